"""What is paid and gained: goods, tax (AR-18), virtue (AR-16) and debts (AR-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import BIT
from adamak.games.architects import data
from adamak.games.architects.data import GOOD_MASK, GUARD, Event, Good, Own, Reason
from adamak.games.architects.printed import EVASION, MOST_VIRTUE, Character

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def has_board(p: ArchitectsPosition, player: i64, board: i64) -> bool:
    """AR-22: the abilities are printed on side 2 alone, and the house opponent has no board."""
    return p.variant.variable_setup and p.own[Own.BOARD + player] == board and player < p.seats


def silver_of(p: ArchitectsPosition, player: i64) -> i64:
    return p.own[Own.PURSE + player] >> Good.SILVER


def gain(p: ArchitectsPosition, player: i64, goods: i64, source: i64) -> None:
    """Goods from the supply, which never runs out (AR-1.3); what a full purse cannot hold is not gained."""
    total = p.own[Own.PURSE + player] + goods
    if total & GUARD:
        total = at_most(total)
        goods = total - p.own[Own.PURSE + player]
    if goods:
        p.own[Own.PURSE + player] = total
        p.note(Event.GAINED, player, goods, source)


def at_most(goods: i64) -> i64:
    """No more than 511 of a good: ten bits hold no more to compare. Only a table that never ends gets there."""
    shift: i64 = 0
    while shift < 60:
        if (goods >> (shift + 9)) & 1:
            goods |= 511 * BIT[shift]
            goods &= ~BIT[shift + 9]
        shift += 10
    return goods


def pay(p: ArchitectsPosition, player: i64, goods: i64, source: i64) -> None:
    """Goods to the supply; the player has them, or the other precious good in their place (AR-22.5)."""
    if goods == 0:
        return
    purse = p.own[Own.PURSE + player]
    if ((purse | GUARD) - goods) & GUARD != GUARD:
        goods = in_kind(purse, goods)
    p.own[Own.PURSE + player] = purse - goods
    p.note(Event.PAID, player, goods, source)


def in_kind(purse: i64, goods: i64) -> i64:
    """AR-22.5: what Therese pays: the printed kind first, then the other."""
    gold = (purse >> Good.GOLD) & GOOD_MASK
    marble = (purse >> Good.MARBLE) & GOOD_MASK
    due_gold = (goods >> Good.GOLD) & GOOD_MASK
    due_marble = (goods >> Good.MARBLE) & GOOD_MASK
    if due_gold > gold:
        short = due_gold - gold
        return goods - short * data.ONE_GOLD + short * data.ONE_MARBLE
    short = due_marble - marble
    return goods - short * data.ONE_MARBLE + short * data.ONE_GOLD


def can_pay(p: ArchitectsPosition, player: i64, cost: i64) -> bool:
    """AR-5.5: all of it; for Therese gold and marble are one."""
    purse = p.own[Own.PURSE + player]
    if ((purse | GUARD) - cost) & GUARD == GUARD:
        return True
    if not p.variant.variable_setup or not has_board(p, player, Character.THERESE):
        return False
    precious = GOOD_MASK * (data.ONE_GOLD + data.ONE_MARBLE)
    rest = cost & ~precious
    if ((purse | GUARD) - rest) & GUARD != GUARD:
        return False
    have = ((purse >> Good.GOLD) & GOOD_MASK) + ((purse >> Good.MARBLE) & GOOD_MASK)
    return have >= ((cost >> Good.GOLD) & GOOD_MASK) + ((cost >> Good.MARBLE) & GOOD_MASK)


# --- tax (AR-18) --------------------------------------------------------------------------------------


def tax_due(p: ArchitectsPosition, player: i64, tax: i64) -> i64:
    """AR-18.3, AR-22.1: less at low virtue and for Ada, never below 0."""
    due = tax - EVASION[p.own[Own.VIRTUE + player]]
    if p.variant.variable_setup and has_board(p, player, Character.ADA):
        due -= 1
    return due if due > 0 else 0


def pay_tax(p: ArchitectsPosition, player: i64, due: i64) -> None:
    """AR-18.1: onto the Tax Stand."""
    if due:
        p.own[Own.PURSE + player] -= due * data.ONE_SILVER
        p.tax += due
        p.note(Event.TAX_PAID, player, due, p.tax)


# --- virtue and debts (AR-16, AR-17) ------------------------------------------------------------------


def gain_virtue(p: ArchitectsPosition, player: i64, number: i64) -> None:
    """AR-16.1, AR-16.2: at once; each point above 14 may destroy a debt, which its owner will be asked."""
    if number == 0:
        return
    virtue = p.own[Own.VIRTUE + player] + number
    over = virtue - MOST_VIRTUE
    if over > 0:
        virtue = MOST_VIRTUE
    p.own[Own.VIRTUE + player] = virtue
    p.note(Event.VIRTUE_GAINED, player, number, virtue)
    if over > 0:
        if over > p.own[Own.UNPAID + player]:
            over = p.own[Own.UNPAID + player]  # points beyond without a debt are lost
        if player >= p.seats:
            while over > 0:  # AR-26.3e
                destroy_debt(p, player, Reason.OVERFLOW)
                over -= 1
        else:
            p.overflow += over * BIT[player << 3]


def lose_virtue(p: ArchitectsPosition, player: i64, number: i64) -> None:
    """AR-16.3: each point below 0 is a debt."""
    if number == 0:
        return
    virtue = p.own[Own.VIRTUE + player] - number
    debts: i64 = 0
    if virtue < 0:
        debts = -virtue
        virtue = 0
    p.own[Own.VIRTUE + player] = virtue
    p.note(Event.VIRTUE_LOST, player, number, virtue)
    take_debts(p, player, debts, Reason.VIRTUE)


def change_virtue(p: ArchitectsPosition, player: i64, change: i64) -> None:
    if change > 0:
        gain_virtue(p, player, change)
    else:
        lose_virtue(p, player, -change)


def take_debts(p: ArchitectsPosition, player: i64, number: i64, reason: i64) -> None:
    """AR-17.1: always unpaid."""
    if number:
        p.own[Own.UNPAID + player] += number
        p.note(Event.DEBT_TAKEN, player, number, reason)


def destroy_debt(p: ArchitectsPosition, player: i64, reason: i64) -> None:
    """AR-17.3: back to the pile, without any bonus."""
    p.own[Own.UNPAID + player] -= 1
    p.note(Event.DEBT_DESTROYED, player, reason, 0)


def use_overflow(p: ArchitectsPosition, player: i64, destroy: bool) -> None:
    """AR-16.2, R-27: one point above 14 is used or let go; points without a debt are lost."""
    points = (p.overflow >> (player << 3)) & 255
    left = points - 1
    if destroy:
        destroy_debt(p, player, Reason.OVERFLOW)
        if left > p.own[Own.UNPAID + player]:
            left = p.own[Own.UNPAID + player]
    p.overflow -= (points - left) * BIT[player << 3]
