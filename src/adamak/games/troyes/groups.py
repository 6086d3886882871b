"""Groups of dice (TR-8.2 to TR-8.6, TR-11): what fits a target, its price and worth, and what can become of it.

A group is up to three dice, seven bits each: district * 18 + die, plus one. A turn is put together die by die, so every
question here is also asked of half a group: can it still become a legal one with what lies on the square?

Where a branch is a plain number, `if` stands as a statement: the compiler boxes the other branch of `x if y else 0`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.games.troyes import activity_cards, buildings
from adamak.games.troyes.data import (
    ACTIVATE,
    ANY_MIX,
    ANY_ONE,
    APPRENTICE_VALUE,
    BLACKSMITH_ADDS,
    BUILD,
    BY_APPRENTICESHIP,
    BY_BLACKSMITH,
    BY_CONFESSION,
    BY_MILITIA,
    BY_MONK,
    BY_PRIEST,
    BY_PRIOR,
    BY_TEMPLAR,
    BY_TITHING,
    CARD_COLOUR,
    CITIZENS,
    CITY_HALL,
    COLOUR_OF,
    COLOURS,
    CONFESSION_ADDS,
    CONVERTING,
    DENIERS,
    DICE,
    DICE_LIMIT,
    FARM,
    FARM_DIVISOR,
    FIGHT,
    MARAUDING,
    MIXABLE,
    MIXED,
    MONK_DICE,
    OF_COLOUR,
    ONE_BIT,
    ONE_DIE,
    OWNERS,
    PALACE,
    PILGRIMAGE,
    PLACE,
    PLAINLY,
    PRICE,
    PRIEST_ADDS,
    PRIOR_DICE,
    RED,
    RESERVE,
    TEMPLAR_DICE,
    THREAT_COLOUR,
    VALUE_OF,
    WHITE,
    YELLOW,
)

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


# --- targets --------------------------------------------------------------------------------------


def colour_wanted(p: TroyesPosition, target: i64) -> i64:
    """TR-9.1, TR-9.10, TR-9.16, TR-9.17, TR-9.20, TR-9.25."""
    if target < BUILD:
        card = p.card_on(target - ACTIVATE)
        if card == PILGRIMAGE:
            return ANY_MIX
        return CARD_COLOUR[card]
    if target == BUILD:
        return WHITE
    if target < PLACE:
        threat = target - FIGHT
        if threat == MARAUDING:
            if p.variant.marauding_yellow:
                return YELLOW
            return ANY_ONE
        return THREAT_COLOUR[threat]
    if target < FARM:
        return target - PLACE
    return YELLOW


def divisor_of(p: TroyesPosition, target: i64) -> i64:
    """TR-8.6; 0 where nothing is divided."""
    if target < BUILD:
        return p.variant.card_divisor[p.card_on(target - ACTIVATE)]
    if target >= FIGHT and target < PLACE:
        return p.variant.threat_divisor[target - FIGHT]
    if target == FARM:
        return FARM_DIVISOR
    return 0


def least_value(p: TroyesPosition, target: i64) -> i64:
    """TR-8.6: an action that would give 0 is illegal, agriculture excepted (R-18)."""
    if target == FARM:
        return 0
    return divisor_of(p, target)


def hire_cost(p: TroyesPosition, seat: i64, target: i64) -> i64:
    """TR-9.2, TR-9.5: what a tradesman costs, 0 where one stands already or none is needed."""
    if target >= BUILD or activity_cards.stands(p, target - ACTIVATE, seat):
        return 0
    return p.variant.card_cost[p.card_on(target - ACTIVATE)]


# --- a group --------------------------------------------------------------------------------------


def size_of(group: i64) -> i64:
    n: i64 = 0
    while group:
        group >>= 7
        n += 1
    return n


def sum_of(group: i64) -> i64:
    total: i64 = 0
    while group:
        total += VALUE_OF[((group & 127) - 1) % DICE]
        group >>= 7
    return total


def colour_of(group: i64) -> i64:
    """The one colour of a group, or MIXED."""
    colour = COLOUR_OF[((group & 127) - 1) % DICE]
    group >>= 7
    while group:
        if COLOUR_OF[((group & 127) - 1) % DICE] != colour:
            return MIXED
        group >>= 7
    return colour


def bought(group: i64, seat: i64) -> i64:
    """How many dice of a group are not the seat's own."""
    n: i64 = 0
    while group:
        if ((group & 127) - 1) // DICE != seat:
            n += 1
        group >>= 7
    return n


