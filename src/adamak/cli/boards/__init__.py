"""Positions drawn for the terminal: a file per game, and a plain drawing for games without one."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console

    from adamak.words import GameWords

SEAT_COLOURS = ("red", "blue", "green", "yellow", "magenta", "cyan")  # always beside a name, never alone


def draw(console: Console, said: GameWords, view: dict[str, Any], seat: int, names: Sequence[str]) -> None:
    """Draws what this seat sees. Only its view comes here, so nothing hidden can be drawn."""
    name = said.of.id if said.of.id.isidentifier() else "plain"
    module = f"{__name__}.{name}"
    board = import_module(module if find_spec(module) else f"{__name__}.plain")
    board.draw(console, said, view, seat, names)
