"""Setup (DU-2), the Wonder draft (DU-3), and from one Age to the next (DU-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.core.bits import BIT
from adamak.games.duel import military, pantheon, scoring
from adamak.games.duel.components import BASE_PROGRESS, BASE_WONDERS, BEGINNER_WONDERS
from adamak.games.duel.data import (
    AGE_BEGUN,
    AGE_FIRST,
    AGE_SIZE,
    AGE_STARTED,
    ALL_SLOTS,
    ALL_TOKENS,
    BEGIN_AGE,
    COINS,
    DRAFT_GROUP,
    DRAFTED,
    DRAFTERS,
    DRAFTING,
    EXTRA_TURN_LOST,
    FACE_UP,
    FIRST_GUILD,
    FIRST_TEMPLE,
    GUILD_COUNT,
    MYTHOLOGIES,
    MYTHOLOGY_SLOTS_SET,
    NOWHERE,
    OFFERING_SLOTS_SET,
    OPEN_AT_START,
    PROGRESS,
    PROGRESS_ON_BOARD,
    SLOTS,
    SPECIALS,
    STARTING_COINS,
    TEMPLE_COUNT,
    TURN,
    UNBUILT,
    WONDER_DRAFTED,
    WONDER_IDS,
    WONDERS,
    WONDERS_REVEALED,
)

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
    at: i64 = 0
    while at < size:
        cards[at] = u8(first + at)
        at += 1
    at = 0
    while at < wanted:
        other = at + p.below(size - at)
        card = cards[at]
        cards[at] = cards[other]
        cards[other] = card
        at += 1
    return cards


def deal_age(p: DuelPosition, age: i64) -> None:
    """DU-2.5: 20 of the 23 cards."""
    cards = shuffled(p, AGE_FIRST[age], AGE_SIZE[age], SLOTS)
    dealt = p.dealt
    base = (age - 1) * SLOTS
    slot: i64 = 0
    while slot < SLOTS:
        dealt[base + slot] = cards[slot]
        slot += 1


def deal_last_age(p: DuelPosition) -> None:
    """DU-2.5: 17 cards of Age III and three Guilds or Grand Temples, shuffled together."""
    cards = shuffled(p, AGE_FIRST[3], AGE_SIZE[3], SLOTS - SPECIALS)
    if p.variant.pantheon:
        special = shuffled(p, FIRST_TEMPLE, TEMPLE_COUNT, SPECIALS)
    else:
        special = shuffled(p, FIRST_GUILD, GUILD_COUNT, SPECIALS)
    at: i64 = 0
    while at < SPECIALS:
        cards[SLOTS - SPECIALS + at] = special[at]
        at += 1
    dealt = p.dealt
    at = 0
    while at < SLOTS:
        other = at + p.below(SLOTS - at)
        card = cards[other]
        cards[other] = cards[at]
        dealt[2 * SLOTS + at] = card
        at += 1


def deal_progress(p: DuelPosition) -> None:
    """DU-2.3: five on the board, the others in the box, in the order in which they will be drawn."""
    size: i64 = PROGRESS if p.variant.pantheon else BASE_PROGRESS
    tokens = shuffled(p, 0, size, size)
    p.board = 0
    p.box = 0
    at = size - 1
    while at >= 0:
        token = i64(tokens[at])
        if at < PROGRESS_ON_BOARD:
            p.board |= BIT[token]
        else:
            p.box = (p.box << 4) | (token + 1)
        at -= 1


def deal_tokens(p: DuelPosition) -> None:
    """DU-2.7, DU-9.5: five of the ten Mythology tokens for Age I, the three Offering tokens for Age II."""
    myths = shuffled(p, 0, 2 * MYTHOLOGIES, 5)
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
    m: i64 = MYTHOLOGIES - 1
    while m >= 0:
        order = shuffled(p, 1, 3, 3)
        decks = (decks << 12) | i64(order[0]) | (i64(order[1]) << 4) | (i64(order[2]) << 8)
        m -= 1
    p.decks = decks


def deal_wonders(p: DuelPosition) -> None:
    """DU-3.1: eight Wonders in draft order; the others are never seen."""
    size: i64 = WONDERS if p.variant.pantheon else BASE_WONDERS
    order = shuffled(p, 0, size, DRAFTED)
    p.wonder_order = 0
    at: i64 = DRAFTED - 1
    while at >= 0:
        p.wonder_order = (p.wonder_order << 4) | i64(order[at])
        at -= 1


def begin(p: DuelPosition) -> None:
    """DU-2.2, DU-2.4: the board, seven coins each; then the draft, or the beginners' Wonders (DU-0.3)."""
    p.city[COINS] = STARTING_COINS
    p.city[COINS + 1] = STARTING_COINS
    p.pawn = 0
    p.tokens = ALL_TOKENS
    p.minerva = NOWHERE
    p.age = 1
    p.turn = p.first
    p.horizon = 1
    if p.variant.pantheon:
        lay_out(p)  # DU-2.7: the structure is in view during the draft
    if p.variant.beginner_wonders:
        hand_out(p)
        if not p.variant.pantheon:
            lay_out(p)
        p.phase = TURN
    else:
        p.phase = DRAFTING
        turn_up_group(p)


