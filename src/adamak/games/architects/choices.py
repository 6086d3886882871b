"""What is legal: the moves open to the seat that decides, decision by decision (AR-28).

The same is said a second time, slowly and with reasons, in `refusals.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.core.bits import BIT, of_set
from adamak.games.architects import captures, data, ending, guildhall, market, printed, purse, visits, workshop
from adamak.games.architects.components import COLUMNS
from adamak.games.architects.data import GUARD, Good, Move, Own, Phase, Piles, Place

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def legal(p: ArchitectsPosition, seat: i64) -> vec[i64]:
    """Every legal move of a seat that decides."""
    phase = p.phase
    moves = vec[i64](capacity=16)
    if phase == Phase.TURN:
        return placements(p, moves, seat)
    if phase == Phase.STOREHOUSE:
        goods = p.own[Own.PURSE + seat] | GUARD
        for trade in range(i64(printed.TRADES)):
            if (goods - printed.TRADE_COST[trade]) & GUARD == GUARD and visits.can_trade(p, seat, trade):
                moves = append(moves, Move.TRADE_VIRTUE + trade)
        return append(moves, Move.STOP)
    if phase == Phase.TOWN_CENTRE:
        return append(groups(p, moves, True), Move.STOP)
    if phase == Phase.GUARDHOUSE:
        return guard_actions(p, moves, seat)
    if phase == Phase.WORKSHOP:
        silver = purse.silver_of(p, seat) - purse.tax_due(p, seat, printed.HIRE_TAX) - workshop.supply_part(p, seat)
        return append(apprentices(p, moves, seat, silver), Move.DRAW)
    if phase == Phase.GUILDHALL:
        return works(p, moves, seat)
    if phase == Phase.MINES:
        return append(append(moves, Move.TAKE), Move.TAKE + 1)
    if phase == Phase.BLACK_MARKET:
        moves = any_apprentice(p, moves)
        return append(moves, Move.DIG) if p.deck_size else moves
    if phase == Phase.DRAFT:
        return of_set(moves, p.own[Own.PACKET + seat], Move.DRAFT)
    if phase == Phase.KEEP_CARD:
        return of_set(moves, p.dug, Move.KEEP)
    if phase == Phase.BURY_CARD:
        return of_set(moves, p.dug, Move.BURY)
    if phase == Phase.DISMISS:
        return of_set(moves, p.own[Own.CREW + seat], Move.DISMISS)
    if phase in (Phase.CATHEDRAL_DISCARD, Phase.HAND_LIMIT, Phase.DRAFT_DISCARD):
        return of_set(moves, p.own[Own.HAND + seat], Move.DISCARD)
    if phase == Phase.TAKE_BACK:
        return of_set(moves, visits.rescues(p, seat), Move.TAKE_BACK)
    if phase in (Phase.OVERFLOW, Phase.CHURCH):
        return append(append(moves, Move.DESTROY_DEBT), Move.KEEP_DEBT)
    return effects(p, moves, seat, phase)


def effects(p: ArchitectsPosition, moves: vec[i64], seat: i64, phase: i64) -> vec[i64]:
    """The rarer decisions: effects of buildings, the reset, boards, the end."""
    if phase == Phase.CLAY_PIT:
        return append(append(moves, Move.TAKE + 2), Move.TAKE + 1)
    if phase == Phase.TREASURY:
        return append(append(moves, Move.TAKE + 3), Move.TAKE + 1)
    if phase in (Phase.FREE_CAPTURE, Phase.BARRACKS):
        moves = groups(p, moves, False)
        if phase == Phase.BARRACKS and captures.on_boards(p, seat):
            moves = append(moves, Move.RELEASE_BOARDS + 2)
        return append(moves, Move.DECLINE)
    if phase == Phase.LIBRARY:
        return append(of_set(moves, p.own[Own.HAND + seat], Move.DISCARD), Move.DECLINE)
    if phase == Phase.TAVERN:
        return append(any_apprentice(p, moves), Move.DECLINE)
    if phase == Phase.STARTING_APPRENTICE:
        return any_apprentice(p, moves)
    if phase == Phase.RESET:  # AR-19.4: the Gatekeeper frees up to 2; a Squire may be resolved before
        for number in range(min(2, captures.prisoners(p, seat)) + 1):
            moves = append(moves, Move.RELEASE + number)
        squires = ((p.own[Own.CREW + seat] & printed.SQUIRES) >> printed.SQUIRE) & ~(p.about() >> 3)
        return of_set(moves, squires, Move.SQUIRE)
    if phase == Phase.CHOOSE_BOARD:
        taken: i64 = 0
        for other in range(p.seats):
            taken |= BIT[p.own[Own.BOARD + other]]
        return of_set(moves, (BIT[data.PEOPLE] - 1) & ~taken, Move.CHOOSE_BOARD)
    left = ending.pending(p, seat)
    for k in range(i64(len(printed.VIRTUE_EFFECT))):
        if left & BIT[printed.VIRTUE_EFFECT[k]]:
            moves = append(moves, Move.RESOLVE + k)
    return moves


def placements(p: ArchitectsPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    """AR-4.2. R-4, table option: the Town Centre and the Guardhouse only for who can do something there."""
    idle = p.variant.idle_visits
    for place in range(i64(Place.TAX_STAND)):
        # There is a group in the Town Centre: the worker just placed.
        if idle or place != Place.TOWN_CENTRE or captures.can_pay_capture(p, seat):
            moves = append(moves, Move.PLACE + place)
    if p.tax:
        moves = append(moves, Move.PLACE + Place.TAX_STAND)
    if idle or captures.any_guard_action(p, seat):
        moves = append(moves, Move.PLACE + Place.GUARDHOUSE)
    if p.own[Own.VIRTUE + seat] <= printed.MARKET_VIRTUE:  # AR-11.1
        silver = purse.silver_of(p, seat)
        for space in range(i64(3)):
            if (p.spaces >> (space << 2)) & 15 == 0 and silver >= market.price(p, seat, space):
                moves = append(moves, Move.PLACE + Place.BLACK_MARKET_LEFT + space)
    if guildhall.to_build(p, seat, p.own[Own.HAND + seat]) or guildhall.can_advance(p, seat):  # AR-13.1
        moves = append(moves, Move.PLACE + Place.GUILDHALL)
    return moves


def apprentices(p: ArchitectsPosition, moves: vec[i64], seat: i64, silver: i64) -> vec[i64]:
    """AR-8.3: those face up that can be reached with so much silver for the cards passed over."""
    for slot in range(i64(data.SLOTS)):
        if i64(p.cards[Piles.DISPLAY + slot]) != data.NONE and workshop.skipped(p, seat, slot) <= silver:
            moves = append(moves, Move.HIRE + slot)
    return moves


def any_apprentice(p: ArchitectsPosition, moves: vec[i64]) -> vec[i64]:
    """AR-20.3: any of those face up."""
    return apprentices(p, moves, p.turn, COLUMNS)


def groups(p: ArchitectsPosition, moves: vec[i64], limited: bool) -> vec[i64]:
    """AR-9.3: one move per group, at the locations this action may still use."""
    for place in range(i64(data.CIRCLES)):
        if not limited or captures.may_use(p, place):
            for player in range(p.players):
                if (p.own[Own.AWAY + player] >> (place * data.WORKER)) & data.WORKER_MASK:
                    moves = append(moves, Move.CAPTURE + place * data.CAPTURERS + p.name_of(player))
    return moves


def guard_actions(p: ArchitectsPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    """AR-12.1."""
    if p.own[Own.CAPTIVES + seat]:
        moves = append(moves, Move.IMPRISON)
    if captures.prisoners(p, seat):
        moves = append(moves, Move.RELEASE_PRISON)
    if captures.on_boards(p, seat):
        if purse.can_pay_fee(p, seat, printed.RELEASE_TAX, printed.RELEASE_SILVER):
            moves = append(moves, Move.RELEASE_BOARDS)
        moves = append(moves, Move.RELEASE_BOARDS + 1)
    if captures.can_pay_debt(p, seat):
        moves = append(moves, Move.PAY_DEBT)
    return append(moves, Move.STOP)


def works(p: ArchitectsPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    """AR-13 to AR-15: what can be constructed, and each mix of wood and stone for the cathedral."""
    moves = of_set(moves, guildhall.to_build(p, seat, p.own[Own.HAND + seat]), Move.BUILD)
    if guildhall.can_advance(p, seat):
        pieces = printed.LEVEL_PIECES[p.own[Own.LEVEL + seat] + 1]
        goods = p.own[Own.PURSE + seat]
        least = max(0, pieces - data.good(goods, Good.STONE))
        for wood in range(least, min(pieces, data.good(goods, Good.WOOD)) + 1):
            moves = append(moves, Move.ADVANCE + wood)
    return moves
