"""Groups of dice (TR-8.2 to TR-8.6, TR-11): what fits a target, its price and worth, and what can become of it.

A group is up to three dice, seven bits each: district * 18 + die, plus one. A turn is put together die by die, so every
question here is also asked of half a group: can it still become a legal one with what lies on the square?
A cube is what `components.MODIFIER_ROWS` says of it; no cube is one more row of that table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.bits import lowest
from adamak.games.troyes import activity_cards, buildings, data
from adamak.games.troyes.data import Colour, Cube, Family, Move, Wanted

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


def is_placing(target: i64) -> bool:
    return Move.PLACE <= target < Move.FARM


def colour_wanted(p: TroyesPosition, target: i64) -> i64:
    """TR-9.1, TR-9.10, TR-9.16, TR-9.17, TR-9.20, TR-9.25: a set, see `data.Wanted`."""
    if target < Move.BUILD:
        return data.CARD_WANTS[p.card_on(target - Move.ACTIVATE)]
    if target == Move.BUILD:
        return Wanted.WHITE
    if target < Move.PLACE:
        return p.variant.threat_dice[target - Move.FIGHT]
    return data.ONE_WANTED[target - Move.PLACE] if target < Move.FARM else i64(Wanted.YELLOW)


def divisor_of(p: TroyesPosition, target: i64) -> i64:
    """TR-8.6; 0 where nothing is divided."""
    if target < Move.BUILD:
        return p.variant.card_divisor[p.card_on(target - Move.ACTIVATE)]
    if Move.FIGHT <= target < Move.PLACE:
        return p.variant.threat_divisor[target - Move.FIGHT]
    return i64(data.FARM_DIVISOR) if target == Move.FARM else i64(0)


def least_value(p: TroyesPosition, target: i64) -> i64:
    """TR-8.6: an action that would give 0 is illegal, agriculture excepted (R-18)."""
    return i64(0) if target == Move.FARM else divisor_of(p, target)


def hire_cost(p: TroyesPosition, seat: i64, target: i64) -> i64:
    """TR-9.2, TR-9.5: what a tradesman costs, 0 where one stands already or none is needed."""
    if target >= Move.BUILD or activity_cards.stands(p, target - Move.ACTIVATE, seat):
        return 0
    return p.variant.card_cost[p.card_on(target - Move.ACTIVATE)]


def usable_cubes(p: TroyesPosition, seat: i64, target: i64) -> i64:
    """TR-11.2: those that make dice of a colour the target accepts; TR-9.23, TR-11.6: in the Cathedral only Prior may
    help, with placing only Militia and Tithing."""
    held = activity_cards.held(p, seat) & data.CUBES_FOR[colour_wanted(p, target)]
    if target == Move.BUILD:
        return held & data.ONE_BIT[Cube.PRIOR]
    if is_placing(target):
        return held & (data.ONE_BIT[Cube.MILITIA] | data.ONE_BIT[Cube.TITHING])
    return held


# --- a group --------------------------------------------------------------------------------------
def size_of(group: i64) -> i64:
    return i64(group > 0) + i64(group >= 1 << 7) + i64(group >= 1 << 14)


def sum_of(group: i64) -> i64:
    return data.TAKEN_VALUE[group & 127] + data.TAKEN_VALUE[(group >> 7) & 127] + data.TAKEN_VALUE[group >> 14]


def colour_of(group: i64) -> i64:
    """The one colour of a group, or MIXED."""
    colour = data.TAKEN_COLOUR[group & 127]
    group >>= 7
    while group:
        if data.TAKEN_COLOUR[group & 127] != colour:
            return Colour.MIXED
        group >>= 7
    return colour


def colour_with(group: i64, colour: i64) -> i64:
    """The colour of a group with one more die."""
    return colour if group == 0 or colour_of(group) == colour else i64(Colour.MIXED)


def bought(p: TroyesPosition, seat: i64, group: i64, cube: i64) -> i64:
    """TR-8.3: dice of each district to be paid for, three bits each; TR-11.8: with Tithing the first of each is free;
    TR-15.16: in solo all of Le Roy's."""
    found: i64 = 0
    while group:
        district = data.TAKEN_FROM[group & 127]
        if district != seat:
            found += data.ONE_DIE[district]
        group >>= 7
    if cube != Cube.TITHING:
        return found
    return i64(0) if p.seats == 1 else found - ((found | found >> 1) & 0o11111)


