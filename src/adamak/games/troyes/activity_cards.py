"""The Activity cards: their tradesmen (TR-9.2 to TR-9.6), the cubes that wait on them (TR-9.9), and what they do
(TR-17, TR-14.2): each effect so many times, at once, or as a decision that stays open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.games.troyes import buildings, data, threats, wealth
from adamak.games.troyes.data import Building, Card, Colour, Family, Move, Phase
from adamak.games.troyes.variant import Procession

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


def scoring_space(p: TroyesPosition, slot: i64, mark: i64) -> i64:
    """Which of the scoring spaces has this owner, plus one, or for 0 is the first free one; -1: none."""
    stall = p.stalls[slot]
    for space in range(i64(data.SCORING_SPACES)):
        if (stall >> data.SCORING[space]) & 7 == mark and (mark or space_points(p, slot, space) >= 0):
            return space
    return -1


def space_points(p: TroyesPosition, slot: i64, space: i64) -> i64:
    """TR-9.3: what a scoring space gives, the first one most; -1: there is no such space."""
    return p.variant.card_points[p.card_on(slot) * data.SCORING_SPACES + space]


def stands(p: TroyesPosition, slot: i64, owner: i64) -> bool:
    """TR-9.4: has this owner a tradesman on the card?"""
    stall = p.stalls[slot]
    mark = owner + 1
    if stall & 7 == mark or (stall >> data.SECOND) & 7 == mark or (stall >> data.THIRD) & 7 == mark:
        return True
    return (stall >> (data.PICTURE + owner)) & 1 == 1


def free_points(p: TroyesPosition, slot: i64) -> i64:
    """TR-9.3: what the free scoring space with most VP gives; -1: there is none."""
    space = scoring_space(p, slot, 0)
    return space_points(p, slot, space) if space >= 0 else i64(-1)


def seat_tradesman(p: TroyesPosition, slot: i64, owner: i64) -> i64:
    """TR-9.3: on the free scoring space with most VP, else on the picture; returns what the space scores."""
    space = scoring_space(p, slot, 0)
    if space < 0:
        p.stalls[slot] |= data.ONE_BIT[owner] << data.PICTURE
        return 0
    p.stalls[slot] += (owner + 1) << data.SCORING[space]
    return space_points(p, slot, space)


def lift_tradesman(p: TroyesPosition, slot: i64, owner: i64) -> None:
    """TR-9.6: the space is free, nobody moves up, the owner's cubes stay."""
    space = scoring_space(p, slot, owner + 1)
    if space < 0:
        p.stalls[slot] &= ~(data.ONE_BIT[owner] << data.PICTURE)
    else:
        p.stalls[slot] -= (owner + 1) << data.SCORING[space]


def tradesmen(p: TroyesPosition, owner: i64) -> i64:
    """TR-13.6: on scoring spaces and on pictures."""
    return sum((i64(stands(p, slot, owner)) for slot in range(i64(data.SLOTS))), i64(0))


def points(p: TroyesPosition, owner: i64) -> i64:
    """TR-12.3: what the scoring spaces of this owner's tradesmen give."""
    total: i64 = 0
    for slot in range(i64(data.SLOTS)):
        space = scoring_space(p, slot, owner + 1)
        if space >= 0:
            total += space_points(p, slot, space)
    return total


def cubes(p: TroyesPosition, slot: i64, seat: i64) -> i64:
    return (p.stalls[slot] >> (data.CUBES + data.CUBE_BITS * seat)) & 255


def held(p: TroyesPosition, seat: i64) -> i64:
    """TR-11.1: set of the cards whose cubes this seat could spend."""
    found: i64 = 0
    for slot in range(i64(data.SLOTS)):
        if p.stalls[slot] >> data.CUBES and cubes(p, slot, seat) > 0:
            found |= data.ONE_BIT[data.MODIFIER_OF[p.card_on(slot)]]
    return found


def spend_cube(p: TroyesPosition, seat: i64) -> None:
    """TR-11.1: it returns to the stock."""
    card = data.MODIFIER_CARD[p.cube]
    for slot in range(i64(data.SLOTS)):
        if p.card_on(slot) == card:
            p.stalls[slot] -= data.ONE_CUBE[seat]
    p.note("cube_spent", seat, card, 0)