def gifts(p: TroyesPosition, seat: i64, group: i64) -> i64:
    """TR-11.8: how many foreign dice Tithing makes free: one per district; TR-15.16: in solo three of Le Roy's."""
    each: i64 = 3 if p.seats == 1 else 1
    free: i64 = 0
    district: i64 = 0
    while district < OWNERS:
        if district != seat:
            n: i64 = 0
            left = group
            while left:
                if ((left & 127) - 1) // DICE == district:
                    n += 1
                left >>= 7
            free += each if n > each else n
        district += 1
    return free


def price(p: TroyesPosition, seat: i64, group: i64, cube: i64) -> i64:
    """TR-8.3, TR-11.8: what the group's foreign dice cost; the group size counts real dice (R-32)."""
    paid = bought(group, seat)
    if cube == BY_TITHING:
        paid -= gifts(p, seat, group)
    return paid * PRICE[size_of(group)]


def worth(total: i64, size: i64, cube: i64) -> i64:
    """TR-8.6, TR-11.3 to TR-11.7: the value of a group with a cube's effect."""
    if cube == BY_BLACKSMITH:
        return total + BLACKSMITH_ADDS
    if cube == BY_PRIEST:
        return total + PRIEST_ADDS * size
    if cube == BY_CONFESSION:
        return total + CONFESSION_ADDS * size
    if cube == BY_APPRENTICESHIP:
        return APPRENTICE_VALUE * size
    if cube == BY_MONK:
        return MONK_DICE * total
    if cube == BY_TEMPLAR:
        return TEMPLAR_DICE * total
    if cube == BY_PRIOR:
        return PRIOR_DICE * total
    return total


def fits(wanted: i64, colour: i64, size: i64, cube: i64) -> bool:
    """TR-8.2, TR-11.2 to TR-11.8, TR-17.2: may a group of this colour serve this target with this cube?"""
    if colour == MIXED:
        return wanted == ANY_MIX and (cube == PLAINLY or MIXABLE & ONE_BIT[cube] != 0)
    becomes = colour
    if cube == BY_BLACKSMITH:
        if colour != RED:
            return False
    elif cube in (BY_PRIEST, BY_TITHING):
        if colour != YELLOW:
            return False
    elif cube == BY_MILITIA:
        if colour != YELLOW:
            return False
        becomes = RED
    elif cube in (BY_MONK, BY_TEMPLAR, BY_PRIOR):
        if colour != WHITE or size != 1:
            return False
        if cube == BY_MONK:
            becomes = YELLOW
        elif cube == BY_TEMPLAR:
            becomes = RED
    return wanted >= ANY_ONE or becomes == wanted


# --- whole groups ---------------------------------------------------------------------------------


def is_complete(p: TroyesPosition, seat: i64, target: i64, group: i64, cube: i64) -> bool:
    """Is the group, with this cube, all that the target needs?"""
    size = size_of(group)
    if size == 0 or price(p, seat, group, cube) > p.family[DENIERS + seat] - hire_cost(p, seat, target):
        return False
    colour = colour_of(group)
    if target == BUILD:
        return colour == WHITE and (cube == PLAINLY or (cube == BY_PRIOR and size == 1))
    if target >= PLACE and target < FARM:
        return size == 1 and may_place_with(target - PLACE, colour, cube)
    if not fits(colour_wanted(p, target), colour, size, cube):
        return False
    return worth(sum_of(group), size, cube) >= least_value(p, target)


