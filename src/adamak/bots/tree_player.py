"""What the players that search share: a budget, a tree kept between moves, and a choice among what was found."""

from __future__ import annotations

import gc
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Generic, Protocol, TypeVar

from adamak.bots.bot import Budget
from adamak.bots.greedy import SAMPLES, GreedyPlayer, draw
from adamak.core import Game, Knowledge, Position, Rng

ITERATIONS = 1000  # of a plain "mcts" or "puct"
AT_ONCE = 64  # iterations between two looks at the clock
SURE = 0.99  # of a win
ENOUGH = 8  # visits that such a value must come from
SENSIBLE = 0.05  # of the best move's share: what has less is not played, at any temperature


class Tree(Protocol):
    """What any tree is asked: `mcts.Search` and `puct.Puct`."""

    iterations: Any
    payoffs: list[float]  # by seat: sums over the iterations

    def begin(self, rng: Rng) -> None:
        """A new decision: its own dice, and payoffs counted from here on."""
        ...


T = TypeVar("T", bound=Tree)


@dataclass(frozen=True, slots=True)
class Found:
    """A move that a search has looked at, or may."""

    move: int
    visits: int
    value: float  # what its seat may expect after it, from 0 to 1; 0 where it was not visited
    share: float  # of what speaks for it: 1 for all moves together
    node: Any  # of the tree; None where it was not visited


class TreePlayer(ABC, Generic[T]):
    """Thinks until its budget is spent, and keeps the part of its tree that the next moves lead to.

    At a temperature above 0 it does not insist on the best move: it draws among the sensible ones by what speaks for
    them, the more evenly the higher the temperature is.
    """

    def __init__(self, name: str, game: Game[Any, Any], budget: Budget, temperature: float = 0.0) -> None:
        self.name = name
        self.game = game
        self.budget = budget
        self.temperature = temperature
        self.tree: T | None = None
        self._heard: list[tuple[int, int]] = []  # moves since the last thought

    # --- what kind of tree ------------------------------------------------------------------------

    @abstractmethod
    def new_tree(self, like: Position, rng: Rng) -> T:
        """A new tree for a decision in this position."""

    @abstractmethod
    def follow(self, tree: T, moves: list[tuple[int, int]], like: Position, seat: int) -> bool:
        """Moves the tree's root to where these moves lead. False if this is not a decision it knows."""

    @abstractmethod
    def grow(self, tree: T, like: Position, viewer: int, seat: int, iterations: int) -> None:
        """Iterations, from what the viewer knows, beginning with a decision of the seat."""

    @abstractmethod
    def found(self, tree: T, legal: list[int]) -> list[Found]:
        """The legal moves at the root, the best one first."""

    @abstractmethod
    def replies(self, node: Any) -> list[Any]:
        """What was tried after the move of a node; each has a seat, a move and visits."""

    # --- deciding ---------------------------------------------------------------------------------

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]
        like = knowledge.sample(rng)
        if self.game.drags(like):
            self.tree, self._heard = None, []
            return GreedyPlayer(self.name, Budget(SAMPLES)).choose(knowledge, rng)
        found = self.found(self._think(like, knowledge.seat, rng), legal)
        if self.temperature <= 0 and (decided := all_alike(found, like, knowledge.seat)):
            return GreedyPlayer(self.name, Budget(SAMPLES)).choose_among(decided, knowledge, rng)
        return self.pick(found, rng)

    def think(self, knowledge: Knowledge, rng: Rng) -> T:
        """Spends the budget; what came of it can be read in the tree."""
        return self._think(knowledge.sample(rng), knowledge.seat, rng)

    def _think(self, like: Position, seat: int, rng: Rng) -> T:
        tree = self.tree = self._kept(like, seat) or self.new_tree(like, rng)
        tree.begin(rng)
        spend(self.budget, lambda number: self.grow(tree, like, seat, seat, number))
        return tree

    def _kept(self, like: Position, seat: int) -> T | None:
        """The old tree from where the game stands now. One that has not heard how the game went on is of no use."""
        tree, moves = self.tree, self._heard
        self.tree, self._heard = None, []
        if tree is None or not moves or not self.follow(tree, moves, like, seat):
            return None
        return tree

    def pick(self, found: list[Found], rng: Rng) -> int:
        return pick_among(found, self.temperature, rng)

    def saw(self, seat: int, move: int | None) -> None:
        if move is None:  # it could have been any: the tree does not say which
            self.tree = None
        elif self.tree is not None:
            self._heard.append((seat, move))

    def take_over(self, before: TreePlayer[T], heard: list[tuple[int, int]]) -> None:
        """Goes on where an earlier player of this seat stopped, which has not heard these moves."""
        self.tree, self._heard = before.tree, [*before._heard, *heard]

    def close(self) -> None:
        self.tree = None


def all_alike(found: list[Found], like: Position, seat: int) -> list[int]:
    """The moves among which the search cannot tell: those that surely win, or all where the best one ends a lost game.

    Among them the game's own estimate decides: whoever has won ends the game, whoever has lost goes for points.
    """
    sure = [one.move for one in found if one.visits >= ENOUGH and one.value >= SURE]
    best = found[0]
    if sure or best.visits < ENOUGH or best.value > 1 - SURE:
        return sure
    after = like.clone()
    after.apply(seat, best.move)
    return [one.move for one in found] if after.is_over() else []


def pick_among(found: list[Found], temperature: float, rng: Rng) -> int:
    """The best move, or one of the sensible ones."""
    if temperature <= 0:
        return found[0].move
    most = max(child.share for child in found)
    sensible = [child for child in found if child.share >= SENSIBLE * most]
    weights = [(child.share / most) ** (1 / temperature) for child in sensible]
    return draw([child.move for child in sensible], weights, rng)


def chances(tree: Tree) -> list[float]:
    """Every seat's chance to win, as the iterations of this decision saw it.

    An evaluation judges each seat by itself; among several one of them wins, so the shares are made to add up.
    """
    found = [total / float(tree.iterations) for total in tree.payoffs]
    total = sum(found)
    return [chance / total for chance in found] if len(found) > 1 and total > 0 else found


def spend(budget: Budget, grow: Callable[[int], None]) -> None:
    """Iterations until the budget is spent. A tree has no cycles: nobody need look for them while it grows."""
    collects = gc.isenabled()
    gc.disable()
    try:
        _spend(budget, grow)
    finally:
        if collects:
            gc.enable()


def _spend(budget: Budget, grow: Callable[[int], None]) -> None:
    if not budget.seconds:
        grow(budget.iterations)
        return
    until = perf_counter() + budget.seconds
    left = budget.iterations or 1 << 40
    while left > 0:
        now = min(left, AT_ONCE)
        grow(now)
        left -= now
        if perf_counter() >= until:
            return
