"""The position's own dice in a setup or a deal: its key, and how many numbers were drawn."""

from __future__ import annotations

from typing import Any

from adamak.core.errors import Problem
from adamak.core.position import Position
from adamak.core.state.shapes import check_entries


def write_generator(p: Position) -> dict[str, Any]:
    """The key and how many numbers were drawn, for a setup."""
    return {"key": f"{p.key_a << 62 | p.key_b:031x}", "drawn": int(p.drawn)}


def read_generator(p: Position, value: object, without: str) -> None:
    """The written generator, or one seeded by a word where none is written."""
    if value is None:
        p.seed_chance(without)
        return
    given = check_entries(value, {"key": "", "drawn": 0}, "generator")
    key, drawn = given["key"], given["drawn"]
    if not isinstance(key, str) or isinstance(drawn, bool) or not isinstance(drawn, int):
        raise Problem("setup-generator")
    if not 0 < len(key) <= 31 or not all(digit in "0123456789abcdefABCDEF" for digit in key):
        raise Problem("setup-generator")
    number = int(key, 16)
    if number >= 1 << 124 or not 0 <= drawn < 1 << 60:
        raise Problem("setup-generator")
    p.key_a, p.key_b, p.drawn = number >> 62, number & (1 << 62) - 1, drawn
