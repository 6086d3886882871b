"""What a construction costs, reckoned a second time, slowly, from the cards on the table (DU-5).

Every way to use choices and discounts is tried, so that the engine's short cut has something to be compared with;
the steps are kept, so that a player can check the price before he pays it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import TYPE_CHECKING, Any

from adamak.games.duel.components import DIVINITY_IDS, LETTERS, RESOURCE_IDS, WONDER_ROWS
from adamak.games.duel.data import ASTARTE, CARD_ROWS, COINS
from adamak.games.duel.pieces import ROW_OF, city_cards, mythology_tokens, owned, space_entries, standing

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition

WONDER_ROW = {row[0]: row for row in WONDER_ROWS}
NAMES = dict(zip(LETTERS, RESOURCE_IDS, strict=True))


@dataclass
class Reckoning:
    """A price and how it comes about."""

    total: int = 0
    coins: int = 0  # printed in the cost
    trade: int = 0  # for goods
    way: str = "normal"
    goods: list[dict[str, Any]] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        return {
            "total": self.total,
            "coins": self.coins,
            "trade": self.trade,
            "way": self.way,
            "goods": self.goods,
        }


def words_after(text: str, word: str) -> str:
    """The letters an effect is about: `words_after("choice GP, vp 2", "choice")` is `GP`."""
    return "".join(effect.split(" ")[1] for effect in text.split(", ") if effect.startswith(word + " "))


def production(p: DuelPosition, seat: int) -> Counter[str]:
    """DU-5.4, DU-5.6: what the brown and grey cards of a city produce."""
    made: Counter[str] = Counter()
    for card in city_cards(p, seat):
        made.update(words_after(ROW_OF[card][3], "produce"))
    return made


def choices(p: DuelPosition, seat: int) -> list[str]:
    """DU-5.4: sources of one unit of one's choice; Wonders only while they stand."""
    texts = [ROW_OF[card][3] for card in city_cards(p, seat)]
    texts += [WONDER_ROW[wonder][2] for wonder in standing(p, seat)]
    return [letters for text in texts if (letters := words_after(text, "choice"))]


def prices(p: DuelPosition, seat: int) -> dict[str, int]:
    """DU-5.6, DU-5.7: what one unit of each good costs this player."""
    fixed = "".join(words_after(ROW_OF[card][3], "fixed") for card in city_cards(p, seat))
    rival = production(p, 1 - seat)
    return {letter: 1 if letter in fixed else 2 + rival[letter] for letter in LETTERS}


def purse(p: DuelPosition, seat: int) -> int:
    """DU-5.11: treasury and the coins on Astarte."""
    return int(p.city[COINS + seat] + p.city[ASTARTE + seat])


def card_cost(p: DuelPosition, seat: int, card: str) -> Reckoning:
    """DU-5.9: the cheapest of chain, Engineering and the normal cost."""
    _, colour, cost, _, symbol, _ = ROW_OF[card]
    if symbol and has_chain(p, seat, symbol):
        return Reckoning(way="chain")
    discount = 2 if colour == "blue" and "masonry" in owned(p, seat) else 0
    normal = buy(p, seat, cost, discount)
    if symbol and "engineering" in owned(p, seat) and normal.total >= 1:
        return Reckoning(total=1, coins=1, way="engineering")
    return normal


def has_chain(p: DuelPosition, seat: int, symbol: str) -> bool:
    """DU-5.3: by a card of the own city, or by a Mythology token."""
    if symbol.startswith("mythology_"):
        return symbol.removeprefix("mythology_") in mythology_tokens(p, seat)
    return any(row[5] == symbol and row[0] in city_cards(p, seat) for row in CARD_ROWS)


def wonder_cost(p: DuelPosition, seat: int, wonder: str) -> Reckoning:
    """DU-6.8, DU-5.8."""
    return buy(p, seat, WONDER_ROW[wonder][1], 2 if "architecture" in owned(p, seat) else 0)


def buy(p: DuelPosition, seat: int, cost: str, discount: int) -> Reckoning:
    """DU-5.9: all assignments of choices and of the discount, the one with the least coins."""
    goods = cost.lstrip("0123456789")
    coins = int(cost[: len(cost) - len(goods)] or 0)
    made, each = production(p, seat), prices(p, seat)
    short = Counter(goods) - made
    best: tuple[int, Counter[str], tuple[str, ...], tuple[str, ...]] | None = None
    for chosen in sorted(set(product(*choices(p, seat)))):
        left = short - Counter(chosen)
        units = sorted(left.elements())
        for waived in set(combinations(units, min(discount, len(units)))):
            bought = left - Counter(waived)
            price = sum(each[letter] * number for letter, number in bought.items())
            if best is None or price < best[0]:
                best = price, bought, chosen, waived
    assert best is not None
    price, bought, chosen, waived = best
    by_choice = Counter(chosen) & short
    told = [
        {
            "good": NAMES[letter],
            "needed": Counter(goods)[letter],
            "produced": min(made[letter], Counter(goods)[letter]),
            "by_choice": by_choice[letter],
            "waived": Counter(waived)[letter],
            "bought": bought[letter],
            "each": each[letter],
        }
        for letter in LETTERS
        if letter in goods
    ]
    return Reckoning(total=coins + price, coins=coins, trade=price, goods=told)


# --- activation (DU-10.9 to DU-10.11) -------------------------------------------------------------


def activation_cost(p: DuelPosition, seat: int, space: int) -> int:
    """DU-10.9, DU-10.10, R9: the printed cost, twice for the Gate, 2 less with the Sanctuary; spaces from 1."""
    printed = space + 2 if seat == p.first else 9 - space
    entry = space_entries(p)[space - 1]
    if entry is not None and entry[0] == DIVINITY_IDS[-1]:
        printed *= 2
    if "the_sanctuary" in standing(p, seat):
        printed -= 2
    return max(0, printed)


def wasted_offering(cost: int, values: list[int]) -> int | None:
    """DU-10.11: a token that could be left out without paying more."""
    pay = max(0, cost - sum(values))
    for value in values:
        if max(0, cost - sum(values) + value) == pay:
            return value
    return None
