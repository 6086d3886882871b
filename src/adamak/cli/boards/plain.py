"""Any game's view as indented lines: what a game looks like before anybody has drawn its board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from adamak.core.display import lines
from adamak.words import GameWords


def draw(console: Console, said: GameWords, view: dict[str, Any], seat: int, names: Sequence[str]) -> None:
    """Every fact of the view under its own key."""
    for line in lines(view):
        console.print(line)
