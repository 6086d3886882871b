"""What lies on the table, in words: `STATE` read by name, and a few questions that take more than one field."""

from __future__ import annotations

from adamak.games.trajan.components import ACTION_IDS, STACK_IDS, TRAJAN_ROWS
from adamak.games.trajan.data import PHASE_IDS, Mat, Phase
from adamak.games.trajan.position import STATE, TrajanPosition
from adamak.games.trajan.setup import CARDS, MARKER_COUNTS, SLOT_TILES, MatTiles

TRAJAN_ROW = {row[0]: row for row in TRAJAN_ROWS}
OWNED = MatTiles()
cards = CARDS.write
colours = MARKER_COUNTS.write
hand = STATE.hand.read
plus2 = STATE.plus2.read
leader = STATE.leader.read
legions = STATE.legions.read
workers = STATE.workers.read
wanted = STATE.wanted.read
discs = STATE.discs.read
phase = STATE.phase.read
forum_tile = STATE.forum.on
stack = STATE.stacks.cell


def kept(p: TrajanPosition, seat: int) -> list[str]:
    """TJ-5.4: the needs of the completed demand tiles."""
    return [TRAJAN_ROW[tile][6] for tile in STATE.kept.read(p, seat)]


def tray(p: TrajanPosition, seat: int, number: int) -> list[str]:
    return STATE.trays.cell(p, number, seat)


def slot(p: TrajanPosition, seat: int, number: int) -> str | None:
    return SLOT_TILES.on(p.mat[Mat.SLOTS + seat], number)


def tiles(p: TrajanPosition, seat: int) -> dict[str, int]:
    """Forum and extra action tiles of a mat, by id."""
    return OWNED.count(p.mat[Mat.TILES + seat])


def heap(p: TrajanPosition, side: int) -> list[str]:
    """L (0) or R (1) from the bottom to the top."""
    return (STATE.right if side else STATE.left).read(p)


def is_laid(p: TrajanPosition) -> bool:
    """TJ-2.6: Trajan stacks, bonus tiles and goods come to the table when all markers are placed."""
    return bool(p.phase != Phase.MARKERS)


def on_space(p: TrajanPosition, space: int) -> list[int]:
    """The seats whose disc lies on a space of the senate, from the bottom to the top."""
    return [seat for seat in discs(p) if p.mat[Mat.DISC + seat] == space]


def action_asked(p: TrajanPosition) -> str | None:
    """The action that the decision is about."""
    named = {"action", "first_tile_action", "extra_action", "repeat", "discard", "display", "load"}
    return ACTION_IDS[p.about()] if PHASE_IDS[p.phase] in named else None


def used_stacks(p: TrajanPosition, seat: int) -> list[str]:
    """The stacks from which a mat has tiles on its slots."""
    there = {TRAJAN_ROW[name][1] for k in range(6) if (name := slot(p, seat, k)) is not None}
    return [name for name in STACK_IDS if name in there]
