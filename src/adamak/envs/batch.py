"""The loops of `Tables`, compiled together with the engines: driven move by move from Python, these lose most of it.

`Rows` holds what numpy shows: a byte for every move and every fact of every table, one where it is legal or true.
"""

from __future__ import annotations

from typing import final

from librt.strings import BytesWriter, read_i32_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from adamak.core.facts import tell
from adamak.core.position import Position
from adamak.core.rng import Rng


def tell_plainly(position: Position, seat: i64, known: BytesWriter) -> None:
    """What is true of any game: is it over, does this seat decide, which seat is it, and which moves are legal."""
    if position.actor() < 0:
        tell(known, 0)
    moves = position.legal(seat)
    n: i64 = len(moves)
    if n > 0:
        tell(known, 1)
    tell(known, 2 + seat)
    k: i64 = 0
    while k < n:
        tell(known, 2 + position.seats + moves[k])
        k += 1


def known_plainly(position: Position, seat: i64) -> bytes:
    """The same as bytes."""
    known = BytesWriter()
    tell_plainly(position, seat, known)
    return known.getvalue()


@final
class Rows:
    """A row for each table: who decides there, what is legal for that seat, and what it knows."""

    moves: i64  # in the space of the game
    facts: i64  # in its declaration; 0 if nobody asks
    declared: bool  # or what is true of any game
    seats: vec[i64]
    masks: vec[u8]
    observations: vec[u8]
    legal: vec[i64]  # the places of the ones in `masks`, one row after the other
    firsts: vec[i64]  # where each row begins in it, and where the last one ends
    true: vec[i64]  # the places of the ones in `observations`

    def __init__(self, number: i64, moves: i64, facts: i64, declared: bool) -> None:
        self.moves = moves
        self.facts = facts
        self.declared = declared
        self.seats = vec[i64]([0] * number)
        self.masks = vec[u8](bytes(number * moves))
        self.observations = vec[u8](bytes(number * facts))
        self.legal = vec[i64]()
        self.firsts = vec[i64]([0] * (number + 1))
        self.true = vec[i64]()

    def look(self, positions: list[Position]) -> None:
        """The next decision of every table."""
        clear(self.masks, self.legal)
        legal = vec[i64](capacity=i64(len(self.legal)) + 64)
        masks = self.masks
        rows: i64 = len(positions)
        row: i64 = 0
        start: i64 = 0
        while row < rows:
            position = positions[row]
            seat = position.actor()
            self.seats[row] = seat
            moves = position.legal(seat)
            n: i64 = len(moves)
            k: i64 = 0
            while k < n:
                at = start + moves[k]
                masks[at] = 1
                legal = append(legal, at)
                k += 1
            row += 1
            self.firsts[row] = len(legal)
            start += self.moves
        self.legal = legal
        if self.facts > 0:
            self._observe(positions)

    def _observe(self, positions: list[Position]) -> None:
        clear(self.observations, self.true)
        true = vec[i64](capacity=i64(len(self.true)) + 64)
        observations = self.observations
        rows: i64 = len(positions)
        row: i64 = 0
        start: i64 = 0
        while row < rows:
            position = positions[row]
            seat = self.seats[row]
            written = position.known_facts(seat) if self.declared else known_plainly(position, seat)
            size: i64 = len(written)
            k: i64 = 0
            while k < size:
                at = start + i64(read_i32_le(written, k))
                observations[at] = 1
                true = append(true, at)
                k += 4
            row += 1
            start += self.facts
        self.true = true

    def illegal(self, moves: list[int]) -> i64:
        """The first table at which the move is not legal; -1 if all are."""
        row: i64 = 0
        rows: i64 = len(moves)
        while row < rows:
            wanted: i64 = moves[row]
            if wanted < 0 or wanted >= self.moves or self.masks[row * self.moves + wanted] == 0:
                return row
            row += 1
        return -1

    def play(self, positions: list[Position], moves: list[int]) -> list[int]:
        """One move at each table; returns the tables whose game is over."""
        over: list[int] = []
        row: i64 = 0
        rows: i64 = len(positions)
        while row < rows:
            position = positions[row]
            position.apply(self.seats[row], moves[row])
            if position.actor() < 0:
                over.append(row)
            row += 1
        return over

    def sample(self, rng: Rng) -> list[int]:
        """A random legal move for each table."""
        moves: list[int] = []
        row: i64 = 0
        rows: i64 = i64(len(self.firsts)) - 1
        while row < rows:
            first = self.firsts[row]
            n = self.firsts[row + 1] - first
            moves.append(self.legal[first + rng.below(n)] - row * self.moves)
            row += 1
        return moves


def clear(cells: vec[u8], ones: vec[i64]) -> None:
    """Zeros where the ones are."""
    n: i64 = len(ones)
    k: i64 = 0
    while k < n:
        cells[ones[k]] = 0
        k += 1
