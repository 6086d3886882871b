"""A table for the tests of Architects: positions, moves and questions in the words of the rulebook.

    p = table(ann(goods="2 wood 2 stone", hand="well"), bob())
    play(p, ann, "place guildhall", "build well")
    assert goods(p, ann) == {"clay": 4}

Ann, Bob, Cyd, Dan and Eve sit on seats 0 to 4; Ann is to move unless said otherwise. `bot` is the house opponent.
"""

from __future__ import annotations

from typing import Any

from adamak.core import SPECTATOR
from adamak.games.architects import GAME
from adamak.testing import Arbiter

Position = Any
LISTS = ("apprentices", "buildings", "hand", "packet", "effects_done")


def items(text: str) -> dict[str, int]:
    words = text.split()
    return {name: int(number) for number, name in zip(words[::2], words[1::2], strict=True)}


class Seat(int):
    """A seat; called, it is the player with what lies before them: `ann(goods="2 wood", workers="3 forest")`."""

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
    from adamak.games.architects.printed import BUILDING_IDS

    return [*first, *(card for card in BUILDING_IDS if card not in first)]


def deck_without(top: str, used: str) -> list[str]:
    """A building deck with these cards on top, without those that lie elsewhere."""
    gone = used.split()
    return [card for card in deck(*top.split()) if card not in gone]


# --- moves ----------------------------------------------------------------------------------------


def number(move: str) -> int:
    return GAME.moves.number(move)


arbiter = Arbiter(GAME)
play = arbiter.play
choices = arbiter.choices
refused = arbiter.refused
why = arbiter.why
may = arbiter.may
play_randomly = arbiter.play_randomly


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
