"""What a seat cannot know (DU-16), dealt anew for `sample`: backs tell the Age, and Guild or Grand Temple."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from adamak.core.bits import BIT, bits, each, lowest
from adamak.core.piles import arrange, mix, packed
from adamak.core.rng import Rng
from adamak.games.duel import building, data, pantheon
from adamak.games.duel.components import BASE_WONDERS, Divinity
from adamak.games.duel.data import SLOTS, City, Phase
from adamak.games.duel.variant import Reveals

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition


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
            # DU-9.5: which Offering token will lie where.
            order = vec[u8]([u8(k) for k in range(i64(3))])
            mix(order, rng)
            s.omens = (s.omens & 0xFFFFF) | (packed(order, 0, 3, 4) << 20)
        resample_divinities(s, viewer, rng)
    return s


# --- cards ----------------------------------------------------------------------------------------
def unseen(p: DuelPosition, deck: i64, rng: Rng) -> vec[u8]:
    """The cards of one back whose place nobody knows, in random order."""
    early = p.city[City.EARLY] | p.city[City.EARLY + 1] | p.waste_early
    late = p.city[City.LATE] | p.city[City.LATE + 1] | p.waste_late
    for wonder in range(i64(data.WONDERS)):
        card = p.card_under(wonder)
        if card >= 0:
            early |= data.EARLY_BIT[card]
            late |= data.LATE_BIT[card]
    slots = p.shown & p.present
    while slots:
        card = p.card_in(lowest(slots))
        early |= data.EARLY_BIT[card]
        late |= data.LATE_BIT[card]
        slots &= slots - 1
    cards = vec[u8](capacity=24)
    for card in range(data.DECK_FIRST[deck], data.DECK_FIRST[deck] + data.DECK_SIZE[deck]):
        if early & data.EARLY_BIT[card] == 0 and late & data.LATE_BIT[card] == 0:
            cards = append(cards, u8(card))
    mix(cards, rng)
    return cards


def unseen_specials(p: DuelPosition, rng: Rng) -> vec[u8]:
    return unseen(p, data.TEMPLES if p.variant.pantheon else data.GUILDS, rng)


def resample_structure(s: DuelPosition, rng: Rng) -> None:
    """DU-16.2: face-down cards of this Age, and all of the Ages to come."""
    for age in range(s.age, i64(4)):
        hidden: i64 = data.ALL_SLOTS
        if age == s.age and (s.present or s.phase != Phase.DRAFT):
            hidden = s.present & ~s.shown
        if hidden:
            if age < 3:
                redeal(s, age, hidden, unseen(s, age, rng))
            elif s.age == 3:
                redeal_by_back(s, hidden, rng)
            else:
                redeal_last_age(s, rng)


def redeal(s: DuelPosition, age: i64, slots: i64, cards: vec[u8]) -> None:
    dealt, at = s.dealt, i64(0)
    while slots:
        dealt[(age - 1) * SLOTS + lowest(slots)] = cards[at]
        at += 1
        slots &= slots - 1


def redeal_by_back(s: DuelPosition, slots: i64, rng: Rng) -> None:
    """DU-1.5: in Age III the back tells Guild or Temple from an ordinary card."""
    special: i64 = 0
    for slot in each(slots):
        if s.card_in(slot) >= data.FIRST_GUILD:
            special |= BIT[slot]
    redeal(s, 3, slots & ~special, unseen(s, 3, rng))
    if special:
        redeal(s, 3, special, unseen_specials(s, rng))


def redeal_last_age(s: DuelPosition, rng: Rng) -> None:
    """DU-2.5: before Age III is laid out not even the places of Guilds and Temples are known."""
    cards = unseen(s, 3, rng)
    special = unseen_specials(s, rng)
    specials: i64 = 0  # three in a game; a position set up by hand may have others
    for card in s.dealt[2 * SLOTS :]:
        if i64(card) >= data.FIRST_GUILD:
            specials += 1
    deck = vec[u8]([special[k] if k < specials else cards[k - specials] for k in range(i64(SLOTS))])
    mix(deck, rng)
    redeal(s, 3, data.ALL_SLOTS, deck)


# --- Wonders and tokens ---------------------------------------------------------------------------
def resample_wonders(s: DuelPosition, rng: Rng) -> None:
    """DU-3.3: the second group while the first is drafted."""
    if s.phase != Phase.DRAFT or s.drafted >= data.DRAFT_GROUP:
        return
    first_group = s.group | s.city[City.UNBUILT] | s.city[City.UNBUILT + 1]
    all_wonders = i64(data.WONDERS if s.variant.pantheon else BASE_WONDERS)
    left = vec[u8]([u8(wonder) for wonder in range(all_wonders) if first_group & BIT[wonder] == 0])
    mix(left, rng)
    s.wonder_order = (s.wonder_order & 0xFFFF) | (packed(left, 0, data.DRAFT_GROUP, 4) << 16)


def resample_box(s: DuelPosition, viewer: i64, rng: Rng) -> None:
    """DU-2.3: the order of draws from the box; DU-12.4: what the Great Library drew is seen by its builder alone."""
    unknown = building.next_of_box(s, data.PROGRESS_TOKENS)
    offered: i64 = 0
    if s.phase == Phase.GREAT_LIBRARY and s.turn != viewer:
        offered = bits(s.offered)
        unknown |= s.offered
        s.offered = 0
    # In a fixed order, so that a sample shows nothing of the true one.
    tokens = vec[u8]([u8(token) for token in each(unknown)])
    mix(tokens, rng)
    for at in range(i64(len(tokens))):
        if at < offered:
            s.offered |= BIT[i64(tokens[at])]
        else:
            s.box = (s.box << 4) | (i64(tokens[at]) + 1)


# --- Divinities -----------------------------------------------------------------------------------
def resample_divinities(s: DuelPosition, viewer: i64, rng: Rng) -> None:
    """DU-16.3: within each Mythology, the cards whose place this seat does not know change places."""
    eye = BIT[viewer] if viewer >= 0 else i64(0)
    secret = enki_is_secret(s, viewer)
    if secret:
        pantheon.clear_enki(s)
    for m in range(i64(data.MYTHOLOGIES)):
        redeal_mythology(s, m, eye, rng)
    if secret and enki_turned_up(s):
        s.enki = building.next_of_box(s, data.ENKI_DRAW)  # the box is in random order already


def redeal_mythology(s: DuelPosition, m: i64, eye: i64, rng: Rng) -> None:
    """The unknown cards of its deck, of those set aside and of the Pantheon; who knows which place is public."""
    places = vec[i64](capacity=4)  # the first bit of each, in `decks`, from 64 on in `aside`, from 128 on in `spaces`
    numbers = vec[u8](capacity=4)
    for aside in range(i64(2)):
        cards = pantheon.deck(s.aside if aside else s.decks, m)
        face_up = open_aside(s) if aside else open_in_deck(s, m)
        for at in range(i64(data.DECK)):
            entry = (cards >> (at << 2)) & 15
            if entry and hidden_from(entry, eye, at < face_up):
                places = append(places, (aside << 6) + m * 12 + (at << 2))
                numbers = append(numbers, u8(entry & 3))
    for space in range(i64(data.SPACES)):
        if s.on_space(space) // 3 == m and not space_known(s, space, eye):
            places = append(places, 128 + space * 7)
            numbers = append(numbers, u8(s.on_space(space) % 3 + 1))
    lay = numbers[:]
    arrange(numbers)
    mix(numbers, rng)
    for k in range(i64(len(places))):
        change = (i64(numbers[k]) - i64(lay[k])) * BIT[places[k] & 63]
        if places[k] < 64:
            s.decks += change
        elif places[k] < 128:
            s.aside += change
        else:
            s.spaces += change


def space_known(s: DuelPosition, space: i64, eye: i64) -> bool:
    """From Age II on all lie face up."""
    return s.age >= 2 or (s.spaces >> (space * 7 + 5)) & eye != 0


def open_in_deck(s: DuelPosition, mythology: i64) -> i64:
    """How many cards of a deck, from the top, lie face up for everybody: those the Gate or the Theater turned up."""
    if s.variant.reveals_of_gate_and_theater == Reveals.PRIVATE:
        return 0
    if s.phase == Phase.GATE:
        return 1
    if (s.phase == Phase.THEATER_DIVINITY or s.phase == Phase.THEATER_ORDER) and s.about() == mythology:
        return data.DECK
    return 0


def open_aside(s: DuelPosition) -> i64:
    """R33: cards that have not gone back yet still lie face up."""
    return 0 if s.variant.reveals_of_gate_and_theater == Reveals.PRIVATE else data.DECK


def hidden_from(entry: i64, eye: i64, face_up: bool) -> bool:
    """DU-16.3: a player remembers what was shown; a spectator, who has no eye here, is told only what lies open."""
    return not face_up and (entry >> 2) & eye == 0


def enki_is_secret(s: DuelPosition, viewer: i64) -> bool:
    """R13, table option: what the Gate and the Theater turn up is seen by the active player alone."""
    if s.variant.reveals_of_gate_and_theater == Reveals.PUBLIC or s.turn == viewer:
        return False
    return enki_aside(s) or s.phase == Phase.GATE or s.phase == Phase.THEATER_DIVINITY


def enki_aside(s: DuelPosition) -> bool:
    return pantheon.depth(pantheon.deck(s.aside, 0), Divinity.ENKI) >= 0


def enki_turned_up(s: DuelPosition) -> bool:
    if s.phase == Phase.GATE and pantheon.top_set(s) & BIT[Divinity.ENKI]:
        return True
    opened = s.phase == Phase.THEATER_DIVINITY and s.about() == 0
    return enki_aside(s) or (opened and pantheon.depth(pantheon.deck(s.decks, 0), Divinity.ENKI) >= 0)
