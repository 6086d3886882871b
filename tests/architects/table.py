"""A table for the tests of Architects: positions, moves and questions in the words of the rulebook.

    p = table(ann(goods="2 wood 2 stone", hand="well"), bob())
    play(p, ann, "place guildhall", "build well")
    assert goods(p, ann) == {"clay": 4}

Ann, Bob, Cyd, Dan and Eve sit on seats 0 to 4; Ann is to move unless said otherwise. `bot` is the house opponent.
"""

from __future__ import annotations

import json
from typing import Any

from adamak.core import SPECTATOR, Rng
from adamak.games.architects import GAME

Position = Any
LISTS = ("apprentices", "buildings", "hand", "packet", "effects_done")


def items(text: str) -> dict[str, int]:
    words = text.split()
    return {name: int(number) for number, name in zip(words[::2], words[1::2], strict=True)}


class Seat(int):
    """A seat; called, it is the player with what lies before him: `ann(goods="2 wood", workers="3 forest")`."""

    def __call__(self, **more: Any) -> dict[str, Any]:
        told = dict(more)
        for name in ("goods", "workers"):
            if isinstance(told.get(name), str):
                told[name] = items(told[name])
        for name in LISTS:
            if isinstance(told.get(name), str):
                told[name] = told[name].split()
        return told


ann, bob, cyd, dan, eve = Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)
bot = Seat(9)
OPTIONS = {str(option["name"]) for option in GAME.options_type.describe()}


def written(*players: dict[str, Any], **facts: Any) -> dict[str, Any]:
    options = {name: facts.pop(name) for name in list(facts) if name in OPTIONS}
    for name in ("small_pile", "large_pile", "reward_pile", "rewards_gone", "building_deck", "apprentice_deck"):
        if isinstance(facts.get(name), str):
            facts[name] = facts[name].split()
    if isinstance(facts.get("apprentice_display"), str):
        shown = facts["apprentice_display"].split()
        facts["apprentice_display"] = [None if name == "-" else name for name in shown]
    facts["turn"] = int(facts.get("turn", 0))
    if "active" in facts and not isinstance(facts["active"], str):
        facts["active"] = int(facts["active"])
    return {"game": "architects", "players": list(players), "options": options, **facts}


def table(*players: dict[str, Any], watch: bool = True, **facts: Any) -> Position:
    """A position in which Ann is to place a worker, unless said otherwise."""
    p = GAME.from_setup(written(*players, **facts))
    if watch:
        p.watch()
    return p


def new_game(seats: int = 2, seed: str = "golden", **options: Any) -> Position:
    p = GAME.start(seats, options, seed=seed)
    p.watch()
    return p


def deck(*first: str) -> list[str]:
    """A building deck with these cards on top: what else is not on the table must be named by the caller."""
    from adamak.games.architects.data import BUILDING_IDS

    return [*first, *(card for card in BUILDING_IDS if card not in first)]


def deck_without(top: str, used: str) -> list[str]:
    """A building deck with these cards on top, without those that lie elsewhere."""
    gone = used.split()
    return [card for card in deck(*top.split()) if card not in gone]


# --- moves ----------------------------------------------------------------------------------------


def number(move: str) -> int:
    return GAME.moves.number(move)


def play(p: Position, seat: int, *moves: str) -> Position:
    """Moves of one seat, each of which must be legal; nothing may be made or lost on the way."""
    for move in moves:
        assert p.why_not(int(seat), number(move)) is None, f"{move}: {p.why_not(int(seat), number(move))}"
        assert number(move) in list(p.legal(int(seat))), f"{move} is not among {choices(p, seat)}"
        p.apply(int(seat), number(move))
        check(p)
    return p


def check(p: Position) -> None:
    """A position written down and read back passes the checks of the setup and is the same."""
    assert GAME.from_setup(json.loads(json.dumps(p.to_setup()))).to_bytes() == p.to_bytes()


def choices(p: Position, seat: int) -> list[str]:
    return [GAME.moves.words(move) for move in p.legal(int(seat))]


def refused(p: Position, seat: int, move: str) -> str:
    """The clause that forbids a move."""
    refusal = p.why_not(int(seat), number(move))
    assert refusal is not None, f"{move} is legal"
    assert number(move) not in list(p.legal(int(seat)))
    return str(refusal.clause)


def why(p: Position, seat: int, move: str) -> tuple[str, dict[str, Any]]:
    refusal = p.why_not(int(seat), number(move))
    assert refusal is not None, f"{move} is legal"
    return refusal.reason, dict(refusal.facts)


def may(p: Position, seat: int, move: str) -> bool:
    legal = number(move) in list(p.legal(int(seat)))
    assert legal == (p.why_not(int(seat), number(move)) is None)
    return legal


def play_randomly(p: Position, seed: str, moves: int = 20_000) -> Position:
    rng = Rng(seed)
    for _ in range(moves):
        if p.is_over():
            break
        seat = p.actor()
        legal = p.legal(seat)
        p.apply(seat, legal[rng.below(len(legal))])
    return p


# --- questions ------------------------------------------------------------------------------------


def phase(p: Position) -> str:
    return str(seen(p)["phase"])


def seen(p: Position, seat: int = SPECTATOR) -> dict[str, Any]:
    return dict(p.view(int(seat)))


def player(p: Position, seat: int) -> dict[str, Any]:
    """What everybody sees of a player; of one's own hand, what one sees oneself."""
    if seat == bot:
        return dict(seen(p)["automa"])
    return dict(seen(p, seat)["players"][seat])


def goods(p: Position, seat: int) -> dict[str, int]:
    return {name: count for name, count in player(p, seat)["goods"].items() if count}


def virtue(p: Position, seat: int) -> int:
    return int(player(p, seat)["virtue"])


def hand(p: Position, seat: int) -> set[str]:
    return set(player(p, seat)["hand"])


def index(p: Position, seat: int) -> int:
    return int(p.seats) if seat == bot else int(seat)


def workers(p: Position, seat: int, location: str) -> int:
    if location == "prison":
        return int(seen(p)["prison"][index(p, seat)])
    return int(seen(p)["locations"][location][index(p, seat)])


def score(p: Position, seat: int, part: str = "") -> int:
    told = player(p, seat)["score"]
    return int(told["parts"][part] if part else told["total"])


def events(p: Position, kind: str = "", seat: int = SPECTATOR) -> list[dict[str, Any]]:
    return [event for event in p.events_for(int(seat)) if not kind or event["event"] == kind]


def truth(p: Position, key: str) -> Any:
    """A thing as it truly lies, hidden or not."""
    return p.to_setup()[key]


def display(p: Position, row: str = "top") -> list[tuple[str, int]]:
    """A row of the apprentices: name and silver on it."""
    shown = seen(p)["apprentices"]["display"]
    return [(one["apprentice"], one["silver"]) for one in shown if one["slot"].startswith(row)]
