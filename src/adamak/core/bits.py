"""Small sets, counts and piles in one integer. Compiled with the engines."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

BIT: Final[vec[i64]] = vec[i64]([1 << k for k in range(62)])  # a literal 1 shifted by an i64 is 32 bits wide in C


def bits(mask: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


_LOWEST: Final[vec[i64]] = vec[i64]([
    0, 1, 28, 2, 29, 14, 24, 3, 30, 22, 20, 15, 25, 17, 4, 8,
    31, 27, 13, 23, 21, 19, 16, 7, 26, 12, 18, 6, 11, 5, 10, 9,
])  # fmt: skip


def lowest(mask: i64) -> i64:
    """The lowest member of a set with members below 62; the set is not empty (a de Bruijn sequence: no loop)."""
    low = mask & 0x7FFFFFFF
    if low:
        return _LOWEST[(((low & -low) * 0x077CB531) & 0xFFFFFFFF) >> 27]
    high = mask >> 31
    return 31 + _LOWEST[(((high & -high) * 0x077CB531) & 0xFFFFFFFF) >> 27]


def nth(members: i64, number: i64) -> i64:
    """The member of a set that so many lower ones precede."""
    for _n in range(number):
        members &= members - 1
    return lowest(members)


def best_of(values: vec[i64]) -> i64:
    """Where the highest number stands, the first of equals; -1 where there is none."""
    best: i64 = -1
    for at in range(i64(len(values))):
        if best < 0 or values[at] > values[best]:
            best = at
    return best


def each(members: i64) -> vec[i64]:
    """The members of a set with members below 62, the lowest first."""
    return of_set(vec[i64](capacity=8), members, 0)


def of_set(moves: vec[i64], members: i64, base: i64) -> vec[i64]:
    """Adds one move per member of a set with members below 62: `base` is the move of member 0."""
    while members:
        moves = append(moves, base + lowest(members))
        members &= members - 1
    return moves


def filled(packed: i64, width: i64) -> i64:
    """How many entries of so many bits are not 0: spaces taken, or the size of a pile whose things are plus one."""
    mask = BIT[width] - 1
    number: i64 = 0
    while packed:
        if packed & mask:
            number += 1
        packed >>= width
    return number


def entries(packed: i64, width: i64) -> vec[i64]:
    """The entries of so many bits, the lowest first, up to the last that is not 0."""
    found = vec[i64](capacity=16)
    mask = BIT[width] - 1
    while packed:
        found = append(found, packed & mask)
        packed >>= width
    return found


def queued(queue: i64, width: i64) -> i64:
    """The things of a queue, which are plus one there, as a set."""
    found: i64 = 0
    while queue:
        found |= BIT[(queue & (BIT[width] - 1)) - 1]
        queue >>= width
    return found


def total(packed: i64, width: i64) -> i64:
    """The sum of all entries of so many bits."""
    mask = BIT[width] - 1
    number: i64 = 0
    while packed:
        number += packed & mask
        packed >>= width
    return number


def summed(members: i64, values: vec[i64], first: i64) -> i64:
    """What a table says of the members of a set, together; `first` is where they begin in the table."""
    number: i64 = 0
    while members:
        number += values[first + lowest(members)]
        members &= members - 1
    return number


def keyed(key: i64, more: i64) -> i64:
    """A key of many numbers with one more: two lists of numbers that differ hardly ever have the same (40 bits)."""
    return ((key * 1000003) ^ (more ^ (more >> 31))) & 0xFFFFFFFFFF
