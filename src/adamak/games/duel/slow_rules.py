"""What a construction costs, reckoned a second time, slowly, from the cards on the table (DU-5).

Every way to use choices and discounts is tried, so that the engine's short cut has something to be compared with;
the steps are kept, so that a player can check the price before paying it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from operator import itemgetter
from typing import TYPE_CHECKING

from adamak.games.duel.components import DIVINITY_IDS, LETTERS, RESOURCE_IDS, WONDER_ROWS
from adamak.games.duel.data import CARD_ROWS, SPACES, City, letters_after, split_cost
from adamak.games.duel.pantheon_setup import space_entries
from adamak.games.duel.position import STATE, DuelPosition
from adamak.games.duel.setup import WONDER_SET

if TYPE_CHECKING:
    from adamak.games.duel.view import Good, Price

ROW_OF = {row[0]: row for row in CARD_ROWS}
WONDER_COST = {row[0]: row[1] for row in WONDER_ROWS}
NAMES = dict(zip(LETTERS, RESOURCE_IDS, strict=True))
PRODUCED = {row[0]: letters_after(row[3], "produce") for row in CARD_ROWS}
FIXED = {row[0]: letters_after(row[3], "fixed") for row in CARD_ROWS}
CHOICE = {row[0]: letters_after(row[3], "choice") for row in CARD_ROWS}
CHOICE |= {row[0]: letters_after(row[2], "choice") for row in WONDER_ROWS}


def standing(p: DuelPosition, seat: int) -> list[str]:
    return WONDER_SET.write(p.city[City.STANDING + seat])


def purse(p: DuelPosition, seat: int) -> int:
    """DU-5.11: treasury and the coins on Astarte."""
    return int(p.city[City.COINS + seat] + p.city[City.ASTARTE + seat])


class Trade:
    """What a player builds with, looked up once for any number of prices."""

    def __init__(self, p: DuelPosition, seat: int) -> None:
        self.coins = purse(p, seat)
        cards, rivals = STATE.cards.read(p, seat), STATE.cards.read(p, 1 - seat)
        # DU-5.4, DU-5.6: what the brown and grey cards of a city produce.
        self.made = "".join(PRODUCED[card] for card in cards)
        # DU-5.4: sources of one unit of one's choice; Wonders only while they stand.
        self.choices = tuple(CHOICE[name] for name in [*cards, *standing(p, seat)] if CHOICE[name])
        # DU-5.6, DU-5.7: what one unit of each good costs.
        fixed, dear = "".join(FIXED[card] for card in cards), "".join(PRODUCED[card] for card in rivals)
        self.each = tuple(1 if letter in fixed else 2 + dear.count(letter) for letter in LETTERS)
        self.progress = STATE.progress.read(p, seat)
        # DU-5.3: chain symbols of the own city, and of Mythology tokens.
        self.chains = {ROW_OF[card][5] for card in cards}
        self.chains |= {f"mythology_{name}" for name in STATE.seat_mythologies.read(p, seat)}

    def price(self, way: str, coins: int, trade: int, goods: list[Good]) -> Price:
        total = coins + trade
        enough = total <= self.coins
        return {"total": total, "coins": coins, "trade": trade, "way": way, "goods": goods, "affordable": enough}

    def card_cost(self, card: str) -> Price:
        """DU-5.9: the cheapest of chain, Engineering and the normal cost."""
        _, colour, cost, _, symbol, _ = ROW_OF[card]
        if symbol and symbol in self.chains:
            return self.price("chain", 0, 0, [])
        normal = self.buy(cost, 2 if colour == "blue" and "masonry" in self.progress else 0)
        if symbol and "engineering" in self.progress and normal["total"] >= 1:
            return self.price("engineering", 1, 0, [])
        return normal

    def wonder_cost(self, wonder: str) -> Price:
        """DU-6.8, DU-5.8."""
        return self.buy(WONDER_COST[wonder], 2 if "architecture" in self.progress else 0)

    def buy(self, cost: str, discount: int) -> Price:
        return self.price("normal", *reckoned(cost, discount, self.made, self.each, self.choices))


@lru_cache(maxsize=4_000)  # most of what is on sale was so a move ago, for a city that makes the same
def reckoned(
    cost: str, discount: int, made: str, each: tuple[int, ...], choices: tuple[str, ...]
) -> tuple[int, int, list[Good]]:
    """DU-5.9: all assignments of choices and of the discount, the one with the least coins.

    The coins printed, the coins for goods, and where the units of each good come from.
    """
    coins, goods = split_cost(cost)
    short = "".join(letter * (goods.count(letter) - made.count(letter)) for letter in LETTERS)
    prices = dict(zip(LETTERS, each, strict=True))
    trade, bought, supplied, waived = min(ways(short, discount, prices, choices), key=itemgetter(0))
    lines: list[Good] = [
        {
            "good": NAMES[letter],
            "needed": goods.count(letter),
            "produced": min(made.count(letter), goods.count(letter)),
            "by_choice": supplied.count(letter),
            "waived": waived.count(letter),
            "bought": bought.count(letter),
            "each": prices[letter],
        }
        for letter in dict.fromkeys(goods)
    ]
    return coins, trade, lines


def ways(
    short: str, discount: int, prices: dict[str, int], choices: tuple[str, ...]
) -> Iterator[tuple[int, str, str, str]]:
    """Every way to supply the goods that are short: its price, and what is bought, supplied by choice, waived."""
    for chosen in sorted(set(product(*choices))):
        left, supplied = short, ""
        for letter in chosen:
            if letter in left:
                left, supplied = left.replace(letter, "", 1), supplied + letter
        for waived in sorted(set(combinations(sorted(left), min(discount, len(left))))):
            bought = left
            for letter in waived:
                bought = bought.replace(letter, "", 1)
            yield sum(prices[letter] for letter in bought), bought, supplied, "".join(waived)


# --- activation (DU-10.9 to DU-10.11) -------------------------------------------------------------
def activation_costs(p: DuelPosition, seat: int) -> list[int]:
    """DU-10.9, DU-10.10, R9: for each space the printed cost, twice for the Gate, 2 less with the Sanctuary."""
    sanctuary = 2 if "the_sanctuary" in standing(p, seat) else 0
    printed = range(3, 3 + SPACES) if seat == p.first else range(2 + SPACES, 2, -1)
    gates = [entry is not None and entry[0] == DIVINITY_IDS[-1] for entry in space_entries(p.spaces)]
    return [max(0, cost * (1 + gate) - sanctuary) for cost, gate in zip(printed, gates, strict=True)]


def wasted_offering(cost: int, values: list[int]) -> int | None:
    """DU-10.11: a token that could be left out without paying more."""
    pay = max(0, cost - sum(values))
    return next((value for value in values if max(0, cost - sum(values) + value) == pay), None)
