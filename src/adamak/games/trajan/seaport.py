"""The Seaport: cards drawn, taken, displayed and shipped (TJ-7.1 to TJ-7.7).

`hold` says what is being loaded: units in the low three bits, then wild tiles, then the ship.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.core.bits import BIT, total
from adamak.core.piles import shuffle
from adamak.games.trajan import data
from adamak.games.trajan.components import Action
from adamak.games.trajan.data import Mat, Move, Phase, Source
from adamak.games.trajan.variant import EmptyPile

if TYPE_CHECKING:
    from adamak.games.trajan.position import TrajanPosition

WILDS: Final = 3  # shift of the number of wild tiles in `hold`
SHIP: Final = 6
PER_WORD: Final = 15  # cards of a discard pile in one word
WORDS: Final = 4


# --- pile and discard piles ---------------------------------------------------------------------------
def heap_size(p: TrajanPosition, side: i64) -> i64:
    return (p.heap_sizes >> (side * 6)) & 63


def heap_card(p: TrajanPosition, side: i64, at: i64) -> i64:
    return (p.mat[Mat.HEAP + side * WORDS + at // PER_WORD] >> (at % PER_WORD * 4)) & 15


def heap_top(p: TrajanPosition, side: i64) -> i64:
    """The card that may be taken from L or R, or -1."""
    size = heap_size(p, side)
    return heap_card(p, side, size - 1) if size else -1


def put_on(p: TrajanPosition, side: i64, card: i64) -> None:
    at = heap_size(p, side)
    p.mat[Mat.HEAP + side * WORDS + at // PER_WORD] |= card << (at % PER_WORD * 4)
    p.heap_sizes += BIT[side * 6]


def take_from(p: TrajanPosition, side: i64) -> i64:
    """The top card; an empty discard pile is refilled at once (TJ-2.12, TJ-7.2, R-07)."""
    card = heap_top(p, side)
    lower(p, side)
    if heap_size(p, side) == 0:
        refill(p, side)
    return card


def lower(p: TrajanPosition, side: i64) -> None:
    at = heap_size(p, side) - 1
    word = Mat.HEAP + side * WORDS + at // PER_WORD
    p.mat[word] -= heap_card(p, side, at) << (at % PER_WORD * 4)
    p.heap_sizes -= BIT[side * 6]


def refill(p: TrajanPosition, side: i64) -> None:
    card = draw_card(p)
    if card >= 0:
        put_on(p, side, card)
        p.note("side_refilled", side, card, 0)


def below_tops(p: TrajanPosition) -> i64:
    """R-06: the discarded cards that could be shuffled again."""
    left = heap_size(p, 0)
    right = heap_size(p, 1)
    return (left - 1 if left else 0) + (right - 1 if right else 0)


def can_draw(p: TrajanPosition) -> bool:
    """TJ-7.1: is there a card to draw?"""
    n: i64 = len(p.pile)
    return p.pile_at < n or (
        p.variant.commodity_pile_exhausted == EmptyPile.RESHUFFLE_DISCARDS_BELOW_TOP and below_tops(p) > 0
    )


def draw_card(p: TrajanPosition) -> i64:
    """The next card of the pile, or -1; no reshuffling unless the table wants it (R-06)."""
    n: i64 = len(p.pile)
    if p.pile_at == n:
        if p.variant.commodity_pile_exhausted != EmptyPile.RESHUFFLE_DISCARDS_BELOW_TOP or below_tops(p) == 0:
            return -1
        reshuffle(p)
    p.reveal()
    card = i64(p.pile[p.pile_at])
    p.pile_at += 1
    return card


def reshuffle(p: TrajanPosition) -> None:
    """R-06: all discarded cards except the two on top become the pile."""
    number = below_tops(p)
    cards = vec[u8]([u8(0)] * number)
    k: i64 = 0
    for side in range(2):
        size = heap_size(p, side)
        if size:
            top = heap_card(p, side, size - 1)
            for at in range(size - 1):
                cards[k] = u8(heap_card(p, side, at))
                k += 1
            while heap_size(p, side):
                lower(p, side)
            put_on(p, side, top)
    shuffle(p, cards)
    p.pile = cards
    p.pile_at = 0
    p.note("pile_reshuffled", number, 0, 0)


def draw(p: TrajanPosition, seat: i64, number: i64) -> i64:
    """Cards of the pile into the hand, fewer if it is short; how many."""
    got: i64 = 0
    cards: i64 = 0
    while got < number:
        card = draw_card(p)
        if card < 0:
            break
        cards += data.CARD[card]
        got += 1
    p.mat[Mat.HAND + seat] += cards
    if got:
        p.note("cards_drawn", seat, got, cards)
    return got


def leave_hand(p: TrajanPosition, seat: i64, card: i64) -> None:
    """A card is played or discarded; it may be the one that everybody knows of."""
    p.mat[Mat.HAND + seat] -= data.CARD[card]
    if (p.mat[Mat.KNOWN + seat] >> (card * 3)) & 7:
        p.mat[Mat.KNOWN + seat] -= data.CARD[card]


# --- the four options -----------------------------------------------------------------------------------
def trade(p: TrajanPosition, seat: i64, move: i64) -> None:
    """One option of the Seaport, or a step of it."""
    if move == Move.DRAW_TWO:
        # TJ-7.1: two cards, then a discard; no discard if there was but one to draw.
        if draw(p, seat, 2) == 2:
            p.push(Phase.DISCARD, Action.SEAPORT)
    elif move < Move.DISCARD:
        take(p, seat, move - Move.TAKE)
    elif move < Move.DISPLAY:
        discard(p, seat, (move - Move.DISCARD) >> 1, (move - Move.DISCARD) & 1)
    elif move < Move.SHIP:
        display(p, seat, move)
    elif move < Move.LOAD:  # TJ-7.4: the ship is chosen; what it carries is chosen unit by unit
        p.hold = (move - Move.SHIP) << SHIP
        p.push(Phase.LOAD, Action.SEAPORT)
    else:
        load(p, seat, move)


def discard(p: TrajanPosition, seat: i64, card: i64, side: i64) -> None:
    """TJ-7.1: face up on top of L or R."""
    leave_hand(p, seat, card)
    put_on(p, side, card)
    p.note("card_discarded", seat, side, card)


def take(p: TrajanPosition, seat: i64, side: i64) -> None:
    """TJ-7.2; everybody sees which card it is (TJ-2.15)."""
    card = heap_top(p, side)
    p.note("card_taken", seat, side, card)
    p.mat[Mat.HAND + seat] += data.CARD[card]
    p.mat[Mat.KNOWN + seat] += data.CARD[card]
    take_from(p, side)


def display(p: TrajanPosition, seat: i64, move: i64) -> None:
    """TJ-7.3: one or two cards, then as many from the pile."""
    if move == Move.DONE:
        end_display(p, seat)
        return
    if move == Move.DISPLAY_WILD:  # R-09, if the table wants it
        p.spend_tile(seat, data.WILD_COMMODITY)
        p.hold += 1 << WILDS
        p.note("wild_displayed", seat, 0, 0)
    else:
        card = move - Move.DISPLAY
        leave_hand(p, seat, card)
        p.cargo += data.CARD[card]
        p.note("card_displayed", seat, card, 0)
    p.hold += 1
    if p.hold & 7 == 2:
        end_display(p, seat)
    else:
        p.push(Phase.DISPLAY, Action.SEAPORT)


def end_display(p: TrajanPosition, seat: i64) -> None:
    number = p.hold & 7
    p.mat[Mat.DISPLAY + seat] += p.cargo
    p.cargo = 0
    p.hold = 0
    draw(p, seat, number)


def load(p: TrajanPosition, seat: i64, move: i64) -> None:
    """TJ-7.4, TJ-7.6: one more card or pair, wild tiles standing in."""
    ship = p.hold >> SHIP
    if move == Move.SAIL:
        sail(p, seat)
        return
    number: i64 = 2 if ship == data.PAIRS else 1
    wilds: i64 = 0
    card: i64 = -1
    if move == Move.LOAD_WILD:
        wilds = number
    else:
        card = (move - Move.LOAD) % data.COMMODITIES
        if move >= Move.LOAD_HALF:
            wilds = 1
    number -= wilds
    for _n in range(number):
        leave_hand(p, seat, card)
        p.cargo += data.CARD[card]
    for _n in range(wilds):
        p.spend_tile(seat, data.WILD_COMMODITY)
    p.hold += 1 + (wilds << WILDS)
    p.note("cargo_loaded", seat, ship, (card + 1) | (number << 4) | (wilds << 8))
    p.push(Phase.LOAD, Action.SEAPORT)


def sail(p: TrajanPosition, seat: i64) -> None:
    """TJ-7.4: cards into the display, points of the visible side; a coloured ship turns gray."""
    ship = p.hold >> SHIP
    units = p.hold & 7
    gray = (p.gray_ships >> ship) & 1
    points = ship_points(p, ship, units)
    p.mat[Mat.DISPLAY + seat] += p.cargo
    p.cargo = 0
    p.hold = 0
    p.gray_ships |= BIT[ship]
    p.earn(seat, points, Source.SHIPS)
    p.note("ship_sailed", seat, ship | (gray << 4), units | (points << 8))


def ship_points(p: TrajanPosition, ship: i64, units: i64) -> i64:
    """TJ-7.4: by the side of the ship that is up."""
    return data.SHIP_POINTS[(ship * 2 + ((p.gray_ships >> ship) & 1)) * 5 + units]


def nothing_more(p: TrajanPosition, seat: i64) -> bool:
    """Nothing can be added to a display or a ship: the engine goes on.

    Only what everybody sees counts, the size of a hand and a full ship: whether a card of the hand would still fit is
    the player's secret, who is asked even where nothing is left but to sail.
    """
    kind = p.frames & 31
    if kind == Phase.DISPLAY:
        wild = p.variant.wild_commodity_allowed_when_displaying and p.owned(seat, data.WILD_COMMODITY) > 0
        if p.mat[Mat.HAND + seat] == 0 and not wild:
            p.frames >>= data.FRAME
            end_display(p, seat)
            return True
    elif kind == Phase.LOAD and p.hold & 7 == data.MOST_UNITS[p.hold >> SHIP]:
        p.frames >>= data.FRAME
        sail(p, seat)
        return True
    return False


def loadable(hand: i64, cargo: i64, ship: i64) -> i64:
    """The cards of the hand that may still be loaded, as counts: of the commodity loaded already, or of none loaded."""
    if cargo == 0:
        return hand
    mask = (cargo | (cargo >> 1) | (cargo >> 2)) & data.LOW_BITS
    mask |= (mask << 1) | (mask << 2)
    return hand & mask if ship == data.SAME else hand & ~mask


def pairs_of(hand: i64) -> i64:
    """The commodities held at least twice, a bit in the place of each count."""
    return ((hand >> 1) | (hand >> 2)) & data.LOW_BITS


def hand_size(cards: i64) -> i64:
    return total(cards, 3)
