"""The building deck and the hands: cards drawn, and cards put under the deck (AR-0.4, AR-25).

`cards[KNOWN + card]` is the set of players who know where a building card is: its holder, whoever put it under the
deck, and whoever saw it go. Once its holder puts a card away face down, nobody else knows what is left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from adamak.core.bits import BIT, lowest
from adamak.games.architects.data import RING, Event, Own, Piles

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def top_card(p: ArchitectsPosition) -> i64:
    """Takes the top card off the building deck; -1 when it is empty (AR-25.2)."""
    if p.deck_size == 0:
        return -1
    card = i64(p.cards[Piles.DECK + p.deck_top])
    p.deck_top = (p.deck_top + 1) & RING
    p.deck_size -= 1
    return card


def draw(p: ArchitectsPosition, player: i64, number: i64, event: i64) -> i64:
    """The set of cards drawn, as many as there are; only the player sees them."""
    if number > 0 and p.deck_size > 0:
        p.reveal()
    drawn: i64 = 0
    count: i64 = 0
    while count < number:
        card = top_card(p)
        if card < 0:
            break
        drawn |= BIT[card]
        p.cards[Piles.KNOWN + card] = u8(i64(p.cards[Piles.KNOWN + card]) | BIT[player])
        count += 1
    if count:
        p.note(event, player, count, drawn)
    return drawn


def draw_to_hand(p: ArchitectsPosition, player: i64, number: i64) -> None:
    if number:
        p.own[Own.HAND + player] |= draw(p, player, number, Event.CARDS_DRAWN)


def put_under(p: ArchitectsPosition, player: i64, card: i64, reason: i64) -> None:
    """AR-0.4, R-24: face down under the deck; who put it there knows it."""
    p.cards[Piles.DECK + ((p.deck_top + p.deck_size) & RING)] = u8(card)
    p.deck_size += 1
    p.cards[Piles.KNOWN + card] = u8(BIT[player])
    p.note(Event.CARD_PUT_UNDER, player, card, reason)


def discard(p: ArchitectsPosition, player: i64, card: i64, reason: i64) -> None:
    """A card of the hand goes under the deck; what others knew of this hand is no longer sure."""
    p.own[Own.HAND + player] &= ~BIT[card]
    put_under(p, player, card, reason)
    forget(p, player)


def forget(p: ArchitectsPosition, player: i64) -> None:
    """Nobody but the player knows any more what is in this hand."""
    hand = p.own[Own.HAND + player]
    while hand:
        p.cards[Piles.KNOWN + lowest(hand)] = u8(BIT[player])
        hand &= hand - 1
