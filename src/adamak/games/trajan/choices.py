"""What is legal: the moves open to the seat that decides, decision by decision (TJ-14).

The same is said a second time, slowly and with reasons, in `refusals.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.core.bits import BIT, entries, of_set
from adamak.games.trajan import actions, data, seaport
from adamak.games.trajan.components import Action
from adamak.games.trajan.data import Mat, Move, Phase

if TYPE_CHECKING:
    from adamak.games.trajan.position import TrajanPosition


def legal(p: TrajanPosition, seat: i64) -> vec[i64]:
    """Every legal move of the seat that decides."""
    phase = p.phase
    moves = vec[i64](capacity=24)
    if phase == Phase.SOW:
        return of_set(moves, i64(data.PALETTE[p.in_hand]), Move.SOW)
    if phase == Phase.TURN:
        for tray in range(data.TRAYS):
            if p.mat[Mat.TRAY + 4 * tray + seat]:
                moves = append(moves, Move.LIFT + tray)
        return moves
    if phase < Phase.TURN:
        return _opening(p, moves, seat)
    if phase == Phase.LOAD:
        return _loads(p, moves, seat)
    if phase == Phase.DISCARD:
        return _discards(p, moves, seat)
    if phase == Phase.DISPLAY:
        return append(_shows(p, moves, seat), Move.DONE)
    if phase == Phase.REPEAT:
        if p.owned(seat, data.EXTRA + p.about()):
            moves = append(moves, Move.REPEAT)
        if p.owned(seat, data.WILD_EXTRA):
            moves = append(moves, Move.REPEAT_WILD)
        return append(moves, Move.PASS)
    if phase == Phase.PLUS2:
        return of_set(moves, 0x3F & ~p.mat[Mat.PLUS2 + seat], Move.PLUS2)
    if phase == Phase.BONUS:
        return append(append(moves, Move.BONUS), Move.BONUS + 1)
    if phase == Phase.PAY:
        return append(append(moves, Move.PAY), Move.PAY_WILD)
    return append(_options(p, moves, seat, p.about()), Move.PASS)


def _opening(p: TrajanPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    """TJ-2.6, TJ-2.12, TJ-2.13."""
    if p.phase == Phase.MARKERS:
        return of_set(moves, i64(data.PALETTE[p.in_hand]), Move.PLACE)
    if p.phase == Phase.GOODS_DRAFT:
        if seaport.can_draw(p):
            moves = append(moves, Move.DRAFT)
        return _of_heaps(p, moves, Move.DRAFT + 1)
    used: i64 = 0
    for tile in entries(p.mat[Mat.SLOTS + seat], 6):
        if tile:
            used |= BIT[(tile - 1) // data.STACK_SIZE]
    return of_set(moves, filled_stacks(p) & ~used, Move.TILE)


def filled_stacks(p: TrajanPosition) -> i64:
    """TJ-8.5: the set of stacks that are not empty."""
    return sum((BIT[stack] for stack in range(i64(data.STACKS)) if p.mat[Mat.STACK + stack]), i64(0))


# --- the six actions ------------------------------------------------------------------------------------
def possible(p: TrajanPosition, seat: i64, action: i64) -> bool:
    """TJ-6.1: has this action a legal option?"""
    if action == Action.FORUM:
        return p.green != 0 or p.yellow != 0
    if action == Action.SENATE:
        return p.mat[Mat.DISC + seat] < data.TOP_SPACE
    if action == Action.TRAJAN:
        return p.mat[Mat.ARCH + seat] != data.CENTRE and filled_stacks(p) != 0
    if action == Action.CONSTRUCTION:
        if p.mat[Mat.SUPPLY + seat]:
            return True
        return p.mat[Mat.YARD + seat] > 0 and actions.open_sites(p.mat[Mat.WORKERS + seat]) != 0
    if action == Action.SEAPORT:
        if p.mat[Mat.HAND + seat] or p.heap_sizes or seaport.can_draw(p):
            return True
        return p.owned(seat, data.WILD_COMMODITY) > 0
    return True  # TJ-8.2: a leader can always move


def _options(p: TrajanPosition, moves: vec[i64], seat: i64, action: i64) -> vec[i64]:
    """The options of one performance of an action."""
    mat = p.mat
    if action == Action.SEAPORT:
        return _trades(p, moves, seat)
    if action == Action.FORUM:
        return _each(_each(moves, p.yellow, 5, Move.FORUM), p.green, 5, Move.FORUM + data.YELLOW_SPACES)
    if action == Action.SENATE:
        return append(moves, Move.ADVANCE)
    if action == Action.TRAJAN:
        return of_set(moves, filled_stacks(p), Move.TILE)
    if action == Action.MILITARY:
        if mat[Mat.SUPPLY + seat]:
            moves = append(moves, Move.RECRUIT)
        if actions.may_occupy(p, seat):
            moves = append(moves, Move.OCCUPY)
        return of_set(moves, actions.roads(p, seat), Move.MARCH)
    if mat[Mat.SUPPLY + seat]:
        moves = append(moves, Move.HIRE)
    if mat[Mat.YARD + seat]:
        moves = of_set(moves, actions.open_sites(mat[Mat.WORKERS + seat]), Move.BUILD)
    return moves


def _of_heaps(p: TrajanPosition, moves: vec[i64], base: i64) -> vec[i64]:
    """One move for each of L and R that holds a card."""
    for side in range(i64(2)):
        if seaport.heap_size(p, side):
            moves = append(moves, base + side)
    return moves


def _trades(p: TrajanPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    """TJ-7.1 to TJ-7.4."""
    if seaport.can_draw(p):
        moves = append(moves, Move.DRAW_TWO)
    moves = _shows(p, _of_heaps(p, moves, Move.TAKE), seat)
    hand = p.mat[Mat.HAND + seat]
    wilds = p.owned(seat, data.WILD_COMMODITY)
    if hand or wilds:
        moves = append(moves, Move.SHIP)
        if seaport.pairs_of(hand) or wilds >= 2 or (wilds and hand):
            moves = append(moves, Move.SHIP + 1)
        moves = append(moves, Move.SHIP + 2)
    return moves


def _shows(p: TrajanPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    """TJ-7.3: any card of the hand."""
    moves = _each(moves, p.mat[Mat.HAND + seat], 3, Move.DISPLAY)
    if p.variant.wild_commodity_allowed_when_displaying and p.owned(seat, data.WILD_COMMODITY):
        moves = append(moves, Move.DISPLAY_WILD)
    return moves


def _discards(p: TrajanPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    """TJ-7.1: any card of the hand, on either pile."""
    hand = p.mat[Mat.HAND + seat]
    card: i64 = 0
    while hand:
        if hand & 7:
            moves = append(moves, Move.DISCARD + card * 2)
            moves = append(moves, Move.DISCARD + card * 2 + 1)
        hand >>= 3
        card += 1
    return moves


def _loads(p: TrajanPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    """TJ-7.4, TJ-7.6: what fits the ship beside what is loaded."""
    ship = p.hold >> seaport.SHIP
    units = p.hold & 7
    if units < data.MOST_UNITS[ship]:
        fitting = seaport.loadable(p.mat[Mat.HAND + seat], p.cargo, ship)
        wilds = p.owned(seat, data.WILD_COMMODITY)
        if ship == data.PAIRS:
            moves = _each(moves, seaport.pairs_of(fitting), 3, Move.LOAD)
            if wilds:
                moves = _each(moves, fitting, 3, Move.LOAD_HALF)
            if wilds >= 2:
                moves = append(moves, Move.LOAD_WILD)
        else:
            moves = _each(moves, fitting, 3, Move.LOAD)
            if wilds:
                moves = append(moves, Move.LOAD_WILD)
    if units:
        moves = append(moves, Move.SAIL)
    return moves


def _each(moves: vec[i64], packed: i64, width: i64, base: i64) -> vec[i64]:
    """One move for each commodity held or space with a tile: for each entry of this width that is not 0."""
    mask = BIT[width] - 1
    while packed:
        if packed & mask:
            moves = append(moves, base)
        packed >>= width
        base += 1
    return moves
