"""What is legal: the moves open to the seat that decides, decision by decision (DU-17).

The same is said a second time, slowly and with reasons, in `refusals.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.core.bits import BIT, lowest, of_set
from adamak.games.duel import data, pantheon, payment
from adamak.games.duel.data import City, Colour, Has, Move, Phase

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition


def legal(p: DuelPosition, seat: i64) -> vec[i64]:
    """Every legal move of the seat that decides."""
    phase = p.phase
    if phase == Phase.TURN:
        return actions(p, seat)
    moves = vec[i64](capacity=8)
    city = p.city
    if phase == Phase.DRAFT:
        return of_set(moves, p.group, Move.DRAFT)
    if phase == Phase.BEGIN_AGE:
        moves = append(moves, Move.BEGIN)
        return append(moves, Move.BEGIN + 1)
    if phase == Phase.CHOOSE_PROGRESS:
        return of_set(moves, p.board, Move.PROGRESS)
    if phase == Phase.GREAT_LIBRARY:
        return of_set(moves, p.offered, Move.PROGRESS)
    if phase == Phase.DESTROY_CARD:
        wanted: i64 = data.BROWN_CARDS if p.about() == Colour.BROWN else data.GREY_CARDS
        return _of_goods(moves, city[City.EARLY + 1 - seat] & wanted, Move.DESTROY)
    if phase == Phase.REVIVE_CARD:
        return discarded(p, moves, Move.REVIVE)
    if phase == Phase.PLACE_DIVINITY:
        return placings(p, moves)
    if phase == Phase.ENKI:
        return of_set(moves, p.enki, Move.PROGRESS)
    if phase == Phase.NISABA:
        return _of_green(moves, city[City.EARLY + 1 - seat], city[City.LATE + 1 - seat])
    if phase == Phase.BAAL:
        return _of_goods(moves, city[City.EARLY + 1 - seat], Move.STEAL)
    if phase == Phase.ZEUS:
        return of_set(moves, p.present, Move.STRIKE)
    if phase == Phase.ANUBIS:
        return of_set(moves, city[City.STANDING] | city[City.STANDING + 1], Move.TOPPLE)
    if phase == Phase.ISIS_CARD:
        return discarded(p, moves, Move.BURY)
    if phase == Phase.ISIS_WONDER:
        return of_set(moves, city[City.UNBUILT + seat], Move.RAISE)
    if phase == Phase.RA:
        return of_set(moves, city[City.UNBUILT + 1 - seat], Move.CLAIM)
    if phase == Phase.MINERVA:
        return guardable(p, moves)
    if phase == Phase.NEPTUNE_REMOVE:
        return of_set(moves, p.tokens, Move.REMOVE)
    if phase == Phase.NEPTUNE_APPLY:
        return of_set(moves, p.tokens, Move.APPLY)
    if phase == Phase.GATE:
        return of_set(moves, pantheon.top_set(p), Move.SUMMON)
    if phase == Phase.THEATER_DECK:
        return of_set(moves, pantheon.filled_decks(p), Move.OPEN)
    mythology = p.about()
    cards = pantheon.deck(p.decks, mythology)
    if phase == Phase.THEATER_DIVINITY:
        return of_set(moves, pantheon.deck_set(cards, mythology), Move.SUMMON)
    return of_set(moves, pantheon.deck_set(cards & 0xFF, mythology), Move.TOP)


def actions(p: DuelPosition, seat: i64) -> vec[i64]:
    """DU-4.3: build, discard, construct a Wonder, activate a card of the Pantheon."""
    moves = vec[i64](capacity=24)
    city = p.city
    coins = city[City.COINS + seat] + city[City.ASTARTE + seat]
    early = city[City.EARLY + seat]
    myths = city[City.MYTHS + seat]
    owned = city[City.PROGRESS + seat]
    goods = city[City.GOODS + seat]
    each = payment.unit_prices(p, seat)
    choices = city[City.MEANS + seat] >> 20
    dealt = p.dealt
    base = (p.age - 1) * data.SLOTS
    left = p.open
    while left:
        slot = lowest(left)
        card = i64(dealt[base + slot])
        if payment.priced(card, early, myths, owned, goods, each, choices) & 255 <= coins:
            moves = append(moves, Move.BUILD + slot)
        moves = append(moves, Move.DISCARD + slot)
        left &= left - 1
    free: i64 = data.DISCOUNT if owned & Has.ARCHITECTURE else 0
    unbuilt = city[City.UNBUILT + seat]
    while unbuilt:
        wonder = lowest(unbuilt)
        if payment.goods_price(data.WONDER_COST[wonder], goods, each, choices, free) <= coins:
            left = p.open
            while left:
                moves = append(moves, Move.WONDER + lowest(left) * data.WONDERS + wonder)
                left &= left - 1
        unbuilt &= unbuilt - 1
    if p.spaces and p.age >= 2:
        moves = activations(p, moves, seat, coins)
    return moves


def activations(p: DuelPosition, moves: vec[i64], seat: i64, coins: i64) -> vec[i64]:
    """DU-10.8, DU-10.11: every space with every set of own Offering tokens that wastes none."""
    owned = p.city[City.OFFERINGS + seat]
    for space in range(data.SPACES):
        if p.on_space(space) >= 0:
            price = payment.activation_price(p, seat, space)
            offerings = owned
            while True:
                # Down through all subsets of the tokens owned, the empty one last.
                worth = data.OFFERED[offerings]
                if price - worth <= coins and (offerings == 0 or worth - data.LEAST_OFFERED[offerings] < price):
                    moves = append(moves, Move.ACTIVATE + (space << 3) + offerings)
                if offerings == 0:
                    break
                offerings = (offerings - 1) & owned
    return moves


def discarded(p: DuelPosition, moves: vec[i64], base: i64) -> vec[i64]:
    """DU-6.6: one move per card of the discard pile."""
    moves = of_set(moves, p.waste_early & 0x7FFFFFFF, base)
    moves = of_set(moves, p.waste_early >> 31, base + 31)
    moves = of_set(moves, p.waste_late & 0x7FFFFFFF, base + data.EARLY_CARDS)
    return of_set(moves, p.waste_late >> 31, base + data.EARLY_CARDS + 31)


def placings(p: DuelPosition, moves: vec[i64]) -> vec[i64]:
    """DU-10.4: the top two cards of the deck, each on every empty space."""
    mythology = p.about()
    seen = pantheon.deck_set(pantheon.deck(p.decks, mythology) & 0xFF, mythology)
    while seen:
        divinity = lowest(seen)
        for space in range(data.SPACES):
            if p.on_space(space) < 0:
                moves = append(moves, Move.PLACE + divinity * data.SPACES + space)
        seen &= seen - 1
    return moves


def guardable(p: DuelPosition, moves: vec[i64]) -> vec[i64]:
    """DU-11.14: any space of the track but the Conflict pawn's."""
    space: i64 = -data.CAPITAL
    while space <= data.CAPITAL:
        if space != p.pawn or p.variant.minerva_on_conflict_pawn_space:
            moves = append(moves, Move.GUARD + space + data.CAPITAL)
        space += 1
    return moves


def _of_goods(moves: vec[i64], early: i64, base: i64) -> vec[i64]:
    """One move per brown or grey card."""
    for number in range(13):
        if early & BIT[data.GOODS_CARD[number]]:
            moves = append(moves, base + number)
    return moves


def _of_green(moves: vec[i64], early: i64, late: i64) -> vec[i64]:
    """DU-11.3: one move per green card."""
    for number in range(12):
        card = data.GREEN_CARD[number]
        held = early & BIT[card] if card < data.EARLY_CARDS else late & BIT[card - data.EARLY_CARDS]
        if held:
            moves = append(moves, Move.COPY + number)
    return moves
