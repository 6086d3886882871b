"""What bots know of Troyes: what a family is worth among others."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from adamak.games.troyes import activity_cards, buildings, data, scoring, threats
from adamak.games.troyes.data import Character, Family, Phase, Threat
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
    dice: i64 = 0
    for owner in range(i64(data.OWNERS)):
        dice += data.dice_in(p.square[owner])
    return ahead + float(dice) / 18.0


def standing(p: TroyesPosition, owner: i64, rest: float) -> float:
    """What an owner would score now, and what will score later."""
    worth = float(p.family[Family.VP + owner] + activity_cards.points(p, owner))
    worth += event_prospects(p, owner)
    worth -= 2.0 * float(scoring.missing_levels(p, owner)) * (1.0 - 0.1 * (rest if rest < 5.0 else 5.0))
    worth += character_prospects(p, owner, rest)
    dice = p.square[owner]
    if dice:
        left = dice_worth(dice)
        worth += left * 0.3 if p.family[Family.PURSE + owner] > 0 else left
    whole = float(data.ROUNDS[p.seats] - p.round)
    for building in range(i64(data.BUILDINGS)):
        n = float(buildings.upright(p, building, owner))
        cost = SALARY_DENIER * float(data.SALARY[building]) if owner < data.NEUTRAL else 0.0
        worth += n * whole * (CITIZEN_DIE - cost)
    working: float = rest if rest < 3.0 else 3.0
    worth += STALL * working * float(activity_cards.tradesmen(p, owner))
    if owner < data.NEUTRAL:
        worth += purse_prospects(p, owner, rest)
    return worth


def purse_prospects(p: TroyesPosition, owner: i64, rest: float) -> float:
    """Deniers, influence, citizens at hand and cubes on cards: worth less as the end comes near."""
    use: float = rest if rest < 1.0 else 1.0
    money = float(p.family[Family.DENIERS + owner] + p.family[Family.PURSE + owner])
    useful: float = money if money < 14.0 else 14.0
    worth = (DENIER * useful + SPARE_DENIER * (money - useful)) * use
    worth += INFLUENCE_POINT * float(p.family[Family.INFLUENCE + owner]) * use
    worth += SUPPLY_CITIZEN * float(p.family[Family.SUPPLY + owner]) * (rest if rest < 2.0 else 2.0)
    cubes: i64 = 0
    for slot in range(i64(data.SLOTS)):
        cubes += activity_cards.cubes(p, slot, owner)
    waiting: float = float(cubes) if cubes < 5 else 5.0
    return worth + WAITING_CUBE * waiting * use


def dice_worth(dice: i64) -> float:
    worth = 0.0
    die: i64 = 0
    while dice:
        n = dice & 7
        if n > 0:
            worth += float(n) * (DIE + PIP * float(data.VALUE_OF[die]))
        dice >>= 3
        die += 1
    return worth


def event_prospects(p: TroyesPosition, owner: i64) -> float:
    """A point for each event with an own cube, and a share of what countering it will give."""
    worth = 0.0
    at: i64 = 0
    while at < i64(len(p.queue)):
        n = threats.own_cubes(p, at, owner)
        if n > 0:
            worth += 1.0
            threat = threats.threat_at(p, at)
            if threat != Threat.MARAUDING:
                banners = float(p.variant.threat_banners[threat])
                worth += 0.6 * float(n) / banners * float(p.variant.threat_first[threat])
        at += 1
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
                share: float = 0.2 * rest if rest < 3.0 else 0.6
                worth += sure * (1.0 - share) + hoped * share * (0.4 if character == Character.THIBAUT_II else 1.0)
    return worth


def between_tiers(p: TroyesPosition, character: i64, measure: float) -> float:
    """The points of a measure on straight lines from tier to tier."""
    low = 0.0
    points = 0.0
    for tier in range(1, i64(4)):
        at = 3 * character + tier - 1
        least = float(data.TIERS_OF_TWO[at] if p.seats <= 2 else data.TIERS[at])
        more = float(data.TIER_POINTS[tier])
        if measure < least:
            return points + (more - points) * (measure - low) / (least - low)
        low = least
        points = more
    return points
