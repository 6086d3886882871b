"""The components of Trajan, in words: what `components.toml` says of tiles, cards, ships, mats and the board (TJ-1)."""

from __future__ import annotations

from typing import Any, Final

from adamak.core.component_file import component_tables
from adamak.core.naming import ids

_TABLES: Final = component_tables("adamak.games.trajan")


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
COMMODITY_IDS: Final[list[str]] = _TABLES["commodity_ids"]
CARDS_PER_COMMODITY: Final = 5
# TJ-7.4: points for 1, 2, 3, 4 cards or pairs; coloured side, gray side.
SHIP_ROWS: Final[list[tuple[str, list[int], list[int]]]] = _TABLES["ships"]

# --- forum (TJ-1.4, TJ-1.5): id and number; the last six have a yellow back ----------------------
VOTE_VALUES: Final[list[int]] = [2, 3, 4, 5]
NEED_IDS: Final[list[str]] = ["bread", "games", "religion"]
WILD_IDS: Final[list[str]] = ["commodity", "need", "construction", "extra_action"]
FORUM_ROWS: Final[list[tuple[str, int]]] = [
    *((f"forum_votes_{votes}", 3) for votes in VOTE_VALUES),
    *((f"forum_need_{need}", 14) for need in NEED_IDS),
    *((f"forum_wild_{use}", number) for use, number in zip(WILD_IDS, [3, 3, 2, 2], strict=True)),
    *((f"forum_extra_{action}", 1) for action in ACTION_IDS),
]
EXTRA_ROWS: Final[list[tuple[str, int]]] = [(f"extra_{action}", 2) for action in ACTION_IDS]
# Column 0 is yellow; column k from 1 on is used with k or more players but at least two (TJ-2.3).
FORUM_ROWS_PER_COLUMN: Final = 3
FORUM_COLUMNS: Final = 5

# --- Trajan tiles (TJ-1.4, TJ-5.4): stack, points, how many cards or tokens, need, both colours of each tile
TrajanRow = tuple[str, str, str, str, int, int, str]  # id, stack, both colours, points, number, need
_PRINTED: Final[list[list[Any]]] = _TABLES["trajan_tiles"]
STACK_IDS: Final[list[str]] = list(dict.fromkeys(row[0] for row in _PRINTED))
# Two tiles are alike but for the order of their markers.
_TWINS: Final = {"plus2_white_pink": "plus2_pink_white_a", "plus2_pink_white": "plus2_pink_white_b"}


def _trajan_tile(stack: str, points: int, number: int, need: str, colours: str) -> TrajanRow:
    first, second = colours.split("_")
    kind = f"{stack}_{need}" if need else f"{stack}_{number}" if stack in {"workers", "legionnaires"} else stack
    name = f"{kind}_{colours}"
    return f"trajan_{_TWINS.get(name, name)}", stack, first, second, points, number, need


TRAJAN_ROWS: Final[list[TrajanRow]] = [
    _trajan_tile(stack, points, number, need, colours)
    for stack, points, number, need, tiles in _PRINTED
    for colours in tiles.split()
]

# --- construction (TJ-1.4, TJ-9.4): kind, and the action its first tile gives --------------------
KIND_ROWS: Final[list[tuple[str, str]]] = _TABLES["kinds"]
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

_PAIRS: Final = [f"{first} {second}" for first, second in zip(COMMODITY_IDS[::2], COMMODITY_IDS[1::2], strict=True)]
BONUS_ROWS: Final[list[tuple[str, str, int, int]]] = [
    *((f"bonus_goods_{pair.replace(' ', '_')}", f"goods {pair}", 3, 2) for pair in _PAIRS),
    *((f"bonus_need_{need}", f"need {need}", 9, 6) for need in NEED_IDS),
    ("bonus_workers", "workers", 2, 1),
    ("bonus_legionnaires", "legionnaires", 2, 1),
    ("bonus_bonus_tiles", "yellow", 3, 2),
]

# --- the board -----------------------------------------------------------------------------------
CAMP_ID: Final = "military_camp"
# TJ-8.2: id, points, neighbours. In the order in which they are filled again (TJ-12.12).
PROVINCE_ROWS: Final[list[tuple[str, int, list[str]]]] = _TABLES["provinces"]
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
