"""What bots know of Troyes: what a family is worth, a hurried way to play, and the table as numbers."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from adamak.core.rng import Rng
from adamak.games.troyes import buildings, defence, groups, scoring, stalls, threats, turns
from adamak.games.troyes.data import (
    ACTING,
    ACTIVATE,
    ARCHER,
    ARTISAN,
    BISHOPRIC,
    BONUS_CARD,
    BUILD,
    BUILDINGS,
    CAPTAIN,
    CHARACTERS,
    CITY_HALL,
    COLLECT,
    COLOURS,
    CONFIRM,
    CONFIRMING,
    COUNTING,
    CUBE,
    CUBING,
    DEFEND,
    DEFENDING,
    DENIERS,
    DICE,
    DIPLOMAT,
    ENOUGH,
    EXCHANGE,
    EXCHANGING,
    FARM,
    FIGHT,
    GLASSBLOWER,
    GOLDSMITH,
    HUGUES,
    HUNTING,
    INFLUENCE,
    INNKEEPER,
    IS_DELAYED,
    LYING_SOURCE,
    MARAUDING,
    MERCENARY,
    MERCHANT,
    MILLER,
    MILLING,
    MONK,
    NEUTRAL,
    OF_COLOUR,
    ONE_BIT,
    OVER,
    OWNERS,
    PALACE,
    PASS,
    PILGRIMAGE,
    PLACE,
    PURSE,
    RECRUIT,
    RED,
    RESERVE,
    ROUNDS,
    SALARY,
    SECRET,
    SETTLING,
    SLOTS,
    SOURCE,
    SOURCING,
    SUPPLY,
    TAKE,
    TAKING,
    TAX_COLLECTOR,
    THIBAUT,
    TIER_POINTS,
    TIERS,
    TIERS_OF_TWO,
    TIMES,
    TROUBADOUR,
    USE,
    VALUE_OF,
    VP,
    WHITE,
    YIELD,
    dice_in,
)

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
STALL: Final = 0.22  # a tradesman, per round he can still work
WAITING_CUBE: Final = 0.45
SOLO_MIDDLE: Final = 14.0  # the margin over Le Roy that counts as half a success
SOLO_SPREAD: Final = 10.0  # wide, so that every point counts from defeat to mastery


# --- what a family is worth -----------------------------------------------------------------------


def estimate(p: TroyesPosition, seat: i64) -> float:
    """The payoff to expect. Alone, how well it goes: the grade counts, not only the victory."""
    if p.seats == 1:
        return alone(p)
    if p.phase == OVER:
        return p.payoff(seat)
    q = settled_turn(p)
    rest = rounds_ahead(q)
    spread = 1.6 + 1.1 * rest
    mine = standing(q, seat, rest) / spread
    total = 0.0
    other: i64 = 0
    while other < q.seats:
        total += math.exp(standing(q, other, rest) / spread - mine)
        other += 1
    return 1.0 / total


def alone(p: TroyesPosition) -> float:
    """TR-15.17: the margin over Le Roy to expect, as a share of mastery."""
    q = p if p.phase == OVER else settled_turn(p)
    margin = float(scoring.points(q, 0) - scoring.points(q, NEUTRAL))
    if q.phase != OVER:
        margin += solo_prospects(q)
    return 1.0 / (1.0 + math.exp((SOLO_MIDDLE - margin) / SOLO_SPREAD))


def solo_prospects(p: TroyesPosition) -> float:
    """What the margin will still gain: fitted to how 665 games of quick searches ended, position by position."""
    whole = float(ROUNDS[1] - p.round)
    rest = rounds_ahead(p)
    use: float = rest if rest < 1.0 else 1.0
    gain = -1.9 * use - 5.2 * whole
    gain += solo_dice(p, whole)
    gain -= 0.4 * whole * float(buildings.standing(p, NEUTRAL))
    money = float(p.family[DENIERS] + p.family[PURSE])
    low: float = money if money < 8.0 else 8.0
    spare: float = money - 16.0 if money > 16.0 else 0.0  # more than a round can use
    gain += use * (0.7 * low + 0.39 * (money - low - spare) + 0.11 * spare) - 0.03 * whole * money
    influence = float(p.family[INFLUENCE])
    gain += 0.23 * use * (influence if influence < 6.0 else 6.0)
    gain += 0.33 * whole * float(p.family[SUPPLY]) + 0.2 * rest * float(stalls.tradesmen(p, 0))
    gain += use * (waiting_cubes(p, rest) - 0.15 * float(p.cathedral_cubes(0)))
    # Levels without a cube are mostly built in time, by both.
    gain += (0.8 * use + 0.35 * whole) * float(scoring.missing_levels(p, 0))
    gain -= 0.7 * use * float(scoring.missing_levels(p, NEUTRAL))
    return gain + solo_characters(p, rest, use) + solo_events(p, use) - 0.6 * le_roys_booty(p, rest)


def solo_dice(p: TroyesPosition, whole: float) -> float:
    """Dice on the square, and those that citizens will roll; more where a tradesman makes points of them."""
    worth = 0.0
    dice = p.square[NEUTRAL]
    die: i64 = 0
    while dice:
        worth -= float(dice & 7) * (1.18 - 0.095 * float(VALUE_OF[die]))  # a high one can be bought
        dice >>= 3
        die += 1
    playing: float = 0.1 if p.family[PURSE] > 0 else 1.0
    colour: i64 = 0
    while colour < COLOURS:
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
        coming = 0.05 if colour == RED else 1.3 if colour == WHITE else 0.67  # after salaries and black dice
        more = 3.5 * rate - 1.3
        if more > 0.0:
            coming += more
        worth += whole * coming * float(buildings.upright(p, colour, 0))
        colour += 1
    return worth


def points_per_pip(p: TroyesPosition, colour: i64) -> float:
    """What a pip of this colour gives on the best card where one has a tradesman."""
    best = 0.0
    slot: i64 = 0
    while slot < SLOTS:
        if slot % 3 < p.revealed:
            card = p.card_on(slot)
            if (slot // 3 == colour or card == PILGRIMAGE) and stalls.stands(p, slot, 0):
                rate = points_each(p, card) / float(p.variant.card_divisor[card])
                if rate > best:
                    best = rate
        slot += 1
    return 0.8 * best


def points_each(p: TroyesPosition, card: i64) -> float:
    """What an activation is worth in points, about."""
    if card == GLASSBLOWER:
        return float(p.cathedral_cubes(0) // 2)
    if card == CAPTAIN:
        return float(threats.with_own_cube(p, 0))
    if card == PILGRIMAGE:
        return 2.0
    if card in (GOLDSMITH, MILLER, ARTISAN, TAX_COLLECTOR):
        return 1.7
    if card == TROUBADOUR:
        return 1.6 if p.family[INFLUENCE] >= 3 else 0.5
    if card == MERCENARY:
        return 1.2
    if card == MERCHANT:
        return 0.9
    if card in (HUNTING, ARCHER, DIPLOMAT):
        return 0.7
    if card < BONUS_CARD and IS_DELAYED[card] == 0 and card != INNKEEPER:
        return 1.0
    return 0.5


def waiting_cubes(p: TroyesPosition, rest: float) -> float:
    """TR-11: what cubes on cards will add to the groups they are spent on; a round has turns for few of them."""
    worth = 0.0
    room: float = 1.0 + 2.5 * rest
    slot: i64 = 0
    while slot < SLOTS:
        n = float(stalls.cubes(p, slot, 0))
        if n > 0.0:
            if n > room:
                n = room
            room -= n
            card = p.card_on(slot)
            worth += n * (1.45 if card == MONK else 0.7)  # the Monk trebles a die
        slot += 1
    return worth


def solo_characters(p: TroyesPosition, rest: float, use: float) -> float:
    """TR-15.15: the way to the next tier; deniers, and some influence, will be spent before they score."""
    worth = 0.0
    row = p.row
    while row:
        character = (row & 15) - 1
        row >>= 4
        sure = float(scoring.character_points(p, 0, character))
        if character == THIBAUT:
            worth -= 0.45 * use * sure
        else:
            hoped = between_tiers(p, character, float(scoring.measure(p, 0, character)))
            worth += 0.85 * use * (hoped - sure)
            if character == HUGUES:
                worth -= 0.27 * use * sure
        worth += 0.05 * rest
    return worth


def solo_events(p: TroyesPosition, use: float) -> float:
    """Cubes on the way to points; black dice hurt both alike."""
    worth = 0.0
    at: i64 = 1
    while at < i64(len(p.queue)):
        threat = threats.threat_at(p, at)
        banners = float(p.variant.threat_banners[threat])
        first = float(p.variant.threat_first[threat])
        both = first + float(p.variant.threat_second[threat])
        mine = float(threats.own_cubes(p, at, 0))
        his = float(threats.own_cubes(p, at, NEUTRAL))
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
        his = threats.free_banners(p, at) + threats.own_cubes(p, at, NEUTRAL)
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


def settled_turn(p: TroyesPosition) -> TroyesPosition:
    """The position itself, or, in the middle of a turn, one in which that turn is finished in a plain way."""
    if p.phase < TAKING:
        return p
    q = p.clone()
    seat = q.turn
    while q.phase >= TAKING and q.phase < OVER and q.turn == seat:
        q.apply(seat, plain_step(q, seat))
    return q


def rounds_ahead(p: TroyesPosition) -> float:
    """Rounds still to be played, this one counted by the dice that are left."""
    ahead = float(ROUNDS[p.seats] - p.round)
    if p.phase == SETTLING:
        return ahead
    dice: i64 = 0
    owner: i64 = 0
    while owner < OWNERS:
        dice += dice_in(p.square[owner])
        owner += 1
    return ahead + float(dice) / 18.0


def standing(p: TroyesPosition, owner: i64, rest: float) -> float:
    """What an owner would score now, and what he has that will score later."""
    worth = float(p.family[VP + owner] + stalls.points(p, owner))
    worth += event_prospects(p, owner)
    worth -= 2.0 * float(scoring.missing_levels(p, owner)) * (1.0 - 0.1 * (rest if rest < 5.0 else 5.0))
    worth += character_prospects(p, owner, rest)
    dice = p.square[owner]
    if dice:
        left = dice_worth(dice)
        worth += left * 0.3 if p.family[PURSE + owner] > 0 else left
    whole = float(ROUNDS[p.seats] - p.round)
    building: i64 = 0
    while building < BUILDINGS:
        n = float(buildings.upright(p, building, owner))
        cost = SALARY_DENIER * float(SALARY[building]) if owner < NEUTRAL else 0.0
        worth += n * whole * (CITIZEN_DIE - cost)
        building += 1
    working: float = rest if rest < 3.0 else 3.0
    worth += STALL * working * float(stalls.tradesmen(p, owner))
    if owner < NEUTRAL:
        worth += purse_prospects(p, owner, rest)
    return worth


def purse_prospects(p: TroyesPosition, owner: i64, rest: float) -> float:
    """Deniers, influence, citizens at hand and cubes on cards: worth less as the end comes near."""
    use: float = rest if rest < 1.0 else 1.0
    money = float(p.family[DENIERS + owner] + p.family[PURSE + owner])
    useful: float = money if money < 14.0 else 14.0
    worth = (DENIER * useful + SPARE_DENIER * (money - useful)) * use
    worth += INFLUENCE_POINT * float(p.family[INFLUENCE + owner]) * use
    worth += SUPPLY_CITIZEN * float(p.family[SUPPLY + owner]) * (rest if rest < 2.0 else 2.0)
    cubes: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        cubes += stalls.cubes(p, slot, owner)
        slot += 1
    waiting: float = float(cubes) if cubes < 5 else 5.0
    return worth + WAITING_CUBE * waiting * use


def dice_worth(dice: i64) -> float:
    worth = 0.0
    die: i64 = 0
    while dice:
        n = dice & 7
        if n > 0:
            worth += float(n) * (DIE + PIP * float(VALUE_OF[die]))
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
            if threat != MARAUDING:
                banners = float(p.variant.threat_banners[threat])
                worth += 0.6 * float(n) / banners * float(p.variant.threat_first[threat])
        at += 1
    return worth


def character_prospects(p: TroyesPosition, owner: i64, rest: float) -> float:
    """TR-13 between the tiers: the nearer the end, the more only whole tiers count."""
    worth = 0.0
    found = scoring.in_play(p)
    character: i64 = 0
    while character < CHARACTERS:
        if found & ONE_BIT[character]:
            sure = float(scoring.character_points(p, owner, character))
            if owner < NEUTRAL or character not in (2, 3):
                hoped = between_tiers(p, character, float(scoring.measure(p, owner, character)))
                share: float = 0.2 * rest if rest < 3.0 else 0.6
                worth += sure * (1.0 - share) + hoped * share * (0.4 if character == THIBAUT else 1.0)
        character += 1
    return worth


def between_tiers(p: TroyesPosition, character: i64, measure: float) -> float:
    """The points of a measure on straight lines from tier to tier."""
    low = 0.0
    points = 0.0
    tier: i64 = 1
    while tier <= 3:
        at = 3 * character + tier - 1
        least = float(TIERS_OF_TWO[at] if p.seats <= 2 else TIERS[at])
        more = float(TIER_POINTS[tier])
        if measure < least:
            return points + (more - points) * (measure - low) / (least - low)
        low = least
        points = more
        tier += 1
    return points


# --- a hurried player -----------------------------------------------------------------------------


def rollout_move(p: TroyesPosition, seat: i64, rng: Rng) -> i64:
    """Sensible and quick: defends cheaply, uses its own dice together, takes all that a turn gives."""
    phase = p.phase
    if phase == ACTING:
        return hurried_target(p, seat, rng)
    if phase == TAKING:
        return hurried_die(p, seat, rng)
    if phase == DEFENDING:
        return cheap_defence(p, seat)
    if phase > TAKING and (phase != CUBING or rng.below(3) > 0):
        return plain_step(p, seat)
    moves = p.legal(seat)
    n: i64 = len(moves)
    if phase == CUBING and n > 1:
        n -= 1  # a cube is always worth placing
    return moves[rng.below(n)]


def hurried_target(p: TroyesPosition, seat: i64, rng: Rng) -> i64:
    """Tries a few targets at random, good ones more often; passes when nothing comes of it."""
    own = p.square[seat]
    if own == 0 and rng.below(4) > 0:
        return PASS
    foreign = groups.foreign_dice(p, seat)
    held = stalls.held(p, seat)
    tries: i64 = 0
    while tries < 8:
        target = random_target(p, seat, rng)
        if target >= 0 and groups.can_begin(p, seat, target, own, foreign, held):
            return target
        tries += 1
    if p.family[INFLUENCE + seat] >= 6 and p.family[SUPPLY + seat] == 0 and p.family[RESERVE + seat] > 0:
        return RECRUIT
    return PASS


def random_target(p: TroyesPosition, seat: i64, rng: Rng) -> i64:
    draw = rng.below(16)
    if draw < 7:
        slot = 3 * rng.below(COLOURS) + rng.below(p.revealed)
        if not stalls.stands(p, slot, seat) and rng.below(3) == 0:
            return -1  # hiring is dear: not every time
        return ACTIVATE + slot
    if draw < 10:
        return BUILD
    if draw < 13:
        return FIGHT + threats.threat_at(p, rng.below(i64(len(p.queue))))
    if draw < 15:
        return FARM if draw == 13 else PLACE + rng.below(BUILDINGS)
    return PLACE + CITY_HALL


def hurried_die(p: TroyesPosition, seat: i64, rng: Rng) -> i64:
    """Own dice first, the highest rather; foreign ones only when they are needed, or sometimes."""
    moves = turns.dice_choices(p, seat)
    n: i64 = len(moves)
    may_stop = moves[0] == ENOUGH
    best: i64 = -1
    best_value: i64 = 0
    k: i64 = 0
    while k < n:
        move = moves[k]
        if move != ENOUGH:
            number = move - TAKE
            value = 2 * VALUE_OF[number % DICE]
            if number // DICE == seat:
                value += 20
            value += rng.below(4)
            if value > best_value:
                best_value = value
                best = move
        k += 1
    if may_stop and (best < 0 or best_value < 20 or rng.below(4) == 0):
        return ENOUGH
    return best


def cheap_defence(p: TroyesPosition, seat: i64) -> i64:
    """TR-7.13: the weakest single die that suffices, else the strongest; no influence, no second black die."""
    against = defence.black_sum(p.against)
    if defence.reach(p, seat) < against:
        return YIELD
    needed = against - defence.strength(p.aside)
    if needed <= 0:
        return DEFEND
    best: i64 = -1
    best_key: i64 = -1
    die: i64 = 0
    while die < DICE:
        if (p.square[seat] >> (3 * die)) & 7:
            strength = 2 * VALUE_OF[die] if die < 6 else VALUE_OF[die]
            key = 100 - strength if strength >= needed else strength
            if key > best_key:
                best_key = key
                best = die
        die += 1
    return USE + best


def plain_step(p: TroyesPosition, seat: i64) -> i64:
    """The next step of a turn as it is finished without much thought."""
    phase = p.phase
    if phase == CONFIRMING:
        return CONFIRM
    if phase == COUNTING:
        return TIMES + turns.most_times(p) - 1
    if phase == EXCHANGING:
        return EXCHANGE + p.left
    if phase == MILLING:
        palace = buildings.upright(p, PALACE, seat)
        return COLLECT + (PALACE if palace > buildings.upright(p, BISHOPRIC, seat) else BISHOPRIC)
    if phase == CUBING:
        return CUBE + most_promising(p, seat)
    if phase == SOURCING:
        return cheapest_source(p, seat)
    moves = p.legal(seat)
    if phase == TAKING:
        return best_die(p, seat)
    return moves[0]


def best_die(p: TroyesPosition, seat: i64) -> i64:
    """All own dice that fit, the highest first; a foreign one only when it must be."""
    moves = turns.dice_choices(p, seat)
    best: i64 = -1
    best_value: i64 = -1
    k: i64 = 0
    while k < i64(len(moves)):
        move = moves[k]
        value: i64 = 10
        if move != ENOUGH:
            number = move - TAKE
            value = VALUE_OF[number % DICE] + (20 if number // DICE == seat else 0)
        if value > best_value:
            best_value = value
            best = move
        k += 1
    return best


def cheapest_source(p: TroyesPosition, seat: i64) -> i64:
    """From the supply, else a lying citizen, else whoever may come."""
    if turns.may_come_from(p, seat, 0):
        return SOURCE
    building: i64 = 0
    while building < BUILDINGS:
        if turns.may_come_from(p, seat, LYING_SOURCE + building):
            return SOURCE + LYING_SOURCE + building
        building += 1
    moves = turns.source_choices(p, seat)
    return moves[i64(len(moves)) - 1]


def most_promising(p: TroyesPosition, seat: i64) -> i64:
    """The event where one more cube comes nearest to the points."""
    best: i64 = MARAUDING
    best_worth = 0.3
    at: i64 = 1
    while at < i64(len(p.queue)):
        threat = threats.threat_at(p, at)
        free = float(threats.free_banners(p, at))
        worth = float(p.variant.threat_first[threat]) / (free + 1.0)
        if threats.own_cubes(p, at, seat) == 0:
            worth += 1.0
        if worth > best_worth:
            best_worth = worth
            best = threat
        at += 1
    return best


# --- the table as numbers -------------------------------------------------------------------------


def upto(number: i64, most: float) -> float:
    value = float(number) / most
    return value if value < 1.0 else 1.0


def family_features(p: TroyesPosition, owner: i64, found: list[float]) -> None:
    """Eighteen numbers that everybody can see."""
    family = p.family
    found.append(upto(family[DENIERS + owner], 40.0))
    found.append(upto(family[INFLUENCE + owner], 20.0))
    found.append(upto(family[SUPPLY + owner], 6.0))
    found.append(upto(family[RESERVE + owner], 24.0))
    found.append(upto(family[PURSE + owner], 6.0))
    building: i64 = 0
    while building < BUILDINGS:
        found.append(upto(buildings.upright(p, building, owner), 6.0))
        found.append(upto(buildings.lying(p, building, owner), 2.0))
        building += 1
    colour: i64 = 0
    while colour < COLOURS:
        found.append(upto(dice_in(p.square[owner] & OF_COLOUR[colour]), 6.0))
        colour += 1
    found.append(upto(defence.strength(p.square[owner]), 40.0))
    found.append(upto(p.cathedral_cubes(owner), 10.0))
    found.append(upto(stalls.tradesmen(p, owner), 9.0))
    found.append(upto(threats.with_own_cube(p, owner), 10.0))


def features(p: TroyesPosition, seat: i64) -> list[float]:
    """The own family and the others' in turn, then secrets of one's own, the cards, the events, and the moment."""
    found: list[float] = []
    k: i64 = 0
    while k < 4:
        if k < p.seats:
            family_features(p, (seat + k) % p.seats, found)
        else:
            found.extend([0.0] * 18)
        k += 1
    family_features(p, NEUTRAL, found)
    found.append(upto(p.family[VP + seat], 60.0))
    character: i64 = 0
    while character < CHARACTERS:
        found.append(1.0 if p.family[SECRET + seat] & ONE_BIT[character] else 0.0)
        character += 1
    slot: i64 = 0
    while slot < SLOTS:
        found.append(float(p.card_on(slot) + 1) / 30.0 if slot % 3 < p.revealed else 0.0)
        found.append(1.0 if stalls.stands(p, slot, seat) else 0.0)
        found.append(upto(stalls.cubes(p, slot, seat), 8.0))
        slot += 1
    threat: i64 = 0
    while threat < 18:
        at = threats.place_of(p, threat)
        found.append(1.0 if at >= 0 else 0.0)
        found.append(upto(threats.own_cubes(p, at, seat), 6.0) if at >= 0 else 0.0)
        threat += 1
    phase: i64 = 0
    while phase <= OVER:
        found.append(1.0 if p.phase == phase else 0.0)
        phase += 1
    found.append(upto(p.round, 6.0))
    found.append(upto(defence.black_sum(p.black) + defence.black_sum(p.against), 30.0))
    found.append(upto(groups.sum_of(p.group), 18.0))
    found.append(1.0 if p.turn == seat else 0.0)
    return found
