"""The numbers of the view that previews compare: everybody's goods, and one's own points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from adamak.core.bits import bits
from adamak.core.gauges import Gauges
from adamak.games.troyes import activity_cards, buildings, components, data, defence, hidden
from adamak.games.troyes.data import Family

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition

TABLE: Final[list[str]] = ["black_dice", "queue"]
SEAT: Final[list[str]] = [
    "deniers", "influence", "supply", "reserve", "tradesmen", "cathedral_cubes", "events_won",
    *(f"citizens.{name}" for name in components.BUILDING_IDS), "vp",
]  # fmt: skip


def gauges(p: TroyesPosition, viewer: i64) -> Gauges:
    family = p.family
    numbers: list[int] = [defence.number_of(p.black), len(p.queue)]
    for seat in range(p.seats):
        numbers += [
            family[Family.DENIERS + seat],
            family[Family.INFLUENCE + seat],
            family[Family.SUPPLY + seat],
            family[Family.RESERVE + seat],
            activity_cards.tradesmen(p, seat),
            p.cathedral_cubes(seat),
            bits(family[Family.WON + seat]),
        ]
        for building in range(i64(data.BUILDINGS)):
            numbers.append(buildings.upright(p, building, seat))
        numbers.append(family[Family.VP + seat] if hidden.sees_secrets(p, seat, viewer) else i64(0))
    return Gauges(TABLE, SEAT, numbers)
