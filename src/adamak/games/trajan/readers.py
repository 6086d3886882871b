"""Small readers that deals and setups share: each says what is wrong with what it was given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from adamak.core.errors import Problem
from adamak.core.reading import index_of, seat_of


def indices(names: Sequence[str], found: Sequence[str], where: str) -> list[int]:
    return [index_of(names, name, where) for name in found]


def set_of(names: Sequence[str], found: Sequence[str], where: str) -> int:
    """A set of things that exist once."""
    mask = 0
    for number in indices(names, found, where):
        if mask >> number & 1:
            raise Problem("setup-pieces", what=names[number], found=2, wanted=1)
        mask |= 1 << number
    return mask


def counts_of(names: Sequence[str], found: Sequence[str], where: str, width: int) -> int:
    """Counts, so many bits a kind."""
    numbers = Counter(indices(names, found, where))
    for number, many in numbers.items():
        if many >= 1 << width:
            raise Problem("setup-pieces", what=names[number], found=many, wanted=(1 << width) - 1)
    return sum(many << width * number for number, many in numbers.items())


def queue_of(names: Sequence[str], found: Sequence[str], where: str, width: int) -> int:
    """A small pile, the first thing lowest, each plus one."""
    return sum(number + 1 << width * k for k, number in enumerate(indices(names, found, where)))


def seat_order(found: Sequence[int], seats: int, where: str) -> int:
    """Every seat once, in nibbles."""
    for seat in found:
        seat_of(seat, seats, where)
    if sorted(found) != list(range(seats)):
        raise Problem("deal-number", where=where, found=len(set(found)), wanted=seats)
    return sum(seat << 4 * k for k, seat in enumerate(found))


def check_pieces(found: Sequence[str], names: Sequence[str], wanted: Sequence[int], *, exactly: bool) -> None:
    """TJ-1: no more of anything than the game has; and nothing missing where nothing ever leaves the game."""
    many = Counter(found)
    for name, number in zip(names, wanted, strict=True):
        if many[name] > number or (exactly and many[name] != number):
            raise Problem("setup-pieces", what=name, found=many[name], wanted=number)


def unused(found: Sequence[str], names: Sequence[str], wanted: Sequence[int]) -> list[str]:
    """What is not on the table yet."""
    many = Counter(found)
    return [name for name, number in zip(names, wanted, strict=True) for _ in range(number - many[name])]
