"""Packed sets as the lists that views, events and setups hold."""

from __future__ import annotations

from collections.abc import Sequence


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
