"""What bots know of the challenge of Le Roy (TR-15): the lead to expect."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from adamak.games.troyes import activity_cards, buildings, data, scoring, threats
from adamak.games.troyes.data import Card, Character, Colour, Family, Phase
from adamak.games.troyes.heuristics import between_tiers, rounds_ahead
from adamak.games.troyes.playout import settled_turn

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition

MIDDLE: Final = 17.0  # the margin over Le Roy that counts as half a success
SPREAD: Final = 10.0  # wide, so that every point counts from defeat to mastery


def estimate(p: TroyesPosition) -> float:
    """TR-15.17: the margin over Le Roy to expect, as a share of mastery."""
    q = p if p.phase == Phase.OVER else settled_turn(p)
    margin = float(scoring.points(q, 0) - scoring.points(q, data.NEUTRAL))
    if q.phase != Phase.OVER:
        margin += prospects(q)
    return 1.0 / (1.0 + math.exp((MIDDLE - margin) / SPREAD))


def prospects(p: TroyesPosition) -> float:
    """What the margin will still gain: fitted to how 665 games of quick searches ended, position by position.

    Games of longer searches end about 8 points better for each round ahead; but with that in the estimate, or with the
    weights fitted to them, the search led by 6 points less (120 games each). So these stand.
    """
    whole = float(data.ROUNDS[1] - p.round)
    rest = rounds_ahead(p)
    use: float = rest if rest < 1.0 else 1.0
    gain = -1.9 * use - 5.2 * whole
    gain += dice_prospects(p, whole)
    gain -= 0.4 * whole * float(buildings.standing(p, data.NEUTRAL))
    money = float(p.family[Family.DENIERS] + p.family[Family.PURSE])
    low: float = money if money < 8.0 else 8.0
    spare: float = money - 16.0 if money > 16.0 else 0.0  # more than a round can use
    gain += use * (0.7 * low + 0.39 * (money - low - spare) + 0.11 * spare) - 0.03 * whole * money
    influence = float(p.family[Family.INFLUENCE])
    gain += 0.23 * use * (influence if influence < 6.0 else 6.0)
    gain += 0.33 * whole * float(p.family[Family.SUPPLY]) + 0.2 * rest * float(activity_cards.tradesmen(p, 0))
    gain += use * (waiting_cubes(p, rest) - 0.15 * float(p.cathedral_cubes(0)))
    # Levels without a cube are mostly built in time, by both.
    gain += (0.8 * use + 0.35 * whole) * float(scoring.missing_levels(p, 0))
    gain -= 0.7 * use * float(scoring.missing_levels(p, data.NEUTRAL))
    return gain + character_prospects(p, rest, use) + event_prospects(p, use) - 0.6 * le_roys_booty(p, rest)


def dice_prospects(p: TroyesPosition, whole: float) -> float:
    """Dice on the square, and those that citizens will roll; more where a tradesman makes points of them."""
    worth = 0.0
    dice = p.square[data.NEUTRAL]
    die: i64 = 0
    while dice:
        worth -= float(dice & 7) * (1.18 - 0.095 * float(data.VALUE_OF[die]))  # a high one can be bought
        dice >>= 3
        die += 1
    playing: float = 0.1 if p.family[Family.PURSE] > 0 else 1.0
    for colour in range(i64(data.COLOURS)):
        rate = points_per_pip(p, colour)
        dice = (p.square[0] >> (18 * colour)) & 262143
        value: i64 = 1
        while dice:
            if dice & 7:
                plain = 0.9 + 0.11 * float(value)
                made = rate * float(value)
                worth += playing * float(dice & 7) * (made if made > plain else plain)
            dice >>= 3
            value += 1
        coming = (
            0.05 if colour == Colour.RED else 1.3 if colour == Colour.WHITE else 0.67
        )  # after salaries and black dice
        more = 3.5 * rate - 1.3
        if more > 0.0:
            coming += more
        worth += whole * coming * float(buildings.upright(p, colour, 0))
    return worth


def points_per_pip(p: TroyesPosition, colour: i64) -> float:
    """What a pip of this colour gives on the best card where one has a tradesman."""
    best = 0.0
    for slot in range(i64(data.SLOTS)):
        if slot % 3 < p.revealed:
            card = p.card_on(slot)
            if (slot // 3 == colour or card == Card.PILGRIMAGE) and activity_cards.stands(p, slot, 0):
                rate = points_each(p, card) / float(p.variant.card_divisor[card])
                if rate > best:
                    best = rate
    return 0.8 * best


def points_each(p: TroyesPosition, card: i64) -> float:
    """What an activation is worth in points, about."""
    if card == Card.GLASSBLOWER:
        return float(p.cathedral_cubes(0) // 2)
    if card == Card.CAPTAIN:
        return float(threats.with_own_cube(p, 0))
    if card == Card.PILGRIMAGE:
        return 2.0
    if card in (Card.GOLDSMITH, Card.MILLER, Card.ARTISAN, Card.TAX_COLLECTOR):
        return 1.7
    if card == Card.TROUBADOUR:
        return 1.6 if p.family[Family.INFLUENCE] >= 3 else 0.5
    if card == Card.MERCENARY:
        return 1.2
    if card == Card.MERCHANT:
        return 0.9
    if card in (Card.HUNTING, Card.ARCHER, Card.DIPLOMAT):
        return 0.7
    if card < data.BONUS_CARD and data.MODIFIER_OF[card] < 0 and card != Card.INNKEEPER:
        return 1.0
    return 0.5


def waiting_cubes(p: TroyesPosition, rest: float) -> float:
    """TR-11: what cubes on cards will add to the groups they are spent on; a round has turns for few of them."""
    worth = 0.0
    room: float = 1.0 + 2.5 * rest
    for slot in range(i64(data.SLOTS)):
        n = float(activity_cards.cubes(p, slot, 0))
        if n > 0.0:
            if n > room:
                n = room
            room -= n
            card = p.card_on(slot)
            worth += n * (1.45 if card == Card.MONK else 0.7)  # the Monk trebles a die
    return worth


def character_prospects(p: TroyesPosition, rest: float, use: float) -> float:
    """TR-15.15: the way to the next tier; deniers, and some influence, will be spent before they score."""
    worth = 0.0
    row = p.row
    while row:
        character = (row & 15) - 1
        row >>= 4
        sure = float(scoring.character_points(p, 0, character))
        if character == Character.THIBAUT_II:
            worth -= 0.45 * use * sure
        else:
            hoped = between_tiers(p, character, float(scoring.measure(p, 0, character)))
            worth += 0.85 * use * (hoped - sure)
            if character == Character.HUGUES_DE_PAYNS:
                worth -= 0.27 * use * sure
        worth += 0.05 * rest
    return worth


def event_prospects(p: TroyesPosition, use: float) -> float:
    """Cubes on the way to points; black dice hurt both alike."""
    worth = 0.0
    at: i64 = 1
    while at < i64(len(p.queue)):
        threat = threats.threat_at(p, at)
        banners = float(p.variant.threat_banners[threat])
        first = float(p.variant.threat_first[threat])
        both = first + float(p.variant.threat_second[threat])
        mine = float(threats.own_cubes(p, at, 0))
        his = float(threats.own_cubes(p, at, data.NEUTRAL))
        worth += use * both * (0.68 * mine - 0.25 * his) / banners
        if mine > 0.0:
            worth -= 0.8 * use  # the point for a cube that lies there at the end
            if 2.0 * mine >= banners:
                worth -= 0.3 * use * first  # already in `le_roys_booty`
        elif his > 0.0:
            worth += 0.25 * use * both  # and this as well
        at += 1
    return worth


def le_roys_booty(p: TroyesPosition, rest: float) -> float:
    """TR-15.12: what Le Roy gains on you by filling events from the right, as the cubes lie now."""
    booty = 0.0
    chance: float = 0.7 * (rest if rest < 1.0 else 1.0)
    at: i64 = len(p.queue) - 1
    while at > 0:
        threat = threats.threat_at(p, at)
        his = threats.free_banners(p, at) + threats.own_cubes(p, at, data.NEUTRAL)
        mine = threats.own_cubes(p, at, 0)
        first = float(p.variant.threat_first[threat])
        second = float(p.variant.threat_second[threat])
        if mine == 0:
            booty += chance * (first + second)
        elif his > mine:
            booty += chance * (first - second)
        elif his < mine:
            booty -= chance * (first - second)
        chance *= 0.75
        at -= 1
    return booty
