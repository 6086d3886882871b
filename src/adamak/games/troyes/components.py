"""The components of Troyes in words: dice, citizens, cards, events and characters, each thing once.

What the rulebook says of a card comes first in its row. The numbers behind it are printed on the artwork only: house
values, which whoever owns the game can replace (`numbers.py`).
"""

from __future__ import annotations

from typing import Final

COLOUR_IDS: Final[list[str]] = ["red", "white", "yellow"]
BUILDING_IDS: Final[list[str]] = ["palace", "bishopric", "city_hall"]  # in the order of their colours
LEVELS: Final = 3

# --- Activity cards (TR-2.4): id, colour, level, timing; cost of a tradesman, points of the first and second scoring
# space, divisor. The last three come with the bonus cards (TR-14.1). -----------------------------------------------

CARD_ROWS: Final[list[tuple[str, str, int, str, int, int, int, int]]] = [
    ("artisan", "yellow", 1, "immediate", 4, 2, 1, 3),
    ("merchant", "yellow", 1, "immediate", 4, 2, 1, 2),
    ("miller", "yellow", 1, "immediate", 5, 3, 1, 3),
    ("innkeeper", "yellow", 2, "immediate", 3, 1, 1, 2),
    ("blacksmith", "yellow", 2, "delayed", 6, 3, 2, 5),
    ("militia", "yellow", 2, "delayed", 4, 2, 1, 3),
    ("journeyman", "yellow", 3, "immediate", 6, 3, 2, 4),
    ("goldsmith", "yellow", 3, "immediate", 6, 3, 2, 4),
    ("sculptor", "yellow", 3, "immediate", 5, 3, 1, 3),
    ("tithing", "white", 1, "delayed", 4, 2, 1, 2),
    ("monk", "white", 1, "delayed", 7, 3, 2, 2),
    ("priest", "white", 1, "delayed", 8, 4, 2, 3),
    ("apprenticeship", "white", 2, "delayed", 6, 3, 2, 3),
    ("templar", "white", 2, "delayed", 4, 2, 1, 2),
    ("confession", "white", 2, "delayed", 6, 3, 2, 3),
    ("procession", "white", 3, "immediate", 5, 3, 2, 3),
    ("pilgrimage", "white", 3, "immediate", 7, 3, 2, 5),
    ("glassblower", "white", 3, "immediate", 7, 4, 2, 5),
    ("archer", "red", 1, "immediate", 4, 2, 1, 3),
    ("chivalry", "red", 1, "immediate", 6, 3, 1, 3),
    ("diplomat", "red", 1, "immediate", 4, 2, 1, 4),
    ("hunting", "red", 2, "immediate", 5, 2, 1, 3),
    ("mercenary", "red", 2, "immediate", 4, 2, 1, 3),
    ("tax_collector", "red", 2, "immediate", 4, 2, 1, 5),
    ("captain", "red", 3, "immediate", 6, 3, 2, 5),
    ("joust", "red", 3, "immediate", 5, 3, 2, 3),
    ("troubadour", "red", 3, "immediate", 6, 3, 2, 3),
    ("prior", "white", 2, "delayed", 6, 3, 2, 3),
    ("baker", "yellow", 1, "immediate", 4, 2, 1, 4),
    ("banquet", "red", 3, "immediate", 6, 3, 2, 4),
]
BASE_CARDS: Final = 27
CARD_IDS: Final[list[str]] = [row[0] for row in CARD_ROWS]

# --- cubes on delayed cards (TR-11.3 to TR-11.8): the colour of the dice ("": any), what they become, how many at
# most; the value is so many times that of the dice, so much more for each of them, and so much more once -------------

MODIFIER_ROWS: Final[list[tuple[str, str, str, int, int, int, int]]] = [
    ("blacksmith", "red", "red", 3, 1, 0, 5),
    ("militia", "yellow", "red", 3, 1, 0, 0),
    ("tithing", "yellow", "yellow", 3, 1, 0, 0),
    ("monk", "white", "yellow", 1, 3, 0, 0),
    ("priest", "yellow", "yellow", 3, 1, 3, 0),
    ("apprenticeship", "", "", 3, 0, 5, 0),
    ("templar", "white", "red", 1, 2, 0, 0),
    ("confession", "", "", 3, 1, 2, 0),
    ("prior", "white", "white", 1, 2, 0, 0),
]

# --- events (TR-2.5): name, colour, black dice (TR-7.4), the colour each copy calls (TR-7.1); divisor, banners, points
# of the first and the second. Marauding has no banners and no points; Resistance is a bonus card. --------------

EVENT_ROWS: Final[list[tuple[str, str, int, tuple[str, ...], int, int, int, int]]] = [
    ("marauding", "", 1, (), 3, 0, 0, 0),
    ("brigands", "red", 1, ("yellow", "yellow", "white"), 3, 4, 1, 1),
    ("skirmishes", "red", 1, ("white", "yellow"), 3, 4, 3, 2),
    ("war", "red", 2, ("white",), 4, 6, 5, 3),
    ("normans_attack", "red", 2, ("yellow",), 3, 6, 5, 3),
    ("succession_conflict", "red", 0, ("white",), 4, 5, 4, 2),
    ("resistance", "red", 0, (), 3, 5, 4, 2),
    ("theological_conflict", "white", 0, (), 3, 5, 6, 2),
    ("heresy", "white", 0, (), 3, 4, 5, 2),
    ("migrant_workers", "white", 0, (), 3, 4, 4, 1),
    ("interruption_of_work", "white", 0, (), 3, 4, 5, 2),
    ("drought", "yellow", 0, (), 3, 4, 3, 1),
    ("support", "yellow", 0, (), 3, 4, 3, 2),
    ("civil_war", "yellow", 0, (), 3, 4, 3, 2),
    ("wayfarers", "yellow", 0, (), 3, 5, 4, 2),
]
THREAT_NAMES: Final[list[str]] = [row[0] for row in EVENT_ROWS]
# The cards: id of each copy, name, colour, black dice.
THREAT_ROWS: Final[list[tuple[str, str, str, int]]] = [
    (f"{name}_{copy + 1}" if len(calls) > 1 else name, name, colour, black)
    for name, colour, black, calls, *_ in EVENT_ROWS
    for copy in range(max(1, len(calls)))
]
THREAT_IDS: Final[list[str]] = [row[0] for row in THREAT_ROWS]

# --- characters (TR-13): id, least measure for 1, 3 and 6 points; then the same with two players or alone ------------

CHARACTER_ROWS: Final[list[tuple[str, tuple[int, int, int], tuple[int, int, int]]]] = [
    ("urbain_iv", (3, 5, 7), (4, 6, 8)),
    ("chretien_de_troyes", (3, 5, 7), (4, 6, 8)),
    ("hugues_de_payns", (6, 10, 15), (6, 10, 15)),
    ("thibaut_ii", (6, 12, 18), (6, 12, 18)),
    ("henry_i", (1, 3, 5), (1, 3, 5)),
    ("le_florentin", (2, 4, 6), (2, 4, 6)),
]
CHARACTER_IDS: Final[list[str]] = [row[0] for row in CHARACTER_ROWS]
TIER_VP: Final[list[int]] = [0, 1, 3, 6]

# --- solo (TR-15.17): the least difference of each grade -------------------------------------------------------------

GRADES: Final[list[tuple[str, int]]] = [
    ("defeat", -1_000_000), ("poor", 1), ("average", 6), ("not_bad", 11), ("worried", 16), ("masterful", 21),
]  # fmt: skip
