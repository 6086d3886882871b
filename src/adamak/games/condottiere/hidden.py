"""What is hidden: face-down cards (CO-18), cards shown to others (CO-10.4), and hands as a rival may imagine them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from adamak.core.rng import Rng
from adamak.games.condottiere.data import (
    CARD_TYPES,
    COURTESAN,
    DECK_SIZE,
    DISCARD_HAND,
    DRUMMER,
    FULL_HEAP,
    HEROINE,
    KEEP_CARDS,
    MERCENARIES,
    MERCENARY_BITS,
    MOST_SEATS,
    SHOWN,
    TURNED_UP,
    count,
    most,
    single,
    size,
    slot,
)

if TYPE_CHECKING:
    from adamak.games.condottiere.position import CondottierePosition


# --- face-down cards (CO-18) ----------------------------------------------------------------------


def goes_face_down(card: i64) -> bool:
    """CO-18.1."""
    return card < MERCENARIES or card in (COURTESAN, DRUMMER, HEROINE)


def turn_up(p: CondottierePosition, seat: i64) -> None:
    """CO-18.2: the face-down card joins the line."""
    card = p.face_down[seat]
    p.face_down[seat] = -1
    p.lines[seat] += single(card)
    p.horizon += 1
    forget(p, seat, card)
    seen_by_all: i64 = 0
    viewer: i64 = 0
    while viewer < p.seats:
        seen_by_all |= pair(viewer, seat)
        viewer += 1
    p.shown_face_down &= ~seen_by_all
    p.note(TURNED_UP, seat, card, 0)


def turn_up_all(p: CondottierePosition) -> None:
    """CO-18.5: at the end of the battle, before anything is compared."""
    seat: i64 = 0
    while seat < p.seats:
        if p.face_down[seat] >= 0:
            turn_up(p, seat)
        seat += 1


# --- what others know of a hand (CO-5.11, CO-10.4) ------------------------------------------------


def pair(viewer: i64, owner: i64) -> i64:
    """The member "this viewer, that owner" of a set of pairs of seats."""
    member: i64 = 1 << owner  # in two steps: see data.single
    return member << (viewer * MOST_SEATS)


def forget(p: CondottierePosition, owner: i64, card: i64) -> None:
    """A card of this type has left the hand (or the face-down place) openly: one less is known to be there."""
    field: i64 = slot(card)
    if card < MERCENARIES and p.returned[owner] & field:
        p.returned[owner] -= single(card)
    if len(p.shown):
        kept: list[int] = []
        for k in range(0, len(p.shown), 3):
            heap: i64 = p.shown[k + 2]
            if p.shown[k + 1] == owner and count(heap, card) > 0:
                heap -= single(card)
            if heap:
                kept += [p.shown[k], p.shown[k + 1], heap]
        p.shown = tuple(kept)


def forget_all(p: CondottierePosition, owner: i64) -> None:
    """The hand is gone: nothing is known of the next one."""
    p.returned[owner] = 0
    if len(p.shown):
        kept: list[int] = []
        for k in range(0, len(p.shown), 3):
            if p.shown[k + 1] != owner:
                kept += [p.shown[k], p.shown[k + 1], p.shown[k + 2]]
        p.shown = tuple(kept)


def show(p: CondottierePosition, owner: i64, viewer: i64, heap: i64, face_down: bool) -> None:
    """CO-10.4: the viewer now knows these cards to be in the owner's hand, and perhaps his face-down card.

    What was shown before stays known: showing the same card twice shows one card.
    """
    if face_down:
        p.shown_face_down |= pair(viewer, owner)
        heap += single(p.face_down[owner])
    known = heap
    entries: list[int] = []
    for k in range(0, len(p.shown), 3):
        if p.shown[k] == viewer and p.shown[k + 1] == owner:
            known = most(known, p.shown[k + 2])
        else:
            entries += [p.shown[k], p.shown[k + 1], p.shown[k + 2]]
    p.shown = (*entries, viewer, owner, known)
    p.horizon += 1
    p.note(SHOWN, owner, viewer, heap)


def known_hand(p: CondottierePosition, viewer: i64, owner: i64) -> i64:
    """The heap this viewer knows to be in the owner's hand or face down: taken back openly, or shown to him."""
    known = p.returned[owner]
    for k in range(0, len(p.shown), 3):
        if p.shown[k] == viewer and p.shown[k + 1] == owner:
            known = most(known, p.shown[k + 2])
    return known


def knows_face_down(p: CondottierePosition, viewer: i64, owner: i64) -> bool:
    if viewer < 0:
        return False
    return viewer == owner or p.shown_face_down & pair(viewer, owner) != 0


# --- sample: another deal this seat cannot tell from the true one ---------------------------------


def sample(p: CondottierePosition, viewer: i64, rng: Rng) -> CondottierePosition:
    """Deals everything hidden from this seat anew, uniformly, within what the seat knows."""
    s = p.clone()
    s.reseed(rng)
    pool = unknown_cards(p, viewer)
    pool = resample_buried(s, viewer, pool, rng)
    pool = resample_face_down(s, viewer, pool, rng)
    cards = spread(pool, rng)
    at: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if seat != viewer:
            at = resample_hand(s, viewer, seat, cards, at, rng)
        seat += 1
    deck = s.deck
    k = s.top
    while k < s.end:
        deck[k] = cards[at]
        at += 1
        k += 1
    return s


