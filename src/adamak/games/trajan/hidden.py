"""What a seat cannot know (TJ-2.15), dealt anew for `sample`: other hands, every pile, the bag, the stacks below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from adamak.core.piles import arrange, mix, mixed
from adamak.core.rng import Rng
from adamak.games.trajan.data import CARD, COMMODITIES, PAIRS, STACKS, WILD_COMMODITY, Mat, Phase
from adamak.games.trajan.seaport import SHIP, hand_size, pairs_of

if TYPE_CHECKING:
    from adamak.games.trajan.position import TrajanPosition


def sample(p: TrajanPosition, viewer: i64, rng: Rng) -> TrajanPosition:
    """Deals everything hidden from this seat anew, uniformly, within what the seat knows."""
    s = p.clone()
    s.reseed(rng)
    redeal_cards(s, viewer, rng)
    s.forum_pile = p.forum_pile[p.forum_at :]
    s.forum_at = 0
    arrange(s.forum_pile)
    mix(s.forum_pile, rng)
    s.extra_pile = mixed(p.extra_pile, 3, 0, rng)
    s.bag = mixed(p.bag, 4, 0, rng)
    s.demands = mixed(p.demands, 2, 0, rng)
    # TJ-2.7: the stacks are laid out only when all markers are placed.
    seen: i64 = 0 if p.phase == Phase.MARKERS else 1
    for stack in range(STACKS):
        s.mat[Mat.STACK + stack] = mixed(p.mat[Mat.STACK + stack], 4, seen, rng)
    return s


def redeal_cards(s: TrajanPosition, viewer: i64, rng: Rng) -> None:
    """Other hands keep the cards everybody saw them take; the rest comes from what nobody has seen."""
    cards = s.pile[s.pile_at :]
    left: i64 = len(cards)
    for seat in range(s.seats):
        if seat != viewer:
            cards = unseen_cards(cards, s.mat[Mat.HAND + seat] - s.mat[Mat.KNOWN + seat])
    arrange(cards)
    mix(cards, rng)
    if viewer != s.turn and has_shown_a_pair(s, s.turn):
        pair_up(cards, left + unseen_before(s, viewer, s.turn), unseen_of(s, s.turn), s.mat[Mat.KNOWN + s.turn], rng)
    at = left
    for seat in range(s.seats):
        if seat != viewer:
            number = unseen_of(s, seat)
            s.mat[Mat.HAND + seat] = s.mat[Mat.KNOWN + seat]
            for _n in range(number):
                s.mat[Mat.HAND + seat] += CARD[i64(cards[at])]
                at += 1
    s.pile = cards[:left]
    s.pile_at = 0


def unseen_cards(cards: vec[u8], packed: i64) -> vec[u8]:
    """Adds so many cards of each commodity."""
    card: i64 = 0
    while packed:
        for _n in range(packed & 7):
            cards = append(cards, u8(card))
        packed >>= 3
        card += 1
    return cards


def unseen_of(s: TrajanPosition, seat: i64) -> i64:
    """How many cards of a hand nobody else has seen."""
    return hand_size(s.mat[Mat.HAND + seat] - s.mat[Mat.KNOWN + seat])


def unseen_before(s: TrajanPosition, viewer: i64, until: i64) -> i64:
    """How many unseen cards the hands before a seat hold: they are dealt in the order of the seats."""
    return sum((unseen_of(s, seat) for seat in range(until) if seat != viewer), i64(0))


def has_shown_a_pair(s: TrajanPosition, seat: i64) -> bool:
    """TJ-7.4: whoever chose the ship for pairs, has loaded nothing yet and owns no wild tile must hold a pair."""
    return s.phase == Phase.LOAD and s.hold == PAIRS << SHIP and s.owned(seat, WILD_COMMODITY) == 0


def pair_up(cards: vec[u8], at: i64, number: i64, known: i64, rng: Rng) -> None:
    """Exchanges cards so that the hand at `at` holds a pair, of a commodity drawn among those that allow it."""
    if pairs_of(known):
        return
    n: i64 = len(cards)
    start = rng.below(COMMODITIES)
    for tried in range(COMMODITIES):
        card = (start + tried) % COMMODITIES
        needed = 2 - ((known >> (card * 3)) & 7)
        found = sum((i64(1) for k in range(n) if i64(cards[k]) == card), i64(0))
        if needed <= number and found >= needed:
            for placed in range(needed):
                k = 0
                while i64(cards[k]) != card or at <= k < at + placed:
                    k += 1
                cards[at + placed], cards[k] = cards[k], cards[at + placed]
            return
