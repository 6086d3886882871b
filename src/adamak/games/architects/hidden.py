"""What a seat cannot know (AR-25.3), dealt anew for `sample`: hands, deck orders, rewards, market cards.

What others know goes with the place, not with the card: whoever put a card under the deck knows it in a sample too,
whichever card it is there. Partial memories ("one of these three went to my neighbour") are not kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from adamak.core.bits import BIT, bits, each, nth
from adamak.core.piles import arrange, arrange_part, mix
from adamak.core.rng import Rng
from adamak.games.architects import guildhall, printed
from adamak.games.architects.data import RING, Own, Phase, Piles

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition

TRIES: Final = 12  # orders of the unknown cards tried before one is made to fit


def sample(p: ArchitectsPosition, viewer: i64, rng: Rng) -> ArchitectsPosition:
    """Deals everything hidden from this seat anew, uniformly, within what the seat knows."""
    s = p.clone()
    s.reseed(rng)
    redeal_buildings(s, BIT[viewer] if viewer >= 0 else i64(0), rng)
    if s.phase == Phase.DRAFT:
        guess_picks(s, viewer, rng)
    reshuffle_staff(s, rng)
    redeal_rewards(s, rng)
    redeal_markets(s, rng)
    return s


def lying(s: ArchitectsPosition, place: i64) -> i64:
    """The hands and packets of all seats in turn, and then the cards drawn to keep one."""
    if place == 2 * s.seats:
        return s.dug
    return s.own[Own.PACKET + (place >> 1)] if place & 1 else s.own[Own.HAND + (place >> 1)]


def redeal_buildings(s: ArchitectsPosition, eye: i64, rng: Rng) -> None:
    """Mixed, back into the places they came from, in the same order; who knows a place knows its new card."""
    places = vec[i64](capacity=12)  # by place, the set of cards that lie there unknown
    pool = vec[u8](capacity=40)
    knowers = vec[u8](capacity=40)
    for place in range(2 * s.seats + 1):
        start = i64(len(pool))
        unknown: i64 = 0
        for card in each(lying(s, place)):
            knowing = s.cards[Piles.KNOWN + card]
            if i64(knowing) & eye == 0:
                unknown |= BIT[card]
                pool = append(pool, u8(card))
                knowers = append(knowers, knowing)
        places = append(places, unknown)
        # Which of a hand's cards somebody else knows is as hidden as the cards.
        arrange_part(knowers, start, i64(len(pool)))
    in_deck = vec[u8](capacity=40)  # where the unknown cards of the deck lie
    for at in range(s.deck_size):
        where = Piles.DECK + ((s.deck_top + at) & RING)
        knowing = s.cards[Piles.KNOWN + i64(s.cards[where])]
        if i64(knowing) & eye == 0:
            in_deck = append(in_deck, u8(where))
            pool = append(pool, s.cards[where])
            knowers = append(knowers, knowing)
    arrange(pool)
    mix(pool, rng)
    if s.phase == Phase.GUILDHALL and s.active < s.seats:
        let_build(s, places, pool, rng)
    next_card: i64 = 0
    for place in range(2 * s.seats + 1):
        cards = lying(s, place) & ~places[place]
        for _n in range(bits(places[place])):
            cards |= BIT[i64(pool[next_card])]
            next_card += 1
        if place == 2 * s.seats:
            s.dug = cards
        elif place & 1:
            s.own[Own.PACKET + (place >> 1)] = cards
        else:
            s.own[Own.HAND + (place >> 1)] = cards
    for at in range(i64(len(in_deck))):
        s.cards[i64(in_deck[at])] = pool[next_card + at]
    for at in range(i64(len(pool))):
        s.cards[Piles.KNOWN + i64(pool[at])] = knowers[at]


def let_build(s: ArchitectsPosition, places: vec[i64], pool: vec[u8], rng: Rng) -> None:
    """AR-13.1: whoever has just placed a worker in the Guildhall can do something there, as everybody knows."""
    builder = s.active
    unknown = places[2 * builder]
    sure = s.own[Own.HAND + builder] & ~unknown
    if unknown == 0 or guildhall.can_advance(s, builder) or guildhall.to_build(s, builder, sure):
        return
    start = sum((bits(places[k]) for k in range(2 * builder)), i64(0))
    size = bits(unknown)
    known = guildhall.skills(s, builder)
    for _n in range(i64(TRIES)):
        for k in range(start, start + size):
            if guildhall.can_build(s, builder, i64(pool[k]), known):
                return
        mix(pool, rng)
    found = rng.below(len(pool))
    while not guildhall.can_build(s, builder, i64(pool[found]), known):
        found = found + 1 if found + 1 < i64(len(pool)) else 0
    at = start + rng.below(size)
    pool[at], pool[found] = pool[found], pool[at]


def guess_picks(s: ArchitectsPosition, viewer: i64, rng: Rng) -> None:
    """AR-2.10: what others have chosen is any card of their packets."""
    for seat in range(s.seats):
        if seat != viewer and s.own[Own.PICK + seat]:
            packet = s.own[Own.PACKET + seat]
            s.own[Own.PICK + seat] = nth(packet, rng.below(bits(packet))) + 1


def reshuffle_staff(s: ArchitectsPosition, rng: Rng) -> None:
    """The apprentice deck down to the cards everybody saw go under it."""
    unseen = vec[u8](capacity=40)
    for at in range(s.staff_size - s.staff_known):
        unseen = append(unseen, s.cards[Piles.STAFF + ((s.staff_top + at) & RING)])
    arrange(unseen)
    mix(unseen, rng)
    for at in range(i64(len(unseen))):
        s.cards[Piles.STAFF + ((s.staff_top + at) & RING)] = unseen[at]


def redeal_rewards(s: ArchitectsPosition, rng: Rng) -> None:
    """AR-2.3: the pile, and the cards that left the game unseen."""
    left = vec[u8](capacity=12)
    for card in range(i64(printed.REWARDS)):
        if (s.rewarded >> card) & 1 == 0:
            left = append(left, u8(card))
    mix(left, rng)
    pile = s.rewards
    s.rewards = 0
    at: i64 = 0
    while pile:
        s.rewards = (s.rewards << 4) | (i64(left[at]) + 1)
        pile >>= 4
        at += 1


def redeal_markets(s: ArchitectsPosition, rng: Rng) -> None:
    """AR-25.3: the pile under its top card, and the large side of that card: two cards share each small side.

    Each side lies on two cards, so a few tries find an order that shows the same goods.
    """
    shown_small: i64 = printed.SMALL[(s.pile & 15) - 1] if s.pile else 0
    shown_large: i64 = printed.LARGE[s.turned] if s.turned_blind else 0
    left = vec[u8](capacity=12)
    while s.pile:
        left = append(left, u8((s.pile & 15) - 1))
        s.pile >>= 4
    in_pile = i64(len(left))
    if s.turned_blind:
        left = append(left, u8(s.turned))
    arrange(left)
    while True:
        mix(left, rng)
        if in_pile and printed.SMALL[i64(left[0])] != shown_small:
            continue
        if not s.turned_blind or printed.LARGE[i64(left[in_pile])] == shown_large:
            break
    for at in range(in_pile - 1, -1, -1):
        s.pile = (s.pile << 4) | (i64(left[at]) + 1)
    if s.turned_blind:
        s.turned_all = (s.turned_all & ~BIT[s.turned]) | BIT[i64(left[in_pile])]
        s.turned = i64(left[in_pile])
