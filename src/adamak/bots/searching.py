"""The player that searches: `mcts`."""

from __future__ import annotations

from typing import Any

from adamak.bots.bot import Budget
from adamak.bots.mcts import Search, search
from adamak.core import Game, Knowledge, Rng

ITERATIONS = 1000


class SearchPlayer:
    def __init__(self, name: str, game: Game[Any, Any], budget: Budget) -> None:
        self.name = name
        self.game = game
        self.budget = budget

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        moves = knowledge.legal()
        if len(moves) == 1:
            return moves[0]
        tree = Search(rng, 0.7)
        search(tree, knowledge.sample(rng), knowledge.seat, self.budget.iterations or ITERATIONS)
        return int(max(tree.root.children(), key=lambda child: child.visits).move)

    def saw(self, seat: int, move: int | None) -> None:
        pass

    def close(self) -> None:
        pass
