"""A position as compact bytes: fields by name as 64-bit numbers in a fixed order, then things, one byte each."""

from __future__ import annotations

import struct
from collections.abc import Iterable


def fields(thing: object, names: Iterable[str]) -> list[int]:
    """The fields of these names as numbers."""
    return [int(getattr(thing, name)) for name in names]


def put_fields(thing: object, names: Iterable[str], numbers: list[int]) -> None:
    """Back from `fields`: takes the numbers from the front of the list. What was a flag stays one."""
    for name in names:
        number = numbers.pop(0)
        setattr(thing, name, bool(number) if isinstance(getattr(thing, name), bool) else number)


def take(numbers: list[int], count: int) -> list[int]:
    """So many numbers from the front of the list."""
    taken = numbers[:count]
    del numbers[:count]
    return taken


def pack(numbers: list[int], things: Iterable[int] = b"") -> bytes:
    return struct.pack(f"<{len(numbers)}q", *numbers) + bytes(things)


def unpack(data: bytes, count: int, at: int = 0) -> tuple[list[int], list[int]]:
    """Back from `pack`, from some byte on: so many numbers, and the things behind them."""
    return list(struct.unpack_from(f"<{count}q", data, at)), list(data[at + 8 * count :])