def price(p: TroyesPosition, seat: i64, group: i64, cube: i64) -> i64:
    """TR-8.3, TR-11.8: what the group's foreign dice cost; the group size counts real dice (R-32)."""
    return data.dice_in(bought(p, seat, group, cube)) * data.PRICE[size_of(group)]


def more_foreign(p: TroyesPosition, seat: i64) -> i64:
    """TR-8.3: how many dice of others the turn can still pay for, with one die more in its group and no cube; -1: what
    it has is too dear for that."""
    if p.size == data.DICE_LIMIT:
        return 0
    budget = p.family[Family.DENIERS + seat] - hire_cost(p, seat, p.target)
    return budget // data.PRICE[p.size + 1] - data.dice_in(bought(p, seat, p.group, Cube.NONE))


def worth(total: i64, size: i64, cube: i64) -> i64:
    """TR-8.6, TR-11.3 to TR-11.7: the value of a group with a cube's effect."""
    return data.CUBE_TIMES[cube] * total + data.CUBE_EACH[cube] * size + data.CUBE_ONCE[cube]


def fits(wanted: i64, colour: i64, size: i64, cube: i64) -> bool:
    """TR-8.2, TR-11.2 to TR-11.8, TR-17.2: may a group of this colour serve this target with this cube?"""
    takes = data.CUBE_TAKES[cube]
    if colour == Colour.MIXED:
        return wanted & Wanted.MIXTURES != 0 and takes < 0
    if takes >= 0:
        if colour != takes or size > data.CUBE_DICE[cube]:
            return False
        colour = data.CUBE_MAKES[cube]
    return wanted & data.ONE_WANTED[colour] != 0


# --- whole groups ---------------------------------------------------------------------------------
def is_complete(p: TroyesPosition, seat: i64, target: i64, group: i64, cube: i64) -> bool:
    """Is the group, with this cube, all that the target needs?"""
    size = size_of(group)
    if size == 0 or (size > 1 and is_placing(target)):
        return False
    if not fits(colour_wanted(p, target), colour_of(group), size, cube):
        return False
    if worth(sum_of(group), size, cube) < least_value(p, target):
        return False
    return price(p, seat, group, cube) <= p.family[Family.DENIERS + seat] - hire_cost(p, seat, target)


def complete_cubes(p: TroyesPosition, seat: i64, target: i64, group: i64, held: i64) -> i64:
    """Set of cubes (and NONE) with which the group is complete."""
    found: i64 = 0
    left = held | data.ONE_BIT[Cube.NONE]
    while left:
        cube = lowest(left)
        left &= left - 1
        if is_complete(p, seat, target, group, cube):
            found |= data.ONE_BIT[cube]
    return found


# --- half a group ---------------------------------------------------------------------------------
def _highest(counts: int, lowest_value: int) -> int:
    """The three highest of dice with three values, three bits a value: four bits each, the highest lowest."""
    values = [lowest_value + k for k in (2, 1, 0) for _ in range(counts >> 3 * k & 7)]
    return sum(value << 4 * k for k, value in enumerate(values[: data.DICE_LIMIT]))


