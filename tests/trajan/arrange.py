"""A table for the tests of Trajan: positions, moves and questions in the words of the rulebook.

    p = acting("senate", red(disc=3, tiles="extra_senate"), green())
    play(p, red, "advance", "pass")
    assert score(p, red) == 5

`table` stands at the start of a turn, `acting` before the action of a tray. Red is on seat 0 and to move, unless said
otherwise; what is not said has its usual place (see `Setup`).
"""

from __future__ import annotations

from typing import Any

from adamak.core import SPECTATOR, Rng
from adamak.games.trajan import GAME
from adamak.games.trajan.pieces import phase as phase_of
from adamak.testing import Arbiter

Position = Any
LISTS = {
    "hand", "known", "display", "tiles", "plus2", "kept", "legionnaires", "workers", "construction", "yellow", "gray",
}  # fmt: skip
TRAYS = ["seaport", "forum", "military", "senate", "trajan", "construction"]
COLOURS = {"Y": "yellow", "O": "orange", "G": "green", "W": "white", "P": "pink", "B": "blue"}


class Seat(int):
    """A seat; called, it is the player with what lies before them. `trays="YO GG ..."` fills trays I to VI."""

    def __call__(self, **facts: Any) -> dict[str, Any]:
        told: dict[str, Any] = {}
        for name, value in facts.items():
            told[name] = value.split() if name in LISTS and isinstance(value, str) else value
        if isinstance(told.get("trays"), str):
            told["trays"] = trays(told["trays"])
        return told


red, green, blue, brown = Seat(0), Seat(1), Seat(2), Seat(3)


def trays(letters: str) -> dict[str, list[str]]:
    """Six groups of letters, `-` for an empty tray."""
    groups = letters.split()
    assert len(groups) == len(TRAYS), letters
    return {
        tray: [] if group == "-" else [COLOURS[letter] for letter in group]
        for tray, group in zip(TRAYS, groups, strict=True)
    }


def written(*players: dict[str, Any], **facts: Any) -> dict[str, Any]:
    known = {option["name"] for option in GAME.options_type.describe()}
    options = {name: facts.pop(name) for name in list(facts) if name in known}
    for name in ("left", "right", "pile", "demands", "offer", "bag", "forum_pile", "extra_pile", "gray_ships"):
        if isinstance(facts.get(name), str):
            facts[name] = facts[name].split()
    if "demands" in facts:
        facts.setdefault("rounds", len(facts["demands"]))
    return {"game": "trajan", "players": list(players), "options": options, **facts}


def table(*players: dict[str, Any], **facts: Any) -> Position:
    """A position at the start of a turn."""
    p = GAME.from_setup(written(*(players or (red(), green())), **facts))
    p.watch()
    return p


def acting(action: str, *players: dict[str, Any], kind: str = "action", **facts: Any) -> Position:
    """The last marker fell into the tray of this action."""
    return table(*(players or (red(), green())), phase=kind, frames=[{"kind": kind, "about": action}], **facts)


def new_game(seats: int = 2, seed: str = "golden", **options: Any) -> Position:
    p = GAME.start(seats, options, seed=seed)
    p.watch()
    return p


def drafted(seats: int = 2, seed: str = "golden", **options: Any) -> Position:
    """A game whose markers, goods and tiles were placed at random: the first turn begins."""
    p = new_game(seats, seed, **options)
    rng = Rng(seed)
    while phase(p) in {"markers", "goods_draft", "trajan_draft"}:
        random_move(p, rng)
    return p


# --- moves ------------------------------------------------------------------------------------------------


def number(move: str) -> int:
    return GAME.moves.number(move)


arbiter = Arbiter(GAME)
play = arbiter.play
check = arbiter.counted_anew
choices = arbiter.choices
refused = arbiter.refused
why = arbiter.why
may = arbiter.may
play_randomly = arbiter.play_randomly


def random_move(p: Position, rng: Rng) -> None:
    seat = p.actor()
    legal = p.legal(seat)
    p.apply(seat, legal[rng.below(len(legal))])


def end_quarter(*players: dict[str, Any], demands: str = "bread games religion", **facts: Any) -> Position:
    """The last turn of a quarter: red sows two markers from the Trajan tray over the start and passes."""
    spaces = {2: 11, 3: 16, 4: 21}[len(players)]
    p = table(*players, demands=demands, time=spaces - 2, **facts)
    return finish_turn(p, red)


def finish_turn(p: Position, seat: int) -> Position:
    """Sows the Trajan tray and passes: two markers, the Seaport."""
    play(p, seat, "lift trajan")
    while p.actor() == seat and phase(p) in {"sow", "action", "plus2"}:
        play(p, seat, "pass" if phase(p) == "action" else choices(p, seat)[0])
    return p


# --- questions ----------------------------------------------------------------------------------------------


def phase(p: Position) -> str:
    return phase_of(p)


def seen(p: Position, seat: int = SPECTATOR) -> dict[str, Any]:
    return dict(p.view(int(seat)))


def player(p: Position, seat: int, viewer: int | None = None) -> dict[str, Any]:
    return dict(seen(p, seat if viewer is None else viewer)["players"][seat])


def score(p: Position, seat: int) -> int:
    """On the track."""
    return int(player(p, seat)["score"])


def total(p: Position, seat: int, part: str = "") -> int:
    """As if the game ended now."""
    told = p.scores()[seat]
    return int(told["parts"][part] if part else told["total"])


def tray(p: Position, seat: int, name: str) -> dict[str, Any]:
    return dict(player(p, seat)["trays"][TRAYS.index(name)])


def markers(p: Position, seat: int, name: str) -> list[str]:
    return sorted(tray(p, seat, name)["markers"])


def hand(p: Position, seat: int) -> list[str]:
    return list(player(p, seat)["hand"])


def province(p: Position, name: str) -> dict[str, Any]:
    return dict(next(one for one in seen(p)["provinces"] if one["province"] == name))


def site(p: Position, name: str) -> dict[str, Any]:
    return dict(next(one for one in seen(p)["sites"] if one["site"] == name))


def ship(p: Position, name: str) -> str:
    return str(next(one for one in seen(p)["ships"] if one["ship"] == name)["side"])


def forum(p: Position) -> dict[str, str]:
    return {one["space"]: one["tile"] for one in seen(p)["forum"] if one["tile"]}


def events(p: Position, seat: int = SPECTATOR, kind: str = "") -> list[dict[str, Any]]:
    return [event for event in p.events_for(int(seat)) if not kind or event["event"] == kind]
