"""The building deck and the hands: cards drawn, and cards put under the deck (AR-0.4, AR-25).

`cards[KNOWN + card]` is the set of players who know where a building card is: its holder, whoever put it under the
deck, and whoever saw it go. Once its holder puts a card away face down, nobody else knows what is left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from adamak.core.bits import BIT, each
from adamak.games.architects.data import RING, Own, Piles

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def top_card(p: ArchitectsPosition) -> i64:
    """Takes the top card off a building deck that is not empty."""
    card = i64(p.cards[Piles.DECK + p.deck_top])
    p.deck_top = (p.deck_top + 1) & RING
    p.deck_size -= 1
    return card


def draw(p: ArchitectsPosition, player: i64, number: i64, event: str) -> i64:
    """The set of cards drawn, as many as there are (AR-25.2); only the player sees them."""
    number = min(number, p.deck_size)
    if number <= 0:
        return 0
    p.reveal()
    drawn: i64 = 0
    for _n in range(number):
        card = top_card(p)
        drawn |= BIT[card]
        p.cards[Piles.KNOWN + card] = u8(i64(p.cards[Piles.KNOWN + card]) | BIT[player])
    p.note(event, player, number, drawn)
    return drawn


def draw_to_hand(p: ArchitectsPosition, player: i64, number: i64) -> None:
    p.own[Own.HAND + player] |= draw(p, player, number, "cards_drawn")


def put_under(p: ArchitectsPosition, card: i64, knowing: i64) -> None:
    """AR-0.4, R-24: face down under the deck, where these players know it."""
    p.cards[Piles.DECK + ((p.deck_top + p.deck_size) & RING)] = u8(card)
    p.deck_size += 1
    p.cards[Piles.KNOWN + card] = u8(knowing)


def bury(p: ArchitectsPosition, player: i64, card: i64, reason: i64) -> None:
    """Under the deck; who put it there knows it."""
    put_under(p, card, BIT[player])
    p.note("card_put_under", player, card, reason)


def discard(p: ArchitectsPosition, player: i64, card: i64, reason: i64) -> None:
    """A card of the hand goes under the deck; what others knew of this hand is no longer sure."""
    p.own[Own.HAND + player] &= ~BIT[card]
    bury(p, player, card, reason)
    now_known(p, p.own[Own.HAND + player], BIT[player])


def now_known(p: ArchitectsPosition, cards: i64, players: i64) -> None:
    """Where these cards are, these players know and nobody else."""
    for card in each(cards):
        p.cards[Piles.KNOWN + card] = u8(players)