def may_place_with(building: i64, colour: i64, cube: i64) -> bool:
    """TR-9.20, TR-9.23: one die of the building's colour; only Militia and Tithing may help."""
    if cube == PLAINLY:
        return colour == building
    if cube == BY_MILITIA:
        return colour == YELLOW and building == PALACE
    return cube == BY_TITHING and colour == YELLOW and building == CITY_HALL


def complete_cubes(p: TroyesPosition, seat: i64, target: i64, group: i64, held: i64) -> i64:
    """Set of cubes (and PLAINLY) with which the group is complete."""
    found: i64 = 0
    if is_complete(p, seat, target, group, PLAINLY):
        found = ONE_BIT[PLAINLY]
    cube: i64 = 0
    while held >> cube:
        if held & ONE_BIT[cube] and is_complete(p, seat, target, group, cube):
            found |= ONE_BIT[cube]
        cube += 1
    return found


# --- half a group ---------------------------------------------------------------------------------


def highest(dice: i64, colour: i64) -> i64:
    """The three highest dice of a colour (MIXED: of all), four bits each, the highest in the lowest."""
    found: i64 = 0
    n: i64 = 0
    value: i64 = 6
    while value > 0 and n < DICE_LIMIT:
        at = 3 * (value - 1)
        if colour == MIXED:
            count = ((dice >> at) & 7) + ((dice >> (at + 18)) & 7) + ((dice >> (at + 36)) & 7)
        else:
            count = (dice >> (at + 18 * colour)) & 7
        while count > 0 and n < DICE_LIMIT:
            found |= value << (4 * n)
            n += 1
            count -= 1
        value -= 1
    return found


def best_sum(own: i64, foreign: i64, number: i64, affordable: i64) -> i64:
    """The most that so many more dice can add, with at most so many foreign ones; -1: there are not enough."""
    total: i64 = 0
    while number > 0:
        mine = own & 15
        theirs: i64 = 0
        if affordable > 0:
            theirs = foreign & 15
        if mine >= theirs:
            if mine == 0:
                return -1
            total += mine
            own >>= 4
        else:
            total += theirs
            foreign >>= 4
            affordable -= 1
        number -= 1
    return total


def can_reach(mine: i64, theirs: i64, size: i64, total: i64, paid: i64, budget: i64, least: i64) -> bool:
    """Can a group of so many dice, so much value and so many bought dice reach a value with the highest dice left?"""
    grown = size
    if grown == 0:
        grown = 1
    while grown <= DICE_LIMIT:
        affordable = budget // PRICE[grown] - paid
        if affordable >= 0:
            more = best_sum(mine, theirs, grown - size, affordable)
            if more >= 0 and total + more >= least:
                return True
        grown += 1
    return False


def can_become(
    p: TroyesPosition,
    seat: i64,
    group: i64,
    budget: i64,
    least: i64,
    own: i64,
    foreign: i64,
    held: i64,
    wanted: i64,
    colour: i64,
) -> bool:
    """Can a group of this colour, or one to be begun in it, reach the least value for this budget?"""
    size = size_of(group)
    total = sum_of(group)
    paid = bought(group, seat)
    mine = highest(own, colour)
    theirs = highest(foreign, colour)
    if fits(wanted, colour, size, PLAINLY) and can_reach(mine, theirs, size, total, paid, budget, least):
        return True
    cube: i64 = 0
    while held >> cube:
        if held & ONE_BIT[cube]:
            if cube == BY_TITHING:
                if fits(wanted, colour, 1, cube) and tithe(p, seat, group, size, total, budget, least):
                    return True
            else:
                grown = size
                if grown == 0:
                    grown = 1
                while grown <= DICE_LIMIT:
                    affordable = budget // PRICE[grown] - paid
                    if affordable >= 0 and fits(wanted, colour, grown, cube):
                        more = best_sum(mine, theirs, grown - size, affordable)
                        if more >= 0 and worth(total + more, grown, cube) >= least:
                            return True
                    grown += 1
        cube += 1
    return False


