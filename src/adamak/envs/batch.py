"""The loops of `Tables`, compiled together with the engines: driven move by move from Python, these lose most of it.

`flat` holds the legal moves of all tables, one after the other, each as row * width + move: the places of the ones in
the array of masks. `firsts[row]` says where a row begins, and the last entry where all end.
"""

from __future__ import annotations

from mypy_extensions import i64

from adamak.core.position import Position
from adamak.core.rng import Rng


def look(positions: list[Position], width: i64, seats: list[int], flat: list[int], firsts: list[int]) -> None:
    """Who decides at each table, and what is legal for it."""
    row: i64 = 0
    start: i64 = 0
    firsts.append(0)
    for position in positions:
        seat = position.actor()
        seats.append(seat)
        moves = position.legal(seat)
        n: i64 = len(moves)
        k: i64 = 0
        while k < n:
            flat.append(start + moves[k])
            k += 1
        row += n
        firsts.append(row)
        start += width


def illegal(moves: list[int], width: i64, flat: list[int], firsts: list[int]) -> i64:
    """The first table at which the move is not legal; -1 if all are."""
    row: i64 = 0
    rows: i64 = len(moves)
    while row < rows:
        wanted: i64 = moves[row]
        k: i64 = firsts[row]
        end: i64 = firsts[row + 1]
        while k < end and flat[k] != row * width + wanted:
            k += 1
        if k == end or wanted < 0 or wanted >= width:
            return row
        row += 1
    return -1


def play(positions: list[Position], moves: list[int], over: list[int]) -> None:
    """One move at each table; notes the tables whose game is over."""
    row: i64 = 0
    rows: i64 = len(positions)
    while row < rows:
        position = positions[row]
        position.apply(position.actor(), moves[row])
        if position.actor() < 0:
            over.append(row)
        row += 1


def sample(rng: Rng, width: i64, flat: list[int], firsts: list[int]) -> list[int]:
    """A random legal move for each table."""
    moves: list[int] = []
    row: i64 = 0
    rows: i64 = len(firsts) - 1
    while row < rows:
        first: i64 = firsts[row]
        n: i64 = firsts[row + 1] - first
        place: i64 = flat[first + rng.below(n)]
        moves.append(place - row * width)
        row += 1
    return moves
