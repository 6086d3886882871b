"""Forum, Military, Senate and Construction: what their options do (TJ-7.8 to TJ-9.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import BIT
from adamak.games.trajan.components import RIVAL_COST
from adamak.games.trajan.data import (
    ACT_FIRST,
    ADVANCE,
    ALL_SITES,
    BUILD,
    BUILT,
    BUILT_ON,
    CAMP,
    COLUMNS,
    CONSTRUCTION_TAKEN,
    DISC,
    FIRST_ACTION,
    FIRST_COLUMN,
    FIRST_OF_KIND,
    FORUM_TAKEN,
    FROM_CONSTRUCTION,
    FROM_PROVINCES,
    FROM_SENATE,
    HIRE,
    HIRED,
    ITALIA,
    LAST_COLUMN,
    LEADER,
    LEADER_MOVED,
    LEGIONS,
    MARCH,
    OCCUPIED,
    OCCUPY,
    PROVINCE_POINTS,
    PROVINCE_TILE_TAKEN,
    RECRUIT,
    RECRUITED,
    ROADS,
    SENATE_ADVANCED,
    SUPPLY,
    TAKE_FORUM,
    VOTES,
    WORKERS,
    YARD,
    YELLOW_SPACES,
)

if TYPE_CHECKING:
    from adamak.games.trajan.position import TrajanPosition


def perform(p: TrajanPosition, seat: i64, move: i64) -> None:
    """One option of the Forum, Military, Senate or Construction action, carried out completely (TJ-6.2)."""
    if move < RECRUIT:
        take_forum(p, seat, move - TAKE_FORUM)
    elif move == RECRUIT:
        p.mat[SUPPLY + seat] -= 1
        p.mat[CAMP + seat] += 1
        p.note(RECRUITED, seat, 0, 0)
    elif move < OCCUPY:
        march(p, seat, move - MARCH)
    elif move == OCCUPY:
        occupy(p, seat)
    elif move == ADVANCE:
        advance(p, seat)
    elif move == HIRE:
        p.mat[SUPPLY + seat] -= 1
        p.mat[YARD + seat] += 1
        p.note(HIRED, seat, 0, 0)
    else:
        build(p, seat, move - BUILD)


# --- Forum (TJ-7.8) -----------------------------------------------------------------------------------


def forum_tile(p: TrajanPosition, space: i64) -> i64:
    """The kind of the tile on a space, or -1; the yellow spaces come first."""
    if space < YELLOW_SPACES:
        return ((p.yellow >> (space * 5)) & 31) - 1
    return ((p.green >> ((space - YELLOW_SPACES) * 5)) & 31) - 1


def take_forum(p: TrajanPosition, seat: i64, space: i64) -> None:
    """TJ-7.8: the space stays empty until the quarter end."""
    kind = forum_tile(p, space)
    if space < YELLOW_SPACES:
        p.yellow -= (kind + 1) << (space * 5)
    else:
        p.green -= (kind + 1) << ((space - YELLOW_SPACES) * 5)
    p.gain_tile(seat, kind)
    p.note(FORUM_TAKEN, seat, kind, space)


# --- Military (TJ-8.2 to TJ-8.4) ------------------------------------------------------------------------


def roads(p: TrajanPosition, seat: i64) -> i64:
    """TJ-8.2: where the leader may go; not back to the camp, unless the table wants it (R-10)."""
    there = p.mat[LEADER + seat]
    exits = ROADS[there]
    if p.variant.return_to_camp and there < ITALIA and ROADS[ITALIA] & BIT[there]:
        exits |= BIT[ITALIA]
    return exits


def march(p: TrajanPosition, seat: i64, province: i64) -> None:
    """TJ-8.2: the leader takes the tile that lies there."""
    p.mat[LEADER + seat] = province
    p.note(LEADER_MOVED, seat, province, 0)
    if province == ITALIA:
        return
    entry = (p.provinces >> (province * 5)) & 31
    if entry:
        p.provinces -= entry << (province * 5)
        p.gain_tile(seat, entry - 1)
        p.note(PROVINCE_TILE_TAKEN, seat, entry - 1, province)


def rivals(p: TrajanPosition, seat: i64, province: i64) -> i64:
    """How many other players have a legionnaire there."""
    here = BIT[province]
    n: i64 = 0
    other: i64 = 0
    while other < p.seats:
        if other != seat and p.mat[LEGIONS + other] & here:
            n += 1
        other += 1
    return n


def occupation(p: TrajanPosition, seat: i64, province: i64) -> i64:
    """TJ-8.3: points for a legionnaire there; never less than 0."""
    points = PROVINCE_POINTS[province] - RIVAL_COST * rivals(p, seat, province)
    return points if points > 0 else 0


def may_occupy(p: TrajanPosition, seat: i64) -> bool:
    """TJ-8.3, TJ-8.4."""
    there = p.mat[LEADER + seat]
    return there != ITALIA and p.mat[CAMP + seat] > 0 and p.mat[LEGIONS + seat] & BIT[there] == 0


def occupy(p: TrajanPosition, seat: i64) -> None:
    """TJ-8.3: a legionnaire from the camp to the leader's province; he takes no tile (TJ-8.4)."""
    province = p.mat[LEADER + seat]
    points = occupation(p, seat, province)
    p.note(OCCUPIED, seat, province, points | (rivals(p, seat, province) << 8))
    p.mat[CAMP + seat] -= 1
    p.mat[LEGIONS + seat] |= BIT[province]
    p.earn(seat, points, FROM_PROVINCES)


