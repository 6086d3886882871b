"""Hurried play, compiled together with the engines: the loops that simulation, benchmarks and search share."""

from __future__ import annotations

from mypy_extensions import i64

from adamak.core.position import Position
from adamak.core.rng import Rng


def play_randomly(position: Position, rng: Rng, limit: i64) -> tuple[i64, i64]:
    """Plays uniformly random moves to the end, at most `limit` of them; returns moves played and options seen."""
    moves: i64 = 0
    options: i64 = 0
    while moves < limit:
        seat = position.actor()
        if seat < 0:
            break
        choices = position.legal(seat)
        n: i64 = len(choices)
        options += n
        position.apply(seat, choices[rng.below(n)])
        moves += 1
    return moves, options


def play_hurriedly(position: Position, rng: Rng, limit: i64) -> i64:
    """Plays the moves of the game's own rollout policy to the end, at most `limit` of them; returns how many."""
    moves: i64 = 0
    while moves < limit:
        seat = position.actor()
        if seat < 0:
            break
        position.apply(seat, position.rollout_move(seat, rng))
        moves += 1
    return moves
