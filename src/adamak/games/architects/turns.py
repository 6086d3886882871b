"""How a turn goes on: what is pending is done until somebody must decide; then the next player (AR-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import bits, lowest
from adamak.games.architects import automa, captures, choices, decisions, ending, guildhall, hands, market, visits
from adamak.games.architects.data import Event, Own, Phase, Reason
from adamak.games.architects.printed import HAND_LIMIT_CARDS

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def carry_on(p: ArchitectsPosition) -> None:
    """Does what is pending until somebody must decide."""
    while True:
        if p.overflow:
            ask_overflow(p)
            return
        if p.frames == 0:
            if end_turn(p):
                return
            continue
        kind = p.frames & 31
        about = p.about()
        if kind == Phase.FINISH:
            p.pop()
            finish(p)
        elif kind == Phase.EFFECT:
            p.pop()
            guildhall.resolve_effect(p, p.active, about)
        elif kind == Phase.CAROLINE_DRAWS:
            p.pop()
            market.caroline_draws(p, p.active)
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
    if kind == Phase.STOREHOUSE:
        asked = choices.any_trade(p, player)
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
        asked = p.own[Own.HAND + player] != 0
    elif kind == Phase.HAND_LIMIT:
        asked = player < p.seats and bits(p.own[Own.HAND + player]) > HAND_LIMIT_CARDS
    elif kind == Phase.CATHEDRAL_DISCARD:
        hand = p.own[Own.HAND + player]
        if hand & (hand - 1) == 0:
            p.pop()
            hands.discard(p, player, lowest(hand), Reason.CATHEDRAL)
            guildhall.move_up(p, player)
            return False
        return True
    elif kind == Phase.KEEP_CARD:
        if p.dug & (p.dug - 1) == 0:
            decisions.keep_card(p, player, lowest(p.dug))
            return False
        return True
    elif kind == Phase.BURY_CARD:
        if p.dug & (p.dug - 1):
            return True
        if p.dug:
            decisions.bury_card(p, player, lowest(p.dug))
        hands.forget(p, player)
        asked = False
    else:
        return True
    if not asked:
        p.pop()
    return asked


def ask_overflow(p: ArchitectsPosition) -> None:
    """AR-16.2, R-29: from the active player clockwise."""
    for number in range(p.players):
        player = p.after(p.active, number)
        if (p.overflow >> (player << 3)) & 255:
            p.phase = Phase.OVERFLOW
            p.turn = player
            return


def finish(p: ArchitectsPosition) -> None:
    """AR-4.5: the reset, if one was triggered, then the hand."""
    p.made = 0
    p.used = 0
    p.push(Phase.HAND_LIMIT, 0)
    if p.reset_due or market.all_taken(p):
        p.reset_due = False
        market.begin_reset(p)


def end_turn(p: ArchitectsPosition) -> bool:
    """AR-4.5, AR-23.1: the next player, or the scoring. True when somebody must decide or all is over."""
    if p.closing:
        p.closing -= 1
        if p.closing == 0:
            ending.go_on(p)
            return True
    return begin_turn(p, p.after(p.active, 1))


def begin_turn(p: ArchitectsPosition, player: i64) -> bool:
    """AR-4.2 to AR-4.4; the house opponent plays at once. True when this player must decide."""
    p.active = player
    p.note(Event.TURN_BEGUN, player, 0, 0)
    if player >= p.seats:
        automa.play(p)
        p.push(Phase.FINISH, 0)
        return False
    p.turn = player
    if p.own[Own.FREE + player]:
        p.phase = Phase.TURN
        return True
    if visits.rescues(p, player):
        p.phase = Phase.TAKE_BACK
        return True
    p.note(Event.TURN_PASSED, player, 0, 0)
    p.push(Phase.FINISH, 0)
    return False
