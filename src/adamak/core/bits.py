"""Small sets in one integer: how many members, which they are, and a move for each. Compiled with the engines."""

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


def each(members: i64) -> vec[i64]:
    """The members of a set with members below 62, the lowest first."""
    return of_set(vec[i64](capacity=8), members, 0)


def of_set(moves: vec[i64], members: i64, base: i64) -> vec[i64]:
    """Adds one move per member of a set with members below 62: `base` is the move of member 0."""
    while members:
        moves = append(moves, base + lowest(members))
        members &= members - 1
    return moves
