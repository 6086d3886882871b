"""What is legal: the moves open to the seat that decides, decision by decision (AR-28).

The same is said a second time, slowly and with reasons, in `refusals.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.core.bits import BIT, lowest, of_set
from adamak.games.architects import captures, ending, guildhall, market, purse, visits, workshop
from adamak.games.architects.data import (
    ADVANCE,
    AT_BARRACKS,
    AT_CHURCH,
    AT_CLAY_PIT,
    AT_GUARDHOUSE,
    AT_GUILDHALL,
    AT_LIBRARY,
    AT_MARKET,
    AT_MINES,
    AT_STOREHOUSE,
    AT_TAVERN,
    AT_TOWN_CENTRE,
    AT_TREASURY,
    AT_WORKSHOP,
    AWAY,
    BOARD,
    BUILD,
    BURY,
    BURY_CARD,
    CAPTIVES,
    CAPTURE,
    CAPTURERS,
    CATHEDRAL_DISCARD,
    CHOOSE,
    CHOOSE_BOARD,
    CIRCLES,
    CREW,
    DECLINE,
    DESTROY_DEBT,
    DIG_CARDS,
    DISCARD,
    DISMISS,
    DISPLAY,
    DRAFT,
    DRAFT_DISCARD,
    DRAFTING,
    DRAW,
    END_EFFECTS,
    FREE_CAPTURE,
    GO_BACK,
    GOOD,
    GUARD,
    GUARDHOUSE,
    GUILDHALL,
    HAND,
    HAND_LIMIT,
    HIRE,
    HIRE_TAX,
    HOUSE_BOT,
    IMPRISON,
    KEEP,
    KEEP_CARD,
    KEEP_DEBT,
    LEVEL,
    LEVEL_PIECES,
    MARBLE_MIX,
    MARKET_LEFT,
    MARKET_VIRTUE,
    NONE,
    ON_CIRCLES,
    OVERFLOW,
    PACKET,
    PAY_DEBT,
    PEOPLE,
    PLACE,
    PRISON,
    PURSE,
    RELEASE,
    RELEASE_BOARDS,
    RELEASE_PRISON,
    RESET,
    RESOLVE,
    RESOLVE_SQUIRE,
    SEND_AWAY,
    SLOTS,
    SQUIRE,
    SQUIRES,
    STARTING_APPRENTICE,
    STONE,
    STOP,
    TAKE,
    TAKE_BACK,
    TAX_STAND,
    TOWN_CENTRE,
    TRADE_COST,
    TRADE_CREW,
    TRADE_MARBLE,
    TRADE_VIRTUE,
    TRADE_WITH,
    TRADER,
    TRADES,
    TURN,
    VIRTUE,
    VIRTUE_EFFECT,
    VIRTUE_MIX,
    WOOD,
    WORKER,
    WORKER_MASK,
)

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def legal(p: ArchitectsPosition, seat: i64) -> vec[i64]:
    """Every legal move of a seat that decides."""
    phase = p.phase
    if phase == TURN:
        return placements(p, seat)
    moves = vec[i64](capacity=16)
    if phase == AT_STOREHOUSE:
        return trades(p, moves, seat)
    if phase == AT_TOWN_CENTRE:
        return append(groups(p, moves, True), STOP)
    if phase == AT_GUARDHOUSE:
        return guard_actions(p, moves, seat)
    if phase == AT_WORKSHOP:
        return hiring(p, moves, seat)
    if phase == AT_GUILDHALL:
        return works(p, moves, seat)
    if phase in (AT_MINES, AT_CLAY_PIT, AT_TREASURY):
        other: i64 = TAKE if phase == AT_MINES else (TAKE + 2 if phase == AT_CLAY_PIT else TAKE + 3)
        moves = append(moves, other)
        return append(moves, TAKE + 1)
    if phase == AT_MARKET:
        moves = any_apprentice(p, moves)
        return append(moves, DIG_CARDS) if p.deck_size else moves
    if phase == DRAFTING:
        return of_set(moves, p.own[PACKET + seat], DRAFT)
    if phase == KEEP_CARD:
        return of_set(moves, p.dug, KEEP)
    if phase == BURY_CARD:
        return of_set(moves, p.dug, BURY)
    if phase == DISMISS:
        return of_set(moves, p.own[CREW + seat], SEND_AWAY)
    if phase in (CATHEDRAL_DISCARD, HAND_LIMIT, DRAFT_DISCARD):
        return of_set(moves, p.own[HAND + seat], DISCARD)
    if phase == TAKE_BACK:
        return of_set(moves, visits.rescues(p, seat), GO_BACK)
    if phase in (OVERFLOW, AT_CHURCH):
        moves = append(moves, DESTROY_DEBT)
        return append(moves, KEEP_DEBT)
    return effects(p, moves, seat, phase)


def effects(p: ArchitectsPosition, moves: vec[i64], seat: i64, phase: i64) -> vec[i64]:
    """The rarer decisions: effects of buildings, the reset, boards, the end."""
    if phase == FREE_CAPTURE:
        return append(groups(p, moves, False), DECLINE)
    if phase == AT_BARRACKS:
        moves = groups(p, moves, False)
        if captures.on_boards(p, seat):
            moves = append(moves, RELEASE_BOARDS + 2)
        return append(moves, DECLINE)
    if phase == AT_LIBRARY:
        return append(of_set(moves, p.own[HAND + seat], DISCARD), DECLINE)
    if phase == AT_TAVERN:
        return append(any_apprentice(p, moves), DECLINE)
    if phase == STARTING_APPRENTICE:
        return any_apprentice(p, moves)
    if phase == RESET:
        return reset_abilities(p, moves, seat)
    if phase == CHOOSE_BOARD:
        taken: i64 = 0
        other: i64 = 0
        while other < p.seats:
            taken |= BIT[p.own[BOARD + other]]
            other += 1
        return of_set(moves, (BIT[PEOPLE] - 1) & ~taken, CHOOSE)
    if phase == END_EFFECTS:
        left = ending.pending(p, seat)
        k: i64 = 0
        while k < 6:
            if left & BIT[VIRTUE_EFFECT[k]]:
                moves = append(moves, RESOLVE + k)
            k += 1
    return moves


# --- placing a worker (AR-4.2) ------------------------------------------------------------------------


def placements(p: ArchitectsPosition, seat: i64) -> vec[i64]:
    moves = vec[i64](capacity=16)
    place: i64 = 0
    while place < TAX_STAND:
        moves = append(moves, PLACE + place)
        place += 1
    if not p.variant.idle_visits:
        moves = purposeful(p, seat)
    if p.tax:
        moves = append(moves, PLACE + TAX_STAND)
    if p.variant.idle_visits or captures.any_guard_action(p, seat):
        moves = append(moves, PLACE + GUARDHOUSE)
    if p.own[VIRTUE + seat] <= MARKET_VIRTUE:  # AR-11.1
        silver = purse.silver_of(p, seat)
        space: i64 = 0
        while space < 3:
            if (p.spaces >> (space << 2)) & 15 == 0 and silver >= market.price(p, seat, space):
                moves = append(moves, PLACE + MARKET_LEFT + space)
            space += 1
    if guildhall.any_building(p, seat) or guildhall.can_advance(p, seat):  # AR-13.1
        moves = append(moves, PLACE + GUILDHALL)
    return moves


def purposeful(p: ArchitectsPosition, seat: i64) -> vec[i64]:
    """R-4, table option: the Town Centre only for who can pay a capture (there is one: the worker just placed)."""
    moves = vec[i64](capacity=16)
    place: i64 = 0
    while place < TAX_STAND:
        if place != TOWN_CENTRE or captures.can_pay_capture(p, seat):
            moves = append(moves, PLACE + place)
        place += 1
    return moves


# --- King's Storehouse (AR-7.2) -----------------------------------------------------------------------


def any_trade(p: ArchitectsPosition, seat: i64) -> bool:
    goods = p.own[PURSE + seat]
    basic = (goods & GOOD) + ((goods >> WOOD) & GOOD) + ((goods >> STONE) & GOOD)
    if basic >= 2:
        return True
    if p.own[CREW + seat] & TRADE_CREW == 0:
        return False
    trade: i64 = 0
    while trade < TRADES:
        if p.own[CREW + seat] & BIT[TRADER[trade]] and ((goods | GUARD) - TRADE_COST[trade]) & GUARD == GUARD:
            return True
        trade += 1
    return False


def trades(p: ArchitectsPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    goods = p.own[PURSE + seat] | GUARD
    mix: i64 = 0
    while mix < 6:
        if (goods - VIRTUE_MIX[mix]) & GUARD == GUARD:
            moves = append(moves, TRADE_VIRTUE + mix)
        mix += 1
    mix = 0
    while mix < 4:
        if (goods - MARBLE_MIX[mix]) & GUARD == GUARD:
            moves = append(moves, TRADE_MARBLE + mix)
        mix += 1
    crew = p.own[CREW + seat] & TRADE_CREW
    if crew:
        trade: i64 = 0
        while trade < TRADES:
            if crew & BIT[TRADER[trade]] and (goods - TRADE_COST[trade]) & GUARD == GUARD:
                moves = append(moves, TRADE_WITH + trade)
            trade += 1
    return append(moves, STOP)


# --- Workshop (AR-8) ----------------------------------------------------------------------------------


def hiring(p: ArchitectsPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    silver = purse.silver_of(p, seat) - purse.tax_due(p, seat, HIRE_TAX) - workshop.supply_part(p, seat)
    slot: i64 = 0
    while slot < SLOTS:
        if i64(p.cards[DISPLAY + slot]) != NONE and workshop.skipped(p, seat, slot) <= silver:
            moves = append(moves, HIRE + slot)
        slot += 1
    return append(moves, DRAW)


def any_apprentice(p: ArchitectsPosition, moves: vec[i64]) -> vec[i64]:
    """AR-20.3: any of those face up."""
    slot: i64 = 0
    while slot < SLOTS:
        if i64(p.cards[DISPLAY + slot]) != NONE:
            moves = append(moves, HIRE + slot)
        slot += 1
    return moves


# --- Town Centre and Guardhouse (AR-9, AR-12) ---------------------------------------------------------


def groups(p: ArchitectsPosition, moves: vec[i64], limited: bool) -> vec[i64]:
    """One move per group, at the locations this action may still use."""
    place: i64 = 0
    while place < CIRCLES:
        if not limited or captures.may_use(p, place):
            player: i64 = 0
            while player < p.players:
                if ((p.own[AWAY + player] & ON_CIRCLES) >> (place * WORKER)) & WORKER_MASK:
                    named: i64 = HOUSE_BOT if player == p.seats else player
                    moves = append(moves, CAPTURE + place * CAPTURERS + named)
                player += 1
        place += 1
    return moves


def guard_actions(p: ArchitectsPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    if p.own[CAPTIVES + seat]:
        moves = append(moves, IMPRISON)
    if captures.can_release_prison(p, seat):
        moves = append(moves, RELEASE_PRISON)
    if captures.on_boards(p, seat):
        if captures.can_buy_release(p, seat):
            moves = append(moves, RELEASE_BOARDS)
        moves = append(moves, RELEASE_BOARDS + 1)
    if captures.can_pay_debt(p, seat):
        moves = append(moves, PAY_DEBT)
    return append(moves, STOP)


def reset_abilities(p: ArchitectsPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    """AR-19.4: the Gatekeeper frees up to 2; a Squire may be resolved before."""
    prisoners = captures.at(p, seat, PRISON)
    number: i64 = 0
    while number <= 2 and number <= prisoners:
        moves = append(moves, RELEASE + number)
        number += 1
    squires = ((p.own[CREW + seat] & SQUIRES) >> SQUIRE) & ~(p.about() >> 3)
    return of_set(moves, squires, RESOLVE_SQUIRE)


# --- Guildhall (AR-13 to AR-15) -----------------------------------------------------------------------


def works(p: ArchitectsPosition, moves: vec[i64], seat: i64) -> vec[i64]:
    known = guildhall.skills(p, seat)
    hand = p.own[HAND + seat]
    while hand:
        card = lowest(hand)
        if guildhall.can_build(p, seat, card, known):
            moves = append(moves, BUILD + card)
        hand &= hand - 1
    if guildhall.can_advance(p, seat):
        pieces = LEVEL_PIECES[p.own[LEVEL + seat] + 1]
        if pieces == 0:
            return append(moves, ADVANCE)
        goods = p.own[PURSE + seat]
        wood = (goods >> WOOD) & GOOD
        least = pieces - ((goods >> STONE) & GOOD)
        number: i64 = least if least > 0 else 0
        while number <= pieces and number <= wood:
            moves = append(moves, ADVANCE + number)
            number += 1
    return moves
