"""Constructing Buildings and Wonders and what they do (DU-6, DU-12, DU-14); symbols and progress (DU-7, DU-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import BIT, bits, each, filled
from adamak.games.duel import data, military, pantheon, payment, scoring
from adamak.games.duel.components import Colour
from adamak.games.duel.data import City, Counted, Ending, Has, Phase, Reason, Source

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition


# --- cards in a city and in the discard pile ------------------------------------------------------
def settle_in(p: DuelPosition, seat: i64, card: i64) -> None:
    """A card lies in a city from now on."""
    city = p.city
    city[City.EARLY + seat] |= data.EARLY_BIT[card]
    city[City.LATE + seat] |= data.LATE_BIT[card]
    city[City.COLOURS + seat] += data.UNIT[data.COLOUR[card]]
    city[City.GOODS + seat] += data.PRODUCE[card]
    # Two fixed prices never meet on one good; choices are counted above them.
    city[City.MEANS + seat] += data.MEANS_OF[card]


def move_out(p: DuelPosition, seat: i64, card: i64) -> None:
    """A brown or grey card leaves a city (DU-11.5, DU-12.2, DU-12.11)."""
    p.city[City.EARLY + seat] &= ~data.EARLY_BIT[card]
    p.city[City.COLOURS + seat] -= data.UNIT[data.COLOUR[card]]
    p.city[City.GOODS + seat] -= data.PRODUCE[card]


def throw_away(p: DuelPosition, card: i64) -> None:
    """DU-6.6: onto the discard pile."""
    p.waste_early |= data.EARLY_BIT[card]
    p.waste_late |= data.LATE_BIT[card]


def pick_up(p: DuelPosition, card: i64) -> None:
    """Out of the discard pile."""
    p.waste_early &= ~data.EARLY_BIT[card]
    p.waste_late &= ~data.LATE_BIT[card]


def counted(p: DuelPosition, seat: i64, what: i64) -> i64:
    """How many cards, Wonders or full sets of coins a card counts in one city (DU-14)."""
    if what == Counted.WONDERS:
        return bits(p.city[City.STANDING + seat])
    if what == Counted.PURSES:
        return p.city[City.COINS + seat] // data.COINS_PER_VP
    colours = p.city[City.COLOURS + seat]
    if what == Counted.GOODS:
        return ((colours >> (Colour.BROWN << 2)) & 15) + ((colours >> (Colour.GREY << 2)) & 15)
    return (colours >> (what << 2)) & 15


def counted_most(p: DuelPosition, what: i64) -> i64:
    """DU-14.2, DU-14.3: in the city that has more of them."""
    return max(counted(p, 0, what), counted(p, 1, what))


def discard_value(p: DuelPosition, seat: i64) -> i64:
    """DU-6.5: 2 coins and one more per own yellow card."""
    return data.DISCARD_COINS + counted(p, seat, Colour.YELLOW)


# --- Buildings (DU-6.1, DU-14) --------------------------------------------------------------------
def construct(p: DuelPosition, seat: i64, card: i64) -> None:
    """DU-4.5: in place, then coins, shields, symbol."""
    settle_in(p, seat, card)
    coins = data.COINS_OF[card]
    per = data.COINS_PER[card]
    if per:
        # DU-14.1, DU-14.2: counted once, now, the card itself included.
        number = counted_most(p, per & 15) if per & 256 else counted(p, seat, per & 15)
        coins = number * ((per >> 4) & 15)
    if coins:
        payment.gain(p, seat, coins, Reason.CARD)
    shields = data.SHIELDS[card]
    if shields:
        if p.city[City.PROGRESS + seat] & Has.STRATEGY and data.COLOUR[card] == Colour.RED:
            shields += 1  # DU-13.8
        military.advance(p, seat, shields)
    elif data.SYMBOL[card] >= 0:
        gain_symbol(p, seat, data.SYMBOL[card])


def revive(p: DuelPosition, seat: i64, card: i64) -> None:
    """DU-12.7, DU-11.8, DU-5.14: a card of the discard pile, for free."""
    pick_up(p, card)
    p.note("card_revived", seat, card, 0)
    construct(p, seat, card)


def destroy(p: DuelPosition, seat: i64, card: i64) -> None:
    """DU-12.2, DU-12.11: a card of the opponent's city goes to the discard pile."""
    move_out(p, 1 - seat, card)
    throw_away(p, card)
    p.note("card_destroyed", seat, card, 1 - seat)


