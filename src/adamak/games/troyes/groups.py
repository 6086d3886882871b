"""Groups of dice (TR-8.2 to TR-8.6, TR-11): what fits a target, its price and worth, and what can become of it.

A group is up to three dice, seven bits each: district * 18 + die, plus one. A turn is put together die by die, so every
question here is also asked of half a group: can it still become a legal one with what lies on the square?

Where a branch is a plain number, `if` stands as a statement: the compiler boxes the other branch of `x if y else 0`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.games.troyes import activity_cards, buildings, data
from adamak.games.troyes.data import Building, Card, Colour, Cube, Family, Move, Threat
from adamak.games.troyes.variant import MaraudingDice

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


# --- targets --------------------------------------------------------------------------------------


def colour_wanted(p: TroyesPosition, target: i64) -> i64:
    """TR-9.1, TR-9.10, TR-9.16, TR-9.17, TR-9.20, TR-9.25."""
    if target < Move.BUILD:
        card = p.card_on(target - Move.ACTIVATE)
        if card == Card.PILGRIMAGE:
            return Colour.ANY_MIX
        return data.CARD_COLOUR[card]
    if target == Move.BUILD:
        return Colour.WHITE
    if target < Move.PLACE:
        threat = target - Move.FIGHT
        if threat == Threat.MARAUDING:
            if p.variant.marauding_dice == MaraudingDice.YELLOW:
                return Colour.YELLOW
            return Colour.ANY_ONE
        return data.THREAT_COLOUR[threat]
    if target < Move.FARM:
        return target - Move.PLACE
    return Colour.YELLOW


def divisor_of(p: TroyesPosition, target: i64) -> i64:
    """TR-8.6; 0 where nothing is divided."""
    if target < Move.BUILD:
        return p.variant.card_divisor[p.card_on(target - Move.ACTIVATE)]
    if target >= Move.FIGHT and target < Move.PLACE:
        return p.variant.threat_divisor[target - Move.FIGHT]
    if target == Move.FARM:
        return data.FARM_DIVISOR
    return 0


def least_value(p: TroyesPosition, target: i64) -> i64:
    """TR-8.6: an action that would give 0 is illegal, agriculture excepted (R-18)."""
    if target == Move.FARM:
        return 0
    return divisor_of(p, target)


def hire_cost(p: TroyesPosition, seat: i64, target: i64) -> i64:
    """TR-9.2, TR-9.5: what a tradesman costs, 0 where one stands already or none is needed."""
    if target >= Move.BUILD or activity_cards.stands(p, target - Move.ACTIVATE, seat):
        return 0
    return p.variant.card_cost[p.card_on(target - Move.ACTIVATE)]


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
        total += data.VALUE_OF[((group & 127) - 1) % data.DICE]
        group >>= 7
    return total


def colour_of(group: i64) -> i64:
    """The one colour of a group, or MIXED."""
    colour = data.COLOUR_OF[((group & 127) - 1) % data.DICE]
    group >>= 7
    while group:
        if data.COLOUR_OF[((group & 127) - 1) % data.DICE] != colour:
            return Colour.MIXED
        group >>= 7
    return colour


def bought(group: i64, seat: i64) -> i64:
    """How many dice of a group are not the seat's own."""
    n: i64 = 0
    while group:
        if ((group & 127) - 1) // data.DICE != seat:
            n += 1
        group >>= 7
    return n


def gifts(p: TroyesPosition, seat: i64, group: i64) -> i64:
    """TR-11.8: how many foreign dice Tithing makes free: one per district; TR-15.16: in solo three of Le Roy's."""
    each: i64 = 3 if p.seats == 1 else 1
    free: i64 = 0
    for district in range(i64(data.OWNERS)):
        if district != seat:
            n: i64 = 0
            left = group
            while left:
                if ((left & 127) - 1) // data.DICE == district:
                    n += 1
                left >>= 7
            free += each if n > each else n
    return free


def price(p: TroyesPosition, seat: i64, group: i64, cube: i64) -> i64:
    """TR-8.3, TR-11.8: what the group's foreign dice cost; the group size counts real dice (R-32)."""
    paid = bought(group, seat)
    if cube == Cube.TITHING:
        paid -= gifts(p, seat, group)
    return paid * data.PRICE[size_of(group)]