def tithe(p: TroyesPosition, seat: i64, group: i64, size: i64, total: i64, budget: i64, least: i64) -> bool:
    """The same with Tithing, where it matters from which district a die comes: all ways, for yellow dice are few."""
    if size > 0 and total >= least and price(p, seat, group, BY_TITHING) <= budget:
        return True
    if size == DICE_LIMIT:
        return False
    district: i64 = 0
    while district < OWNERS:
        die: i64 = DICE - 1
        while die >= DICE - 6:
            if (p.square[district] >> (3 * die)) & 7:
                p.square[district] -= ONE_DIE[die]
                entry = district * DICE + die + 1
                found = tithe(p, seat, group | (entry << (7 * size)), size + 1, total + VALUE_OF[die], budget, least)
                p.square[district] += ONE_DIE[die]
                if found:
                    return True
            die -= 1
        district += 1
    return False


def can_finish(p: TroyesPosition, seat: i64, target: i64, group: i64, own: i64, foreign: i64, held: i64) -> bool:
    """Can this group, with what else lies on the square, become a complete one?"""
    if complete_cubes(p, seat, target, group, held):
        return True
    budget = p.family[DENIERS + seat] - hire_cost(p, seat, target)
    if target == BUILD or (target >= PLACE and target < FARM) or budget < 0:
        return False  # each die of these stands for itself: what one alone cannot do, more cannot
    wanted = colour_wanted(p, target)
    least = least_value(p, target)
    if wanted == ANY_MIX and can_become(p, seat, group, budget, least, own, foreign, held & MIXABLE, wanted, MIXED):
        return True
    return can_become(p, seat, group, budget, least, own, foreign, held, wanted, colour_of(group))


def can_begin(p: TroyesPosition, seat: i64, target: i64, own: i64, foreign: i64, held: i64) -> bool:
    """Is there any group for this target?"""
    if target == BUILD:
        return can_build(p, seat, own, foreign)
    if target >= PLACE and target < FARM:
        return can_place(p, seat, target - PLACE, own, foreign, held)
    cost = hire_cost(p, seat, target)
    budget = p.family[DENIERS + seat] - cost
    if cost > 0 and (budget < 0 or p.family[RESERVE + seat] >= CITIZENS):
        return False  # too dear, or nobody there to hire
    wanted = colour_wanted(p, target)
    least = least_value(p, target)
    if least <= 6:  # the usual case: one die alone will do
        if has_die(own, wanted, least):
            return True
        if budget >= PRICE[1] and has_die(foreign, wanted, least):
            return True
    if wanted == ANY_MIX and can_become(p, seat, 0, budget, least, own, foreign, held & MIXABLE, wanted, MIXED):
        return True
    colour: i64 = 0
    while colour < COLOURS:
        possible = colour == wanted or wanted == ANY_ONE or held & CONVERTING != 0
        if wanted == ANY_MIX:
            possible = held != 0  # without cubes the mixture has said it all
        if possible and can_become(p, seat, 0, budget, least, own, foreign, held, wanted, colour):
            return True
        colour += 1
    return False


def has_die(dice: i64, wanted: i64, least: i64) -> bool:
    """Is there one of a wanted colour that shows at least so much?"""
    below: i64 = 0
    if least > 0:
        below = 3 * (least - 1)
    if wanted < ANY_ONE:
        return (dice & OF_COLOUR[wanted]) >> (18 * wanted + below) != 0
    return (dice & OF_COLOUR[0]) >> below | (dice & OF_COLOUR[1]) >> (18 + below) | dice >> (36 + below) != 0


def can_build(p: TroyesPosition, seat: i64, own: i64, foreign: i64) -> bool:
    """TR-9.12: a white die whose number is not built to the top."""
    dice = own
    if p.family[DENIERS + seat] >= PRICE[1]:
        dice += foreign
    number: i64 = 0
    while number < 6:
        if (dice >> (18 + 3 * number)) & 7 and p.height(number) < 3:
            return True
        number += 1
    return False


