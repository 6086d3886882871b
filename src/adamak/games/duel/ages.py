"""Setup (DU-2), the Wonder draft (DU-3), and from one Age to the next (DU-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.core.bits import BIT
from adamak.games.duel import data, military, pantheon, scoring
from adamak.games.duel.components import BASE_PROGRESS, BASE_WONDERS, BEGINNER_WONDERS
from adamak.games.duel.data import City, Event, Phase

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition


# --- setup (DU-2) ---------------------------------------------------------------------------------


def new_game(p: DuelPosition) -> None:
    """DU-2.6, DU-2.7: everything random that is decided before the first move."""
    p.dealt = vec[u8]([u8(0)] * 60)
    deal_age(p, 1)
    deal_age(p, 2)
    deal_last_age(p)
    deal_progress(p)
    if p.variant.pantheon:
        deal_tokens(p)
        deal_divinities(p)
    if not p.variant.beginner_wonders:
        deal_wonders(p)
    begin(p)


def shuffled(p: DuelPosition, first: i64, size: i64, wanted: i64) -> vec[u8]:
    """So many random ones of a row of numbers, in random order, at the front."""
    cards = vec[u8]([u8(0)] * size)
    for at in range(size):
        cards[at] = u8(first + at)
    for at in range(wanted):
        other = at + p.below(size - at)
        card = cards[at]
        cards[at] = cards[other]
        cards[other] = card
    return cards


def deal_age(p: DuelPosition, age: i64) -> None:
    """DU-2.5: 20 of the 23 cards."""
    cards = shuffled(p, data.AGE_FIRST[age], data.AGE_SIZE[age], data.SLOTS)
    dealt = p.dealt
    base = (age - 1) * data.SLOTS
    for slot in range(data.SLOTS):
        dealt[base + slot] = cards[slot]


def deal_last_age(p: DuelPosition) -> None:
    """DU-2.5: 17 cards of Age III and three Guilds or Grand Temples, shuffled together."""
    cards = shuffled(p, data.AGE_FIRST[3], data.AGE_SIZE[3], data.SLOTS - data.SPECIALS)
    if p.variant.pantheon:
        special = shuffled(p, data.FIRST_TEMPLE, data.TEMPLE_COUNT, data.SPECIALS)
    else:
        special = shuffled(p, data.FIRST_GUILD, data.GUILD_COUNT, data.SPECIALS)
    for at in range(data.SPECIALS):
        cards[data.SLOTS - data.SPECIALS + at] = special[at]
    dealt = p.dealt
    for at in range(data.SLOTS):
        other = at + p.below(data.SLOTS - at)
        card = cards[other]
        cards[other] = cards[at]
        dealt[2 * data.SLOTS + at] = card


def deal_progress(p: DuelPosition) -> None:
    """DU-2.3: five on the board, the others in the box, in the order in which they will be drawn."""
    size: i64 = data.PROGRESS if p.variant.pantheon else BASE_PROGRESS
    tokens = shuffled(p, 0, size, size)
    p.board = 0
    p.box = 0
    at = size - 1
    while at >= 0:
        token = i64(tokens[at])
        if at < data.PROGRESS_ON_BOARD:
            p.board |= BIT[token]
        else:
            p.box = (p.box << 4) | (token + 1)
        at -= 1


def deal_tokens(p: DuelPosition) -> None:
    """DU-2.7, DU-9.5: five of the ten Mythology tokens for Age I, the three Offering tokens for Age II."""
    myths = shuffled(p, 0, 2 * data.MYTHOLOGIES, 5)
    offerings = shuffled(p, 0, 3, 3)
    omens: i64 = 0
    at: i64 = 2
    while at >= 0:
        omens = (omens << 4) | i64(offerings[at])
        at -= 1
    at = 4
    while at >= 0:
        omens = (omens << 4) | (i64(myths[at]) >> 1)
        at -= 1
    p.omens = omens


def deal_divinities(p: DuelPosition) -> None:
    """DU-2.7: each Mythology deck is shuffled separately."""
    decks: i64 = 0
    m: i64 = data.MYTHOLOGIES - 1
    while m >= 0:
        order = shuffled(p, 1, 3, 3)
        decks = (decks << 12) | i64(order[0]) | (i64(order[1]) << 4) | (i64(order[2]) << 8)
        m -= 1
    p.decks = decks


def deal_wonders(p: DuelPosition) -> None:
    """DU-3.1: eight Wonders in draft order; the others are never seen."""
    size: i64 = data.WONDERS if p.variant.pantheon else BASE_WONDERS
    order = shuffled(p, 0, size, data.DRAFTED)
    p.wonder_order = 0
    at: i64 = data.DRAFTED - 1
    while at >= 0:
        p.wonder_order = (p.wonder_order << 4) | i64(order[at])
        at -= 1


def begin(p: DuelPosition) -> None:
    """DU-2.2, DU-2.4: the board, seven coins each; then the draft, or the beginners' Wonders (DU-0.3)."""
    p.city[City.COINS] = data.STARTING_COINS
    p.city[City.COINS + 1] = data.STARTING_COINS
    p.pawn = 0
    p.tokens = data.ALL_TOKENS
    p.minerva = data.NOWHERE
    p.age = 1
    p.turn = p.first
    p.horizon = 1
    if p.variant.pantheon:
        lay_out(p)  # DU-2.7: the structure is in view during the draft
    if p.variant.beginner_wonders:
        hand_out(p)
        if not p.variant.pantheon:
            lay_out(p)
        p.phase = Phase.TURN
    else:
        p.phase = Phase.DRAFT
        turn_up_group(p)


