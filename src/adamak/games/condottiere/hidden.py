"""What is hidden: face-down cards (CO-18), cards shown to others (CO-10.4), and hands as a rival may imagine them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.core.piles import mix
from adamak.core.rng import Rng
from adamak.games.condottiere import data
from adamak.games.condottiere.data import Card, Phase

if TYPE_CHECKING:
    from adamak.games.condottiere.position import CondottierePosition


# --- face-down cards (CO-18) ----------------------------------------------------------------------
def goes_face_down(card: i64) -> bool:
    """CO-18.1."""
    return card < data.MERCENARIES or card in (Card.COURTESAN, Card.DRUMMER, Card.HEROINE)


def turn_up(p: CondottierePosition, seat: i64) -> None:
    """CO-18.2: the face-down card joins the line."""
    if seat == p.turn:  # whoever moves has known it all along
        p.lay_open()
    else:
        p.reveal()
    card = p.face_down[seat]
    p.face_down[seat] = -1
    p.lines[seat] += data.single(card)
    learn(p, seat, TURNED_UP_AGAIN, card)
    p.shown_face_down &= ~sum((pair(viewer, seat) for viewer in range(p.seats)), i64(0))
    p.note("turned_up", seat, card, 0)


def turn_up_all(p: CondottierePosition) -> None:
    """CO-18.5: at the end of the battle, before anything is compared."""
    for seat in range(p.seats):
        if p.face_down[seat] >= 0:
            turn_up(p, seat)


# --- what others know of a hand (CO-5.11, CO-10.4) -------------------------------------------------
#
# Of every hand two heaps are known: cards certainly in it, and "blurred" ones, which may be the face-down card,
# because they were known before it was laid. `known` and `blurred` are public; a seat that was shown more has its
# own pair of heaps in `shown`, which every public event updates as well.

TAKEN_BACK: Final = 0  # CO-5.11: a mercenary went openly from the line into the hand
LEFT_HAND: Final = 1  # a card was played openly
LAID_DOWN: Final = 2  # CO-18.1: a card was laid face down
TURNED_UP_AGAIN: Final = 3  # CO-18.2: the face-down card was turned up


def learn(p: CondottierePosition, owner: i64, event: i64, card: i64) -> None:
    """Everybody saw this happen to a hand: what is known of it, publicly and by those who were shown more, follows."""
    known, blurred = known_after(p.known[owner], p.blurred[owner], event, card)
    p.known[owner] = known
    if blurred != p.blurred[owner]:
        set_blurred(p, owner, blurred)
    if len(p.shown):
        shown = list(p.shown)
        for k in range(0, len(shown), 4):
            if shown[k + 1] == owner:
                known, blurred = known_after(shown[k + 2], shown[k + 3], event, card)
                shown[k + 2] = known
                shown[k + 3] = blurred
        p.shown = tuple(shown)


def known_after(known: i64, blurred: i64, event: i64, card: i64) -> tuple[i64, i64]:
    """The two heaps after an event."""
    if event == TAKEN_BACK:
        return known + data.single(card), blurred
    if event == LAID_DOWN:  # any card known before may be the one that now lies face down
        return 0, blurred + known
    if event == TURNED_UP_AGAIN:  # seen: what was blurred is certain again, less this card if it was among it
        return known + _less(blurred, card), 0
    if data.count(known, card):  # LEFT_HAND
        return known - data.single(card), blurred
    return known, _less(blurred, card)


def set_blurred(p: CondottierePosition, owner: i64, heap: i64) -> None:
    blurred = list(p.blurred)
    blurred[owner] = heap
    p.blurred = tuple(blurred)


def _less(heap: i64, card: i64) -> i64:
    return heap - data.single(card) if data.count(heap, card) else heap


def forget_all(p: CondottierePosition, owner: i64) -> None:
    """The hand is gone: nothing is known of the next one."""
    p.known[owner] = 0
    if p.blurred[owner]:
        set_blurred(p, owner, 0)
    for k in range(len(p.shown) - 4, -1, -4):
        if p.shown[k + 1] == owner:
            p.shown = p.shown[:k] + p.shown[k + 4 :]


def show(p: CondottierePosition, owner: i64, viewer: i64, heap: i64, face_down: bool) -> None:
    """CO-10.4: the viewer now knows these cards to be in the owner's hand, and perhaps the owner's face-down card.

    What was known stays known: showing the same card twice shows one card.
    """
    known = known_in_hand(p, viewer, owner)
    blurred = known_blurred(p, viewer, owner)
    certain = data.most(known, heap)
    blurred = data.most(known + blurred, certain) - certain
    if face_down:
        certain += _less(blurred, p.face_down[owner])
        blurred = 0
        p.shown_face_down |= pair(viewer, owner)
    at = shown_at(p, viewer, owner)
    others = p.shown if at < 0 else p.shown[:at] + p.shown[at + 4 :]
    p.shown = (*others, viewer, owner, certain, blurred)
    p.reveal()
    p.note("shown", owner, viewer, heap + data.single(p.face_down[owner]) if face_down else heap)


def pair(viewer: i64, owner: i64) -> i64:
    """The member "this viewer, that owner" of a set of pairs of seats."""
    member: i64 = 1 << owner  # in two steps: see data.single
    return member << (viewer * data.MOST_SEATS)


def known_in_hand(p: CondottierePosition, viewer: i64, owner: i64) -> i64:
    """The heap this viewer knows to be in the owner's hand."""
    at = shown_at(p, viewer, owner)
    return p.known[owner] if at < 0 else i64(p.shown[at + 2])


