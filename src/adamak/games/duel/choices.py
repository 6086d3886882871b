"""What is legal: the moves open to the seat that decides, decision by decision (DU-17).

The same is said a second time, slowly and with reasons, in `refusals.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.core.bits import BIT, lowest, of_set
from adamak.games.duel import pantheon, payment
from adamak.games.duel.data import (
    ACTIVATE,
    ASTARTE,
    BEGIN,
    BEGIN_AGE,
    BROWN,
    BROWN_CARDS,
    BUILD,
    BURY,
    CAPITAL,
    CHOOSE_ANUBIS,
    CHOOSE_BAAL,
    CHOOSE_DRAWN,
    CHOOSE_ENKI,
    CHOOSE_GATE,
    CHOOSE_MINERVA,
    CHOOSE_NISABA,
    CHOOSE_PROGRESS,
    CHOOSE_RA,
    CHOOSE_ZEUS,
    CLAIM,
    COINS,
    COPY,
    DESTROY,
    DESTROY_CARD,
    DISCARD,
    DISCOUNT,
    DRAFT,
    DRAFTING,
    EARLY,
    EARLY_CARDS,
    GOODS,
    GOODS_CARD,
    GREEN_CARD,
    GREY_CARDS,
    GUARD,
    HAS_ARCHITECTURE,
    ISIS_CARD,
    ISIS_WONDER,
    LATE,
    LEAST_OFFERED,
    MEANS,
    MYTHS,
    NEPTUNE_APPLY,
    NEPTUNE_REMOVE,
    OFFERED,
    OFFERINGS,
    OPEN,
    OWNED,
    PLACE,
    PLACE_DIVINITY,
    RAISE,
    REMOVE,
    REVIVE,
    REVIVE_CARD,
    SLOTS,
    SPACES,
    STANDING,
    STEAL,
    STRIKE,
    STRIP,
    SUMMON,
    TAKE,
    THEATER_DECK,
    THEATER_DIVINITY,
    TOP,
    TOPPLE,
    TURN,
    UNBUILT,
    WONDER,
    WONDER_COST,
    WONDERS,
)

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition


def legal(p: DuelPosition, seat: i64) -> vec[i64]:
    """Every legal move of the seat that decides."""
    phase = p.phase
    if phase == TURN:
        return actions(p, seat)
    moves = vec[i64](capacity=8)
    city = p.city
    if phase == DRAFTING:
        return of_set(moves, p.group, DRAFT)
    if phase == BEGIN_AGE:
        moves = append(moves, BEGIN)
        return append(moves, BEGIN + 1)
    if phase == CHOOSE_PROGRESS:
        return of_set(moves, p.board, TAKE)
    if phase == CHOOSE_DRAWN:
        return of_set(moves, p.offered, TAKE)
    if phase == DESTROY_CARD:
        wanted: i64 = BROWN_CARDS if p.about() == BROWN else GREY_CARDS
        return _of_goods(moves, city[EARLY + 1 - seat] & wanted, DESTROY)
    if phase == REVIVE_CARD:
        return discarded(p, moves, REVIVE)
    if phase == PLACE_DIVINITY:
        return placings(p, moves)
    if phase == CHOOSE_ENKI:
        return of_set(moves, p.enki, TAKE)
    if phase == CHOOSE_NISABA:
        return _of_green(moves, city[EARLY + 1 - seat], city[LATE + 1 - seat])
    if phase == CHOOSE_BAAL:
        return _of_goods(moves, city[EARLY + 1 - seat], STEAL)
    if phase == CHOOSE_ZEUS:
        return of_set(moves, p.present, STRIKE)
    if phase == CHOOSE_ANUBIS:
        return of_set(moves, city[STANDING] | city[STANDING + 1], TOPPLE)
    if phase == ISIS_CARD:
        return discarded(p, moves, BURY)
    if phase == ISIS_WONDER:
        return of_set(moves, city[UNBUILT + seat], RAISE)
    if phase == CHOOSE_RA:
        return of_set(moves, city[UNBUILT + 1 - seat], CLAIM)
    if phase == CHOOSE_MINERVA:
        return guardable(p, moves)
    if phase == NEPTUNE_REMOVE:
        return of_set(moves, p.tokens, REMOVE)
    if phase == NEPTUNE_APPLY:
        return of_set(moves, p.tokens, STRIP)
    if phase == CHOOSE_GATE:
        return of_set(moves, pantheon.top_set(p), SUMMON)
    if phase == THEATER_DECK:
        return of_set(moves, pantheon.filled_decks(p), OPEN)
    mythology = p.about()
    cards = pantheon.deck(p.decks, mythology)
    if phase == THEATER_DIVINITY:
        return of_set(moves, pantheon.deck_set(cards, mythology), SUMMON)
    return of_set(moves, pantheon.deck_set(cards & 0xFF, mythology), TOP)


def actions(p: DuelPosition, seat: i64) -> vec[i64]:
    """DU-4.3: build, discard, construct a Wonder, activate a card of the Pantheon."""
    moves = vec[i64](capacity=24)
    city = p.city
    coins = city[COINS + seat] + city[ASTARTE + seat]
    early = city[EARLY + seat]
    myths = city[MYTHS + seat]
    owned = city[OWNED + seat]
    goods = city[GOODS + seat]
    each = payment.unit_prices(p, seat)
    choices = city[MEANS + seat] >> 20
    dealt = p.dealt
    base = (p.age - 1) * SLOTS
    left = p.open
    while left:
        slot = lowest(left)
        card = i64(dealt[base + slot])
        if payment.priced(card, early, myths, owned, goods, each, choices) & 255 <= coins:
            moves = append(moves, BUILD + slot)
        moves = append(moves, DISCARD + slot)
        left &= left - 1
    free: i64 = DISCOUNT if owned & HAS_ARCHITECTURE else 0
    unbuilt = city[UNBUILT + seat]
    while unbuilt:
        wonder = lowest(unbuilt)
        if payment.goods_price(WONDER_COST[wonder], goods, each, choices, free) <= coins:
            left = p.open
            while left:
                moves = append(moves, WONDER + lowest(left) * WONDERS + wonder)
                left &= left - 1
        unbuilt &= unbuilt - 1
    if p.spaces and p.age >= 2:
        moves = activations(p, moves, seat, coins)
    return moves


def activations(p: DuelPosition, moves: vec[i64], seat: i64, coins: i64) -> vec[i64]:
    """DU-10.8, DU-10.11: every space with every set of own Offering tokens that wastes none."""
    owned = p.city[OFFERINGS + seat]
    space: i64 = 0
    while space < SPACES:
        if p.on_space(space) >= 0:
            price = payment.activation_price(p, seat, space)
            offerings = owned
            while True:
                # Down through all subsets of the tokens owned, the empty one last.
                worth = OFFERED[offerings]
                if price - worth <= coins and (offerings == 0 or worth - LEAST_OFFERED[offerings] < price):
                    moves = append(moves, ACTIVATE + (space << 3) + offerings)
                if offerings == 0:
                    break
                offerings = (offerings - 1) & owned
        space += 1
    return moves


def discarded(p: DuelPosition, moves: vec[i64], base: i64) -> vec[i64]:
    """DU-6.6: one move per card of the discard pile."""
    moves = of_set(moves, p.waste_early & 0x7FFFFFFF, base)
    moves = of_set(moves, p.waste_early >> 31, base + 31)
    moves = of_set(moves, p.waste_late & 0x7FFFFFFF, base + EARLY_CARDS)
    return of_set(moves, p.waste_late >> 31, base + EARLY_CARDS + 31)


def placings(p: DuelPosition, moves: vec[i64]) -> vec[i64]:
    """DU-10.4: the top two cards of the deck, each on every empty space."""
    mythology = p.about()
    seen = pantheon.deck_set(pantheon.deck(p.decks, mythology) & 0xFF, mythology)
    while seen:
        divinity = lowest(seen)
        space: i64 = 0
        while space < SPACES:
            if p.on_space(space) < 0:
                moves = append(moves, PLACE + divinity * SPACES + space)
            space += 1
        seen &= seen - 1
    return moves


def guardable(p: DuelPosition, moves: vec[i64]) -> vec[i64]:
    """DU-11.14: any space of the track but the Conflict pawn's."""
    space: i64 = -CAPITAL
    while space <= CAPITAL:
        if space != p.pawn or p.variant.minerva_on_pawn:
            moves = append(moves, GUARD + space + CAPITAL)
        space += 1
    return moves


def _of_goods(moves: vec[i64], early: i64, base: i64) -> vec[i64]:
    """One move per brown or grey card."""
    number: i64 = 0
    while number < 13:
        if early & BIT[GOODS_CARD[number]]:
            moves = append(moves, base + number)
        number += 1
    return moves


def _of_green(moves: vec[i64], early: i64, late: i64) -> vec[i64]:
    """DU-11.3: one move per green card."""
    number: i64 = 0
    while number < 12:
        card = GREEN_CARD[number]
        held = early & BIT[card] if card < EARLY_CARDS else late & BIT[card - EARLY_CARDS]
        if held:
            moves = append(moves, COPY + number)
        number += 1
    return moves
