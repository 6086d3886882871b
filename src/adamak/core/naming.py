"""Names and numbers: the ids of a class of numbers, and packed sets as the lists that views, events and setups hold.

A game numbers its phases and actions once, in a class of `Final` ints, which the compiler writes into the code
as literals; the words that files and pages know them by are the same names in small letters:

>>> class Phase:
...     DRAFT = 0
...     TURN = 1
>>> ids(Phase)
['draft', 'turn']
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from adamak.core.game import Game


def ids(numbers: type, start: int = 0, step: int = 1) -> list[str]:
    """The names of a class of numbers in small letters; they must count up from `start`, so that a name is an index."""
    named = {name: value for name, value in vars(numbers).items() if type(value) is int and not name.startswith("_")}
    counted = [start + step * k for k in range(len(named))]
    if list(named.values()) != counted:
        wrong = next(name for (name, value), right in zip(named.items(), counted, strict=True) if value != right)
        raise TypeError(f"{numbers.__name__}.{wrong} breaks the count")
    return [name.lower() for name in named]


def agree(numbers: type, names: Sequence[str]) -> None:
    """A class that numbers only those things that rules name, each by its place in the table of all: is it so?"""
    for name, value in vars(numbers).items():
        if type(value) is int and not name.startswith("_") and names[value] != name.lower():
            raise TypeError(f"{numbers.__name__}.{name} is not {names[value]}")


def members(mask: int, names: Sequence[str]) -> list[str]:
    """The names of those in a set, without a look at those who are not: most sets are small."""
    left = int(mask) & (1 << len(names)) - 1
    found = []
    while left:
        lowest = left & -left
        found.append(names[lowest.bit_length() - 1])
        left ^= lowest
    return found


def seats_of(mask: int) -> list[int]:
    """The seats of a set of seats."""
    return [seat for seat in range(int(mask).bit_length()) if int(mask) >> seat & 1]


@cache
def game_of(module: str) -> Game[Any, Any]:
    """The game whose positions are declared in this module: `GAME` of the `game.py` beside it, which knows them."""
    game: Game[Any, Any] = import_module(f"{module.rpartition('.')[0]}.game").GAME
    return game
