"""Gauges: the numbers of a view that a move may change, by the path at which the view shows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple


class Gauges(NamedTuple):
    """Whole numbers of the table and of each seat.

    Each is named by its path in the view: `score.total` of a seat is `view["players"][seat]["score"]["total"]`, `pawn`
    of the table is `view["pawn"]`. Where the view has a list the gauge is its length.
    """

    table: Mapping[str, int]
    seats: Sequence[Mapping[str, int]]


NO_GAUGES = Gauges({}, ())


def read(shown: Mapping[str, Any], path: str) -> int:
    """What a view (or a player in it) shows at this path, as a gauge would say it."""
    found: Any = shown
    for name in path.split("."):
        found = found[name]
    if isinstance(found, list | dict):
        return len(found)
    return int(found or 0)
