"""What bots know of Troyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.rng import Rng

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


def estimate(p: TroyesPosition, seat: i64) -> float:
    return p.payoff(seat) if p.actor() < 0 else 1.0 / float(p.seats)


def rollout_move(p: TroyesPosition, seat: i64, rng: Rng) -> i64:
    moves = p.legal(seat)
    return moves[rng.below(i64(len(moves)))]


def features(p: TroyesPosition, seat: i64) -> list[float]:
    return []
