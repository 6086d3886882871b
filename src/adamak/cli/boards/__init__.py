"""Positions drawn for the terminal: a file per game, and a plain drawing for games that bring none."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from adamak.words.game_words import package_of

if TYPE_CHECKING:
    from rich.console import Console

    from adamak.core.game import Game
    from adamak.words import GameWords

SEAT_COLOURS = ("red", "blue", "green", "yellow", "magenta", "cyan")  # always beside a name, never alone


def draw(console: Console, words: GameWords, view: dict[str, Any], seat: int, names: Sequence[str]) -> None:
    """Draws what this seat sees. Only its view comes here, so nothing hidden can be drawn."""
    _board(words.of).draw(console, words, view, seat, names)


def _board(game: Game[Any, Any]) -> Any:
    """The drawing of one of our games, or `terminal.py` of the game's own package, or the one for any game."""
    ours = f"{__name__}.{game.id}" if game.id.isidentifier() else ""
    theirs = f"{package_of(game)}.terminal"
    return import_module(next(filter(_exists, (ours, theirs)), f"{__name__}.plain"))


def _exists(module: str) -> bool:
    try:
        return bool(module) and find_spec(module) is not None
    except ModuleNotFoundError:  # a game in a lone module is no package
        return False
