"""What is printed on the components, ready to be drawn: the tables of `components.py` as the page is given them."""

from __future__ import annotations

from msgspec import Struct

from adamak.games.duel import components
from adamak.games.duel.data import CARD_ROWS, effect_words, split_cost


class Cost(Struct):
    coins: int
    goods: list[str]  # one for each unit


class Effect(Struct):
    name: str  # produce, choice, fixed, coins, vp, shields, symbol, and the deeds of Wonders
    amount: int  # how many, or how much for each
    goods: list[str]
    what: str  # the symbol gained, the colour destroyed
    per: str | None  # what is counted
    most: bool  # in the city that has most of it, else in the own


class Card(Struct):
    colour: str
    cost: Cost
    effects: list[Effect]
    free_by: str  # chain symbol that makes it free
    grants: str  # chain symbol it bears


class Wonder(Struct):
    cost: Cost
    effects: list[Effect]


class MilitaryToken(Struct):
    coins: int
    zone: list[int]  # spaces of the track, towards the second player's capital positive


class DuelTables(Struct):
    resources: list[str]
    colours: list[str]
    symbols: list[str]
    mythologies: list[str]
    divinities: list[str]
    progress: list[str]
    cards: dict[str, Card]
    wonders: dict[str, Wonder]
    military_tokens: dict[str, MilitaryToken]
    zone_points: list[int]  # DU-8.7, by distance from the middle
    covered_by: list[list[list[int]]]  # DU-2.8: the slots that cover each slot, for each Age


def duel_tables() -> DuelTables:
    return DuelTables(
        components.RESOURCE_IDS,
        components.COLOUR_IDS,
        components.SYMBOL_IDS,
        components.MYTHOLOGY_IDS,
        components.DIVINITY_IDS,
        components.PROGRESS_IDS,
        {name: Card(colour, cost(price), effects(does), by, to) for name, colour, price, does, by, to in CARD_ROWS},
        {name: Wonder(cost(price), effects(does)) for name, price, does in components.WONDER_ROWS},
        {name: MilitaryToken(coins, zone) for name, coins, zone in components.MILITARY_TOKENS},
        components.ZONE_VP,
        components.COVERED_BY,
    )


def goods(letters: str) -> list[str]:
    return [components.RESOURCE_IDS[components.LETTERS.index(letter)] for letter in letters]


def cost(text: str) -> Cost:
    coins, letters = split_cost(text)
    return Cost(coins, goods(letters))


def effects(text: str) -> list[Effect]:
    return [effect(*words) for words in effect_words(text)]


def effect(name: str, what: str = "", whose: str = "", per: str | None = None) -> Effect:
    if name in {"produce", "choice", "fixed"}:
        return Effect(name, 0, goods(what), "", None, False)
    if what.isdigit():
        return Effect(name, int(what), [], "", per, whose == "most")
    return Effect(name, 0, [], what, None, False)
