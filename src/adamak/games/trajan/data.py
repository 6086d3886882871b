"""Packed tables of the components, and the numbers of phases, moves and endings.

Counts are packed ints: markers two bits a colour, cards three bits a commodity, forum tiles by `TILE_SHIFT`. Small
piles are queues, the next thing lowest, each entry plus one so that an empty queue is 0.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.core.naming import ids
from adamak.games.trajan import components


class Mat:
    """What belongs to a seat: `mat[FIELD + seat]`."""

    SCORE: Final = 0
    EARNED: Final = 4  # TJ-13: where the points on the track came from, see `Source`
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
    SIZE: Final = 118


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
SHIP_IDS: Final[list[str]] = [row[0] for row in components.SHIP_ROWS]
SHIPS: Final = 3
MOST_UNITS: Final[vec[i64]] = vec[i64]([len(row[1]) for row in components.SHIP_ROWS])
# By ship, side (1 gray) and number of units.
SHIP_POINTS: Final[vec[i64]] = vec[i64]([
    side[units - 1] if 1 <= units <= len(side) else 0
    for _, coloured, gray in components.SHIP_ROWS
    for side in (coloured, gray)
    for units in range(5)
])  # fmt: skip
SIDE_IDS: Final[list[str]] = ["left", "right"]
SOURCE_IDS: Final[list[str]] = ["pile", "left", "right"]

# --- forum tiles: kinds 0..16 as printed, then the six of the yellow pile, which become 11..16 when taken (TJ-1.5)
TILE_IDS: Final[list[str]] = [row[0] for row in [*components.FORUM_ROWS, *components.EXTRA_ROWS]]
TILE_COUNTS: Final[list[int]] = [row[1] for row in [*components.FORUM_ROWS, *components.EXTRA_ROWS]]
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
    f"forum_c{column}_r{row}"
    for column in range(components.FORUM_COLUMNS)
    for row in range(1, components.FORUM_ROWS_PER_COLUMN + 1)
]
YELLOW_SPACES: Final = 3
GREEN_SPACES: Final = 12

# --- Trajan tiles --------------------------------------------------------------------------------
TRAJAN_IDS: Final[list[str]] = [row[0] for row in components.TRAJAN_ROWS]
STACKS: Final = 6
STACK_SIZE: Final = 9
FIRST_COLOUR: Final[vec[i64]] = vec[i64]([components.COLOUR_IDS.index(row[2]) for row in components.TRAJAN_ROWS])
SECOND_COLOUR: Final[vec[i64]] = vec[i64]([components.COLOUR_IDS.index(row[3]) for row in components.TRAJAN_ROWS])
TRAJAN_POINTS: Final[vec[i64]] = vec[i64]([row[4] for row in components.TRAJAN_ROWS])
TRAJAN_NUMBER: Final[vec[i64]] = vec[i64]([row[5] for row in components.TRAJAN_ROWS])
FIRST_KEPT: Final = 45  # the demand tiles are the last nine
KEPT_NEED: Final[vec[i64]] = vec[i64]([components.NEED_IDS.index(row[6]) for row in components.TRAJAN_ROWS[45:]])
KEPT_OF_NEED: Final[vec[i64]] = vec[i64]([
    sum(1 << k for k, row in enumerate(components.TRAJAN_ROWS[45:]) if row[6] == need) for need in components.NEED_IDS
])  # fmt: skip
VP9_STACK: Final = 0
CARDS_STACK: Final = 1
WORKERS_STACK: Final = 2
LEGIONNAIRES_STACK: Final = 3
PLUS2_STACK: Final = 4

# --- construction --------------------------------------------------------------------------------
SITES: Final = 20
COLUMNS: Final = components.GRID_COLUMNS
SITE_IDS: Final[list[str]] = [
    f"site_r{row}_c{column}"
    for row in range(1, components.GRID_ROWS + 1)
    for column in range(1, components.GRID_COLUMNS + 1)
]
ALL_SITES: Final = (1 << SITES) - 1
FIRST_COLUMN: Final = 0b00001_00001_00001_00001
LAST_COLUMN: Final = 0b10000_10000_10000_10000
CONSTRUCTION_IDS: Final[list[str]] = [
    f"construction_{kind}_{value}" for kind, _ in components.KIND_ROWS for value in components.CONSTRUCTION_VALUES
]  # a tile is 4 * kind + place of its value
FIRST_ACTION: Final[vec[i64]] = vec[i64]([components.ACTION_IDS.index(action) for _, action in components.KIND_ROWS])
BUILDING_KINDS: Final = 5

# --- provinces -----------------------------------------------------------------------------------
PROVINCES: Final = 10
PROVINCE_IDS: Final[list[str]] = [*(row[0] for row in components.PROVINCE_ROWS), components.CAMP_ID]
PROVINCE_POINTS: Final[vec[i64]] = vec[i64]([row[1] for row in components.PROVINCE_ROWS])
ROADS: Final[vec[i64]] = vec[i64]([
    sum(1 << PROVINCE_IDS.index(name) for name in names)
    for names in [*(row[2] for row in components.PROVINCE_ROWS), components.CAMP_EXITS]
])  # fmt: skip

# --- senate and demands --------------------------------------------------------------------------
VOTES: Final[vec[i64]] = vec[i64](components.SENATE_POINTS)  # by space; points of the space as well
TOP_SPACE: Final = 7
BONUS_IDS: Final[list[str]] = [row[0] for row in components.BONUS_ROWS]
BONUSES: Final = 12
YELLOW_VALUE: Final[vec[i64]] = vec[i64]([row[2] for row in components.BONUS_ROWS])
GRAY_VALUE: Final[vec[i64]] = vec[i64]([row[3] for row in components.BONUS_ROWS])
GOODS_BONUSES: Final = 6  # the first six
NEED_BONUS: Final = 6
WORKERS_BONUS: Final = 9
LEGIONNAIRES_BONUS: Final = 10
TILES_BONUS: Final = 11
GOODS_SET: Final = 0x3F
# By goods bonus: the two commodities it counts.
BONUS_GOODS: Final[vec[i64]] = vec[i64]([
    components.COMMODITY_IDS.index(name) for row in components.BONUS_ROWS[:6] for name in row[1].split()[1:]
])  # fmt: skip
NEEDS: Final = 3


# --- whose points (TJ-13): parts of the score as they are earned, ten bits each ------------------
class Source:
    """Where points came from (TJ-13): parts of the score as they are earned, ten bits each."""

    TRAJAN_TILES: Final = 0
    SHIPS: Final = 10
    SENATE: Final = 20
    PROVINCES: Final = 30
    CONSTRUCTION: Final = 40
    DEMANDS: Final = 50  # a loss


EARNED_IDS: Final[list[str]] = ids(Source, step=10)


# --- phases, and frames that ask nothing ---------------------------------------------------------
class Phase:
    """What is being decided; and, after OVER, work that waits on the stack of frames and asks nothing."""

    MARKERS: Final = 0
    GOODS_DRAFT: Final = 1
    TRAJAN_DRAFT: Final = 2
    TURN: Final = 3
    SOW: Final = 4
    PLUS2: Final = 5
    ACTION: Final = 6
    FIRST_TILE_ACTION: Final = 7
    EXTRA_ACTION: Final = 8
    DISCARD: Final = 9
    DISPLAY: Final = 10
    LOAD: Final = 11
    REPEAT: Final = 12
    PAY: Final = 13
    BONUS: Final = 14
    OVER: Final = 15
    SETTLE: Final = 16
    VOTE: Final = 17


FRAME_IDS: Final[list[str]] = ids(Phase)
PHASE_IDS: Final[list[str]] = FRAME_IDS[: Phase.OVER + 1]
FRAME: Final = 8  # bits: five for the kind, three for what it is about


# --- moves ---------------------------------------------------------------------------------------
class Move:
    """The first move of each kind: as the MoveSpace of `game.py` numbers them."""

    PLACE: Final = 0
    DRAFT: Final = PLACE + COLOURS
    TILE: Final = DRAFT + 3
    LIFT: Final = TILE + STACKS
    SOW: Final = LIFT + TRAYS
    PLUS2: Final = SOW + COLOURS
    PASS: Final = PLUS2 + TRAYS
    DRAW_TWO: Final = PASS + 1
    TAKE: Final = DRAW_TWO + 1
    DISCARD: Final = TAKE + 2
    DISPLAY: Final = DISCARD + 2 * COMMODITIES
    DISPLAY_WILD: Final = DISPLAY + COMMODITIES
    DONE: Final = DISPLAY_WILD + 1
    SHIP: Final = DONE + 1
    LOAD: Final = SHIP + SHIPS
    LOAD_HALF: Final = LOAD + COMMODITIES
    LOAD_WILD: Final = LOAD_HALF + COMMODITIES
    SAIL: Final = LOAD_WILD + 1
    FORUM: Final = SAIL + 1
    RECRUIT: Final = FORUM + YELLOW_SPACES + GREEN_SPACES
    MARCH: Final = RECRUIT + 1
    OCCUPY: Final = MARCH + PROVINCES + 1
    ADVANCE: Final = OCCUPY + 1
    HIRE: Final = ADVANCE + 1
    BUILD: Final = HIRE + 1
    REPEAT: Final = BUILD + SITES
    REPEAT_WILD: Final = REPEAT + 1
    BONUS: Final = REPEAT + 2
    PAY: Final = BONUS + 2
    PAY_WILD: Final = PAY + 1


# --- endings --------------------------------------------------------------------------------------
class Ending:
    """How a game ends."""

    POINTS: Final = 1
    TIEBREAK: Final = 2


ENDING_IDS: Final[list[str]] = ["", *ids(Ending, start=1)]


MEANS_IDS: Final[list[str]] = ["trajan", "tile", "wild"]
