"""What Activity cards do (TR-17, TR-14.2): each effect so many times, at once, or as a decision that stays open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.games.troyes import buildings, data, threats, wealth
from adamak.games.troyes.data import Building, Card, Colour, Event, Family, Move, Phase
from adamak.games.troyes.variant import Procession

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


def activate(p: TroyesPosition, seat: i64, slot: i64, card: i64, times: i64) -> None:
    """TR-9.8, TR-9.9."""
    if data.IS_DELAYED[card]:
        p.stalls[slot] += times * data.ONE_CUBE[seat]
        p.note(Event.CARD_CUBES, seat, card, times)
    elif card == Card.MERCHANT:
        wealth.take_deniers(p, seat, 2 * times, card)
    elif card == Card.MERCENARY:
        wealth.take_deniers(p, seat, 3 * times, card)
    elif card == Card.GOLDSMITH:
        wealth.gain_vp(p, seat, times, card)
        wealth.take_deniers(p, seat, 2 * times, card)
    elif card == Card.SCULPTOR:
        wealth.gain_vp(p, seat, times, card)
    elif card == Card.PILGRIMAGE:
        wealth.gain_vp(p, seat, 2 * times, card)
    elif card == Card.HUNTING:
        wealth.take_influence(p, seat, 3 * times, card)
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
    else:
        open_decision(p, seat, card, times)


def open_decision(p: TroyesPosition, seat: i64, card: i64, times: i64) -> None:
    """TR-16.4, TR-16.5: what the activator must be asked, unless there is nothing to ask."""
    if card == Card.MILLER:
        p.left = times
        if buildings.upright(p, Building.PALACE, seat) == buildings.upright(p, Building.BISHOPRIC, seat):
            while p.left > 0:
                grind(p, seat, Building.PALACE)
        else:
            p.phase = Phase.MILLER
    elif card == Card.CHIVALRY:
        await_cubes(p, seat, card, times * data.dice_in(p.square[seat] & data.OF_COLOUR[Colour.RED]))
    elif card == Card.ARCHER:
        await_cubes(p, seat, card, shoot(p, seat, times))
    elif card == Card.DIPLOMAT:
        await_cubes(p, seat, card, times if p.family[Family.INFLUENCE + seat] > 0 else 0)
    else:
        p.left = exchanges_possible(p, seat, card, times)
        if p.left > 0:
            p.phase = Phase.EXCHANGE


def await_cubes(p: TroyesPosition, seat: i64, card: i64, number: i64) -> None:
    """TR-17.7: Marauding always has room, so there is always a choice."""
    p.left = number
    if number > 0:
        p.phase = Phase.EVENT_CUBES


def shoot(p: TroyesPosition, seat: i64, times: i64) -> i64:
    """TR-17.7: the Archer's dice, all together; how many hit."""
    hits: i64 = 0
    dice: i64 = 0
    for _ in range(times):
        value = p.roll()
        dice += data.ONE_BLACK[value - 1]
        if value >= data.ARCHER_HITS:
            hits += 1
    p.note(Event.ARCHER_ROLLED, seat, dice, hits)
    return hits


# --- decisions ------------------------------------------------------------------------------------


def grind(p: TroyesPosition, seat: i64, building: i64) -> None:
    """TR-17.1: one activation of the Miller."""
    deniers = 2 * buildings.upright(p, building, seat)
    p.family[Family.DENIERS + seat] += deniers
    p.note(Event.DENIERS_GAINED, seat, deniers, Card.MILLER)
    p.left -= 1


def exchanges_possible(p: TroyesPosition, seat: i64, card: i64, times: i64) -> i64:
    """TR-17.1, TR-17.5: as often as it can be paid."""
    most = p.family[Family.DENIERS + seat]
    if card == Card.ARTISAN:
        most = p.family[Family.INFLUENCE + seat]
    elif card == Card.JOURNEYMAN:
        most = p.family[Family.DENIERS + seat] // 3
    elif card == Card.TROUBADOUR:
        most = p.family[Family.INFLUENCE + seat] // 3
    return times if times < most else most


def exchange(p: TroyesPosition, seat: i64, card: i64, number: i64) -> None:
    """TR-17.1, TR-17.5, TR-17.8."""
    p.note(Event.EXCHANGED, seat, card, number)
    if number == 0:
        return
    if card == Card.ARTISAN:
        p.family[Family.INFLUENCE + seat] -= number
        wealth.take_deniers(p, seat, 6 * number, card)
    elif card == Card.INNKEEPER:
        p.family[Family.DENIERS + seat] -= number
        wealth.take_influence(p, seat, number, card)
    elif card == Card.JOURNEYMAN:
        p.family[Family.DENIERS + seat] -= 3 * number
        wealth.gain_vp(p, seat, 2 * number, card)
    else:
        p.family[Family.INFLUENCE + seat] -= 3 * number
        wealth.gain_vp(p, seat, 2 * number, card)


