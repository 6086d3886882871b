"""The three buildings (TR-6): rows of spaces, who stands where, and who is laid down. The Palace is six rows of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.games.troyes.data import NEUTRAL, ONE_LYING, ONE_OWNER, OWNERS, Event, Source

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


def owner_on(p: TroyesPosition, space: i64) -> i64:
    """Who stands on a space, or -1."""
    return ((p.spaces >> (3 * space)) & 7) - 1


def stand(p: TroyesPosition, space: i64, owner: i64) -> None:
    """Puts a citizen on a space; -1 leaves it empty."""
    p.spaces += (owner - owner_on(p, space)) * ONE_OWNER[space]


def upright(p: TroyesPosition, building: i64, owner: i64) -> i64:
    """Standing citizens of one owner in a building."""
    return sum((i64(owner_on(p, 6 * building + k) == owner) for k in range(i64(6))), i64(0))


def standing(p: TroyesPosition, owner: i64) -> i64:
    """Standing citizens of one owner in all buildings."""
    return upright(p, 0, owner) + upright(p, 1, owner) + upright(p, 2, owner)


def lying(p: TroyesPosition, building: i64, owner: i64) -> i64:
    """TR-6.4: citizens of one owner laid on a building."""
    return (p.lying >> (3 * (building * OWNERS + owner))) & 7


def is_protected(p: TroyesPosition, building: i64, owner: i64) -> bool:
    """TR-6.5: whoever lies on a building already cannot be expelled from it again."""
    if lying(p, building, owner) == 0:
        return False
    return owner != NEUTRAL or p.variant.gray_protected or p.seats == 1


def empty_in_row(p: TroyesPosition, start: i64, size: i64) -> i64:
    """The first empty space of a row, or -1 when it is full."""
    for space in range(start, start + size):
        if owner_on(p, space) < 0:
            return space
    return -1


def expel(p: TroyesPosition, building: i64, owner: i64) -> None:
    """TR-6.4."""
    p.lying += ONE_LYING[building * OWNERS + owner]
    if owner == NEUTRAL:
        p.note(Event.GRAY_EXPELLED, building, 0, 0)
    else:
        p.note(Event.EXPELLED, owner, building, 0)


def push(p: TroyesPosition, start: i64, gap: i64, owner: i64) -> None:
    """Everybody up to the gap moves one space to the right; the new citizen stands on the left."""
    for space in range(gap, start, -1):
        stand(p, space, owner_on(p, space - 1))
    stand(p, start, owner)


def enter(p: TroyesPosition, building: i64, value: i64, owner: i64) -> i64:
    """TR-6.2, TR-6.3: a citizen placed by a die; the first empty space of its row, or a push and an expulsion."""
    start = p.variant.row_start[building * 6 + value - 1]
    size = p.variant.row_size[building * 6 + value - 1]
    space = empty_in_row(p, start, size)
    if space >= 0:
        stand(p, space, owner)
        return space
    expel(p, building, owner_on(p, start + size - 1))
    push(p, start, start + size - 1, owner)
    return start


def insert(p: TroyesPosition, building: i64, value: i64, owner: i64) -> i64:
    """TR-7.8, TR-7.9: an event's citizen on the left; others move only as far as needed. -1: TR-6.5 forbids it."""
    start = p.variant.row_start[building * 6 + value - 1]
    size = p.variant.row_size[building * 6 + value - 1]
    gap = empty_in_row(p, start, size)
    if gap < 0:
        gap = start + size - 1
        out = owner_on(p, gap)
        if is_protected(p, building, out):
            return -1
        expel(p, building, out)
    push(p, start, gap, owner)
    return start


def may_place_from(p: TroyesPosition, seat: i64, building: i64, value: i64, source: i64) -> bool:
    """TR-6.5, TR-9.21: can a die of this value be used with the own citizen from this source?"""
    start = p.variant.row_start[building * 6 + value - 1]
    size = p.variant.row_size[building * 6 + value - 1]
    if empty_in_row(p, start, size) >= 0 or not is_protected(p, building, owner_on(p, start + size - 1)):
        return True
    if Source.SPACE + start <= source < Source.SPACE + start + size:  # lifted first, the citizen leaves a gap
        return True
    # TR-6.8: lifted, the last lying citizen protects no more.
    last = owner_on(p, start + size - 1) == seat and lying(p, building, seat) == 1
    return last and source == Source.LYING + building


def may_place(p: TroyesPosition, seat: i64, building: i64, value: i64) -> bool:
    """The same with any own citizen: one lying on the building, or standing in it."""
    if may_place_from(p, seat, building, value, Source.LYING + building):
        return True
    start = p.variant.row_start[building * 6 + value - 1]
    return any(owner_on(p, start + k) == seat for k in range(p.variant.row_size[building * 6 + value - 1]))
