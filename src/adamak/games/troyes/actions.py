"""The five actions (TR-9): what a confirmed turn pays, moves and does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.games.troyes import activity_cards, buildings, effects, groups, threats, wealth
from adamak.games.troyes.data import (
    ACTIVATE,
    ACTIVATED,
    BUILD,
    BUILT,
    BY_PRIOR,
    BY_TITHING,
    CARD_SOURCE,
    CITIZEN_MOVED,
    CUBE_SPENT,
    DENIERS,
    DICE,
    DICE_SOLD,
    DICE_USED,
    FARM,
    FARM_DIVISOR,
    FARMED,
    FIGHT,
    FOR_CATHEDRAL,
    FOUGHT,
    HIRED,
    LYING_SOURCE,
    MODIFIER_CARD,
    NEUTRAL,
    ONE_CUBE,
    ONE_DIE,
    ONE_LYING,
    ONE_OWNER,
    OWNERS,
    PLACE,
    PLACED,
    PLAINLY,
    PRICE,
    PRIOR_DICE,
    SPACE_SOURCE,
    SUPPLY,
    VALUE_OF,
)

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


def perform(p: TroyesPosition, seat: i64) -> None:
    """TR-8.5: pay first, then act. Leaves a decision open where a card's effect asks one."""
    value = groups.worth(groups.sum_of(p.group), p.size, p.cube)
    pay_dice(p, seat, value)
    if p.cube != PLAINLY:
        spend_cube(p, seat)
    target = p.target
    if target < BUILD:
        activate(p, seat, target - ACTIVATE)
    elif target == BUILD:
        build(p, seat)
    elif target < PLACE:
        fight(p, seat, target - FIGHT)
    elif target < FARM:
        place(p, seat, target - PLACE)
    else:
        farm(p, seat, value)


def pay_dice(p: TroyesPosition, seat: i64, value: i64) -> None:
    """TR-8.3: sellers are paid at once, the bank for gray dice; TR-11.8: Tithing's dice are gifts."""
    each = PRICE[p.size]
    used: i64 = 0
    total: i64 = 0
    sold: i64 = 0  # dice paid for, four bits per district
    gifts: i64 = 0  # and dice given
    free: i64 = 0
    if p.cube == BY_TITHING:
        free = 3 if p.seats == 1 else 1
    group = p.group
    while group:
        number = (group & 127) - 1
        district = number // DICE
        used += ONE_DIE[number - district * DICE]
        if district != seat:
            one = ONE_OWNER[district]
            if (gifts >> (3 * district)) & 7 < free:
                gifts += one
            else:
                sold += one
                total += each
        group >>= 7
    p.note(DICE_USED, seat, used, value | (total << 8))
    p.family[DENIERS + seat] -= total
    owner: i64 = 0
    while owner < OWNERS:
        n = (sold >> (3 * owner)) & 7
        if n > 0 and owner < NEUTRAL:
            p.family[DENIERS + owner] += n * each
            p.note(DICE_SOLD, owner, n, n * each)
        owner += 1


def spend_cube(p: TroyesPosition, seat: i64) -> None:
    """TR-11.1: it returns to the stock."""
    card = MODIFIER_CARD[p.cube]
    p.stalls[activity_cards.slot_of(p, card)] -= ONE_CUBE[seat]
    p.note(CUBE_SPENT, seat, card, 0)


def lift(p: TroyesPosition, seat: i64, source: i64) -> None:
    """TR-8.4: the citizen is taken up."""
    p.note(CITIZEN_MOVED, seat, source, 0)
    if source == 0:
        p.family[SUPPLY + seat] -= 1
    elif source < SPACE_SOURCE:
        activity_cards.lift_tradesman(p, source - CARD_SOURCE, seat)
    elif source < LYING_SOURCE:
        buildings.stand(p, source - SPACE_SOURCE, -1)  # TR-6.7
    else:
        p.lying -= ONE_LYING[(source - LYING_SOURCE) * OWNERS + seat]


def activate(p: TroyesPosition, seat: i64, slot: i64) -> None:
    """TR-9.1 to TR-9.9."""
    card = p.card_on(slot)
    if p.source >= 0:
        cost = p.variant.card_cost[card]
        p.family[DENIERS + seat] -= cost
        lift(p, seat, p.source)
        points = activity_cards.seat_tradesman(p, slot, seat)
        p.note(HIRED, seat, card, cost | (points << 8))
    p.note(ACTIVATED, seat, card, p.times)
    effects.activate(p, seat, slot, card, p.times)


def build(p: TroyesPosition, seat: i64) -> None:
    """TR-9.10, TR-9.11; TR-11.6: with Prior two cubes of that number, as far as there is room."""
    copies: i64 = PRIOR_DICE if p.cube == BY_PRIOR else 1
    group = p.group
    while group:
        number = VALUE_OF[((group & 127) - 1) % DICE]
        n: i64 = 0
        while n < copies:
            level = p.height(number - 1)
            if level < 3:
                p.cathedral += (seat + 1) * ONE_OWNER[6 * level + number - 1]
                gained: i64 = 1 if number <= 3 else 2
                p.note(BUILT, seat, (level + 1) | (number << 8), gained)
                wealth.gain_influence(p, seat, gained)
                wealth.gain_vp(p, seat, 1, FOR_CATHEDRAL)
            n += 1
        group >>= 7


def fight(p: TroyesPosition, seat: i64, threat: i64) -> None:
    """TR-9.13, TR-9.14."""
    p.note(FOUGHT, seat, threat, p.times)
    at = threats.place_of(p, threat)
    n: i64 = 0
    while n < p.times:
        if threats.add_cube(p, at, seat):
            return
        n += 1


def place(p: TroyesPosition, seat: i64, building: i64) -> None:
    """TR-9.20, TR-9.21: taken up first, then placed."""
    lift(p, seat, p.source)
    space = buildings.enter(p, building, VALUE_OF[((p.group & 127) - 1) % DICE], seat)
    p.note(PLACED, seat, space, 0)


def farm(p: TroyesPosition, seat: i64, value: i64) -> None:
    """TR-9.25."""
    p.family[DENIERS + seat] += value // FARM_DIVISOR
    p.note(FARMED, seat, value // FARM_DIVISOR, value)