def unknown_cards(p: CondottierePosition, viewer: i64) -> i64:
    """The heap of all cards whose place the viewer does not know; what he knows of hands is not in it."""
    pool = FULL_HEAP - p.discard + buried_by_others(p, viewer)
    owner: i64 = 0
    while owner < p.seats:
        pool -= p.lines[owner]
        if owner == viewer:
            pool -= p.hands[owner]
            if p.face_down[owner] >= 0:
                pool -= single(p.face_down[owner])
            if p.phase == KEEP_CARDS and p.turn == owner:
                pool -= p.kept
        else:
            pool -= known_hand(p, viewer, owner)
        owner += 1
    return pool


def pick(heap: i64, rng: Rng) -> i64:
    """A card type of the heap, each card equally likely."""
    n = rng.below(size(heap))
    card: i64 = 0
    while n >= count(heap, card):
        n -= count(heap, card)
        card += 1
    return card


def buried_by_others(p: CondottierePosition, viewer: i64) -> i64:
    """The heap of hands discarded unseen (CO-7.10, table option) by anybody else."""
    heap: i64 = 0
    for k in range(0, len(p.buried), 2):
        if p.buried[k] != viewer:
            heap += p.buried[k + 1]
    return heap


def resample_buried(s: CondottierePosition, viewer: i64, pool: i64, rng: Rng) -> i64:
    """Hands discarded unseen hold no mercenary; whoever discarded one remembers it."""
    fresh: list[int] = []
    for k in range(0, len(s.buried), 2):
        heap: i64 = s.buried[k + 1]
        if s.buried[k] != viewer:
            n = size(heap)
            s.discard -= heap
            heap = 0
            while n > 0:
                candidates = pool & ~MERCENARY_BITS
                if size(may_lie_down(pool)) <= needy(s, viewer, 0):
                    candidates -= may_lie_down(candidates)
                one: i64 = single(pick(candidates, rng))
                heap += one
                pool -= one
                n -= 1
            s.discard += heap
        fresh += [s.buried[k], heap]
    s.buried = tuple(fresh)
    return pool


def needy(s: CondottierePosition, viewer: i64, owner: i64) -> i64:
    """How many owners from this one on have a face-down card that must come from the unknown cards."""
    n: i64 = 0
    while owner < s.seats:
        unknown = owner != viewer and s.face_down[owner] >= 0 and not knows_face_down(s, viewer, owner)
        if unknown and may_lie_down(known_hand(s, viewer, owner)) == 0:
            n += 1
        owner += 1
    return n


def resample_face_down(s: CondottierePosition, viewer: i64, pool: i64, rng: Rng) -> i64:
    """CO-18.1: a face-down card is of a type that may lie so; it may be one the viewer knows from the hand."""
    owner: i64 = 0
    while owner < s.seats:
        if owner != viewer and s.face_down[owner] >= 0 and not knows_face_down(s, viewer, owner):
            known = known_hand(s, viewer, owner)
            from_hand = may_lie_down(known)
            from_pool = may_lie_down(pool)
            if size(known) > size(s.hands[owner]) or (from_hand and size(from_pool) <= needy(s, viewer, owner + 1)):
                from_pool = 0
            card = pick(from_hand + from_pool, rng)
            if count(known, card) == 0:
                pool -= single(card)
            s.face_down[owner] = card
        owner += 1
    return pool


def may_lie_down(heap: i64) -> i64:
    """CO-18.1: the part of a heap that is played face down."""
    lying: i64 = heap & MERCENARY_BITS
    lying += heap & slot(COURTESAN)
    lying += heap & slot(DRUMMER)
    return lying + (heap & slot(HEROINE))


def spread(heap: i64, rng: Rng) -> vec[u8]:
    """The cards of a heap in random order."""
    cards = vec[u8](capacity=DECK_SIZE)
    card: i64 = 0
    while card < CARD_TYPES:
        n = count(heap, card)
        while n > 0:
            cards = append(cards, u8(card))
            n -= 1
        card += 1
    at: i64 = len(cards) - 1
    while at > 0:
        other = rng.below(at + 1)
        held = cards[at]
        cards[at] = cards[other]
        cards[other] = held
        at -= 1
    return cards


def resample_hand(s: CondottierePosition, viewer: i64, owner: i64, cards: vec[u8], at: i64, rng: Rng) -> i64:
    """A hand of the same size: what the viewer knows of it, the rest from the shuffled unknown cards."""
    choosing = s.phase == KEEP_CARDS and s.turn == owner
    hand = known_hand(s, viewer, owner)
    face_down = s.face_down[owner]
    if face_down >= 0 and count(hand, face_down) > 0:
        hand -= single(face_down)
    wanted = size(s.hands[owner]) + (size(s.kept) if choosing else 0)
    missing = wanted - size(hand)
    while missing > 0:
        hand += single(i64(cards[at]))
        at += 1
        missing -= 1
    if choosing:
        n = size(s.kept)
        s.kept = 0
        while n > 0:
            one: i64 = single(pick(hand, rng))
            s.kept += one
            hand -= one
            n -= 1
    s.hands[owner] = hand
    if s.phase == DISCARD_HAND and hand and (s.asked >> owner) & 1 == 0:
        # A sealed answer is hidden too: "discard" only where the new hand allows it.
        s.answers &= ~(1 << owner)
        if hand & MERCENARY_BITS == 0 and rng.below(2) == 1:
            s.answers |= 1 << owner
    return at