# --- Wonders (DU-6.8, DU-12) ----------------------------------------------------------------------
def construct_wonder(p: DuelPosition, seat: i64, wonder: i64, card: i64) -> None:
    """DU-4.5: in place and the seventh counted, then coins, shields, and what needs a choice."""
    city = p.city
    city[City.UNBUILT + seat] &= ~BIT[wonder]
    city[City.STANDING + seat] |= BIT[wonder]
    city[City.MEANS + seat] += data.WONDER_MEANS[wonder]
    p.put_under(wonder, card)
    if bits(city[City.STANDING] | city[City.STANDING + 1]) >= data.MOST_STANDING:
        box_unbuilt(p)
    again = data.WONDER_AGAIN[wonder] or city[City.PROGRESS + seat] & Has.THEOLOGY
    # DU-4.6, R3: within one turn one extra turn only, unless the table lets them add up.
    if again and (p.variant.extra_turns_accumulate or p.again == 0):
        p.again += 1
        p.note("plays_again", seat, 0, 0)
    if data.WONDER_COINS[wonder]:
        payment.gain(p, seat, data.WONDER_COINS[wonder], Reason.WONDER)
    if data.WONDER_LOSS[wonder]:
        payment.lose(p, 1 - seat, data.WONDER_LOSS[wonder], Reason.WONDER)
    if data.WONDER_SHIELDS[wonder]:
        military.advance(p, seat, data.WONDER_SHIELDS[wonder])
        if p.phase == Phase.OVER:
            return
    doomed = data.WONDER_DESTROYS[wonder]
    if doomed >= 0 and city[City.EARLY + 1 - seat] & data.EARLY_OF[doomed]:
        p.push(Phase.DESTROY_CARD, doomed)
    elif wonder == data.MAUSOLEUM and p.waste_early | p.waste_late:
        p.push(Phase.REVIVE_CARD, 0)
    elif wonder == data.GREAT_LIBRARY:
        # DU-12.4: three random tokens from the box, seen by the constructor alone.
        p.offered = draw_from_box(p, data.LIBRARY_DRAW)
        if p.offered:
            p.note("progress_drawn", seat, p.offered, 0)
            p.push(Phase.GREAT_LIBRARY, 0)
    elif wonder == data.DIVINE_THEATER:
        p.ask(seat, Phase.THEATER_DECK, 0)


def raise_wonder(p: DuelPosition, seat: i64, wonder: i64, card: i64) -> None:
    """DU-11.11: Isis constructs a Wonder for free with a card of the discard pile."""
    pick_up(p, card)
    p.note("wonder_built", seat, wonder, card)
    construct_wonder(p, seat, wonder, card)


def box_unbuilt(p: DuelPosition) -> None:
    """DU-6.10: when seven stand, the one still unbuilt returns to the box at once."""
    for seat in range(i64(2)):
        for wonder in each(p.city[City.UNBUILT + seat]):
            p.note("wonder_returned", seat, wonder, 0)
        p.city[City.UNBUILT + seat] = 0


# --- symbols (DU-7) -------------------------------------------------------------------------------
def gain_symbol(p: DuelPosition, seat: i64, symbol: i64) -> None:
    """DU-7.3 to DU-7.5: the sixth different symbol wins at once; a pair takes a progress token."""
    symbols = p.city[City.SYMBOLS + seat] + data.UNIT[symbol]
    number = (symbols >> (symbol << 2)) & 15
    if number == 1:
        symbols += data.UNIT[data.DIFFERENT >> 2]
    p.city[City.SYMBOLS + seat] = symbols
    p.note("symbol_gained", seat, symbol, number)
    if number == 1 and symbols >> data.DIFFERENT >= data.SYMBOLS_TO_WIN:
        scoring.finish(p, Ending.SCIENTIFIC, BIT[seat])
    elif number == 2:
        p.note("pair", seat, symbol, 0)
        if p.board:
            p.push(Phase.CHOOSE_PROGRESS, 0)


# --- progress tokens (DU-13) ----------------------------------------------------------------------
def take_progress(p: DuelPosition, seat: i64, phase: i64, token: i64) -> None:
    """DU-7.3, DU-12.4, DU-11.1: those not chosen go back to the box; DU-7.6: what the token does applies at once."""
    source: i64 = Source.BOARD
    if phase == Phase.CHOOSE_PROGRESS:
        p.board &= ~BIT[token]
    elif phase == Phase.GREAT_LIBRARY:
        source = Source.LIBRARY
        return_to_box(p, p.offered & ~BIT[token])
        p.offered = 0
    else:
        source = Source.ENKI
        return_to_box(p, p.enki & ~BIT[token])
        p.enki = 0
    p.city[City.PROGRESS + seat] |= BIT[token]
    p.note("progress_taken", seat, token, source)
    if data.PROGRESS_COINS[token]:
        payment.gain(p, seat, data.PROGRESS_COINS[token], Reason.PROGRESS)
    elif token == data.LAW:
        gain_symbol(p, seat, data.SCALES)


def draw_from_box(p: DuelPosition, number: i64) -> i64:
    """Random tokens of the box, as a set. Tokens that came back are mixed in before the next draw."""
    p.reveal()
    if p.box_stale:
        box, left = p.box, filled(p.box, 4)
        p.box = 0
        while left > 0:
            at = p.below(left)
            p.box = (p.box << 4) | ((box >> (at << 2)) & 15)
            box = pantheon.without(box, at)
            left -= 1
        p.box_stale = False
    return next_of_box(p, number)


def next_of_box(p: DuelPosition, number: i64) -> i64:
    """The next tokens of the box, as a set."""
    drawn: i64 = 0
    while number > 0 and p.box:
        drawn |= BIT[(p.box & 15) - 1]
        p.box >>= 4
        number -= 1
    return drawn


def return_to_box(p: DuelPosition, tokens: i64) -> None:
    """E11, DU-12.4: they may be drawn again later."""
    for token in each(tokens):
        p.box = (p.box << 4) | (token + 1)
        p.box_stale = True
