"""The five actions (TR-9): what a confirmed turn pays, moves and does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.games.troyes import activity_cards, buildings, data, groups, threats, wealth
from adamak.games.troyes.data import Cube, Event, Family, Move, Reason, Source

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


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
        p.note(Event.PLACED, seat, space, 0)
    else:
        p.family[Family.DENIERS + seat] += value // data.FARM_DIVISOR  # TR-9.25
        p.note(Event.FARMED, seat, value // data.FARM_DIVISOR, value)


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
    p.note(Event.DICE_USED, seat, used, value | (total << 8))
    p.family[Family.DENIERS + seat] -= total
    for owner in range(i64(data.NEUTRAL)):
        n = (sold >> (3 * owner)) & 7
        if n > 0:
            p.family[Family.DENIERS + owner] += n * each
            p.note(Event.DICE_SOLD, owner, n, n * each)


def lift(p: TroyesPosition, seat: i64, source: i64) -> None:
    """TR-8.4: the citizen is taken up."""
    p.note(Event.CITIZEN_MOVED, seat, source, 0)
    if source == 0:
        p.family[Family.SUPPLY + seat] -= 1
    elif source < Source.SPACE:
        activity_cards.lift_tradesman(p, source - Source.CARD, seat)
    elif source < Source.LYING:
        buildings.stand(p, source - Source.SPACE, -1)  # TR-6.7
    else:
        p.lying -= data.ONE_LYING[(source - Source.LYING) * data.OWNERS + seat]


def activate(p: TroyesPosition, seat: i64, slot: i64) -> None:
    """TR-9.1 to TR-9.9."""
    card = p.card_on(slot)
    if p.source >= 0:
        cost = p.variant.card_cost[card]
        p.family[Family.DENIERS + seat] -= cost
        lift(p, seat, p.source)
        points = activity_cards.seat_tradesman(p, slot, seat)
        p.note(Event.HIRED, seat, card, cost | (points << 8))
    p.note(Event.ACTIVATED, seat, card, p.times)
    activity_cards.activate(p, seat, slot, card, p.times)


def build(p: TroyesPosition, seat: i64) -> None:
    """TR-9.10, TR-9.11; TR-11.6: with Prior two cubes of that number, as far as there is room."""
    group = p.group
    while group:
        number = data.TAKEN_VALUE[group & 127]
        for _ in range(data.CUBE_TIMES[p.cube]):
            level = p.height(number - 1)
            if level < 3:
                p.cathedral += (seat + 1) * data.ONE_OWNER[6 * level + number - 1]
                gained = i64(1) if number <= 3 else i64(2)
                p.note(Event.BUILT, seat, (level + 1) | (number << 8), gained)
                wealth.gain_influence(p, seat, gained)
                wealth.gain_vp(p, seat, 1, Reason.CATHEDRAL)
        group >>= 7


def fight(p: TroyesPosition, seat: i64, threat: i64) -> None:
    """TR-9.13, TR-9.14."""
    p.note(Event.FOUGHT, seat, threat, p.times)
    at = threats.place_of(p, threat)
    for _ in range(p.times):
        if threats.add_cube(p, at, seat):
            return
