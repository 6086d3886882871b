"""Small readers for deals and setups: each says what is wrong with what it was given."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, TypeVar

import msgspec

from adamak.core.errors import Problem
from adamak.core.position import Position

T = TypeVar("T")
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Generator(msgspec.Struct, forbid_unknown_fields=True):
    """The state of the position's own generator."""

    key: str
    drawn: int = 0


def read(shape: type[T], data: Mapping[str, object]) -> T:
    """JSON data as this shape."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as wrong:
        raise Problem("setup-shape", what=str(wrong)) from None


def generator_of(p: Position) -> dict[str, Any]:
    return {"key": f"{p.key_a << 62 | p.key_b:031x}", "drawn": int(p.drawn)}


def set_generator(p: Position, generator: Generator) -> None:
    try:
        key = int(generator.key, 16)
    except ValueError:
        raise Problem("setup-generator") from None
    if not (0 <= key < 1 << 124 and 0 <= generator.drawn < 1 << 60):
        raise Problem("setup-generator")
    p.key_a, p.key_b, p.drawn = key >> 62, key & (1 << 62) - 1, generator.drawn


def set_or_seed(p: Position, generator: Generator | None, without: str) -> None:
    """The written generator, or one seeded by a word where none is written."""
    if generator is None:
        p.seed_chance(without)
    else:
        set_generator(p, generator)


def seat_of(seat: int, seats: int, where: str) -> int:
    if not 0 <= seat < seats:
        raise Problem("setup-seat", where=where, seat=seat)
    return seat


def seat_set(members: Iterable[int], seats: int, where: str) -> int:
    """A set of seats."""
    return sum(1 << seat_of(seat, seats, where) for seat in set(members))
