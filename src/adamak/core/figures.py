"""Figures of a rulebook: `figures.toml` in a game's folder, each drawn by the board from a position written down there.

    [winter]                                    # its words are `figure-winter` of text/figures.<lang>.ftl
    clause = "CO-5.2"                           # the clause it stands beside
    position.site = "siena"                     # a setup, as people write it; `like` takes the one of another figure
    position.players = [{ line = ["mercenary_10"] }, { line = ["winter"] }]
    show = ["seat:0", "seat:1"]                 # the part of the board that is seen: things, places, `pane:map`
    facts.strength = "players.0.strength"       # what the words name: sums of `core/claims.py`
    callouts = [{ at = "seat:0", shows = ["strength"] }]

The callouts are numbered in their order and say `.n1`, `.n2`, … of the figure's message. What a callout `shows` can be
read off the thing it points at: the suite compares picture and position.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from adamak.core.game import Game
from adamak.core.position import SPECTATOR


class Callout(Struct, frozen=True, forbid_unknown_fields=True):
    """A number in the picture: the thing it points at, and which facts can be read there."""

    at: str
    shows: list[str] = []
    ring: bool = True  # False: the number stands on the thing, whose outline a ring would not follow


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of a part of the board, as it looks in one position from one seat."""

    clause: str
    show: list[str]
    position: dict[str, Any] = {}
    seed: str = ""  # instead of a position: the beginning of a game that a seed deals
    seats: int = 0
    like: str = ""  # another figure, whose position this one changes
    moves: list[str] = []  # played from that position, in words
    seat: int = SPECTATOR  # who looks
    facts: dict[str, str] = {}
    callouts: list[Callout] = []
    size: tuple[int, int] = (1280, 800)  # of the whole board, before the part is cut out
    around: int = 10  # how much of the board is seen around what is shown
    tab: str = ""  # of a narrow board


def read_figures(text: str) -> dict[str, Figure]:
    """The figures of a file, by their ids, in its order."""
    return msgspec.convert(tomllib.loads(text), dict[str, Figure])


def setup_of(figures: Mapping[str, Figure], figure: Figure) -> Any:
    """The position as it is written down, with what it takes from another figure; "-" is a place with nothing."""
    written = _cleared(figure.position)
    return changed(setup_of(figures, figures[figure.like]), written) if figure.like else written


def _cleared(written: Any) -> Any:
    if isinstance(written, Mapping):
        return {name: _cleared(entry) for name, entry in written.items()}
    if isinstance(written, list):
        return [_cleared(entry) for entry in written]
    return None if written == "-" else written


def changed(old: Any, new: Any) -> Any:
    """What is written, with changes: tables are changed entry by entry, lists by number ("0") or as a whole.

    >>> changed({"site": "roma", "players": [{"line": ["spring"]}, {}]}, {"players": {"1": {"passed": True}}})
    {'site': 'roma', 'players': [{'line': ['spring']}, {'passed': True}]}
    """
    if not isinstance(new, Mapping):
        return new
    if isinstance(old, list):
        return [changed(entry, new[str(at)]) if str(at) in new else entry for at, entry in enumerate(old)]
    if not isinstance(old, Mapping):
        return dict(new)
    return {**old, **{name: changed(old.get(name), entry) for name, entry in new.items()}}


def position_of(game: Game[Any, Any], figures: Mapping[str, Figure], figure: Figure) -> Any:
    """The position that a figure is drawn from."""
    if figure.seed:
        position = game.start(figure.seats, figure.position.get("options"), seed=figure.seed)
    else:
        position = game.from_setup({"game": game.id, **setup_of(figures, figure)})
    for words in figure.moves:
        number = game.moves.number(words)
        seat = next((seat for seat in position.actors() if number in position.legal(seat)), None)
        if seat is None:
            raise ValueError(f"{words} is not legal here")
        position.apply(seat, number)
    return position
