"""What a move does, decision by decision, and how the turn goes on until somebody must decide again (AR-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from adamak.core.bits import BIT, bits, lowest
from adamak.games.architects import captures, data, guildhall, hands, market, opening, printed, purse, visits, workshop
from adamak.games.architects.automa import play_turn
from adamak.games.architects.data import Move, Own, Phase, Piles, Place, Reason, Source
from adamak.games.architects.ending import go_on, resolve, stalled

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


# --- what a move does ---------------------------------------------------------------------------------
def act(p: ArchitectsPosition, seat: i64, phase: i64, move: i64) -> None:
    """The decisions of an action."""
    if phase == Phase.TURN:
        visits.place(p, seat, move - Move.PLACE)
    elif phase == Phase.TAKE_BACK:
        visits.take_back(p, seat, move - Move.TAKE_BACK)
    elif move == Move.STOP:
        p.pop()
    elif phase == Phase.STOREHOUSE:
        p.one_less()
        visits.make_trade(p, seat, move - Move.TRADE_VIRTUE)
    elif phase == Phase.TOWN_CENTRE:
        p.one_less()
        captures.buy_capture(p, seat, captured_at(move), captured_player(p, move))
    elif phase == Phase.GUARDHOUSE:
        p.one_less()
        guard(p, seat, move)
    elif phase == Phase.KEEP_CARD:
        keep_card(p, seat, move - Move.KEEP)
    elif phase == Phase.BURY_CARD:
        bury_card(p, seat, move - Move.BURY)
    elif phase == Phase.DISMISS:
        slot = p.about()
        p.pop()
        workshop.dismiss(p, seat, move - Move.DISMISS, slot)
    else:
        p.pop()
        if phase == Phase.CATHEDRAL_DISCARD:
            give_card(p, seat, move - Move.DISCARD)
        elif phase == Phase.GUILDHALL:
            if move < Move.ADVANCE:
                guildhall.build(p, seat, move - Move.BUILD)
            else:
                guildhall.advance(p, seat, move - Move.ADVANCE)
        elif phase == Phase.MINES:
            if move == Move.TAKE:
                visits.collect(p, seat, Place.MINES)
            else:
                visits.dig_gold(p, seat)
        elif move == Move.DRAW:
            hands.draw_to_hand(p, seat, workshop.cards_to_draw(p, seat))
        elif move == Move.DIG:
            p.dug = hands.draw(p, seat, data.DIG, "cards_dug")
            p.push(Phase.KEEP_CARD, 0)
        else:
            if phase == Phase.WORKSHOP:
                workshop.pay_for(p, seat, move - Move.HIRE)
            workshop.hire(p, seat, move - Move.HIRE)


def settle(p: ArchitectsPosition, seat: i64, phase: i64, move: i64) -> None:
    """The decisions about effects, virtue, the reset and the hand."""
    if phase == Phase.OVERFLOW:
        purse.use_overflow(p, seat, move == Move.DESTROY_DEBT)
    elif phase == Phase.HAND_LIMIT:
        hands.discard(p, seat, move - Move.DISCARD, Reason.HAND_LIMIT)
    elif phase == Phase.RESET:
        if move >= Move.SQUIRE:
            p.replace(Phase.RESET, p.about() | (8 * BIT[move - Move.SQUIRE]))
            market.resolve_squire(p, seat, move - Move.SQUIRE)
        else:
            p.replace(Phase.RESET, p.about() | data.GATE_USED)
            captures.release_prison(p, seat, move - Move.RELEASE)
    elif move == Move.DECLINE or move == Move.KEEP_DEBT:
        p.pop()
    elif phase in (Phase.FREE_CAPTURE, Phase.BARRACKS):
        p.one_less()
        if move >= Move.RELEASE_BOARDS:
            captures.release_boards(p, seat)
        else:
            captures.capture(p, seat, captured_at(move), captured_player(p, move))
    else:
        p.pop()
        if phase == Phase.CLAY_PIT:
            purse.gain(p, seat, printed.CLAY_PIT_GOODS[0 if move == Move.TAKE + 1 else 1], Source.BUILDING)
        elif phase == Phase.TREASURY:
            purse.gain(p, seat, printed.TREASURY_GOODS[0 if move == Move.TAKE + 1 else 1], Source.BUILDING)
        elif phase == Phase.CHURCH:
            purse.destroy_debt(p, seat, Reason.CHURCH)
        elif phase == Phase.LIBRARY:
            hands.discard(p, seat, move - Move.DISCARD, Reason.LIBRARY)
            purse.gain(p, seat, printed.LIBRARY_GOODS, Source.BUILDING)
        elif phase == Phase.TAVERN:
            workshop.hire(p, seat, move - Move.HIRE)


def prepare_or_end(p: ArchitectsPosition, seat: i64, phase: i64, move: i64) -> None:
    """Before the first turn and after the last one."""
    if phase == Phase.DRAFT:
        opening.pick(p, seat, move - Move.DRAFT)
    elif phase == Phase.DRAFT_DISCARD:  # AR-26.3a: alone, one keeps three of four
        hands.discard(p, seat, move - Move.DISCARD, Reason.DRAFT)
        opening.after_draft(p)
    elif phase == Phase.STARTING_APPRENTICE:
        opening.start_with(p, seat, move - Move.HIRE)
    elif phase == Phase.CHOOSE_BOARD:
        opening.choose_board(p, seat, move - Move.CHOOSE_BOARD)
    elif phase == Phase.END_EFFECTS:
        resolve(p, seat, printed.VIRTUE_EFFECT[move - Move.RESOLVE])
        go_on(p)


def captured_at(move: i64) -> i64:
    """Where a capture takes place."""
    return (move - Move.CAPTURE) // data.CAPTURERS


def captured_player(p: ArchitectsPosition, move: i64) -> i64:
    """Whose group it takes."""
    return p.player_named((move - Move.CAPTURE) % data.CAPTURERS)


def guard(p: ArchitectsPosition, seat: i64, move: i64) -> None:
    """AR-12.1: one action of the Guardhouse."""
    if move == Move.IMPRISON:
        purse.gain(p, seat, captures.imprison(p, seat) * data.ONE_SILVER, Source.IMPRISONED)
    elif move == Move.RELEASE_PRISON:
        captures.release_prison(p, seat, data.WORKERS)
    elif move == Move.RELEASE_BOARDS:
        purse.pay_fee(p, seat, printed.RELEASE_TAX, printed.RELEASE_SILVER, Source.RELEASE)
        captures.release_boards(p, seat)
    elif move == Move.RELEASE_BOARDS + 1:
        captures.owe_release(p, seat)
    else:
        captures.pay_debt(p, seat)


def keep_card(p: ArchitectsPosition, seat: i64, card: i64) -> None:
    """AR-11.3: one of the cards drawn; nobody else knows which."""
    p.dug &= ~BIT[card]
    p.own[Own.HAND + seat] |= BIT[card]
    p.cards[Piles.KNOWN + card] = u8(BIT[seat])
    p.note("card_kept", seat, card, 0)
    p.replace(Phase.BURY_CARD, 0)


def bury_card(p: ArchitectsPosition, seat: i64, card: i64) -> None:
    """AR-11.3: the others under the deck, in an order of choice."""
    p.dug &= ~BIT[card]
    hands.bury(p, seat, card, Reason.DUG)


def give_card(p: ArchitectsPosition, seat: i64, card: i64) -> None:
    """AR-15.2: the card that an advance takes, and the advance."""
    hands.discard(p, seat, card, Reason.CATHEDRAL)
    guildhall.move_up(p, seat)


# --- how the turn goes on -----------------------------------------------------------------------------
def carry_on(p: ArchitectsPosition) -> None:
    """Does what is pending until somebody must decide."""
    while True:
        if p.overflow:  # AR-16.2, R-29: from the active player clockwise
            p.phase = Phase.OVERFLOW
            p.turn = p.active
            while purse.points_over(p, p.turn) == 0:
                p.turn = p.after(p.turn, 1)
            return
        if p.frames == 0:  # AR-4.5, AR-23.1: the next player, or the scoring
            if p.closing == 1 or stalled(p):
                p.closing = 0
                go_on(p)
                return
            if p.closing:
                p.closing -= 1
            if begin_turn(p, p.after(p.active, 1)):
                return
            continue
        kind = p.frames & 31
        about = p.about()
        if kind == Phase.FINISH:  # AR-4.5: the reset, if one was triggered, then the hand
            p.replace(Phase.HAND_LIMIT, 0)
            p.made = 0
            p.used = 0
            if p.reset_due or market.free_space(p) == 3:
                p.reset_due = False
                market.begin_reset(p)
        elif kind == Phase.EFFECT:
            p.pop()
            guildhall.resolve_effect(p, p.active, about)
        elif kind == Phase.CAROLINE_DRAWS:  # AR-22.2: after the action
            p.pop()
            hands.draw_to_hand(p, p.active, 1)
        elif kind == Phase.RESET:
            if market.next_ability(p, about):
                p.phase = Phase.RESET
                return
        elif asks(p, kind):
            p.phase = kind
            p.turn = p.active
            return


def asks(p: ArchitectsPosition, kind: i64) -> bool:
    """Is there anything to decide? If not, the frame is dealt with: nobody is asked a question with one answer."""
    player = p.active
    hand = p.own[Own.HAND + player]
    asked = True
    if kind == Phase.STOREHOUSE:
        asked = visits.any_trade(p, player)
    elif kind == Phase.TOWN_CENTRE:
        asked = captures.can_pay_capture(p, player) and captures.any_group(p, True)
    elif kind == Phase.GUARDHOUSE:
        asked = captures.any_guard_action(p, player)
    elif kind == Phase.FREE_CAPTURE:
        asked = captures.any_group(p, False)
    elif kind == Phase.BARRACKS:
        asked = captures.any_group(p, False) or captures.on_boards(p, player) != 0
    elif kind == Phase.CHURCH:
        asked = p.own[Own.UNPAID + player] != 0
    elif kind == Phase.LIBRARY:
        asked = hand != 0
    elif kind == Phase.HAND_LIMIT:
        asked = player < p.seats and bits(hand) > printed.HAND_LIMIT_CARDS
    elif kind == Phase.CATHEDRAL_DISCARD and hand & (hand - 1) == 0:
        p.pop()
        give_card(p, player, lowest(hand))
        return False
    elif kind == Phase.KEEP_CARD and p.dug & (p.dug - 1) == 0:
        keep_card(p, player, lowest(p.dug))
        return False
    elif kind == Phase.BURY_CARD and p.dug & (p.dug - 1) == 0:
        if p.dug:
            bury_card(p, player, lowest(p.dug))
        hands.now_known(p, hand, BIT[player])
        asked = False
    if not asked:
        p.pop()
    return asked


def begin_turn(p: ArchitectsPosition, player: i64) -> bool:
    """AR-4.2 to AR-4.4; the house opponent plays at once. True when this player must decide."""
    p.active = player
    if p.variant.stall_guard and p.closing == 0:
        p.idle_turns += 1
    p.note("turn_begun", player, 0, 0)
    if player < p.seats:
        p.turn = player
        p.phase = Phase.TURN if p.own[Own.FREE + player] else Phase.TAKE_BACK
        if p.own[Own.FREE + player] or visits.rescues(p, player):
            return True
        p.note("turn_passed", player, 0, 0)
    else:
        play_turn(p)
    p.push(Phase.FINISH, 0)
    return False
