"""The numbers of Troyes: every move and phase, and the tables the engine reads.

A die is numbered by colour and value (0..17, `DIE_IDS`); a set of dice is one int, three bits per number, for there are
never more than six dice of a colour (TR-5.5). Owners are the seats 0..3 and 4, the neutral, who is Le Roy in solo;
where an owner is packed into three bits it is written plus one, and 0 is an empty place.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.core.naming import agree, ids
from adamak.games.troyes import components
from adamak.games.troyes.components import BUILDING_IDS, CARD_IDS, CARD_ROWS, COLOUR_IDS, MODIFIER_ROWS, THREAT_IDS


# --- colours, dice, districts ---------------------------------------------------------------------
class Colour:
    """Colours of dice, cards and events."""

    RED: Final = 0
    WHITE: Final = 1
    YELLOW: Final = 2
    MIXED: Final = 3  # the colour of a mixed group


class Wanted:
    """What a target accepts, as a set of colours: one of them per group (TR-8.2), or any mixture (TR-17.2)."""

    RED: Final = 1
    WHITE: Final = 2
    YELLOW: Final = 4
    ANY_MIX: Final = 15
    MIXTURES: Final = 8


COLOURS: Final = 3
DICE: Final = 18
DIE_IDS: Final[list[str]] = [f"{colour}_{value}" for colour in COLOUR_IDS for value in range(1, 7)]
BLACK_IDS: Final[list[str]] = [f"black_{value}" for value in range(1, 7)]
ONE_DIE: Final[vec[i64]] = vec[i64]([1 << 3 * die for die in range(DICE)])
ONE_PLACE: Final = ONE_DIE  # so are spaces packed, and citizens laid on buildings (building * 5 + owner)
OF_COLOUR: Final[vec[i64]] = vec[i64]([((1 << 18) - 1) << 18 * colour for colour in range(COLOURS)])
COLOUR_OF: Final[vec[i64]] = vec[i64]([die // 6 for die in range(DICE)])
ONE_WANTED: Final[vec[i64]] = vec[i64]([1 << colour for colour in range(COLOURS)])
VALUE_OF: Final[vec[i64]] = vec[i64]([die % 6 + 1 for die in range(DICE)])
ONE_BLACK: Final[vec[i64]] = vec[i64]([1 << 4 * value for value in range(6)])  # black dice: four bits per value
DISTRICT_IDS: Final[list[str]] = ["d1", "d2", "d3", "d4", "gray"]
NEUTRAL: Final = 4
OWNERS: Final = 5
DICE_LIMIT: Final = 3  # TR-8.2
PRICE: Final[vec[i64]] = vec[i64]([0, 2, 4, 6])  # TR-8.3, by size of the group
# By seat the five districts, the own one first.
OWN_FIRST: Final[vec[i64]] = vec[i64]([
    district for seat in range(4) for district in [seat] + [other for other in range(OWNERS) if other != seat]
])  # fmt: skip
EVERY_OTHER: Final[vec[i64]] = vec[i64]([31 - (1 << seat) for seat in range(4)])  # set of the other districts
# A die of a group is district * 18 + die, plus one: by that number, whose it is, its colour and its value.
_TAKEN: Final = range(OWNERS * DICE)
TAKEN_FROM: Final[vec[i64]] = vec[i64]([-1] + [number // DICE for number in _TAKEN])
TAKEN_COLOUR: Final[vec[i64]] = vec[i64]([Colour.MIXED] + [number % DICE // 6 for number in _TAKEN])
TAKEN_VALUE: Final[vec[i64]] = vec[i64]([0] + [number % 6 + 1 for number in _TAKEN])


# --- the board ------------------------------------------------------------------------------------
class Building:
    """The buildings in the order of their colours."""

    PALACE: Final = 0
    BISHOPRIC: Final = 1
    CITY_HALL: Final = 2


BUILDINGS: Final = 3
SPACES: Final = 18
SPACE_IDS: Final[list[str]] = [f"{building}_{number}" for building in BUILDING_IDS for number in range(1, 7)]
SALARY: Final[vec[i64]] = vec[i64]([2, 1, 0])  # TR-5.3
SLOTS: Final = 9
SLOT_IDS: Final[list[str]] = [f"{colour}_{level}" for colour in COLOUR_IDS for level in range(1, components.LEVELS + 1)]
_LYING_IDS: Final = [f"lying_{building}" for building in BUILDING_IDS]
SOURCE_IDS: Final[list[str]] = ["supply", *(f"card_{slot}" for slot in SLOT_IDS), *SPACE_IDS, *_LYING_IDS]


class Source:
    """Where a citizen is taken from: the first source of each sort."""

    CARD: Final = 1
    SPACE: Final = 10
    LYING: Final = 28


SOURCES: Final = 31


# --- Activity cards -------------------------------------------------------------------------------
class Card:
    """Activity cards that a rule names, by their place in `CARD_IDS`."""

    MILLER: Final = 2
    MONK: Final = 10
    PROCESSION: Final = 15
    PILGRIMAGE: Final = 16
    GLASSBLOWER: Final = 17
    ARCHER: Final = 18
    CHIVALRY: Final = 19
    DIPLOMAT: Final = 20
    TAX_COLLECTOR: Final = 23
    CAPTAIN: Final = 24
    JOUST: Final = 25
    TROUBADOUR: Final = 26
    BAKER: Final = 28
    BANQUET: Final = 29


CARDS: Final = 30
BONUS_CARD: Final = 27  # the first of the three (TR-14.1)
CARD_WANTS: Final[vec[i64]] = vec[i64]([
    Wanted.ANY_MIX if k == Card.PILGRIMAGE else 1 << COLOUR_IDS.index(row[1]) for k, row in enumerate(CARD_ROWS)
])  # fmt: skip
CARD_COLOUR: Final[vec[i64]] = vec[i64]([COLOUR_IDS.index(row[1]) for row in CARD_ROWS])
# What a card gives each time, or an exchange; less than nothing is paid (TR-17).
_DENIERS: Final = {"artisan": 6, "merchant": 2, "innkeeper": -1, "journeyman": -3, "goldsmith": 2, "mercenary": 3}
_VP: Final = {"journeyman": 2, "goldsmith": 1, "sculptor": 1, "pilgrimage": 2, "troubadour": 2}
_INFLUENCE: Final = {"artisan": -1, "innkeeper": 1, "hunting": 3, "troubadour": -3}
CARD_DENIERS: Final[vec[i64]] = vec[i64]([_DENIERS.get(name, 0) for name in CARD_IDS])
CARD_VP: Final[vec[i64]] = vec[i64]([_VP.get(name, 0) for name in CARD_IDS])
CARD_INFLUENCE: Final[vec[i64]] = vec[i64]([_INFLUENCE.get(name, 0) for name in CARD_IDS])


class Cube:
    """The cubes that a rule names, by their place in `MODIFIER_IDS`; then no cube, and none chosen yet."""

    MILITIA: Final = 1
    TITHING: Final = 2
    PRIOR: Final = 8
    NONE: Final = 9  # without a cube
    UNDECIDED: Final = 10


MODIFIERS: Final = 9
MODIFIER_IDS: Final[list[str]] = [row[0] for row in MODIFIER_ROWS]
MODIFIER_CARD: Final[vec[i64]] = vec[i64]([CARD_IDS.index(name) for name in MODIFIER_IDS])
MODIFIER_OF: Final[vec[i64]] = vec[i64]([MODIFIER_IDS.index(c) if c in MODIFIER_IDS else -1 for c in CARD_IDS])
# What a cube does (TR-11), and no cube: the colour of the dice (-1: any), what they become, how many at most; the value
# so many times, so much more for each die, and once.
_CUBES: Final = [*(row[1:] for row in MODIFIER_ROWS), ("", "", DICE_LIMIT, 1, 0, 0)]
CUBE_TAKES: Final[vec[i64]] = vec[i64]([COLOUR_IDS.index(row[0]) if row[0] else -1 for row in _CUBES])
CUBE_MAKES: Final[vec[i64]] = vec[i64]([COLOUR_IDS.index(row[1]) if row[1] else -1 for row in _CUBES])
CUBE_DICE: Final[vec[i64]] = vec[i64]([row[2] for row in _CUBES])
CUBE_TIMES: Final[vec[i64]] = vec[i64]([row[3] for row in _CUBES])
CUBE_EACH: Final[vec[i64]] = vec[i64]([row[4] for row in _CUBES])
CUBE_ONCE: Final[vec[i64]] = vec[i64]([row[5] for row in _CUBES])
# By the colours that a target accepts: the set of cubes that can help it.
CUBES_FOR: Final[vec[i64]] = vec[i64]([
    sum(1 << k for k, row in enumerate(_CUBES[:-1]) if not row[1] or wanted >> COLOUR_IDS.index(row[1]) & 1)
    for wanted in range(16)
])  # fmt: skip
ONE_BIT: Final[vec[i64]] = vec[i64]([1 << k for k in range(30)])
# What lies on a slot: the owners of the first two scoring spaces, the set of owners on the picture, the owner of a
# third space where a card has three, cubes per seat.
SECOND: Final = 3
PICTURE: Final = 6
THIRD: Final = 11
SCORING_SPACES: Final = 3
SCORING: Final[vec[i64]] = vec[i64]([0, SECOND, THIRD])
CUBES: Final = 16
CUBE_BITS: Final = 8
ONE_CUBE: Final[vec[i64]] = vec[i64]([1 << CUBES + CUBE_BITS * seat for seat in range(4)])


# --- events ---------------------------------------------------------------------------------------
class Threat:
    """Events that a rule names, by their place in `THREAT_IDS`."""

    MARAUDING: Final = 0
    SUCCESSION_CONFLICT: Final = 8
    RESISTANCE: Final = 9
    THEOLOGICAL_CONFLICT: Final = 10
    HERESY: Final = 11
    MIGRANT_WORKERS: Final = 12
    INTERRUPTION_OF_WORK: Final = 13
    DROUGHT: Final = 14
    SUPPORT: Final = 15
    CIVIL_WAR: Final = 16
    WAYFARERS: Final = 17


THREATS: Final = 18
FIRST_RED: Final = 1
FIRST_WHITE: Final = 10
FIRST_YELLOW: Final = 14
THREAT_COLOUR: Final[vec[i64]] = vec[i64]([
    COLOUR_IDS.index(row[2]) if row[2] else Colour.MIXED for row in components.THREAT_ROWS
])  # fmt: skip
# An entry of the queue: the card (5 bits), how many cubes (5 bits), then their owners in order, three bits each, plus
# one. Marauding has no end of room: its cubes are counted per owner in `marauders`, eight bits each.
THREAT_BITS: Final = 5
ORDER: Final = 10
LAST_MARAUDER: Final = 40
LAST_MASK: Final = 0x70000000000
ONE_COUNT: Final = 32
ONE_MARAUDER: Final[vec[i64]] = vec[i64]([1 << 8 * owner for owner in range(OWNERS)])


# --- characters -----------------------------------------------------------------------------------
class Character:
    """Characters by their place in `CHARACTER_IDS`; no rule names the last of them."""

    URBAIN_IV: Final = 0
    CHRETIEN_DE_TROYES: Final = 1
    HUGUES_DE_PAYNS: Final = 2
    THIBAUT_II: Final = 3
    HENRY_I: Final = 4


CHARACTERS: Final = 6
TIERS: Final[vec[i64]] = vec[i64]([least for row in components.CHARACTER_ROWS for least in row[1]])
TIERS_OF_TWO: Final[vec[i64]] = vec[i64]([least for row in components.CHARACTER_ROWS for least in row[2]])
TIER_POINTS: Final[vec[i64]] = vec[i64](components.TIER_VP)

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
RED_COUNTS: Final = 2  # TR-7.13: times, against black dice
ARCHER_HITS: Final = 3  # TR-17.7: 3 or more
MOST_TIMES: Final = 13  # that a move names; a group worth more is used in two steps
MOST_WORTH: Final = 27  # TR-11.7: three sixes with Priest
MOST_CUBES: Final = 255  # of one owner on a card or on Marauding: their eight bits


# --- what a family owns ---------------------------------------------------------------------------
class Family:
    """What an owner has: `family[FIELD + owner]`."""

    DENIERS: Final = 0
    INFLUENCE: Final = 5
    VP: Final = 10
    SUPPLY: Final = 15  # citizens of the personal supply
    RESERVE: Final = 20  # own citizens in the general supply
    PURSE: Final = 25  # TR-8.10: deniers in the district; whoever has some has passed
    WON: Final = 30  # set of event cards
    SECRET: Final = 35  # set of characters
    SIZE: Final = 40


# --- moves ----------------------------------------------------------------------------------------
class Move:
    """The first move of each kind: as the MoveSpace of `game.py` numbers them."""

    SETTLE: Final = 0
    ACTIVATE: Final = SETTLE + SPACES
    BUILD: Final = ACTIVATE + SLOTS
    FIGHT: Final = BUILD + 1
    PLACE: Final = FIGHT + THREATS
    FARM: Final = PLACE + BUILDINGS
    PASS: Final = FARM + 1
    TAKE: Final = PASS + 1
    ENOUGH: Final = TAKE + OWNERS * DICE
    SPEND: Final = ENOUGH + 1
    PLAIN: Final = SPEND + MODIFIERS
    SOURCE: Final = PLAIN + 1
    TIMES: Final = SOURCE + SOURCES
    CONFIRM: Final = TIMES + MOST_TIMES
    REROLL: Final = CONFIRM + 1
    RECRUIT: Final = REROLL + DICE
    FLIP: Final = RECRUIT + 1
    TURN: Final = FLIP + 1
    DONE: Final = TURN + DICE
    USE: Final = DONE + 1
    OPPOSE: Final = USE + DICE
    DEFEND: Final = OPPOSE + 6
    YIELD: Final = DEFEND + 1
    COLLECT: Final = YIELD + 1
    EXCHANGE: Final = COLLECT + 2
    CUBE: Final = EXCHANGE + MOST_TIMES + 1
    STOP: Final = CUBE + THREATS


# --- phases ---------------------------------------------------------------------------------------
class Phase:
    """What is being decided."""

    SETTLE: Final = 0
    BLACK_DICE: Final = 1
    FLIP: Final = 2
    ACT: Final = 3
    TAKE_DICE: Final = 4
    CHOOSE_CUBE: Final = 5
    CHOOSE_SOURCE: Final = 6
    CHOOSE_TIMES: Final = 7
    CONFIRM: Final = 8
    MILLER: Final = 9
    EXCHANGE: Final = 10
    EVENT_CUBES: Final = 11
    OVER: Final = 12


PHASE_IDS: Final[list[str]] = ids(Phase)


# --- endings --------------------------------------------------------------------------------------
class Ending:
    """How a game ends; from DEFEAT on the grades of the solo game (TR-15.17)."""

    POINTS: Final = 1
    SHARED: Final = 2
    DEFEAT: Final = 3


ENDING_IDS: Final[list[str]] = ["", "points", "shared", *(grade for grade, _ in components.GRADES)]
GRADE_LEAST: Final[vec[i64]] = vec[i64]([least for _, least in components.GRADES])


# --- reasons, as events name them -----------------------------------------------------------------
class Reason:
    """Why points, deniers or influence come and go: a card, an event, a character (the first of each), or another."""

    THREAT: Final = 30
    CHARACTER: Final = 48
    CATHEDRAL: Final = 54
    SALARY: Final = 55
    BLACK_DIE: Final = 56
    LE_ROY: Final = 57


REASON_IDS: Final[list[str]] = [
    *CARD_IDS, *THREAT_IDS, *components.CHARACTER_IDS, "cathedral", "salary", "black_die", "le_roy",
]  # fmt: skip


def each_die(moves: vec[i64], dice: i64, base: i64) -> vec[i64]:
    """Adds a move for each sort of die in a set: `base` is the move of die 0."""
    while dice:
        if dice & 7:
            moves = append(moves, base)
        dice >>= 3
        base += 1
    return moves


# Three counts of a packed set at once: how many they are, and their pips where they are dice that show 1 to 3.
_COUNT: Final[vec[i64]] = vec[i64]([sum(three >> 3 * k & 7 for k in range(3)) for three in range(512)])
_PIPS: Final[vec[i64]] = vec[i64]([sum((three >> 3 * k & 7) * (k + 1) for k in range(3)) for three in range(512)])


def dice_in(dice: i64) -> i64:
    """How many dice a set holds."""
    n: i64 = 0
    while dice:
        n += _COUNT[dice & 511]
        dice >>= 9
    return n


def pips(dice: i64) -> i64:
    """What they show together."""
    total: i64 = 0
    while dice:
        high = (dice >> 9) & 511  # 4 to 6
        total += _PIPS[dice & 511] + _PIPS[high] + 3 * _COUNT[high]
        dice >>= 18
    return total


agree(Colour, [*COLOUR_IDS, "mixed"])
agree(Building, BUILDING_IDS)
agree(Card, CARD_IDS)
agree(Threat, THREAT_IDS)
agree(Character, components.CHARACTER_IDS)
agree(Ending, ENDING_IDS)
agree(Cube, [*MODIFIER_IDS, "none", "undecided"])
assert len(SOURCE_IDS) == SOURCES
assert len(REASON_IDS) == Reason.LE_ROY + 1
