"""The numbers of the view that previews compare; all of them are public."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from adamak.core.bits import bits
from adamak.core.gauges import Gauges
from adamak.games.architects import captures, components, data, guildhall
from adamak.games.architects.data import Own

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition

TABLE: Final[list[str]] = [
    "tax", "guildhall.spaces", "guildhall.beside", "building_deck.size", "apprentices.deck",
]  # fmt: skip
SEAT: Final[list[str]] = [
    *(f"goods.{name}" for name in components.GOOD_IDS),
    "virtue", "level", "unpaid", "paid", "available", "prison", "away", "buildings", "apprentices", "hand_size",
]  # fmt: skip


def gauges(p: ArchitectsPosition, viewer: i64) -> Gauges:
    own, capacity = p.own, guildhall.capacity(p)
    numbers: list[int] = [p.tax, min(p.laid, capacity), max(0, p.laid - capacity), p.deck_size, p.staff_size]
    for seat in range(p.seats):
        for good in range(i64(len(components.GOOD_IDS))):
            numbers.append(data.good(own[Own.PURSE + seat], good * data.Good.WOOD))
        numbers += [
            own[Own.VIRTUE + seat],
            own[Own.LEVEL + seat],
            own[Own.UNPAID + seat],
            own[Own.PAID + seat],
            own[Own.FREE + seat],
            captures.prisoners(p, seat),
            captures.on_boards(p, seat),
            bits(own[Own.BUILT + seat]),
            bits(own[Own.CREW + seat]),
            bits(own[Own.HAND + seat]),
        ]
    return Gauges(TABLE, SEAT, numbers)
