"""What is paid and gained: goods, tax (AR-18), virtue (AR-16) and debts (AR-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import BIT, each
from adamak.games.architects import data, printed
from adamak.games.architects.data import GUARD, Good, Own, Reason
from adamak.games.architects.printed import Character

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def has_board(p: ArchitectsPosition, player: i64, board: i64) -> bool:
    """AR-22: the abilities are printed on side 2 alone, and the house opponent has no board."""
    return p.variant.variable_setup and p.own[Own.BOARD + player] == board and player < p.seats


def silver_of(p: ArchitectsPosition, player: i64) -> i64:
    return p.own[Own.PURSE + player] >> Good.SILVER


def gain(p: ArchitectsPosition, player: i64, goods: i64, source: i64) -> None:
    """Goods from the supply, which never runs out (AR-1.3); what a full purse cannot hold is not gained.

    Ten bits hold no more than 511 of a good to compare: only a table that never ends gets there.
    """
    total = p.own[Own.PURSE + player] + goods
    if total & GUARD:
        for shift in range(i64(0), 60, 10):
            if (total >> (shift + 9)) & 1:
                total = (total | (data.MOST_GOODS * BIT[shift])) & ~BIT[shift + 9]
        goods = total - p.own[Own.PURSE + player]
    if goods:
        p.own[Own.PURSE + player] = total
        p.note("gained", player, goods, source)


def gain_from(p: ArchitectsPosition, player: i64, crew: i64, source: i64) -> None:
    """What each of these apprentices brings (AR-20)."""
    for apprentice in each(crew):
        gain(p, player, printed.HIRED_GOODS[apprentice], source)


def pay(p: ArchitectsPosition, player: i64, goods: i64, source: i64) -> None:
    """Goods to the supply; the player has them, or the other precious good in their place (AR-22.5)."""
    if goods == 0:
        return
    purse = p.own[Own.PURSE + player]
    if not data.affords(purse, goods):  # Therese pays the printed kind first, then the other
        short = data.good(goods, Good.GOLD) - data.good(purse, Good.GOLD)
        if short <= 0:
            short = data.good(purse, Good.MARBLE) - data.good(goods, Good.MARBLE)
        goods += short * (data.ONE_MARBLE - data.ONE_GOLD)
    p.own[Own.PURSE + player] = purse - goods
    p.note("paid", player, goods, source)


def can_pay(p: ArchitectsPosition, player: i64, cost: i64) -> bool:
    """AR-5.5: all of it; for Therese gold and marble are one."""
    purse = p.own[Own.PURSE + player]
    if ((purse | GUARD) - cost) & GUARD == GUARD:
        return True
    if not p.variant.variable_setup or not has_board(p, player, Character.THERESE):
        return False
    rest = cost & ~(data.GOOD_MASK * (data.ONE_GOLD + data.ONE_MARBLE))
    return data.affords(purse, rest) and data.precious(purse) >= data.precious(cost)


def tax_due(p: ArchitectsPosition, player: i64, tax: i64) -> i64:
    """AR-18.3, AR-22.1: less at low virtue and for Ada, never below 0."""
    due = tax - printed.EVASION[p.own[Own.VIRTUE + player]]
    if p.variant.variable_setup and has_board(p, player, Character.ADA):
        due -= 1
    return max(due, 0)


def can_pay_fee(p: ArchitectsPosition, player: i64, tax: i64, silver: i64) -> bool:
    """AR-18.2: the printed tax, less what is evaded, and so much silver."""
    return silver_of(p, player) >= tax_due(p, player, tax) + silver


def pay_fee(p: ArchitectsPosition, player: i64, tax: i64, silver: i64, source: i64) -> None:
    """AR-18.1: the tax onto the Tax Stand, the rest to the supply."""
    due = tax_due(p, player, tax)
    if due:
        p.own[Own.PURSE + player] -= due * data.ONE_SILVER
        p.tax += due
        p.note("tax_paid", player, due, p.tax)
    pay(p, player, silver * data.ONE_SILVER, source)


def change_virtue(p: ArchitectsPosition, player: i64, change: i64) -> None:
    """AR-16.1 to AR-16.3: at once; each point below 0 is a debt, each above 14 may destroy one: its owner is asked."""
    if change == 0:
        return
    virtue = p.own[Own.VIRTUE + player] + change
    now = max(0, min(virtue, printed.MOST_VIRTUE))
    p.own[Own.VIRTUE + player] = now
    if change < 0:
        p.note("virtue_lost", player, -change, now)
        take_debts(p, player, now - virtue, Reason.VIRTUE)
        return
    p.note("virtue_gained", player, change, now)
    over = min(virtue - now, p.own[Own.UNPAID + player])  # points beyond without a debt are lost
    if player < p.seats:
        p.overflow += over * BIT[player << 3]
    else:
        destroy_debts(p, player, over)  # AR-26.3e


def take_debts(p: ArchitectsPosition, player: i64, number: i64, reason: i64) -> None:
    """AR-17.1: always unpaid."""
    if number:
        p.own[Own.UNPAID + player] += number
        p.note("debt_taken", player, number, reason)


def destroy_debt(p: ArchitectsPosition, player: i64, reason: i64) -> None:
    """AR-17.3: back to the pile, without any bonus."""
    p.own[Own.UNPAID + player] -= 1
    p.note("debt_destroyed", player, reason, 0)


def destroy_debts(p: ArchitectsPosition, player: i64, number: i64) -> None:
    """AR-16.2: for so many points above 14."""
    for _n in range(number):
        destroy_debt(p, player, Reason.OVERFLOW)


def points_over(p: ArchitectsPosition, player: i64) -> i64:
    """AR-16.2: points above 14 still to be used."""
    return (p.overflow >> (player << 3)) & 255


def use_overflow(p: ArchitectsPosition, player: i64, destroy: bool) -> None:
    """AR-16.2, R-27: one point above 14 is used or let go; points without a debt are lost."""
    points = points_over(p, player)
    left = points - 1
    if destroy:
        destroy_debt(p, player, Reason.OVERFLOW)
        left = min(left, p.own[Own.UNPAID + player])
    p.overflow -= (points - left) * BIT[player << 3]