def hand_out(p: DuelPosition) -> None:
    """DU-0.3: the fixed four Wonders of p1 and of p2."""
    for number, wonders in enumerate(BEGINNER_WONDERS):
        seat = p.first if number == 0 else 1 - p.first
        for wonder in wonders:
            p.city[City.UNBUILT + seat] |= BIT[data.WONDER_IDS.index(wonder)]


# --- the draft (DU-3) -----------------------------------------------------------------------------


def turn_up_group(p: DuelPosition) -> None:
    """DU-3.1, DU-3.2: four Wonders face up; DU-3.3: the second group only now."""
    p.group = 0
    at = p.drafted
    while at < p.drafted + data.DRAFT_GROUP:
        p.group |= BIT[(p.wonder_order >> (at << 2)) & 15]
        at += 1
    p.note(Event.WONDERS_REVEALED, p.group, 0, 0)


def draft(p: DuelPosition, seat: i64, wonder: i64) -> None:
    """DU-3.1, DU-3.2."""
    p.city[City.UNBUILT + seat] |= BIT[wonder]
    p.group &= ~BIT[wonder]
    p.drafted += 1
    p.note(Event.WONDER_DRAFTED, seat, wonder, 0)
    if p.drafted == data.DRAFTED:
        p.turn = p.first
        p.phase = Phase.TURN
        if not p.variant.pantheon:
            p.reveal()
            lay_out(p)  # DU-2.6
        return
    if p.drafted == data.DRAFT_GROUP:
        p.reveal()
        turn_up_group(p)
    p.turn = p.first if data.DRAFTERS[p.drafted] == 0 else 1 - p.first


# --- Ages (DU-9) ----------------------------------------------------------------------------------


def lay_out(p: DuelPosition) -> None:
    """DU-2.8, DU-9.4: the twenty cards of the Age, and (P) its tokens."""
    p.present = data.ALL_SLOTS
    p.open = data.OPEN_AT_START[p.age]
    p.shown = data.FACE_UP[p.age]
    p.tokened = 0
    if p.variant.pantheon:
        if p.age == 1:
            p.tokened = data.MYTHOLOGY_SLOTS_SET
        elif p.age == 2:
            p.tokened = data.OFFERING_SLOTS_SET
    p.note(Event.AGE_STARTED, p.age, 0, 0)


def end_age(p: DuelPosition) -> None:
    """DU-9.1 to DU-9.3: a pending extra turn is lost; the weaker player chooses who begins the next Age."""
    if p.again:
        p.again = 0
        p.note(Event.EXTRA_TURN_LOST, p.turn, 0, 0)
    if p.age == 3:
        scoring.end_civilian(p)
        return
    p.reveal()
    p.age += 1
    if p.age == 2 and p.variant.pantheon:
        pantheon.open_pantheon(p)
    lay_out(p)
    chooser = military.weaker(p)
    if chooser >= 0:
        p.turn = chooser
    p.phase = Phase.BEGIN_AGE


def begin_age(p: DuelPosition, seat: i64, player: i64) -> None:
    """DU-9.3."""
    p.turn = p.first if player == 0 else 1 - p.first
    p.phase = Phase.TURN
    p.note(Event.AGE_BEGUN, seat, p.turn, p.age)
