"""The end of the game (DU-15): points, ties, supremacy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import BIT, bits, lowest
from adamak.games.duel import building, data
from adamak.games.duel.data import City, Colour, Counted, Divinity, Ending, Event, Has, Phase

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition


def military_points(p: DuelPosition, seat: i64) -> i64:
    """DU-8.7: for the player on whose opponent's side the pawn stands."""
    reached = p.pawn if seat == p.first else -p.pawn
    return data.ZONE_POINTS[reached] if reached > 0 else 0


def colour_points(p: DuelPosition, seat: i64, colour: i64) -> i64:
    """The points printed on cards of one colour."""
    points: i64 = 0
    cards = p.city[City.EARLY + seat]
    card: i64 = 0
    while cards:
        if cards & 1 and data.COLOUR[card] == colour:
            points += data.VP[card]
        cards >>= 1
        card += 1
    cards = p.city[City.LATE + seat]
    card = data.EARLY_CARDS
    while cards:
        if cards & 1 and data.COLOUR[card] == colour:
            points += data.VP[card]
        cards >>= 1
        card += 1
    return points


def card_points(p: DuelPosition, seat: i64) -> i64:
    """The points printed on all cards."""
    points: i64 = 0
    cards = p.city[City.EARLY + seat]
    card: i64 = 0
    while cards:
        if cards & 1:
            points += data.VP[card]
        cards >>= 1
        card += 1
    cards = p.city[City.LATE + seat]
    card = data.EARLY_CARDS
    while cards:
        if cards & 1:
            points += data.VP[card]
        cards >>= 1
        card += 1
    return points


def guild_points(p: DuelPosition, seat: i64) -> i64:
    """DU-14.2, DU-14.3: per item in the city that has more of them now."""
    points: i64 = 0
    if (p.city[City.COLOURS + seat] >> (Colour.PURPLE << 2)) & 15 == 0:
        return points
    cards = p.city[City.LATE + seat]
    card: i64 = data.EARLY_CARDS
    while cards:
        if cards & 1 and data.VP_PER[card]:
            per = data.VP_PER[card]
            what = per & 15
            number = richest_purse(p) if what == Counted.PURSES else building.counted_most(p, what)
            points += number * ((per >> 4) & 15)
        cards >>= 1
        card += 1
    return points


def richest_purse(p: DuelPosition) -> i64:
    """DU-14.3: full sets of three coins in the richer treasury."""
    one = p.city[City.COINS]
    other = p.city[City.COINS + 1]
    return (one if one > other else other) // data.COINS_PER_VP


def temple_points(p: DuelPosition, seat: i64) -> i64:
    """DU-15.5."""
    return data.TEMPLE_VP[(p.city[City.COLOURS + seat] >> (Colour.TEMPLE << 2)) & 15]


def wonder_points(p: DuelPosition, seat: i64) -> i64:
    """Standing Wonders only (DU-11.10)."""
    points: i64 = 0
    standing = p.city[City.STANDING + seat]
    while standing:
        points += data.WONDER_VP[lowest(standing)]
        standing &= standing - 1
    return points


def progress_points(p: DuelPosition, seat: i64) -> i64:
    """DU-13: printed points, Mathematics, Mysticism."""
    points: i64 = 0
    owned = p.city[City.PROGRESS + seat]
    if owned & Has.MATHEMATICS:
        points += data.MATHEMATICS_VP * bits(owned)
    if owned & Has.MYSTICISM:
        points += data.MYSTICISM_VP * (nibbles(p.city[City.MYTHS + seat]) + bits(p.city[City.OFFERINGS + seat]))
    while owned:
        points += data.PROGRESS_POINTS[lowest(owned)]
        owned &= owned - 1
    return points


def nibbles(counts: i64) -> i64:
    """The sum of all nibbles."""
    total: i64 = 0
    while counts:
        total += counts & 15
        counts >>= 4
    return total


def divinity_points(p: DuelPosition, seat: i64) -> i64:
    """DU-11.4, DU-11.7."""
    points = p.city[City.ASTARTE + seat]
    if p.city[City.DIVINITIES + seat] & BIT[Divinity.APHRODITE]:
        points += data.APHRODITE_VP
    return points


def coin_points(p: DuelPosition, seat: i64) -> i64:
    return p.city[City.COINS + seat] // data.COINS_PER_VP


def points(p: DuelPosition, seat: i64) -> i64:
    """DU-15.4."""
    return (
        military_points(p, seat)
        + card_points(p, seat)
        + guild_points(p, seat)
        + temple_points(p, seat)
        + wonder_points(p, seat)
        + progress_points(p, seat)
        + divinity_points(p, seat)
        + coin_points(p, seat)
    )


def end_civilian(p: DuelPosition) -> None:
    """DU-15.3, DU-15.6: more points; then more points on blue cards; then a shared victory."""
    margin = points(p, 0) - points(p, 1)
    code: i64 = Ending.CIVILIAN
    if margin == 0:
        code = Ending.CIVILIAN_TIE
        margin = colour_points(p, 0, Colour.BLUE) - colour_points(p, 1, Colour.BLUE)
    if margin > 0:
        finish(p, code, 1)
    elif margin < 0:
        finish(p, code, 2)
    else:
        finish(p, Ending.SHARED, 3)


def finish(p: DuelPosition, code: i64, winners: i64) -> None:
    """DU-4.9: nothing else is resolved."""
    p.end_code = code
    p.winners = winners
    p.phase = Phase.OVER
    p.frames = 0
    p.note(Event.GAME_WON, winners, code, 0)
