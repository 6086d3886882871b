"""The numbers of Troyes: every move, phase and event, and the tables the engine reads.

A die is numbered by colour and value (0..17, `DIE_IDS`); a set of dice is one int, three bits per number, for there are
never more than six dice of a colour (TR-5.5). Owners are the seats 0..3 and 4, the neutral, who is Le Roy in solo;
where an owner is packed into three bits it is written plus one, and 0 is an empty place.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from adamak.games.troyes.components import (
    BUILDING_IDS,
    CARD_IDS,
    CARD_ROWS,
    CHARACTER_ROWS,
    COLOUR_IDS,
    GRADES,
    LEVELS,
    THREAT_IDS,
    THREAT_ROWS,
    TIER_VP,
)

# --- colours, dice, districts ---------------------------------------------------------------------

RED: Final = 0
WHITE: Final = 1
YELLOW: Final = 2
COLOURS: Final = 3
ANY_ONE: Final = 3  # a target that takes any colour, one per group (TR-9.16)
ANY_MIX: Final = 4  # and one that takes any mixture (TR-17.2)
MIXED: Final = 3  # the colour of a mixed group
DICE: Final = 18
DIE_IDS: Final[list[str]] = [f"{colour}_{value}" for colour in COLOUR_IDS for value in range(1, 7)]
BLACK_IDS: Final[list[str]] = [f"black_{value}" for value in range(1, 7)]
ONE_DIE: Final[vec[i64]] = vec[i64]([1 << 3 * die for die in range(DICE)])
OF_COLOUR: Final[vec[i64]] = vec[i64]([((1 << 18) - 1) << 18 * colour for colour in range(COLOURS)])
COLOUR_OF: Final[vec[i64]] = vec[i64]([die // 6 for die in range(DICE)])
VALUE_OF: Final[vec[i64]] = vec[i64]([die % 6 + 1 for die in range(DICE)])
ONE_BLACK: Final[vec[i64]] = vec[i64]([1 << 4 * value for value in range(6)])  # black dice: four bits per value
DISTRICT_IDS: Final[list[str]] = ["d1", "d2", "d3", "d4", "gray"]
NEUTRAL: Final = 4
OWNERS: Final = 5
DICE_LIMIT: Final = 3  # TR-8.2
PRICE: Final[vec[i64]] = vec[i64]([0, 2, 4, 6])  # TR-8.3, by size of the group

# --- the board ------------------------------------------------------------------------------------

PALACE: Final = 0
BISHOPRIC: Final = 1
CITY_HALL: Final = 2
BUILDINGS: Final = 3
SPACES: Final = 18
SPACE_IDS: Final[list[str]] = [f"{building}_{number}" for building in BUILDING_IDS for number in range(1, 7)]
ONE_OWNER: Final[vec[i64]] = vec[i64]([1 << 3 * space for space in range(SPACES)])  # three bits per space
ALL_SPACES: Final = (1 << 54) - 1
SALARY: Final[vec[i64]] = vec[i64]([2, 1, 0])  # TR-5.3
ONE_LYING: Final[vec[i64]] = vec[i64]([1 << 3 * k for k in range(BUILDINGS * OWNERS)])  # by building * 5 + owner
NUMBERS: Final = 6  # of the Cathedral, on three levels
SLOTS: Final = 9
SLOT_IDS: Final[list[str]] = [f"{colour}_{level}" for colour in COLOUR_IDS for level in range(1, LEVELS + 1)]
SOURCE_IDS: Final[list[str]] = [
    "supply",
    *(f"card_{slot}" for slot in SLOT_IDS),
    *SPACE_IDS,
    *(f"lying_{building}" for building in BUILDING_IDS),
]
SUPPLY_SOURCE: Final = 0
CARD_SOURCE: Final = 1
SPACE_SOURCE: Final = 10
LYING_SOURCE: Final = 28
SOURCES: Final = 31

# --- Activity cards -------------------------------------------------------------------------------

(
    ARTISAN, MERCHANT, MILLER, INNKEEPER, BLACKSMITH, MILITIA, JOURNEYMAN, GOLDSMITH, SCULPTOR, TITHING, MONK, PRIEST,
    APPRENTICESHIP, TEMPLAR, CONFESSION, PROCESSION, PILGRIMAGE, GLASSBLOWER, ARCHER, CHIVALRY, DIPLOMAT, HUNTING,
    MERCENARY, TAX_COLLECTOR, CAPTAIN, JOUST, TROUBADOUR, PRIOR, BAKER, BANQUET,
) = range(30)  # fmt: skip
CARDS: Final = 30
BONUS_CARD: Final = 27  # the first of the three (TR-14.1)
CARD_COLOUR: Final[vec[i64]] = vec[i64]([COLOUR_IDS.index(row[1]) for row in CARD_ROWS])
IS_DELAYED: Final[vec[i64]] = vec[i64]([int(row[3] == "delayed") for row in CARD_ROWS])
# The delayed cards, whose cubes change a group of dice (TR-11).
MODIFIER_IDS: Final[list[str]] = [
    "blacksmith", "militia", "tithing", "monk", "priest", "apprenticeship", "templar", "confession", "prior",
]  # fmt: skip
MODIFIERS: Final = 9
BY_BLACKSMITH: Final = 0
BY_MILITIA: Final = 1
BY_TITHING: Final = 2
BY_MONK: Final = 3
BY_PRIEST: Final = 4
BY_APPRENTICESHIP: Final = 5
BY_TEMPLAR: Final = 6
BY_CONFESSION: Final = 7
BY_PRIOR: Final = 8
PLAINLY: Final = 9  # without a cube
UNDECIDED: Final = 10
MIXABLE: Final = 160  # set of Apprenticeship and Confession: what a mixed group accepts (TR-17.2)
MODIFIER_CARD: Final[vec[i64]] = vec[i64]([CARD_IDS.index(name) for name in MODIFIER_IDS])
MODIFIER_OF: Final[vec[i64]] = vec[i64]([MODIFIER_IDS.index(c) if c in MODIFIER_IDS else -1 for c in CARD_IDS])
ONE_BIT: Final[vec[i64]] = vec[i64]([1 << k for k in range(30)])
BLACKSMITH_ADDS: Final = 5
PRIEST_ADDS: Final = 3
CONFESSION_ADDS: Final = 2
APPRENTICE_VALUE: Final = 5
MONK_DICE: Final = 3
TEMPLAR_DICE: Final = 2
PRIOR_DICE: Final = 2
# What lies on a slot: the owners of the two scoring spaces, the set of owners on the picture, cubes per seat.
SECOND: Final = 3
PICTURE: Final = 6
CUBES: Final = 16
CUBE_BITS: Final = 8
ONE_CUBE: Final[vec[i64]] = vec[i64]([1 << CUBES + CUBE_BITS * seat for seat in range(4)])

# --- events ---------------------------------------------------------------------------------------

(
    MARAUDING, BRIGANDS_1, BRIGANDS_2, BRIGANDS_3, SKIRMISHES_1, SKIRMISHES_2, WAR, NORMANS_ATTACK,
    SUCCESSION_CONFLICT, RESISTANCE, THEOLOGICAL_CONFLICT, HERESY, MIGRANT_WORKERS, INTERRUPTION_OF_WORK, DROUGHT,
    SUPPORT, CIVIL_WAR, WAYFARERS,
) = range(18)  # fmt: skip
THREATS: Final = 18
FIRST_RED: Final = 1
RED_THREATS: Final = 8  # and Resistance
FIRST_WHITE: Final = 10
FIRST_YELLOW: Final = 14
THREAT_COLOUR: Final[vec[i64]] = vec[i64]([COLOUR_IDS.index(row[2]) if row[2] else ANY_ONE for row in THREAT_ROWS])
# An entry of the queue: the card (5 bits), how many cubes (5 bits), then their owners in order, three bits each, plus
# one. Marauding has no end of room: its cubes are counted per owner in `marauders`, eight bits each.
THREAT_BITS: Final = 5
COUNT_BITS: Final = 5
ORDER: Final = 10
LAST_MARAUDER: Final = 40
LAST_MASK: Final = 0x70000000000
ONE_COUNT: Final = 32
ONE_MARAUDER: Final[vec[i64]] = vec[i64]([1 << 8 * owner for owner in range(OWNERS)])
LONGEST_QUEUE: Final = 16

# --- characters -----------------------------------------------------------------------------------

URBAIN, CHRETIEN, HUGUES, THIBAUT, HENRY, FLORENTIN = range(6)
CHARACTERS: Final = 6
TIERS: Final[vec[i64]] = vec[i64]([least for row in CHARACTER_ROWS for least in row[1]])
TIERS_OF_TWO: Final[vec[i64]] = vec[i64]([least for row in CHARACTER_ROWS for least in row[2]])
TIER_POINTS: Final[vec[i64]] = vec[i64](TIER_VP)

# --- numbers of the rules -------------------------------------------------------------------------

ROUNDS: Final[vec[i64]] = vec[i64]([0, 4, 4, 5, 6])  # TR-1.3, by seats
STARTING_CITIZENS: Final[vec[i64]] = vec[i64]([0, 6, 6, 5, 4])  # TR-3.3
CHARACTERS_DEALT: Final[vec[i64]] = vec[i64]([0, 0, 2, 1, 1])  # TR-3.4
STARTING_DENIERS: Final = 5
STARTING_INFLUENCE: Final = 4
INFLUENCE_MAX: Final = 20
CITIZENS: Final = 12
GRAY_CITIZENS: Final = 8
LE_ROY_CITIZENS: Final = 24
INCOME: Final = 10
PENALTY: Final = 2  # VP, TR-5.4, TR-7.6, TR-7.14
REROLL_COST: Final = 1
RECRUIT_COST: Final = 2
FLIP_COST: Final = 4
FARM_DIVISOR: Final = 2
PASS_FIRST: Final = 2
PASS_LATER: Final = 1
CIVIL_WAR_DENIERS: Final = 3
HERESY_INFLUENCE: Final = 2
MISSING_LEVEL: Final = 2
ARCHER_HITS: Final = 3  # TR-17.7: 3 or more
MOST_TIMES: Final = 13

# --- what a family owns: `family[FIELD + owner]` --------------------------------------------------

DENIERS: Final = 0
INFLUENCE: Final = 5
VP: Final = 10
SUPPLY: Final = 15  # citizens of the personal supply
RESERVE: Final = 20  # own citizens in the general supply
PURSE: Final = 25  # TR-8.10: deniers in the district; whoever has some has passed
WON: Final = 30  # set of event cards
SECRET: Final = 35  # set of characters
FAMILY: Final = 40

# --- moves ----------------------------------------------------------------------------------------

SETTLE: Final = 0
ACTIVATE: Final = 18
BUILD: Final = 27
FIGHT: Final = 28
PLACE: Final = 46
FARM: Final = 49
PASS: Final = 50
TAKE: Final = 51
ENOUGH: Final = 141
SPEND: Final = 142
PLAIN: Final = 151
SOURCE: Final = 152
TIMES: Final = 183
CONFIRM: Final = 196
REROLL: Final = 197
RECRUIT: Final = 215
FLIP: Final = 216
TURN: Final = 217
DONE: Final = 235
USE: Final = 236
OPPOSE: Final = 254
DEFEND: Final = 260
YIELD: Final = 261
COLLECT: Final = 262
EXCHANGE: Final = 264
CUBE: Final = 278
STOP: Final = 296
MOVES: Final = 297

# --- phases ---------------------------------------------------------------------------------------

(
    SETTLING, DEFENDING, FLIPPING, ACTING, TAKING, SPENDING, SOURCING, COUNTING, CONFIRMING, MILLING, EXCHANGING,
    CUBING, OVER,
) = range(13)  # fmt: skip
PHASE_IDS: Final[list[str]] = [
    "settle", "black_dice", "flip", "act", "take_dice", "choose_cube", "choose_source", "choose_times", "confirm",
    "miller", "exchange", "event_cubes", "over",
]  # fmt: skip

# --- endings --------------------------------------------------------------------------------------

ENDING_IDS: Final[list[str]] = [
    "", "points", "shared", "defeat", "poor", "average", "not_bad", "worried", "masterful",
]  # fmt: skip
BY_POINTS: Final = 1
SHARED: Final = 2
FIRST_GRADE: Final = 3
GRADES_KNOWN: Final = 6
GRADE_LEAST: Final[vec[i64]] = vec[i64]([least for _, least in GRADES])

# --- what an apply leaves on the trail ------------------------------------------------------------

(
    SETTLED, GRAY_SETTLED, LE_ROY_SETTLED, ROUND_STARTED, LE_ROY_STARTS, CARD_REVEALED, INCOME_PAID, VP_LOST,
    DICE_ROLLED, GRAY_ROLLED, THREAT_REVEALED, BLACK_DICE_ADDED, THREAT_PAID, INFLUENCE_LOST, GRAY_PLACED,
    THREAT_SKIPPED, EXPELLED, GRAY_EXPELLED, GRAY_EVENT_CUBE, GRAY_BUILT, CATHEDRAL_CUBE_REMOVED,
    GRAY_CATHEDRAL_CUBE_REMOVED, BLACK_ROLLED, DEFENDED, UNDEFENDED, REROLLED, RECRUITED, FLIPPED, DICE_USED,
    DICE_SOLD, CUBE_SPENT, CITIZEN_MOVED, HIRED, ACTIVATED, CARD_CUBES, BUILT, FOUGHT, EVENT_CUBE, THREAT_COUNTERED,
    THREAT_WON, THREAT_DISCARDED, LAST_CUBE_REMOVED, PLACED, FARMED, VP_GAINED, DENIERS_GAINED, INFLUENCE_GAINED,
    TAXED, ARCHER_ROLLED, EXCHANGED, PASSED, PASS_INCOME, PASS_MONEY_TAKEN, RETURNED, GRAY_RETURNED, GAME_ENDED,
    LE_ROY_ROLLED, LE_ROY_USED, LE_ROY_BOUGHT, LE_ROY_VP, LE_ROY_PLACED, LE_ROY_FOUGHT, LE_ROY_HIRED, LE_ROY_BUILT,
    LE_ROY_NOTHING, LE_ROY_DEFENDED, LE_ROY_STOOD_BY, CHARACTER_SCORED, LE_ROY_DONE,
) = range(69)  # fmt: skip
# What each tells, in the order of its three numbers; two facts share a number where a plus stands between them.
EVENT_FACTS: Final[list[tuple[str, str, str, str]]] = [
    ("settled", "seat", "space", ""),
    ("gray_settled", "space", "", ""),
    ("le_roy_settled", "space", "die", ""),
    ("round_started", "seat", "round", "rounds"),
    ("le_roy_starts", "round", "rounds", ""),
    ("card_revealed", "slot", "card", ""),
    ("income", "seat", "deniers", "salary"),
    ("vp_lost", "seat", "vp", "reason"),
    ("dice_rolled", "seat", "dice", ""),
    ("gray_rolled", "dice", "", ""),
    ("threat_revealed", "threat", "", ""),
    ("black_dice_added", "threat", "number", ""),
    ("threat_paid", "seat", "threat", "deniers"),
    ("influence_lost", "seat", "threat", "influence"),
    ("gray_placed", "threat", "space", "value"),
    ("threat_skipped", "threat", "", ""),
    ("expelled", "seat", "building", ""),
    ("gray_expelled", "building", "", ""),
    ("gray_event_cube", "threat", "", ""),
    ("gray_built", "level", "value", ""),
    ("cathedral_cube_removed", "seat", "level", "value"),
    ("gray_cathedral_cube_removed", "level", "value", ""),
    ("black_rolled", "blacks", "", ""),
    ("defended", "seat", "dice", "blacks+influence"),
    ("undefended", "seat", "black", ""),
    ("rerolled", "seat", "die", "result"),
    ("recruited", "seat", "", ""),
    ("flipped", "seat", "dice", ""),
    ("dice_used", "seat", "dice", "value+price"),
    ("dice_sold", "owner", "number", "deniers"),
    ("cube_spent", "seat", "card", ""),
    ("citizen_moved", "seat", "source", ""),
    ("hired", "seat", "card", "deniers+vp"),
    ("activated", "seat", "card", "number"),
    ("card_cubes", "seat", "card", "number"),
    ("built", "seat", "level+value", "influence"),
    ("fought", "seat", "threat", "number"),
    ("event_cube", "seat", "threat", ""),
    ("threat_countered", "threat", "", ""),
    ("threat_won", "seat", "threat", ""),
    ("threat_discarded", "threat", "", ""),
    ("last_cube_removed", "threat", "", ""),
    ("placed", "seat", "space", ""),
    ("farmed", "seat", "deniers", "value"),
    ("vp_gained", "seat", "vp", "reason"),
    ("deniers_gained", "seat", "deniers", "reason"),
    ("influence_gained", "seat", "influence", "reason"),
    ("taxed", "seat", "to", "deniers"),
    ("archer_rolled", "seat", "shots", "number"),
    ("exchanged", "seat", "card", "number"),
    ("passed", "seat", "deniers", ""),
    ("pass_income", "seat", "deniers", ""),
    ("pass_money_taken", "seat", "deniers", ""),
    ("returned", "seat", "building", ""),
    ("gray_returned", "building", "", ""),
    ("game_ended", "seats", "ending", ""),
    ("le_roy_rolled", "number", "", ""),
    ("le_roy_used", "dice", "", ""),
    ("le_roy_bought", "die", "deniers", ""),
    ("le_roy_vp", "vp", "reason", ""),
    ("le_roy_placed", "space", "", ""),
    ("le_roy_fought", "threat", "number", ""),
    ("le_roy_hired", "card", "vp", ""),
    ("le_roy_built", "level", "value", ""),
    ("le_roy_nothing", "number", "", ""),
    ("le_roy_defended", "die", "black", ""),
    ("le_roy_stood_by", "black", "", ""),
    ("character_scored", "character", "vp", "le_roy"),
    ("le_roy_done", "", "", ""),
]
EVENT_IDS: Final[list[str]] = [row[0] for row in EVENT_FACTS]
# Why points, deniers or influence come and go: a card, an event, a character, or one of the last.
REASON_IDS: Final[list[str]] = [
    *CARD_IDS, *THREAT_IDS, *(row[0] for row in CHARACTER_ROWS), "cathedral", "salary", "black_die", "le_roy",
]  # fmt: skip
FOR_THREAT: Final = 30
FOR_CHARACTER: Final = 48
FOR_CATHEDRAL: Final = 54
FOR_SALARY: Final = 55
FOR_BLACK_DIE: Final = 56
FOR_LE_ROY: Final = 57


def dice_in(dice: i64) -> i64:
    """How many dice a set holds."""
    n: i64 = 0
    while dice:
        n += dice & 7
        dice >>= 3
    return n


assert len(EVENT_FACTS) == 69
assert len(SOURCE_IDS) == SOURCES
assert len(REASON_IDS) == FOR_LE_ROY + 1
