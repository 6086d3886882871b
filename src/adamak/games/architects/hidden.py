"""What a seat cannot know (AR-25.3), dealt anew for `sample`: hands, deck orders, rewards, market cards.

What others know goes with the place, not with the card: whoever put a card under the deck knows it in a sample too,
whichever card it is there. Partial memories ("one of these three went to my neighbour") are not kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from adamak.core.bits import BIT, bits, lowest
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
    redeal_buildings(s, viewer, rng)
    reshuffle_staff(s, rng)
    redeal_rewards(s, rng)
    redeal_markets(s, rng)
    return s


# --- building cards -----------------------------------------------------------------------------------


def unknown(s: ArchitectsPosition, cards: i64, eye: i64) -> i64:
    """The members of a set whose place this eye does not know."""
    found: i64 = 0
    while cards:
        card = lowest(cards)
        if i64(s.cards[Piles.KNOWN + card]) & eye == 0:
            found |= BIT[card]
        cards &= cards - 1
    return found


def redeal_buildings(s: ArchitectsPosition, viewer: i64, rng: Rng) -> None:
    """Hands, packets and drawn cards of others, and the deck: the cards this seat does not know change places."""
    eye: i64 = 0 if viewer < 0 else BIT[viewer]
    places = vec[i64](capacity=12)  # sets of cards that lie unknown in a hand, a packet, or drawn
    pool = vec[u8](capacity=40)
    for seat in range(s.seats):
        in_hand: i64 = 0
        in_packet: i64 = 0
        if seat != viewer:
            in_hand = unknown(s, s.own[Own.HAND + seat], eye)
            in_packet = unknown(s, s.own[Own.PACKET + seat], eye)
        places = append(places, in_hand)
        places = append(places, in_packet)
        pool = gather(gather(pool, in_hand), in_packet)
    drawn: i64 = unknown(s, s.dug, eye) if s.active != viewer else 0
    places = append(places, drawn)
    pool = gather(pool, drawn)
    at: i64 = 0
    while at < s.deck_size:
        card = i64(s.cards[Piles.DECK + ((s.deck_top + at) & RING)])
        if i64(s.cards[Piles.KNOWN + card]) & eye == 0:
            pool = append(pool, u8(card))
        at += 1
    deal_out(s, places, pool, eye, rng)
    if s.phase == Phase.DRAFT:
        guess_picks(s, viewer, rng)


def gather(pool: vec[u8], cards: i64) -> vec[u8]:
    while cards:
        pool = append(pool, u8(lowest(cards)))
        cards &= cards - 1
    return pool


def deal_out(s: ArchitectsPosition, places: vec[i64], pool: vec[u8], eye: i64, rng: Rng) -> None:
    """The pool, mixed, back into the places it came from, in the same order; who knows a place knows its new card."""
    n: i64 = len(pool)
    knowers = vec[u8](capacity=40)
    for at in range(n):
        knowers = append(knowers, s.cards[Piles.KNOWN + i64(pool[at])])
    # Which of a hand's cards somebody else knows is as hidden as the cards.
    group: i64 = 0
    at = 0
    while group <= 2 * s.seats:
        arrange_part(knowers, at, at + bits(places[group]))
        at += bits(places[group])
        group += 1
    deck_hidden = vec[u8](capacity=40)
    at = 0
    while at < s.deck_size:
        where = Piles.DECK + ((s.deck_top + at) & RING)
        if i64(s.cards[Piles.KNOWN + i64(s.cards[where])]) & eye == 0:
            deck_hidden = append(deck_hidden, u8(where))
        at += 1
    arrange(pool)
    mix(pool, rng)
    if s.phase == Phase.GUILDHALL and s.active < s.seats:
        let_build(s, places, pool, rng)
    at = 0
    for seat in range(s.seats):
        size = bits(places[2 * seat])
        s.own[Own.HAND + seat] = (s.own[Own.HAND + seat] & ~places[2 * seat]) | set_of(pool, at, size)
        at += size
        size = bits(places[2 * seat + 1])
        s.own[Own.PACKET + seat] = (s.own[Own.PACKET + seat] & ~places[2 * seat + 1]) | set_of(pool, at, size)
        at += size
    drawn = places[2 * s.seats]
    s.dug = (s.dug & ~drawn) | set_of(pool, at, bits(drawn))
    at += bits(drawn)
    k: i64 = 0
    while at + k < n:
        s.cards[i64(deck_hidden[k])] = pool[at + k]
        k += 1
    for k in range(n):
        s.cards[Piles.KNOWN + i64(pool[k])] = knowers[k]


def let_build(s: ArchitectsPosition, places: vec[i64], pool: vec[u8], rng: Rng) -> None:
    """AR-13.1: whoever has just placed a worker in the Guildhall can do something there, as everybody knows."""
    builder = s.active
    start: i64 = 0
    for k in range(2 * builder):
        start += bits(places[k])
    size = bits(places[2 * builder])
    if size == 0 or guildhall.can_advance(s, builder):
        return
    known = guildhall.skills(s, builder)
    sure = s.own[Own.HAND + builder] & ~places[2 * builder]
    while sure:
        if guildhall.can_build(s, builder, lowest(sure), known):
            return
        sure &= sure - 1
    for _ in range(TRIES):
        for k in range(start, start + size):
            if guildhall.can_build(s, builder, i64(pool[k]), known):
                return
        mix(pool, rng)
    found = rng.below(len(pool))
    while not guildhall.can_build(s, builder, i64(pool[found]), known):
        found = found + 1 if found + 1 < i64(len(pool)) else 0
    at = start + rng.below(size)
    held = pool[at]
    pool[at] = pool[found]
    pool[found] = held


def set_of(pool: vec[u8], start: i64, size: i64) -> i64:
    found: i64 = 0
    while size > 0:
        size -= 1
        found |= BIT[i64(pool[start + size])]
    return found


def guess_picks(s: ArchitectsPosition, viewer: i64, rng: Rng) -> None:
    """AR-2.10: what others have chosen is any card of their packets."""
    for seat in range(s.seats):
        if seat != viewer and s.own[Own.PICK + seat]:
            packet = s.own[Own.PACKET + seat]
            nth = rng.below(bits(packet))
            while nth > 0:
                packet &= packet - 1
                nth -= 1
            s.own[Own.PICK + seat] = lowest(packet) + 1


# --- apprentices, rewards, markets --------------------------------------------------------------------


def reshuffle_staff(s: ArchitectsPosition, rng: Rng) -> None:
    """The apprentice deck down to the cards everybody saw go under it."""
    n = s.staff_size - s.staff_known
    unseen = vec[u8](capacity=40)
    for at in range(n):
        unseen = append(unseen, s.cards[Piles.STAFF + ((s.staff_top + at) & RING)])
    arrange(unseen)
    mix(unseen, rng)
    for at in range(n):
        s.cards[Piles.STAFF + ((s.staff_top + at) & RING)] = unseen[at]


def redeal_rewards(s: ArchitectsPosition, rng: Rng) -> None:
    """AR-2.3: the pile, and the cards that left the game unseen."""
    left = vec[u8](capacity=12)
    for card in range(printed.REWARDS):
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
    pile = s.pile
    while pile:
        left = append(left, u8((pile & 15) - 1))
        pile >>= 4
    in_pile: i64 = len(left)
    if s.turned_blind:
        left = append(left, u8(s.turned))
    arrange(left)
    while True:
        mix(left, rng)
        if in_pile and printed.SMALL[i64(left[0])] != shown_small:
            continue
        if not s.turned_blind or printed.LARGE[i64(left[in_pile])] == shown_large:
            break
    at = in_pile
    s.pile = 0
    while at > 0:
        at -= 1
        s.pile = (s.pile << 4) | (i64(left[at]) + 1)
    if s.turned_blind:
        s.turned_all = (s.turned_all & ~BIT[s.turned]) | BIT[i64(left[in_pile])]
        s.turned = i64(left[in_pile])
