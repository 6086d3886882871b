"""One move ahead: try each in positions that could be the true one, and believe the game's own evaluation of them."""

from __future__ import annotations

from time import perf_counter

from adamak.bots.bot import Budget
from adamak.core import Knowledge, Rng
from adamak.core.unfinished import margin

SAMPLES = 16
ALIKE = 1e-5  # of a win: who is so far ahead that moves differ by less takes any of them, and so gets on with the game


class GreedyPlayer:
    """Every move is tried in the same samples, so that moves are compared on equal cards."""

    watches = False  # what others play changes nothing for it

    def __init__(self, name: str, budget: Budget) -> None:
        self.name = name
        self.budget = budget

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        return self.choose_among(knowledge.legal(), knowledge, rng)

    def choose_among(self, moves: list[int], knowledge: Knowledge, rng: Rng) -> int:
        """The best of these moves; where the game is over after them and decided all the same, the one for points."""
        if len(moves) == 1:
            return moves[0]
        totals = [0.0] * len(moves)
        points = [0.0] * len(moves)
        seat = knowledge.seat
        until = perf_counter() + self.budget.seconds if self.budget.seconds else 0.0
        samples = 0
        while not samples or not self._spent(samples, until):
            like = knowledge.sample(rng)
            for index, move in enumerate(moves):
                tried = like.clone()
                tried.apply(seat, move)
                totals[index] += tried.estimate(seat)
                if tried.is_over():
                    points[index] += margin(tried, seat)
            samples += 1
        best = max(totals)
        alike = [index for index, total in enumerate(totals) if total >= best - ALIKE * samples]
        most = max(points[index] for index in alike)
        favourites = [moves[index] for index in alike if points[index] == most]
        return favourites[rng.below(len(favourites))]

    def _spent(self, samples: int, until: float) -> bool:
        if self.budget.iterations and samples >= self.budget.iterations:
            return True
        return bool(until) and perf_counter() >= until

    def saw(self, seat: int, move: int | None) -> None:
        pass

    def close(self) -> None:
        pass
