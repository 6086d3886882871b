"""What a construction costs (DU-5): the cheapest way, reckoned by itself; and how coins are paid, gained and lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.games.duel import data
from adamak.games.duel.components import RAW, Colour, Divinity
from adamak.games.duel.data import City, Has, Reason, Way

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition

# A price is one integer: the coins in all, then the part of them that buys goods, then the way of constructing.


def total(price: i64) -> i64:
    return price & 0xFF


def traded(price: i64) -> i64:
    """DU-5.12: the coins that buy goods."""
    return (price >> 8) & 0xFF


def way(price: i64) -> i64:
    return price >> 16


# --- prices ---------------------------------------------------------------------------------------
def card_price(p: DuelPosition, seat: i64, card: i64) -> i64:
    """What a Building costs this player now."""
    city = p.city
    early, myths, owned = city[City.EARLY + seat], city[City.MYTHS + seat], city[City.PROGRESS + seat]
    return priced(
        card, early, myths, owned, city[City.GOODS + seat], unit_prices(p, seat), city[City.MEANS + seat] >> 20
    )


def wonder_price(p: DuelPosition, seat: i64, wonder: i64) -> i64:
    """DU-6.8, DU-5.8: a Wonder's own cost, less with Architecture."""
    free: i64 = data.DISCOUNT if p.city[City.PROGRESS + seat] & Has.ARCHITECTURE else 0
    goods, choices = p.city[City.GOODS + seat], p.city[City.MEANS + seat] >> 20
    bought = goods_price(data.WONDER_COST[wonder], goods, unit_prices(p, seat), choices, free)
    return bought | (bought << 8)


def unit_prices(p: DuelPosition, seat: i64) -> i64:
    """DU-5.6, DU-5.7: what one unit of each good costs this player, in nibbles."""
    fixed = p.city[City.MEANS + seat] & 0xFFFFF
    return ((0x22222 + p.city[City.GOODS + 1 - seat]) & ~fixed) | (0x11111 & fixed)


# What follows is asked for every accessible card at every turn: it is given numbers, not a position.


def priced(card: i64, early: i64, myths: i64, owned: i64, goods: i64, each: i64, choices: i64) -> i64:
    """DU-5.9: the cheapest way; on equal coins chain, then Engineering, then the normal cost."""
    chain = data.CHAIN[card]
    if early & chain or (card >= data.FIRST_TEMPLE and (myths >> ((card - data.FIRST_TEMPLE) << 2)) & 15):
        return Way.CHAIN << 16
    cost = data.COST[card]
    if cost == 0:
        return 0
    free: i64 = 0
    if owned & Has.MASONRY and data.COLOUR[card] == Colour.BLUE:
        free = data.DISCOUNT
    bought = goods_price(cost & 0xFFFFF, goods, each, choices, free)
    coins = (cost >> 20) + bought
    if coins > 0 and owned & Has.ENGINEERING and (chain or card >= data.FIRST_TEMPLE):
        return data.ENGINEERING_PRICE | (Way.ENGINEERING << 16)
    return coins | (bought << 8) | (Way.NORMAL << 16)


def goods_price(need: i64, goods: i64, each: i64, choices: i64, free: i64) -> i64:
    """DU-5.4 to DU-5.8: the coins for all units that are not produced; `free` units need not be supplied."""
    # In each nibble 8 + needed - produced: the 8 survives where at least as much is needed as produced.
    balance = (need | 0x88888) - goods
    missing = balance & (((balance >> 3) & 0x11111) * 7)
    if missing and choices:
        missing = relieve(missing, each, choices & 15, 0, RAW)
        missing = relieve(missing, each, choices >> 4, RAW, 5)
    if missing and free:
        missing = relieve(missing, each, free, 0, 5)
    if missing == 0:
        return 0
    return (
        (missing & 7) * (each & 15)
        + ((missing >> 4) & 7) * ((each >> 4) & 15)
        + ((missing >> 8) & 7) * ((each >> 8) & 15)
        + ((missing >> 12) & 7) * ((each >> 12) & 15)
        + ((missing >> 16) & 7) * ((each >> 16) & 15)
    )


def relieve(missing: i64, each: i64, units: i64, low: i64, high: i64) -> i64:
    """DU-5.9: so many units less among these goods, the dearest first.

    Dearest first is best: goods of one kind have their own choices, and the discount, which fits all, comes last.
    """
    while units > 0:
        best: i64 = -1
        dearest: i64 = 0
        for good in range(low, high):
            if (missing >> (good << 2)) & 7:
                price = (each >> (good << 2)) & 15
                if price > dearest:
                    dearest = price
                    best = good
        if best < 0:
            return missing
        missing -= data.UNIT[best]
        units -= 1
    return missing


def activation_price(p: DuelPosition, seat: i64, space: i64) -> i64:
    """DU-10.9, DU-10.10: printed cost, twice for the Gate, less with the Sanctuary; before Offering tokens."""
    price: i64 = space + 3 if seat == p.first else 8 - space
    if p.on_space(space) == Divinity.GATE:
        price *= 2
    if p.city[City.STANDING + seat] & data.SANCTUARY_BIT:
        price -= data.SANCTUARY_DISCOUNT
    return max(price, 0)


# --- coins ----------------------------------------------------------------------------------------
def purse(p: DuelPosition, seat: i64) -> i64:
    """DU-5.11: coins available."""
    return p.city[City.COINS + seat] + p.city[City.ASTARTE + seat]


def pay(p: DuelPosition, seat: i64, price: i64) -> None:
    """DU-5.13: from the treasury first, then from Astarte; DU-5.12: coins for goods go to an owner of Economy."""
    city = p.city
    city[City.COINS + seat] -= total(price)
    if city[City.COINS + seat] < 0:
        city[City.ASTARTE + seat] += city[City.COINS + seat]
        city[City.COINS + seat] = 0
    if traded(price) and city[City.PROGRESS + 1 - seat] & Has.ECONOMY:
        gain(p, 1 - seat, traded(price), Reason.ECONOMY)


def gain(p: DuelPosition, seat: i64, coins: i64, reason: i64) -> None:
    """DU-1.3: the bank is never empty."""
    p.city[City.COINS + seat] += coins
    p.note("coins_gained", seat, coins, reason)


def lose(p: DuelPosition, seat: i64, coins: i64, reason: i64) -> i64:
    """DU-8.5: never more than the treasury, never from Astarte. Returns what was really lost."""
    coins = min(coins, p.city[City.COINS + seat])
    if coins:
        p.city[City.COINS + seat] -= coins
        p.note("coins_lost", seat, coins, reason)
    return coins
