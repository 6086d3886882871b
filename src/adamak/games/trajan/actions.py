"""Forum, Military, Senate and Construction: what their options do (TJ-7.8 to TJ-9.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import BIT
from adamak.games.trajan import data
from adamak.games.trajan.components import RIVAL_COST
from adamak.games.trajan.data import Mat, Move, Phase, Source

if TYPE_CHECKING:
    from adamak.games.trajan.position import TrajanPosition


def perform(p: TrajanPosition, seat: i64, move: i64) -> None:
    """One option of the Forum, Military, Senate or Construction action, carried out completely (TJ-6.2)."""
    if move < Move.RECRUIT:
        take_forum(p, seat, move - Move.FORUM)
    elif move == Move.RECRUIT:
        p.mat[Mat.SUPPLY + seat] -= 1
        p.mat[Mat.CAMP + seat] += 1
        p.note("recruited", seat, 0, 0)
    elif move < Move.OCCUPY:
        march(p, seat, move - Move.MARCH)
    elif move == Move.OCCUPY:
        occupy(p, seat)
    elif move == Move.ADVANCE:
        advance(p, seat)
    elif move == Move.HIRE:
        p.mat[Mat.SUPPLY + seat] -= 1
        p.mat[Mat.YARD + seat] += 1
        p.note("hired", seat, 0, 0)
    else:
        build(p, seat, move - Move.BUILD)


# --- Forum (TJ-7.8) -----------------------------------------------------------------------------------
def take_forum(p: TrajanPosition, seat: i64, space: i64) -> None:
    """TJ-7.8: the space stays empty until the quarter end; the yellow spaces come first."""
    if space < data.YELLOW_SPACES:
        kind = ((p.yellow >> (space * 5)) & 31) - 1
        p.yellow -= (kind + 1) << (space * 5)
    else:
        shift = (space - data.YELLOW_SPACES) * 5
        kind = ((p.green >> shift) & 31) - 1
        p.green -= (kind + 1) << shift
    p.gain_tile(seat, kind)
    p.note("forum_taken", seat, kind, space)


# --- Military (TJ-8.2 to TJ-8.4) ------------------------------------------------------------------------
def roads(p: TrajanPosition, seat: i64) -> i64:
    """TJ-8.2: where the leader may go; not back to the camp, unless the table wants it (R-10)."""
    there = p.mat[Mat.LEADER + seat]
    exits = data.ROADS[there]
    if p.variant.leader_may_return_to_camp and there < data.ITALIA and data.ROADS[data.ITALIA] & BIT[there]:
        exits |= BIT[data.ITALIA]
    return exits


def march(p: TrajanPosition, seat: i64, province: i64) -> None:
    """TJ-8.2: the leader takes the tile that lies there."""
    p.mat[Mat.LEADER + seat] = province
    p.note("leader_moved", seat, province, 0)
    if province == data.ITALIA:
        return
    entry = (p.provinces >> (province * 5)) & 31
    if entry:
        p.provinces -= entry << (province * 5)
        p.gain_tile(seat, entry - 1)
        p.note("province_tile_taken", seat, entry - 1, province)


def rivals(p: TrajanPosition, seat: i64, province: i64) -> i64:
    """How many other players have a legionnaire there."""
    mat, here = p.mat, BIT[province]
    return sum((i64(1) for other in range(p.seats) if other != seat and mat[Mat.LEGIONS + other] & here), i64(0))


def occupation(p: TrajanPosition, seat: i64, province: i64) -> i64:
    """TJ-8.3: points for a legionnaire there; never less than 0."""
    return max(0, data.PROVINCE_POINTS[province] - RIVAL_COST * rivals(p, seat, province))


def may_occupy(p: TrajanPosition, seat: i64) -> bool:
    """TJ-8.3, TJ-8.4."""
    there = p.mat[Mat.LEADER + seat]
    return there != data.ITALIA and p.mat[Mat.CAMP + seat] > 0 and p.mat[Mat.LEGIONS + seat] & BIT[there] == 0


def occupy(p: TrajanPosition, seat: i64) -> None:
    """TJ-8.3: a legionnaire from the camp to the leader's province, without its tile (TJ-8.4)."""
    province = p.mat[Mat.LEADER + seat]
    points = occupation(p, seat, province)
    p.note("occupied", seat, province, points | (rivals(p, seat, province) << 8))
    p.mat[Mat.CAMP + seat] -= 1
    p.mat[Mat.LEGIONS + seat] |= BIT[province]
    p.earn(seat, points, Source.PROVINCES)


# --- Senate (TJ-7.9) -------------------------------------------------------------------------------------
def advance(p: TrajanPosition, seat: i64) -> None:
    """TJ-7.9: one space, its points; on top of the discs that lie there."""
    space = p.mat[Mat.DISC + seat] + 1
    p.mat[Mat.DISC + seat] = space
    p.discs = without(p.discs, seat, p.seats) | (seat << ((p.seats - 1) * 4))
    p.earn(seat, data.VOTES[space], Source.SENATE)
    p.note("senate_advanced", seat, space, 0)


def without(order: i64, seat: i64, seats: i64) -> i64:
    """A list of seats in nibbles, one of them taken out."""
    kept: i64 = 0
    n: i64 = 0
    for k in range(seats):
        other = (order >> (k * 4)) & 15
        if other != seat:
            kept |= other << (n * 4)
            n += 1
    return kept


# --- Construction (TJ-9) ------------------------------------------------------------------------------------
def open_sites(workers: i64) -> i64:
    """TJ-9.2: any site at first; then those beside an own worker; never one with an own worker."""
    if workers == 0:
        return data.ALL_SITES
    near = (workers << data.COLUMNS) | (workers >> data.COLUMNS)
    near |= ((workers & ~data.LAST_COLUMN) << 1) | ((workers & ~data.FIRST_COLUMN) >> 1)
    return near & data.ALL_SITES & ~workers


def build(p: TrajanPosition, seat: i64, site: i64) -> None:
    """TJ-9.2, TJ-9.3: a worker from the camp; the tile if there is one, its points, and what a first tile gives."""
    p.mat[Mat.YARD + seat] -= 1
    p.mat[Mat.WORKERS + seat] |= BIT[site]
    p.note("built", seat, site, 0)
    if p.intact & BIT[site] == 0:
        return
    p.intact &= ~BIT[site]
    tile = i64(p.grid[site])
    kind = tile >> 2
    first = (p.mat[Mat.BUILT + seat] >> (kind << 2)) & 15 == 0
    p.mat[Mat.BUILT + seat] |= BIT[tile]
    p.earn(seat, value_of(tile), Source.CONSTRUCTION)
    p.note("construction_taken", seat, tile, value_of(tile))
    if first:  # TJ-9.4
        p.note("first_of_kind", seat, kind, data.FIRST_ACTION[kind])
        p.push(Phase.FIRST_TILE_ACTION, data.FIRST_ACTION[kind])


def value_of(tile: i64) -> i64:
    """TJ-1.4: every kind has the values 2, 3, 4 and 5."""
    return (tile & 3) + 2
