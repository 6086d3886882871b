"""What is legal, decision by decision (CO-21).

The same is said a second time, slowly and with reasons, in `refusals.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.core.bits import of_set
from adamak.games.condottiere import dealing
from adamak.games.condottiere.data import ALL_REGIONS, MERCENARY_BITS, Card, Move, Phase

if TYPE_CHECKING:
    from adamak.games.condottiere.position import CondottierePosition


def legal(p: CondottierePosition, seat: i64) -> vec[i64]:
    phase = p.phase
    moves = vec[i64](capacity=18)
    if phase == Phase.DISCARD_HAND:
        if (p.asked >> seat) & 1:
            moves = append(moves, Move.KEEP_HAND)
            if p.hands[seat] & MERCENARY_BITS == 0:
                moves = append(moves, Move.DISCARD_HAND)
        return moves
    if seat != p.turn or phase == Phase.OVER:
        return moves
    if phase == Phase.BATTLE_TURN:
        return append(_of_heap(moves, p.hands[seat], Move.PLAY), Move.PASS)
    if phase == Phase.CHOOSE_SITE:
        return of_set(moves, sites(p), Move.SITE)
    if phase == Phase.SCARECROW_TARGET:
        return append(_of_heap(moves, p.lines[seat] & MERCENARY_BITS, Move.TAKE_BACK), Move.TAKE_NONE)
    if phase == Phase.PLACE_FAVOR:
        return append(of_set(moves, favor_places(p), Move.FAVOR), Move.FAVOR_OFF)
    if phase == Phase.KEEP_CARDS:
        return append(_of_heap(moves, p.hands[seat], Move.KEEP), Move.KEEP_DONE)
    if phase == Phase.REVEAL_ON_PASS:
        return append(append(moves, Move.STAY_HIDDEN), Move.REVEAL)
    for number in range(dealing.may_draw(p, seat) + 1):
        moves = append(moves, Move.DRAW + number)
    return moves


def free_regions(p: CondottierePosition) -> i64:
    """The regions without a control marker, as a set."""
    free: i64 = ALL_REGIONS
    for domain in p.domains:
        free &= ~domain
    return free


def unprotected(p: CondottierePosition, regions: i64) -> i64:
    """CO-5.7: all of these but the one with the Favor of the Pope token."""
    return regions & ~(1 << p.favor) if p.favor >= 0 else regions


def sites(p: CondottierePosition) -> i64:
    """CO-7.7, CO-17.1: the regions where the token holder may place the token now, as a set."""
    return unprotected(p, ALL_REGIONS & ~p.domains[p.holder] if p.variant.taking_regions else free_regions(p))


def favor_places(p: CondottierePosition) -> i64:
    """CO-5.6, CO-17.7: the regions where the Favor of the Pope token may go, as a set."""
    places: i64 = ALL_REGIONS if p.variant.taking_regions else free_regions(p)
    return places if p.variant.favor_on_contested_region else places & ~(1 << p.site)


def _of_heap(moves: vec[i64], heap: i64, base: i64) -> vec[i64]:
    """One move per card type in the heap."""
    card: i64 = base
    while heap:
        if heap & 15 or card - base == Card.SCARECROW:
            moves = append(moves, card)
            if card - base == Card.SCARECROW:
                break
        heap >>= 4
        card += 1
    return moves
