"""What is legal, decision by decision (CO-21).

The same is said a second time, slowly and with reasons, in `refusals.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.core.bits import of_set
from adamak.games.condottiere import deal
from adamak.games.condottiere.data import (
    ALL_REGIONS,
    BATTLE_TURN,
    CHOOSE_SITE,
    DISCARD_ALL,
    DISCARD_HAND,
    DRAW_CARDS,
    FAVOR,
    FAVOR_OFF,
    KEEP,
    KEEP_CARDS,
    KEEP_DONE,
    KEEP_HAND,
    MERCENARY_BITS,
    OVER,
    PASS,
    PLACE_FAVOR,
    PLAY,
    REVEAL,
    REVEAL_ON_PASS,
    SCARECROW,
    SCARECROW_TARGET,
    SITE,
    STAY_HIDDEN,
    TAKE_BACK,
    TAKE_NONE,
)

if TYPE_CHECKING:
    from adamak.games.condottiere.position import CondottierePosition


def legal(p: CondottierePosition, seat: i64) -> vec[i64]:
    phase = p.phase
    moves = vec[i64](capacity=18)
    if phase == DISCARD_HAND:
        if (p.asked >> seat) & 1:
            moves = append(moves, KEEP_HAND)
            if p.hands[seat] & MERCENARY_BITS == 0:
                moves = append(moves, DISCARD_ALL)
        return moves
    if seat != p.turn or phase == OVER:
        return moves
    if phase == BATTLE_TURN:
        moves = _of_heap(moves, p.hands[seat], PLAY)
        return append(moves, PASS)
    if phase == CHOOSE_SITE:
        return of_set(moves, sites(p), SITE)
    if phase == SCARECROW_TARGET:
        moves = _of_heap(moves, p.lines[seat] & MERCENARY_BITS, TAKE_BACK)
        return append(moves, TAKE_NONE)
    if phase == PLACE_FAVOR:
        moves = of_set(moves, favor_places(p), FAVOR)
        return append(moves, FAVOR_OFF)
    if phase == KEEP_CARDS:
        moves = _of_heap(moves, p.hands[seat], KEEP)
        return append(moves, KEEP_DONE)
    if phase == REVEAL_ON_PASS:
        moves = append(moves, STAY_HIDDEN)
        return append(moves, REVEAL)
    number: i64 = 0
    most_now = deal.may_draw(p, seat)
    while number <= most_now:
        moves = append(moves, DRAW_CARDS + number)
        number += 1
    return moves


def sites(p: CondottierePosition) -> i64:
    """CO-7.7, CO-17.1: the regions where the token holder may place the token now, as a set."""
    open_: i64 = ALL_REGIONS
    if p.variant.taking_regions:
        open_ &= ~p.domains[p.holder]
    else:
        for domain in p.domains:
            open_ &= ~domain
    if p.favor >= 0:
        open_ &= ~(1 << p.favor)
    return open_


def favor_places(p: CondottierePosition) -> i64:
    """CO-5.6, CO-17.7: the regions where the Favor of the Pope token may go, as a set."""
    open_: i64 = ALL_REGIONS
    if not p.variant.taking_regions:
        for domain in p.domains:
            open_ &= ~domain
    if not p.variant.favor_on_contested:
        open_ &= ~(1 << p.site)
    return open_


def _of_heap(moves: vec[i64], heap: i64, base: i64) -> vec[i64]:
    """One move per card type in the heap."""
    card: i64 = base
    while heap:
        if heap & 15 or card - base == SCARECROW:
            moves = append(moves, card)
            if card - base == SCARECROW:
                break
        heap >>= 4
        card += 1
    return moves
