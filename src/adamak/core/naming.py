"""Packed sets as the lists that views, events and setups hold."""

from __future__ import annotations

from collections.abc import Sequence


def members(mask: int, names: Sequence[str]) -> list[str]:
    """The names of those in a set."""
    return [name for k, name in enumerate(names) if int(mask) >> k & 1]


def seats_of(mask: int) -> list[int]:
    """The seats of a set of seats."""
    return [seat for seat in range(int(mask).bit_length()) if int(mask) >> seat & 1]