# --- what cards do --------------------------------------------------------------------------------
def activate(p: TroyesPosition, seat: i64, slot: i64, card: i64, times: i64) -> None:
    """TR-9.8, TR-9.9."""
    if data.MODIFIER_OF[card] >= 0:
        p.stalls[slot] += min(times, data.MOST_CUBES - cubes(p, slot, seat)) * data.ONE_CUBE[seat]
        p.note("card_cubes", seat, card, times)
    elif card == Card.GLASSBLOWER:
        wealth.gain_vp(p, seat, times * (p.cathedral_cubes(seat) // 2), card)
    elif card == Card.CAPTAIN:
        wealth.gain_vp(p, seat, times * threats.with_own_cube(p, seat), card)
    elif card == Card.BAKER:
        wealth.take_deniers(p, seat, times * yellow_left(p), card)
    elif card == Card.BANQUET:
        wealth.gain_vp(p, seat, times * longest_red_table(p, seat), card)
    elif card == Card.PROCESSION:
        procession(p, seat, times)
    elif card == Card.JOUST:
        joust(p, seat, times)
    elif card == Card.TAX_COLLECTOR:
        collect_taxes(p, seat, times)
    elif card == Card.MILLER:
        open_mill(p, seat, times)
    elif card == Card.CHIVALRY:
        await_cubes(p, times * dice_of(p, seat, Colour.RED))
    elif card == Card.ARCHER:
        await_cubes(p, shoot(p, seat, times))
    elif card == Card.DIPLOMAT:
        await_cubes(p, times if p.family[Family.INFLUENCE + seat] > 0 else i64(0))
    elif data.CARD_DENIERS[card] < 0 or data.CARD_INFLUENCE[card] < 0:
        p.left = exchanges_possible(p, seat, card, times)
        if p.left > 0:
            p.phase = Phase.EXCHANGE
    else:
        give(p, seat, card, times)


def give(p: TroyesPosition, seat: i64, card: i64, times: i64) -> None:
    """TR-17.1 to TR-17.8: what the card pays and gives each time."""
    deniers = times * data.CARD_DENIERS[card]
    influence = times * data.CARD_INFLUENCE[card]
    if influence < 0:
        p.family[Family.INFLUENCE + seat] += influence
    wealth.gain_vp(p, seat, times * data.CARD_VP[card], card)
    if deniers > 0:
        wealth.take_deniers(p, seat, deniers, card)
    else:
        p.family[Family.DENIERS + seat] += deniers
    if influence > 0:
        wealth.take_influence(p, seat, influence, card)


def dice_of(p: TroyesPosition, owner: i64, colour: i64) -> i64:
    """Dice of a colour in a district."""
    return data.dice_in(p.square[owner] & data.OF_COLOUR[colour])


def yellow_left(p: TroyesPosition) -> i64:
    """TR-14.2: Baker."""
    return sum((dice_of(p, owner, Colour.YELLOW) for owner in range(i64(data.OWNERS))), i64(0))


def longest_red_table(p: TroyesPosition, seat: i64) -> i64:
    """TR-14.2: Banquet, the district with most red dice; TR-15.16: in solo one's own."""
    most = dice_of(p, seat, Colour.RED)
    for owner in range(i64(data.OWNERS)):
        if p.seats > 1:
            most = max(most, dice_of(p, owner, Colour.RED))
    return most


def procession(p: TroyesPosition, seat: i64, times: i64) -> None:
    """TR-17.3: 2 VP to everybody with most dice in the own district; gray can only block."""
    most: i64 = 1
    for dice in p.square:
        most = max(most, data.dice_in(dice))
    if p.variant.procession == Procession.ACTIVATOR and data.dice_in(p.square[seat]) < most:
        return
    for owner in range(i64(data.NEUTRAL)):
        if data.dice_in(p.square[owner]) == most:
            wealth.gain_vp(p, owner, 2 * times, Card.PROCESSION)


def joust(p: TroyesPosition, seat: i64, times: i64) -> None:
    """TR-17.4: only if nobody's red dice are worth more; whoever ties scores too."""
    mine = data.pips(p.square[seat] & data.OF_COLOUR[Colour.RED])
    if mine == 0 or any(data.pips(dice & data.OF_COLOUR[Colour.RED]) > mine for dice in p.square):
        return
    for owner in range(i64(data.NEUTRAL)):
        if data.pips(p.square[owner] & data.OF_COLOUR[Colour.RED]) == mine:
            wealth.gain_vp(p, owner, 2 * times, Card.JOUST)


def collect_taxes(p: TroyesPosition, seat: i64, times: i64) -> None:
    """TR-17.6: 1 denier per citizen in the City Hall, or all there is; TR-15.16: in solo 2 of the bank per Le Roy's."""
    if p.seats == 1:
        citizens = buildings.upright(p, Building.CITY_HALL, data.NEUTRAL)
        wealth.take_deniers(p, seat, 2 * times * citizens, Card.TAX_COLLECTOR)
        return
    for owner in range(p.seats):
        if owner != seat:
            due = min(times * buildings.upright(p, Building.CITY_HALL, owner), p.family[Family.DENIERS + owner])
            p.family[Family.DENIERS + owner] -= due
            p.family[Family.DENIERS + seat] += due
            p.note("taxed", owner, seat, due)


def shoot(p: TroyesPosition, seat: i64, times: i64) -> i64:
    """TR-17.7: the Archer's dice, all together; how many hit."""
    hits: i64 = 0
    dice: i64 = 0
    for _arrow in range(times):
        value = p.roll()
        dice += data.ONE_BLACK[value - 1]
        hits += i64(value >= data.ARCHER_HITS)
    p.note("archer_rolled", seat, dice, hits)
    return hits


# --- what they ask (TR-16.4, TR-16.5) -------------------------------------------------------------
def open_mill(p: TroyesPosition, seat: i64, times: i64) -> None:
    """TR-17.1: the Miller asks, unless both buildings give the same."""
    p.left = times
    p.phase = Phase.MILLER
    if buildings.upright(p, Building.PALACE, seat) == buildings.upright(p, Building.BISHOPRIC, seat):
        while p.left > 0:
            grind(p, seat, Building.PALACE)


def await_cubes(p: TroyesPosition, number: i64) -> None:
    """TR-17.7: Marauding always has room, so there is always a choice."""
    p.left = number
    if number > 0:
        p.phase = Phase.EVENT_CUBES


def exchanges_possible(p: TroyesPosition, seat: i64, card: i64, times: i64) -> i64:
    """TR-17.1, TR-17.5: as often as it can be paid."""
    if data.CARD_DENIERS[card] < 0:
        return min(times, p.family[Family.DENIERS + seat] // -data.CARD_DENIERS[card])
    return min(times, p.family[Family.INFLUENCE + seat] // -data.CARD_INFLUENCE[card])


def choices(p: TroyesPosition) -> vec[i64]:
    if p.phase == Phase.MILLER:
        return vec[i64]([Move.COLLECT + Building.PALACE, Move.COLLECT + Building.BISHOPRIC])
    if p.phase == Phase.EXCHANGE:
        return vec[i64]([Move.EXCHANGE + n for n in range(min(p.left, data.MOST_TIMES) + 1)])
    return append(vec[i64]([Move.CUBE + (entry & 31) for entry in p.queue]), Move.STOP)


def decide(p: TroyesPosition, seat: i64, move: i64) -> None:
    """An answer; `left` says how many more are to come."""
    card = p.card_on(p.target - Move.ACTIVATE)
    if move < Move.EXCHANGE:
        grind(p, seat, move - Move.COLLECT)
    elif move < Move.CUBE:
        p.note("exchanged", seat, card, move - Move.EXCHANGE)
        if move > Move.EXCHANGE:
            give(p, seat, card, move - Move.EXCHANGE)
        p.left = p.left - data.MOST_TIMES if move == Move.EXCHANGE + data.MOST_TIMES else i64(0)  # is there more?
    elif move < Move.STOP:
        put_cube(p, seat, card, move - Move.CUBE)
    else:
        p.left = 0


def grind(p: TroyesPosition, seat: i64, building: i64) -> None:
    """TR-17.1: one activation of the Miller."""
    wealth.take_deniers(p, seat, 2 * buildings.upright(p, building, seat), Card.MILLER)
    p.left -= 1


def put_cube(p: TroyesPosition, seat: i64, card: i64, threat: i64) -> None:
    """TR-17.7: one cube on any event; the Diplomat pays 1 influence first, which the cube brings back (TR-9.14)."""
    if card == Card.DIPLOMAT:
        p.family[Family.INFLUENCE + seat] -= 1
    threats.add_cube(p, threats.place_of(p, threat), seat)
    p.left -= 1
