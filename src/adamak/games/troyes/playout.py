"""How a hurried player moves: something sensible at once, for playouts and to finish a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.rng import Rng
from adamak.games.troyes import activity_cards, buildings, data, defence, groups, threats, turns
from adamak.games.troyes.data import Building, Family, Move, Phase, Source, Threat

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


def settled_turn(p: TroyesPosition) -> TroyesPosition:
    """The position itself, or, in the middle of a turn, one in which that turn is finished in a plain way."""
    if p.phase < Phase.TAKE_DICE:
        return p
    q = p.clone()
    seat = q.turn
    while q.phase >= Phase.TAKE_DICE and q.phase < Phase.OVER and q.turn == seat:
        q.apply(seat, plain_step(q, seat))
    return q


def rollout_move(p: TroyesPosition, seat: i64, rng: Rng) -> i64:
    """Sensible and quick: defends cheaply, uses its own dice together, takes all that a turn gives."""
    phase = p.phase
    if phase == Phase.ACT:
        return hurried_target(p, seat, rng)
    if phase == Phase.TAKE_DICE:
        return hurried_die(p, seat, rng)
    if phase == Phase.BLACK_DICE:
        return cheap_defence(p, seat)
    if phase > Phase.TAKE_DICE and (phase != Phase.EVENT_CUBES or rng.below(3) > 0):
        return plain_step(p, seat)
    moves = p.legal(seat)
    n: i64 = len(moves)
    if phase == Phase.EVENT_CUBES and n > 1:
        n -= 1  # a cube is always worth placing
    return moves[rng.below(n)]


def hurried_target(p: TroyesPosition, seat: i64, rng: Rng) -> i64:
    """Tries a few targets at random, good ones more often; passes when nothing comes of it."""
    own = p.square[seat]
    if own == 0 and rng.below(4) > 0:
        return Move.PASS
    foreign = groups.foreign_dice(p, seat)
    held = activity_cards.held(p, seat)
    for _try in range(i64(8)):
        target = random_target(p, seat, rng)
        if target >= 0 and groups.can_begin(p, seat, target, own, foreign, held):
            return target
    rich = p.family[Family.INFLUENCE + seat] >= 6 and p.family[Family.RESERVE + seat] > 0
    return i64(Move.RECRUIT) if rich and p.family[Family.SUPPLY + seat] == 0 else i64(Move.PASS)


def random_target(p: TroyesPosition, seat: i64, rng: Rng) -> i64:
    draw = rng.below(16)
    if draw < 7:
        slot = 3 * rng.below(data.COLOURS) + rng.below(p.revealed)
        if not activity_cards.stands(p, slot, seat) and rng.below(3) == 0:
            return -1  # hiring is dear: not every time
        return Move.ACTIVATE + slot
    if draw < 10:
        return Move.BUILD
    if draw < 13:
        return Move.FIGHT + threats.threat_at(p, rng.below(i64(len(p.queue))))
    if draw < 15:
        return Move.FARM if draw == 13 else Move.PLACE + rng.below(data.BUILDINGS)
    return Move.PLACE + Building.CITY_HALL


def hurried_die(p: TroyesPosition, seat: i64, rng: Rng) -> i64:
    """Own dice first, the highest rather; foreign ones only when they are needed, or sometimes."""
    moves = turns.dice_choices(p, seat)
    best: i64 = -1
    best_value: i64 = 0
    for move in moves:
        if move != Move.ENOUGH:
            value = 2 * data.TAKEN_VALUE[move - Move.TAKE + 1] + rng.below(4)
            if (move - Move.TAKE) // data.DICE == seat:
                value += 20
            if value > best_value:
                best_value = value
                best = move
    if moves[0] == Move.ENOUGH and (best < 0 or best_value < 20 or rng.below(4) == 0):
        return Move.ENOUGH
    return best


def cheap_defence(p: TroyesPosition, seat: i64) -> i64:
    """TR-7.13: the weakest single die that suffices, else the strongest; no influence, no second black die."""
    against = defence.black_sum(p.against)
    if defence.reach(p, seat) < against:
        return Move.YIELD
    needed = against - defence.strength(p.aside)
    if needed <= 0:
        return Move.DEFEND
    best: i64 = -1
    best_key: i64 = -1
    for die in range(i64(data.DICE)):
        if (p.square[seat] >> (3 * die)) & 7:
            strength = defence.strength(data.ONE_DIE[die])
            key = 100 - strength if strength >= needed else strength
            if key > best_key:
                best_key = key
                best = die
    return Move.USE + best


def plain_step(p: TroyesPosition, seat: i64) -> i64:
    """The next step of a turn as it is finished without much thought."""
    phase = p.phase
    if phase == Phase.CONFIRM:
        return Move.CONFIRM
    if phase == Phase.CHOOSE_TIMES:
        return Move.TIMES + min(turns.most_times(p) - p.times, data.MOST_TIMES) - 1
    if phase == Phase.EXCHANGE:
        return Move.EXCHANGE + min(p.left, data.MOST_TIMES)
    if phase == Phase.MILLER:
        more = buildings.upright(p, Building.PALACE, seat) > buildings.upright(p, Building.BISHOPRIC, seat)
        return i64(Move.COLLECT + Building.PALACE) if more else i64(Move.COLLECT + Building.BISHOPRIC)
    if phase == Phase.EVENT_CUBES:
        return Move.CUBE + most_promising(p, seat)
    if phase == Phase.CHOOSE_SOURCE:
        return cheapest_source(p, seat)
    return best_die(p, seat) if phase == Phase.TAKE_DICE else p.legal(seat)[0]


def best_die(p: TroyesPosition, seat: i64) -> i64:
    """All own dice that fit, the highest first; a foreign one only when it must be."""
    best: i64 = -1
    best_value: i64 = -1
    for move in turns.dice_choices(p, seat):
        value: i64 = 10
        if move != Move.ENOUGH:
            value = data.TAKEN_VALUE[move - Move.TAKE + 1]
            if (move - Move.TAKE) // data.DICE == seat:
                value += 20
        if value > best_value:
            best_value = value
            best = move
    return best


def cheapest_source(p: TroyesPosition, seat: i64) -> i64:
    """From the supply, else a lying citizen, else whoever may come."""
    if turns.may_come_from(p, seat, 0):
        return Move.SOURCE
    for building in range(i64(data.BUILDINGS)):
        if turns.may_come_from(p, seat, Source.LYING + building):
            return Move.SOURCE + Source.LYING + building
    moves = turns.source_choices(p, seat)
    return moves[i64(len(moves)) - 1]


def most_promising(p: TroyesPosition, seat: i64) -> i64:
    """The event where one more cube comes nearest to the points."""
    best: i64 = Threat.MARAUDING
    best_worth = 0.3
    for at in range(1, i64(len(p.queue))):
        worth = float(p.variant.threat_first[threats.threat_at(p, at)]) / float(threats.free_banners(p, at) + 1)
        if threats.own_cubes(p, at, seat) == 0:
            worth += 1.0
        if worth > best_worth:
            best_worth = worth
            best = threats.threat_at(p, at)
    return best
