"""The end of the game (TR-12, TR-13, TR-15.17): what everybody's family is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import bits
from adamak.games.troyes import activity_cards, buildings, data, threats
from adamak.games.troyes.data import Character, Ending, Family, Phase

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


def measure(p: TroyesPosition, owner: i64, character: i64) -> i64:
    """TR-13: what a character looks at."""
    if character == Character.URBAIN_IV:
        return p.cathedral_cubes(owner)
    if character == Character.CHRETIEN_DE_TROYES:
        return buildings.standing(p, owner)
    if character == Character.HUGUES_DE_PAYNS:
        return p.family[Family.INFLUENCE + owner]
    if character == Character.THIBAUT_II:
        return p.family[Family.DENIERS + owner]
    if character == Character.HENRY_I:
        return bits(p.family[Family.WON + owner])
    return activity_cards.tradesmen(p, owner)


def character_points(p: TroyesPosition, owner: i64, character: i64) -> i64:
    """TR-12.5: the highest tier reached; TR-15.15: Le Roy scores neither influence nor deniers."""
    if owner == data.NEUTRAL and character in (Character.HUGUES_DE_PAYNS, Character.THIBAUT_II):
        return 0
    reached = measure(p, owner, character)
    tier: i64 = 0
    while tier < 3 and reached >= least_of(p, character, tier + 1):
        tier += 1
    return data.TIER_POINTS[tier]


def least_of(p: TroyesPosition, character: i64, tier: i64) -> i64:
    """TR-13: what the measure must reach for a tier from 1 to 3."""
    return (data.TIERS_OF_TWO if p.seats <= 2 else data.TIERS)[3 * character + tier - 1]


def in_play(p: TroyesPosition) -> i64:
    """Set of the characters that score at the end: everybody's; in solo those left in the row."""
    found: i64 = 0
    row = p.row
    while row:
        found |= data.ONE_BIT[(row & 15) - 1]
        row >>= 4
    for seat in range(p.seats):
        found |= p.family[Family.SECRET + seat]
    return found


def missing_levels(p: TroyesPosition, owner: i64) -> i64:
    """TR-12.4: levels of the Cathedral without an own cube."""
    missing: i64 = 3
    for level in range(i64(3)):
        if any((p.cathedral >> (3 * space)) & 7 == owner + 1 for space in range(6 * level, 6 * level + 6)):
            missing -= 1
    return missing


def points(p: TroyesPosition, owner: i64) -> i64:
    """TR-12.1 to TR-12.5."""
    total = p.family[Family.VP + owner] + threats.with_own_cube(p, owner) + activity_cards.points(p, owner)
    total -= data.MISSING_LEVEL * missing_levels(p, owner)
    characters = in_play(p)
    for character in range(i64(data.CHARACTERS)):
        if characters & data.ONE_BIT[character]:
            total += character_points(p, owner, character)
    return total


def finish(p: TroyesPosition) -> None:
    """TR-12.6, TR-15.17: most points; ties are shared; in solo the difference names the grade."""
    p.reveal()  # the characters
    p.phase = Phase.OVER
    if p.seats == 1:
        margin = points(p, 0) - points(p, data.NEUTRAL)
        grade: i64 = len(data.GRADE_LEAST) - 1
        while grade > 0 and margin < data.GRADE_LEAST[grade]:
            grade -= 1
        p.end_code = Ending.DEFEAT + grade
        p.winners = i64(grade > 0)
    else:
        best = points(p, 0)
        for seat in range(1, p.seats):
            best = max(best, points(p, seat))
        for seat in range(p.seats):
            if points(p, seat) == best:
                p.winners |= data.ONE_BIT[seat]
        p.end_code = Ending.SHARED if bits(p.winners) > 1 else Ending.POINTS
    p.note("game_ended", p.winners, p.end_code, 0)
