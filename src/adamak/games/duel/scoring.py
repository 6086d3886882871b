"""The end of the game (DU-15): points, ties, supremacy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.bits import bits, lowest, summed, total
from adamak.games.duel import building, data
from adamak.games.duel.components import Colour, Divinity
from adamak.games.duel.data import City, Ending, Has, Phase

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition

PART_IDS: Final[list[str]] = [
    "military", "blue", "green", "yellow", "guilds", "temples", "wonders", "progress", "divinities", "coins",
]  # fmt: skip


def points(p: DuelPosition, seat: i64) -> i64:
    """DU-15.4."""
    number: i64 = 0
    for part in parts(p, seat):
        number += part
    return number


def parts(p: DuelPosition, seat: i64) -> vec[i64]:
    """DU-15.4, as if the game ended now: what each of `PART_IDS` is worth."""
    city = p.city
    reached = p.pawn if seat == p.first else -p.pawn
    return vec[i64](
        [
            data.ZONE_POINTS[reached] if reached > 0 else i64(0),  # DU-8.7: the pawn stands on the opponent's side
            colour_points(p, seat, Colour.BLUE),
            colour_points(p, seat, Colour.GREEN),
            colour_points(p, seat, Colour.YELLOW),
            guild_points(p, seat),
            data.TEMPLE_VP[(city[City.COLOURS + seat] >> (Colour.TEMPLE << 2)) & 15],  # DU-15.5
            summed(city[City.STANDING + seat], data.WONDER_VP, 0),  # standing ones only (DU-11.10)
            progress_points(p, seat),
            city[City.ASTARTE + seat] + data.APHRODITE_VP * ((city[City.DIVINITIES + seat] >> Divinity.APHRODITE) & 1),
            city[City.COINS + seat] // data.COINS_PER_VP,
        ]
    )


def colour_points(p: DuelPosition, seat: i64, colour: i64) -> i64:
    """The points printed on cards of one colour."""
    early, late = p.city[City.EARLY + seat] & data.EARLY_OF[colour], p.city[City.LATE + seat] & data.LATE_OF[colour]
    return summed(early, data.VP, 0) + summed(late, data.VP, data.EARLY_CARDS)


def guild_points(p: DuelPosition, seat: i64) -> i64:
    """DU-14.2, DU-14.3: per item in the city that has more of them now."""
    points: i64 = 0
    guilds = p.city[City.LATE + seat] & data.LATE_OF[Colour.PURPLE]
    while guilds:
        per = data.VP_PER[data.EARLY_CARDS + lowest(guilds)]
        points += building.counted_most(p, per & 15) * ((per >> 4) & 15)
        guilds &= guilds - 1
    return points


def progress_points(p: DuelPosition, seat: i64) -> i64:
    """DU-13: printed points, Mathematics, Mysticism."""
    owned = p.city[City.PROGRESS + seat]
    points = summed(owned, data.PROGRESS_POINTS, 0)
    if owned & Has.MATHEMATICS:
        points += data.MATHEMATICS_VP * bits(owned)
    if owned & Has.MYSTICISM:
        points += data.MYSTICISM_VP * (total(p.city[City.MYTHS + seat], 4) + bits(p.city[City.OFFERINGS + seat]))
    return points


def end_civilian(p: DuelPosition) -> None:
    """DU-15.3, DU-15.6: more points; then more points on blue cards; then a shared victory."""
    code: i64 = Ending.CIVILIAN
    margin = points(p, 0) - points(p, 1)
    if margin == 0:
        code = Ending.CIVILIAN_TIE
        margin = colour_points(p, 0, Colour.BLUE) - colour_points(p, 1, Colour.BLUE)
    if margin == 0:
        finish(p, Ending.SHARED, 3)
    else:
        finish(p, code, 1 if margin > 0 else 2)


def finish(p: DuelPosition, code: i64, winners: i64) -> None:
    """DU-4.9: nothing else is resolved."""
    p.end_code = code
    p.winners = winners
    p.phase = Phase.OVER
    p.frames = 0
    p.note("game_won", winners, code, 0)
