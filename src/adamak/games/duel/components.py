"""The components of 7 Wonders Duel and Pantheon, in words: what is printed on cards, tokens and boards.

Costs are written short: a number of coins, then one letter per unit of Wood, Clay, Stone, Glass, Papyrus ("3C" is
three coins and one clay). What a card does is a list of a few words, read once by `data.py`:

- `produce WW`, `choice GP`, `fixed GP`: the goods of DU-5.4 and the prices of DU-5.7;
- `coins 4`, `coins 2 own brown`, `coins 1 most goods`: taken at construction (DU-14.1, DU-14.2);
- `vp 3`, `vp 1 most goods`: points at the end (DU-15.4); `shields 2`; `symbol wheel`;
- of Wonders (DU-12) also `loss 3`, `again`, `destroy grey`, `library 3`, `revive`, `sanctuary 2`, `theater`.
"""

from __future__ import annotations

from typing import Final

RESOURCE_IDS: Final[list[str]] = ["wood", "clay", "stone", "glass", "papyrus"]
LETTERS: Final = "WCSGP"
RAW: Final = 3  # wood, clay, stone are raw; glass and papyrus manufactured
COLOUR_IDS: Final[list[str]] = ["brown", "grey", "blue", "green", "yellow", "red", "purple", "temple"]
SYMBOL_IDS: Final[list[str]] = ["compass", "wheel", "quill", "mortar", "sundial", "armillary_sphere", "scales"]