def worth(total: i64, size: i64, cube: i64) -> i64:
    """TR-8.6, TR-11.3 to TR-11.7: the value of a group with a cube's effect."""
    if cube == Cube.BLACKSMITH:
        return total + data.BLACKSMITH_ADDS
    if cube == Cube.PRIEST:
        return total + data.PRIEST_ADDS * size
    if cube == Cube.CONFESSION:
        return total + data.CONFESSION_ADDS * size
    if cube == Cube.APPRENTICESHIP:
        return data.APPRENTICE_VALUE * size
    if cube == Cube.MONK:
        return data.MONK_DICE * total
    if cube == Cube.TEMPLAR:
        return data.TEMPLAR_DICE * total
    if cube == Cube.PRIOR:
        return data.PRIOR_DICE * total
    return total


def fits(wanted: i64, colour: i64, size: i64, cube: i64) -> bool:
    """TR-8.2, TR-11.2 to TR-11.8, TR-17.2: may a group of this colour serve this target with this cube?"""
    if colour == Colour.MIXED:
        return wanted == Colour.ANY_MIX and (cube == Cube.NONE or data.MIXABLE & data.ONE_BIT[cube] != 0)
    becomes = colour
    if cube == Cube.BLACKSMITH:
        if colour != Colour.RED:
            return False
    elif cube in (Cube.PRIEST, Cube.TITHING):
        if colour != Colour.YELLOW:
            return False
    elif cube == Cube.MILITIA:
        if colour != Colour.YELLOW:
            return False
        becomes = Colour.RED
    elif cube in (Cube.MONK, Cube.TEMPLAR, Cube.PRIOR):
        if colour != Colour.WHITE or size != 1:
            return False
        if cube == Cube.MONK:
            becomes = Colour.YELLOW
        elif cube == Cube.TEMPLAR:
            becomes = Colour.RED
    return wanted >= Colour.ANY_ONE or becomes == wanted


# --- whole groups ---------------------------------------------------------------------------------


def is_complete(p: TroyesPosition, seat: i64, target: i64, group: i64, cube: i64) -> bool:
    """Is the group, with this cube, all that the target needs?"""
    size = size_of(group)
    if size == 0 or price(p, seat, group, cube) > p.family[Family.DENIERS + seat] - hire_cost(p, seat, target):
        return False
    colour = colour_of(group)
    if target == Move.BUILD:
        return colour == Colour.WHITE and (cube == Cube.NONE or (cube == Cube.PRIOR and size == 1))
    if target >= Move.PLACE and target < Move.FARM:
        return size == 1 and may_place_with(target - Move.PLACE, colour, cube)
    if not fits(colour_wanted(p, target), colour, size, cube):
        return False
    return worth(sum_of(group), size, cube) >= least_value(p, target)


def may_place_with(building: i64, colour: i64, cube: i64) -> bool:
    """TR-9.20, TR-9.23: one die of the building's colour; only Militia and Tithing may help."""
    if cube == Cube.NONE:
        return colour == building
    if cube == Cube.MILITIA:
        return colour == Colour.YELLOW and building == Building.PALACE
    return cube == Cube.TITHING and colour == Colour.YELLOW and building == Building.CITY_HALL


def complete_cubes(p: TroyesPosition, seat: i64, target: i64, group: i64, held: i64) -> i64:
    """Set of cubes (and PLAINLY) with which the group is complete."""
    found: i64 = 0
    if is_complete(p, seat, target, group, Cube.NONE):
        found = data.ONE_BIT[Cube.NONE]
    cube: i64 = 0
    while held >> cube:
        if held & data.ONE_BIT[cube] and is_complete(p, seat, target, group, cube):
            found |= data.ONE_BIT[cube]
        cube += 1
    return found


# --- half a group ---------------------------------------------------------------------------------


def highest(dice: i64, colour: i64) -> i64:
    """The three highest dice of a colour (MIXED: of all), four bits each, the highest in the lowest."""
    found: i64 = 0
    n: i64 = 0
    value: i64 = 6
    while value > 0 and n < data.DICE_LIMIT:
        at = 3 * (value - 1)
        if colour == Colour.MIXED:
            count = ((dice >> at) & 7) + ((dice >> (at + 18)) & 7) + ((dice >> (at + 36)) & 7)
        else:
            count = (dice >> (at + 18 * colour)) & 7
        while count > 0 and n < data.DICE_LIMIT:
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
    while grown <= data.DICE_LIMIT:
        affordable = budget // data.PRICE[grown] - paid
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
    if fits(wanted, colour, size, Cube.NONE) and can_reach(mine, theirs, size, total, paid, budget, least):
        return True
    cube: i64 = 0
    while held >> cube:
        if held & data.ONE_BIT[cube]:
            if cube == Cube.TITHING:
                if fits(wanted, colour, 1, cube) and tithe(p, seat, group, size, total, budget, least):
                    return True
            else:
                grown = size
                if grown == 0:
                    grown = 1
                while grown <= data.DICE_LIMIT:
                    affordable = budget // data.PRICE[grown] - paid
                    if affordable >= 0 and fits(wanted, colour, grown, cube):
                        more = best_sum(mine, theirs, grown - size, affordable)
                        if more >= 0 and worth(total + more, grown, cube) >= least:
                            return True
                    grown += 1
        cube += 1
    return False


