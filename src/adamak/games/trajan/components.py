"""The components of Trajan, in words: what is printed on tiles, cards, ships, mats and the board (TJ-1)."""

from __future__ import annotations

from typing import Final

from adamak.core.naming import ids


# --- the mat (TJ-1.7): trays, Trajan slots and actions have one order, clockwise -----------------
class Action:
    """The six actions, in the order of the trays."""

    SEAPORT: Final = 0
    FORUM: Final = 1
    MILITARY: Final = 2
    SENATE: Final = 3
    TRAJAN: Final = 4
    CONSTRUCTION: Final = 5


ACTION_IDS: Final[list[str]] = ids(Action)
COLOUR_IDS: Final[list[str]] = ["yellow", "orange", "green", "white", "pink", "blue"]
PLAYER_COLOURS: Final[list[str]] = ["red", "green", "blue", "brown"]
MARKERS_PER_COLOUR: Final = 2
TOKENS: Final = 15  # TJ-1.2: small tokens per player
DRAFTED_TRAYS: Final[list[int]] = [1, 3, 5]  # TJ-2.13: slots II, IV and VI

# --- goods (TJ-1.3) ------------------------------------------------------------------------------
COMMODITY_IDS: Final[list[str]] = [
    "columns", "furs", "scrolls", "oil", "fruit", "lamps", "wine", "fish", "jewelry", "gems", "cattle", "wheat",
]  # fmt: skip
CARDS_PER_COMMODITY: Final = 5
# TJ-7.4: points for 1, 2, 3, 4 cards or pairs; coloured side, gray side.
SHIP_ROWS: Final[list[tuple[str, list[int], list[int]]]] = [
    ("ship_same", [2, 6, 12, 20], [0, 1, 7, 15]),
    ("ship_pairs", [5, 10, 15], [1, 6, 11]),
    ("ship_different", [2, 4, 6, 8], [0, 1, 3, 5]),
]

# --- forum (TJ-1.4, TJ-1.5): id and number; the last six have a yellow back ----------------------
FORUM_ROWS: Final[list[tuple[str, int]]] = [
    ("forum_votes_2", 3),
    ("forum_votes_3", 3),
    ("forum_votes_4", 3),
    ("forum_votes_5", 3),
    ("forum_need_bread", 14),
    ("forum_need_games", 14),
    ("forum_need_religion", 14),
    ("forum_wild_commodity", 3),
    ("forum_wild_need", 3),
    ("forum_wild_construction", 2),
    ("forum_wild_extra_action", 2),
    *((f"forum_extra_{action}", 1) for action in ACTION_IDS),
]
EXTRA_ROWS: Final[list[tuple[str, int]]] = [(f"extra_{action}", 2) for action in ACTION_IDS]
VOTE_VALUES: Final[list[int]] = [2, 3, 4, 5]
NEED_IDS: Final[list[str]] = ["bread", "games", "religion"]
WILD_IDS: Final[list[str]] = ["commodity", "need", "construction", "extra_action"]
# Column 0 is yellow; column k from 1 on is used with k or more players but at least two (TJ-2.3).
FORUM_ROWS_PER_COLUMN: Final = 3
FORUM_COLUMNS: Final = 5

