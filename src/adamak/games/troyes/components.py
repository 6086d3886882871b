"""The components of Troyes in words: what the rulebook says of dice, citizens, cards and characters.

The numbers printed on the artwork alone (costs, divisors, banners, points) are in `numbers.py`, and nowhere else.
"""

from __future__ import annotations

from typing import Final

COLOUR_IDS: Final[list[str]] = ["red", "white", "yellow"]
BUILDING_IDS: Final[list[str]] = ["palace", "bishopric", "city_hall"]  # in the order of their colours
LEVELS: Final = 3

# --- Activity cards (TR-2.4): id, colour, level, timing; the last three come with the bonus cards (TR-14.1) ---------

CARD_ROWS: Final[list[tuple[str, str, int, str]]] = [
    ("artisan", "yellow", 1, "immediate"),
    ("merchant", "yellow", 1, "immediate"),
    ("miller", "yellow", 1, "immediate"),
    ("innkeeper", "yellow", 2, "immediate"),
    ("blacksmith", "yellow", 2, "delayed"),
    ("militia", "yellow", 2, "delayed"),
    ("journeyman", "yellow", 3, "immediate"),
    ("goldsmith", "yellow", 3, "immediate"),
    ("sculptor", "yellow", 3, "immediate"),
    ("tithing", "white", 1, "delayed"),
    ("monk", "white", 1, "delayed"),
    ("priest", "white", 1, "delayed"),
    ("apprenticeship", "white", 2, "delayed"),
    ("templar", "white", 2, "delayed"),
    ("confession", "white", 2, "delayed"),
    ("procession", "white", 3, "immediate"),
    ("pilgrimage", "white", 3, "immediate"),
    ("glassblower", "white", 3, "immediate"),
    ("archer", "red", 1, "immediate"),
    ("chivalry", "red", 1, "immediate"),
    ("diplomat", "red", 1, "immediate"),
    ("hunting", "red", 2, "immediate"),
    ("mercenary", "red", 2, "immediate"),
    ("tax_collector", "red", 2, "immediate"),
    ("captain", "red", 3, "immediate"),
    ("joust", "red", 3, "immediate"),
    ("troubadour", "red", 3, "immediate"),
    ("prior", "white", 2, "delayed"),
    ("baker", "yellow", 1, "immediate"),
    ("banquet", "red", 3, "immediate"),
]
BASE_CARDS: Final = 27
CARD_IDS: Final[list[str]] = [row[0] for row in CARD_ROWS]

# --- events (TR-2.5): id of each copy, the card's name, colour, black dice (TR-7.4); Resistance is a bonus card ------

THREAT_ROWS: Final[list[tuple[str, str, str, int]]] = [
    ("marauding", "marauding", "", 1),
    ("brigands_1", "brigands", "red", 1),
    ("brigands_2", "brigands", "red", 1),
    ("brigands_3", "brigands", "red", 1),
    ("skirmishes_1", "skirmishes", "red", 1),
    ("skirmishes_2", "skirmishes", "red", 1),
    ("war", "war", "red", 2),
    ("normans_attack", "normans_attack", "red", 2),
    ("succession_conflict", "succession_conflict", "red", 0),
    ("resistance", "resistance", "red", 0),
    ("theological_conflict", "theological_conflict", "white", 0),
    ("heresy", "heresy", "white", 0),
    ("migrant_workers", "migrant_workers", "white", 0),
    ("interruption_of_work", "interruption_of_work", "white", 0),
    ("drought", "drought", "yellow", 0),
    ("support", "support", "yellow", 0),
    ("civil_war", "civil_war", "yellow", 0),
    ("wayfarers", "wayfarers", "yellow", 0),
]
THREAT_IDS: Final[list[str]] = [row[0] for row in THREAT_ROWS]
THREAT_NAMES: Final[list[str]] = list(dict.fromkeys(row[1] for row in THREAT_ROWS))

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
