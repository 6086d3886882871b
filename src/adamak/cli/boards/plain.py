"""Any game's view as indented lines: what a game looks like before anybody has drawn its board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console

from adamak.words import GameWords


def draw(console: Console, said: GameWords, view: dict[str, Any], seat: int, names: Sequence[str]) -> None:
    """Every fact of the view under its own key."""
    for line in _lines(view, 0):
        console.print(line)


def _lines(data: dict[str, Any], depth: int) -> Iterator[str]:
    for key, value in data.items():
        label = "  " * depth + str(key)
        if isinstance(value, dict) and value:
            yield f"{label}:"
            yield from _lines(value, depth + 1)
        elif isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
            for number, one in enumerate(value):
                yield f"{label} {number}:"
                yield from _lines(one, depth + 1)
        elif value is not None:
            yield f"{label}: {_short(value)}"


def _short(value: object) -> str:
    return ", ".join(map(str, value)) or "-" if isinstance(value, list) else str(value)