# --- Trajan tiles (TJ-1.4, TJ-5.4): id, stack, both colours, points, how many cards or tokens, need
STACK_IDS: Final[list[str]] = ["vp9", "cards", "workers", "legionnaires", "plus2", "demand"]
TRAJAN_ROWS: Final[list[tuple[str, str, str, str, int, int, str]]] = [
    ("trajan_vp9_blue_blue", "vp9", "blue", "blue", 9, 0, ""),
    ("trajan_vp9_orange_orange", "vp9", "orange", "orange", 9, 0, ""),
    ("trajan_vp9_pink_pink", "vp9", "pink", "pink", 9, 0, ""),
    ("trajan_vp9_green_green", "vp9", "green", "green", 9, 0, ""),
    ("trajan_vp9_yellow_yellow", "vp9", "yellow", "yellow", 9, 0, ""),
    ("trajan_vp9_white_white", "vp9", "white", "white", 9, 0, ""),
    ("trajan_vp9_blue_white", "vp9", "blue", "white", 9, 0, ""),
    ("trajan_vp9_yellow_white", "vp9", "yellow", "white", 9, 0, ""),
    ("trajan_vp9_orange_white", "vp9", "orange", "white", 9, 0, ""),
    ("trajan_cards_blue_blue", "cards", "blue", "blue", 3, 2, ""),
    ("trajan_cards_yellow_yellow", "cards", "yellow", "yellow", 3, 2, ""),
    ("trajan_cards_orange_orange", "cards", "orange", "orange", 3, 2, ""),
    ("trajan_cards_white_blue", "cards", "white", "blue", 3, 2, ""),
    ("trajan_cards_blue_orange", "cards", "blue", "orange", 3, 2, ""),
    ("trajan_cards_orange_yellow", "cards", "orange", "yellow", 3, 2, ""),
    ("trajan_cards_yellow_green", "cards", "yellow", "green", 3, 2, ""),
    ("trajan_cards_green_pink", "cards", "green", "pink", 3, 2, ""),
    ("trajan_cards_pink_white", "cards", "pink", "white", 3, 2, ""),
    ("trajan_workers_1_yellow_orange", "workers", "yellow", "orange", 5, 1, ""),
    ("trajan_workers_1_pink_orange", "workers", "pink", "orange", 5, 1, ""),
    ("trajan_workers_1_white_orange", "workers", "white", "orange", 5, 1, ""),
    ("trajan_workers_1_green_orange", "workers", "green", "orange", 5, 1, ""),
    ("trajan_workers_1_blue_green", "workers", "blue", "green", 5, 1, ""),
    ("trajan_workers_2_yellow_yellow", "workers", "yellow", "yellow", 2, 2, ""),
    ("trajan_workers_2_orange_orange", "workers", "orange", "orange", 2, 2, ""),
    ("trajan_workers_2_orange_yellow", "workers", "orange", "yellow", 2, 2, ""),
    ("trajan_workers_2_blue_yellow", "workers", "blue", "yellow", 2, 2, ""),
    ("trajan_legionnaires_1_blue_blue", "legionnaires", "blue", "blue", 5, 1, ""),
    ("trajan_legionnaires_1_yellow_blue", "legionnaires", "yellow", "blue", 5, 1, ""),
    ("trajan_legionnaires_1_white_blue", "legionnaires", "white", "blue", 5, 1, ""),
    ("trajan_legionnaires_1_green_blue", "legionnaires", "green", "blue", 5, 1, ""),
    ("trajan_legionnaires_1_pink_blue", "legionnaires", "pink", "blue", 5, 1, ""),
    ("trajan_legionnaires_2_orange_blue", "legionnaires", "orange", "blue", 2, 2, ""),
    ("trajan_legionnaires_2_white_yellow", "legionnaires", "white", "yellow", 2, 2, ""),
    ("trajan_legionnaires_2_green_yellow", "legionnaires", "green", "yellow", 2, 2, ""),
    ("trajan_legionnaires_2_pink_yellow", "legionnaires", "pink", "yellow", 2, 2, ""),
    ("trajan_plus2_blue_pink", "plus2", "blue", "pink", 4, 0, ""),
    ("trajan_plus2_orange_pink", "plus2", "orange", "pink", 4, 0, ""),
    ("trajan_plus2_green_pink", "plus2", "green", "pink", 4, 0, ""),
    ("trajan_plus2_yellow_pink", "plus2", "yellow", "pink", 4, 0, ""),
    ("trajan_plus2_pink_pink", "plus2", "pink", "pink", 4, 0, ""),
    ("trajan_plus2_white_white", "plus2", "white", "white", 4, 0, ""),
    ("trajan_plus2_green_white", "plus2", "green", "white", 4, 0, ""),
    ("trajan_plus2_pink_white_a", "plus2", "white", "pink", 4, 0, ""),
    ("trajan_plus2_pink_white_b", "plus2", "pink", "white", 4, 0, ""),
    ("trajan_demand_bread_pink_pink", "demand", "pink", "pink", 1, 0, "bread"),
    ("trajan_demand_bread_green_green", "demand", "green", "green", 1, 0, "bread"),
    ("trajan_demand_bread_orange_green", "demand", "orange", "green", 1, 0, "bread"),
    ("trajan_demand_games_green_green", "demand", "green", "green", 1, 0, "games"),
    ("trajan_demand_games_yellow_green", "demand", "yellow", "green", 1, 0, "games"),
    ("trajan_demand_games_pink_green", "demand", "pink", "green", 1, 0, "games"),
    ("trajan_demand_religion_white_white", "demand", "white", "white", 1, 0, "religion"),
    ("trajan_demand_religion_white_green", "demand", "white", "green", 1, 0, "religion"),
    ("trajan_demand_religion_blue_orange", "demand", "blue", "orange", 1, 0, "religion"),
]

