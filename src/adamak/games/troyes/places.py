"""Where citizens, cubes and black dice lie: packed places in the words of a setup.

An owner is a seat, or 4, the neutral, who is Le Roy in solo; packed into three bits it is written plus one.
"""

from __future__ import annotations

from typing import Final

from adamak.core.errors import Problem, problem_if
from adamak.core.state import Counts, Kind, Seat
from adamak.core.state.shapes import check_dict, check_list, check_name, check_number, check_seat
from adamak.games.troyes import data
from adamak.games.troyes.components import BUILDING_IDS
from adamak.games.troyes.data import NEUTRAL, SPACE_IDS


def check_owner(value: object, seats: int, where: str) -> int:
    """A seat of this game, or the neutral."""
    owner = check_number(value, 0, NEUTRAL, where)
    return owner if owner == NEUTRAL else check_seat(owner, seats, where)


def owner_of(mark: int) -> int | None:
    """An owner packed plus one, None for an empty place."""
    return int(mark) - 1 if mark else None


class BlackDice(Counts):
    """Black dice, the highest first."""

    def write(self, number: int, seats: int = 0) -> list[str]:
        return super().write(number)[::-1]

    def check(self, value: object, where: str, seats: int) -> list[str]:
        found = super().check(value, where, seats)
        problem_if(len(found) > 15, "deal-number", where=where, found=len(found), wanted=15)
        return found


class Starter(Seat):
    """Who begins the round: a seat, in solo also Le Roy."""

    def check(self, value: object, where: str, seats: int) -> int:
        return NEUTRAL if seats == 1 and value == NEUTRAL else super().check(value, where, seats)


def owners(number: int) -> list[int | None]:
    """Who has each of eighteen places, three bits a place."""
    return [owner_of(int(number) >> 3 * k & 7) for k in range(data.SPACES)]


class Standing(Kind[dict[str, int]]):
    """TR-6.1: who stands on each of the eighteen spaces; an empty space is left out."""

    def write(self, number: int, seats: int = 0) -> dict[str, int]:
        return {SPACE_IDS[k]: owner for k, owner in enumerate(owners(number)) if owner is not None}

    def check(self, value: object, where: str, seats: int) -> dict[str, int]:
        found = check_dict(value, where)
        for space, owner in found.items():
            check_name(space, SPACE_IDS, where)
            check_owner(owner, seats, where)
        return found

    def pack(self, value: dict[str, int]) -> int:
        return sum(owner + 1 << 3 * SPACE_IDS.index(space) for space, owner in value.items())


class Lying(Kind[dict[str, list[int]]]):
    """TR-6.4: the citizens laid on each building, three bits per building and owner."""

    def on(self, number: int, building: int) -> list[int]:
        """Their owners, on one building."""
        marks = [int(number) >> 3 * (building * data.OWNERS + owner) & 7 for owner in range(data.OWNERS)]
        return [owner for owner, many in enumerate(marks) for _ in range(many)]

    def write(self, number: int, seats: int = 0) -> dict[str, list[int]]:
        return {name: self.on(number, b) for b, name in enumerate(BUILDING_IDS)}

    def check(self, value: object, where: str, seats: int) -> dict[str, list[int]]:
        found = check_dict(value, where)
        for name in found:
            check_name(name, BUILDING_IDS, where)
            owners = [check_owner(owner, seats, name) for owner in check_list(found[name], name)]
            for owner in owners:
                problem_if(owners.count(owner) > 7, "deal-number", where=name, found=owners.count(owner), wanted=7)
        return found

    def pack(self, value: dict[str, list[int]]) -> int:
        places = [(BUILDING_IDS.index(name), owner) for name, owners in value.items() for owner in owners]
        return sum(1 << 3 * (b * data.OWNERS + owner) for b, owner in places)


class Cathedral(Kind[list[list[int | None]]]):
    """Who built each space, level by level."""

    def write(self, number: int, seats: int = 0) -> list[list[int | None]]:
        return [owners(number)[6 * level : 6 * level + 6] for level in range(3)]

    def check(self, value: object, where: str, seats: int) -> list[list[int | None]]:
        levels = [check_list(row, where) for row in check_list(value, where)]
        if len(levels) > 3 or any(len(row) != 6 for row in levels):
            raise Problem("deal-number", where=where, found=len(levels), wanted=3)
        for floor, row in enumerate(levels):
            for k, owner in enumerate(row):
                if owner is not None:
                    check_owner(owner, seats, where)
                    if floor and levels[floor - 1][k] is None:  # TR-9.10: nothing above an empty space
                        raise Problem("troyes-cathedral", floor=floor + 1, value=k + 1)
        return levels

    def pack(self, value: list[list[int | None]]) -> int:
        spaces = [owner for row in value for owner in row]
        return sum(owner + 1 << 3 * k for k, owner in enumerate(spaces) if owner is not None)


BLACK_DICE: Final[BlackDice] = BlackDice(data.BLACK_IDS, 4)
STANDING: Final[Standing] = Standing()
LYING: Final[Lying] = Lying()
CATHEDRAL: Final[Cathedral] = Cathedral()
