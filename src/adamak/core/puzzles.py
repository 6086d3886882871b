"""Puzzles: decisions of played games where one move is clearly the best, as a game's package brings them.

They lie in `puzzles.jsonl` of the game's folder, a line for each: how the game went up to the decision, and what a long
search found there, from what the deciding seat knew. `adamak puzzles` makes them.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from adamak.core.errors import Problem
from adamak.core.game import Game
from adamak.core.match import Match, Played
from adamak.core.options import package_of

FILE = "puzzles.jsonl"
STEPS = ("easy", "medium", "hard")  # the levels whose success makes a puzzle's difficulty
OFTEN = 0.5  # a level that finds it in this share of its tries is up to it


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision: whose it is, how it came about, and what each legal move is worth."""

    seats: int
    options: dict[str, bool | int | str]
    seed: str
    record: list[str]  # lines of a save file
    seat: int
    turn: list[str]  # the best turn, in words; its first move is the solution
    chances: dict[str, float]  # of the seat to win after each legal move, the best one first
    found: dict[str, float]  # the share of tries in which a level finds the solution

    @property
    def solution(self) -> str:
        return self.turn[0]

    @property
    def difficulty(self) -> int:
        """From 1 to 4: which level finds it more often than not, or none of them."""
        return next((n for n, level in enumerate(STEPS, 1) if self.found[level] >= OFTEN), len(STEPS) + 1)

    @property
    def margin(self) -> float:
        """By how much the solution is better than the next best move."""
        best, second, *_ = sorted(self.chances.values(), reverse=True)
        return best - second

    def match(self, game: Game[Any, Any]) -> Match:
        """The game up to the decision; every move is checked."""
        match = Match.start(game, self.seats, self.options, seed=self.seed)
        for line in self.record:
            match.replay(Played.read(line, game, self.seats))
        return match


@cache
def _of_package(package: str) -> tuple[Puzzle, ...]:
    file = files(package) / FILE
    if not file.is_file():
        return ()
    return tuple(read(file.read_bytes()))


def puzzles_of(game: Game[Any, Any]) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; none where its package brings none."""
    return _of_package(package_of(type(game)))


def read(lines: bytes) -> list[Puzzle]:
    """The puzzles of a file."""
    try:
        return [msgspec.json.decode(line, type=Puzzle) for line in lines.splitlines()]
    except msgspec.DecodeError as wrong:
        raise Problem("puzzles-shape", what=str(wrong)) from None


def write(puzzles: list[Puzzle]) -> bytes:
    """The file of these puzzles, the easiest first."""

    def ease(puzzle: Puzzle) -> tuple[int, float, str, int]:
        return puzzle.difficulty, -sum(puzzle.found.values()), puzzle.seed, len(puzzle.record)

    return b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in sorted(puzzles, key=ease))