# --- Senate (TJ-7.9) -------------------------------------------------------------------------------------


def advance(p: TrajanPosition, seat: i64) -> None:
    """TJ-7.9: one space, its points; on top of the discs that lie there."""
    space = p.mat[DISC + seat] + 1
    p.mat[DISC + seat] = space
    p.discs = without(p.discs, seat, p.seats) | (seat << ((p.seats - 1) * 4))
    p.earn(seat, VOTES[space], FROM_SENATE)
    p.note(SENATE_ADVANCED, seat, space, 0)


def without(order: i64, seat: i64, seats: i64) -> i64:
    """A list of seats in nibbles, one of them taken out."""
    kept: i64 = 0
    n: i64 = 0
    k: i64 = 0
    while k < seats:
        other = (order >> (k * 4)) & 15
        if other != seat:
            kept |= other << (n * 4)
            n += 1
        k += 1
    return kept


# --- Construction (TJ-9) ------------------------------------------------------------------------------------


def open_sites(workers: i64) -> i64:
    """TJ-9.2: any site at first; then those beside an own worker; never one with an own worker."""
    if workers == 0:
        return ALL_SITES
    near = (workers << COLUMNS) | (workers >> COLUMNS)
    near |= ((workers & ~LAST_COLUMN) << 1) | ((workers & ~FIRST_COLUMN) >> 1)
    return near & ALL_SITES & ~workers


def build(p: TrajanPosition, seat: i64, site: i64) -> None:
    """TJ-9.2, TJ-9.3: a worker from the camp; the tile if there is one, its points, and what a first tile gives."""
    p.mat[YARD + seat] -= 1
    p.mat[WORKERS + seat] |= BIT[site]
    p.note(BUILT_ON, seat, site, 0)
    if p.intact & BIT[site] == 0:
        return
    p.intact &= ~BIT[site]
    tile = i64(p.grid[site])
    kind = tile >> 2
    first = (p.mat[BUILT + seat] >> (kind << 2)) & 15 == 0
    p.mat[BUILT + seat] |= BIT[tile]
    p.earn(seat, value_of(tile), FROM_CONSTRUCTION)
    p.note(CONSTRUCTION_TAKEN, seat, tile, value_of(tile))
    if first:  # TJ-9.4
        p.note(FIRST_OF_KIND, seat, kind, FIRST_ACTION[kind])
        p.push(ACT_FIRST, FIRST_ACTION[kind])


def value_of(tile: i64) -> i64:
    """TJ-1.4: every kind has the values 2, 3, 4 and 5."""
    return (tile & 3) + 2
