"""What lies on the table, in words: the packed numbers of a position as lists of ids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from adamak.core.naming import members
from adamak.games.trajan.components import (
    ACTION_IDS,
    COLOUR_IDS,
    COMMODITY_IDS,
    EXTRA_ROWS,
    NEED_IDS,
    STACK_IDS,
    TRAJAN_ROWS,
)
from adamak.games.trajan.data import (
    BONUS_IDS,
    CONSTRUCTION_IDS,
    DISC,
    DISPLAY,
    FIRST_KEPT,
    FORUM_IDS,
    GRAY,
    HAND,
    HEAP,
    KEPT,
    KNOWN,
    LEADER,
    LEGIONS,
    MARKERS,
    PHASE_IDS,
    PLUS2,
    PROVINCE_IDS,
    PROVINCES,
    SITE_IDS,
    SLOTS,
    STACK,
    STACK_SIZE,
    TILE_IDS,
    TILE_SHIFTS,
    TILES,
    TRAJAN_IDS,
    TRAY,
    WORKERS,
    YELLOW,
    YELLOW_SPACES,
)

if TYPE_CHECKING:
    from adamak.games.trajan.position import TrajanPosition

TRAJAN_ROW = {row[0]: row for row in TRAJAN_ROWS}
PER_WORD = 15
EXTRA_NAMES = [name for name, _ in EXTRA_ROWS]
# Tiles as they lie on a mat: where an extra action tile came from is forgotten (TJ-1.5).
MAT_TILES = [*TILE_IDS[:11], *EXTRA_NAMES]


def counted(packed: int, names: list[str], width: int) -> list[str]:
    """One name per thing counted, so many bits a kind."""
    mask = (1 << width) - 1
    return [name for k, name in enumerate(names) for _ in range(int(packed) >> width * k & mask)]


def queued(packed: int, names: list[str], width: int) -> list[str]:
    """A pile from the next thing on."""
    left, found = int(packed), []
    while left:
        found.append(names[(left & (1 << width) - 1) - 1])
        left >>= width
    return found


def cards(packed: int) -> list[str]:
    return counted(packed, COMMODITY_IDS, 3)


def colours(packed: int) -> list[str]:
    return counted(packed, COLOUR_IDS, 2)


def hand(p: TrajanPosition, seat: int) -> list[str]:
    return cards(p.mat[HAND + seat])


def known(p: TrajanPosition, seat: int) -> list[str]:
    return cards(p.mat[KNOWN + seat])


def display(p: TrajanPosition, seat: int) -> list[str]:
    return cards(p.mat[DISPLAY + seat])


def tray(p: TrajanPosition, seat: int, number: int) -> list[str]:
    return colours(p.mat[TRAY + 4 * number + seat])


def slot(p: TrajanPosition, seat: int, number: int) -> str | None:
    entry = int(p.mat[SLOTS + seat]) >> 6 * number & 63
    return TRAJAN_IDS[entry - 1] if entry else None


def tiles(p: TrajanPosition, seat: int) -> dict[str, int]:
    """Forum and extra action tiles of a mat, by id."""
    packed = int(p.mat[TILES + seat])
    return {
        name: packed >> shift & (15 if name.startswith("forum_need") else 3)
        for name, shift in zip(MAT_TILES, TILE_SHIFTS, strict=True)
    }


def kept(p: TrajanPosition, seat: int) -> list[str]:
    return members(p.mat[KEPT + seat], TRAJAN_IDS[FIRST_KEPT:])


def kept_need(tile: str) -> str:
    return TRAJAN_ROW[tile][6]


def plus2(p: TrajanPosition, seat: int) -> list[str]:
    return members(p.mat[PLUS2 + seat], ACTION_IDS)


def leader(p: TrajanPosition, seat: int) -> str:
    return PROVINCE_IDS[p.mat[LEADER + seat]]


def legions(p: TrajanPosition, seat: int) -> list[str]:
    return members(p.mat[LEGIONS + seat], PROVINCE_IDS)


def workers(p: TrajanPosition, seat: int) -> list[str]:
    return members(p.mat[WORKERS + seat], SITE_IDS)


def bonuses(p: TrajanPosition, seat: int, yellow: bool) -> list[str]:
    return members(p.mat[(YELLOW if yellow else GRAY) + seat], BONUS_IDS)


def heap(p: TrajanPosition, side: int) -> list[str]:
    """L (0) or R (1) from the bottom to the top."""
    size = int(p.heap_sizes) >> 6 * side & 63
    words = [int(p.mat[HEAP + 4 * side + k]) for k in range(4)]
    return [COMMODITY_IDS[words[k // PER_WORD] >> k % PER_WORD * 4 & 15] for k in range(size)]


def stack(p: TrajanPosition, number: int) -> list[str]:
    """A Trajan stack from the top."""
    return queued(p.mat[STACK + number], TRAJAN_IDS[number * STACK_SIZE : (number + 1) * STACK_SIZE], 4)


def stack_of(tile: str) -> str:
    return TRAJAN_ROW[tile][1]


def is_laid(p: TrajanPosition) -> bool:
    """TJ-2.6: Trajan stacks, bonus tiles and goods come to the table when all markers are placed."""
    return bool(p.phase != MARKERS)


def province_tile(p: TrajanPosition, number: int) -> str | None:
    entry = int(p.provinces) >> 5 * number & 31
    return TILE_IDS[entry - 1] if entry else None


def province_tiles(p: TrajanPosition) -> dict[str, str]:
    found = {PROVINCE_IDS[k]: province_tile(p, k) for k in range(PROVINCES)}
    return {province: tile for province, tile in found.items() if tile is not None}


def forum_tile(p: TrajanPosition, space: int) -> str | None:
    if space < YELLOW_SPACES:
        entry = int(p.yellow) >> 5 * space & 31
    else:
        entry = int(p.green) >> 5 * (space - YELLOW_SPACES) & 31
    return TILE_IDS[entry - 1] if entry else None


def forum(p: TrajanPosition) -> dict[str, str]:
    found = {name: forum_tile(p, k) for k, name in enumerate(FORUM_IDS)}
    return {space: tile for space, tile in found.items() if tile is not None}


def spaces_in_use(seats: int) -> list[str]:
    """TJ-2.3: the yellow column, then one green column a player."""
    return FORUM_IDS[: YELLOW_SPACES + 3 * seats]


def grid(p: TrajanPosition) -> dict[str, str]:
    """The construction tiles that still lie on their sites."""
    return {SITE_IDS[k]: CONSTRUCTION_IDS[tile] for k, tile in enumerate(p.grid) if p.intact >> k & 1}


def wanted(p: TrajanPosition) -> list[str]:
    return queued(p.wanted, NEED_IDS, 2)


def offered(p: TrajanPosition) -> list[str]:
    return queued(p.offer, BONUS_IDS, 4)


def discs(p: TrajanPosition) -> list[int]:
    """Seats in the order in which the discs lie above each other, the lowest first."""
    return [int(p.discs) >> 4 * k & 15 for k in range(p.seats)]


def on_space(p: TrajanPosition, space: int) -> list[int]:
    """The seats whose disc lies on a space of the senate, from the bottom to the top."""
    return [seat for seat in discs(p) if p.mat[DISC + seat] == space]


def phase(p: TrajanPosition) -> str:
    return PHASE_IDS[p.phase]


def action_asked(p: TrajanPosition) -> str | None:
    """The action that the decision is about."""
    told = {"action", "first_tile_action", "extra_action", "repeat", "discard", "display", "load"}
    return ACTION_IDS[p.about()] if phase(p) in told else None


def used_stacks(p: TrajanPosition, seat: int) -> list[str]:
    """The stacks from which a mat has tiles on its slots."""
    there = {stack_of(name) for k in range(6) if (name := slot(p, seat, k)) is not None}
    return [name for name in STACK_IDS if name in there]
