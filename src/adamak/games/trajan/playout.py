"""How a hurried player moves: something sensible at once, for playouts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.bits import BIT, bits, nth
from adamak.core.rng import Rng
from adamak.games.trajan import actions, data, mancala, seaport
from adamak.games.trajan.components import Action
from adamak.games.trajan.data import Mat, Move, Phase
from adamak.games.trajan.heuristics import best_ship, missing_in_hand, printed, shipment

if TYPE_CHECKING:
    from adamak.games.trajan.position import TrajanPosition


def rollout_move(p: TrajanPosition, seat: i64, rng: Rng) -> i64:
    """Something sensible at once: acts rather than passes, sows towards its tiles, loads what pays."""
    phase = p.phase
    if phase == Phase.SOW:
        return hurried_sowing(p, seat, rng)
    if Phase.ACTION <= phase <= Phase.EXTRA_ACTION:
        return hurried_action(p, seat, p.about(), rng)
    if phase == Phase.LOAD:
        return hurried_load(p, seat)
    moves = p.legal(seat)
    n: i64 = len(moves)
    move = moves[rng.below(n)]
    if phase == Phase.TURN:
        return hurried_lift(p, seat, moves, rng)
    if phase == Phase.REPEAT and move == Move.PASS:
        return moves[rng.below(n)]
    return move


def hurried_lift(p: TrajanPosition, seat: i64, moves: vec[i64], rng: Rng) -> i64:
    """The better of two trays: one that completes a tile, or the one with fewer markers."""
    n: i64 = len(moves)
    one = moves[rng.below(n)]
    other = moves[rng.below(n)]
    return one if lift_score(p, seat, one) >= lift_score(p, seat, other) else other


def lift_score(p: TrajanPosition, seat: i64, move: i64) -> i64:
    """Few markers cost little time; a tile that can be completed outweighs them."""
    tray = move - Move.LIFT
    markers = p.mat[Mat.TRAY + 4 * tray + seat]
    number = i64(data.NUMBER[markers])
    target = (tray + number) % data.TRAYS
    score: i64 = 12 - number
    tile = mancala.on_slot(p, seat, target)
    if tile >= 0:
        there = p.mat[Mat.TRAY + 4 * target + seat]
        lying = printed(tile, there)
        if lying == 2 or (lying == 1 and missing_in_hand(tile, there, markers)):
            score += 12
    return score


def hurried_sowing(p: TrajanPosition, seat: i64, rng: Rng) -> i64:
    """A colour that the tile of this tray wants, else any."""
    colours = i64(data.PALETTE[p.in_hand])
    tile = mancala.on_slot(p, seat, p.sow_tray)
    if tile >= 0:
        markers = p.mat[Mat.TRAY + 4 * p.sow_tray + seat]
        first = data.FIRST_COLOUR[tile]
        second = data.SECOND_COLOUR[tile]
        if colours & BIT[first] and ((markers >> (first * 2)) & 3 == 0 or first == second):
            return Move.SOW + first
        if colours & BIT[second] and (markers >> (second * 2)) & 3 == 0:
            return Move.SOW + second
    return Move.SOW + any_of(colours, rng)


def hurried_action(p: TrajanPosition, seat: i64, action: i64, rng: Rng) -> i64:
    """Never passes."""
    mat = p.mat
    if action == Action.SENATE:
        return Move.ADVANCE
    if action == Action.MILITARY:
        if actions.may_occupy(p, seat) and actions.occupation(p, seat, mat[Mat.LEADER + seat]) >= 3:
            return Move.OCCUPY
        if mat[Mat.CAMP + seat] == 0 and mat[Mat.SUPPLY + seat] and rng.below(2) == 0:
            return Move.RECRUIT
        return Move.MARCH + any_of(actions.roads(p, seat), rng)
    if action == Action.CONSTRUCTION:
        if mat[Mat.YARD + seat] == 0:
            return Move.HIRE
        sites = actions.open_sites(mat[Mat.WORKERS + seat])
        if sites & p.intact:
            sites &= p.intact
        elif mat[Mat.SUPPLY + seat]:
            return Move.HIRE
        return Move.BUILD + any_of(sites, rng)
    if action == Action.SEAPORT:
        return hurried_trade(p, seat, rng)
    moves = p.legal(seat)
    n: i64 = len(moves)
    return moves[rng.below(n - 1)]


def hurried_trade(p: TrajanPosition, seat: i64, rng: Rng) -> i64:
    """Ships what pays; else draws or takes a card."""
    hand = p.mat[Mat.HAND + seat]
    if hand:
        ship = best_ship(p, hand)
        if shipment(p, hand, ship) >= 6 + rng.below(6):
            return Move.SHIP + ship
    side = rng.below(3)
    if side == 0 and seaport.can_draw(p):
        return Move.DRAW_TWO
    if side and seaport.heap_size(p, side - 1):
        return Move.TAKE + side - 1
    moves = p.legal(seat)
    n: i64 = len(moves)
    return moves[rng.below(n - 1)] if n > 1 else moves[0]


def hurried_load(p: TrajanPosition, seat: i64) -> i64:
    """The commodity held most often that fits; then sails."""
    ship = p.hold >> seaport.SHIP
    fitting = seaport.loadable(p.mat[Mat.HAND + seat], p.cargo, ship)
    least: i64 = 2 if ship == 1 else 1
    most = least - 1
    best: i64 = -1
    card: i64 = 0
    while fitting:
        if fitting & 7 > most:
            most = fitting & 7
            best = card
        fitting >>= 3
        card += 1
    if best >= 0:
        return Move.LOAD + best
    if p.hold & 7:
        return Move.SAIL
    return p.legal(seat)[0]


def any_of(members: i64, rng: Rng) -> i64:
    """Some member of a set."""
    return nth(members, rng.below(bits(members)))
