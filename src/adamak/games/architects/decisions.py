"""What a move does, decision by decision: each hands over to the file of the place it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from adamak.core.bits import BIT
from adamak.games.architects import (
    captures,
    data,
    ending,
    guildhall,
    hands,
    market,
    opening,
    printed,
    purse,
    visits,
    workshop,
)
from adamak.games.architects.data import Event, Move, Own, Phase, Piles, Reason, Source

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def act(p: ArchitectsPosition, seat: i64, phase: i64, move: i64) -> None:
    """The decisions of an action."""
    if phase == Phase.STOREHOUSE:
        trade(p, seat, move)
    elif phase == Phase.TOWN_CENTRE:
        if move == Move.STOP:
            p.pop()
        else:
            p.one_less()
            location = (move - Move.CAPTURE) // data.CAPTURERS
            captures.buy_capture(p, seat, location, captured_player(p, move))
    elif phase == Phase.GUARDHOUSE:
        guard(p, seat, move)
    elif phase == Phase.WORKSHOP:
        p.pop()
        if move == Move.DRAW:
            workshop.draw_cards(p, seat)
        else:
            workshop.pay_for(p, seat, move - Move.HIRE)
            workshop.hire(p, seat, move - Move.HIRE)
    elif phase == Phase.DISMISS:
        slot = p.about()
        p.pop()
        workshop.dismiss(p, seat, move - Move.DISMISS, slot)
    elif phase == Phase.GUILDHALL:
        p.pop()
        if move < Move.ADVANCE:
            guildhall.build(p, seat, move - Move.BUILD)
        else:
            guildhall.advance(p, seat, move - Move.ADVANCE)
    elif phase == Phase.MINES:
        p.pop()
        if move == Move.TAKE:
            visits.dig_clay(p, seat)
        else:
            visits.dig_gold(p, seat)
    elif phase == Phase.BLACK_MARKET:
        p.pop()
        if move == Move.DIG:
            p.dug = hands.draw(p, seat, printed.DIG, Event.CARDS_DUG)
            p.push(Phase.KEEP_CARD, 0)
        else:
            workshop.hire(p, seat, move - Move.HIRE)
    elif phase == Phase.KEEP_CARD:
        keep_card(p, seat, move - Move.KEEP)
    elif phase == Phase.BURY_CARD:
        bury_card(p, seat, move - Move.BURY)
    elif phase == Phase.CATHEDRAL_DISCARD:
        p.pop()
        hands.discard(p, seat, move - Move.DISCARD, Reason.CATHEDRAL)
        guildhall.move_up(p, seat)


def settle(p: ArchitectsPosition, seat: i64, phase: i64, move: i64) -> None:
    """The decisions about effects, virtue, the reset and the hand."""
    if phase == Phase.OVERFLOW:
        purse.use_overflow(p, seat, move == Move.DESTROY_DEBT)
    elif phase in (Phase.FREE_CAPTURE, Phase.BARRACKS):
        if move == Move.DECLINE:
            p.pop()
            return
        p.one_less()
        if move >= Move.RELEASE_BOARDS:
            captures.release_boards(p, seat)
        else:
            captures.capture(p, seat, (move - Move.CAPTURE) // data.CAPTURERS, captured_player(p, move))
    elif phase == Phase.RESET:
        if move >= Move.SQUIRE:
            p.replace(Phase.RESET, p.about() | (8 * BIT[move - Move.SQUIRE]))
            market.resolve_squire(p, seat, move - Move.SQUIRE)
        else:
            p.replace(Phase.RESET, p.about() | data.GATE_USED)
            captures.release_prison(p, seat, move - Move.RELEASE)
    elif phase == Phase.HAND_LIMIT:
        hands.discard(p, seat, move - Move.DISCARD, Reason.HAND_LIMIT)
    else:
        p.pop()
        if phase == Phase.CLAY_PIT:
            purse.gain(p, seat, printed.CLAY_PIT_GOODS[0 if move == Move.TAKE + 1 else 1], Source.BUILDING)
        elif phase == Phase.TREASURY:
            purse.gain(p, seat, printed.TREASURY_GOODS[0 if move == Move.TAKE + 1 else 1], Source.BUILDING)
        elif phase == Phase.CHURCH:
            if move == Move.DESTROY_DEBT:
                purse.destroy_debt(p, seat, Reason.CHURCH)
        elif move == Move.DECLINE:
            return
        elif phase == Phase.LIBRARY:
            hands.discard(p, seat, move - Move.DISCARD, Reason.LIBRARY)
            purse.gain(p, seat, printed.LIBRARY_GOODS, Source.BUILDING)
        elif phase == Phase.TAVERN:
            workshop.hire(p, seat, move - Move.HIRE)


def prepare_or_end(p: ArchitectsPosition, seat: i64, phase: i64, move: i64) -> None:
    """Before the first turn and after the last one."""
    if phase == Phase.DRAFT:
        opening.pick(p, seat, move - Move.DRAFT)
    elif phase == Phase.DRAFT_DISCARD:
        opening.bury_fourth(p, move - Move.DISCARD)
    elif phase == Phase.STARTING_APPRENTICE:
        opening.start_with(p, seat, move - Move.HIRE)
    elif phase == Phase.CHOOSE_BOARD:
        opening.choose_board(p, seat, move - Move.CHOOSE_BOARD)
    elif phase == Phase.END_EFFECTS:
        ending.resolve(p, seat, printed.VIRTUE_EFFECT[move - Move.RESOLVE])
        ending.go_on(p)


def captured_player(p: ArchitectsPosition, move: i64) -> i64:
    """Whose group a capture takes."""
    player = (move - Move.CAPTURE) % data.CAPTURERS
    return p.seats if player == data.HOUSE_BOT else player


def trade(p: ArchitectsPosition, seat: i64, move: i64) -> None:
    """AR-7.1: one action of the Storehouse, or none any more."""
    if move == Move.STOP:
        p.pop()
        return
    p.one_less()
    if move >= Move.TRADE_WITH:
        visits.trade_with(p, seat, move - Move.TRADE_WITH)
    elif move >= Move.TRADE_MARBLE:
        visits.trade_for_marble(p, seat, move - Move.TRADE_MARBLE)
    else:
        visits.trade_for_virtue(p, seat, move - Move.TRADE_VIRTUE)


def guard(p: ArchitectsPosition, seat: i64, move: i64) -> None:
    """AR-12.1: one action of the Guardhouse, or none any more."""
    if move == Move.STOP:
        p.pop()
        return
    p.one_less()
    if move == Move.IMPRISON:
        captures.imprison_for_silver(p, seat)
    elif move == Move.RELEASE_PRISON:
        captures.release_prison(p, seat, data.WORKERS)
    elif move == Move.RELEASE_BOARDS:
        captures.buy_release(p, seat)
    elif move == Move.RELEASE_BOARDS + 1:
        captures.owe_release(p, seat)
    else:
        captures.pay_debt(p, seat)


def keep_card(p: ArchitectsPosition, seat: i64, card: i64) -> None:
    """AR-11.3: one of the cards drawn; nobody else knows which."""
    p.dug &= ~BIT[card]
    p.own[Own.HAND + seat] |= BIT[card]
    p.cards[Piles.KNOWN + card] = u8(BIT[seat])
    p.note(Event.CARD_KEPT, seat, card, 0)
    p.replace(Phase.BURY_CARD, 0)


def bury_card(p: ArchitectsPosition, seat: i64, card: i64) -> None:
    """AR-11.3: the others under the deck, in an order of choice."""
    p.dug &= ~BIT[card]
    hands.put_under(p, seat, card, Reason.DUG)