def put_cube(p: TroyesPosition, seat: i64, card: i64, threat: i64) -> None:
    """TR-17.7: one cube on any event; the Diplomat pays 1 influence for it first."""
    if card == Card.DIPLOMAT:
        p.family[Family.INFLUENCE + seat] -= 1
    threats.add_cube(p, threats.place_of(p, threat), seat)
    p.left -= 1


# --- comparisons of districts ---------------------------------------------------------------------


def procession(p: TroyesPosition, seat: i64, times: i64) -> None:
    """TR-17.3: 2 VP to everybody with most dice in the own district; gray can only block."""
    most: i64 = 1
    for owner in range(i64(data.OWNERS)):
        n = data.dice_in(p.square[owner])
        if n > most:
            most = n
    if p.variant.procession == Procession.ACTIVATOR and data.dice_in(p.square[seat]) < most:
        return
    for owner in range(i64(data.NEUTRAL)):
        if data.dice_in(p.square[owner]) == most:
            wealth.gain_vp(p, owner, 2 * times, Card.PROCESSION)


def red_sum(dice: i64) -> i64:
    total: i64 = 0
    for value in range(1, i64(7)):
        total += value * (dice & 7)
        dice >>= 3
    return total


def joust(p: TroyesPosition, seat: i64, times: i64) -> None:
    """TR-17.4: only if nobody's red dice are worth more; whoever ties scores too."""
    mine = red_sum(p.square[seat])
    if mine == 0:
        return
    for owner in range(i64(data.OWNERS)):
        if red_sum(p.square[owner]) > mine:
            return
    for owner in range(i64(data.NEUTRAL)):
        if red_sum(p.square[owner]) == mine:
            wealth.gain_vp(p, owner, 2 * times, Card.JOUST)


def yellow_left(p: TroyesPosition) -> i64:
    """TR-14.2: Baker."""
    n: i64 = 0
    for owner in range(i64(data.OWNERS)):
        n += data.dice_in(p.square[owner] & data.OF_COLOUR[Colour.YELLOW])
    return n


def longest_red_table(p: TroyesPosition, seat: i64) -> i64:
    """TR-14.2: Banquet, the district with most red dice; TR-15.16: in solo one's own."""
    most: i64 = data.dice_in(p.square[seat] & data.OF_COLOUR[Colour.RED])
    if p.seats == 1:
        return most
    for owner in range(i64(data.OWNERS)):
        n = data.dice_in(p.square[owner] & data.OF_COLOUR[Colour.RED])
        if n > most:
            most = n
    return most


def collect_taxes(p: TroyesPosition, seat: i64, times: i64) -> None:
    """TR-17.6: 1 denier per citizen in the City Hall, or all there is; TR-15.16: in solo 2 of the bank per Le Roy's."""
    if p.seats == 1:
        wealth.take_deniers(
            p, seat, 2 * times * buildings.upright(p, Building.CITY_HALL, data.NEUTRAL), Card.TAX_COLLECTOR
        )
        return
    for owner in range(p.seats):
        if owner != seat:
            due = times * buildings.upright(p, Building.CITY_HALL, owner)
            if due > p.family[Family.DENIERS + owner]:
                due = p.family[Family.DENIERS + owner]
            p.family[Family.DENIERS + owner] -= due
            p.family[Family.DENIERS + seat] += due
            p.note(Event.TAXED, owner, seat, due)


# --- what may be decided --------------------------------------------------------------------------


def choices(p: TroyesPosition, seat: i64) -> vec[i64]:
    """TR-16.4, TR-16.5."""
    moves = vec[i64](capacity=20)
    if p.phase == Phase.MILLER:
        moves = append(moves, Move.COLLECT + Building.PALACE)
        return append(moves, Move.COLLECT + Building.BISHOPRIC)
    if p.phase == Phase.EXCHANGE:
        n: i64 = 0
        while n <= p.left:
            moves = append(moves, Move.EXCHANGE + n)
            n += 1
        return moves
    at: i64 = 0
    while at < i64(len(p.queue)):
        moves = append(moves, Move.CUBE + threats.threat_at(p, at))
        at += 1
    return append(moves, Move.STOP)
