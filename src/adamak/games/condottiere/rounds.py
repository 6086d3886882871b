"""From one battle to the next: the site, the lines, the hands that are discarded or kept (CO-7.7 to CO-8.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import BIT
from adamak.games.condottiere import dealing, hidden, turns
from adamak.games.condottiere.data import CARD_TYPES, MAY_KEEP, Phase, single, size

if TYPE_CHECKING:
    from adamak.games.condottiere.position import CondottierePosition


def place_token(p: CondottierePosition, region: i64) -> None:
    """CO-2.6, CO-7.7: the Condottiere token marks the site of the next battle; then steps 3 and 4."""
    p.site = region
    p.note("site_chosen", p.holder, region, 0)
    if p.battle == 0:
        turns.begin_battle(p)
        return
    discard_lines(p)
    if p.variant.draw_after_each_battle:
        turns.begin_battle(p)
    else:
        ask_discards(p)


def discard_lines(p: CondottierePosition) -> None:
    """CO-7.9: step 3."""
    lines = p.lines
    cards: i64 = 0
    for seat in range(p.seats):
        cards += lines[seat]
        lines[seat] = 0
    p.discard += cards
    p.note("lines_discarded", size(cards), 0, 0)


def ask_discards(p: CondottierePosition) -> None:
    """CO-7.11: everybody who holds cards is asked, at once; whoever holds a mercenary has only "keep"."""
    p.asked = sum((BIT[seat] for seat in range(p.seats) if p.hands[seat]), i64(0))
    if p.asked:
        p.phase = Phase.DISCARD_HAND
    else:
        after_discards(p)


def answer_discard(p: CondottierePosition, seat: i64, discard: bool) -> None:
    """CO-7.11: answers stay sealed until all are in, then all are carried out together."""
    p.asked &= ~(1 << seat)
    if discard:
        p.answers |= 1 << seat
    p.note("hand_answered", seat, 1 if discard else 0, 0)
    if p.asked:
        return
    p.reveal()  # sealed answers are opened: from here on nobody takes back their own
    if p.answers:
        for seat in range(p.seats):
            if (p.answers >> seat) & 1:
                discard_hand(p, seat)
        p.answers = 0
    after_discards(p)


def discard_hand(p: CondottierePosition, seat: i64) -> None:
    """CO-7.10: the whole hand."""
    hand = p.hands[seat]
    p.hands[seat] = 0
    p.discard += hand
    if not p.variant.hand_discards_public:
        p.buried = (*p.buried, seat, hand)
    hidden.forget_all(p, seat)
    p.note("hand_discarded", seat, hand, 1 if p.variant.hand_discards_public else 0)


def after_discards(p: CondottierePosition) -> None:
    """CO-8.1: with at most one hand left the round ends."""
    holding: i64 = 0
    last: i64 = -1
    for seat in range(p.seats):
        if p.hands[seat]:
            holding += 1
            last = seat
    if holding > 1:
        turns.begin_battle(p)
    elif holding == 1:
        p.turn = last
        p.phase = Phase.KEEP_CARDS
    else:
        new_round(p)


def keep(p: CondottierePosition, seat: i64, card: i64) -> None:
    """CO-8.2: card by card up to two, then the rest goes."""
    if card < CARD_TYPES:
        one: i64 = single(card)
        p.hands[seat] -= one
        p.kept += one
        if p.hands[seat] and size(p.kept) < MAY_KEEP:
            return
    rest = p.hands[seat]
    p.discard += rest
    p.hands[seat] = p.kept
    p.note("cards_kept", seat, p.kept, size(rest))
    p.kept = 0
    if rest:
        hidden.forget_all(p, seat)
    new_round(p)


def new_round(p: CondottierePosition) -> None:
    """CO-8.3 to CO-8.5."""
    dealing.redeal(p)
    turns.begin_battle(p)
