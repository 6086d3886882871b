"""Packed tables of the components, and the numbers of phases, moves and endings.

A set of cards is two integers: `early` has a bit for each card of Ages I and II, `late` for each card of Age III, Guild
and Grand Temple. Goods are counted in nibbles, wood lowest; so are cards by colour and scientific symbols.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.naming import ids
from adamak.games.duel import components
from adamak.games.duel.components import DECKS

# --- cards ----------------------------------------------------------------------------------------
BACK_IDS: Final[list[str]] = ["", "age1", "age2", "age3", "guild", "grand_temple"]
GUILDS: Final = 4
TEMPLES: Final = 5
DECK_SIZE: Final[vec[i64]] = vec[i64]([len(deck) for deck in DECKS])
DECK_FIRST: Final[vec[i64]] = vec[i64]([sum(map(len, DECKS[:k])) for k in range(len(DECKS))])  # among all cards
DECK_OF: Final[vec[i64]] = vec[i64]([k for k, deck in enumerate(DECKS) for _ in deck])  # by card
CARD_ROWS: Final = [row for deck in DECKS for row in deck]
CARD_IDS: Final[list[str]] = [row[0] for row in CARD_ROWS]
CARDS: Final = 78
EARLY_CARDS: Final = 46  # Ages I and II; the others are late
FIRST_GUILD: Final = 66
FIRST_TEMPLE: Final = 73
GONE: Final = 127  # instead of a card: nobody knows or needs to know any more what lay in that slot


class Counted:
    """What else the coins and points of a card may count, numbered after the colours."""

    WONDERS: Final = 8
    GOODS: Final = 9
    PURSES: Final = 10


_COUNTED: Final[list[str]] = [*components.COLOUR_IDS, *ids(Counted, start=8)]


def effect_words(text: str) -> list[list[str]]:
    """What a card does, word by word: `coins 2 own brown, vp 3`."""
    return [effect.split(" ") for effect in text.split(", ") if effect]


def letters_after(text: str, name: str) -> str:
    """The goods an effect is about: after `choice` in `choice GP, vp 2` stands `GP`."""
    return "".join(effect[1] for effect in effect_words(text) if effect[0] == name)


def split_cost(text: str) -> tuple[int, str]:
    """Coins, and a letter for each unit: `3C`."""
    coins = text.rstrip(components.LETTERS)
    return int(coins or 0), text[len(coins) :]


def _goods(letters: str) -> int:
    return sum(1 << 4 * components.LETTERS.index(letter) for letter in letters)


def _cost(text: str) -> int:
    """Goods in nibbles, the coins above them."""
    coins, goods = split_cost(text)
    return _goods(goods) | (coins << 20)


def _amount(text: str, name: str) -> int:
    """The plain number after a word: `vp 3` is 3, `vp 1 most blue` is none."""
    return sum(int(effect[1]) for effect in effect_words(text) if effect[0] == name and len(effect) == 2)


def _means(text: str) -> int:
    """Fixed prices as full nibbles, then how many raw and manufactured choices (DU-5.4, DU-5.7)."""
    choice = letters_after(text, "choice")
    raw, made = int("W" in choice), int("G" in choice)
    return 15 * _goods(letters_after(text, "fixed")) | (raw << 20) | (made << 24)


def _counted(text: str, name: str) -> int:
    """What is counted, how much each, in whose city: what + 16 * amount + 256 for the city with most; 0 for nothing."""
    for effect in effect_words(text):
        if effect[0] == name and len(effect) == 4:
            return _COUNTED.index(effect[3]) | (int(effect[1]) << 4) | (256 if effect[2] == "most" else 0)
    return 0


def _named(text: str, name: str, names: list[str]) -> int:
    """The number of what is named after a word, `symbol wheel`; -1 where the word is missing."""
    return next((names.index(effect[1]) for effect in effect_words(text) if effect[0] == name), -1)


def _set(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


COLOUR: Final[vec[i64]] = vec[i64]([components.COLOUR_IDS.index(row[1]) for row in CARD_ROWS])
COST: Final[vec[i64]] = vec[i64]([_cost(row[2]) for row in CARD_ROWS])
PRODUCE: Final[vec[i64]] = vec[i64]([_goods(letters_after(row[3], "produce")) for row in CARD_ROWS])
MEANS_OF: Final[vec[i64]] = vec[i64]([_means(row[3]) for row in CARD_ROWS])
COINS_OF: Final[vec[i64]] = vec[i64]([_amount(row[3], "coins") for row in CARD_ROWS])
COINS_PER: Final[vec[i64]] = vec[i64]([_counted(row[3], "coins") for row in CARD_ROWS])
VP: Final[vec[i64]] = vec[i64]([_amount(row[3], "vp") for row in CARD_ROWS])
VP_PER: Final[vec[i64]] = vec[i64]([_counted(row[3], "vp") for row in CARD_ROWS])
SHIELDS: Final[vec[i64]] = vec[i64]([_amount(row[3], "shields") for row in CARD_ROWS])
SYMBOL: Final[vec[i64]] = vec[i64]([_named(row[3], "symbol", components.SYMBOL_IDS) for row in CARD_ROWS])
# DU-5.3: the card that grants the chain symbol of another, as a set; all of them are early cards.
CHAIN: Final[vec[i64]] = vec[i64](
    [_set(k for k, other in enumerate(CARD_ROWS) if row[4] and other[5] == row[4]) for row in CARD_ROWS]
)
UNIT: Final[vec[i64]] = vec[i64]([1, 16, 256, 4096, 65536, 1 << 20, 1 << 24, 1 << 28])  # one in each nibble

# The bit of a card in the set it belongs to, and the early and late cards of each colour.
EARLY_BIT: Final[vec[i64]] = vec[i64]([1 << k if k < EARLY_CARDS else 0 for k in range(CARDS)])
LATE_BIT: Final[vec[i64]] = vec[i64]([1 << k - EARLY_CARDS if k >= EARLY_CARDS else 0 for k in range(CARDS)])
_OF_COLOUR: Final = [[k for k, row in enumerate(CARD_ROWS) if row[1] == colour] for colour in components.COLOUR_IDS]
EARLY_OF: Final[vec[i64]] = vec[i64]([_set(k for k in cards if k < EARLY_CARDS) for cards in _OF_COLOUR])
LATE_OF: Final[vec[i64]] = vec[i64]([_set(k - EARLY_CARDS for k in cards if k >= EARLY_CARDS) for cards in _OF_COLOUR])
GOODS_CARDS: Final[vec[i64]] = vec[i64]([k for k, row in enumerate(CARD_ROWS) if row[1] in ("brown", "grey")])  # early
GOODS_NUMBER: Final = 13
GREEN_CARDS: Final[vec[i64]] = vec[i64]([k for k, row in enumerate(CARD_ROWS) if row[1] == "green"])
GREEN_NUMBER: Final = 12

# --- Wonders --------------------------------------------------------------------------------------
WONDER_IDS: Final[list[str]] = [row[0] for row in components.WONDER_ROWS]
WONDERS: Final = 14
MOST_STANDING: Final = 7  # DU-6.10
GREAT_LIBRARY: Final = 3
MAUSOLEUM: Final = 6
DIVINE_THEATER: Final = 13
SANCTUARY_BIT: Final = 1 << 12

_EFFECTS: Final = [row[2] for row in components.WONDER_ROWS]
WONDER_COST: Final[vec[i64]] = vec[i64]([_cost(row[1]) for row in components.WONDER_ROWS])
WONDER_MEANS: Final[vec[i64]] = vec[i64]([_means(text) for text in _EFFECTS])
WONDER_COINS: Final[vec[i64]] = vec[i64]([_amount(text, "coins") for text in _EFFECTS])
WONDER_LOSS: Final[vec[i64]] = vec[i64]([_amount(text, "loss") for text in _EFFECTS])
WONDER_SHIELDS: Final[vec[i64]] = vec[i64]([_amount(text, "shields") for text in _EFFECTS])
WONDER_VP: Final[vec[i64]] = vec[i64]([_amount(text, "vp") for text in _EFFECTS])
WONDER_AGAIN: Final[vec[i64]] = vec[i64]([int(["again"] in effect_words(text)) for text in _EFFECTS])
WONDER_DESTROYS: Final[vec[i64]] = vec[i64]([_named(text, "destroy", components.COLOUR_IDS) for text in _EFFECTS])

DRAFTED: Final = 8
DRAFT_GROUP: Final = 4
DRAFTERS: Final[vec[i64]] = vec[i64]([0, 1, 1, 0, 1, 0, 0, 1])  # DU-3.1, DU-3.2: 0 is p1, 1 is p2


# --- progress tokens ------------------------------------------------------------------------------
class Has:
    """Progress tokens as members of a set: `city[City.PROGRESS + seat] & Has.ECONOMY`."""

    ARCHITECTURE: Final = 0x2
    ECONOMY: Final = 0x4
    MASONRY: Final = 0x10
    MATHEMATICS: Final = 0x20
    STRATEGY: Final = 0x80
    THEOLOGY: Final = 0x100
    URBANISM: Final = 0x200
    MYSTICISM: Final = 0x400
    POLIORCETICS: Final = 0x800
    ENGINEERING: Final = 0x1000


LAW: Final = 3
PROGRESS_TOKENS: Final = 13
PROGRESS_POINTS: Final[vec[i64]] = vec[i64]([row[1] for row in components.PROGRESS_ROWS])
PROGRESS_COINS: Final[vec[i64]] = vec[i64]([row[2] for row in components.PROGRESS_ROWS])

# --- numbers of the rules -------------------------------------------------------------------------
STARTING_COINS: Final = 7  # DU-2.4
PROGRESS_ON_BOARD: Final = 5  # DU-2.3
SPECIALS: Final = 3  # DU-2.5: Guilds or Temples in play
DISCARD_COINS: Final = 2  # DU-6.5
CHAIN_COINS: Final = 4  # DU-13.10
DISCOUNT: Final = 2  # DU-5.8
ENGINEERING_PRICE: Final = 1  # DU-5.10
SYMBOLS_TO_WIN: Final = 6  # DU-7.5
SCALES: Final = 6
MATHEMATICS_VP: Final = 3
MYSTICISM_VP: Final = 2
COINS_PER_VP: Final = 3
TEMPLE_VP: Final[vec[i64]] = vec[i64]([0, 5, 12, 21])  # DU-15.5
LIBRARY_DRAW: Final = 3  # DU-12.4
ENKI_DRAW: Final = 2  # DU-11.1
SANCTUARY_DISCOUNT: Final = 2
ASTARTE_COINS: Final = 7
APHRODITE_VP: Final = 9
TANIT_COINS: Final = 12
MARS_SHIELDS: Final = 2

# --- the structure --------------------------------------------------------------------------------
SLOTS: Final = 20
ALL_SLOTS: Final = 0xFFFFF


def _dealt_face_up(rows: list[int]) -> int:
    """DU-2.8: every other row, the first one included."""
    row_of = [row for row, cards in enumerate(rows) for _ in range(cards)]
    return _set(slot for slot, row in enumerate(row_of) if row % 2 == 0)


_LAYOUTS: Final = components.COVERED_BY
FACE_UP: Final[vec[i64]] = vec[i64]([0] + [_dealt_face_up(rows) for rows in components.ROWS])  # by Age
COVERING: Final[vec[i64]] = vec[i64]([_set(above) for layout in _LAYOUTS for above in layout])  # (Age - 1) * 20 + slot
COVERED: Final[vec[i64]] = vec[i64](
    [_set(k for k in range(SLOTS) if slot in layout[k]) for layout in _LAYOUTS for slot in range(SLOTS)]
)
OPEN_AT_START: Final[vec[i64]] = vec[i64]([0] + [_set(k for k in range(SLOTS) if not row[k]) for row in _LAYOUTS])
TOKEN_SLOTS: Final[vec[i64]] = vec[i64]([0, _set(components.MYTHOLOGY_SLOTS), _set(components.OFFERING_SLOTS), 0])
# Which nibble of `omens` belongs to a slot: the five Mythology tokens of Age I, then the three Offering tokens.
_OMENS: Final = [*components.MYTHOLOGY_SLOTS, *components.OFFERING_SLOTS]
OMEN: Final[vec[i64]] = vec[i64]([_OMENS.index(slot) if slot in _OMENS else 0 for slot in range(SLOTS)])

# --- military -------------------------------------------------------------------------------------
CAPITAL: Final = 9
TOKEN_IDS: Final[list[str]] = [row[0] for row in components.MILITARY_TOKENS]
MILITARY_TOKENS: Final = 4
ALL_TOKENS: Final = 15
TOKEN_VALUE: Final[vec[i64]] = vec[i64]([row[1] for row in components.MILITARY_TOKENS])
TOKEN_AT: Final[vec[i64]] = vec[i64](
    [next((k for k, row in enumerate(components.MILITARY_TOKENS) if at in row[2]), -1) for at in range(-9, 10)]
)  # by position + 9
ZONE_POINTS: Final[vec[i64]] = vec[i64](components.ZONE_VP)
NOWHERE: Final = 99  # instead of a space of the track

# --- divinities -----------------------------------------------------------------------------------
MYTHOLOGIES: Final = 5
DECK: Final = 3  # Divinities of one Mythology
GODS: Final = MYTHOLOGIES * DECK
SPACES: Final = 6
OFFERING_SETS: Final = 8
OFFERED: Final[vec[i64]] = vec[i64]([0, 2, 3, 5, 4, 6, 7, 9])  # what a set of Offering tokens is worth
LEAST_OFFERED: Final[vec[i64]] = vec[i64]([0, 2, 3, 2, 4, 2, 3, 2])  # its smallest token
# DU-9.6: spaces from the middle outwards, the lower number first (numbered from 0 here).
CENTRAL_FIRST: Final[vec[i64]] = vec[i64]([2, 3, 1, 4, 0, 5])


# --- what lies before a player, phases, moves, endings ---------------------------------------------
class City:
    """What lies before a player: `city[FIELD + seat]`."""

    COINS: Final = 0  # the treasury
    ASTARTE: Final = 2  # DU-11.4: coins on Astarte
    EARLY: Final = 4  # cards built
    LATE: Final = 6
    GOODS: Final = 8  # DU-5.4: what brown and grey cards produce, in nibbles
    MEANS: Final = 10  # fixed prices and choices, see `_means`
    COLOURS: Final = 12  # number of cards of each colour, in nibbles
    SYMBOLS: Final = 14  # number of each symbol, in nibbles; the eighth counts the different ones
    PROGRESS: Final = 16  # progress tokens
    STANDING: Final = 18  # Wonders built
    UNBUILT: Final = 20
    DIVINITIES: Final = 22  # activated, the Gate included
    MYTHS: Final = 24  # number of Mythology tokens of each Mythology, in nibbles
    OFFERINGS: Final = 26  # set of Offering tokens: 1, 2, 4 for the values 2, 3, 4
    SIZE: Final = 28


DIFFERENT: Final = 28  # where in `City.SYMBOLS` the number of different ones begins


class Phase:
    """Which decision is asked (DU-17); also the kinds of frames."""

    DRAFT: Final = 0  # D1
    TURN: Final = 1  # D2
    BEGIN_AGE: Final = 2  # D7
    CHOOSE_PROGRESS: Final = 3  # D3
    GREAT_LIBRARY: Final = 4  # D4
    DESTROY_CARD: Final = 5  # D5, with the colour
    REVIVE_CARD: Final = 6  # D6
    PLACE_DIVINITY: Final = 7  # D8, with the Mythology
    ENKI: Final = 8  # D9
    NISABA: Final = 9  # D10
    BAAL: Final = 10  # D11
    ZEUS: Final = 11  # D12
    ANUBIS: Final = 12  # D13
    ISIS_CARD: Final = 13  # D14
    ISIS_WONDER: Final = 14  # D14, with the card
    RA: Final = 15  # D15
    MINERVA: Final = 16  # D16
    NEPTUNE_REMOVE: Final = 17  # D17
    NEPTUNE_APPLY: Final = 18  # D18
    GATE: Final = 19  # D19
    THEATER_DECK: Final = 20  # D20
    THEATER_DIVINITY: Final = 21  # D21, with the Mythology
    THEATER_ORDER: Final = 22  # D22, with the Mythology
    OVER: Final = 23
    # Frames that ask nothing: work put off until what lies above them is done.
    ACTIVATE_DIVINITY: Final = 24  # with the Divinity
    RETURN_TO_GATE: Final = 25
    RETURN_TO_THEATER: Final = 26  # with the Mythology


FRAME_IDS: Final[list[str]] = ids(Phase)
PHASE_IDS: Final[list[str]] = FRAME_IDS[: Phase.OVER + 1]
FRAME: Final = 12  # bits of a frame: five for its kind, seven for what it is about


class Move:
    """The first move of each kind: as the MoveSpace of `game.py` numbers them."""

    DRAFT: Final = 0
    BUILD: Final = DRAFT + WONDERS
    DISCARD: Final = BUILD + SLOTS
    WONDER: Final = DISCARD + SLOTS
    ACTIVATE: Final = WONDER + SLOTS * WONDERS
    BEGIN: Final = ACTIVATE + SPACES * OFFERING_SETS
    PROGRESS: Final = BEGIN + 2
    DESTROY: Final = PROGRESS + PROGRESS_TOKENS
    REVIVE: Final = DESTROY + GOODS_NUMBER
    PLACE: Final = REVIVE + CARDS
    COPY: Final = PLACE + GODS * SPACES
    STEAL: Final = COPY + GREEN_NUMBER
    STRIKE: Final = STEAL + GOODS_NUMBER
    TOPPLE: Final = STRIKE + SLOTS
    BURY: Final = TOPPLE + WONDERS
    RAISE: Final = BURY + CARDS
    CLAIM: Final = RAISE + WONDERS
    GUARD: Final = CLAIM + WONDERS
    REMOVE: Final = GUARD + 2 * CAPITAL + 1
    APPLY: Final = REMOVE + MILITARY_TOKENS
    SUMMON: Final = APPLY + MILITARY_TOKENS
    OPEN: Final = SUMMON + GODS
    TOP: Final = OPEN + MYTHOLOGIES


class Ending:
    """How a game ends."""

    MILITARY: Final = 1
    SCIENTIFIC: Final = 2
    CIVILIAN: Final = 3
    CIVILIAN_TIE: Final = 4
    SHARED: Final = 5


ENDING_IDS: Final[list[str]] = ["", *ids(Ending, start=1)]


class Way:
    """Ways of paying (DU-5.9)."""

    NORMAL: Final = 0
    CHAIN: Final = 1
    ENGINEERING: Final = 2


class Source:
    """Where a progress token came from."""

    BOARD: Final = 0
    LIBRARY: Final = 1
    ENKI: Final = 2


class Reason:
    """Why coins came or went."""

    CARD: Final = 0
    WONDER: Final = 1
    URBANISM: Final = 2
    PROGRESS: Final = 3
    ECONOMY: Final = 4
    TANIT: Final = 5
    MILITARY_TOKEN: Final = 6
    POLIORCETICS: Final = 7
    NEPTUNE: Final = 8
