"""What is the same in every game of a title, for the sums and claims of lessons and exercises."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

import msgspec

from adamak.core.match import AnyGame
from adamak.core.options import package_of

TABLES = ("data", "printed")  # the modules of a game's package that hold its numbers


@cache
def always(game: AnyGame) -> dict[str, Any]:
    """What is printed on the components as the page draws them, and the numbers of the game's own tables (`data`)."""
    printed = game.tables()
    numbers: dict[str, Any] = {}
    for name in TABLES:
        try:
            numbers |= vars(import_module(f"{package_of(type(game))}.{name}"))
        except ModuleNotFoundError:
            continue
    return {"printed": msgspec.to_builtins(printed) if printed is not None else {}, "data": numbers}