def known_blurred(p: CondottierePosition, viewer: i64, owner: i64) -> i64:
    """The heap this viewer knows to be in the owner's hand or to lie face down before them."""
    at = shown_at(p, viewer, owner)
    return i64(p.blurred[owner] if at < 0 else p.shown[at + 3])


def shown_at(p: CondottierePosition, viewer: i64, owner: i64) -> i64:
    """Where in `shown` the heaps of this viewer begin, or -1."""
    for k in range(0, len(p.shown), 4):
        if p.shown[k] == viewer and p.shown[k + 1] == owner:
            return k
    return -1


def knows_face_down(p: CondottierePosition, viewer: i64, owner: i64) -> bool:
    if viewer < 0:
        return False
    return viewer == owner or p.shown_face_down & pair(viewer, owner) != 0


# --- sample: another deal this seat cannot tell from the true one ---------------------------------
def sample(p: CondottierePosition, viewer: i64, rng: Rng) -> CondottierePosition:
    """Deals everything hidden from this seat anew, uniformly, within what the seat knows."""
    s = p.clone()
    s.reseed(rng)
    forget_private(s, viewer)
    pool = unknown_cards(p, viewer)
    pool = resample_buried(s, viewer, pool, rng)
    pool, from_hand = resample_face_down(s, viewer, pool, rng)
    cards = spread(pool, rng)
    at: i64 = 0
    for seat in range(s.seats):
        if seat != viewer:
            at = resample_hand(s, viewer, seat, (from_hand >> seat) & 1 == 1, cards, at, rng)
    for k in range(s.top, s.end):
        s.deck[k] = cards[at]
        at += 1
    return s


def forget_private(s: CondottierePosition, viewer: i64) -> None:
    """CO-10.4: what others were shown by others, and how much of it they still know, this seat cannot know."""
    if len(s.shown) == 0:
        return
    kept: list[int] = []
    pairs: i64 = 0
    for k in range(0, len(s.shown), 4):
        if s.shown[k] == viewer or s.shown[k + 1] == viewer:
            kept += s.shown[k : k + 4]
            pairs |= pair(s.shown[k], s.shown[k + 1])
    s.shown = tuple(kept)
    s.shown_face_down &= pairs


def unknown_cards(p: CondottierePosition, viewer: i64) -> i64:
    """The heap of all cards whose place the viewer does not know; known cards of hands are not in it."""
    pool = data.FULL_HEAP - p.discard + buried_by_others(p, viewer)
    for owner in range(p.seats):
        pool -= p.lines[owner]
        if p.face_down[owner] >= 0 and knows_face_down(p, viewer, owner):
            pool -= data.single(p.face_down[owner])
        if owner == viewer:
            pool -= p.hands[owner]
            if p.phase == Phase.KEEP_CARDS and p.turn == owner:
                pool -= p.kept
        else:
            pool -= known_in_hand(p, viewer, owner) + known_blurred(p, viewer, owner)
    return pool


def pick(heap: i64, rng: Rng) -> i64:
    """A card type of the heap, each card equally likely."""
    n = rng.below(data.size(heap))
    card: i64 = 0
    while n >= data.count(heap, card):
        n -= data.count(heap, card)
        card += 1
    return card


def buried_by_others(p: CondottierePosition, viewer: i64) -> i64:
    """The heap of hands discarded unseen (CO-7.10, table option) by anybody else."""
    return sum((i64(p.buried[k + 1]) for k in range(0, len(p.buried), 2) if p.buried[k] != viewer), i64(0))