def hand_out(p: DuelPosition) -> None:
    """DU-0.3: the fixed four Wonders of p1 and of p2."""
    for number, wonders in enumerate(BEGINNER_WONDERS):
        seat = p.first if number == 0 else 1 - p.first
        for wonder in wonders:
            p.city[UNBUILT + seat] |= BIT[WONDER_IDS.index(wonder)]


# --- the draft (DU-3) -----------------------------------------------------------------------------


def turn_up_group(p: DuelPosition) -> None:
    """DU-3.1, DU-3.2: four Wonders face up; DU-3.3: the second group only now."""
    p.group = 0
    at = p.drafted
    while at < p.drafted + DRAFT_GROUP:
        p.group |= BIT[(p.wonder_order >> (at << 2)) & 15]
        at += 1
    p.note(WONDERS_REVEALED, p.group, 0, 0)


def draft(p: DuelPosition, seat: i64, wonder: i64) -> None:
    """DU-3.1, DU-3.2."""
    p.city[UNBUILT + seat] |= BIT[wonder]
    p.group &= ~BIT[wonder]
    p.drafted += 1
    p.note(WONDER_DRAFTED, seat, wonder, 0)
    if p.drafted == DRAFTED:
        p.turn = p.first
        p.phase = TURN
        if not p.variant.pantheon:
            p.reveal()
            lay_out(p)  # DU-2.6
        return
    if p.drafted == DRAFT_GROUP:
        p.reveal()
        turn_up_group(p)
    p.turn = p.first if DRAFTERS[p.drafted] == 0 else 1 - p.first


# --- Ages (DU-9) ----------------------------------------------------------------------------------


def lay_out(p: DuelPosition) -> None:
    """DU-2.8, DU-9.4: the twenty cards of the Age, and (P) its tokens."""
    p.present = ALL_SLOTS
    p.open = OPEN_AT_START[p.age]
    p.shown = FACE_UP[p.age]
    p.tokened = 0
    if p.variant.pantheon:
        if p.age == 1:
            p.tokened = MYTHOLOGY_SLOTS_SET
        elif p.age == 2:
            p.tokened = OFFERING_SLOTS_SET
    p.note(AGE_STARTED, p.age, 0, 0)


def end_age(p: DuelPosition) -> None:
    """DU-9.1 to DU-9.3: a pending extra turn is lost; the weaker player chooses who begins the next Age."""
    if p.again:
        p.again = 0
        p.note(EXTRA_TURN_LOST, p.turn, 0, 0)
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
    p.phase = BEGIN_AGE


def begin_age(p: DuelPosition, seat: i64, player: i64) -> None:
    """DU-9.3."""
    p.turn = p.first if player == 0 else 1 - p.first
    p.phase = TURN
    p.note(AGE_BEGUN, seat, p.turn, p.age)
