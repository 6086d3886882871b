"""The player whose search is led by a network: `puct`."""

from __future__ import annotations

import gc
from time import perf_counter
from typing import Any

from adamak.bots.bot import Budget
from adamak.bots.mcts import LONGEST_PLAYOUT
from adamak.bots.network import Evaluator
from adamak.bots.puct import Puct, grow
from adamak.core import Game, Knowledge, Position, Rng

ITERATIONS = 1000  # of a plain "puct"
AT_ONCE = 64  # iterations between two looks at the clock


class GuidedPlayer:
    """Thinks until its budget is spent, and keeps the part of its tree that the next moves lead to."""

    def __init__(self, name: str, game: Game[Any, Any], budget: Budget, leaf: Evaluator) -> None:
        self.name = name
        self.budget = budget
        self.game = game
        self.leaf = leaf
        self.tree: Puct | None = None
        self._seen: list[tuple[int, int]] = []  # moves since the last thought

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]
        return favourite(self.think(knowledge, rng), legal)

    def think(self, knowledge: Knowledge, rng: Rng) -> Puct:
        """Spends the budget; what came of it can be read in the tree."""
        like = knowledge.sample(rng)
        tree = self._kept(like, knowledge.seat)
        if tree is None:
            tree = self.tree = new_tree(rng, self.leaf, self.game, like)
        tree.begin(rng)
        spend(tree, like, knowledge.seat, self.budget)
        return tree

    def _kept(self, like: Position, mover: int) -> Puct | None:
        """The old tree from where the game stands now; only what was found for whoever moves is of use."""
        tree, moves = self.tree, self._seen
        self.tree, self._seen = None, []
        if tree is None:
            return None
        spots = [tree.root]
        for seat, move in moves:
            below = [child for spot in spots if (child := spot.find(seat, move)) is not None]
            spots = [spot for child in below for spot in (child, *child.outcomes())]
        key = like.outcome_key() if tree.closed else 0
        spots = [spot for spot in spots if spot.mover == mover and (not tree.closed or spot.key == key)]
        if not spots or not moves:
            return None
        tree.root = max(spots, key=lambda spot: spot.visits)
        self.tree = tree
        return tree

    def saw(self, seat: int, move: int | None) -> None:
        if move is None:
            self.tree = None
        self._seen.append((seat, -1 if move is None else move))

    def close(self) -> None:
        self.tree = None


def new_tree(rng: Rng, leaf: Evaluator, game: Game[Any, Any], like: Position, playout: float | None = None) -> Puct:
    """A tree as the game wants it, or with another share of playouts."""
    led = game.guidance
    depth = led.depth or game.rollout_moves or LONGEST_PLAYOUT
    share = led.playout if playout is None else playout
    return Puct(rng, leaf, led.exploration, led.caution, share, depth, like.outcome_key() >= 0)


def spend(tree: Puct, like: Position, seat: int, budget: Budget) -> None:
    """Iterations until the budget is spent. A tree has no cycles: nobody need look for them while it grows."""
    collects = gc.isenabled()
    gc.disable()
    try:
        _spend(tree, like, seat, budget)
    finally:
        if collects:
            gc.enable()


def _spend(tree: Puct, like: Position, seat: int, budget: Budget) -> None:
    if not budget.seconds:
        grow(tree, like, seat, budget.iterations)
        return
    until = perf_counter() + budget.seconds
    left = budget.iterations or 1 << 40
    while left > 0:
        now = min(left, AT_ONCE)
        grow(tree, like, seat, now)
        left -= now
        if perf_counter() >= until:
            return


def favourite(tree: Puct, legal: list[int]) -> int:
    """The legal move visited most; the better one of two visited equally; the likeliest where none was visited."""
    spots = [spot for spot in tree.root.children() if spot.move in legal]
    if spots:
        return int(max(spots, key=lambda spot: (spot.visits, spot.value)).move)
    return next(int(move) for move in tree.root.moves if move in legal)
