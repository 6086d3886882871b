"""Positions of Duel for the harness: plays seeded games and keeps the moments worth looking at.

Writes fixtures.json here (positions) and cases.json (moves and what they caused, for preview.test.mjs).
"""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from adamak.core.match import Match
from adamak.games.duel import GAME

HERE = Path(__file__).parent
BASE = {"pantheon": False}
PHASES = [
    "draft",
    "turn",
    "begin_age",
    "choose_progress",
    "great_library",
    "destroy_card",
    "revive_card",
    "place_divinity",
    "enki",
    "nisaba",
    "baal",
    "zeus",
    "anubis",
    "isis_card",
    "isis_wonder",
    "ra",
    "minerva",
    "neptune_remove",
    "neptune_apply",
    "gate",
    "theater_deck",
    "theater_divinity",
    "theater_order",
]
Wanted = Callable[[dict[str, Any], list[int]], bool]


def moment(match: Match, me: int) -> dict[str, Any]:
    """What the page would hand to the board now."""
    position = match.position
    legal = [GAME.moves.words(m) for m in position.legal(me)] if me in position.actors() else []
    why = {}
    for number in range(len(GAME.moves)) if me >= 0 else ():
        refusal = position.why_not(me, number)
        if refusal is not None:
            why[GAME.moves.words(number)] = [refusal.clause, refusal.reason, dict(refusal.facts)]
    return {"view": position.view(me), "me": me, "legal": legal, "lastEvents": position.events_for(me), "why": why}


def weight(move: str) -> float:
    kind = move.split(" ")[0]
    return {"discard": 0.25, "activate": 6.0, "wonder": 1.5}.get(kind, 2.0)


def start(seed: str, options: dict[str, Any]) -> Match:
    return Match.start(GAME, seats=2, options=options, seed=seed)


def choose(match: Match, rng: random.Random) -> tuple[int, str]:
    mover = match.position.actors()[0]
    legal = [GAME.moves.words(m) for m in match.position.legal(mover)]
    return mover, rng.choices(legal, [weight(m) for m in legal])[0]


def play(seed: str, wanted: Wanted, options: dict[str, Any], me: int | None) -> dict[str, Any] | None:
    """A random game up to the wanted moment; `me` None: seen by whoever decides."""
    match = start(seed, options)
    rng = random.Random(seed)
    log: list[dict[str, Any]] = []
    for version in range(1, 400):
        position = match.position
        actors = position.actors()
        seat = me if me is not None else (actors[0] if actors else 0)
        if wanted(position.view(seat), actors):
            return moment(match, seat) | {"log": [e for e in log[-60:] if e["seat"] == seat]}
        if not actors:
            return None
        mover, move = choose(match, rng)
        match.play(mover, move)
        log += [{"version": version, "event": e, "seat": s} for s in (-1, 0, 1) for e in match.position.events_for(s)]
    return None


def phase(name: str, more: Callable[[dict[str, Any]], bool] = lambda _: True) -> Wanted:
    return lambda view, _: view["phase"] == name and more(view)


def left(view: dict[str, Any]) -> int:
    return sum(slot is not None for slot in view["structure"])


def turn(age: int, cards: int) -> Wanted:
    return phase("turn", lambda view: view["age"] == age and left(view) == cards)


WANTED: dict[str, tuple[Wanted, dict[str, Any], int | None]] = {
    "age1": (turn(1, 15), {}, None),
    "age1-start": (turn(1, 20), {}, None),
    "age2": (turn(2, 16), {}, None),
    "age3": (turn(3, 14), {}, None),
    "age3-start": (turn(3, 20), {}, None),
    "base-draft": (phase("draft"), BASE, None),
    "base-age1": (turn(1, 17), BASE, None),
    "base-age2": (turn(2, 13), BASE, None),
    "base-age3": (turn(3, 12), BASE, None),
    "draft-late": (phase("draft", lambda view: view["draft"]["picks"] == 5), {}, None),
    "waiting": (turn(2, 12), {}, 0),
    "spectator": (turn(3, 9), {}, -1),
    "p2": (lambda view, actors: turn(2, 10)(view, actors) and view["p1"] != actors[0], {}, None),
    **{name: (phase(name), {}, None) for name in PHASES if name != "turn"},
    **{
        f"over-{ending}": (phase("over", lambda view, ending=ending: view["ending"] == ending), {}, 0)
        for ending in ("military", "scientific", "civilian", "civilian_tie")
    },
    "over-base": (phase("over", lambda view: view["ending"] == "civilian"), BASE, 1),
}


def positions() -> dict[str, Any]:
    found = {}
    for name, (wanted, options, me) in WANTED.items():
        for k in range(1500):
            here = play(f"{name}-{k}", wanted, options, me)
            waits = name == "waiting" and here is not None and here["legal"]
            if here and not waits:
                found[name] = here | {"options": options}
                break
        else:
            print("not found:", name)
    return found


def facts(view: dict[str, Any], me: int) -> dict[str, Any]:
    return {
        "coins": [p["coins"] + p["astarte"] for p in view["players"]],
        "pawn": view["pawn"],
        "again": view["actors"] == [me],
        "score": [p["score"]["total"] for p in view["players"]],
        "phase": view["phase"],
        "supreme": view["ending"] in {"military", "scientific"},
    }


def cases(number: int) -> list[dict[str, Any]]:
    """Moves of a turn with what the engine made of them."""
    told = []
    for k in range(number):
        match = start(f"case-{k}", {} if k % 3 else BASE)
        rng = random.Random(k)
        while match.position.actors():
            position = match.position
            seat = position.actors()[0]
            view = position.view(seat)
            mover, move = choose(match, rng)
            match.play(mover, move)
            if view["phase"] == "turn" and rng.random() < 0.2:
                told.append({"view": view, "me": seat, "move": move, "after": facts(match.position.view(seat), seat)})
    return told


def main() -> None:
    found = positions()
    (HERE / "fixtures.json").write_text(json.dumps(found, separators=(",", ":")))
    (HERE / "cases.json").write_text(json.dumps(cases(60), separators=(",", ":")))
    print({k: (v["me"], v["view"]["phase"], len(v["legal"])) for k, v in found.items()})


if __name__ == "__main__":
    main()
