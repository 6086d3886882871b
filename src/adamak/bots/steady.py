"""Flat Monte Carlo: try every legal move in positions that could be the true one, play them out, keep the averages."""

from __future__ import annotations

from time import perf_counter

from adamak.bots.bot import Budget
from adamak.core import Knowledge, Position, Rng
from adamak.core.rollout import play_randomly

LONGEST_PLAYOUT = 2000  # moves; a game that goes on beyond counts as lost by all


class SteadyBot:
    """Every round samples one deal and plays each legal move in it once, so that moves are compared on equal cards."""

    def choose(self, knowledge: Knowledge, rng: Rng, budget: Budget) -> int:
        moves = knowledge.legal()
        if len(moves) == 1:
            return moves[0]
        until = perf_counter() + budget.seconds if budget.seconds else None
        totals = [0.0] * len(moves)
        played = 0
        while not played or not _spent(budget, played, until):
            deal = knowledge.sample(rng)
            for index, move in enumerate(moves):
                totals[index] += _playout(deal.clone(), knowledge.seat, move, rng)
            played += len(moves)
        best = max(totals)
        favourites = [move for move, total in zip(moves, totals, strict=True) if total == best]
        return favourites[rng.below(len(favourites))]


def _spent(budget: Budget, played: int, until: float | None) -> bool:
    if not budget.playouts and until is None:
        return True
    return bool(budget.playouts and played >= budget.playouts) or (until is not None and perf_counter() >= until)


def _playout(position: Position, seat: int, move: int, rng: Rng) -> float:
    position.apply(seat, move)
    play_randomly(position, rng, LONGEST_PLAYOUT)
    return position.payoff(seat) if position.is_over() else 0.0
