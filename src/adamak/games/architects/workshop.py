"""The apprentices: hiring (AR-8), the display and its deck, the starting apprentice and the refresh (AR-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from adamak.core.bits import BIT, bits
from adamak.games.architects import captures, data, hands, printed, purse
from adamak.games.architects.data import NONE, Own, Phase, Piles, Place, Source
from adamak.games.architects.printed import Character

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def supply_part(p: ArchitectsPosition, player: i64) -> i64:
    """AR-8.1, AR-22.4: what hiring costs besides the tax."""
    return printed.HIRE_SILVER - i64(purse.has_board(p, player, Character.RUDOLF))


def skipped(p: ArchitectsPosition, player: i64, slot: i64) -> i64:
    """AR-8.3: how many columns are beyond the reach of the workers there."""
    return max(0, (slot & 3) + 1 - captures.at(p, player, Place.WORKSHOP))


def limit(p: ArchitectsPosition, player: i64) -> i64:
    """AR-8.5, AR-22.4."""
    return printed.APPRENTICE_LIMIT + i64(purse.has_board(p, player, Character.RUDOLF))


def cards_to_draw(p: ArchitectsPosition, player: i64) -> i64:
    """AR-8.7."""
    return 1 + (captures.at(p, player, Place.WORKSHOP) >> 1)


def visit(p: ArchitectsPosition, player: i64) -> None:
    """AR-8: hire or draw; who cannot hire draws."""
    if purse.can_pay_fee(p, player, printed.HIRE_TAX, supply_part(p, player)):
        p.push(Phase.WORKSHOP, 0)
    else:
        hands.draw_to_hand(p, player, cards_to_draw(p, player))


def pay_for(p: ArchitectsPosition, player: i64, slot: i64) -> None:
    """AR-8.1, AR-8.3: tax, the supply's part, and a coin on each card passed over, left-most first."""
    purse.pay_fee(p, player, printed.HIRE_TAX, supply_part(p, player), Source.HIRING)
    short = skipped(p, player, slot)
    purse.pay(p, player, short * data.ONE_SILVER, Source.SKIPPING)
    first = Piles.COINS + (slot & ~3)
    for at in range(first, first + short):
        p.cards[at] = u8(min(i64(p.cards[at]) + 1, data.MOST_COINS))


def hire(p: ArchitectsPosition, player: i64, slot: i64) -> None:
    """AR-8.5: whoever has no room dismisses one first."""
    if bits(p.own[Own.CREW + player]) >= limit(p, player):
        p.push(Phase.DISMISS, slot)
    else:
        take(p, player, slot)
        slide(p, slot)


def dismiss(p: ArchitectsPosition, player: i64, apprentice: i64, slot: i64) -> None:
    """AR-8.5: under the deck, its virtue change stays; then the new one comes."""
    p.own[Own.CREW + player] &= ~BIT[apprentice]
    put_under(p, apprentice)
    p.note("dismissed", player, apprentice, 0)
    take(p, player, slot)
    slide(p, slot)


def take(p: ArchitectsPosition, player: i64, slot: i64) -> None:
    """AR-8.4: the card, the silver on it, its virtue change."""
    apprentice = i64(p.cards[Piles.DISPLAY + slot])
    coins = i64(p.cards[Piles.COINS + slot])
    p.cards[Piles.DISPLAY + slot] = u8(NONE)
    p.cards[Piles.COINS + slot] = u8(0)
    p.own[Own.CREW + player] |= BIT[apprentice]
    p.note("hired", player, apprentice, slot)
    purse.gain(p, player, coins * data.ONE_SILVER, Source.APPRENTICE)
    purse.change_virtue(p, player, printed.HIRE_VIRTUE[apprentice])


def put_under(p: ArchitectsPosition, apprentice: i64) -> None:
    """AR-0.4: face down, but everybody has seen which."""
    p.cards[Piles.STAFF + ((p.staff_top + p.staff_size) & data.RING)] = u8(apprentice)
    p.staff_size += 1
    p.staff_known += 1


def slide(p: ArchitectsPosition, slot: i64) -> None:
    """AR-8.6: cards and coins right of the gap move left; the right-most space is filled."""
    last = slot | 3
    for to in range(slot, last):
        p.cards[Piles.DISPLAY + to] = p.cards[Piles.DISPLAY + to + 1]
        p.cards[Piles.COINS + to] = p.cards[Piles.COINS + to + 1]
    p.cards[Piles.COINS + last] = u8(0)
    reveal(p, last)


def reveal(p: ArchitectsPosition, slot: i64) -> None:
    """The next apprentice of the deck comes face up; there are more of them than all players can hire."""
    p.reveal()
    card = p.cards[Piles.STAFF + p.staff_top]
    p.staff_top = (p.staff_top + 1) & data.RING
    p.staff_size -= 1
    p.staff_known = min(p.staff_known, p.staff_size)
    p.cards[Piles.DISPLAY + slot] = card
    p.note("apprentice_revealed", slot, i64(card), 0)


def remove(p: ArchitectsPosition, player: i64, slot: i64) -> None:
    """AR-26.3c, AR-27.2: a card of the display under the deck, the silver on it to the supply."""
    apprentice = i64(p.cards[Piles.DISPLAY + slot])
    if apprentice != NONE:
        put_under(p, apprentice)
        p.note("apprentice_removed", player, apprentice, 0)
        slide(p, slot)
