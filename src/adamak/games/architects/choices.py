"""What is legal: the moves open to the seat that decides, decision by decision (AR-28).

The same is said a second time, slowly and with reasons, in `refusals.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.core.bits import BIT, lowest, of_set
from adamak.games.architects import captures, data, ending, guildhall, market, printed, purse, visits, workshop
from adamak.games.architects.data import GOOD_MASK, GUARD, Good, Move, Own, Phase, Piles, Place

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def legal(p: ArchitectsPosition, seat: i64) -> vec[i64]:
    """Every legal move of a seat that decides."""
    phase = p.phase
    if phase == Phase.TURN:
        return placements(p, seat)
    moves = vec[i64](capacity=16)
    if phase == Phase.STOREHOUSE:
        return trades(p, moves, seat)
    if phase == Phase.TOWN_CENTRE:
        return append(groups(p, moves, True), Move.STOP)
    if phase == Phase.GUARDHOUSE:
        return guard_actions(p, moves, seat)
    if phase == Phase.WORKSHOP:
        return hiring(p, moves, seat)
    if phase == Phase.GUILDHALL:
        return works(p, moves, seat)
    if phase in (Phase.MINES, Phase.CLAY_PIT, Phase.TREASURY):
        other: i64 = (
            Move.TAKE if phase == Phase.MINES else (Move.TAKE + 2 if phase == Phase.CLAY_PIT else Move.TAKE + 3)
        )
        moves = append(moves, other)
        return append(moves, Move.TAKE + 1)
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
        moves = append(moves, Move.DESTROY_DEBT)
        return append(moves, Move.KEEP_DEBT)
    return effects(p, moves, seat, phase)


def effects(p: ArchitectsPosition, moves: vec[i64], seat: i64, phase: i64) -> vec[i64]:
    """The rarer decisions: effects of buildings, the reset, boards, the end."""
    if phase == Phase.FREE_CAPTURE:
        return append(groups(p, moves, False), Move.DECLINE)
    if phase == Phase.BARRACKS:
        moves = groups(p, moves, False)
        if captures.on_boards(p, seat):
            moves = append(moves, Move.RELEASE_BOARDS + 2)
        return append(moves, Move.DECLINE)
    if phase == Phase.LIBRARY:
        return append(of_set(moves, p.own[Own.HAND + seat], Move.DISCARD), Move.DECLINE)
    if phase == Phase.TAVERN:
        return append(any_apprentice(p, moves), Move.DECLINE)
    if phase == Phase.STARTING_APPRENTICE:
        return any_apprentice(p, moves)
    if phase == Phase.RESET:
        return reset_abilities(p, moves, seat)
    if phase == Phase.CHOOSE_BOARD:
        taken: i64 = 0
        for other in range(p.seats):
            taken |= BIT[p.own[Own.BOARD + other]]
        return of_set(moves, (BIT[data.PEOPLE] - 1) & ~taken, Move.CHOOSE_BOARD)
    if phase == Phase.END_EFFECTS:
        left = ending.pending(p, seat)
        for k in range(6):
            if left & BIT[printed.VIRTUE_EFFECT[k]]:
                moves = append(moves, Move.RESOLVE + k)
    return moves


# --- placing a worker (AR-4.2) ------------------------------------------------------------------------


def placements(p: ArchitectsPosition, seat: i64) -> vec[i64]:
    moves = vec[i64](capacity=16)
    for place in range(Place.TAX_STAND):
        moves = append(moves, Move.PLACE + place)
    if not p.variant.idle_visits:
        moves = purposeful(p, seat)
    if p.tax:
        moves = append(moves, Move.PLACE + Place.TAX_STAND)
    if p.variant.idle_visits or captures.any_guard_action(p, seat):
        moves = append(moves, Move.PLACE + Place.GUARDHOUSE)
    if p.own[Own.VIRTUE + seat] <= printed.MARKET_VIRTUE:  # AR-11.1
        silver = purse.silver_of(p, seat)
        for space in range(3):
            if (p.spaces >> (space << 2)) & 15 == 0 and silver >= market.price(p, seat, space):
                moves = append(moves, Move.PLACE + Place.BLACK_MARKET_LEFT + space)
    if guildhall.any_building(p, seat) or guildhall.can_advance(p, seat):  # AR-13.1
        moves = append(moves, Move.PLACE + Place.GUILDHALL)
    return moves


def purposeful(p: ArchitectsPosition, seat: i64) -> vec[i64]:
    """R-4, table option: the Town Centre only for who can pay a capture (there is one: the worker just placed)."""
    moves = vec[i64](capacity=16)
    for place in range(Place.TAX_STAND):
        if place != Place.TOWN_CENTRE or captures.can_pay_capture(p, seat):
            moves = append(moves, Move.PLACE + place)
    return moves


# --- King's Storehouse (AR-7.2) -----------------------------------------------------------------------


def any_trade(p: ArchitectsPosition, seat: i64) -> bool:
    goods = p.own[Own.PURSE + seat]
    basic = (goods & GOOD_MASK) + ((goods >> Good.WOOD) & GOOD_MASK) + ((goods >> Good.STONE) & GOOD_MASK)
    if basic >= 2:
        return True
    if p.own[Own.CREW + seat] & printed.TRADE_CREW == 0:
        return False
    for trade in range(printed.TRADES):
        if (
            p.own[Own.CREW + seat] & BIT[printed.TRADER[trade]]
            and ((goods | GUARD) - printed.TRADE_COST[trade]) & GUARD == GUARD
        ):
            return True
    return False


def trades(p: ArchitectsPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    goods = p.own[Own.PURSE + seat] | GUARD
    for mix in range(6):
        if (goods - data.VIRTUE_MIX[mix]) & GUARD == GUARD:
            moves = append(moves, Move.TRADE_VIRTUE + mix)
    for mix in range(4):
        if (goods - data.MARBLE_MIX[mix]) & GUARD == GUARD:
            moves = append(moves, Move.TRADE_MARBLE + mix)
    crew = p.own[Own.CREW + seat] & printed.TRADE_CREW
    if crew:
        for trade in range(printed.TRADES):
            if crew & BIT[printed.TRADER[trade]] and (goods - printed.TRADE_COST[trade]) & GUARD == GUARD:
                moves = append(moves, Move.TRADE_WITH + trade)
    return append(moves, Move.STOP)


# --- Workshop (AR-8) ----------------------------------------------------------------------------------


def hiring(p: ArchitectsPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    silver = purse.silver_of(p, seat) - purse.tax_due(p, seat, printed.HIRE_TAX) - workshop.supply_part(p, seat)
    for slot in range(data.SLOTS):
        if i64(p.cards[Piles.DISPLAY + slot]) != data.NONE and workshop.skipped(p, seat, slot) <= silver:
            moves = append(moves, Move.HIRE + slot)
    return append(moves, Move.DRAW)


def any_apprentice(p: ArchitectsPosition, moves: vec[i64]) -> vec[i64]:
    """AR-20.3: any of those face up."""
    for slot in range(data.SLOTS):
        if i64(p.cards[Piles.DISPLAY + slot]) != data.NONE:
            moves = append(moves, Move.HIRE + slot)
    return moves


# --- Town Centre and Guardhouse (AR-9, AR-12) ---------------------------------------------------------


def groups(p: ArchitectsPosition, moves: vec[i64], limited: bool) -> vec[i64]:
    """One move per group, at the locations this action may still use."""
    for place in range(data.CIRCLES):
        if not limited or captures.may_use(p, place):
            for player in range(p.players):
                if ((p.own[Own.AWAY + player] & data.ON_CIRCLES) >> (place * data.WORKER)) & data.WORKER_MASK:
                    named: i64 = data.HOUSE_BOT if player == p.seats else player
                    moves = append(moves, Move.CAPTURE + place * data.CAPTURERS + named)
    return moves


def guard_actions(p: ArchitectsPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    if p.own[Own.CAPTIVES + seat]:
        moves = append(moves, Move.IMPRISON)
    if captures.can_release_prison(p, seat):
        moves = append(moves, Move.RELEASE_PRISON)
    if captures.on_boards(p, seat):
        if captures.can_buy_release(p, seat):
            moves = append(moves, Move.RELEASE_BOARDS)
        moves = append(moves, Move.RELEASE_BOARDS + 1)
    if captures.can_pay_debt(p, seat):
        moves = append(moves, Move.PAY_DEBT)
    return append(moves, Move.STOP)


def reset_abilities(p: ArchitectsPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    """AR-19.4: the Gatekeeper frees up to 2; a Squire may be resolved before."""
    prisoners = captures.at(p, seat, data.PRISON)
    number: i64 = 0
    while number <= 2 and number <= prisoners:
        moves = append(moves, Move.RELEASE + number)
        number += 1
    squires = ((p.own[Own.CREW + seat] & printed.SQUIRES) >> printed.SQUIRE) & ~(p.about() >> 3)
    return of_set(moves, squires, Move.SQUIRE)


# --- Guildhall (AR-13 to AR-15) -----------------------------------------------------------------------


def works(p: ArchitectsPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    known = guildhall.skills(p, seat)
    hand = p.own[Own.HAND + seat]
    while hand:
        card = lowest(hand)
        if guildhall.can_build(p, seat, card, known):
            moves = append(moves, Move.BUILD + card)
        hand &= hand - 1
    if guildhall.can_advance(p, seat):
        pieces = printed.LEVEL_PIECES[p.own[Own.LEVEL + seat] + 1]
        if pieces == 0:
            return append(moves, Move.ADVANCE)
        goods = p.own[Own.PURSE + seat]
        wood = (goods >> Good.WOOD) & GOOD_MASK
        least = pieces - ((goods >> Good.STONE) & GOOD_MASK)
        number: i64 = least if least > 0 else 0
        while number <= pieces and number <= wood:
            moves = append(moves, Move.ADVANCE + number)
            number += 1
    return moves
