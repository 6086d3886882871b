"""What bots know of Troyes: what a family is worth among others, and alone the lead over Le Roy to expect."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from adamak.games.troyes import activity_cards, buildings, components, data, scoring, threats
from adamak.games.troyes.data import Card, Character, Colour, Family, Phase, Threat
from adamak.games.troyes.playout import settled_turn

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition

# What things are worth in points, by experience of self-play; the rounds still to come raise what works every round.
DIE: Final = 0.15
PIP: Final = 0.11
DENIER: Final = 0.16
SPARE_DENIER: Final = 0.06  # beyond what one round can use
INFLUENCE_POINT: Final = 0.14
CITIZEN_DIE: Final = 0.55  # the die a standing citizen gives each round
SALARY_DENIER: Final = 0.14
SUPPLY_CITIZEN: Final = 0.25
STALL: Final = 0.22  # a tradesman, per round of work to come
WAITING_CUBE: Final = 0.45


def estimate(p: TroyesPosition, seat: i64) -> float:
    """The payoff to expect at a table of several."""
    if p.phase == Phase.OVER:
        return p.payoff(seat)
    q = settled_turn(p)
    rest = rounds_ahead(q)
    spread = 1.6 + 1.1 * rest
    mine = standing(q, seat, rest) / spread
    total = 0.0
    for other in range(q.seats):
        total += math.exp(standing(q, other, rest) / spread - mine)
    return 1.0 / total


def rounds_ahead(p: TroyesPosition) -> float:
    """Rounds still to be played, this one counted by the dice that are left."""
    ahead = float(data.ROUNDS[p.seats] - p.round)
    if p.phase == Phase.SETTLE:
        return ahead
    return ahead + float(sum((data.dice_in(dice) for dice in p.square), i64(0))) / 18.0


def standing(p: TroyesPosition, owner: i64, rest: float) -> float:
    """What an owner would score now, and what will score later."""
    worth = float(p.family[Family.VP + owner] + activity_cards.points(p, owner))
    worth += event_prospects(p, owner)
    worth -= 2.0 * float(scoring.missing_levels(p, owner)) * (1.0 - 0.1 * min(rest, 5.0))
    worth += character_prospects(p, owner, rest)
    if p.square[owner]:
        left = dice_worth(p.square[owner])
        worth += left * 0.3 if p.family[Family.PURSE + owner] > 0 else left
    whole = float(data.ROUNDS[p.seats] - p.round)
    for building in range(i64(data.BUILDINGS)):
        n = float(buildings.upright(p, building, owner))
        cost = SALARY_DENIER * float(data.SALARY[building]) if owner < data.NEUTRAL else 0.0
        worth += n * whole * (CITIZEN_DIE - cost)
    worth += STALL * min(rest, 3.0) * float(activity_cards.tradesmen(p, owner))
    if owner < data.NEUTRAL:
        worth += purse_prospects(p, owner, rest)
    return worth


def purse_prospects(p: TroyesPosition, owner: i64, rest: float) -> float:
    """Deniers, influence, citizens at hand and cubes on cards: worth less as the end comes near."""
    use = min(rest, 1.0)
    money = float(p.family[Family.DENIERS + owner] + p.family[Family.PURSE + owner])
    useful = min(money, 14.0)
    worth = (DENIER * useful + SPARE_DENIER * (money - useful)) * use
    worth += INFLUENCE_POINT * float(p.family[Family.INFLUENCE + owner]) * use
    worth += SUPPLY_CITIZEN * float(p.family[Family.SUPPLY + owner]) * min(rest, 2.0)
    cubes = sum((activity_cards.cubes(p, slot, owner) for slot in range(i64(data.SLOTS))), i64(0))
    return worth + WAITING_CUBE * float(min(cubes, 5)) * use


def dice_worth(dice: i64) -> float:
    worth = 0.0
    for die in range(i64(data.DICE)):
        worth += float((dice >> (3 * die)) & 7) * (DIE + PIP * float(data.VALUE_OF[die]))
    return worth


def event_prospects(p: TroyesPosition, owner: i64) -> float:
    """A point for each event with an own cube, and a share of what countering it will give."""
    worth = 0.0
    for at in range(i64(len(p.queue))):
        n = threats.own_cubes(p, at, owner)
        if n > 0:
            worth += 1.0
            threat = threats.threat_at(p, at)
            if threat != Threat.MARAUDING:
                banners = float(p.variant.threat_banners[threat])
                worth += 0.6 * float(n) / banners * float(p.variant.threat_first[threat])
    return worth


def character_prospects(p: TroyesPosition, owner: i64, rest: float) -> float:
    """TR-13 between the tiers: the nearer the end, the more only whole tiers count."""
    worth = 0.0
    found = scoring.in_play(p)
    for character in range(i64(data.CHARACTERS)):
        if found & data.ONE_BIT[character]:
            sure = float(scoring.character_points(p, owner, character))
            if owner < data.NEUTRAL or character not in (2, 3):
                hoped = between_tiers(p, character, float(scoring.measure(p, owner, character)))
                share = 0.2 * rest if rest < 3.0 else 0.6
                worth += sure * (1.0 - share) + hoped * share * (0.4 if character == Character.THIBAUT_II else 1.0)
    return worth


def between_tiers(p: TroyesPosition, character: i64, measure: float) -> float:
    """The points of a measure on straight lines from tier to tier."""
    low = 0.0
    points = 0.0
    for tier in range(1, i64(4)):
        least = float(scoring.least_of(p, character, tier))
        more = float(data.TIER_POINTS[tier])
        if measure < least:
            return points + (more - points) * (measure - low) / (least - low)
        low = least
        points = more
    return points


# --- alone against Le Roy (TR-15): the lead to expect -----------------------------------------------
MIDDLE: Final = 17.0  # the margin over Le Roy that counts as half a success
SPREAD: Final = 10.0  # wide, so that every point counts from defeat to mastery


def estimate_alone(p: TroyesPosition) -> float:
    """TR-15.17: the margin over Le Roy to expect, as a share of mastery."""
    q = p if p.phase == Phase.OVER else settled_turn(p)
    margin = float(scoring.points(q, 0) - scoring.points(q, data.NEUTRAL))
    if q.phase != Phase.OVER:
        margin += margin_ahead(q)
    return 1.0 / (1.0 + math.exp((MIDDLE - margin) / SPREAD))


def margin_ahead(p: TroyesPosition) -> float:
    """What the margin will still gain: fitted to how 665 games of quick searches ended, position by position.

    Games of longer searches end about 8 points better for each round ahead; but with that in the estimate, or with the
    weights fitted to them, the search led by 6 points less (120 games each). So these stand.
    """
    whole = float(data.ROUNDS[1] - p.round)
    rest = rounds_ahead(p)
    use = min(rest, 1.0)
    gain = -1.9 * use - 5.2 * whole
    gain += dice_prospects(p, whole)
    gain -= 0.4 * whole * float(buildings.standing(p, data.NEUTRAL))
    money = float(p.family[Family.DENIERS] + p.family[Family.PURSE])
    low = min(money, 8.0)
    spare = max(money - 16.0, 0.0)  # more than a round can use
    gain += use * (0.7 * low + 0.39 * (money - low - spare) + 0.11 * spare) - 0.03 * whole * money
    gain += 0.23 * use * float(min(p.family[Family.INFLUENCE], 6))
    gain += 0.33 * whole * float(p.family[Family.SUPPLY]) + 0.2 * rest * float(activity_cards.tradesmen(p, 0))
    gain += use * (waiting_cubes(p, rest) - 0.15 * float(p.cathedral_cubes(0)))
    # Levels without a cube are mostly built in time, by both.
    gain += (0.8 * use + 0.35 * whole) * float(scoring.missing_levels(p, 0))
    gain -= 0.7 * use * float(scoring.missing_levels(p, data.NEUTRAL))
    return gain + character_margin(p, rest, use) + event_margin(p, use) - 0.6 * le_roys_booty(p, rest)


def dice_prospects(p: TroyesPosition, whole: float) -> float:
    """Dice on the square, and those that citizens will roll; more where a tradesman makes points of them."""
    worth = 0.0
    dice = p.square[data.NEUTRAL]
    die: i64 = 0
    while dice:
        worth -= float(dice & 7) * (1.18 - 0.095 * float(data.VALUE_OF[die]))  # a high one can be bought
        dice >>= 3
        die += 1
    playing = 0.1 if p.family[Family.PURSE] > 0 else 1.0
    for colour in range(i64(data.COLOURS)):
        rate = points_per_pip(p, colour)
        dice = (p.square[0] >> (18 * colour)) & 262143
        value: i64 = 1
        while dice:
            if dice & 7:
                worth += playing * float(dice & 7) * max(rate * float(value), 0.9 + 0.11 * float(value))
            dice >>= 3
            value += 1
        coming = 0.67 if colour == Colour.YELLOW else 1.3 if colour == Colour.WHITE else 0.05  # after salaries
        coming += max(3.5 * rate - 1.3, 0.0)
        worth += whole * coming * float(buildings.upright(p, colour, 0))
    return worth


def points_per_pip(p: TroyesPosition, colour: i64) -> float:
    """What a pip of this colour gives on the best card where one has a tradesman."""
    best = 0.0
    for slot in range(i64(data.SLOTS)):
        if slot % 3 < p.revealed:
            card = p.card_on(slot)
            if (slot // 3 == colour or card == Card.PILGRIMAGE) and activity_cards.stands(p, slot, 0):
                best = max(best, points_each(p, card) / float(p.variant.card_divisor[card]))
    return 0.8 * best


# What an activation is worth in tenths of a point, about: 10 where nothing is said.
_DEARER: Final = dict.fromkeys(("goldsmith", "miller", "artisan", "tax_collector"), 17)
_CHEAPER: Final = dict.fromkeys(("hunting", "archer", "diplomat"), 7)
_CHEAPEST: Final = dict.fromkeys(["innkeeper", "baker", "banquet", *data.MODIFIER_IDS], 5)
_WORTH: Final = _DEARER | _CHEAPER | _CHEAPEST | {"pilgrimage": 20, "mercenary": 12, "merchant": 9}
TENTHS: Final[vec[i64]] = vec[i64]([_WORTH.get(name, 10) for name in components.CARD_IDS])


def points_each(p: TroyesPosition, card: i64) -> float:
    """What an activation is worth in points, about."""
    if card == Card.GLASSBLOWER:
        return float(p.cathedral_cubes(0) // 2)
    if card == Card.CAPTAIN:
        return float(threats.with_own_cube(p, 0))
    if card == Card.TROUBADOUR:
        return 1.6 if p.family[Family.INFLUENCE] >= 3 else 0.5
    return float(TENTHS[card]) / 10.0


def waiting_cubes(p: TroyesPosition, rest: float) -> float:
    """TR-11: what cubes on cards will add to the groups they are spent on; a round has turns for few of them."""
    worth = 0.0
    room: float = 1.0 + 2.5 * rest
    for slot in range(i64(data.SLOTS)):
        n = float(activity_cards.cubes(p, slot, 0))
        if n > 0.0:
            n = min(n, room)
            room -= n
            worth += n * (1.45 if p.card_on(slot) == Card.MONK else 0.7)  # the Monk trebles a die
    return worth


def character_margin(p: TroyesPosition, rest: float, use: float) -> float:
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


def event_margin(p: TroyesPosition, use: float) -> float:
    """Cubes on the way to points; black dice hurt both alike."""
    worth = 0.0
    for at in range(1, i64(len(p.queue))):
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
    return worth


def le_roys_booty(p: TroyesPosition, rest: float) -> float:
    """TR-15.12: what Le Roy gains on you by filling events from the right, as the cubes lie now."""
    booty = 0.0
    chance = 0.7 * min(rest, 1.0)
    for at in range(i64(len(p.queue)) - 1, i64(0), -1):
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
    return booty
