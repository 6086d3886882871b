"""What is printed on cards and board, ready to be drawn: the tables of `data.py` as the page is given them."""

from __future__ import annotations

from msgspec import Struct

from adamak.core.naming import members
from adamak.games.condottiere import data

# Where the rulebook speaks of each special card, in the order of a sorted hand: after the soldiers come the people,
# then the turns of fortune.
CLAUSES = {
    "heroine": "CO-5.10", "drummer": "CO-5.9", "bishop": "CO-5.5", "winter": "CO-5.2", "spring": "CO-5.3",
    "courtesan": "CO-5.8", "surrender": "CO-5.13", "scarecrow": "CO-5.11",
}  # fmt: skip
WORTH = {"heroine": data.HEROINE_STRENGTH, "courtesan": data.COURTESAN_STRENGTH}


class Card(Struct):
    mercenary: bool
    strength: int | None  # as printed
    clause: str


class CondottiereTables(Struct):
    cards: dict[str, Card]  # in the order of a sorted hand
    neighbours: dict[str, list[str]]


def condottiere_tables() -> CondottiereTables:
    soldiers = list(zip(data.CARD_IDS[: data.MERCENARIES], data.PRINTED, strict=True))
    cards = {card: Card(True, strength, "CO-5.1") for card, strength in reversed(soldiers)}
    cards |= {card: Card(False, WORTH.get(card), clause) for card, clause in CLAUSES.items()}
    return CondottiereTables(
        cards, {name: members(data.NEIGHBOURS[k], data.REGION_IDS) for k, name in enumerate(data.REGION_IDS)}
    )
