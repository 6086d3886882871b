"""A turn put together step by step (TR-8, TR-16.3): target, dice one by one, cube, citizen, number, confirmation.

A step with one possible answer is taken at once; nothing is paid or done before the turn is confirmed, so that every
step can be taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.core.bits import lowest
from adamak.games.troyes import activity_cards, buildings, data, groups, threats
from adamak.games.troyes.data import Colour, Cube, Family, Move, Phase, Source

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


# --- what may be chosen ---------------------------------------------------------------------------


def influence_uses(p: TroyesPosition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """TR-10.2 to TR-10.5."""
    influence = p.family[Family.INFLUENCE + seat]
    dice = p.square[seat]
    if dice and influence >= data.REROLL_COST:
        for die in range(i64(data.DICE)):
            if (dice >> (3 * die)) & 7:
                moves = append(moves, Move.REROLL + die)
        if influence >= data.FLIP_COST:
            moves = append(moves, Move.FLIP)
    if influence >= data.RECRUIT_COST and p.family[Family.RESERVE + seat] > 0:
        moves = append(moves, Move.RECRUIT)
    return moves


def targets(p: TroyesPosition, seat: i64, moves: vec[i64], most: i64) -> vec[i64]:
    """TR-8.1: the actions for which some group of dice can be had, or the first few of them."""
    own = p.square[seat]
    foreign = groups.foreign_dice(p, seat)
    held = activity_cards.held(p, seat)
    if p.family[Family.DENIERS + seat] < 2 and held == 0:
        foreign = 0
    slot: i64 = 0
    while slot < data.SLOTS and len(moves) < most:
        if slot % 3 < p.revealed and groups.can_begin(p, seat, Move.ACTIVATE + slot, own, foreign, held):
            moves = append(moves, Move.ACTIVATE + slot)
        slot += 1
    if groups.can_begin(p, seat, Move.BUILD, own, foreign, held):
        moves = append(moves, Move.BUILD)
    at: i64 = 0
    while at < i64(len(p.queue)) and len(moves) < most:
        threat = threats.threat_at(p, at)
        if groups.can_begin(p, seat, Move.FIGHT + threat, own, foreign, held):
            moves = append(moves, Move.FIGHT + threat)
        at += 1
    building: i64 = 0
    while building < data.BUILDINGS and len(moves) < most:
        if groups.can_begin(p, seat, Move.PLACE + building, own, foreign, held):
            moves = append(moves, Move.PLACE + building)
        building += 1
    if groups.can_begin(p, seat, Move.FARM, own, foreign, held):
        moves = append(moves, Move.FARM)
    return moves


def act_choices(p: TroyesPosition, seat: i64) -> vec[i64]:
    """TR-16.3."""
    moves = vec[i64](capacity=48)
    moves = targets(p, seat, moves, data.MOVES)
    moves = append(moves, Move.PASS)
    return influence_uses(p, seat, moves)


def has_choice(p: TroyesPosition, seat: i64) -> bool:
    """TR-8.12: anything but passing?"""
    influence = p.family[Family.INFLUENCE + seat]
    if p.square[seat] and influence >= data.REROLL_COST:
        return True
    if influence >= data.RECRUIT_COST and p.family[Family.RESERVE + seat] > 0:
        return True
    return len(targets(p, seat, vec[i64](capacity=4), 1)) > 0


def dice_choices(p: TroyesPosition, seat: i64) -> vec[i64]:
    """The dice that may join the group, and the end of it: found once for each step, for the step itself asks too."""
    if not p.dice_known:
        p.dice_offered = find_dice(p, seat)
        p.dice_known = True
    return p.dice_offered


def find_dice(p: TroyesPosition, seat: i64) -> vec[i64]:
    moves = vec[i64](capacity=24)
    held = activity_cards.held(p, seat)
    target = p.target
    if p.size > 0 and groups.complete_cubes(p, seat, target, p.group, held):
        moves = append(moves, Move.ENOUGH)
    placing = target >= Move.PLACE and target < Move.FARM
    if p.size == data.DICE_LIMIT or (p.size == 1 and placing):
        return moves
    own = p.square[seat]
    foreign = groups.foreign_dice(p, seat)
    wanted = groups.colour_wanted(p, target)
    valued = target != Move.BUILD and not placing
    budget = p.family[Family.DENIERS + seat] - groups.hire_cost(p, seat, target)
    price = data.PRICE[p.size + 1]
    paid = groups.bought(p.group, seat) * price
    needed = groups.least_value(p, target) - groups.sum_of(p.group)
    only = only_colour(p, wanted, held)
    tithing = held & 4 != 0
    die: i64 = 0
    while die < data.DICE:
        if only < data.COLOURS and data.COLOUR_OF[die] != only:
            die += 6
            continue
        # Where the die alone makes the group complete there is nothing more to ask.
        suffices = valued and only < data.COLOURS and data.VALUE_OF[die] >= needed
        if (own >> (3 * die)) & 7 and (
            (suffices and paid <= budget) or groups.may_add(p, seat, seat, die, own, foreign, held)
        ):
            moves = append(moves, Move.TAKE + seat * data.DICE + die)
        if (foreign >> (3 * die)) & 7:
            asked = suffices and paid + price <= budget
            answer = asked
            for district in range(i64(data.OWNERS)):
                if district != seat and (p.square[district] >> (3 * die)) & 7:
                    # Without Tithing it does not matter whose die it is.
                    if not asked or (tithing and not answer):
                        answer = groups.may_add(p, seat, district, die, own, foreign, held)
                        asked = True
                    if answer:
                        moves = append(moves, Move.TAKE + district * data.DICE + die)
                    if tithing and not (suffices and paid + price <= budget):
                        asked = False
        die += 1
    return moves


def only_colour(p: TroyesPosition, wanted: i64, held: i64) -> i64:
    """The one colour whose dice can join the group, or COLOURS where several may."""
    if wanted < data.COLOURS and held == 0:
        return wanted
    if p.size > 0 and wanted == Colour.ANY_ONE and held == 0:
        return groups.colour_of(p.group)
    return data.COLOURS


def cube_choices(p: TroyesPosition, seat: i64) -> vec[i64]:
    """TR-11.1: at most one cube."""
    moves = vec[i64](capacity=10)
    found = groups.complete_cubes(p, seat, p.target, p.group, activity_cards.held(p, seat))
    for cube in range(i64(data.MODIFIERS)):
        if found & data.ONE_BIT[cube]:
            moves = append(moves, Move.SPEND + cube)
    if found & data.ONE_BIT[Cube.NONE]:
        moves = append(moves, Move.PLAIN)
    return moves


def may_come_from(p: TroyesPosition, seat: i64, source: i64) -> bool:
    """TR-8.4, TR-16.6: is an own citizen there, and may this target use it?"""
    if source == 0:
        if p.family[Family.SUPPLY + seat] == 0:
            return False
    elif source < Source.SPACE:
        if not activity_cards.stands(p, source - Source.CARD, seat):
            return False
    elif source < Source.LYING:
        if buildings.owner_on(p, source - Source.SPACE) != seat:
            return False
    elif buildings.lying(p, source - Source.LYING, seat) == 0:
        return False
    if p.target < Move.PLACE:
        return True
    value = data.VALUE_OF[((p.group & 127) - 1) % data.DICE]
    return buildings.may_place_from(p, seat, p.target - Move.PLACE, value, source)


def source_choices(p: TroyesPosition, seat: i64) -> vec[i64]:
    moves = vec[i64](capacity=16)
    for source in range(i64(data.SOURCES)):
        if may_come_from(p, seat, source):
            moves = append(moves, Move.SOURCE + source)
    return moves


def most_times(p: TroyesPosition) -> i64:
    """TR-8.6, TR-9.13: activations or event cubes the group allows; 1 where nothing is counted."""
    if p.target >= Move.BUILD and not (p.target >= Move.FIGHT and p.target < Move.PLACE):
        return 1
    most = groups.worth(groups.sum_of(p.group), p.size, p.cube) // groups.divisor_of(p, p.target)
    if p.target >= Move.FIGHT:
        room = threats.free_banners(p, threats.place_of(p, p.target - Move.FIGHT))
        if most > room:
            most = room
    return data.MOST_TIMES if most > data.MOST_TIMES else most


def times_choices(p: TroyesPosition) -> vec[i64]:
    moves = vec[i64](capacity=16)
    most = most_times(p)
    for n in range(1, most + 1):
        moves = append(moves, Move.TIMES + n - 1)
    return moves


# --- the steps ------------------------------------------------------------------------------------


def begin(p: TroyesPosition, target: i64) -> None:
    """The target is named; dice are next."""
    p.target = target
    p.group = 0
    p.size = 0
    p.cube = Cube.UNDECIDED
    p.source = -1
    p.times = 0
    p.phase = Phase.TAKE_DICE
    p.dice_known = False
    only = dice_choices(p, p.turn)
    if len(only) == 1:
        take(p, only[0] - Move.TAKE)


def take(p: TroyesPosition, number: i64) -> None:
    """One die more; when no other can follow the group is complete."""
    district = number // data.DICE
    die = number - district * data.DICE
    p.square[district] -= data.ONE_DIE[die]
    entry = number + 1
    p.group |= entry << (7 * p.size)
    p.size += 1
    p.dice_known = False
    if p.size == data.DICE_LIMIT:
        ask_cube(p)
        return
    choices = dice_choices(p, p.turn)
    if len(choices) == 1:
        if choices[0] == Move.ENOUGH:
            ask_cube(p)
        else:
            take(p, choices[0] - Move.TAKE)


def ask_cube(p: TroyesPosition) -> None:
    """TR-11.1: which cube, if there is a choice."""
    found = groups.complete_cubes(p, p.turn, p.target, p.group, activity_cards.held(p, p.turn))
    if found & (found - 1):
        p.phase = Phase.CHOOSE_CUBE
    else:
        choose_cube(p, lowest(found))


def choose_cube(p: TroyesPosition, cube: i64) -> None:
    p.cube = cube
    if (p.target >= Move.PLACE and p.target < Move.FARM) or (
        p.target < Move.BUILD and not activity_cards.stands(p, p.target - Move.ACTIVATE, p.turn)
    ):
        choices = source_choices(p, p.turn)
        if len(choices) == 1:
            choose_source(p, choices[0] - Move.SOURCE)
        else:
            p.phase = Phase.CHOOSE_SOURCE
    else:
        ask_times(p)


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
    p.times = times
    p.phase = Phase.CONFIRM


def clear(p: TroyesPosition) -> None:
    """Nothing is being put together."""
    p.target = -1
    p.group = 0
    p.size = 0
    p.cube = Cube.UNDECIDED
    p.source = -1
    p.times = 0
    p.phase = Phase.ACT
