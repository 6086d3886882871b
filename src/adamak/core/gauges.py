"""Gauges: the numbers of a view that a move may change, by the path at which the view shows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64


class Gauges:
    """Whole numbers: those of the table, then those of each seat in turn.

    Each is named by its path in the view: `score.total` of a seat is `view["players"][seat]["score"]["total"]`, `pawn`
    of the table is `view["pawn"]`. Where the view has a list the gauge is its length.
    """

    def __init__(self, table_names: list[str], seat_names: list[str], numbers: list[int]) -> None:
        self.table_names = table_names
        self.seat_names = seat_names
        self.numbers = numbers

    @property
    def table(self) -> dict[str, int]:
        return dict(zip(self.table_names, self.numbers, strict=False))

    @property
    def seats(self) -> list[dict[str, int]]:
        each = len(self.seat_names)
        firsts = range(len(self.table_names), len(self.numbers), each) if each else ()
        return [dict(zip(self.seat_names, self.numbers[first : first + each], strict=True)) for first in firsts]

    def changes(self, after: Gauges) -> list[dict[str, int]]:
        """The gauges that change, and by how much: first the table's, then each seat's."""
        found = [_changed(self.table_names, self.numbers, after.numbers, 0)]
        first: i64 = len(self.table_names)
        end: i64 = len(self.numbers)
        while first < end:
            found.append(_changed(self.seat_names, self.numbers, after.numbers, first))
            first += len(self.seat_names)
        return found


def _changed(names: list[str], before: list[int], after: list[int], first: i64) -> dict[str, int]:
    """Of the gauges with these names, which begin at `first`."""
    changes: dict[str, int] = {}
    for k in range(i64(len(names))):
        change = after[first + k] - before[first + k]
        if change != 0:
            changes[names[k]] = change
    return changes


NO_GAUGES = Gauges([], [], [])


def read(shown: Mapping[str, Any], path: str) -> int:
    """What a view (or a player in it) shows at this path, as a gauge would say it."""
    found: Any = shown
    for name in path.split("."):
        found = found[name]
    if isinstance(found, list | dict):
        return len(found)
    return int(found or 0)