def tithe(p: TroyesPosition, seat: i64, group: i64, size: i64, total: i64, budget: i64, least: i64) -> bool:
    """The same with Tithing, where it matters from which district a die comes: all ways, for yellow dice are few."""
    if size > 0 and total >= least and price(p, seat, group, Cube.TITHING) <= budget:
        return True
    if size == data.DICE_LIMIT:
        return False
    for district in range(i64(data.OWNERS)):
        die: i64 = data.DICE - 1
        while die >= data.DICE - 6:
            if (p.square[district] >> (3 * die)) & 7:
                p.square[district] -= data.ONE_DIE[die]
                entry = district * data.DICE + die + 1
                found = tithe(
                    p, seat, group | (entry << (7 * size)), size + 1, total + data.VALUE_OF[die], budget, least
                )
                p.square[district] += data.ONE_DIE[die]
                if found:
                    return True
            die -= 1
    return False


def can_finish(p: TroyesPosition, seat: i64, target: i64, group: i64, own: i64, foreign: i64, held: i64) -> bool:
    """Can this group, with what else lies on the square, become a complete one?"""
    if complete_cubes(p, seat, target, group, held):
        return True
    budget = p.family[Family.DENIERS + seat] - hire_cost(p, seat, target)
    if target == Move.BUILD or (target >= Move.PLACE and target < Move.FARM) or budget < 0:
        return False  # each die of these stands for itself: what one alone cannot do, more cannot
    wanted = colour_wanted(p, target)
    least = least_value(p, target)
    if wanted == Colour.ANY_MIX and can_become(
        p, seat, group, budget, least, own, foreign, held & data.MIXABLE, wanted, Colour.MIXED
    ):
        return True
    return can_become(p, seat, group, budget, least, own, foreign, held, wanted, colour_of(group))


def can_begin(p: TroyesPosition, seat: i64, target: i64, own: i64, foreign: i64, held: i64) -> bool:
    """Is there any group for this target?"""
    if target == Move.BUILD:
        return can_build(p, seat, own, foreign)
    if target >= Move.PLACE and target < Move.FARM:
        return can_place(p, seat, target - Move.PLACE, own, foreign, held)
    cost = hire_cost(p, seat, target)
    budget = p.family[Family.DENIERS + seat] - cost
    if cost > 0 and (budget < 0 or p.family[Family.RESERVE + seat] >= data.CITIZENS):
        return False  # too dear, or nobody there to hire
    wanted = colour_wanted(p, target)
    least = least_value(p, target)
    if least <= 6:  # the usual case: one die alone will do
        if has_die(own, wanted, least):
            return True
        if budget >= data.PRICE[1] and has_die(foreign, wanted, least):
            return True
    if wanted == Colour.ANY_MIX and can_become(
        p, seat, 0, budget, least, own, foreign, held & data.MIXABLE, wanted, Colour.MIXED
    ):
        return True
    for colour in range(i64(data.COLOURS)):
        possible = colour == wanted or wanted == Colour.ANY_ONE or held & data.CONVERTING != 0
        if wanted == Colour.ANY_MIX:
            possible = held != 0  # without cubes the mixture has said it all
        if possible and can_become(p, seat, 0, budget, least, own, foreign, held, wanted, colour):
            return True
    return False


def has_die(dice: i64, wanted: i64, least: i64) -> bool:
    """Is there one of a wanted colour that shows at least so much?"""
    below: i64 = 0
    if least > 0:
        below = 3 * (least - 1)
    if wanted < Colour.ANY_ONE:
        return (dice & data.OF_COLOUR[wanted]) >> (18 * wanted + below) != 0
    return (dice & data.OF_COLOUR[0]) >> below | (dice & data.OF_COLOUR[1]) >> (18 + below) | dice >> (36 + below) != 0


