"""Which games there are: everything registered under the entry point group `adamak.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from adamak.core.errors import Problem
from adamak.core.game import Game

GROUP = "adamak.games"


@cache
def games() -> dict[str, Game[Any, Any]]:
    """Every installed game by its id, in alphabetical order; a game of another package is found the same way."""
    return {entry.name: entry.load() for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def find(game_id: str) -> Game[Any, Any]:
    """The game with this id."""
    try:
        return games()[game_id]
    except KeyError:
        raise Problem("unknown-game", game=game_id[:40], known=", ".join(games())) from None
