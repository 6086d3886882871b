"""The bot that takes any legal move."""

from __future__ import annotations

from adamak.bots.bot import Budget
from adamak.core import Knowledge, Rng


class RandomBot:
    def choose(self, knowledge: Knowledge, rng: Rng, budget: Budget) -> int:
        moves = knowledge.legal()
        return moves[rng.below(len(moves))]