# --- Buildings (DU-6.3): id, colour, cost, what it does, chain symbol it may be built by, chain symbol it grants ----
AGE_1: Final[list[tuple[str, str, str, str, str, str]]] = [
    ("lumber_yard", "brown", "", "produce W", "", ""),
    ("logging_camp", "brown", "1", "produce W", "", ""),
    ("clay_pool", "brown", "", "produce C", "", ""),
    ("clay_pit", "brown", "1", "produce C", "", ""),
    ("quarry", "brown", "", "produce S", "", ""),
    ("stone_pit", "brown", "1", "produce S", "", ""),
    ("glassworks", "grey", "1", "produce G", "", ""),
    ("press", "grey", "1", "produce P", "", ""),
    ("guard_tower", "red", "", "shields 1", "", ""),
    ("stable", "red", "W", "shields 1", "", "horseshoe"),
    ("garrison", "red", "C", "shields 1", "", "sword"),
    ("palisade", "red", "2", "shields 1", "", "tower"),
    ("workshop", "green", "P", "symbol compass, vp 1", "", ""),
    ("apothecary", "green", "G", "symbol wheel, vp 1", "", ""),
    ("scriptorium", "green", "2", "symbol quill", "", "book"),
    ("pharmacist", "green", "2", "symbol mortar", "", "gear"),
    ("theater", "blue", "", "vp 3", "", "mask"),
    ("altar", "blue", "", "vp 3", "", "moon"),
    ("baths", "blue", "S", "vp 3", "", "drop"),
    ("stone_reserve", "yellow", "3", "fixed S", "", ""),
    ("clay_reserve", "yellow", "3", "fixed C", "", ""),
    ("wood_reserve", "yellow", "3", "fixed W", "", ""),
    ("tavern", "yellow", "", "coins 4", "", "vase"),
]
AGE_2: Final[list[tuple[str, str, str, str, str, str]]] = [
    ("sawmill", "brown", "2", "produce WW", "", ""),
    ("brickyard", "brown", "2", "produce CC", "", ""),
    ("shelf_quarry", "brown", "2", "produce SS", "", ""),
    ("glassblower", "grey", "", "produce G", "", ""),
    ("drying_room", "grey", "", "produce P", "", ""),
    ("walls", "red", "SS", "shields 2", "", ""),
    ("horse_breeders", "red", "WC", "shields 1", "horseshoe", ""),
    ("barracks", "red", "3", "shields 1", "sword", ""),
    ("archery_range", "red", "WSP", "shields 2", "", "target"),
    ("parade_ground", "red", "CCG", "shields 2", "", "helmet"),
    ("library", "green", "WSG", "symbol quill, vp 2", "book", ""),
    ("dispensary", "green", "CCS", "symbol mortar, vp 2", "gear", ""),
    ("school", "green", "WPP", "symbol wheel, vp 1", "", "lyre"),
    ("laboratory", "green", "WGG", "symbol compass, vp 1", "", "lamp"),
    ("courthouse", "blue", "WWG", "vp 5", "", ""),
    ("statue", "blue", "CC", "vp 4", "mask", "pillar"),
    ("temple", "blue", "WP", "vp 4", "moon", "sun"),
    ("aqueduct", "blue", "SSS", "vp 5", "drop", ""),
    ("rostrum", "blue", "WS", "vp 4", "", "temple_front"),
    ("forum", "yellow", "3C", "choice GP", "", ""),
    ("caravansery", "yellow", "2GP", "choice WCS", "", ""),
    ("customs_house", "yellow", "4", "fixed GP", "", ""),
    ("brewery", "yellow", "", "coins 6", "", "barrel"),
]
AGE_3: Final[list[tuple[str, str, str, str, str, str]]] = [
    ("arsenal", "red", "WWCCC", "shields 3", "", ""),
    ("pretorium", "red", "8", "shields 3", "", ""),
    ("fortifications", "red", "CSSP", "shields 2", "tower", ""),
    ("siege_workshop", "red", "WWWG", "shields 2", "target", ""),
    ("circus", "red", "CCSS", "shields 2", "helmet", ""),
    ("academy", "green", "WSGG", "symbol sundial, vp 3", "", ""),
    ("study", "green", "WWGP", "symbol sundial, vp 3", "", ""),
    ("university", "green", "CGP", "symbol armillary_sphere, vp 2", "lyre", ""),
    ("observatory", "green", "SPP", "symbol armillary_sphere, vp 2", "lamp", ""),
    ("palace", "blue", "WCSGG", "vp 7", "", ""),
    ("town_hall", "blue", "WWSSS", "vp 7", "", ""),
    ("obelisk", "blue", "SSG", "vp 5", "", ""),
    ("gardens", "blue", "WWCC", "vp 6", "pillar", ""),
    ("pantheon", "blue", "WCPP", "vp 6", "sun", ""),
    ("senate", "blue", "CCSP", "vp 5", "temple_front", ""),
    ("chamber_of_commerce", "yellow", "PP", "coins 3 own grey, vp 3", "", ""),
    ("port", "yellow", "WGP", "coins 2 own brown, vp 3", "", ""),
    ("armory", "yellow", "SSG", "coins 1 own red, vp 3", "", ""),
    ("lighthouse", "yellow", "CCG", "coins 1 own yellow, vp 3", "vase", ""),
    ("arena", "yellow", "WCS", "coins 2 own wonders, vp 3", "barrel", ""),
]
GUILDS: Final[list[tuple[str, str, str, str, str, str]]] = [
    ("merchants_guild", "purple", "WCGP", "coins 1 most yellow, vp 1 most yellow", "", ""),
    ("shipowners_guild", "purple", "CSGP", "coins 1 most goods, vp 1 most goods", "", ""),
    ("builders_guild", "purple", "WCSSG", "vp 2 most wonders", "", ""),
    ("magistrates_guild", "purple", "WWCP", "coins 1 most blue, vp 1 most blue", "", ""),
    ("scientists_guild", "purple", "WWCC", "coins 1 most green, vp 1 most green", "", ""),
    ("moneylenders_guild", "purple", "WWSS", "vp 1 most purses", "", ""),
    ("tacticians_guild", "purple", "CSSP", "coins 1 most red, vp 1 most red", "", ""),
]
TEMPLES: Final[list[tuple[str, str, str, str, str, str]]] = [
    ("mesopotamian_grand_temple", "temple", "WWWGP", "", "mythology_mesopotamian", ""),
    ("phoenician_grand_temple", "temple", "WSGPP", "", "mythology_phoenician", ""),
    ("greek_grand_temple", "temple", "SSSGP", "", "mythology_greek", ""),
    ("egyptian_grand_temple", "temple", "CCCGP", "", "mythology_egyptian", ""),
    ("roman_grand_temple", "temple", "CSGGP", "", "mythology_roman", ""),
]

