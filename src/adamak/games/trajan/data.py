"""Packed tables of the components, and the numbers of phases, moves, endings and events.

Counts are packed ints: markers two bits a colour, cards three bits a commodity, forum tiles by `TILE_SHIFT`. Small
piles are queues, the next thing lowest, each entry plus one so that an empty queue is 0.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.games.trajan.components import (
    ACTION_IDS,
    BONUS_ROWS,
    CAMP_EXITS,
    CAMP_ID,
    COLOUR_IDS,
    COMMODITY_IDS,
    CONSTRUCTION_VALUES,
    EXTRA_ROWS,
    FORUM_COLUMNS,
    FORUM_ROWS,
    FORUM_ROWS_PER_COLUMN,
    GRID_COLUMNS,
    GRID_ROWS,
    KIND_ROWS,
    NEED_IDS,
    PROVINCE_ROWS,
    SENATE_POINTS,
    SHIP_ROWS,
    STACK_IDS,
    TRAJAN_ROWS,
)

# --- the mat of a seat: `mat[FIELD + seat]` ------------------------------------------------------

SCORE: Final = 0
EARNED: Final = 4  # TJ-13: where the points on the track came from, see `EARNED_SHIFT`
HAND: Final = 8
KNOWN: Final = 12  # TJ-2.15: cards of the hand that everybody saw being taken
DISPLAY: Final = 16
TILES: Final = 20  # forum and extra action tiles, by `TILE_SHIFT`
SLOTS: Final = 24  # Trajan tiles on the six slots, six bits each, the tile plus one
ARCH: Final = 28
PLUS2: Final = 32  # set of actions
KEPT: Final = 36  # TJ-5.4: set of completed demand tiles, counted from the first of them
SUPPLY: Final = 40
CAMP: Final = 44  # legionnaires in the military camp
YARD: Final = 48  # workers in the worker camp
LEADER: Final = 52  # a province, or ITALIA
LEGIONS: Final = 56  # set of provinces
WORKERS: Final = 60  # set of sites
BUILT: Final = 64  # set of construction tiles
YELLOW: Final = 68  # sets of bonus tiles
GRAY: Final = 72
DISC: Final = 76  # space of the senate track
TRAY: Final = 80  # markers: `mat[TRAY + 4 * tray + seat]`
STACK: Final = 104  # not a seat's: the six Trajan stacks, four bits a tile, numbered within the stack
HEAP: Final = 110  # not a seat's: the cards of L and R, 15 to a word, four words each
MAT: Final = 118

CENTRE: Final = 6  # TJ-8.5: the arch lies on no slot
ITALIA: Final = 10  # the leader is in the military camp

# --- markers -------------------------------------------------------------------------------------

TRAYS: Final = 6
COLOURS: Final = 6
ALL_MARKERS: Final = 0xAAA  # two of each colour
MARKER: Final[vec[i64]] = vec[i64]([1 << 2 * colour for colour in range(COLOURS)])
NUMBER: Final[vec[u8]] = vec[u8]([u8(sum(m >> 2 * c & 3 for c in range(COLOURS))) for m in range(4096)])
PALETTE: Final[vec[u8]] = vec[u8]([u8(sum(1 << c for c in range(COLOURS) if m >> 2 * c & 3)) for m in range(4096)])

# --- goods ---------------------------------------------------------------------------------------

COMMODITIES: Final = 12
CARD: Final[vec[i64]] = vec[i64]([1 << 3 * card for card in range(COMMODITIES)])
LOW_BITS: Final = 0o111111111111
SAME: Final = 0
PAIRS: Final = 1
SHIP_IDS: Final[list[str]] = [row[0] for row in SHIP_ROWS]
SHIPS: Final = 3
MOST_UNITS: Final[vec[i64]] = vec[i64]([len(row[1]) for row in SHIP_ROWS])
# By ship, side (1 gray) and number of units.
SHIP_POINTS: Final[vec[i64]] = vec[i64]([
    side[units - 1] if 1 <= units <= len(side) else 0
    for _, coloured, gray in SHIP_ROWS
    for side in (coloured, gray)
    for units in range(5)
])  # fmt: skip
SIDE_IDS: Final[list[str]] = ["left", "right"]
SOURCE_IDS: Final[list[str]] = ["pile", "left", "right"]

# --- forum tiles: kinds 0..16 as printed, then the six of the yellow pile, which become 11..16 when taken (TJ-1.5)

TILE_IDS: Final[list[str]] = [row[0] for row in [*FORUM_ROWS, *EXTRA_ROWS]]
TILE_COUNTS: Final[list[int]] = [row[1] for row in [*FORUM_ROWS, *EXTRA_ROWS]]
KINDS: Final = 17
NEED: Final = 4
WILD_COMMODITY: Final = 7
WILD_NEED: Final = 8
WILD_CONSTRUCTION: Final = 9
WILD_EXTRA: Final = 10
EXTRA: Final = 11
YELLOW_EXTRA: Final = 17
TILE_SHIFTS: Final[list[int]] = [0, 2, 4, 6, 8, 12, 16, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38]
TILE_SHIFT: Final[vec[i64]] = vec[i64](TILE_SHIFTS)
TILE_MASK: Final[vec[i64]] = vec[i64]([15 if 4 <= kind < 7 else 3 for kind in range(KINDS)])
TILE_UNIT: Final[vec[i64]] = vec[i64]([1 << shift for shift in TILE_SHIFTS])
VOTE_TILES: Final = 0xFF
FORUM_TILES: Final = 70
EXTRAS: Final = 12

FORUM_IDS: Final[list[str]] = [
    f"forum_c{column}_r{row}" for column in range(FORUM_COLUMNS) for row in range(1, FORUM_ROWS_PER_COLUMN + 1)
]
YELLOW_SPACES: Final = 3
GREEN_SPACES: Final = 12

# --- Trajan tiles --------------------------------------------------------------------------------

TRAJAN_IDS: Final[list[str]] = [row[0] for row in TRAJAN_ROWS]
STACKS: Final = 6
STACK_SIZE: Final = 9
_STACK_OF: Final[list[int]] = [STACK_IDS.index(row[1]) for row in TRAJAN_ROWS]
FIRST_COLOUR: Final[vec[i64]] = vec[i64]([COLOUR_IDS.index(row[2]) for row in TRAJAN_ROWS])
SECOND_COLOUR: Final[vec[i64]] = vec[i64]([COLOUR_IDS.index(row[3]) for row in TRAJAN_ROWS])
TRAJAN_POINTS: Final[vec[i64]] = vec[i64]([row[4] for row in TRAJAN_ROWS])
TRAJAN_NUMBER: Final[vec[i64]] = vec[i64]([row[5] for row in TRAJAN_ROWS])
FIRST_KEPT: Final = 45  # the demand tiles are the last nine
KEPT_NEED: Final[vec[i64]] = vec[i64]([NEED_IDS.index(row[6]) for row in TRAJAN_ROWS[45:]])
KEPT_OF_NEED: Final[vec[i64]] = vec[i64]([
    sum(1 << k for k, row in enumerate(TRAJAN_ROWS[45:]) if row[6] == need) for need in NEED_IDS
])  # fmt: skip
VP9_STACK: Final = 0
CARDS_STACK: Final = 1
WORKERS_STACK: Final = 2
LEGIONNAIRES_STACK: Final = 3
PLUS2_STACK: Final = 4

# --- construction --------------------------------------------------------------------------------

SITES: Final = 20
COLUMNS: Final = GRID_COLUMNS
SITE_IDS: Final[list[str]] = [
    f"site_r{row}_c{column}" for row in range(1, GRID_ROWS + 1) for column in range(1, GRID_COLUMNS + 1)
]
ALL_SITES: Final = (1 << SITES) - 1
FIRST_COLUMN: Final = 0b00001_00001_00001_00001
LAST_COLUMN: Final = 0b10000_10000_10000_10000
CONSTRUCTION_IDS: Final[list[str]] = [
    f"construction_{kind}_{value}" for kind, _ in KIND_ROWS for value in CONSTRUCTION_VALUES
]  # a tile is 4 * kind + place of its value
FIRST_ACTION: Final[vec[i64]] = vec[i64]([ACTION_IDS.index(action) for _, action in KIND_ROWS])
BUILDING_KINDS: Final = 5

# --- provinces -----------------------------------------------------------------------------------

PROVINCES: Final = 10
PROVINCE_IDS: Final[list[str]] = [*(row[0] for row in PROVINCE_ROWS), CAMP_ID]
PROVINCE_POINTS: Final[vec[i64]] = vec[i64]([row[1] for row in PROVINCE_ROWS])
ROADS: Final[vec[i64]] = vec[i64]([
    sum(1 << PROVINCE_IDS.index(name) for name in names)
    for names in [*(row[2] for row in PROVINCE_ROWS), CAMP_EXITS]
])  # fmt: skip

# --- senate and demands --------------------------------------------------------------------------

VOTES: Final[vec[i64]] = vec[i64](SENATE_POINTS)  # by space; points of the space as well
TOP_SPACE: Final = 7
BONUS_IDS: Final[list[str]] = [row[0] for row in BONUS_ROWS]
BONUSES: Final = 12
YELLOW_VALUE: Final[vec[i64]] = vec[i64]([row[2] for row in BONUS_ROWS])
GRAY_VALUE: Final[vec[i64]] = vec[i64]([row[3] for row in BONUS_ROWS])
GOODS_BONUSES: Final = 6  # the first six
NEED_BONUS: Final = 6
WORKERS_BONUS: Final = 9
LEGIONNAIRES_BONUS: Final = 10
TILES_BONUS: Final = 11
GOODS_SET: Final = 0x3F
# By goods bonus: the two commodities it counts.
BONUS_GOODS: Final[vec[i64]] = vec[i64]([
    COMMODITY_IDS.index(name) for row in BONUS_ROWS[:6] for name in row[1].split()[1:]
])  # fmt: skip
NEEDS: Final = 3

# --- whose points (TJ-13): parts of the score as they are earned, ten bits each ------------------

EARNED_IDS: Final[list[str]] = ["trajan_tiles", "ships", "senate", "provinces", "construction", "demands"]
FROM_TRAJAN: Final = 0
FROM_SHIPS: Final = 10
FROM_SENATE: Final = 20
FROM_PROVINCES: Final = 30
FROM_CONSTRUCTION: Final = 40
FROM_DEMANDS: Final = 50  # a loss
FINAL_IDS: Final[list[str]] = ["hand", "workers", "legionnaires", "open_tiles", "bonus_tiles", "sets"]

# --- phases, and frames that ask nothing ---------------------------------------------------------

PHASE_IDS: Final[list[str]] = [
    "markers", "goods_draft", "trajan_draft", "turn", "sow", "plus2", "action", "first_tile_action", "extra_action",
    "discard", "display", "load", "repeat", "pay", "bonus", "over",
]  # fmt: skip
MARKERS: Final = 0
GOODS_DRAFT: Final = 1
TRAJAN_DRAFT: Final = 2
TURN: Final = 3
SOWING: Final = 4
CHOOSE_PLUS2: Final = 5
ACT: Final = 6
ACT_FIRST: Final = 7
ACT_EXTRA: Final = 8
DISCARDING: Final = 9
DISPLAYING: Final = 10
LOADING: Final = 11
WINDOW: Final = 12
PAYING: Final = 13
CHOOSE_BONUS: Final = 14
OVER: Final = 15
SETTLE: Final = 16
VOTE: Final = 17
FRAME_IDS: Final[list[str]] = [*PHASE_IDS, "settle", "vote"]
FRAME: Final = 8  # bits: five for the kind, three for what it is about

SEAPORT: Final = 0
FORUM: Final = 1
MILITARY: Final = 2
SENATE: Final = 3
TRAJAN: Final = 4
CONSTRUCTION: Final = 5

# --- moves ---------------------------------------------------------------------------------------

PLACE: Final = 0
DRAFT: Final = PLACE + COLOURS
TAKE_TILE: Final = DRAFT + 3
LIFT: Final = TAKE_TILE + STACKS
SOW: Final = LIFT + TRAYS
PUT_PLUS2: Final = SOW + COLOURS
PASS: Final = PUT_PLUS2 + TRAYS
DRAW_TWO: Final = PASS + 1
TAKE_CARD: Final = DRAW_TWO + 1
DISCARD: Final = TAKE_CARD + 2
SHOW: Final = DISCARD + 2 * COMMODITIES
SHOW_WILD: Final = SHOW + COMMODITIES
DONE: Final = SHOW_WILD + 1
CHOOSE_SHIP: Final = DONE + 1
LOAD: Final = CHOOSE_SHIP + SHIPS
LOAD_HALF: Final = LOAD + COMMODITIES
LOAD_WILD: Final = LOAD_HALF + COMMODITIES
SAIL: Final = LOAD_WILD + 1
TAKE_FORUM: Final = SAIL + 1
RECRUIT: Final = TAKE_FORUM + YELLOW_SPACES + GREEN_SPACES
MARCH: Final = RECRUIT + 1
OCCUPY: Final = MARCH + PROVINCES + 1
ADVANCE: Final = OCCUPY + 1
HIRE: Final = ADVANCE + 1
BUILD: Final = HIRE + 1
REPEAT: Final = BUILD + SITES
REPEAT_WILD: Final = REPEAT + 1
TAKE_BONUS: Final = REPEAT + 2
PAY_TILE: Final = TAKE_BONUS + 2
PAY_WILD: Final = PAY_TILE + 1
MOVES: Final = PAY_TILE + 2

# --- endings and events --------------------------------------------------------------------------

ENDING_IDS: Final[list[str]] = ["", "points", "tiebreak"]
BY_POINTS: Final = 1
BY_TIEBREAK: Final = 2

EVENT_IDS: Final[list[str]] = [
    "marker_placed", "table_laid", "card_drafted", "side_refilled", "pile_reshuffled", "tile_drafted", "tile_taken",
    "markers_lifted", "marker_sown", "time_moved", "tile_completed", "arch_moved", "arch_centred", "cards_drawn",
    "workers_gained", "legionnaires_gained", "need_kept", "plus2_gained", "plus2_lost", "action_passed",
    "action_impossible", "card_taken", "card_discarded", "card_displayed", "wild_displayed", "cargo_loaded",
    "ship_sailed", "forum_taken", "province_tile_taken", "recruited", "leader_moved", "occupied", "senate_advanced",
    "hired", "built", "construction_taken", "first_of_kind", "extra_spent", "round_ended", "demand_revealed",
    "quarter_ended", "demand_met", "demands_unmet", "votes_counted", "bonus_taken", "discs_returned",
    "forum_cleared", "senate_tiles_removed", "bonus_revealed", "province_filled", "forum_filled", "ships_turned",
    "final_scored", "game_won",
]  # fmt: skip
MARKER_PLACED: Final = 0
TABLE_LAID: Final = 1
CARD_DRAFTED: Final = 2
SIDE_REFILLED: Final = 3
PILE_RESHUFFLED: Final = 4
TILE_DRAFTED: Final = 5
TILE_TAKEN: Final = 6
MARKERS_LIFTED: Final = 7
MARKER_SOWN: Final = 8
TIME_MOVED: Final = 9
TILE_COMPLETED: Final = 10
ARCH_MOVED: Final = 11
ARCH_CENTRED: Final = 12
CARDS_DRAWN: Final = 13
WORKERS_GAINED: Final = 14
LEGIONNAIRES_GAINED: Final = 15
NEED_KEPT: Final = 16
PLUS2_GAINED: Final = 17
PLUS2_LOST: Final = 18
ACTION_PASSED: Final = 19
ACTION_IMPOSSIBLE: Final = 20
CARD_TAKEN: Final = 21
CARD_DISCARDED: Final = 22
CARD_DISPLAYED: Final = 23
WILD_DISPLAYED: Final = 24
CARGO_LOADED: Final = 25
SHIP_SAILED: Final = 26
FORUM_TAKEN: Final = 27
PROVINCE_TILE_TAKEN: Final = 28
RECRUITED: Final = 29
LEADER_MOVED: Final = 30
OCCUPIED: Final = 31
SENATE_ADVANCED: Final = 32
HIRED: Final = 33
BUILT_ON: Final = 34
CONSTRUCTION_TAKEN: Final = 35
FIRST_OF_KIND: Final = 36
EXTRA_SPENT: Final = 37
ROUND_ENDED: Final = 38
DEMAND_REVEALED: Final = 39
QUARTER_ENDED: Final = 40
DEMAND_MET: Final = 41
DEMANDS_UNMET: Final = 42
VOTES_COUNTED: Final = 43
BONUS_TAKEN: Final = 44
DISCS_RETURNED: Final = 45
FORUM_CLEARED: Final = 46
SENATE_TILES_REMOVED: Final = 47
BONUS_REVEALED: Final = 48
PROVINCE_FILLED: Final = 49
FORUM_FILLED: Final = 50
SHIPS_TURNED: Final = 51
FINAL_SCORED: Final = 52
GAME_WON: Final = 53
MEANS_IDS: Final[list[str]] = ["trajan", "tile", "wild"]
