"""The apprentices: hiring (AR-8), the display and its deck, the starting apprentice and the refresh (AR-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from adamak.core.bits import BIT, bits
from adamak.games.architects import hands, purse
from adamak.games.architects.data import (
    APPRENTICE_LIMIT,
    APPRENTICE_REMOVED,
    APPRENTICE_REVEALED,
    AT_WORKSHOP,
    AWAY,
    BY_APPRENTICE,
    BY_HIRING,
    BY_SKIPPING,
    COINS,
    COLUMN_COUNT,
    CREW,
    DISMISS,
    DISMISSED,
    DISPLAY,
    HIRE_SILVER,
    HIRE_TAX,
    HIRE_VIRTUE,
    HIRED,
    MOST_COINS,
    NONE,
    ONE_SILVER,
    RING,
    RUDOLF,
    SLOTS,
    STAFF,
    WORKER,
    WORKER_MASK,
    WORKSHOP,
)

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


# --- prices (AR-8.1 to AR-8.3) ------------------------------------------------------------------------


def supply_part(p: ArchitectsPosition, player: i64) -> i64:
    """AR-8.1, AR-22.4: what hiring costs besides the tax."""
    if p.variant.variable and purse.has_board(p, player, RUDOLF):
        return HIRE_SILVER - 1
    return HIRE_SILVER


def skipped(p: ArchitectsPosition, player: i64, slot: i64) -> i64:
    """AR-8.3: how many columns are beyond the reach of the workers there."""
    workers = (p.own[AWAY + player] >> (WORKSHOP * WORKER)) & WORKER_MASK
    short = (slot & 3) + 1 - workers
    return short if short > 0 else 0


def limit(p: ArchitectsPosition, player: i64) -> i64:
    """AR-8.5, AR-22.4."""
    if p.variant.variable and purse.has_board(p, player, RUDOLF):
        return APPRENTICE_LIMIT + 1
    return APPRENTICE_LIMIT


# --- visiting -----------------------------------------------------------------------------------------


def visit(p: ArchitectsPosition, player: i64) -> None:
    """AR-8: hire or draw; who cannot hire draws."""
    price = purse.tax_due(p, player, HIRE_TAX) + supply_part(p, player)
    if purse.silver_of(p, player) >= price:
        p.push(AT_WORKSHOP, 0)
    else:
        draw_cards(p, player)


def draw_cards(p: ArchitectsPosition, player: i64) -> None:
    """AR-8.7."""
    workers = (p.own[AWAY + player] >> (WORKSHOP * WORKER)) & WORKER_MASK
    hands.draw_to_hand(p, player, 1 + (workers >> 1))


def pay_for(p: ArchitectsPosition, player: i64, slot: i64) -> None:
    """AR-8.1, AR-8.3: tax, the supply's part, and a coin on each card passed over, left-most first."""
    purse.pay_tax(p, player, purse.tax_due(p, player, HIRE_TAX))
    purse.pay(p, player, supply_part(p, player) * ONE_SILVER, BY_HIRING)
    short = skipped(p, player, slot)
    if short:
        purse.pay(p, player, short * ONE_SILVER, BY_SKIPPING)
        row = slot & ~3
        column: i64 = 0
        while column < short:
            at = COINS + row + column
            p.cards[at] = u8(min(i64(p.cards[at]) + 1, MOST_COINS))
            column += 1


def hire(p: ArchitectsPosition, player: i64, slot: i64) -> None:
    """AR-8.5: whoever has no room dismisses one first."""
    if bits(p.own[CREW + player]) >= limit(p, player):
        p.push(DISMISS, slot)
    else:
        take(p, player, slot)
        slide(p, slot)


def dismiss(p: ArchitectsPosition, player: i64, apprentice: i64, slot: i64) -> None:
    """AR-8.5: under the deck, its virtue change stays; then the new one comes."""
    p.own[CREW + player] &= ~BIT[apprentice]
    put_under(p, apprentice)
    p.note(DISMISSED, player, apprentice, 0)
    take(p, player, slot)
    slide(p, slot)


def take(p: ArchitectsPosition, player: i64, slot: i64) -> None:
    """AR-8.4: the card, the silver on it, its virtue change."""
    apprentice = i64(p.cards[DISPLAY + slot])
    coins = i64(p.cards[COINS + slot])
    p.cards[DISPLAY + slot] = u8(NONE)
    p.cards[COINS + slot] = u8(0)
    p.own[CREW + player] |= BIT[apprentice]
    p.note(HIRED, player, apprentice, slot)
    purse.gain(p, player, coins * ONE_SILVER, BY_APPRENTICE)
    purse.change_virtue(p, player, HIRE_VIRTUE[apprentice])


# --- the display and its deck -------------------------------------------------------------------------


def put_under(p: ArchitectsPosition, apprentice: i64) -> None:
    """AR-0.4: face down, but everybody has seen which."""
    p.cards[STAFF + ((p.staff_top + p.staff_size) & RING)] = u8(apprentice)
    p.staff_size += 1
    p.staff_known += 1


def slide(p: ArchitectsPosition, slot: i64) -> None:
    """AR-8.6: cards and coins right of the gap move left; the right-most space is filled."""
    last = slot | 3
    while slot < last:
        p.cards[DISPLAY + slot] = p.cards[DISPLAY + slot + 1]
        p.cards[COINS + slot] = p.cards[COINS + slot + 1]
        slot += 1
    p.cards[COINS + last] = u8(0)
    reveal(p, last)


def reveal(p: ArchitectsPosition, slot: i64) -> None:
    """The next apprentice of the deck comes face up."""
    if p.staff_size == 0:
        p.cards[DISPLAY + slot] = u8(NONE)
        return
    p.reveal()
    card = p.cards[STAFF + p.staff_top]
    p.staff_top = (p.staff_top + 1) & RING
    p.staff_size -= 1
    if p.staff_known > p.staff_size:
        p.staff_known = p.staff_size
    p.cards[DISPLAY + slot] = card
    p.note(APPRENTICE_REVEALED, slot, i64(card), 0)


def remove(p: ArchitectsPosition, player: i64, slot: i64) -> None:
    """AR-26.3c, AR-27.2: a card of the display under the deck, the silver on it to the supply."""
    apprentice = i64(p.cards[DISPLAY + slot])
    if apprentice == NONE:
        return
    p.cards[COINS + slot] = u8(0)
    put_under(p, apprentice)
    p.note(APPRENTICE_REMOVED, player, apprentice, 0)
    slide(p, slot)


def refresh(p: ArchitectsPosition, player: i64) -> None:
    """AR-27.2: both apprentices of the first column."""
    remove(p, player, 0)
    remove(p, player, COLUMN_COUNT)


def fill_gaps(p: ArchitectsPosition) -> None:
    """AR-27.1: only when all have chosen, without sliding."""
    slot: i64 = 0
    while slot < SLOTS:
        if i64(p.cards[DISPLAY + slot]) == NONE:
            reveal(p, slot)
        slot += 1
