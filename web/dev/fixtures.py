"""Positions for the harness: plays seeded games and keeps the moments worth looking at. Writes fixtures.json here."""

import json
import random
from pathlib import Path
from typing import Any

from adamak.core.match import Match
from adamak.core.registry import find

GAME = find("condottiere")
HERE = Path(__file__).parent


def moment(match: Match, me: int) -> dict[str, Any]:
    position = match.position
    legal = [GAME.moves.words(m) for m in position.legal(me)] if me in position.actors() else []
    why = {}
    for number in range(len(GAME.moves)):
        refusal = position.why_not(me, number) if me >= 0 else None
        if refusal is not None:
            why[GAME.moves.words(number)] = [refusal.clause, refusal.reason, dict(refusal.facts)]
    return {"view": position.view(me), "me": me, "legal": legal, "lastEvents": position.events_for(me), "why": why}


def weight(words: str) -> float:
    return 0.35 if words in {"pass", "play surrender"} else 1.0


def play(seats: int, seed: str, wanted, options=None, me: int | None = 0, nth: int = 1) -> dict[str, Any] | None:
    match = Match.start(GAME, seats=seats, options=options or {}, seed=seed)
    rng = random.Random(seed)
    log: list[dict[str, Any]] = []
    for version in range(1, 6000):
        position = match.position
        actors = position.actors()
        seat = me if me is not None else (actors[0] if actors else 0)
        if wanted(position.view(seat), actors, seat):
            nth -= 1
            if nth == 0:
                return moment(match, seat) | {"log": log[-45:]}
        if not actors:
            return None
        mover = rng.choice(actors)
        legal = [GAME.moves.words(m) for m in position.legal(mover)]
        move = rng.choices(legal, [weight(m) for m in legal])[0]
        match.play(mover, move)
        log += [{"kind": "event", "version": version, "event": e} for e in match.position.events_for(seat)]
    return None


def phase(name: str, cards: int = 0):
    def wanted(view, actors, seat):
        return (
            view["phase"] == name
            and seat in actors
            and sum(len(p["line"]) for p in view["players"]) >= cards
            and (view["battle"] > 2 or name in {"keep_cards", "over"})
        )

    return wanted


def over(view, actors, seat):
    return view["phase"] == "over"


def waiting(view, actors, seat):
    return view["phase"] == "battle_turn" and seat not in actors and sum(len(p["line"]) for p in view["players"]) > 6


def final(view, actors, seat):
    return view["final"] and seat in actors and sum(len(p["line"]) for p in view["players"]) > 4


WANTED = {
    "battle-4": (4, phase("battle_turn", 8), {}),
    "battle-2": (2, phase("battle_turn", 5), {}),
    "battle-6": (6, phase("battle_turn", 16), {}),
    "battle-3": (3, phase("battle_turn", 6), {}),
    "battle-5": (5, phase("battle_turn", 12), {}),
    "site-4": (4, phase("choose_site", 3), {}),
    "site-first": (4, lambda v, a, s: v["phase"] == "choose_site" and s in a, {}),
    "scarecrow": (4, phase("scarecrow_target", 5), {}),
    "favor": (4, phase("place_favor", 3), {}),
    "reveal": (4, phase("reveal_on_pass", 4), {"hidden_cards": True}),
    "hidden": (4, phase("battle_turn", 6), {"hidden_cards": True}),
    "discard": (4, phase("discard_hand"), {}),
    "keep": (3, phase("keep_cards"), {}),
    "draw": (4, phase("draw_count"), {"draw_after_each_battle": True, "draw_amount": "chosen"}),
    "taking": (
        4,
        lambda v, a, s: (
            v["phase"] == "battle_turn"
            and s in a
            and v["defender"] is not None
            and sum(len(p["line"]) for p in v["players"]) > 4
        ),
        {"taking_regions": True},
    ),
    "waiting": (4, waiting, {}),
    "final": (5, final, {}),
    "over": (4, over, {}),
    "over-points": (3, over, {"playing_for_points": True, "points_target": 15}),
    "secret": (4, phase("battle_turn", 6), {"hand_counts_public": False, "discard_pile_public": False}),
}


def main() -> None:
    found = {}
    for name, (seats, wanted, options) in WANTED.items():
        for k in range(400):
            moment_ = play(seats, f"{name}-{k}", wanted, options)
            if moment_:
                found[name] = moment_ | {"options": options}
                break
        else:
            print("not found:", name)
    spectator = play(
        4,
        "spectator",
        lambda v, a, s: (
            v["phase"] == "battle_turn" and v["battle"] > 3 and sum(len(p["line"]) for p in v["players"]) > 7
        ),
        {},
        me=-1,
    )
    if spectator:
        found["spectator"] = spectator | {"options": {}}
    (HERE / "fixtures.json").write_text(json.dumps(found, separators=(",", ":")))
    print({k: (v["me"], v["view"]["phase"], len(v["legal"])) for k, v in found.items()})


main()