_HIGH: Final[vec[i64]] = vec[i64]([_highest(counts, 4) for counts in range(512)])  # by the dice that show 4 to 6
_LOW: Final[vec[i64]] = vec[i64]([_highest(counts, 1) for counts in range(512)])  # and 1 to 3, which come behind them
_BEHIND: Final[vec[i64]] = vec[i64]([(_highest(counts, 4).bit_length() + 3) // 4 * 4 for counts in range(512)])


def highest(dice: i64, colour: i64) -> i64:
    """The three highest dice of a colour (MIXED: of all), four bits each, the highest in the lowest."""
    if colour == Colour.MIXED:
        return highest_of_both(highest_of_both(highest(dice, 0), highest(dice, 1)), highest(dice, 2))
    high = (dice >> (18 * colour + 9)) & 511
    return (_HIGH[high] | _LOW[(dice >> (18 * colour)) & 511] << _BEHIND[high]) & 0xFFF


def three(dice: i64) -> i64:
    """What the three highest show together."""
    return (dice & 15) + ((dice >> 4) & 15) + (dice >> 8)


def highest_of_both(one: i64, other: i64) -> i64:
    found: i64 = 0
    for k in range(i64(data.DICE_LIMIT)):
        if one & 15 >= other & 15:
            found |= (one & 15) << (4 * k)
            one >>= 4
        else:
            found |= (other & 15) << (4 * k)
            other >>= 4
    return found


def best_sum(own: i64, foreign: i64, number: i64, affordable: i64) -> i64:
    """The most that so many more dice can add, with at most so many foreign ones; -1: there are not enough."""
    total: i64 = 0
    for _more in range(number):
        theirs = foreign & 15 if affordable > 0 else i64(0)
        if own & 15 >= theirs:
            if own == 0:
                return -1
            total += own & 15
            own >>= 4
        else:
            total += theirs
            foreign >>= 4
            affordable -= 1
    return total


def gifts(p: TroyesPosition, seat: i64, group: i64) -> i64:
    """TR-11.8: what Tithing makes free, the highest yellow die of every district that has given none yet; TR-15.16: in
    solo all of Le Roy's."""
    if p.seats == 1:
        return p.square[data.NEUTRAL] & data.OF_COLOUR[Colour.YELLOW]
    given = bought(p, seat, group, Cube.NONE)
    found: i64 = 0
    for district in range(i64(data.OWNERS)):
        value = highest(p.square[district], Colour.YELLOW) & 15
        if value > 0 and district != seat and (given >> (3 * district)) & 7 == 0:
            found += data.ONE_DIE[6 * Colour.YELLOW + value - 1]
    return found


def can_become(
    p: TroyesPosition, seat: i64, group: i64, colour: i64, wanted: i64, least: i64, budget: i64, own: i64, foreign: i64,
    held: i64,
) -> bool:  # fmt: skip
    """Can a group of this colour, or one to be begun in it, reach the least value for this budget, with any cube?"""
    size = size_of(group)
    total = sum_of(group)
    left = held | data.ONE_BIT[Cube.NONE]
    while left:
        cube = lowest(left)
        left &= left - 1
        if not fits(wanted, colour, max(size, 1), cube):
            continue
        free = gifts(p, seat, group) if cube == Cube.TITHING else i64(0)
        mine = highest(own + free, colour)
        theirs = highest(foreign - free, colour)
        paid = data.dice_in(bought(p, seat, group, cube))
        for grown in range(max(size, 1), data.CUBE_DICE[cube] + 1):
            affordable = budget // data.PRICE[grown] - paid
            if affordable >= 0:
                more = best_sum(mine, theirs, grown - size, affordable)
                if more >= 0 and worth(total + more, grown, cube) >= least:
                    return True
    return False


def can_finish(
    p: TroyesPosition, seat: i64, group: i64, wanted: i64, least: i64, budget: i64, own: i64, foreign: i64, held: i64
) -> bool:
    """Can this group, or one that is still to be begun, become a complete one with what else lies on the square?"""
    if wanted & Wanted.MIXTURES:
        if can_become(p, seat, group, Colour.MIXED, wanted, least, budget, own, foreign, held):
            return True
        if held == 0:
            return False  # without cubes the mixture has said it all
    if group:
        return can_become(p, seat, group, colour_of(group), wanted, least, budget, own, foreign, held)
    return any(
        can_become(p, seat, group, colour, wanted, least, budget, own, foreign, held)
        for colour in range(i64(data.COLOURS))
        if held != 0 or wanted & data.ONE_WANTED[colour] != 0
    )


def can_begin(p: TroyesPosition, seat: i64, target: i64, own: i64, foreign: i64, held: i64) -> bool:
    """Is there any group for this target? `held` are the cubes of the seat, whatever the target."""
    if target == Move.BUILD:
        return can_build(p, seat, own, foreign)
    if is_placing(target):
        return can_place(p, seat, target - Move.PLACE, own, foreign, held)
    wanted = colour_wanted(p, target)
    held &= data.CUBES_FOR[wanted]
    if held == 0 and not has_die(own | foreign, wanted, 1):
        return False
    cost = hire_cost(p, seat, target)
    budget = p.family[Family.DENIERS + seat] - cost
    if cost > 0 and (budget < 0 or p.family[Family.RESERVE + seat] >= data.CITIZENS):
        return False  # too dear, or nobody there to hire
    least = max(least_value(p, target), 1)  # for agriculture as well there must be a die
    if has_die(own, wanted, least) or (budget >= data.PRICE[1] and has_die(foreign, wanted, least)):
        return True  # the usual case: one die alone will do
    if wanted & (wanted - 1) == 0:  # one colour: what three own dice, and without a cube any three, can be worth
        colour = lowest(wanted)
        if three(highest(own, colour)) >= least:
            return True
        if held == 0 and three(highest(own + foreign, colour)) < least:
            return False
    return can_finish(p, seat, 0, wanted, least, budget, own, foreign, held)


# By the least value (0 to 9) and the colours wanted: all dice that will do alone.
_AT_LEAST: Final[vec[i64]] = vec[i64]([
    sum(7 << 3 * die for die in range(data.DICE) if wanted >> die // 6 & 1 and die % 6 + 1 >= least)
    for least in range(10)
    for wanted in range(16)
])  # fmt: skip


def has_die(dice: i64, wanted: i64, least: i64) -> bool:
    """Is there one of a wanted colour that shows at least so much?"""
    return dice & _AT_LEAST[16 * least + wanted] != 0


def can_build(p: TroyesPosition, seat: i64, own: i64, foreign: i64) -> bool:
    """TR-9.12: a white die whose number is not built to the top."""
    dice = own + foreign if p.family[Family.DENIERS + seat] >= data.PRICE[1] else own
    return any((dice >> (18 + 3 * number)) & 7 != 0 and p.height(number) < 3 for number in range(i64(6)))


def can_place(p: TroyesPosition, seat: i64, building: i64, own: i64, foreign: i64, held: i64) -> bool:
    """TR-9.20, TR-9.22, TR-9.23."""
    if p.family[Family.RESERVE + seat] >= data.CITIZENS:
        return False
    dice = own + foreign if p.family[Family.DENIERS + seat] >= data.PRICE[1] else own
    here = dice >> (18 * building)
    if building == Colour.RED and held & data.ONE_BIT[Cube.MILITIA]:
        here |= dice >> (18 * Colour.YELLOW)
    elif building == Colour.YELLOW and held & data.ONE_BIT[Cube.TITHING]:
        here = (own + foreign) >> (18 * building)
    return any(
        (here >> (3 * value - 3)) & 7 != 0 and buildings.may_place(p, seat, building, value)
        for value in range(1, i64(7))
    )


def may_add(p: TroyesPosition, seat: i64, district: i64, die: i64, own: i64, foreign: i64, held: i64) -> bool:
    """May this die join the group being put together? `own` and `foreign` are the dice still on the square."""
    if p.target == Move.BUILD:
        return may_build_with(p, seat, district, die)
    entry = district * data.DICE + die + 1
    group = p.group | entry << (7 * p.size)
    if is_placing(p.target):
        if complete_cubes(p, seat, p.target, group, held) == 0:
            return False
        return buildings.may_place(p, seat, p.target - Move.PLACE, data.VALUE_OF[die])
    if district == seat:
        own -= data.ONE_DIE[die]
    else:
        foreign -= data.ONE_DIE[die]
    budget = p.family[Family.DENIERS + seat] - hire_cost(p, seat, p.target)
    wanted = colour_wanted(p, p.target)
    p.square[district] -= data.ONE_DIE[die]  # Tithing looks at the square itself
    found = can_finish(p, seat, group, wanted, least_value(p, p.target), budget, own, foreign, held)
    p.square[district] += data.ONE_DIE[die]
    return found


def may_build_with(p: TroyesPosition, seat: i64, district: i64, die: i64) -> bool:
    """TR-9.10, TR-9.12, R-22: a free level for every die of this number, and the price of the whole group."""
    if data.COLOUR_OF[die] != Colour.WHITE:
        return False
    entry = district * data.DICE + die + 1
    if price(p, seat, p.group | entry << (7 * p.size), Cube.NONE) > p.family[Family.DENIERS + seat]:
        return False
    level = p.height(data.VALUE_OF[die] - 1)
    group = p.group
    while group:
        level += i64(data.TAKEN_VALUE[group & 127] == data.VALUE_OF[die])
        group >>= 7
    return level < 3


def foreign_dice(p: TroyesPosition, seat: i64) -> i64:
    """All dice of the square that are not the seat's."""
    return sum((p.square[district] for district in range(i64(data.OWNERS)) if district != seat), i64(0))
