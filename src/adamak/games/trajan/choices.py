"""What is legal: the moves open to the seat that decides, decision by decision (TJ-14).

The same is said a second time, slowly and with reasons, in `refusals.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.core.bits import BIT, of_set
from adamak.games.trajan import actions, seaport
from adamak.games.trajan.data import (
    ADVANCE,
    ARCH,
    BUILD,
    CENTRE,
    CHOOSE_BONUS,
    CHOOSE_PLUS2,
    CHOOSE_SHIP,
    CONSTRUCTION,
    DISC,
    DISCARD,
    DISCARDING,
    DISPLAYING,
    DONE,
    DRAFT,
    DRAW_TWO,
    EXTRA,
    FORUM,
    GOODS_DRAFT,
    HAND,
    HIRE,
    LIFT,
    LOAD,
    LOAD_HALF,
    LOAD_WILD,
    LOADING,
    MARCH,
    MARKERS,
    MILITARY,
    MOST_UNITS,
    OCCUPY,
    PAIRS,
    PALETTE,
    PASS,
    PAY_TILE,
    PAY_WILD,
    PAYING,
    PLACE,
    PLUS2,
    PUT_PLUS2,
    RECRUIT,
    REPEAT,
    REPEAT_WILD,
    SAIL,
    SEAPORT,
    SENATE,
    SHOW,
    SHOW_WILD,
    SLOTS,
    SOW,
    SOWING,
    STACK,
    STACK_SIZE,
    STACKS,
    SUPPLY,
    TAKE_BONUS,
    TAKE_CARD,
    TAKE_FORUM,
    TAKE_TILE,
    TOP_SPACE,
    TRAJAN,
    TRAY,
    TRAYS,
    TURN,
    WILD_COMMODITY,
    WILD_EXTRA,
    WINDOW,
    WORKERS,
    YARD,
    YELLOW_SPACES,
)

if TYPE_CHECKING:
    from adamak.games.trajan.position import TrajanPosition


def legal(p: TrajanPosition, seat: i64) -> vec[i64]:
    """Every legal move of the seat that decides."""
    phase = p.phase
    moves = vec[i64](capacity=24)
    if phase == SOWING:
        return of_set(moves, i64(PALETTE[p.in_hand]), SOW)
    if phase == TURN:
        tray: i64 = 0
        while tray < TRAYS:
            if p.mat[TRAY + 4 * tray + seat]:
                moves = append(moves, LIFT + tray)
            tray += 1
        return moves
    if phase < TURN:
        return _opening(p, moves, seat)
    if phase == LOADING:
        return _loads(p, moves, seat)
    if phase == DISCARDING:
        return _discards(p, moves, seat)
    if phase == DISPLAYING:
        return append(_shows(p, moves, seat), DONE)
    if phase == WINDOW:
        if p.owned(seat, EXTRA + p.about()):
            moves = append(moves, REPEAT)
        if p.owned(seat, WILD_EXTRA):
            moves = append(moves, REPEAT_WILD)
        return append(moves, PASS)
    if phase == CHOOSE_PLUS2:
        return of_set(moves, 0x3F & ~p.mat[PLUS2 + seat], PUT_PLUS2)
    if phase == CHOOSE_BONUS:
        return append(append(moves, TAKE_BONUS), TAKE_BONUS + 1)
    if phase == PAYING:
        return append(append(moves, PAY_TILE), PAY_WILD)
    return append(_options(p, moves, seat, p.about()), PASS)


def _opening(p: TrajanPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    """TJ-2.6, TJ-2.12, TJ-2.13."""
    if p.phase == MARKERS:
        return of_set(moves, i64(PALETTE[p.in_hand]), PLACE)
    if p.phase == GOODS_DRAFT:
        if seaport.can_draw(p):
            moves = append(moves, DRAFT)
        if seaport.heap_size(p, 0):
            moves = append(moves, DRAFT + 1)
        if seaport.heap_size(p, 1):
            moves = append(moves, DRAFT + 2)
        return moves
    slots = p.mat[SLOTS + seat]
    used: i64 = 0
    while slots:
        if slots & 63:
            used |= BIT[((slots & 63) - 1) // STACK_SIZE]
        slots >>= 6
    return of_set(moves, filled_stacks(p) & ~used, TAKE_TILE)


def filled_stacks(p: TrajanPosition) -> i64:
    """TJ-8.5: the set of stacks that are not empty."""
    found: i64 = 0
    stack: i64 = 0
    one: i64 = 1
    while stack < STACKS:
        if p.mat[STACK + stack]:
            found |= one
        one += one
        stack += 1
    return found


# --- the six actions ------------------------------------------------------------------------------------


def possible(p: TrajanPosition, seat: i64, action: i64) -> bool:
    """TJ-6.1: has this action a legal option?"""
    if action == FORUM:
        return p.green != 0 or p.yellow != 0
    if action == SENATE:
        return p.mat[DISC + seat] < TOP_SPACE
    if action == TRAJAN:
        return p.mat[ARCH + seat] != CENTRE and filled_stacks(p) != 0
    if action == CONSTRUCTION:
        if p.mat[SUPPLY + seat]:
            return True
        return p.mat[YARD + seat] > 0 and actions.open_sites(p.mat[WORKERS + seat]) != 0
    if action == SEAPORT:
        if p.mat[HAND + seat] or p.heap_sizes or seaport.can_draw(p):
            return True
        return p.owned(seat, WILD_COMMODITY) > 0
    return True  # TJ-8.2: a leader can always move


def _options(p: TrajanPosition, moves: vec[i64], seat: i64, action: i64) -> vec[i64]:
    """The options of one performance of an action."""
    mat = p.mat
    if action == SEAPORT:
        return _trades(p, moves, seat)
    if action == FORUM:
        return _forum(p, moves)
    if action == SENATE:
        return append(moves, ADVANCE)
    if action == TRAJAN:
        return of_set(moves, filled_stacks(p), TAKE_TILE)
    if action == MILITARY:
        if mat[SUPPLY + seat]:
            moves = append(moves, RECRUIT)
        if actions.may_occupy(p, seat):
            moves = append(moves, OCCUPY)
        return of_set(moves, actions.roads(p, seat), MARCH)
    if mat[SUPPLY + seat]:
        moves = append(moves, HIRE)
    if mat[YARD + seat]:
        moves = of_set(moves, actions.open_sites(mat[WORKERS + seat]), BUILD)
    return moves


def _forum(p: TrajanPosition, moves: vec[i64]) -> vec[i64]:
    """TJ-7.8: every tile that lies in the forum."""
    space: i64 = 0
    left = p.yellow
    while left:
        if left & 31:
            moves = append(moves, TAKE_FORUM + space)
        left >>= 5
        space += 1
    space = YELLOW_SPACES
    left = p.green
    while left:
        if left & 31:
            moves = append(moves, TAKE_FORUM + space)
        left >>= 5
        space += 1
    return moves


def _trades(p: TrajanPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    """TJ-7.1 to TJ-7.4."""
    if seaport.can_draw(p):
        moves = append(moves, DRAW_TWO)
    if seaport.heap_size(p, 0):
        moves = append(moves, TAKE_CARD)
    if seaport.heap_size(p, 1):
        moves = append(moves, TAKE_CARD + 1)
    moves = _shows(p, moves, seat)
    hand = p.mat[HAND + seat]
    wilds = p.owned(seat, WILD_COMMODITY)
    if hand or wilds:
        moves = append(moves, CHOOSE_SHIP)
        if seaport.pairs_of(hand) or wilds >= 2 or (wilds and hand):
            moves = append(moves, CHOOSE_SHIP + 1)
        moves = append(moves, CHOOSE_SHIP + 2)
    return moves


def _shows(p: TrajanPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    """TJ-7.3: any card of the hand."""
    moves = _of_cards(moves, p.mat[HAND + seat], SHOW)
    if p.variant.wild_display and p.owned(seat, WILD_COMMODITY):
        moves = append(moves, SHOW_WILD)
    return moves


def _discards(p: TrajanPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    """TJ-7.1: any card of the hand, on either pile."""
    hand = p.mat[HAND + seat]
    card: i64 = 0
    while hand:
        if hand & 7:
            moves = append(moves, DISCARD + card * 2)
            moves = append(moves, DISCARD + card * 2 + 1)
        hand >>= 3
        card += 1
    return moves


def _loads(p: TrajanPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    """TJ-7.4, TJ-7.6: what fits the ship beside what is loaded."""
    ship = p.hold >> seaport.SHIP
    units = p.hold & 7
    if units < MOST_UNITS[ship]:
        fitting = seaport.loadable(p.mat[HAND + seat], p.cargo, ship)
        wilds = p.owned(seat, WILD_COMMODITY)
        if ship == PAIRS:
            moves = _of_cards(moves, seaport.pairs_of(fitting), LOAD)
            if wilds:
                moves = _of_cards(moves, fitting, LOAD_HALF)
            if wilds >= 2:
                moves = append(moves, LOAD_WILD)
        else:
            moves = _of_cards(moves, fitting, LOAD)
            if wilds:
                moves = append(moves, LOAD_WILD)
    if units:
        moves = append(moves, SAIL)
    return moves


def _of_cards(moves: vec[i64], cards: i64, base: i64) -> vec[i64]:
    """One move per commodity held."""
    while cards:
        if cards & 7:
            moves = append(moves, base)
        cards >>= 3
        base += 1
    return moves