def resample_buried(s: CondottierePosition, viewer: i64, pool: i64, rng: Rng) -> i64:
    """Hands discarded unseen hold no mercenary; whoever discarded one remembers it."""
    fresh: list[int] = []
    for k in range(0, len(s.buried), 2):
        heap: i64 = s.buried[k + 1]
        if s.buried[k] != viewer:
            n = data.size(heap)
            s.discard -= heap
            heap = 0
            for _n in range(n):
                candidates = pool & ~data.MERCENARY_BITS
                if data.size(may_lie_down(pool)) <= needy(s, viewer, 0):
                    candidates -= may_lie_down(candidates)
                one: i64 = data.single(pick(candidates, rng))
                heap += one
                pool -= one
            s.discard += heap
        fresh += [s.buried[k], heap]
    s.buried = tuple(fresh)
    return pool


def needy(s: CondottierePosition, viewer: i64, owner: i64) -> i64:
    """How many owners from this one on have a face-down card that must come from the unknown cards."""
    n: i64 = 0
    while owner < s.seats:
        unknown = owner != viewer and s.face_down[owner] >= 0 and not knows_face_down(s, viewer, owner)
        if unknown and may_lie_down(known_blurred(s, viewer, owner)) == 0:
            n += 1
        owner += 1
    return n


def is_unknown(s: CondottierePosition, viewer: i64, owner: i64) -> bool:
    """Does a card lie face down before this owner that the viewer does not know?"""
    return owner != viewer and s.face_down[owner] >= 0 and not knows_face_down(s, viewer, owner)


def resample_face_down(s: CondottierePosition, viewer: i64, pool: i64, rng: Rng) -> tuple[i64, i64]:
    """CO-18.1: a face-down card is of a type that may lie so; it may be one the viewer knows from the hand.

    Returns what is left of the unknown cards, and the set of owners whose card came from the known ones.
    """
    from_hand: i64 = 0
    for owner in range(s.seats):
        if is_unknown(s, viewer, owner):
            blurred = known_blurred(s, viewer, owner)
            known_ones = may_lie_down(blurred)
            unknown_ones = may_lie_down(pool)
            # If a known card lies face down, one more of the n unknown cards is in hand: for each such deal with an
            # unknown card face down there are n / (m + 1), where m unknown cards are in hand otherwise.
            n = data.size(pool)
            m = data.size(s.hands[owner]) - data.size(known_in_hand(s, viewer, owner)) - data.size(blurred)
            weight = data.size(known_ones) * n
            other = data.size(unknown_ones) * (m + 1)
            if weight and data.size(unknown_ones) <= needy(s, viewer, owner + 1):
                other = 0
            if rng.below(weight + other) < weight:
                from_hand |= 1 << owner
                s.face_down[owner] = pick(known_ones, rng)
            else:
                s.face_down[owner] = pick(unknown_ones, rng)
                pool -= data.single(s.face_down[owner])
    return pool, from_hand


def may_lie_down(heap: i64) -> i64:
    """CO-18.1: the part of a heap that is played face down."""
    return heap & (data.MERCENARY_BITS | data.slot(Card.COURTESAN) | data.slot(Card.DRUMMER) | data.slot(Card.HEROINE))


def spread(heap: i64, rng: Rng) -> vec[u8]:
    """The cards of a heap in random order."""
    cards = data.cards_of(heap)
    mix(cards, rng)
    return cards


def resample_hand(
    s: CondottierePosition, viewer: i64, owner: i64, laid_known: bool, cards: vec[u8], at: i64, rng: Rng
) -> i64:
    """A hand of the same size: what the viewer knows of it, the rest from the shuffled unknown cards."""
    choosing = s.phase == Phase.KEEP_CARDS and s.turn == owner
    hand = known_in_hand(s, viewer, owner) + known_blurred(s, viewer, owner)
    if laid_known:
        hand -= data.single(s.face_down[owner])
    wanted = data.size(s.hands[owner]) + (data.size(s.kept) if choosing else 0)
    for _n in range(wanted - data.size(hand)):
        hand += data.single(i64(cards[at]))
        at += 1
    if choosing:
        s.kept = part(hand, data.size(s.kept), rng)
        hand -= s.kept
    s.hands[owner] = hand
    if s.phase == Phase.DISCARD_HAND and hand and (s.asked >> owner) & 1 == 0:
        # A sealed answer is hidden too: "discard" only where the new hand allows it.
        s.answers &= ~(1 << owner)
        if hand & data.MERCENARY_BITS == 0 and rng.below(2) == 1:
            s.answers |= 1 << owner
    return at


def part(heap: i64, n: i64, rng: Rng) -> i64:
    """Some n cards of a heap."""
    taken: i64 = 0
    for _n in range(n):
        taken += data.single(pick(heap - taken, rng))
    return taken
