"""The three buildings (TR-6): rows of spaces, who stands where, and who is laid down. The Palace is six rows of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.games.troyes.data import NEUTRAL, ONE_PLACE, OWNERS, Family, Source, dice_in

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


def owner_on(p: TroyesPosition, space: i64) -> i64:
    """Who stands on a space, or -1."""
    return ((p.spaces >> (3 * space)) & 7) - 1


def stand(p: TroyesPosition, space: i64, owner: i64) -> None:
    """Puts a citizen on a space; -1 leaves it empty."""
    p.spaces += (owner - owner_on(p, space)) * ONE_PLACE[space]


def stand_neutral(p: TroyesPosition, space: i64) -> None:
    """One of the neutral's citizens in reserve, or of Le Roy's, takes a space."""
    stand(p, space, NEUTRAL)
    p.family[Family.RESERVE + NEUTRAL] -= 1


def upright(p: TroyesPosition, building: i64, owner: i64) -> i64:
    """Standing citizens of one owner in a building: of its six spaces, three bits each, those that hold no other."""
    other = ((p.spaces >> (18 * building)) & 0o777777) ^ (owner + 1) * 0o111111
    return 6 - dice_in((other | other >> 1 | other >> 2) & 0o111111)


def standing(p: TroyesPosition, owner: i64) -> i64:
    """Standing citizens of one owner in all buildings."""
    return upright(p, 0, owner) + upright(p, 1, owner) + upright(p, 2, owner)


def lying(p: TroyesPosition, building: i64, owner: i64) -> i64:
    """TR-6.4: citizens of one owner laid on a building."""
    return (p.lying >> (3 * (building * OWNERS + owner))) & 7


def is_protected(p: TroyesPosition, building: i64, owner: i64) -> bool:
    """TR-6.5: whoever lies on a building already cannot be expelled from it again."""
    return lying(p, building, owner) > 0 and (owner != NEUTRAL or p.variant.gray_protected or p.seats == 1)


def row(p: TroyesPosition, building: i64, value: i64) -> tuple[i64, i64]:
    """TR-6.1: the first and the last space of the row that a die names."""
    first = p.variant.row_start[building * 6 + value - 1]
    return first, first + p.variant.row_size[building * 6 + value - 1] - 1


def empty_in_row(p: TroyesPosition, first: i64, last: i64) -> i64:
    """The first empty space of a row, or -1 when it is full."""
    for space in range(first, last + 1):
        if owner_on(p, space) < 0:
            return space
    return -1


def enter(p: TroyesPosition, building: i64, value: i64, owner: i64, on_the_left: bool) -> i64:
    """TR-6.2, TR-6.3: a citizen placed by a die takes the first empty space of the row. TR-7.8, TR-7.9: one that an
    event brings, or who expels somebody (TR-6.4), stands on the left, and others move only as far as needed.
    Returns the space; -1: TR-6.5 forbids it."""
    first, last = row(p, building, value)
    gap = empty_in_row(p, first, last)
    if gap >= 0 and not on_the_left:
        stand(p, gap, owner)
        return gap
    if gap < 0:
        gap = last
        out = owner_on(p, last)
        if is_protected(p, building, out):
            return -1
        p.lying += ONE_PLACE[building * OWNERS + out]
        p.tell(out, "expelled", "gray_expelled", building, 0)
    for space in range(gap, first, -1):
        stand(p, space, owner_on(p, space - 1))
    stand(p, first, owner)
    return first


def may_place_from(p: TroyesPosition, seat: i64, building: i64, value: i64, source: i64) -> bool:
    """TR-6.5, TR-9.21: can a die of this value be used with the own citizen from this source?"""
    first, last = row(p, building, value)
    out = owner_on(p, last)
    if empty_in_row(p, first, last) >= 0 or not is_protected(p, building, out):
        return True
    if Source.SPACE + first <= source <= Source.SPACE + last:  # lifted first, the citizen leaves a gap
        return True
    # TR-6.8: lifted, the last lying citizen protects no more.
    return out == seat and lying(p, building, seat) == 1 and source == Source.LYING + building


def may_place(p: TroyesPosition, seat: i64, building: i64, value: i64) -> bool:
    """The same with any own citizen: one lying on the building, or standing in the row."""
    if may_place_from(p, seat, building, value, Source.LYING + building):
        return True
    first, last = row(p, building, value)
    return any(owner_on(p, space) == seat for space in range(first, last + 1))
