"""The components of Condottiere: cards, board, victory numbers; and the numbers of every move.

A heap of cards (a hand, a battle line, the discard pile) is one integer: four bits per card type, the number of
cards of that type. Scarecrows (16 of them) are the last type, so that their count may grow past the fourth bit.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from adamak.core.bits import bits, lowest
from adamak.core.naming import ids


# --- cards (CO-5) ---------------------------------------------------------------------------------
class Card:
    """The types of cards; the first seven are mercenaries, the rest special cards."""

    MERCENARY_1: Final = 0
    MERCENARY_2: Final = 1
    MERCENARY_3: Final = 2
    MERCENARY_4: Final = 3
    MERCENARY_5: Final = 4
    MERCENARY_6: Final = 5
    MERCENARY_10: Final = 6
    WINTER: Final = 7
    SPRING: Final = 8
    BISHOP: Final = 9
    COURTESAN: Final = 10
    DRUMMER: Final = 11
    HEROINE: Final = 12
    SURRENDER: Final = 13
    SCARECROW: Final = 14


CARD_IDS: Final[list[str]] = ids(Card)
COPIES: Final[list[int]] = [10, 8, 8, 8, 8, 8, 8, 3, 3, 6, 12, 6, 3, 3, 16]
PRINTED: Final[list[int]] = [1, 2, 3, 4, 5, 6, 10]  # the mercenaries' strengths, by card type

CARD_TYPES: Final = 15
MERCENARIES: Final = 7
HEROINE_STRENGTH: Final = 10
COURTESAN_STRENGTH: Final = 1
SPRING_BONUS: Final = 3
DECK_SIZE: Final = 110

MERCENARY_BITS: Final = 0xFFFFFFF  # the 28 bits of a heap that count mercenaries
FULL_HEAP: Final[i64] = i64(sum(n << 4 * t for t, n in enumerate(COPIES)))
FULL_DECK: Final[vec[u8]] = vec[u8]([u8(card) for card, copies in enumerate(COPIES) for _ in range(copies)])


def count(heap: i64, card: i64) -> i64:
    """How many cards of one type a heap holds."""
    if card == Card.SCARECROW:
        return heap >> 56
    return (heap >> (card << 2)) & 15


def single(card: i64) -> i64:
    """A heap of one card."""
    # In two steps: compiled, a literal is shifted as a C int of 32 bits; only what comes of it has 64.
    half: i64 = 1 << (card << 1)
    return half << (card << 1)


def slot(card: i64) -> i64:
    """The bits of a heap that count this card type."""
    ones: i64 = 31 if card == Card.SCARECROW else 15
    return ones << (card << 2)


def size(heap: i64) -> i64:
    """How many cards a heap holds."""
    cards: i64 = heap >> 56
    heap &= 0xFFFFFFFFFFFFFF
    while heap:
        cards += heap & 15
        heap >>= 4
    return cards


def most(heap: i64, other: i64) -> i64:
    """The smallest heap that contains both."""
    return sum((max(count(heap, card), count(other, card)) << (card << 2) for card in range(i64(CARD_TYPES))), i64(0))


def cards_of(heap: i64) -> vec[u8]:
    """The cards of a heap one by one, in the order of their types."""
    cards = vec[u8](capacity=DECK_SIZE)
    for card in range(i64(CARD_TYPES)):
        for _n in range(count(heap, card)):
            cards = append(cards, u8(card))
    return cards


# --- board (CO-1.9) -------------------------------------------------------------------------------
REGION_IDS: Final[list[str]] = [
    "torino", "milano", "venezia", "genova", "mantova", "ferrara", "modena", "parma", "bologna",
    "lucca", "firenze", "siena", "urbino", "spoleto", "ancona", "roma", "napoli",
]  # fmt: skip
BORDERS: Final[list[tuple[str, str]]] = [
    ("torino", "milano"), ("torino", "genova"), ("milano", "venezia"), ("milano", "genova"), ("milano", "mantova"),
    ("milano", "modena"), ("milano", "parma"), ("venezia", "mantova"), ("venezia", "ferrara"), ("genova", "parma"),
    ("mantova", "ferrara"), ("mantova", "modena"), ("ferrara", "modena"), ("ferrara", "bologna"),
    ("modena", "parma"), ("modena", "bologna"), ("modena", "lucca"), ("modena", "firenze"), ("parma", "lucca"),
    ("bologna", "firenze"), ("bologna", "urbino"), ("lucca", "firenze"), ("firenze", "siena"),
    ("firenze", "urbino"), ("firenze", "spoleto"), ("firenze", "roma"), ("siena", "roma"), ("urbino", "spoleto"),
    ("urbino", "ancona"), ("spoleto", "ancona"), ("spoleto", "roma"), ("spoleto", "napoli"), ("ancona", "napoli"),
    ("roma", "napoli"),
]  # fmt: skip
REGIONS: Final = 17
ALL_REGIONS: Final = 0x1FFFF
NEIGHBOURS: Final[vec[i64]] = vec[i64]([
    sum(1 << k for k, other in enumerate(REGION_IDS) if (name, other) in BORDERS or (other, name) in BORDERS)
    for name in REGION_IDS
])  # fmt: skip


def group(mine: i64, start: i64) -> i64:
    """CO-1.7: the connected group of own regions that contains this one, as a set."""
    reached: i64 = 1 << start
    fresh = reached
    while fresh:
        grown: i64 = 0
        region: i64 = 0
        while fresh:
            if fresh & 1:
                grown |= NEIGHBOURS[region]
            fresh >>= 1
            region += 1
        fresh = grown & mine & ~reached
        reached |= fresh
    return reached


def largest_group(mine: i64) -> i64:
    """CO-1.7: the size of the largest connected group of own regions."""
    best: i64 = 0
    while mine:
        found = group(mine, lowest(mine))
        best = max(best, bits(found))
        mine &= ~found
    return best


# --- numbers of the rules (CO-2, CO-8, CO-11, CO-14, CO-15) ---------------------------------------
MOST_SEATS: Final = 6
HAND: Final = 10  # CO-2.5, CO-8.4, CO-12.2; one more per region from the second deal on
MAY_KEEP: Final = 2  # CO-8.2
DRAW: Final = 3  # CO-14.4
DRAW_WHEN_ALL_EMPTY: Final = 10  # CO-14.5
ADJACENT_BONUS: Final = 5  # CO-15.2
MARKERS: Final = 6  # CO-1.5
FACE_DOWN: Final = "face_down"  # what a player names to show the own face-down card


def regions_to_win(seats: i64) -> i64:
    """CO-11.1: how many regions in total win."""
    return 6 if seats <= 3 else 5


def adjacent_to_win(seats: i64, larger_empires: bool) -> i64:
    """CO-11.1, CO-16.1: how many adjacent regions win."""
    return (4 if seats <= 3 else 3) + (1 if larger_empires else 0)


# --- decisions, moves, endings: the ids are the names in small letters ----------------------------
class Phase:
    """CO-21: which decision is asked."""

    CHOOSE_SITE: Final = 0
    BATTLE_TURN: Final = 1
    SCARECROW_TARGET: Final = 2
    PLACE_FAVOR: Final = 3
    REVEAL_ON_PASS: Final = 4
    DISCARD_HAND: Final = 5
    KEEP_CARDS: Final = 6
    DRAW_COUNT: Final = 7
    OVER: Final = 8


class Move:
    """The first move of each kind: as the MoveSpace of `game.py` numbers them."""

    SITE: Final = 0
    PLAY: Final = SITE + REGIONS
    PASS: Final = PLAY + CARD_TYPES
    STAY_HIDDEN: Final = PASS + 1
    REVEAL: Final = STAY_HIDDEN + 1
    TAKE_BACK: Final = REVEAL + 1
    TAKE_NONE: Final = TAKE_BACK + MERCENARIES
    FAVOR: Final = TAKE_NONE + 1
    FAVOR_OFF: Final = FAVOR + REGIONS
    KEEP_HAND: Final = FAVOR_OFF + 1
    DISCARD_HAND: Final = KEEP_HAND + 1
    KEEP: Final = DISCARD_HAND + 1
    KEEP_DONE: Final = KEEP + CARD_TYPES
    DRAW: Final = KEEP_DONE + 1


class Ending:
    """How a game ends."""

    TOTAL: Final = 1
    ADJACENT: Final = 2
    FULL_BOARD: Final = 3
    FINAL_BATTLE: Final = 4
    SHARED_VICTORY: Final = 5
    SERIES: Final = 6
    SERIES_FINAL_BATTLE: Final = 7
    SERIES_SHARED: Final = 8
    STALLED: Final = 9


class TokenReason:
    """CO-7.5, CO-17.5: why the Condottiere token went to its new holder."""

    COURTESANS: Final = 0
    WINNER: Final = 1
    LEFT: Final = 2
    DEFENDER: Final = 3


PHASE_IDS: Final[list[str]] = ids(Phase)
ENDING_IDS: Final[list[str]] = ["", *ids(Ending, start=1)]
TOKEN_REASONS: Final[list[str]] = ids(TokenReason)