def can_place(p: TroyesPosition, seat: i64, building: i64, own: i64, foreign: i64, held: i64) -> bool:
    """TR-9.20, TR-9.22, TR-9.23."""
    if p.family[RESERVE + seat] >= CITIZENS:
        return False
    pays = p.family[DENIERS + seat] >= PRICE[1]
    plain = own + foreign if pays else own
    yellow = plain
    if building == CITY_HALL and held & ONE_BIT[BY_TITHING]:
        plain = own + foreign
    value: i64 = 1
    while value <= 6:
        here = (plain >> (3 * (building * 6 + value - 1))) & 7
        if building == PALACE and held & ONE_BIT[BY_MILITIA]:
            here += (yellow >> (3 * (YELLOW * 6 + value - 1))) & 7
        if here and buildings.may_place(p, seat, building, value):
            return True
        value += 1
    return False


# --- one more die ---------------------------------------------------------------------------------


def may_add(p: TroyesPosition, seat: i64, district: i64, die: i64, own: i64, foreign: i64, held: i64) -> bool:
    """May this die join the group being put together? `own` and `foreign` are the dice still on the square."""
    target = p.target
    size = p.size
    if target == BUILD:
        return may_build_with(p, seat, district, die)
    if held == 0:
        return may_add_plainly(p, seat, district, die, own, foreign)
    entry = district * DICE + die + 1
    group = p.group | (entry << (7 * size))
    if target >= PLACE and target < FARM:
        if not buildings.may_place(p, seat, target - PLACE, VALUE_OF[die]):
            return False
        return complete_cubes(p, seat, target, group, held) != 0
    if district == seat:
        own -= ONE_DIE[die]
    else:
        foreign -= ONE_DIE[die]
    found = False
    p.square[district] -= ONE_DIE[die]  # Tithing looks at the square itself
    found = can_finish(p, seat, target, group, own, foreign, held)
    p.square[district] += ONE_DIE[die]
    return found


def may_add_plainly(p: TroyesPosition, seat: i64, district: i64, die: i64, own: i64, foreign: i64) -> bool:
    """The same where no cube can be spent: colour, price and value are all there is to ask."""
    target = p.target
    wanted = colour_wanted(p, target)
    colour = COLOUR_OF[die]
    if wanted == ANY_MIX:
        colour = MIXED
    elif wanted == ANY_ONE:
        if p.size > 0 and colour_of(p.group) != colour:
            return False
    elif colour != wanted:
        return False
    paid = bought(p.group, seat)
    if district == seat:
        own -= ONE_DIE[die]
    else:
        paid += 1
        foreign -= ONE_DIE[die]
    budget = p.family[DENIERS + seat] - hire_cost(p, seat, target)
    if target >= PLACE and target < FARM:
        return paid * PRICE[1] <= budget and buildings.may_place(p, seat, target - PLACE, VALUE_OF[die])
    total = sum_of(p.group) + VALUE_OF[die]
    mine = highest(own, colour)
    return can_reach(mine, highest(foreign, colour), p.size + 1, total, paid, budget, least_value(p, target))


def may_build_with(p: TroyesPosition, seat: i64, district: i64, die: i64) -> bool:
    """TR-9.10, TR-9.12, R-22: a free level for every die of this number, and the price of the whole group."""
    if COLOUR_OF[die] != WHITE:
        return False
    paid = bought(p.group, seat)
    if district != seat:
        paid += 1
    if paid * PRICE[p.size + 1] > p.family[DENIERS + seat]:
        return False
    same: i64 = 0
    group = p.group
    while group:
        if ((group & 127) - 1) % DICE == die:
            same += 1
        group >>= 7
    return p.height(VALUE_OF[die] - 1) + same < 3


def foreign_dice(p: TroyesPosition, seat: i64) -> i64:
    """All dice of the square that are not the seat's."""
    dice: i64 = 0
    district: i64 = 0
    while district < OWNERS:
        if district != seat:
            dice += p.square[district]
        district += 1
    return dice
