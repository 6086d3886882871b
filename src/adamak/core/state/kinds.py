"""Kinds of fields: how one packed number of a position is written as JSON, and read back.

A kind knows nothing of where its number lies (see `fields.py`). Reading has two steps, so that the pieces of a game can
be counted in between: `check` says whether a value has the right shape and only known names, `pack` makes the number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, Generic, TypeVar

from adamak.core.errors import Problem
from adamak.core.naming import members, seats_of
from adamak.core.state.shapes import (
    MOST,
    check_dict,
    check_list,
    check_name,
    check_names,
    check_number,
    check_once,
    check_seat,
    misshapen,
)

T = TypeVar("T")
K = TypeVar("K", bound="Kind[Any]")
C = TypeVar("C", list[str], dict[str, str], dict[str, int])
MEMORY = 4_000  # numbers whose meaning a kind keeps


class Kind(Generic[T]):
    """What a number of a position stands for."""

    def write(self, number: int, seats: int) -> T:
        """The number in words."""
        raise NotImplementedError

    def check(self, value: object, where: str, seats: int) -> T:
        """The value, if it can stand there; else a Problem."""
        raise NotImplementedError

    def pack(self, value: T) -> int:
        """Back from `write`."""
        raise NotImplementedError


def remembered(write: Callable[[K, int], C]) -> Callable[..., C]:
    """What a number means is worked out once and handed out as a copy.

    The same few hands and piles are told to everybody at the table, move after move.
    """

    place = f"{write.__name__} remembered"

    @wraps(write)
    def recalled(kind: K, number: int, seats: int = 0) -> C:
        memory: dict[int, C] | None = kind.__dict__.get(place)
        if memory is None:
            memory = kind.__dict__[place] = {}
        found = memory.get(number)
        if found is None:
            if len(memory) >= MEMORY:
                memory.clear()
            found = memory[int(number)] = write(kind, int(number))
        return found.copy()

    return recalled


class Count(Kind[int]):
    """A number within bounds."""

    def __init__(self, low: int = 0, high: int = MOST) -> None:
        self.low, self.high = low, high

    def write(self, number: int, seats: int) -> int:
        return int(number)

    def check(self, value: object, where: str, seats: int) -> int:
        return check_number(value, self.low, self.high, where)

    def pack(self, value: int) -> int:
        return value


class Flag(Kind[bool]):
    """Yes or no."""

    def write(self, number: int, seats: int) -> bool:
        return bool(number)

    def check(self, value: object, where: str, seats: int) -> bool:
        if not isinstance(value, bool):
            raise misshapen(where, value)
        return value

    def pack(self, value: bool) -> int:
        return int(value)


class Seat(Kind[int]):
    """A seat at the table."""

    def write(self, number: int, seats: int) -> int:
        return int(number)

    def check(self, value: object, where: str, seats: int) -> int:
        return check_seat(value, seats, where)

    def pack(self, value: int) -> int:
        return value


class SeatSet(Kind[list[int]]):
    """A set of seats."""

    def write(self, number: int, seats: int) -> list[int]:
        return seats_of(number)

    def check(self, value: object, where: str, seats: int) -> list[int]:
        return sorted({check_seat(seat, seats, where) for seat in check_list(value, where)})

    def pack(self, value: list[int]) -> int:
        return sum(1 << seat for seat in value)


class SeatOrder(Kind[list[int]]):
    """Every seat once, in nibbles, the first one lowest; with `empty`, an order not known yet is 0, an empty list."""

    def __init__(self, *, empty: bool = False) -> None:
        self.empty = empty

    def write(self, number: int, seats: int) -> list[int]:
        return [] if self.empty and not number else [int(number) >> 4 * k & 15 for k in range(seats)]

    def check(self, value: object, where: str, seats: int) -> list[int]:
        order = [check_seat(seat, seats, where) for seat in check_list(value, where)]
        if sorted(order) != list(range(seats)) and not (self.empty and not order):
            raise Problem("deal-number", where=where, found=len(set(order)), wanted=seats)
        return order

    def pack(self, value: list[int]) -> int:
        return sum(seat << 4 * k for k, seat in enumerate(value))


class OneOf(Kind[str]):
    """One of some names."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)
        self.numbers = {name: k for k, name in enumerate(names)}

    def write(self, number: int, seats: int) -> str:
        return self.names[number]

    def check(self, value: object, where: str, seats: int) -> str:
        return check_name(value, self.numbers, where)

    def pack(self, value: str) -> int:
        return self.numbers[value]


class Optional(Kind[T | None]):
    """Something, or nothing: `none` is the number of nothing."""

    def __init__(self, kind: Kind[T], none: int = -1) -> None:
        self.kind, self.none = kind, none

    def write(self, number: int, seats: int) -> T | None:
        return None if number == self.none else self.kind.write(number, seats)

    def check(self, value: object, where: str, seats: int) -> T | None:
        return None if value is None else self.kind.check(value, where, seats)

    def pack(self, value: T | None) -> int:
        return self.none if value is None else self.kind.pack(value)


class _Names(Kind[list[str]]):
    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)
        self.numbers = {name: k for k, name in enumerate(names)}

    def check(self, value: object, where: str, seats: int) -> list[str]:
        return check_names(value, self.numbers, where)


