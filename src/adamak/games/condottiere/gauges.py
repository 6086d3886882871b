"""The numbers of the view that previews compare: piles, lines, hands as far as they are open, regions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from adamak.core.bits import bits
from adamak.core.gauges import Gauges
from adamak.games.condottiere import battle, data
from adamak.games.condottiere.data import Phase

if TYPE_CHECKING:
    from adamak.games.condottiere.position import CondottierePosition

TABLE: Final[list[str]] = ["draw_pile", "discard_pile.count"]
SEAT: Final[list[str]] = [
    "hand_count", "line", "strength", "most_courtesans", "regions", "largest_group", "points",
]  # fmt: skip


def gauges(p: CondottierePosition, viewer: i64) -> Gauges:
    courted = battle.most_courtesans(p)
    numbers: list[int] = [p.end - p.top, data.size(p.discard)]
    for seat in range(p.seats):
        counted = viewer == seat or p.variant.hand_counts_public
        numbers += [
            cards_held(p, seat) if counted else i64(0),
            data.size(p.lines[seat]),
            battle.strength(p, seat),
            i64(1) if courted == seat else i64(0),
            bits(p.domains[seat]),
            data.largest_group(p.domains[seat]),
            p.points[seat] if p.variant.playing_for_points else i64(0),
        ]
    return Gauges(TABLE, SEAT, numbers)


def cards_held(p: CondottierePosition, seat: i64) -> i64:
    """CO-8.2: cards set aside are still in hand."""
    held = data.size(p.hands[seat])
    return held + data.size(p.kept) if p.phase == Phase.KEEP_CARDS and p.turn == seat else held
