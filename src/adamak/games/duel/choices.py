"""What is legal: the moves open to the seat that decides, decision by decision (DU-17).

The same is said a second time, slowly and with reasons, in `refusals.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.core.bits import each, lowest, of_set
from adamak.games.duel import data, pantheon, payment
from adamak.games.duel.data import City, Has, Move, Phase

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition


def legal(p: DuelPosition, seat: i64, phase: i64) -> vec[i64]:
    """Every legal move of the seat that makes this decision, which is the one on top."""
    if phase == Phase.TURN:
        return actions(p, seat)
    moves = vec[i64](capacity=8)
    city = p.city
    rival = 1 - seat
    if phase == Phase.DRAFT:
        return of_set(moves, p.group, Move.DRAFT)
    if phase == Phase.BEGIN_AGE:
        return of_set(moves, 3, Move.BEGIN)
    if phase == Phase.CHOOSE_PROGRESS:
        return of_set(moves, p.board, Move.PROGRESS)
    if phase == Phase.GREAT_LIBRARY:
        return of_set(moves, p.offered, Move.PROGRESS)
    if phase == Phase.DESTROY_CARD:
        doomed = city[City.EARLY + rival] & data.EARLY_OF[p.about()]
        return of_cards(moves, data.GOODS_CARDS, doomed, 0, Move.DESTROY)
    if phase == Phase.REVIVE_CARD:
        return of_set(of_set(moves, p.waste_early, Move.REVIVE), p.waste_late, Move.REVIVE + data.EARLY_CARDS)
    if phase == Phase.PLACE_DIVINITY:
        return placings(p, moves)
    if phase == Phase.ENKI:
        return of_set(moves, p.enki, Move.PROGRESS)
    if phase == Phase.NISABA:
        return of_cards(moves, data.GREEN_CARDS, city[City.EARLY + rival], city[City.LATE + rival], Move.COPY)
    if phase == Phase.BAAL:
        return of_cards(moves, data.GOODS_CARDS, city[City.EARLY + rival], 0, Move.STEAL)
    if phase == Phase.ZEUS:
        return of_set(moves, p.present, Move.STRIKE)
    if phase == Phase.ANUBIS:
        return of_set(moves, city[City.STANDING] | city[City.STANDING + 1], Move.TOPPLE)
    if phase == Phase.ISIS_CARD:
        return of_set(of_set(moves, p.waste_early, Move.BURY), p.waste_late, Move.BURY + data.EARLY_CARDS)
    if phase == Phase.ISIS_WONDER:
        return of_set(moves, city[City.UNBUILT + seat], Move.RAISE)
    if phase == Phase.RA:
        return of_set(moves, city[City.UNBUILT + rival], Move.CLAIM)
    if phase == Phase.MINERVA:
        return guardable(p, moves)
    if phase == Phase.NEPTUNE_REMOVE:
        return of_set(moves, p.tokens, Move.REMOVE)
    if phase == Phase.NEPTUNE_APPLY:
        return of_set(moves, p.tokens, Move.APPLY)
    if phase == Phase.GATE:
        return of_set(moves, pantheon.top_set(p), Move.SUMMON)
    if phase == Phase.THEATER_DECK:
        for m in range(i64(data.MYTHOLOGIES)):
            if pantheon.deck(p.decks, m):
                moves = append(moves, Move.OPEN + m)
        return moves
    cards = pantheon.deck(p.decks, p.about())
    if phase == Phase.THEATER_DIVINITY:
        return of_set(moves, pantheon.deck_set(cards, p.about()), Move.SUMMON)
    return of_set(moves, pantheon.deck_set(cards & 0xFF, p.about()), Move.TOP)


def actions(p: DuelPosition, seat: i64) -> vec[i64]:
    """DU-4.3: build, discard, construct a Wonder, activate a card of the Pantheon."""
    moves = vec[i64](capacity=24)
    city = p.city
    coins = city[City.COINS + seat] + city[City.ASTARTE + seat]
    early, myths, owned = city[City.EARLY + seat], city[City.MYTHS + seat], city[City.PROGRESS + seat]
    goods, each_price, choices = city[City.GOODS + seat], payment.unit_prices(p, seat), city[City.MEANS + seat] >> 20
    dealt, base = p.dealt, (p.age - 1) * data.SLOTS
    left = p.open
    while left:  # the most hurried loops of the game: no list of members is made for them
        slot = lowest(left)
        if payment.priced(i64(dealt[base + slot]), early, myths, owned, goods, each_price, choices) & 255 <= coins:
            moves = append(moves, Move.BUILD + slot)
        moves = append(moves, Move.DISCARD + slot)
        left &= left - 1
    free: i64 = data.DISCOUNT if owned & Has.ARCHITECTURE else 0
    unbuilt = city[City.UNBUILT + seat]
    while unbuilt:
        wonder = lowest(unbuilt)
        if payment.goods_price(data.WONDER_COST[wonder], goods, each_price, choices, free) <= coins:
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
    for space in range(i64(data.SPACES)):
        if p.on_space(space) >= 0:
            price = payment.activation_price(p, seat, space)
            offerings = owned
            while True:
                # Down through all subsets of the tokens owned, the empty one last: every price is at least 1.
                worth = data.OFFERED[offerings]
                if price - worth <= coins and worth - data.LEAST_OFFERED[offerings] < price:
                    moves = append(moves, Move.ACTIVATE + (space << 3) + offerings)
                if offerings == 0:
                    break
                offerings = (offerings - 1) & owned
    return moves


def placings(p: DuelPosition, moves: vec[i64]) -> vec[i64]:
    """DU-10.4: the top two cards of the deck, each on every empty space."""
    for divinity in each(pantheon.deck_set(pantheon.deck(p.decks, p.about()) & 0xFF, p.about())):
        for space in range(i64(data.SPACES)):
            if p.on_space(space) < 0:
                moves = append(moves, Move.PLACE + divinity * data.SPACES + space)
    return moves


def guardable(p: DuelPosition, moves: vec[i64]) -> vec[i64]:
    """DU-11.14: any space of the track but the Conflict pawn's."""
    for space in range(i64(-data.CAPITAL), i64(data.CAPITAL + 1)):
        if space != p.pawn or p.variant.minerva_on_conflict_pawn_space:
            moves = append(moves, Move.GUARD + space + data.CAPITAL)
    return moves


def of_cards(moves: vec[i64], cards: vec[i64], early: i64, late: i64, base: i64) -> vec[i64]:
    """One move per card of a list that lies in a set."""
    for number in range(i64(len(cards))):
        if early & data.EARLY_BIT[cards[number]] or late & data.LATE_BIT[cards[number]]:
            moves = append(moves, base + number)
    return moves