class NameSet(_Names):
    """A set of things that exist once, a bit each."""

    @remembered
    def write(self, number: int) -> list[str]:
        return members(number, self.names)

    def check(self, value: object, where: str, seats: int) -> list[str]:
        found = super().check(value, where, seats)
        check_once(found, where)
        return found

    def pack(self, value: list[str]) -> int:
        return sum(1 << self.numbers[name] for name in value)


class Counts(_Names):
    """How many there are of each thing: so many bits a thing, or from the given shifts on.

    `most` is the game's own count of a thing, for places whose pieces belong to no stock.
    """

    def __init__(self, names: Sequence[str], bits: int, *, shifts: Sequence[int] = (), most: int = 0) -> None:
        super().__init__(names)
        self.shifts = list(shifts) or [bits * k for k in range(len(self.names))]
        ends = [*self.shifts[1:], self.shifts[-1] + bits]
        self.masks = [(1 << end - start) - 1 for start, end in zip(self.shifts, ends, strict=True)]
        self.most = most

    @remembered
    def count(self, number: int) -> dict[str, int]:
        """The number of each thing by name."""
        places = zip(self.names, self.shifts, self.masks, strict=True)
        return {name: number >> shift & mask for name, shift, mask in places}

    @remembered
    def write(self, number: int) -> list[str]:
        return [name for name, many in self.count(number).items() for _ in range(many)]

    def check(self, value: object, where: str, seats: int) -> list[str]:
        found = super().check(value, where, seats)
        if self.most:
            self._check_most(found, [self.most] * len(self.names))
        return found

    def pack(self, value: list[str]) -> int:
        self._check_most(value, self.masks)
        return sum(1 << self.shifts[self.numbers[name]] for name in value)

    def _check_most(self, found: list[str], most: list[int]) -> None:
        for name in set(found):
            if found.count(name) > most[self.numbers[name]]:
                wanted = most[self.numbers[name]]
                raise Problem("setup-pieces", what=name, found=found.count(name), wanted=wanted)


class Tally(Kind[dict[str, int]]):
    """A number for each of some names, so many bits each; what is left out is 0."""

    def __init__(self, names: Sequence[str], bits: int) -> None:
        self.names, self.bits = list(names), bits

    @remembered
    def write(self, number: int) -> dict[str, int]:
        return {name: number >> self.bits * k & (1 << self.bits) - 1 for k, name in enumerate(self.names)}

    def check(self, value: object, where: str, seats: int) -> dict[str, int]:
        found = check_dict(value, where)
        for name, many in found.items():
            check_name(name, self.names, where)
            check_number(many, 0, (1 << self.bits) - 1, f"{where}.{name}")
        return found

    def pack(self, value: dict[str, int]) -> int:
        return sum(many << self.bits * self.names.index(name) for name, many in value.items())


class Queue(_Names):
    """A small pile, the next thing lowest, each plus one so that an empty pile is 0."""

    def __init__(self, names: Sequence[str], bits: int) -> None:
        super().__init__(names)
        self.bits = bits

    @remembered
    def write(self, number: int) -> list[str]:
        left, found = number, []
        while left:
            found.append(self.names[(left & (1 << self.bits) - 1) - 1])
            left >>= self.bits
        return found

    def check(self, value: object, where: str, seats: int) -> list[str]:
        found = super().check(value, where, seats)
        if len(found) > 62 // self.bits:
            raise Problem("deal-number", where=where, found=len(found), wanted=62 // self.bits)
        return found

    def pack(self, value: list[str]) -> int:
        return sum(self.numbers[name] + 1 << self.bits * k for k, name in enumerate(value))


class Spaces(Kind[dict[str, str]]):
    """What lies on each of some spaces, so many bits a space, the thing plus one; an empty space is left out."""

    def __init__(self, spaces: Sequence[str], names: Sequence[str], bits: int) -> None:
        self.spaces, self.things, self.bits = list(spaces), OneOf(names), bits

    def on(self, number: int, space: int) -> str | None:
        """What lies on one space."""
        entry = int(number) >> self.bits * space & (1 << self.bits) - 1
        return self.things.names[entry - 1] if entry else None

    @remembered
    def write(self, number: int) -> dict[str, str]:
        found = {space: self.on(number, k) for k, space in enumerate(self.spaces)}
        return {space: thing for space, thing in found.items() if thing is not None}

    def check(self, value: object, where: str, seats: int) -> dict[str, str]:
        found = check_dict(value, where)
        for space, thing in found.items():
            check_name(space, self.spaces, where)
            self.things.check(thing, space, seats)
        return found

    def pack(self, value: dict[str, str]) -> int:
        return sum(
            self.things.pack(thing) + 1 << self.bits * self.spaces.index(space) for space, thing in value.items()
        )


class Sparse(Tally):
    """Those that are there, by name, at most so many of each."""

    def __init__(self, names: Sequence[str], bits: int, most: int) -> None:
        super().__init__(names, bits)
        self.most = most

    def write(self, number: int, seats: int = 0) -> dict[str, int]:
        return {name: many for name, many in super().write(number).items() if many}

    def check(self, value: object, where: str, seats: int = 0) -> dict[str, int]:
        given = check_dict(value, where).items()
        return {
            check_name(name, self.names, where): check_number(many, 0, self.most, f"{where}.{name}")
            for name, many in given
        }
