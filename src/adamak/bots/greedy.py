"""One move ahead: try each in positions that could be the true one, and believe the game's own evaluation of them."""

from __future__ import annotations

import math
from time import perf_counter

from adamak.bots.bot import Budget
from adamak.core import Knowledge, Position, Rng
from adamak.core.unfinished import margin

SAMPLES = 16
ALIKE = 1e-5  # of a win: who is so far ahead or behind that moves differ by less looks at their odds
SOFTNESS = 0.1  # where logarithms of odds differ by so much, the worse one is e times rarer: nobody goes in circles
LEAST = 1e-300  # of a win, that odds are reckoned with


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
        like = knowledge.sample(rng)
        if knowledge.game.drags(like):
            moves = knowledge.game.hastening(moves)
        totals = [0.0] * len(moves)
        points = [0.0] * len(moves)
        seat = knowledge.seat
        until = perf_counter() + self.budget.seconds if self.budget.seconds else 0.0
        samples = 0
        while not samples or not self._spent(samples, until):
            if samples:
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
        return favourites[0] if len(favourites) == 1 else by_odds(favourites, like, seat, rng)

    def _spent(self, samples: int, until: float) -> bool:
        if self.budget.iterations and samples >= self.budget.iterations:
            return True
        return bool(until) and perf_counter() >= until

    def saw(self, seat: int, move: int | None) -> None:
        pass

    def close(self) -> None:
        pass


def by_odds(moves: list[int], like: Position, seat: int, rng: Rng) -> int:
    """One of the moves that win equally often as far as can be told: the likelier, the better its odds."""
    after = []
    for move in moves:
        tried = like.clone()
        tried.apply(seat, move)
        after.append(odds(tried, seat))
    best = max(after)
    return draw(moves, [math.exp((one - best) / SOFTNESS) for one in after], rng)


def draw(moves: list[int], weights: list[float], rng: Rng) -> int:
    """One of the moves, each as likely as its weight says."""
    left = int(rng.bits()) / 4294967296.0 * sum(weights)
    for move, weight in zip(moves, weights, strict=True):
        left -= weight
        if left < 0:
            return move
    return moves[0]


def odds(position: Position, seat: int) -> float:
    """On a logarithmic scale; they still differ where shares of the victory are all but 0 or 1."""
    others = sum(position.estimate(other) for other in range(position.seats) if other != seat)
    return math.log(max(position.estimate(seat), LEAST)) - math.log(max(others, LEAST))
