"""The components of Troyes in words: what `components.toml` says of cards, events and characters."""

from __future__ import annotations

from typing import Final

from adamak.core.component_file import component_tables

COLOUR_IDS: Final[list[str]] = ["red", "white", "yellow"]
BUILDING_IDS: Final[list[str]] = ["palace", "bishopric", "city_hall"]  # in the order of their colours
LEVELS: Final = 3

_TABLES: Final = component_tables("adamak.games.troyes")

# Activity cards (TR-2.4): id, colour, level, timing, cost of a tradesman, points of both scoring spaces, divisor.
CARD_ROWS: Final[list[tuple[str, str, int, str, int, int, int, int]]] = _TABLES["cards"]
BASE_CARDS: Final = 27
CARD_IDS: Final[list[str]] = [row[0] for row in CARD_ROWS]

# Cubes on delayed cards (TR-11.3 to TR-11.8): id, colour of the dice, what they become, how many; times, each, once.
MODIFIER_ROWS: Final[list[tuple[str, str, str, int, int, int, int]]] = _TABLES["modifiers"]

# Events (TR-2.5): name, colour, black dice, the colour each copy calls, divisor, banners, points of first and second.
EVENT_ROWS: Final[list[tuple[str, str, int, list[str], int, int, int, int]]] = _TABLES["events"]
# The cards: id of each copy, name, colour, black dice.
THREAT_ROWS: Final[list[tuple[str, str, str, int]]] = [
    (f"{name}_{copy + 1}" if len(calls) > 1 else name, name, colour, black)
    for name, colour, black, calls, *_ in EVENT_ROWS
    for copy in range(max(1, len(calls)))
]
THREAT_IDS: Final[list[str]] = [row[0] for row in THREAT_ROWS]

# Characters (TR-13): id, least measure for 1, 3 and 6 points; then the same with two players or alone.
CHARACTER_ROWS: Final[list[tuple[str, list[int], list[int]]]] = _TABLES["characters"]
CHARACTER_IDS: Final[list[str]] = [row[0] for row in CHARACTER_ROWS]
TIER_VP: Final[list[int]] = [0, 1, 3, 6]

GRADES: Final[list[tuple[str, int]]] = _TABLES["grades"]  # TR-15.17: the least difference of each
