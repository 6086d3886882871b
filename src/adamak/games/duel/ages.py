"""Setup (DU-2), the Wonder draft (DU-3), and from one Age to the next (DU-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.core.bits import BIT
from adamak.core.piles import packed
from adamak.games.duel import data, military, pantheon, scoring
from adamak.games.duel.components import BASE_PROGRESS, BASE_WONDERS, BEGINNER_WONDERS
from adamak.games.duel.data import SLOTS, City, Phase

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition


# --- setup (DU-2) ---------------------------------------------------------------------------------
def new_game(p: DuelPosition) -> None:
    """DU-2.6, DU-2.7: everything random that is decided before the first move."""
    deal_cards(p)
    deal_progress(p)
    if p.variant.pantheon:
        deal_gods(p)
    if not p.variant.beginner_wonders:
        # DU-3.1: eight Wonders in draft order; the others are never seen.
        wonders = shuffled(p, 0, data.WONDERS if p.variant.pantheon else BASE_WONDERS, data.DRAFTED)
        p.wonder_order = packed(wonders, 0, data.DRAFTED, 4)
    begin(p)


def shuffled(p: DuelPosition, first: i64, size: i64, wanted: i64) -> vec[u8]:
    """So many random ones of a row of numbers, in random order, at the front."""
    things = vec[u8]([u8(first + k) for k in range(size)])
    to_the_front(p, things, wanted)
    return things


def to_the_front(p: DuelPosition, things: vec[u8], wanted: i64) -> None:
    for at in range(wanted):
        other = at + p.below(i64(len(things)) - at)
        things[at], things[other] = things[other], things[at]


def deal_cards(p: DuelPosition) -> None:
    """DU-2.5: 20 of the 23 cards of an Age; in Age III 17, shuffled together with three Guilds or Grand Temples."""
    for age in range(i64(1), i64(4)):
        ordinary: i64 = SLOTS if age < 3 else SLOTS - data.SPECIALS
        cards = shuffled(p, data.DECK_FIRST[age], data.DECK_SIZE[age], ordinary)
        if age == 3:
            deck: i64 = data.TEMPLES if p.variant.pantheon else data.GUILDS
            special = shuffled(p, data.DECK_FIRST[deck], data.DECK_SIZE[deck], data.SPECIALS)
            for k in range(i64(data.SPECIALS)):
                cards[ordinary + k] = special[k]
            to_the_front(p, cards, SLOTS)
        for slot in range(i64(SLOTS)):
            p.dealt[(age - 1) * SLOTS + slot] = cards[slot]


def deal_progress(p: DuelPosition) -> None:
    """DU-2.3: five on the board, the others in the box, in the order in which they will be drawn."""
    size: i64 = data.PROGRESS_TOKENS if p.variant.pantheon else BASE_PROGRESS
    tokens = shuffled(p, 1, size, size)  # plus one, as they lie in the box
    for at in range(i64(data.PROGRESS_ON_BOARD)):
        p.board |= BIT[i64(tokens[at]) - 1]
    p.box = packed(tokens, data.PROGRESS_ON_BOARD, size, 4)


def deal_gods(p: DuelPosition) -> None:
    """DU-2.7, DU-9.5: five of the ten Mythology tokens, the three Offering tokens; each deck shuffled separately."""
    mythologies = packed(shuffled(p, 0, 2 * data.MYTHOLOGIES, 5), 0, 5, 4)  # two tokens of each
    p.omens = ((mythologies >> 1) & 0x77777) | (packed(shuffled(p, 0, 3, 3), 0, 3, 4) << 20)
    for _n in range(i64(data.MYTHOLOGIES)):
        p.decks = (p.decks << 12) | packed(shuffled(p, 1, 3, 3), 0, 3, 4)


def begin(p: DuelPosition) -> None:
    """DU-2.2, DU-2.4: the board, seven coins each; then the draft, or the beginners' Wonders (DU-0.3)."""
    for seat in range(i64(2)):
        p.city[City.COINS + seat] = data.STARTING_COINS
    p.tokens = data.ALL_TOKENS
    p.turn = p.first
    p.horizon = 1
    if p.variant.pantheon or p.variant.beginner_wonders:
        lay_out(p)  # DU-2.7: with Pantheon the structure is in view during the draft
    if p.variant.beginner_wonders:
        for number, wonders in enumerate(BEGINNER_WONDERS):
            for wonder in wonders:
                p.city[City.UNBUILT + p.player(number)] |= BIT[data.WONDER_IDS.index(wonder)]
        p.phase = Phase.TURN
    else:
        turn_up_group(p)


# --- the draft (DU-3) -----------------------------------------------------------------------------
def turn_up_group(p: DuelPosition) -> None:
    """DU-3.1, DU-3.2: four Wonders face up; DU-3.3: the second group only now."""
    for at in range(p.drafted, p.drafted + data.DRAFT_GROUP):
        p.group |= BIT[(p.wonder_order >> (at << 2)) & 15]
    p.note("wonders_revealed", p.group, 0, 0)


def draft(p: DuelPosition, seat: i64, wonder: i64) -> None:
    """DU-3.1, DU-3.2."""
    p.city[City.UNBUILT + seat] |= BIT[wonder]
    p.group &= ~BIT[wonder]
    p.drafted += 1
    p.note("wonder_drafted", seat, wonder, 0)
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
    p.turn = p.player(data.DRAFTERS[p.drafted])


# --- Ages (DU-9) ----------------------------------------------------------------------------------
def lay_out(p: DuelPosition) -> None:
    """DU-2.8, DU-9.4: the twenty cards of the Age, and (P) its tokens."""
    p.present = data.ALL_SLOTS
    p.open = data.OPEN_AT_START[p.age]
    p.shown = data.FACE_UP[p.age]
    p.tokened = data.TOKEN_SLOTS[p.age] if p.variant.pantheon else i64(0)
    p.note("age_started", p.age, 0, 0)


def end_age(p: DuelPosition) -> None:
    """DU-9.1 to DU-9.3: a pending extra turn is lost; the weaker player chooses who begins the next Age."""
    if p.again:
        p.again = 0
        p.note("extra_turn_lost", p.turn, 0, 0)
    if p.age == 3:
        scoring.end_civilian(p)
        return
    p.reveal()
    p.age += 1
    if p.age == 2 and p.variant.pantheon:
        pantheon.open_pantheon(p)
    lay_out(p)
    p.turn = military.weaker(p)
    p.phase = Phase.BEGIN_AGE


def begin_age(p: DuelPosition, seat: i64, player: i64) -> None:
    """DU-9.3."""
    p.turn = p.player(player)
    p.phase = Phase.TURN
    p.note("age_begun", seat, p.turn, p.age)
