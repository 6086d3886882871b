"""The numbers of the view that previews compare; all of them are public."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from adamak.core.bits import bits, total
from adamak.core.gauges import Gauges
from adamak.games.duel import building, components, scoring
from adamak.games.duel.data import City

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition

TABLE: Final[list[str]] = ["pawn", "military_tokens", "discard_pile", "progress.board"]
SEAT: Final[list[str]] = [
    "coins", "astarte", "discard_value", "progress", "divinities", "mythology_tokens", "offering_tokens", "score.total",
    *(f"cards.{name}" for name in components.COLOUR_IDS),
    *(f"symbols.{name}" for name in components.SYMBOL_IDS),
    *(f"production.{name}" for name in components.RESOURCE_IDS),
    *(f"score.parts.{name}" for name in scoring.PART_IDS),
]  # fmt: skip


def gauges(p: DuelPosition, viewer: i64) -> Gauges:
    city = p.city
    numbers: list[int] = [p.pawn, bits(p.tokens), bits(p.waste_early) + bits(p.waste_late), bits(p.board)]
    for seat in range(i64(2)):
        numbers += [
            city[City.COINS + seat],
            city[City.ASTARTE + seat],
            building.discard_value(p, seat),
            bits(city[City.PROGRESS + seat]),
            bits(city[City.DIVINITIES + seat]),
            total(city[City.MYTHS + seat], 4),
            bits(city[City.OFFERINGS + seat]),
            scoring.points(p, seat),
        ]
        count(city[City.COLOURS + seat], len(components.COLOUR_IDS), numbers)
        count(city[City.SYMBOLS + seat], len(components.SYMBOL_IDS), numbers)
        count(city[City.GOODS + seat], len(components.RESOURCE_IDS), numbers)
        for part in scoring.parts(p, seat):
            numbers.append(part)
    return Gauges(TABLE, SEAT, numbers)


def count(nibbles: i64, kinds: i64, numbers: list[int]) -> None:
    """Writes down so many counts."""
    for _kind in range(kinds):
        numbers.append(nibbles & 15)
        nibbles >>= 4
