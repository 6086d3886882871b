"""What a seat cannot know (DU-16), dealt anew for `sample`: backs tell the Age, and Guild or Grand Temple."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from adamak.core.bits import BIT, bits, lowest
from adamak.core.piles import arrange, mix
from adamak.core.rng import Rng
from adamak.games.duel import data, pantheon
from adamak.games.duel.components import BASE_WONDERS
from adamak.games.duel.data import City, Divinity, Phase
from adamak.games.duel.variant import Reveals

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition

DECK_SIZE: Final = 3  # Divinities of one Mythology


def sample(p: DuelPosition, viewer: i64, rng: Rng) -> DuelPosition:
    """Deals everything hidden from this seat anew, uniformly, within what the seat knows."""
    s = p.clone()
    s.reseed(rng)
    s.dealt = p.dealt[:]
    resample_structure(s, rng)
    resample_wonders(s, rng)
    resample_box(s, viewer, rng)
    if s.variant.pantheon:
        if s.age < 2:
            resample_offerings(s, rng)
        resample_divinities(s, viewer, rng)
    return s


# --- cards ----------------------------------------------------------------------------------------


def seen_early(p: DuelPosition) -> i64:
    """The early cards whose place everybody knows."""
    seen = p.city[City.EARLY] | p.city[City.EARLY + 1] | p.waste_early
    for wonder in range(data.WONDERS):
        card = p.card_under(wonder)
        if card >= 0 and card < data.EARLY_CARDS:
            seen |= BIT[card]
    slots = p.shown & p.present
    while slots:
        card = p.card_in(lowest(slots))
        if card < data.EARLY_CARDS:
            seen |= BIT[card]
        slots &= slots - 1
    return seen


def seen_late(p: DuelPosition) -> i64:
    """The late cards whose place everybody knows."""
    seen = p.city[City.LATE] | p.city[City.LATE + 1] | p.waste_late
    for wonder in range(data.WONDERS):
        card = p.card_under(wonder)
        if card >= data.EARLY_CARDS:
            seen |= BIT[card - data.EARLY_CARDS]
    slots = p.shown & p.present
    while slots:
        card = p.card_in(lowest(slots))
        if card >= data.EARLY_CARDS:
            seen |= BIT[card - data.EARLY_CARDS]
        slots &= slots - 1
    return seen


def unseen(p: DuelPosition, first: i64, size: i64, rng: Rng) -> vec[u8]:
    """The cards of one back whose place nobody knows, in random order."""
    seen = seen_early(p) if first < data.EARLY_CARDS else seen_late(p)
    base: i64 = 0 if first < data.EARLY_CARDS else data.EARLY_CARDS
    cards = vec[u8](capacity=24)
    for card in range(first, first + size):
        if seen & BIT[card - base] == 0:
            cards = append(cards, u8(card))
    mix(cards, rng)
    return cards


def resample_structure(s: DuelPosition, rng: Rng) -> None:
    """DU-16.2: face-down cards of this Age, and all of the Ages to come."""
    laid = s.present != 0 or s.phase != Phase.DRAFT
    age: i64 = 1
    while age <= 3:
        hidden: i64 = 0
        if age > s.age or (age == s.age and not laid):
            hidden = data.ALL_SLOTS
        elif age == s.age:
            hidden = s.present & ~s.shown
        if hidden:
            if age < 3:
                redeal(s, age, hidden, unseen(s, data.AGE_FIRST[age], data.AGE_SIZE[age], rng))
            elif s.age == 3:
                redeal_by_back(s, hidden, rng)
            else:
                redeal_last_age(s, rng)
        age += 1


def redeal(s: DuelPosition, age: i64, slots: i64, cards: vec[u8]) -> None:
    dealt = s.dealt
    at: i64 = 0
    while slots:
        dealt[(age - 1) * data.SLOTS + lowest(slots)] = cards[at]
        at += 1
        slots &= slots - 1


def redeal_by_back(s: DuelPosition, slots: i64, rng: Rng) -> None:
    """DU-1.5: in Age III the back tells Guild or Temple from an ordinary card."""
    special: i64 = 0
    left = slots
    while left:
        if s.card_in(lowest(left)) >= data.FIRST_GUILD:
            special |= left & -left
        left &= left - 1
    redeal(s, 3, slots & ~special, unseen(s, data.AGE_FIRST[3], data.AGE_SIZE[3], rng))
    if special:
        redeal(s, 3, special, unseen_specials(s, rng))


def unseen_specials(s: DuelPosition, rng: Rng) -> vec[u8]:
    if s.variant.pantheon:
        return unseen(s, data.FIRST_TEMPLE, data.TEMPLE_COUNT, rng)
    return unseen(s, data.FIRST_GUILD, data.GUILD_COUNT, rng)


def redeal_last_age(s: DuelPosition, rng: Rng) -> None:
    """DU-2.5: before Age III is laid out not even the places of Guilds and Temples are known."""
    cards = unseen(s, data.AGE_FIRST[3], data.AGE_SIZE[3], rng)
    special = unseen_specials(s, rng)
    specials: i64 = 0  # three in a game; a position set up by hand may have others
    for k in range(data.SLOTS):
        if i64(s.dealt[2 * data.SLOTS + k]) >= data.FIRST_GUILD:
            specials += 1
    deck = vec[u8](capacity=20)
    for k in range(data.SLOTS):
        deck = append(deck, special[k] if k < specials else cards[k - specials])
    mix(deck, rng)
    redeal(s, 3, data.ALL_SLOTS, deck)


# --- Wonders and tokens ---------------------------------------------------------------------------


def resample_wonders(s: DuelPosition, rng: Rng) -> None:
    """DU-3.3: the second group while the first is drafted."""
    if s.phase != Phase.DRAFT or s.drafted >= data.DRAFT_GROUP:
        return
    order: i64 = s.wonder_order & 0xFFFF
    seen: i64 = 0
    for at in range(data.DRAFT_GROUP):
        seen |= BIT[(order >> (at << 2)) & 15]
    left = vec[u8](capacity=14)
    size: i64 = data.WONDERS if s.variant.pantheon else BASE_WONDERS
    for wonder in range(size):
        if seen & BIT[wonder] == 0:
            left = append(left, u8(wonder))
    mix(left, rng)
    for at in range(data.DRAFT_GROUP, data.DRAFTED):
        order |= i64(left[at - data.DRAFT_GROUP]) << (at << 2)
    s.wonder_order = order


def resample_box(s: DuelPosition, viewer: i64, rng: Rng) -> None:
    """DU-2.3: the order of draws from the box; DU-12.4: what the Great Library drew is seen by its builder alone."""
    unknown: i64 = 0
    offered: i64 = 0
    if s.phase == Phase.GREAT_LIBRARY and s.turn != viewer:
        offered = bits(s.offered)
        unknown = s.offered
        s.offered = 0
    box = s.box
    while box:
        unknown |= BIT[(box & 15) - 1]
        box >>= 4
    tokens = vec[u8](capacity=14)
    while unknown:  # in a fixed order, so that a sample shows nothing of the true one
        tokens = append(tokens, u8(lowest(unknown)))
        unknown &= unknown - 1
    mix(tokens, rng)
    s.box = 0
    at: i64 = 0
    while at < i64(len(tokens)):
        token = i64(tokens[at])
        if at < offered:
            s.offered |= BIT[token]
        else:
            s.box = (s.box << 4) | (token + 1)
        at += 1


def resample_offerings(s: DuelPosition, rng: Rng) -> None:
    """DU-9.5: which Offering token will lie where."""
    order = vec[u8]([u8(0), u8(1), u8(2)])
    mix(order, rng)
    s.omens = (s.omens & 0xFFFFF) | (i64(order[0]) << 20) | (i64(order[1]) << 24) | (i64(order[2]) << 28)


# --- Divinities -----------------------------------------------------------------------------------


def resample_divinities(s: DuelPosition, viewer: i64, rng: Rng) -> None:
    """DU-16.3: within each Mythology, the cards whose place this seat does not know change places."""
    eye: i64 = 0 if viewer < 0 else BIT[viewer]
    secret = enki_is_secret(s, viewer)
    if secret:
        pantheon.clear_enki(s)
    for m in range(data.MYTHOLOGIES):
        numbers = vec[u8](capacity=4)
        numbers = gather(numbers, pantheon.deck(s.decks, m), eye, open_in_deck(s, m))
        numbers = gather(numbers, pantheon.deck(s.aside, m), eye, open_aside(s))
        for space in range(data.SPACES):
            divinity = s.on_space(space)
            if divinity >= 0 and divinity // 3 == m and not space_known(s, space, eye):
                numbers = append(numbers, u8(divinity % 3 + 1))
        arrange(numbers)
        mix(numbers, rng)
        at = hidden_in(pantheon.deck(s.decks, m), eye, open_in_deck(s, m))
        lying = scatter(pantheon.deck(s.decks, m), eye, open_in_deck(s, m), numbers, 0)
        s.decks = pantheon.with_deck(s.decks, m, lying)
        lying = scatter(pantheon.deck(s.aside, m), eye, open_aside(s), numbers, at)
        at += hidden_in(pantheon.deck(s.aside, m), eye, open_aside(s))
        s.aside = pantheon.with_deck(s.aside, m, lying)
        for space in range(data.SPACES):
            divinity = s.on_space(space)
            if divinity >= 0 and divinity // 3 == m and not space_known(s, space, eye):
                change = m * 3 + i64(numbers[at]) - (divinity + 1)
                s.spaces += change << (space * 7)
                at += 1
    if secret and enki_turned_up(s):
        draw_again(s, rng)


def space_known(s: DuelPosition, space: i64, eye: i64) -> bool:
    """From Age II on all lie face up."""
    if s.age >= 2:
        return True
    return (s.spaces >> (space * 7 + 5)) & eye != 0


def open_in_deck(s: DuelPosition, mythology: i64) -> i64:
    """How many cards of a deck, from the top, lie face up for everybody: those the Gate or the Theater turned up."""
    if s.variant.reveals_of_gate_and_theater == Reveals.PRIVATE:
        return 0
    if s.phase == Phase.GATE:
        return 1
    if (s.phase == Phase.THEATER_DIVINITY or s.phase == Phase.THEATER_ORDER) and s.about() == mythology:
        return DECK_SIZE
    return 0


def open_aside(s: DuelPosition) -> i64:
    """R33: cards that have not gone back yet still lie face up."""
    if s.variant.reveals_of_gate_and_theater == Reveals.PRIVATE:
        return 0
    return DECK_SIZE


def hidden_from(entry: i64, eye: i64, face_up: bool) -> bool:
    """DU-16.3: a player remembers what was shown; a spectator, who has no eye here, is told only what lies open."""
    return not face_up and (entry >> 2) & eye == 0


def gather(numbers: vec[u8], cards: i64, eye: i64, face_up: i64) -> vec[u8]:
    """The numbers of the cards of a deck this eye does not know."""
    while cards:
        if hidden_from(cards & 15, eye, face_up > 0):
            numbers = append(numbers, u8(cards & 3))
        cards >>= 4
        face_up -= 1
    return numbers


def hidden_in(cards: i64, eye: i64, face_up: i64) -> i64:
    n: i64 = 0
    while cards:
        if hidden_from(cards & 15, eye, face_up > 0):
            n += 1
        cards >>= 4
        face_up -= 1
    return n


def scatter(cards: i64, eye: i64, face_up: i64, numbers: vec[u8], at: i64) -> i64:
    """A deck with other cards where this eye does not know them; who knows which place is public."""
    fresh: i64 = 0
    shift: i64 = 0
    while cards >> shift:
        entry = (cards >> shift) & 15
        if hidden_from(entry, eye, face_up > 0):
            entry = (entry & 12) | i64(numbers[at])
            at += 1
        fresh |= entry << shift
        shift += 4
        face_up -= 1
    return fresh


def enki_is_secret(s: DuelPosition, viewer: i64) -> bool:
    """R13, table option: what the Gate and the Theater turn up is seen by the active player alone."""
    if s.variant.reveals_of_gate_and_theater == Reveals.PUBLIC or s.turn == viewer:
        return False
    if pantheon.depth(pantheon.deck(s.aside, 0), Divinity.ENKI) >= 0:
        return True
    return s.phase == Phase.GATE or s.phase == Phase.THEATER_DIVINITY


def enki_turned_up(s: DuelPosition) -> bool:
    if pantheon.depth(pantheon.deck(s.aside, 0), Divinity.ENKI) >= 0:
        return True
    if s.phase == Phase.GATE:
        return pantheon.top_set(s) & BIT[Divinity.ENKI] != 0
    opened = s.phase == Phase.THEATER_DIVINITY and s.about() == 0
    return opened and pantheon.depth(pantheon.deck(s.decks, 0), Divinity.ENKI) >= 0


def draw_again(s: DuelPosition, rng: Rng) -> None:
    """The box is in random order already."""
    n: i64 = 0
    while n < data.ENKI_DRAW and s.box:
        s.enki |= BIT[(s.box & 15) - 1]
        s.box >>= 4
        n += 1
