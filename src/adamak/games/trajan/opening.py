"""Before the first turn: the shuffles, the markers, the drafts of goods and Trajan tiles (TJ-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.core.bits import BIT, lowest
from adamak.core.piles import queue, shuffle
from adamak.games.trajan import data, mancala, quarters, seaport
from adamak.games.trajan.components import CARDS_PER_COMMODITY, DEMANDS_PER_NEED, TOKENS
from adamak.games.trajan.data import Mat, Move, Phase
from adamak.games.trajan.variant import InitialMarkers

if TYPE_CHECKING:
    from adamak.games.trajan.position import TrajanPosition

HAND_DRAFTED: Final = 3  # TJ-2.12


# --- shuffles ---------------------------------------------------------------------------------------------
def mixed(p: TrajanPosition, kinds: i64, each: i64) -> vec[u8]:
    """So many of each kind, shuffled."""
    things = vec[u8]([u8(kind) for kind in range(kinds) for _n in range(each)])
    shuffle(p, things)
    return things


def mixed_pile(p: TrajanPosition, kinds: i64, each: i64, width: i64) -> i64:
    """The same as a packed pile."""
    return queue(mixed(p, kinds, each), kinds * each, width)


def new_game(p: TrajanPosition) -> None:
    """TJ-2.2 to TJ-2.11: everything is shuffled before anybody decides; what is laid out later is hidden till then."""
    p.forum_pile = vec[u8]([u8(kind) for kind in range(data.KINDS) for _n in range(data.TILE_COUNTS[kind])])
    shuffle(p, p.forum_pile)
    p.extra_pile = mixed_pile(p, data.EXTRAS // 2, 2, 3)
    p.demands = mixed_pile(p, data.NEEDS, DEMANDS_PER_NEED, 2)
    p.grid = mixed(p, data.SITES, 1)
    p.bag = mixed_pile(p, data.BONUSES, 1, 4)
    p.pile = mixed(p, data.COMMODITIES, CARDS_PER_COMMODITY)
    for stack in range(data.STACKS):
        p.mat[Mat.STACK + stack] = mixed_pile(p, data.STACK_SIZE, 1, 4)
    if p.variant.initial_markers == InitialMarkers.RANDOM:
        for seat in range(p.seats):
            deal_markers(p, seat)
    begin(p)


def deal_markers(p: TrajanPosition, seat: i64) -> None:
    """TJ-2.6, option: two random markers to each tray."""
    markers = mixed(p, data.COLOURS, 2)
    for at in range(12):
        p.mat[Mat.TRAY + 4 * (at >> 1) + seat] += data.MARKER[i64(markers[at])]


# --- the table is set --------------------------------------------------------------------------------------
def begin(p: TrajanPosition) -> None:
    """TJ-2.1, TJ-2.3, TJ-2.8: mats, provinces, forum, senate; then the markers."""
    for seat in range(p.seats):
        p.mat[Mat.LEADER + seat] = data.ITALIA
        p.mat[Mat.CAMP + seat] = 1
        p.mat[Mat.YARD + seat] = 1
        p.mat[Mat.SUPPLY + seat] = TOKENS - 2
        p.mat[Mat.ARCH + seat] = 0
    p.discs = sum((((p.first + k) % p.seats) << (k * 4) for k in range(p.seats)), i64(0))
    quarters.fill_provinces(p)
    quarters.fill_forum(p)
    p.turn = p.first
    p.decider = p.first
    if p.variant.initial_markers == InitialMarkers.RANDOM:
        lay_table(p)
    else:
        p.phase = Phase.MARKERS
        p.in_hand = data.ALL_MARKERS


def draft(p: TrajanPosition, seat: i64, move: i64) -> None:
    """TJ-2.6, TJ-2.12, TJ-2.13: a marker, a card or a Trajan tile."""
    if move >= Move.TILE:
        draft_tile(p, seat, move - Move.TILE)
    elif move >= Move.DRAFT:
        draft_card(p, seat, move - Move.DRAFT)
    else:
        place(p, seat, move - Move.PLACE)


def everybody_had_a_turn(p: TrajanPosition) -> bool:
    """The next player is asked; is it the first again?"""
    p.turn = p.next_seat(p.turn)
    p.decider = p.turn
    return p.turn == p.first


def place(p: TrajanPosition, seat: i64, colour: i64) -> None:
    """TJ-2.6: tray after tray, two markers each; a rest of one colour leaves no choice."""
    put_marker(p, seat, colour)
    colours = i64(data.PALETTE[p.in_hand])
    if colours & (colours - 1):
        return
    while p.in_hand:
        put_marker(p, seat, lowest(colours))
    if everybody_had_a_turn(p):
        lay_table(p)
    else:
        p.in_hand = data.ALL_MARKERS


def put_marker(p: TrajanPosition, seat: i64, colour: i64) -> None:
    tray = (12 - i64(data.NUMBER[p.in_hand])) >> 1
    p.in_hand -= data.MARKER[colour]
    p.mat[Mat.TRAY + 4 * tray + seat] += data.MARKER[colour]
    p.note("marker_placed", seat, colour, tray)


def lay_table(p: TrajanPosition) -> None:
    """TJ-2.7, TJ-2.10, TJ-2.11: Trajan stacks, a bonus tile for everybody and two for the senate, L and R."""
    p.reveal()
    p.note("table_laid", 0, 0, 0)
    for seat in range(p.seats):
        p.mat[Mat.YELLOW + seat] = BIT[(p.bag & 15) - 1]
        p.bag >>= 4
    quarters.offer_bonuses(p)
    seaport.refill(p, 0)
    seaport.refill(p, 1)
    p.phase = Phase.GOODS_DRAFT


# --- the drafts --------------------------------------------------------------------------------------------
def draft_card(p: TrajanPosition, seat: i64, source: i64) -> None:
    """TJ-2.12: three cards, one after another, from the pile, L or R."""
    card = seaport.heap_top(p, source - 1) if source else seaport.draw_card(p)
    p.note("card_drafted", seat, source, card)
    if source:
        p.mat[Mat.KNOWN + seat] += data.CARD[card]
        seaport.take_from(p, source - 1)
    p.mat[Mat.HAND + seat] += data.CARD[card]
    if seaport.hand_size(p.mat[Mat.HAND + seat]) == HAND_DRAFTED and everybody_had_a_turn(p):
        p.phase = Phase.TRAJAN_DRAFT


def draft_slot(p: TrajanPosition, seat: i64) -> i64:
    """TJ-2.13: the first free one of the slots II, IV and VI."""
    slot: i64 = 1
    while (p.mat[Mat.SLOTS + seat] >> (slot * 6)) & 63:
        slot += 2
    return slot


def draft_tile(p: TrajanPosition, seat: i64, stack: i64) -> None:
    """TJ-2.13, TJ-2.14: three tiles of three stacks; then the first player begins."""
    slot = draft_slot(p, seat)
    tile = mancala.pull(p, stack)
    p.mat[Mat.SLOTS + seat] |= (tile + 1) << (slot * 6)
    p.note("tile_drafted", seat, tile, slot)
    if slot == 5 and everybody_had_a_turn(p):
        p.phase = Phase.TURN
    mancala.uncover(p, stack)