def can_build(p: TroyesPosition, seat: i64, own: i64, foreign: i64) -> bool:
    """TR-9.12: a white die whose number is not built to the top."""
    dice = own
    if p.family[Family.DENIERS + seat] >= data.PRICE[1]:
        dice += foreign
    for number in range(i64(6)):  # noqa: SIM110  (compiled, a loop is faster)
        if (dice >> (18 + 3 * number)) & 7 and p.height(number) < 3:
            return True
    return False


def can_place(p: TroyesPosition, seat: i64, building: i64, own: i64, foreign: i64, held: i64) -> bool:
    """TR-9.20, TR-9.22, TR-9.23."""
    if p.family[Family.RESERVE + seat] >= data.CITIZENS:
        return False
    pays = p.family[Family.DENIERS + seat] >= data.PRICE[1]
    plain = own + foreign if pays else own
    yellow = plain
    if building == Building.CITY_HALL and held & data.ONE_BIT[Cube.TITHING]:
        plain = own + foreign
    for value in range(1, i64(7)):
        here = (plain >> (3 * (building * 6 + value - 1))) & 7
        if building == Building.PALACE and held & data.ONE_BIT[Cube.MILITIA]:
            here += (yellow >> (3 * (Colour.YELLOW * 6 + value - 1))) & 7
        if here and buildings.may_place(p, seat, building, value):
            return True
    return False


# --- one more die ---------------------------------------------------------------------------------


def may_add(p: TroyesPosition, seat: i64, district: i64, die: i64, own: i64, foreign: i64, held: i64) -> bool:
    """May this die join the group being put together? `own` and `foreign` are the dice still on the square."""
    target = p.target
    size = p.size
    if target == Move.BUILD:
        return may_build_with(p, seat, district, die)
    if held == 0:
        return may_add_plainly(p, seat, district, die, own, foreign)
    entry = district * data.DICE + die + 1
    group = p.group | (entry << (7 * size))
    if target >= Move.PLACE and target < Move.FARM:
        if not buildings.may_place(p, seat, target - Move.PLACE, data.VALUE_OF[die]):
            return False
        return complete_cubes(p, seat, target, group, held) != 0
    if district == seat:
        own -= data.ONE_DIE[die]
    else:
        foreign -= data.ONE_DIE[die]
    found = False
    p.square[district] -= data.ONE_DIE[die]  # Tithing looks at the square itself
    found = can_finish(p, seat, target, group, own, foreign, held)
    p.square[district] += data.ONE_DIE[die]
    return found


def may_add_plainly(p: TroyesPosition, seat: i64, district: i64, die: i64, own: i64, foreign: i64) -> bool:
    """The same where no cube can be spent: colour, price and value are all there is to ask."""
    target = p.target
    wanted = colour_wanted(p, target)
    colour = data.COLOUR_OF[die]
    if wanted == Colour.ANY_MIX:
        colour = Colour.MIXED
    elif wanted == Colour.ANY_ONE:
        if p.size > 0 and colour_of(p.group) != colour:
            return False
    elif colour != wanted:
        return False
    paid = bought(p.group, seat)
    if district == seat:
        own -= data.ONE_DIE[die]
    else:
        paid += 1
        foreign -= data.ONE_DIE[die]
    budget = p.family[Family.DENIERS + seat] - hire_cost(p, seat, target)
    if target >= Move.PLACE and target < Move.FARM:
        return paid * data.PRICE[1] <= budget and buildings.may_place(p, seat, target - Move.PLACE, data.VALUE_OF[die])
    total = sum_of(p.group) + data.VALUE_OF[die]
    mine = highest(own, colour)
    return can_reach(mine, highest(foreign, colour), p.size + 1, total, paid, budget, least_value(p, target))


def may_build_with(p: TroyesPosition, seat: i64, district: i64, die: i64) -> bool:
    """TR-9.10, TR-9.12, R-22: a free level for every die of this number, and the price of the whole group."""
    if data.COLOUR_OF[die] != Colour.WHITE:
        return False
    paid = bought(p.group, seat)
    if district != seat:
        paid += 1
    if paid * data.PRICE[p.size + 1] > p.family[Family.DENIERS + seat]:
        return False
    same: i64 = 0
    group = p.group
    while group:
        if ((group & 127) - 1) % data.DICE == die:
            same += 1
        group >>= 7
    return p.height(data.VALUE_OF[die] - 1) + same < 3


def foreign_dice(p: TroyesPosition, seat: i64) -> i64:
    """All dice of the square that are not the seat's."""
    dice: i64 = 0
    for district in range(i64(data.OWNERS)):
        if district != seat:
            dice += p.square[district]
    return dice
