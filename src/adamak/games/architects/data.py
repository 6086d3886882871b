"""Packed tables of the components, and the numbers of phases, moves, endings and events.

Six goods are one integer of ten bits each, clay lowest: a sum of goods is a sum of integers, and `affords` compares all
six at once. Sets of building cards, of apprentices and of players are bit sets; a player's workers are counted in five
bits per place.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from adamak.games.architects.components import (
    APPRENTICE_ROWS,
    BOARD_ROWS,
    BOT_ROWS,
    BUILDING_ROWS,
    CATHEDRAL_ROWS,
    COLUMNS,
    GOOD_IDS,
    LOCATION_IDS,
    MARKET_ROWS,
    MARKET_SILVER,
    PRINTED_LARGE,
    PRINTED_SMALL,
    REWARD_ROWS,
    ROW_IDS,
    SKILL_IDS,
    TAX_EVASION,
    VIRTUE_POINTS,
)

# --- goods (AR-0.2): ten bits each --------------------------------------------------------------------

CLAY: Final = 0
WOOD: Final = 10
STONE: Final = 20
GOLD: Final = 30
MARBLE: Final = 40
SILVER: Final = 50
GOOD: Final = 1023  # one good, once shifted down
MOST_GOODS: Final = 511  # of one kind; real games stay below a tenth of it
MOST_COINS: Final = 250  # on one apprentice: a byte holds no more
GUARD: Final[i64] = sum(512 << 10 * k for k in range(6))
BASIC: Final = (1 << 30) - 1  # the three basic goods
ONE_CLAY: Final[i64] = 1
ONE_WOOD: Final[i64] = 1 << 10
ONE_STONE: Final[i64] = 1 << 20
ONE_GOLD: Final[i64] = 1 << 30
ONE_MARBLE: Final[i64] = 1 << 40
ONE_SILVER: Final[i64] = 1 << 50


def affords(have: i64, cost: i64) -> bool:
    """Is there enough of each of the six goods?"""
    return ((have | GUARD) - cost) & GUARD == GUARD


def _items(text: str) -> dict[str, int]:
    words = text.split()
    return {name: int(number) for number, name in zip(words[::2], words[1::2], strict=True)}


def packed(text: str) -> int:
    """The goods of a text such as "2 wood 1 gold"; what is no good is left out."""
    return sum(number << 10 * GOOD_IDS.index(name) for name, number in _items(text).items() if name in GOOD_IDS)


def _item(text: str, name: str) -> int:
    return _items(text).get(name, 0)


# --- places (AR-5) ------------------------------------------------------------------------------------

FOREST: Final = 0
QUARRY: Final = 1
MINES: Final = 2
SILVERSMITH: Final = 3
STOREHOUSE: Final = 4
WORKSHOP: Final = 5
TOWN_CENTRE: Final = 6
TAX_STAND: Final = 7
GUARDHOUSE: Final = 8
CIRCLES: Final = 9  # AR-5.1: the open circles, in the order of the dossier's `capturable_locations`
MARKET_LEFT: Final = 9
MARKET_MIDDLE: Final = 10
MARKET_RIGHT: Final = 11
GUILDHALL: Final = 12
PRISON: Final = 9  # in a player's count of workers the Prison and the Guildhall follow the open circles
GUILD: Final = 10
WORKER: Final = 5  # bits of each count
WORKER_MASK: Final = 31
ON_CIRCLES: Final[i64] = (1 << 5 * CIRCLES) - 1

PEOPLE: Final = 5  # most players, the house opponent included
WORKERS: Final = 20
PLAYER_IDS: Final[list[str]] = ["p1", "p2", "p3", "p4", "p5", "house_bot"]
HOUSE_BOT: Final = 5  # the house opponent among these; in a position it is the player after the last seat
PLACE_IDS: Final[list[str]] = [
    *LOCATION_IDS[:9], "prison", "black_market_left", "black_market_middle", "black_market_right", *PLAYER_IDS,
]  # fmt: skip
FROM_PRISON: Final = 9
FROM_MARKET: Final = 10  # + space
FROM_BOARD: Final = 13  # + player

# --- apprentices --------------------------------------------------------------------------------------

APPRENTICE_IDS: Final[list[str]] = [row[0] for row in APPRENTICE_ROWS]
CARDS: Final = 40  # apprentices, and buildings
SLOT_IDS: Final[list[str]] = [f"{row}_{column + 1}" for row in ROW_IDS for column in range(COLUMNS)]
SLOTS: Final = 8
COLUMN_COUNT: Final = 4
HIRE_VIRTUE: Final[vec[i64]] = vec[i64]([row[2] for row in APPRENTICE_ROWS])
HIRED_GOODS: Final[vec[i64]] = vec[i64]([packed(row[5]) for row in APPRENTICE_ROWS])  # what the ability gives
HIRED_VIRTUE: Final[vec[i64]] = vec[i64]([_item(row[5], "virtue") for row in APPRENTICE_ROWS])
TRADE_IDS: Final[list[str]] = [row[0] for row in APPRENTICE_ROWS if row[3] == "trade"]
TRADES: Final = 12
TRADER: Final[vec[i64]] = vec[i64]([APPRENTICE_IDS.index(name) for name in TRADE_IDS])  # AR-7.2: by number of trade
TRADE_COST: Final[vec[i64]] = vec[i64]([packed(row[4]) for row in APPRENTICE_ROWS if row[3] == "trade"])
SQUIRE_IDS: Final[list[str]] = ["squire_gold", "squire_marble", "squire_virtue"]
SQUIRE: Final = 25  # the first of three


def _crew(trigger: str = "", skill: str = "", family: str = "") -> int:
    return sum(
        1 << k
        for k, row in enumerate(APPRENTICE_ROWS)
        if row[3].startswith(trigger) and skill in row[1] and row[0].startswith(family)
    )


CARPENTERS: Final[i64] = _crew(skill="carpentry")
TILERS: Final[i64] = _crew(skill="tiling")
MASONS: Final[i64] = _crew(skill="masonry")
ACOLYTES: Final[i64] = _crew(family="acolyte")
ACOLYTE_CARD: Final[i64] = _crew(family="acolyte_carpentry")
CONSPIRATORS: Final[i64] = _crew(family="conspirator")
DEBT_COLLECTORS: Final[i64] = _crew(family="debt_collector")
GATEKEEPER: Final[i64] = _crew(family="gatekeeper")
ILLUSIONIST: Final[i64] = _crew(family="illusionist")
PICKPOCKET: Final[i64] = _crew(family="pickpocket")
SQUIRES: Final[i64] = _crew(family="squire")
SWINDLERS: Final[i64] = _crew(family="swindler")
THIEF: Final[i64] = _crew(family="thief")
TRICKSTER: Final[i64] = _crew(family="trickster")
TRADE_CREW: Final[i64] = _crew(trigger="trade")
JEWELLERS: Final[i64] = _crew(family="jeweller")
MINERS: Final[i64] = _crew(family="miner")
STONECUTTERS: Final[i64] = _crew(family="stonecutter")
WOODCUTTERS: Final[i64] = _crew(family="woodcutter")

# --- buildings ----------------------------------------------------------------------------------------

BUILDING_IDS: Final[list[str]] = [row[0] for row in BUILDING_ROWS]
COST: Final[vec[i64]] = vec[i64]([packed(row[2]) for row in BUILDING_ROWS])
BUILD_VIRTUE: Final[vec[i64]] = vec[i64]([row[3] for row in BUILDING_ROWS])
POINTS: Final[vec[i64]] = vec[i64]([row[4] for row in BUILDING_ROWS])
# AR-14.1: one bit each for carpentry, tiling, masonry.
SKILLS: Final[vec[i64]] = vec[i64](
    [sum(1 << k for k, skill in enumerate(SKILL_IDS) if skill in row[1].split()) for row in BUILDING_ROWS]
)
AT_ONCE_IDS: Final[list[str]] = [
    "", "gain", "choose", "capture", "release_boards", "release_prison", "destroy_debt", "discard", "all", "prisoners",
    "hire", "gain_per",
]  # fmt: skip
NOTHING: Final = 0
GAINS: Final = 1  # goods, cards, debts
CHOOSES: Final = 2
CAPTURES: Final = 3
RELEASES_OR_CAPTURES: Final = 4
FREES_PRISONERS: Final = 5
DESTROYS_DEBT: Final = 6
DISCARDS: Final = 7
ALL_GAIN: Final = 8
PRISONERS_LOSE: Final = 9
HIRES: Final = 10
GAINS_PER_VIRTUE: Final = 11


def _at_once(text: str) -> int:
    return AT_ONCE_IDS.index("gain_per" if " per " in text else text.split(" ")[0])


def _plain(text: str) -> str:
    """The items of a plain gain."""
    return text.removeprefix("gain ") if _at_once(text) == GAINS else ""


AT_ONCE: Final[vec[i64]] = vec[i64]([_at_once(row[5]) for row in BUILDING_ROWS])
AT_ONCE_GOODS: Final[vec[i64]] = vec[i64]([packed(_plain(row[5])) for row in BUILDING_ROWS])
AT_ONCE_CARDS: Final[vec[i64]] = vec[i64]([_item(_plain(row[5]), "card") for row in BUILDING_ROWS])
AT_ONCE_DEBTS: Final[vec[i64]] = vec[i64]([_item(_plain(row[5]), "debt") for row in BUILDING_ROWS])
FREE_CAPTURES: Final[vec[i64]] = vec[i64](
    [int(row[5].split()[1]) if _at_once(row[5]) == CAPTURES else 0 for row in BUILDING_ROWS]
)
TREASURY: Final = 7
CLAY_PIT: Final = 21
TREASURY_GOODS: Final[vec[i64]] = vec[i64]([packed("1 gold"), packed("3 silver")])
CLAY_PIT_GOODS: Final[vec[i64]] = vec[i64]([packed("1 gold"), packed("1 marble")])
LIBRARY_GOODS: Final[i64] = packed("2 gold")
PALACE_PER: Final = 4
PRISONERS: Final = 3  # AR-19.5 and the Watchtower: so many own workers in the Prison cost 1 virtue

# Effects at the end (AR-21.4 to AR-21.9): what is looked at, how, per how many, and what it gives.
METRIC_IDS: Final[list[str]] = [
    "clay", "wood", "stone", "gold", "marble", "silver", "basic", "carpentry", "tiling", "masonry", "buildings",
    "captives", "cathedral", "paid", "unpaid", "virtue", "",
]  # fmt: skip
OF_GOLD: Final = 3
OF_MARBLE: Final = 4
OF_BASIC: Final = 6
OF_CARPENTRY: Final = 7
OF_TILING: Final = 8
OF_MASONRY: Final = 9
OF_BUILDINGS: Final = 10
OF_CAPTIVES: Final = 11
OF_CATHEDRAL: Final = 12
OF_PAID: Final = 13
OF_UNPAID: Final = 14
OF_VIRTUE: Final = 15
RULE_IDS: Final[list[str]] = ["", "most", "per", "no", "always", "unpaid"]
IF_MOST: Final = 1
FOR_EVERY: Final = 2
IF_NONE: Final = 3
ALWAYS: Final = 4
DEBT_CHANGE: Final = 5


def _end(text: str) -> tuple[int, int, int, int, int]:
    """Rule, metric, per, virtue, points."""
    if not text:
        return 0, 0, 1, 0, 0
    words, _, gain = text.partition(": ")
    number, _, what = gain.partition(" ")
    parts = words.split()
    per = int(parts[1]) if parts[0] == "per" else 1
    metric = METRIC_IDS.index(parts[-1]) if len(parts) > 1 else OF_UNPAID
    virtue, points = (int(number), 0) if what == "virtue" else (0, int(number))
    return RULE_IDS.index(parts[0]), metric, per, virtue, points


END_RULE: Final[vec[i64]] = vec[i64]([_end(row[6])[0] for row in BUILDING_ROWS])
END_METRIC: Final[vec[i64]] = vec[i64]([_end(row[6])[1] for row in BUILDING_ROWS])
END_PER: Final[vec[i64]] = vec[i64]([_end(row[6])[2] for row in BUILDING_ROWS])
END_VIRTUE: Final[vec[i64]] = vec[i64]([_end(row[6])[3] for row in BUILDING_ROWS])
END_POINTS: Final[vec[i64]] = vec[i64]([_end(row[6])[4] for row in BUILDING_ROWS])
VIRTUE_EFFECT_IDS: Final[list[str]] = sorted(row[0] for row in BUILDING_ROWS if row[6].endswith("virtue"))
VIRTUE_EFFECT: Final[vec[i64]] = vec[i64]([BUILDING_IDS.index(name) for name in VIRTUE_EFFECT_IDS])
VIRTUE_EFFECTS: Final[i64] = sum(1 << BUILDING_IDS.index(name) for name in VIRTUE_EFFECT_IDS)  # AR-24.1
POINT_EFFECTS: Final[i64] = sum(1 << k for k, row in enumerate(BUILDING_ROWS) if row[6].endswith("vp"))
DUNGEON: Final[i64] = 1 << BUILDING_IDS.index("dungeon")

# --- the cathedral (AR-15), virtue (AR-16), tax (AR-18) -----------------------------------------------

TOP_LEVEL: Final = 5
LEVEL_COST: Final[vec[i64]] = vec[i64]([packed(row[0]) for row in CATHEDRAL_ROWS])
LEVEL_PIECES: Final[vec[i64]] = vec[i64]([row[1] for row in CATHEDRAL_ROWS])  # stone and wood in any mix
LEVEL_POINTS: Final[vec[i64]] = vec[i64]([row[2] for row in CATHEDRAL_ROWS])
LEVEL_SPACES: Final[vec[i64]] = vec[i64]([row[3] for row in CATHEDRAL_ROWS])
MOST_VIRTUE: Final = 14
START_VIRTUE: Final = 7
MARKET_VIRTUE: Final = 9  # AR-16.4: at most
CATHEDRAL_VIRTUE: Final = 5  # AR-16.5: at least
VIRTUE_VP: Final[vec[i64]] = vec[i64](VIRTUE_POINTS)
EVASION: Final[vec[i64]] = vec[i64](TAX_EVASION)
START_TAX: Final = 4
HIRE_TAX: Final = 2
HIRE_SILVER: Final = 2
CAPTURE_TAX: Final = 1
RELEASE_TAX: Final = 2
RELEASE_SILVER: Final = 3
DEBT_TAX: Final = 3
DEBT_SILVER: Final = 3
DEBT_POINTS: Final = -2
APPRENTICE_LIMIT: Final = 5
HAND_LIMIT_CARDS: Final = 6
DIG: Final = 5
SILVER_PER_POINT: Final = 10
PRISONERS_PER_POINT: Final = 2

# --- the Black Market (AR-11) and the rewards (AR-15.2) -----------------------------------------------

MARKETS: Final = 10
MARKET_IDS: Final[list[str]] = [row[0] for row in MARKET_ROWS]
MARKET_PRICE: Final[vec[i64]] = vec[i64](MARKET_SILVER)
SMALL: Final[vec[i64]] = vec[i64]([packed(row[1]) for row in MARKET_ROWS])
LARGE: Final[vec[i64]] = vec[i64]([packed(row[2]) for row in MARKET_ROWS])
SMALL_PRINTED: Final[i64] = packed(PRINTED_SMALL)
LARGE_PRINTED: Final[i64] = packed(PRINTED_LARGE)
REWARD_IDS: Final[list[str]] = [row[0] for row in REWARD_ROWS]
REWARDS: Final = 11
REWARD_GOODS: Final[vec[i64]] = vec[i64]([packed(row[1]) for row in REWARD_ROWS])
REWARD_VIRTUE: Final[vec[i64]] = vec[i64]([_item(row[1], "virtue") for row in REWARD_ROWS])
REWARD_CARDS: Final[vec[i64]] = vec[i64]([_item(row[1], "card") for row in REWARD_ROWS])

# --- boards (AR-3.2, AR-22) and the house opponent's cards (AR-26.3) -----------------------------------

BOARD_IDS: Final[list[str]] = [row[0] for row in BOARD_ROWS]
THERESE: Final = 0
CAROLINE: Final = 1
ADA: Final = 2
FREDRICK: Final = 3
RUDOLF: Final = 4
BOARD_PRISON: Final[vec[i64]] = vec[i64]([row[2] for row in BOARD_ROWS])
BOARD_VIRTUE: Final[vec[i64]] = vec[i64]([row[4] for row in BOARD_ROWS])
BOARD_GOODS: Final[vec[i64]] = vec[i64]([packed(row[5]) + packed(f"{row[3]} silver") for row in BOARD_ROWS])
BOARD_CARDS: Final[vec[i64]] = vec[i64]([_item(row[5], "card") for row in BOARD_ROWS])
BOARD_DEBTS: Final[vec[i64]] = vec[i64]([_item(row[5], "debt") for row in BOARD_ROWS])
BOT_CARD_IDS: Final[list[str]] = [row[0] for row in BOT_ROWS]
BOT_CARDS: Final = 16
BLACK_MARKET: Final = 13  # "any space of it": where such a card sends the house opponent
BOT_PLACE: Final[vec[i64]] = vec[i64](
    [BLACK_MARKET if row[1] == "black_market" else LOCATION_IDS.index(row[1]) for row in BOT_ROWS]
)
BOT_SECOND: Final[vec[i64]] = vec[i64]([int(row[2] in ("bottom", "cathedral")) for row in BOT_ROWS])

# --- what lies before a player: `own[FIELD + player]` --------------------------------------------------

PURSE: Final = 0  # the six goods
HAND: Final = 5  # sets of building cards
BUILT: Final = 10
CREW: Final = 15  # set of apprentices
AWAY: Final = 20  # own workers on the open circles, in the Prison and in the Guildhall
CAPTIVES: Final = 25  # workers of others on this board, by owner
FREE: Final = 30  # available workers
VIRTUE: Final = 35
LEVEL: Final = 40
UNPAID: Final = 45
PAID: Final = 50
BOARD: Final = 55  # AR-1.4
PACKET: Final = 60  # AR-2.10: the cards to choose from
PICK: Final = 65  # the card chosen, plus one
DONE: Final = 70  # AR-24.1: end effects on virtue already resolved
OWN: Final = 75

# --- what lies in piles and rows: `cards[PART + k]` ----------------------------------------------------

DECK: Final = 0  # building deck, a ring of 64
RING: Final = 63
KNOWN: Final = 64  # by building card: set of players who know where it is
STAFF: Final = 104  # apprentice deck, a ring of 64
DISPLAY: Final = 168  # apprentices on the eight spaces, NONE for a gap
COINS: Final = 176  # silver on them
GUILDED: Final = 184  # players by space of the Guildhall, those beside it following
PILED: Final = 216
NONE: Final = 255

# --- phases: which decision is asked (AR-28); also the kinds of frames ---------------------------------

PHASE_IDS: Final[list[str]] = [
    "turn", "take_back", "mines", "storehouse", "workshop", "dismiss", "town_centre", "black_market", "keep_card",
    "bury_card", "guardhouse", "guildhall", "cathedral_discard", "clay_pit", "treasury", "free_capture", "barracks",
    "church", "library", "tavern", "overflow", "reset", "hand_limit", "choose_board", "draft", "draft_discard",
    "starting_apprentice", "end_effects", "over",
]  # fmt: skip
TURN: Final = 0
TAKE_BACK: Final = 1
AT_MINES: Final = 2
AT_STOREHOUSE: Final = 3  # about: actions left
AT_WORKSHOP: Final = 4
DISMISS: Final = 5  # about: the slot of the apprentice to be hired
AT_TOWN_CENTRE: Final = 6  # about: captures left
AT_MARKET: Final = 7
KEEP_CARD: Final = 8
BURY_CARD: Final = 9
AT_GUARDHOUSE: Final = 10  # about: actions left
AT_GUILDHALL: Final = 11
CATHEDRAL_DISCARD: Final = 12
AT_CLAY_PIT: Final = 13
AT_TREASURY: Final = 14
FREE_CAPTURE: Final = 15  # about: captures left
AT_BARRACKS: Final = 16
AT_CHURCH: Final = 17
AT_LIBRARY: Final = 18
AT_TAVERN: Final = 19
OVERFLOW: Final = 20
RESET: Final = 21  # about: how many players after the active one (3 bits), Squires resolved (3 bits), Gatekeeper used
HAND_LIMIT: Final = 22
CHOOSE_BOARD: Final = 23
DRAFTING: Final = 24
DRAFT_DISCARD: Final = 25
STARTING_APPRENTICE: Final = 26
END_EFFECTS: Final = 27
OVER: Final = 28
# Frames that ask nothing: work put off until what lies above them is done.
FINISH: Final = 29  # AR-4.5: the action is done
EFFECT: Final = 30  # about: the building just constructed
CAROLINE_DRAWS: Final = 31
FRAME: Final = 15  # bits of a frame: five for its kind, ten for what it is about
GATE_USED: Final = 64

# --- moves: where each kind begins in the move space (declared in words in game.py) ---------------------

PLACE: Final = 0  # + location
GO_BACK: Final = 13  # + place
TAKE: Final = 32  # + clay, gold, marble, silver
TRADE_VIRTUE: Final = 36  # + mix
TRADE_MARBLE: Final = 42  # + mix
TRADE_WITH: Final = 46  # + trade
DRAW: Final = 58
HIRE: Final = 59  # + slot
SEND_AWAY: Final = 67  # + apprentice
CAPTURE: Final = 107  # + location * 6 + player
CAPTURERS: Final = 6
DIG_CARDS: Final = 161
KEEP: Final = 162  # + building
BURY: Final = 202  # + building
IMPRISON: Final = 242
RELEASE_PRISON: Final = 243
RELEASE_BOARDS: Final = 244  # + silver, debt, free
PAY_DEBT: Final = 247
BUILD: Final = 248  # + building
ADVANCE: Final = 288  # + wood
DISCARD: Final = 297  # + building
DESTROY_DEBT: Final = 337
KEEP_DEBT: Final = 338
RELEASE: Final = 339  # + number
RESOLVE_SQUIRE: Final = 342  # + Squire
RESOLVE: Final = 345  # + end effect
DECLINE: Final = 351
STOP: Final = 352
DRAFT: Final = 353  # + building
CHOOSE: Final = 393  # + board
MOVES: Final = 398

TAKEN_IDS: Final[list[str]] = ["clay", "gold", "marble", "silver"]
VIRTUE_MIXES: Final[list[str]] = [
    "clay_clay", "clay_wood", "clay_stone", "wood_wood", "wood_stone", "stone_stone",
]  # fmt: skip
MARBLE_MIXES: Final[list[str]] = [
    "wood_wood_wood", "wood_wood_stone", "wood_stone_stone", "stone_stone_stone",
]  # fmt: skip


def _mix(name: str) -> int:
    return sum(1 << 10 * GOOD_IDS.index(good) for good in name.split("_"))


VIRTUE_MIX: Final[vec[i64]] = vec[i64]([_mix(name) for name in VIRTUE_MIXES])
MARBLE_MIX: Final[vec[i64]] = vec[i64]([_mix(name) for name in MARBLE_MIXES])
PAYMENT_IDS: Final[list[str]] = ["silver", "debt", "free"]

# --- endings (AR-24.4) ---------------------------------------------------------------------------------

ENDING_IDS: Final[list[str]] = ["", "points", "virtue", "silver", "shared", "house_bot"]
BY_POINTS: Final = 1
BY_VIRTUE: Final = 2
BY_SILVER: Final = 3
SHARED: Final = 4
BY_HOUSE_BOT: Final = 5

# --- events: what an apply did, step by step (their words are in text/*.ftl, their redaction in events.py) ---

EVENT_IDS: Final[list[str]] = [
    "game_started", "board_chosen", "card_kept", "cards_passed", "card_put_under", "turn_begun", "turn_passed",
    "worker_placed", "worker_taken_back", "gained", "paid", "tax_paid", "tax_removed", "virtue_gained", "virtue_lost",
    "debt_taken", "debt_destroyed", "debt_paid", "hired", "dismissed", "apprentice_removed", "apprentice_revealed",
    "cards_drawn", "cards_dug", "captured", "recalled", "imprisoned", "released", "built", "cathedral_advanced",
    "reward_revealed", "no_reward", "market_reset", "sent_to_prison", "large_market", "small_market", "market_shuffled",
    "squire_idle", "end_effect", "last_round", "bot_card", "bot_elsewhere", "game_ended",
]  # fmt: skip
GAME_STARTED: Final = 0
BOARD_CHOSEN: Final = 1
CARD_KEPT: Final = 2
CARDS_PASSED: Final = 3
CARD_PUT_UNDER: Final = 4
TURN_BEGUN: Final = 5
TURN_PASSED: Final = 6
WORKER_PLACED: Final = 7
WORKER_TAKEN_BACK: Final = 8
GAINED: Final = 9
PAID_FOR: Final = 10
TAX_PAID: Final = 11
TAX_REMOVED: Final = 12
VIRTUE_GAINED: Final = 13
VIRTUE_LOST: Final = 14
DEBT_TAKEN: Final = 15
DEBT_DESTROYED: Final = 16
DEBT_PAID: Final = 17
HIRED: Final = 18
DISMISSED: Final = 19
APPRENTICE_REMOVED: Final = 20
APPRENTICE_REVEALED: Final = 21
CARDS_DRAWN: Final = 22
CARDS_DUG: Final = 23
CAPTURED: Final = 24
RECALLED: Final = 25
IMPRISONED: Final = 26
RELEASED: Final = 27
CONSTRUCTED: Final = 28
CATHEDRAL_ADVANCED: Final = 29
REWARD_REVEALED: Final = 30
NO_REWARD: Final = 31
MARKET_RESET: Final = 32
SENT_TO_PRISON: Final = 33
LARGE_MARKET: Final = 34
SMALL_MARKET: Final = 35
MARKET_SHUFFLED: Final = 36
SQUIRE_IDLE: Final = 37
END_EFFECT: Final = 38
LAST_ROUND: Final = 39
BOT_CARD: Final = 40
BOT_ELSEWHERE: Final = 41
GAME_ENDED: Final = 42

SOURCE_IDS: Final[list[str]] = [
    "forest", "quarry", "mines", "silversmith", "trade", "tax_stand", "black_market", "swindler", "pickpocket",
    "reward", "acolyte", "debt_collector", "imprisoned", "building", "squire", "apprentice", "board", "hiring",
    "skipping", "capture", "release", "debt", "cathedral",
]  # fmt: skip
BY_TRADE: Final = 4  # the first four are the locations
BY_TAX_STAND: Final = 5
BY_MARKET: Final = 6
BY_SWINDLER: Final = 7
BY_PICKPOCKET: Final = 8
BY_REWARD: Final = 9
BY_ACOLYTE: Final = 10
BY_DEBT_COLLECTOR: Final = 11
BY_IMPRISONING: Final = 12
BY_BUILDING: Final = 13
BY_SQUIRE: Final = 14
BY_APPRENTICE: Final = 15
BY_BOARD: Final = 16
BY_HIRING: Final = 17
BY_SKIPPING: Final = 18
BY_CAPTURE: Final = 19
BY_RELEASE: Final = 20
BY_DEBT: Final = 21
BY_CATHEDRAL: Final = 22

REASON_IDS: Final[list[str]] = [
    "virtue", "reset", "release", "building", "board", "overflow", "church", "draft", "dug", "cathedral", "library",
    "hand_limit",
]  # fmt: skip
FOR_VIRTUE: Final = 0
FOR_RESET: Final = 1
FOR_RELEASE: Final = 2
FOR_BUILDING: Final = 3
FOR_BOARD: Final = 4
FOR_OVERFLOW: Final = 5
FOR_CHURCH: Final = 6
FOR_DRAFT: Final = 7
FOR_DIG: Final = 8
FOR_CATHEDRAL: Final = 9
FOR_LIBRARY: Final = 10
FOR_HAND_LIMIT: Final = 11
