"""The player that searches: `mcts`."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from adamak.bots.bot import Budget
from adamak.bots.mcts import Node, Search, search
from adamak.core import Game, Knowledge, Rng

ITERATIONS = 1000  # of a plain "mcts"
FORGETS = 4  # of so many visits one is remembered after a move
AT_ONCE = 64  # iterations between two looks at the clock


class SearchPlayer:
    """Thinks until its budget is spent, and keeps the part of its tree that the next moves lead to."""

    def __init__(self, name: str, game: Game[Any, Any], budget: Budget) -> None:
        self.name = name
        self.budget = budget
        self.exploration = game.exploration
        self.depth = game.rollout_moves
        self.tree: Search | None = None

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]
        return int(favourite(self.think(knowledge, rng), legal).move)

    def think(self, knowledge: Knowledge, rng: Rng) -> Search:
        """Spends the budget; what came of it can be read in the tree."""
        tree = self.tree
        if tree is None:
            tree = self.tree = Search(rng, self.exploration, self.depth)
        tree.begin(rng)
        grow(tree, knowledge, self.budget, rng)
        return tree

    def saw(self, seat: int, move: int | None) -> None:
        tree = self.tree
        if tree is None:
            return
        if move is not None and tree.follow(seat, move):
            fade(tree.root)
        else:
            self.tree = None

    def close(self) -> None:
        self.tree = None


def fade(node: Node) -> None:
    """What was found before the last move counts less: it came from positions that may be ruled out by now."""
    for child in node.children():
        if child.visits >= FORGETS:
            fade(child)
        kept = max(1, child.visits // FORGETS)
        child.value = child.value / float(child.visits) * float(kept)
        child.seen = max(kept, child.seen // FORGETS)
        child.visits = kept


def grow(tree: Search, knowledge: Knowledge, budget: Budget, rng: Rng) -> None:
    """Iterations until the budget is spent: at least one for each legal move."""
    like = knowledge.sample(rng)
    seat = knowledge.seat
    if not budget.seconds:
        search(tree, like, seat, budget.iterations)
        return
    until = perf_counter() + budget.seconds
    left = budget.iterations or 1 << 40
    while left > 0:
        now = min(left, AT_ONCE)
        search(tree, like, seat, now)
        left -= now
        if perf_counter() >= until:
            return


def favourite(tree: Search, legal: list[int]) -> Node:
    """The legal move visited most; the better one of two visited equally."""
    tried = [node for node in tree.root.children() if node.move in legal]
    return max(tried, key=lambda node: (node.visits, node.value))
