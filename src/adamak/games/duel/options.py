"""The options of 7 Wonders Duel: Pantheon, the beginners' Wonders, and the rulings a table may decide otherwise."""

from __future__ import annotations

from adamak.core.option_file import from_file
from adamak.core.options import Options


@from_file
class DuelOptions(Options):
    """Every variant of the game: the fields stand in `options.toml`."""
