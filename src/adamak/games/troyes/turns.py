"""A turn (TR-8, TR-9, TR-16.3): target, dice one by one, cube, citizen, number, confirmation, and what it does.

A step with one possible answer is taken at once; nothing is paid or done before the turn is confirmed, so that every
step can be taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.core.bits import lowest, of_set
from adamak.games.troyes import activity_cards, buildings, data, groups, threats, wealth
from adamak.games.troyes.data import Cube, Family, Move, Phase, Reason, Source, Wanted

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


def influence_uses(p: TroyesPosition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """TR-10.2 to TR-10.5."""
    influence = p.family[Family.INFLUENCE + seat]
    dice = p.square[seat]
    if dice and influence >= data.REROLL_COST:
        moves = data.each_die(moves, dice, Move.REROLL)
        if influence >= data.FLIP_COST:
            moves = append(moves, Move.FLIP)
    if influence >= data.RECRUIT_COST and p.family[Family.RESERVE + seat] > 0:
        moves = append(moves, Move.RECRUIT)
    return moves


def can_use_influence(p: TroyesPosition, seat: i64) -> bool:
    """TR-10.2, TR-10.3: whoever can flip can reroll."""
    influence = p.family[Family.INFLUENCE + seat]
    if influence >= data.REROLL_COST and p.square[seat] != 0:
        return True
    return influence >= data.RECRUIT_COST and p.family[Family.RESERVE + seat] > 0


def find_targets(p: TroyesPosition, seat: i64, first: bool) -> vec[i64]:
    """TR-8.1, TR-16.3: the actions for which some group of dice can be had; or only the first of them."""
    own = p.square[seat]
    held = activity_cards.held(p, seat)
    foreign = affordable_dice(p, seat, held)
    found = vec[i64](capacity=48)
    if own == 0 and foreign == 0:
        return found
    for target in range(i64(Move.ACTIVATE), i64(Move.FIGHT)):
        lies_open = target == Move.BUILD or (target - Move.ACTIVATE) % 3 < p.revealed
        if lies_open and groups.can_begin(p, seat, target, own, foreign, held):
            found = append(found, target)
            if first:
                return found
    for entry in p.queue:
        if groups.can_begin(p, seat, Move.FIGHT + (entry & 31), own, foreign, held):
            found = append(found, Move.FIGHT + (entry & 31))
            if first:
                return found
    for target in range(i64(Move.PLACE), i64(Move.PASS)):
        if groups.can_begin(p, seat, target, own, foreign, held):
            found = append(found, target)
    return found


def affordable_dice(p: TroyesPosition, seat: i64, held: i64) -> i64:
    """The dice of others, unless there is neither money nor a cube for them."""
    return groups.foreign_dice(p, seat) if held or p.family[Family.DENIERS + seat] >= data.PRICE[1] else i64(0)


def act_choices(p: TroyesPosition, seat: i64) -> vec[i64]:
    """TR-8.1, TR-16.3: the actions that can be begun, passing, and influence."""
    return influence_uses(p, seat, append(find_targets(p, seat, False), Move.PASS))


def has_choice(p: TroyesPosition, seat: i64) -> bool:
    """TR-8.12: anything but passing?"""
    return can_use_influence(p, seat) or len(find_targets(p, seat, True)) > 0


def dice_choices(p: TroyesPosition, seat: i64) -> vec[i64]:
    """The dice that may join the group, and the end of it: found once for each step, for the step itself asks too."""
    if not p.dice_known:
        p.dice_offered = find_dice(p, seat)
        p.dice_known = True
    return p.dice_offered


def find_dice(p: TroyesPosition, seat: i64) -> vec[i64]:
    """Where a die may join, so may every higher one of its colour from the same district: that is asked only once."""
    moves = vec[i64](capacity=24)
    held = groups.usable_cubes(p, seat, p.target)
    if p.size > 0 and groups.complete_cubes(p, seat, p.target, p.group, held):
        moves = append(moves, Move.ENOUGH)
    placing = groups.is_placing(p.target)
    if p.size == (i64(1) if placing else i64(data.DICE_LIMIT)):
        return moves
    own = p.square[seat]
    foreign = groups.foreign_dice(p, seat)
    wanted = groups.colour_wanted(p, p.target)
    only = only_colour(p, wanted, held)
    each = placing or p.target == Move.BUILD  # there every number has its own room
    apart = held & data.ONE_BIT[Cube.TITHING] != 0  # without Tithing it does not matter whose die it is
    missing = groups.least_value(p, p.target) - groups.sum_of(p.group)
    affordable = groups.more_foreign(p, seat)
    last = held == 0 and not each and p.size + 1 == data.DICE_LIMIT
    for colour in range(i64(data.COLOURS)):
        joining: i64 = 0  # set of districts
        if only < data.COLOURS and colour != only:
            continue
        plain = not each and groups.fits(wanted, groups.colour_with(p.group, colour), p.size + 1, Cube.NONE)
        for die in range(6 * colour, 6 * colour + 6):
            if each:
                joining = 0
            if ((own | foreign) >> (3 * die)) & 7 == 0:
                continue
            for k in range(i64(data.OWNERS)):
                district = data.OWN_FIRST[seat * data.OWNERS + k]
                if (p.square[district] >> (3 * die)) & 7 == 0:
                    continue
                joins = joining & data.ONE_BIT[district] != 0
                if plain and data.VALUE_OF[die] >= missing and affordable >= i64(district != seat):
                    joins = True  # the usual case: with this die the group is complete
                if joins or (not last and groups.may_add(p, seat, district, die, own, foreign, held)):
                    moves = append(moves, Move.TAKE + district * data.DICE + die)
                    joining |= data.ONE_BIT[district] if apart or district == seat else data.EVERY_OTHER[seat]
    return moves


def only_colour(p: TroyesPosition, wanted: i64, held: i64) -> i64:
    """The one colour whose dice can join the group, or COLOURS where several may."""
    if wanted & Wanted.MIXTURES:
        return data.COLOURS
    if p.size > 0:
        return groups.colour_of(p.group)  # no cube makes a mixture of colours one
    return lowest(wanted) if held == 0 and wanted & (wanted - 1) == 0 else i64(data.COLOURS)


def cube_choices(p: TroyesPosition, seat: i64) -> vec[i64]:
    """TR-11.1: at most one cube."""
    found = groups.complete_cubes(p, seat, p.target, p.group, groups.usable_cubes(p, seat, p.target))
    return of_set(vec[i64](capacity=10), found, Move.SPEND)  # without one is the last of them


def may_come_from(p: TroyesPosition, seat: i64, source: i64) -> bool:
    """TR-8.4, TR-16.6: is an own citizen there, and may this target use it?"""
    if source == 0:
        there = p.family[Family.SUPPLY + seat] > 0
    elif source < Source.SPACE:
        there = activity_cards.stands(p, source - Source.CARD, seat)
    elif source < Source.LYING:
        there = buildings.owner_on(p, source - Source.SPACE) == seat
    else:
        there = buildings.lying(p, source - Source.LYING, seat) > 0
    if not there or p.target < Move.PLACE:
        return there
    return buildings.may_place_from(p, seat, p.target - Move.PLACE, data.TAKEN_VALUE[p.group & 127], source)


def source_choices(p: TroyesPosition, seat: i64) -> vec[i64]:
    moves = vec[i64](capacity=16)
    standing = p.spaces
    for source in range(i64(data.SOURCES)):
        if Source.SPACE <= source < Source.LYING:
            here = standing & 7 == seat + 1  # most spaces are somebody else's
            standing >>= 3
            if not here:
                continue
        if may_come_from(p, seat, source):
            moves = append(moves, Move.SOURCE + source)
    return moves


def most_times(p: TroyesPosition) -> i64:
    """TR-8.6, TR-9.13: activations or event cubes the group allows; 1 where nothing is counted."""
    fighting = Move.FIGHT <= p.target < Move.PLACE
    if p.target >= Move.BUILD and not fighting:
        return 1
    most = groups.worth(groups.sum_of(p.group), p.size, p.cube) // groups.divisor_of(p, p.target)
    if fighting:
        most = min(most, threats.free_banners(p, threats.place_of(p, p.target - Move.FIGHT)))
    return most


def times_choices(p: TroyesPosition) -> vec[i64]:
    """A move names at most thirteen; whoever has chosen so many, and could have more, is asked again."""
    most = min(most_times(p) - p.times, data.MOST_TIMES)
    moves = vec[i64](capacity=16)
    if p.times > 0:
        moves = append(moves, Move.CONFIRM)
    for n in range(most):
        moves = append(moves, Move.TIMES + n)
    return moves


def begin(p: TroyesPosition, target: i64) -> None:
    """The target is named; dice are next."""
    clear(p)
    p.target = target
    p.phase = Phase.TAKE_DICE
    p.dice_known = False
    only = dice_choices(p, p.turn)
    if len(only) == 1:
        take(p, only[0] - Move.TAKE)


def take(p: TroyesPosition, number: i64) -> None:
    """One die more; when no other can follow the group is complete."""
    p.square[number // data.DICE] -= data.ONE_DIE[number % data.DICE]
    entry = number + 1
    p.group |= entry << (7 * p.size)
    p.size += 1
    p.dice_known = False
    choices = dice_choices(p, p.turn)
    if len(choices) == 1:
        if choices[0] == Move.ENOUGH:
            ask_cube(p)
        else:
            take(p, choices[0] - Move.TAKE)


def ask_cube(p: TroyesPosition) -> None:
    """TR-11.1: which cube, if there is a choice."""
    found = groups.complete_cubes(p, p.turn, p.target, p.group, groups.usable_cubes(p, p.turn, p.target))
    if found & (found - 1):
        p.phase = Phase.CHOOSE_CUBE
    else:
        choose_cube(p, lowest(found))


def needs_citizen(p: TroyesPosition) -> bool:
    """TR-8.4, TR-9.2: to be placed, or hired."""
    hiring = p.target < Move.BUILD and not activity_cards.stands(p, p.target - Move.ACTIVATE, p.turn)
    return hiring or groups.is_placing(p.target)


def choose_cube(p: TroyesPosition, cube: i64) -> None:
    p.cube = cube
    if not needs_citizen(p):
        ask_times(p)
        return
    choices = source_choices(p, p.turn)
    if len(choices) == 1:
        choose_source(p, choices[0] - Move.SOURCE)
    else:
        p.phase = Phase.CHOOSE_SOURCE


def choose_source(p: TroyesPosition, source: i64) -> None:
    p.source = source
    ask_times(p)


def ask_times(p: TroyesPosition) -> None:
    """TR-8.7: how often, if more than once is possible."""
    if most_times(p) > 1:
        p.phase = Phase.CHOOSE_TIMES
    else:
        choose_times(p, 1)


def choose_times(p: TroyesPosition, times: i64) -> None:
    p.times += times
    more = p.times == data.MOST_TIMES and most_times(p) > data.MOST_TIMES
    p.phase = Phase.CHOOSE_TIMES if more else Phase.CONFIRM


def clear(p: TroyesPosition) -> None:
    """Nothing is being put together."""
    p.target = -1
    p.group = 0
    p.size = 0
    p.cube = Cube.UNDECIDED
    p.source = -1
    p.times = 0
    p.phase = Phase.ACT


# --- what a confirmed turn does (TR-9) -------------------------------------------------------------
def perform(p: TroyesPosition, seat: i64) -> None:
    """TR-8.5: pay first, then act. Leaves a decision open where a card's effect asks one."""
    value = groups.worth(groups.sum_of(p.group), p.size, p.cube)
    pay_dice(p, seat, value)
    if p.cube != Cube.NONE:
        activity_cards.spend_cube(p, seat)
    target = p.target
    if target < Move.BUILD:
        activate(p, seat, target - Move.ACTIVATE)
    elif target == Move.BUILD:
        build(p, seat)
    elif target < Move.PLACE:
        fight(p, seat, target - Move.FIGHT)
    elif target < Move.FARM:
        lift(p, seat, p.source)  # TR-9.20, TR-9.21: taken up first, then placed
        space = buildings.enter(p, target - Move.PLACE, data.TAKEN_VALUE[p.group & 127], seat, False)
        p.note("placed", seat, space, 0)
    else:
        p.family[Family.DENIERS + seat] += value // data.FARM_DIVISOR  # TR-9.25
        p.note("farmed", seat, value // data.FARM_DIVISOR, value)


def pay_dice(p: TroyesPosition, seat: i64, value: i64) -> None:
    """TR-8.3: sellers are paid at once, the bank for gray dice; TR-11.8: Tithing's dice are gifts."""
    each = data.PRICE[p.size]
    used: i64 = 0
    group = p.group
    while group:
        used += data.ONE_DIE[((group & 127) - 1) % data.DICE]
        group >>= 7
    sold = groups.bought(p, seat, p.group, p.cube)
    total = data.dice_in(sold) * each
    p.note("dice_used", seat, used, value | (total << 8))
    p.family[Family.DENIERS + seat] -= total
    for owner in range(i64(data.NEUTRAL)):
        n = (sold >> (3 * owner)) & 7
        if n > 0:
            p.family[Family.DENIERS + owner] += n * each
            p.note("dice_sold", owner, n, n * each)


def lift(p: TroyesPosition, seat: i64, source: i64) -> None:
    """TR-8.4: the citizen is taken up."""
    p.note("citizen_moved", seat, source, 0)
    if source == 0:
        p.family[Family.SUPPLY + seat] -= 1
    elif source < Source.SPACE:
        activity_cards.lift_tradesman(p, source - Source.CARD, seat)
    elif source < Source.LYING:
        buildings.stand(p, source - Source.SPACE, -1)  # TR-6.7
    else:
        p.lying -= data.ONE_PLACE[(source - Source.LYING) * data.OWNERS + seat]


def activate(p: TroyesPosition, seat: i64, slot: i64) -> None:
    """TR-9.1 to TR-9.9."""
    card = p.card_on(slot)
    if p.source >= 0:
        cost = p.variant.card_cost[card]
        p.family[Family.DENIERS + seat] -= cost
        lift(p, seat, p.source)
        points = activity_cards.seat_tradesman(p, slot, seat)
        p.note("hired", seat, card, cost | (points << 8))
    p.note("activated", seat, card, p.times)
    activity_cards.activate(p, seat, slot, card, p.times)


def build(p: TroyesPosition, seat: i64) -> None:
    """TR-9.10, TR-9.11; TR-11.6: with Prior two cubes of that number, as far as there is room."""
    group = p.group
    while group:
        number = data.TAKEN_VALUE[group & 127]
        for _cube in range(data.CUBE_TIMES[p.cube]):
            level = p.height(number - 1)
            if level < 3:
                p.cathedral += (seat + 1) * data.ONE_PLACE[6 * level + number - 1]
                gained = i64(1) if number <= 3 else i64(2)
                p.note("built", seat, (level + 1) | (number << 8), gained)
                wealth.gain_influence(p, seat, gained)
                wealth.gain_vp(p, seat, 1, Reason.CATHEDRAL)
        group >>= 7


def fight(p: TroyesPosition, seat: i64, threat: i64) -> None:
    """TR-9.13, TR-9.14."""
    p.note("fought", seat, threat, p.times)
    at = threats.place_of(p, threat)
    for _cube in range(p.times):
        if threats.add_cube(p, at, seat):
            return