# --- construction (TJ-1.4, TJ-9.4): kind, and the action its first tile gives --------------------
KIND_ROWS: Final[list[tuple[str, str]]] = [
    ("stairs", "forum"),
    ("door", "senate"),
    ("fountain", "seaport"),
    ("roof", "trajan"),
    ("window", "military"),
]
KIND_IDS: Final[list[str]] = [row[0] for row in KIND_ROWS]
CONSTRUCTION_VALUES: Final[list[int]] = [2, 3, 4, 5]
GRID_ROWS: Final = 4
GRID_COLUMNS: Final = 5

# --- demands (TJ-1.4) and what unmet ones cost (TJ-12.3) -----------------------------------------
DEMANDS_PER_NEED: Final = 5
DEMANDS_REMOVED: Final = 3
UNMET_COST: Final[list[int]] = [0, 4, 9, 15]

# --- bonus tiles (TJ-13.2): id, what they count, value of the yellow and of the gray side --------
# `goods a b`: per displayed card of either; `need n`: once; `workers` in half points, the sum rounded up;
# `legionnaires`; `yellow`: per own bonus tile with its yellow side up.

BONUS_ROWS: Final[list[tuple[str, str, int, int]]] = [
    ("bonus_goods_columns_furs", "goods columns furs", 3, 2),
    ("bonus_goods_scrolls_oil", "goods scrolls oil", 3, 2),
    ("bonus_goods_fruit_lamps", "goods fruit lamps", 3, 2),
    ("bonus_goods_wine_fish", "goods wine fish", 3, 2),
    ("bonus_goods_jewelry_gems", "goods jewelry gems", 3, 2),
    ("bonus_goods_cattle_wheat", "goods cattle wheat", 3, 2),
    ("bonus_need_bread", "need bread", 9, 6),
    ("bonus_need_games", "need games", 9, 6),
    ("bonus_need_religion", "need religion", 9, 6),
    ("bonus_workers", "workers", 2, 1),
    ("bonus_legionnaires", "legionnaires", 2, 1),
    ("bonus_bonus_tiles", "yellow", 3, 2),
]

# --- the board -----------------------------------------------------------------------------------
CAMP_ID: Final = "military_camp"
# TJ-8.2: id, points, neighbours. In the order in which they are filled again (TJ-12.12).
PROVINCE_ROWS: Final[list[tuple[str, int, list[str]]]] = [
    ("alpes", 3, ["raetia", "narbonensis", "lugudunensis", "belgica"]),
    ("raetia", 3, ["alpes", "noricum", "belgica", "germania_superior"]),
    ("noricum", 5, ["raetia"]),
    ("narbonensis", 6, ["alpes", "lugudunensis", "aquitania"]),
    ("lugudunensis", 6, ["alpes", "narbonensis", "belgica", "aquitania", "britannia"]),
    ("belgica", 6, ["alpes", "raetia", "lugudunensis", "germania_superior", "britannia", "germania_inferior"]),
    ("germania_superior", 6, ["raetia", "belgica", "germania_inferior"]),
    ("aquitania", 10, ["narbonensis", "lugudunensis"]),
    ("britannia", 10, ["lugudunensis", "belgica", "germania_inferior"]),
    ("germania_inferior", 10, ["belgica", "germania_superior", "britannia"]),
]
CAMP_EXITS: Final[list[str]] = ["alpes", "raetia", "noricum"]
RIVAL_COST: Final = 3  # TJ-8.3: points lost per rival legionnaire
SENATE_POINTS: Final[list[int]] = [0, 2, 3, 4, 5, 6, 7, 8]  # TJ-7.9; votes are the same (TJ-7.11)

# TJ-4.7, R-01: spaces of the time track by number of players.
TRACK_STANDARD: Final[list[int]] = [0, 0, 11, 16, 21]
TRACK_LONG: Final[list[int]] = [0, 0, 12, 17, 22]
ROUNDS: Final = 4
QUARTERS: Final = 4

# --- final scoring (TJ-13.3) ---------------------------------------------------------------------
SET_POINTS: Final[list[int]] = [0, 0, 0, 10, 20]
