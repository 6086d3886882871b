"""A turn put together step by step (TR-8, TR-16.3): target, dice one by one, cube, citizen, number, confirmation.

A step with one possible answer is taken at once; nothing is paid or done before the turn is confirmed, so that every
step can be taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.core.bits import lowest
from adamak.games.troyes import activity_cards, buildings, groups, threats
from adamak.games.troyes.data import (
    ACTING,
    ACTIVATE,
    ANY_ONE,
    BUILD,
    BUILDINGS,
    CARD_SOURCE,
    COLOUR_OF,
    COLOURS,
    CONFIRMING,
    COUNTING,
    DENIERS,
    DICE,
    DICE_LIMIT,
    ENOUGH,
    FARM,
    FIGHT,
    FLIP,
    FLIP_COST,
    INFLUENCE,
    LYING_SOURCE,
    MODIFIERS,
    MOST_TIMES,
    MOVES,
    ONE_BIT,
    ONE_DIE,
    OWNERS,
    PASS,
    PLACE,
    PLAIN,
    PLAINLY,
    PRICE,
    RECRUIT,
    RECRUIT_COST,
    REROLL,
    REROLL_COST,
    RESERVE,
    SLOTS,
    SOURCE,
    SOURCES,
    SOURCING,
    SPACE_SOURCE,
    SPEND,
    SPENDING,
    SUPPLY,
    TAKE,
    TAKING,
    TIMES,
    UNDECIDED,
    VALUE_OF,
)

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


# --- what may be chosen ---------------------------------------------------------------------------


def influence_uses(p: TroyesPosition, seat: i64, moves: vec[i64]) -> vec[i64]:
    """TR-10.2 to TR-10.5."""
    influence = p.family[INFLUENCE + seat]
    dice = p.square[seat]
    if dice and influence >= REROLL_COST:
        die: i64 = 0
        while die < DICE:
            if (dice >> (3 * die)) & 7:
                moves = append(moves, REROLL + die)
            die += 1
        if influence >= FLIP_COST:
            moves = append(moves, FLIP)
    if influence >= RECRUIT_COST and p.family[RESERVE + seat] > 0:
        moves = append(moves, RECRUIT)
    return moves


def targets(p: TroyesPosition, seat: i64, moves: vec[i64], most: i64) -> vec[i64]:
    """TR-8.1: the actions for which some group of dice can be had, or the first few of them."""
    own = p.square[seat]
    foreign = groups.foreign_dice(p, seat)
    held = activity_cards.held(p, seat)
    if p.family[DENIERS + seat] < 2 and held == 0:
        foreign = 0
    slot: i64 = 0
    while slot < SLOTS and len(moves) < most:
        if slot % 3 < p.revealed and groups.can_begin(p, seat, ACTIVATE + slot, own, foreign, held):
            moves = append(moves, ACTIVATE + slot)
        slot += 1
    if groups.can_begin(p, seat, BUILD, own, foreign, held):
        moves = append(moves, BUILD)
    at: i64 = 0
    while at < i64(len(p.queue)) and len(moves) < most:
        threat = threats.threat_at(p, at)
        if groups.can_begin(p, seat, FIGHT + threat, own, foreign, held):
            moves = append(moves, FIGHT + threat)
        at += 1
    building: i64 = 0
    while building < BUILDINGS and len(moves) < most:
        if groups.can_begin(p, seat, PLACE + building, own, foreign, held):
            moves = append(moves, PLACE + building)
        building += 1
    if groups.can_begin(p, seat, FARM, own, foreign, held):
        moves = append(moves, FARM)
    return moves


def act_choices(p: TroyesPosition, seat: i64) -> vec[i64]:
    """TR-16.3."""
    moves = vec[i64](capacity=48)
    moves = targets(p, seat, moves, MOVES)
    moves = append(moves, PASS)
    return influence_uses(p, seat, moves)


def has_choice(p: TroyesPosition, seat: i64) -> bool:
    """TR-8.12: anything but passing?"""
    influence = p.family[INFLUENCE + seat]
    if p.square[seat] and influence >= REROLL_COST:
        return True
    if influence >= RECRUIT_COST and p.family[RESERVE + seat] > 0:
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
        moves = append(moves, ENOUGH)
    placing = target >= PLACE and target < FARM
    if p.size == DICE_LIMIT or (p.size == 1 and placing):
        return moves
    own = p.square[seat]
    foreign = groups.foreign_dice(p, seat)
    wanted = groups.colour_wanted(p, target)
    valued = target != BUILD and not placing
    budget = p.family[DENIERS + seat] - groups.hire_cost(p, seat, target)
    price = PRICE[p.size + 1]
    paid = groups.bought(p.group, seat) * price
    needed = groups.least_value(p, target) - groups.sum_of(p.group)
    only = only_colour(p, wanted, held)
    tithing = held & 4 != 0
    die: i64 = 0
    while die < DICE:
        if only < COLOURS and COLOUR_OF[die] != only:
            die += 6
            continue
        # Where the die alone makes the group complete there is nothing more to ask.
        suffices = valued and only < COLOURS and VALUE_OF[die] >= needed
        if (own >> (3 * die)) & 7 and (
            (suffices and paid <= budget) or groups.may_add(p, seat, seat, die, own, foreign, held)
        ):
            moves = append(moves, TAKE + seat * DICE + die)
        if (foreign >> (3 * die)) & 7:
            asked = suffices and paid + price <= budget
            answer = asked
            district: i64 = 0
            while district < OWNERS:
                if district != seat and (p.square[district] >> (3 * die)) & 7:
                    # Without Tithing it does not matter whose die it is.
                    if not asked or (tithing and not answer):
                        answer = groups.may_add(p, seat, district, die, own, foreign, held)
                        asked = True
                    if answer:
                        moves = append(moves, TAKE + district * DICE + die)
                    if tithing and not (suffices and paid + price <= budget):
                        asked = False
                district += 1
        die += 1
    return moves


def only_colour(p: TroyesPosition, wanted: i64, held: i64) -> i64:
    """The one colour whose dice can join the group, or COLOURS where several may."""
    if wanted < COLOURS and held == 0:
        return wanted
    if p.size > 0 and wanted == ANY_ONE and held == 0:
        return groups.colour_of(p.group)
    return COLOURS


def cube_choices(p: TroyesPosition, seat: i64) -> vec[i64]:
    """TR-11.1: at most one cube."""
    moves = vec[i64](capacity=10)
    found = groups.complete_cubes(p, seat, p.target, p.group, activity_cards.held(p, seat))
    cube: i64 = 0
    while cube < MODIFIERS:
        if found & ONE_BIT[cube]:
            moves = append(moves, SPEND + cube)
        cube += 1
    if found & ONE_BIT[PLAINLY]:
        moves = append(moves, PLAIN)
    return moves


def may_come_from(p: TroyesPosition, seat: i64, source: i64) -> bool:
    """TR-8.4, TR-16.6: is an own citizen there, and may he be used for this target?"""
    if source == 0:
        if p.family[SUPPLY + seat] == 0:
            return False
    elif source < SPACE_SOURCE:
        if not activity_cards.stands(p, source - CARD_SOURCE, seat):
            return False
    elif source < LYING_SOURCE:
        if buildings.owner_on(p, source - SPACE_SOURCE) != seat:
            return False
    elif buildings.lying(p, source - LYING_SOURCE, seat) == 0:
        return False
    if p.target < PLACE:
        return True
    value = VALUE_OF[((p.group & 127) - 1) % DICE]
    return buildings.may_place_from(p, seat, p.target - PLACE, value, source)


def source_choices(p: TroyesPosition, seat: i64) -> vec[i64]:
    moves = vec[i64](capacity=16)
    source: i64 = 0
    while source < SOURCES:
        if may_come_from(p, seat, source):
            moves = append(moves, SOURCE + source)
        source += 1
    return moves


def most_times(p: TroyesPosition) -> i64:
    """TR-8.6, TR-9.13: activations or event cubes the group allows; 1 where nothing is counted."""
    if p.target >= BUILD and not (p.target >= FIGHT and p.target < PLACE):
        return 1
    most = groups.worth(groups.sum_of(p.group), p.size, p.cube) // groups.divisor_of(p, p.target)
    if p.target >= FIGHT:
        room = threats.free_banners(p, threats.place_of(p, p.target - FIGHT))
        if most > room:
            most = room
    return MOST_TIMES if most > MOST_TIMES else most


def times_choices(p: TroyesPosition) -> vec[i64]:
    moves = vec[i64](capacity=16)
    most = most_times(p)
    n: i64 = 1
    while n <= most:
        moves = append(moves, TIMES + n - 1)
        n += 1
    return moves


# --- the steps ------------------------------------------------------------------------------------


def begin(p: TroyesPosition, target: i64) -> None:
    """The target is named; dice are next."""
    p.target = target
    p.group = 0
    p.size = 0
    p.cube = UNDECIDED
    p.source = -1
    p.times = 0
    p.phase = TAKING
    p.dice_known = False
    only = dice_choices(p, p.turn)
    if len(only) == 1:
        take(p, only[0] - TAKE)


def take(p: TroyesPosition, number: i64) -> None:
    """One die more; when no other can follow the group is complete."""
    district = number // DICE
    die = number - district * DICE
    p.square[district] -= ONE_DIE[die]
    entry = number + 1
    p.group |= entry << (7 * p.size)
    p.size += 1
    p.dice_known = False
    if p.size == DICE_LIMIT:
        ask_cube(p)
        return
    choices = dice_choices(p, p.turn)
    if len(choices) == 1:
        if choices[0] == ENOUGH:
            ask_cube(p)
        else:
            take(p, choices[0] - TAKE)


def ask_cube(p: TroyesPosition) -> None:
    """TR-11.1: which cube, if there is a choice."""
    found = groups.complete_cubes(p, p.turn, p.target, p.group, activity_cards.held(p, p.turn))
    if found & (found - 1):
        p.phase = SPENDING
    else:
        choose_cube(p, lowest(found))


def choose_cube(p: TroyesPosition, cube: i64) -> None:
    p.cube = cube
    if (p.target >= PLACE and p.target < FARM) or (
        p.target < BUILD and not activity_cards.stands(p, p.target - ACTIVATE, p.turn)
    ):
        choices = source_choices(p, p.turn)
        if len(choices) == 1:
            choose_source(p, choices[0] - SOURCE)
        else:
            p.phase = SOURCING
    else:
        ask_times(p)


def choose_source(p: TroyesPosition, source: i64) -> None:
    p.source = source
    ask_times(p)


def ask_times(p: TroyesPosition) -> None:
    """TR-8.7: how often, if more than once is possible."""
    if most_times(p) > 1:
        p.phase = COUNTING
    else:
        choose_times(p, 1)


def choose_times(p: TroyesPosition, times: i64) -> None:
    p.times = times
    p.phase = CONFIRMING


def clear(p: TroyesPosition) -> None:
    """Nothing is being put together."""
    p.target = -1
    p.group = 0
    p.size = 0
    p.cube = UNDECIDED
    p.source = -1
    p.times = 0
    p.phase = ACTING
