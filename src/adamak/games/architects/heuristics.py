"""What bots know of Architects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.rng import Rng

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def estimate(p: ArchitectsPosition, seat: i64) -> float:
    return p.payoff(seat) if p.actor() < 0 else 1.0 / float(p.players)


def rollout_move(p: ArchitectsPosition, seat: i64, rng: Rng) -> i64:
    moves = p.legal(seat)
    n: i64 = len(moves)
    return moves[rng.below(n)]


def features(p: ArchitectsPosition, seat: i64) -> list[float]:
    return []
