"""What a seat cannot know (TR-1.4), dealt anew for `sample`: characters, face-down cards, decks, and all dice to come.

Victory points are kept face down, but every one of them was taken openly: whoever remembers knows them, so a sample
keeps them, and only the view leaves them out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.core.bits import bits, lowest
from adamak.core.rng import Rng
from adamak.games.troyes import data, rounds
from adamak.games.troyes.data import Family, Phase

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


def sample(p: TroyesPosition, viewer: i64, rng: Rng) -> TroyesPosition:
    """Deals everything hidden from this seat anew, uniformly, within what the seat knows."""
    s = p.clone()
    s.reseed(rng)
    if s.phase == Phase.OVER:
        return s
    resample_activities(s, rng)
    resample_red(s, rng)
    s.white_deck = mixed_deck(s.white_deck, rng)
    s.yellow_deck = mixed_deck(s.yellow_deck, rng)
    if s.seats > 1:
        resample_characters(s, viewer, rng)
    return s


def mix(cards: vec[i64], rng: Rng) -> None:
    at: i64 = len(cards) - 1
    while at > 0:
        other = rng.below(at + 1)
        held = cards[at]
        cards[at] = cards[other]
        cards[other] = held
        at -= 1


def resample_activities(s: TroyesPosition, rng: Rng) -> None:
    """TR-3.5: a face-down slot may hold any card of its colour and level."""
    for slot in range(i64(data.SLOTS)):
        if slot % 3 >= s.revealed:
            cards = rounds.of_slot(s.variant, slot)
            fresh = cards[rng.below(i64(len(cards)))]
            s.cards += (fresh - s.card_on(slot)) << (5 * slot)


def seen_threats(p: TroyesPosition) -> i64:
    """Set of events whose place everybody knows."""
    seen: i64 = p.lost
    for owner in range(i64(data.OWNERS)):
        seen |= p.family[Family.WON + owner]
    at: i64 = 0
    while at < i64(len(p.queue)):
        seen |= data.ONE_BIT[p.queue[at] & 31]
        at += 1
    return seen


def resample_red(s: TroyesPosition, rng: Rng) -> None:
    """TR-3.6: which red cards are in the deck, in which order, and which went back to the box."""
    seen = seen_threats(s)
    cards = vec[i64](capacity=10)
    for threat in range(data.FIRST_RED, data.FIRST_WHITE):
        if seen & data.ONE_BIT[threat] == 0 and (threat < data.FIRST_WHITE - 1 or s.variant.bonus_cards):
            cards = append(cards, threat)
    mix(cards, rng)
    deck = s.red_deck
    number: i64 = 0
    while deck:
        number += 1
        deck >>= data.THREAT_BITS
    s.red_deck = rounds.deck_of(cards, number)
    boxed = bits(s.red_box)
    s.red_box = 0
    at = number
    while at < i64(len(cards)) and at < number + boxed:
        s.red_box |= data.ONE_BIT[cards[at]]
        at += 1


def mixed_deck(deck: i64, rng: Rng) -> i64:
    """TR-3.6: the white and yellow decks hold known cards in an unknown order."""
    left: i64 = 0
    while deck:
        left |= data.ONE_BIT[deck & 31]
        deck >>= data.THREAT_BITS
    cards = vec[i64](capacity=4)
    while left:
        cards = append(cards, lowest(left))
        left &= left - 1
    mix(cards, rng)
    return rounds.deck_of(cards, i64(len(cards)))


def resample_characters(s: TroyesPosition, viewer: i64, rng: Rng) -> None:
    """TR-3.4: any of those this seat does not hold."""
    own: i64 = s.family[Family.SECRET + viewer] if viewer >= 0 else 0
    cards = vec[i64](capacity=6)
    for character in range(i64(data.CHARACTERS)):
        if own & data.ONE_BIT[character] == 0:
            cards = append(cards, character)
    mix(cards, rng)
    at: i64 = 0
    for seat in range(s.seats):
        if seat != viewer:
            s.family[Family.SECRET + seat] = 0
            for _ in range(data.CHARACTERS_DEALT[s.seats]):
                s.family[Family.SECRET + seat] |= data.ONE_BIT[cards[at]]
                at += 1


assert data.NEUTRAL < data.OWNERS
