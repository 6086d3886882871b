"""The numbers of places, phases, moves and endings, and how a position packs what it holds.

Six goods are one integer of ten bits each, clay lowest: a sum of goods is a sum of integers, and `affords` compares all
six at once. Sets of building cards, of apprentices and of players are bit sets; a player's workers are counted in five
bits per place. What is printed on the components is in `printed.py`.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from mypy_extensions import i64

from adamak.core.naming import agree, ids
from adamak.games.architects.components import COLUMNS, GOOD_IDS, LOCATION_IDS, ROW_IDS


class Good:
    """Where each good stands in a purse: ten bits each (AR-0.2)."""

    CLAY: Final = 0
    WOOD: Final = 10
    STONE: Final = 20
    GOLD: Final = 30
    MARBLE: Final = 40
    SILVER: Final = 50


GOOD_MASK: Final = 1023  # one good, once shifted down
MOST_GOODS: Final = 511  # of one kind; real games stay below a tenth of it
MOST_COINS: Final = 250  # on one apprentice: a byte holds no more
GUARD: Final[i64] = sum(512 << 10 * k for k in range(6))
ONE_CLAY: Final[i64] = 1
ONE_WOOD: Final[i64] = 1 << 10
ONE_STONE: Final[i64] = 1 << 20
ONE_GOLD: Final[i64] = 1 << 30
ONE_MARBLE: Final[i64] = 1 << 40
ONE_SILVER: Final[i64] = 1 << 50


def affords(have: i64, cost: i64) -> bool:
    """Is there enough of each of the six goods?"""
    return ((have | GUARD) - cost) & GUARD == GUARD


def good(goods: i64, kind: i64) -> i64:
    """How many there are of one `Good`."""
    return (goods >> kind) & GOOD_MASK


def basic(goods: i64) -> i64:
    """Clay, wood and stone."""
    return (goods & GOOD_MASK) + ((goods >> Good.WOOD) & GOOD_MASK) + ((goods >> Good.STONE) & GOOD_MASK)


def precious(goods: i64) -> i64:
    """Gold and marble."""
    return ((goods >> Good.GOLD) & GOOD_MASK) + ((goods >> Good.MARBLE) & GOOD_MASK)


class Place:
    """Where workers go (AR-5): nine open circles, three small ones of the Black Market, the Guildhall."""

    FOREST: Final = 0
    QUARRY: Final = 1
    MINES: Final = 2
    SILVERSMITH: Final = 3
    KINGS_STOREHOUSE: Final = 4
    WORKSHOP: Final = 5
    TOWN_CENTRE: Final = 6
    TAX_STAND: Final = 7
    GUARDHOUSE: Final = 8
    BLACK_MARKET_LEFT: Final = 9
    BLACK_MARKET_MIDDLE: Final = 10
    BLACK_MARKET_RIGHT: Final = 11
    GUILDHALL: Final = 12


agree(Place, LOCATION_IDS)
LOCATIONS: Final = 13
CIRCLES: Final = 9  # AR-5.1: the open circles, in the order of the dossier's `capturable_locations`
PRISON: Final = 9  # in a player's count of workers the Prison and the Guildhall follow the open circles
GUILD: Final = 10
WORKER: Final = 5  # bits of each count
WORKER_MASK: Final = 31
ON_CIRCLES: Final[i64] = (1 << 5 * CIRCLES) - 1


PEOPLE: Final = 5  # most players, the house opponent included
WORKERS: Final = 20
PLAYER_IDS: Final[list[str]] = ["p1", "p2", "p3", "p4", "p5", "house_bot"]
CAPTURERS: Final = 6
HOUSE_BOT: Final = 5  # the house opponent among these; in a position it is the player after the last seat
PLACE_IDS: Final[list[str]] = [*LOCATION_IDS[:9], "prison", *LOCATION_IDS[9:12], *PLAYER_IDS]
FROM_PRISON: Final = 9
FROM_MARKET: Final = 10  # + space
FROM_BOARD: Final = 13  # + player
SLOT_IDS: Final[list[str]] = [f"{row}_{column + 1}" for row in ROW_IDS for column in range(COLUMNS)]
SLOTS: Final = 8
DIG: Final = 5  # AR-11.3: building cards drawn to keep one
CARDS: Final = 40  # apprentices, and buildings


class Own:
    """What lies before a player: `own[FIELD + player]`."""

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
    SIZE: Final = 75


class Piles:
    """What lies in piles and rows: `cards[PART + k]`."""

    DECK: Final = 0  # building deck, a ring of 64
    KNOWN: Final = 64  # by building card: set of players who know where it is
    STAFF: Final = 104  # apprentice deck, a ring of 64
    DISPLAY: Final = 168  # apprentices on the eight spaces, NONE for a gap
    COINS: Final = 176  # silver on them
    GUILDED: Final = 184  # players by space of the Guildhall, those beside it following
    SIZE: Final = 216


RING: Final = 63
NONE: Final = 255


class Phase:
    """Which decision is asked (AR-28); and, after OVER, work that waits on the stack of frames and asks nothing."""

    TURN: Final = 0
    TAKE_BACK: Final = 1
    MINES: Final = 2
    STOREHOUSE: Final = 3  # about: actions left
    WORKSHOP: Final = 4
    DISMISS: Final = 5  # about: the slot of the apprentice to be hired
    TOWN_CENTRE: Final = 6  # about: captures left
    BLACK_MARKET: Final = 7
    KEEP_CARD: Final = 8
    BURY_CARD: Final = 9
    GUARDHOUSE: Final = 10  # about: actions left
    GUILDHALL: Final = 11
    CATHEDRAL_DISCARD: Final = 12
    CLAY_PIT: Final = 13
    TREASURY: Final = 14
    FREE_CAPTURE: Final = 15  # about: captures left
    BARRACKS: Final = 16
    CHURCH: Final = 17
    LIBRARY: Final = 18
    TAVERN: Final = 19
    OVERFLOW: Final = 20
    # about: how many players after the active one (3 bits), Squires resolved (3 bits), Gatekeeper used
    RESET: Final = 21
    HAND_LIMIT: Final = 22
    CHOOSE_BOARD: Final = 23
    DRAFT: Final = 24
    DRAFT_DISCARD: Final = 25
    STARTING_APPRENTICE: Final = 26
    END_EFFECTS: Final = 27
    OVER: Final = 28
    FINISH: Final = 29  # AR-4.5: the action is done
    EFFECT: Final = 30  # about: the building just constructed
    CAROLINE_DRAWS: Final = 31


FRAME_IDS: Final[list[str]] = ids(Phase)
PHASE_IDS: Final[list[str]] = FRAME_IDS[: Phase.OVER + 1]
FRAME: Final = 15  # bits of a frame: five for its kind, ten for what it is about
GATE_USED: Final = 64


class Move:
    """The first move of each kind: as the MoveSpace of `game.py` numbers them."""

    PLACE: Final = 0
    TAKE_BACK: Final = PLACE + LOCATIONS
    TAKE: Final = TAKE_BACK + FROM_BOARD + CAPTURERS
    TRADE_VIRTUE: Final = TAKE + 4  # clay, gold, marble, silver
    TRADE_MARBLE: Final = TRADE_VIRTUE + 6  # mixes
    TRADE_WITH: Final = TRADE_MARBLE + 4  # mixes
    DRAW: Final = TRADE_WITH + 12  # apprentices who trade
    HIRE: Final = DRAW + 1
    DISMISS: Final = HIRE + SLOTS
    CAPTURE: Final = DISMISS + CARDS
    DIG: Final = CAPTURE + CIRCLES * CAPTURERS
    KEEP: Final = DIG + 1
    BURY: Final = KEEP + CARDS
    IMPRISON: Final = BURY + CARDS
    RELEASE_PRISON: Final = IMPRISON + 1
    RELEASE_BOARDS: Final = RELEASE_PRISON + 1
    PAY_DEBT: Final = RELEASE_BOARDS + 3  # silver, debt, free
    BUILD: Final = PAY_DEBT + 1
    ADVANCE: Final = BUILD + CARDS
    DISCARD: Final = ADVANCE + 9  # pieces of wood, from 0
    DESTROY_DEBT: Final = DISCARD + CARDS
    KEEP_DEBT: Final = DESTROY_DEBT + 1
    RELEASE: Final = KEEP_DEBT + 1
    SQUIRE: Final = RELEASE + 3  # workers, from 0
    RESOLVE: Final = SQUIRE + 3  # Squires
    DECLINE: Final = RESOLVE + 6  # end effects on virtue
    STOP: Final = DECLINE + 1
    DRAFT: Final = STOP + 1
    CHOOSE_BOARD: Final = DRAFT + CARDS


# AR-7.2: two of the basic goods for virtue, three of wood and stone for marble.
VIRTUE_MIXES: Final[list[str]] = ["_".join(mix) for mix in combinations_with_replacement(GOOD_IDS[:3], 2)]
MARBLE_MIXES: Final[list[str]] = ["_".join(mix) for mix in combinations_with_replacement(GOOD_IDS[1:3], 3)]


def packed_mix(mix: str) -> int:
    """ "wood_stone" as packed goods."""
    return sum(1 << 10 * GOOD_IDS.index(name) for name in mix.split("_"))


class Ending:
    """How a game ends (AR-24.4)."""

    POINTS: Final = 1
    VIRTUE: Final = 2
    SILVER: Final = 3
    SHARED: Final = 4
    HOUSE_BOT: Final = 5
    STALLED: Final = 6  # AR-23.3


ENDING_IDS: Final[list[str]] = ["", *ids(Ending, start=1)]


class Source:
    """Where goods come from, and what they are paid for."""

    FOREST: Final = 0  # the first four are the locations
    QUARRY: Final = 1
    MINES: Final = 2
    SILVERSMITH: Final = 3
    TRADE: Final = 4
    TAX_STAND: Final = 5
    BLACK_MARKET: Final = 6
    SWINDLER: Final = 7
    PICKPOCKET: Final = 8
    REWARD: Final = 9
    ACOLYTE: Final = 10
    DEBT_COLLECTOR: Final = 11
    IMPRISONED: Final = 12
    BUILDING: Final = 13
    SQUIRE: Final = 14
    APPRENTICE: Final = 15
    BOARD: Final = 16
    HIRING: Final = 17
    SKIPPING: Final = 18
    CAPTURE: Final = 19
    RELEASE: Final = 20
    DEBT: Final = 21
    CATHEDRAL: Final = 22


class Reason:
    """Why debts and cards come and go."""

    VIRTUE: Final = 0
    RESET: Final = 1
    RELEASE: Final = 2
    BUILDING: Final = 3
    BOARD: Final = 4
    OVERFLOW: Final = 5
    CHURCH: Final = 6
    DRAFT: Final = 7
    DUG: Final = 8
    CATHEDRAL: Final = 9
    LIBRARY: Final = 10
    HAND_LIMIT: Final = 11
