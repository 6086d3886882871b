"""What a move does, decision by decision: each hands over to the file of the place it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from adamak.core.bits import BIT
from adamak.games.architects import captures, ending, guildhall, hands, market, opening, purse, visits, workshop
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
    BUILD,
    BURY,
    BURY_CARD,
    BY_BUILDING,
    CAPTURE,
    CAPTURERS,
    CARD_KEPT,
    CARDS_DUG,
    CATHEDRAL_DISCARD,
    CHOOSE,
    CHOOSE_BOARD,
    CLAY_PIT_GOODS,
    DECLINE,
    DESTROY_DEBT,
    DIG,
    DIG_CARDS,
    DISCARD,
    DISMISS,
    DRAFT,
    DRAFT_DISCARD,
    DRAFTING,
    DRAW,
    END_EFFECTS,
    FOR_CATHEDRAL,
    FOR_CHURCH,
    FOR_DIG,
    FOR_HAND_LIMIT,
    FOR_LIBRARY,
    FREE_CAPTURE,
    GATE_USED,
    HAND,
    HAND_LIMIT,
    HIRE,
    HOUSE_BOT,
    IMPRISON,
    KEEP,
    KEEP_CARD,
    KNOWN,
    LIBRARY_GOODS,
    OVERFLOW,
    RELEASE,
    RELEASE_BOARDS,
    RELEASE_PRISON,
    RESET,
    RESOLVE,
    RESOLVE_SQUIRE,
    SEND_AWAY,
    STARTING_APPRENTICE,
    STOP,
    TAKE,
    TRADE_MARBLE,
    TRADE_VIRTUE,
    TRADE_WITH,
    TREASURY_GOODS,
    VIRTUE_EFFECT,
    WORKERS,
)

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def act(p: ArchitectsPosition, seat: i64, phase: i64, move: i64) -> None:
    """The decisions of an action."""
    if phase == AT_STOREHOUSE:
        trade(p, seat, move)
    elif phase == AT_TOWN_CENTRE:
        if move == STOP:
            p.pop()
        else:
            p.one_less()
            location = (move - CAPTURE) // CAPTURERS
            captures.buy_capture(p, seat, location, captured_player(p, move))
    elif phase == AT_GUARDHOUSE:
        guard(p, seat, move)
    elif phase == AT_WORKSHOP:
        p.pop()
        if move == DRAW:
            workshop.draw_cards(p, seat)
        else:
            workshop.pay_for(p, seat, move - HIRE)
            workshop.hire(p, seat, move - HIRE)
    elif phase == DISMISS:
        slot = p.about()
        p.pop()
        workshop.dismiss(p, seat, move - SEND_AWAY, slot)
    elif phase == AT_GUILDHALL:
        p.pop()
        if move < ADVANCE:
            guildhall.build(p, seat, move - BUILD)
        else:
            guildhall.advance(p, seat, move - ADVANCE)
    elif phase == AT_MINES:
        p.pop()
        if move == TAKE:
            visits.dig_clay(p, seat)
        else:
            visits.dig_gold(p, seat)
    elif phase == AT_MARKET:
        p.pop()
        if move == DIG_CARDS:
            p.dug = hands.draw(p, seat, DIG, CARDS_DUG)
            p.push(KEEP_CARD, 0)
        else:
            workshop.hire(p, seat, move - HIRE)
    elif phase == KEEP_CARD:
        keep_card(p, seat, move - KEEP)
    elif phase == BURY_CARD:
        bury_card(p, seat, move - BURY)
    elif phase == CATHEDRAL_DISCARD:
        p.pop()
        hands.discard(p, seat, move - DISCARD, FOR_CATHEDRAL)
        guildhall.move_up(p, seat)


def settle(p: ArchitectsPosition, seat: i64, phase: i64, move: i64) -> None:
    """The decisions about effects, virtue, the reset and the hand."""
    if phase == OVERFLOW:
        purse.use_overflow(p, seat, move == DESTROY_DEBT)
    elif phase in (FREE_CAPTURE, AT_BARRACKS):
        if move == DECLINE:
            p.pop()
            return
        p.one_less()
        if move >= RELEASE_BOARDS:
            captures.release_boards(p, seat)
        else:
            captures.capture(p, seat, (move - CAPTURE) // CAPTURERS, captured_player(p, move))
    elif phase == RESET:
        if move >= RESOLVE_SQUIRE:
            p.replace(RESET, p.about() | (8 * BIT[move - RESOLVE_SQUIRE]))
            market.resolve_squire(p, seat, move - RESOLVE_SQUIRE)
        else:
            p.replace(RESET, p.about() | GATE_USED)
            captures.release_prison(p, seat, move - RELEASE)
    elif phase == HAND_LIMIT:
        hands.discard(p, seat, move - DISCARD, FOR_HAND_LIMIT)
    else:
        p.pop()
        if phase == AT_CLAY_PIT:
            purse.gain(p, seat, CLAY_PIT_GOODS[0 if move == TAKE + 1 else 1], BY_BUILDING)
        elif phase == AT_TREASURY:
            purse.gain(p, seat, TREASURY_GOODS[0 if move == TAKE + 1 else 1], BY_BUILDING)
        elif phase == AT_CHURCH:
            if move == DESTROY_DEBT:
                purse.destroy_debt(p, seat, FOR_CHURCH)
        elif move == DECLINE:
            return
        elif phase == AT_LIBRARY:
            hands.discard(p, seat, move - DISCARD, FOR_LIBRARY)
            purse.gain(p, seat, LIBRARY_GOODS, BY_BUILDING)
        elif phase == AT_TAVERN:
            workshop.hire(p, seat, move - HIRE)


def prepare_or_end(p: ArchitectsPosition, seat: i64, phase: i64, move: i64) -> None:
    """Before the first turn and after the last one."""
    if phase == DRAFTING:
        opening.pick(p, seat, move - DRAFT)
    elif phase == DRAFT_DISCARD:
        opening.bury_fourth(p, move - DISCARD)
    elif phase == STARTING_APPRENTICE:
        opening.start_with(p, seat, move - HIRE)
    elif phase == CHOOSE_BOARD:
        opening.choose_board(p, seat, move - CHOOSE)
    elif phase == END_EFFECTS:
        ending.resolve(p, seat, VIRTUE_EFFECT[move - RESOLVE])
        ending.go_on(p)


def captured_player(p: ArchitectsPosition, move: i64) -> i64:
    """Whose group a capture takes."""
    player = (move - CAPTURE) % CAPTURERS
    return p.seats if player == HOUSE_BOT else player


def trade(p: ArchitectsPosition, seat: i64, move: i64) -> None:
    """AR-7.1: one action of the Storehouse, or none any more."""
    if move == STOP:
        p.pop()
        return
    p.one_less()
    if move >= TRADE_WITH:
        visits.trade_with(p, seat, move - TRADE_WITH)
    elif move >= TRADE_MARBLE:
        visits.trade_for_marble(p, seat, move - TRADE_MARBLE)
    else:
        visits.trade_for_virtue(p, seat, move - TRADE_VIRTUE)


def guard(p: ArchitectsPosition, seat: i64, move: i64) -> None:
    """AR-12.1: one action of the Guardhouse, or none any more."""
    if move == STOP:
        p.pop()
        return
    p.one_less()
    if move == IMPRISON:
        captures.imprison_for_silver(p, seat)
    elif move == RELEASE_PRISON:
        captures.release_prison(p, seat, WORKERS)
    elif move == RELEASE_BOARDS:
        captures.buy_release(p, seat)
    elif move == RELEASE_BOARDS + 1:
        captures.owe_release(p, seat)
    else:
        captures.pay_debt(p, seat)


def keep_card(p: ArchitectsPosition, seat: i64, card: i64) -> None:
    """AR-11.3: one of the cards drawn; nobody else knows which."""
    p.dug &= ~BIT[card]
    p.own[HAND + seat] |= BIT[card]
    p.cards[KNOWN + card] = u8(BIT[seat])
    p.note(CARD_KEPT, seat, card, 0)
    p.replace(BURY_CARD, 0)


def bury_card(p: ArchitectsPosition, seat: i64, card: i64) -> None:
    """AR-11.3: the others under the deck, in an order of choice."""
    p.dug &= ~BIT[card]
    hands.put_under(p, seat, card, FOR_DIG)
