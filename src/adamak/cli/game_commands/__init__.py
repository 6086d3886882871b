"""Commands of single games: a file named like the game holds its `commands`, and `adamak <game> …` finds them there."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any


def names() -> list[str]:
    """The games that have commands of their own."""
    return sorted(module.name for module in iter_modules(__path__))


def group(name: str) -> Any:
    """The commands of a game, ready to run."""
    from typer.main import get_command

    found = get_command(import_module(f"{__name__}.{name}").commands)
    found.name = name
    return found
