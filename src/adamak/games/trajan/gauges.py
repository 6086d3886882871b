"""The numbers of the view that previews compare; all of them are public, even the number of cards in a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from adamak.core.bits import bits
from adamak.core.gauges import Gauges
from adamak.games.trajan import scoring
from adamak.games.trajan.data import Mat
from adamak.games.trajan.seaport import hand_size

if TYPE_CHECKING:
    from adamak.games.trajan.position import TrajanPosition

TABLE: Final[list[str]] = ["time.position", "cards.pile", "supply.forum"]
SEAT: Final[list[str]] = [
    "score", "total.total", "hand_size", "display", "disc", "supply", "camp", "yard", "legionnaires", "workers",
    "construction", "bonus", "plus2",
]  # fmt: skip


def gauges(p: TrajanPosition, viewer: i64) -> Gauges:
    mat = p.mat
    numbers: list[int] = [p.time, len(p.pile) - p.pile_at, len(p.forum_pile) - p.forum_at]
    for seat in range(p.seats):
        numbers += [
            mat[Mat.SCORE + seat],
            scoring.total(p, seat),
            hand_size(mat[Mat.HAND + seat]),
            hand_size(mat[Mat.DISPLAY + seat]),
            mat[Mat.DISC + seat],
            mat[Mat.SUPPLY + seat],
            mat[Mat.CAMP + seat],
            mat[Mat.YARD + seat],
            bits(mat[Mat.LEGIONS + seat]),
            bits(mat[Mat.WORKERS + seat]),
            bits(mat[Mat.BUILT + seat]),
            bits(mat[Mat.YELLOW + seat]) + bits(mat[Mat.GRAY + seat]),
            bits(mat[Mat.PLUS2 + seat]),
        ]
    return Gauges(TABLE, SEAT, numbers)