# --- Wonders (DU-12): id, cost, what it does; the last two come with Pantheon (DU-1.4) ------------------------------
WONDER_ROWS: Final[list[tuple[str, str, str]]] = [
    ("the_appian_way", "CCSSP", "coins 3, loss 3, again, vp 3"),
    ("circus_maximus", "WSSG", "shields 1, destroy grey, vp 3"),
    ("the_colossus", "CCCG", "shields 2, vp 3"),
    ("the_great_library", "WWWGP", "library 3, vp 4"),
    ("the_great_lighthouse", "WSPP", "choice WCS, vp 4"),
    ("the_hanging_gardens", "WWGP", "coins 6, again, vp 3"),
    ("the_mausoleum", "CCGGP", "revive, vp 2"),
    ("piraeus", "WWCS", "choice GP, again, vp 2"),
    ("the_pyramids", "SSSP", "vp 9"),
    ("the_sphinx", "CSGG", "again, vp 6"),
    ("the_statue_of_zeus", "WCSPP", "shields 1, destroy brown, vp 3"),
    ("the_temple_of_artemis", "WSGP", "coins 12, again"),
    ("the_sanctuary", "SSGP", "sanctuary 2, again"),
    ("the_divine_theater", "WWGPP", "theater, vp 2"),
]
BASE_WONDERS: Final = 12
# DU-0.3, R20: what p1 and p2 receive instead of the draft.
BEGINNER_WONDERS: Final[list[list[str]]] = [
    ["the_pyramids", "the_great_lighthouse", "the_temple_of_artemis", "the_statue_of_zeus"],
    ["circus_maximus", "piraeus", "the_appian_way", "the_colossus"],
]

# --- progress tokens (DU-13); the last three come with Pantheon ------------------------------------------------------
PROGRESS_IDS: Final[list[str]] = [
    "agriculture", "architecture", "economy", "law", "masonry", "mathematics", "philosophy", "strategy", "theology",
    "urbanism", "mysticism", "poliorcetics", "engineering",
]  # fmt: skip
BASE_PROGRESS: Final = 10
PROGRESS_VP: Final[dict[str, int]] = {"agriculture": 4, "philosophy": 7}
PROGRESS_COINS: Final[dict[str, int]] = {"agriculture": 6, "urbanism": 6}  # taken at once

# --- military (DU-2.2, DU-8) -----------------------------------------------------------------------------------------
MILITARY_TOKENS: Final[list[tuple[str, int, tuple[int, int, int]]]] = [
    ("token_p1_far", 5, (-8, -7, -6)),
    ("token_p1_near", 2, (-5, -4, -3)),
    ("token_p2_near", 2, (3, 4, 5)),
    ("token_p2_far", 5, (6, 7, 8)),
]
ZONE_VP: Final[list[int]] = [0, 2, 2, 5, 5, 5, 10, 10, 10, 10]  # DU-8.7, by distance from the middle

# --- Pantheon (DU-1.2, DU-11) ----------------------------------------------------------------------------------------
MYTHOLOGY_IDS: Final[list[str]] = ["mesopotamian", "phoenician", "greek", "egyptian", "roman"]
DIVINITY_IDS: Final[list[str]] = [
    "enki", "ishtar", "nisaba", "astarte", "baal", "tanit", "aphrodite", "hades", "zeus", "anubis", "isis", "ra",
    "mars", "minerva", "neptune", "gate",
]  # fmt: skip
OFFERING_VALUES: Final[list[int]] = [2, 3, 4]

# --- layouts (DU-2.8, DU-2.9): rows of slots, every other row face down, and which slots cover a slot ----------------
ROWS: Final[list[list[int]]] = [[2, 3, 4, 5, 6], [6, 5, 4, 3, 2], [2, 3, 4, 2, 4, 3, 2]]
COVERED_BY: Final[list[list[list[int]]]] = [
    [
        [2, 3], [3, 4], [5, 6], [6, 7], [7, 8], [9, 10], [10, 11], [11, 12], [12, 13], [14, 15], [15, 16], [16, 17],
        [17, 18], [18, 19], [], [], [], [], [], [],
    ],
    [
        [6], [6, 7], [7, 8], [8, 9], [9, 10], [10], [11], [11, 12], [12, 13], [13, 14], [14], [15], [15, 16],
        [16, 17], [17], [18], [18, 19], [19], [], [],
    ],
    [
        [2, 3], [3, 4], [5, 6], [6, 7], [7, 8], [9], [9], [10], [10], [11, 12], [13, 14], [15], [15, 16], [16, 17],
        [17], [18], [18, 19], [19], [], [],
    ],
]  # fmt: skip
MYTHOLOGY_SLOTS: Final[list[int]] = [2, 4, 9, 11, 13]  # DU-2.7, Age I
OFFERING_SLOTS: Final[list[int]] = [6, 8, 10]  # DU-9.5, Age II
