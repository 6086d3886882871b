"""Every legal move of a decision weighed by itself: what a seat may expect after each.

A search for the best move hardly looks at the others, so it cannot say how bad one is. Here each move has a tree of its
own; all of them grow a little, and the better half of them on and on, until two are left.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from adamak.bots.bot import Budget, searching
from adamak.bots.guided_bot import GuidedPlayer
from adamak.bots.mcts import Search
from adamak.bots.puct import LEAST_SHARE, Puct
from adamak.bots.search_bot import SearchPlayer
from adamak.bots.tree_player import TreePlayer
from adamak.core import Knowledge, Position, Rng

FEWEST = 8  # iterations; of fewer a value says nothing


class Weighing(ABC):
    """One move, and what comes of it for the seat that makes it."""

    def __init__(self, like: Position, seat: int, move: int, rng: Rng) -> None:
        self.like = like
        self.seat = seat
        self.move = move
        self.rng = rng
        self.lasted = 0  # rounds in which it was one of the better ones

    @abstractmethod
    def grow(self, iterations: int) -> None:
        """Looks at it so much longer."""

    @property
    @abstractmethod
    def visits(self) -> int: ...

    @property
    @abstractmethod
    def win(self) -> float:
        """The seat's chance to win after it, from 0 to 1."""

    @property
    @abstractmethod
    def node(self) -> Any:
        """Of the tree, where the answers to the move hang."""


class GuidedWeighing(Weighing):
    """By the search that a network leads: of its shares all goes to the one move."""

    def __init__(self, player: GuidedPlayer, like: Position, seat: int, move: int, rng: Rng) -> None:
        super().__init__(like, seat, move, rng)
        self.player = player
        self.tree: Puct = player.new_tree(like, rng)
        player.grow(self.tree, like, seat, seat, 1)  # the network is asked about the decision itself
        root = self.tree.root
        root.put_shares([1.0 if other == move else LEAST_SHARE for other in root.moves])

    def grow(self, iterations: int) -> None:
        self.player.grow(self.tree, self.like, self.seat, self.seat, iterations)

    @property
    def visits(self) -> int:
        return int(self.node.visits)

    @property
    def win(self) -> float:
        return float(self.node.value) / float(self.node.visits)

    @property
    def node(self) -> Any:
        return self.tree.root.find(self.seat, self.move)


class PlainWeighing(Weighing):
    """By the search without a network: its tree begins after the move."""

    def __init__(self, player: SearchPlayer, like: Position, seat: int, move: int, rng: Rng) -> None:
        super().__init__(like, seat, move, rng)
        self.tree: Search = player.new_tree(like, rng)

    def grow(self, iterations: int) -> None:
        for _ in range(iterations):
            position = self.like.sample(self.seat, self.rng)
            position.apply(self.seat, self.move)
            self.tree.step(position, position.actor())

    @property
    def visits(self) -> int:
        return int(self.tree.iterations)

    @property
    def win(self) -> float:
        return self.tree.payoffs[self.seat] / float(self.tree.iterations)

    @property
    def node(self) -> Any:
        return self.tree.root


def weigh(knowledge: Knowledge, rng: Rng, budget: Budget) -> list[Weighing]:
    """All legal moves of the seat, the best one first; none where it need not decide."""
    thinker = searching("weighing", knowledge.game, budget)
    like = knowledge.sample(rng)
    field = [weighing_of(thinker, like, knowledge.seat, move, rng) for move in knowledge.legal()]
    until = perf_counter() + budget.seconds if budget.seconds else None
    better = field
    rounds = max(1, (len(field) - 1).bit_length())
    while better:
        each = max(FEWEST, budget.iterations // (rounds * len(better)))
        for one in better:
            one.grow(each if until is None or perf_counter() < until else FEWEST)
            one.lasted += 1
        better.sort(key=lambda one: one.win, reverse=True)
        if len(better) <= 2 or (until is not None and perf_counter() >= until):
            break
        better = better[: (len(better) + 1) // 2]
    return sorted(field, key=lambda one: (one.lasted, one.win), reverse=True)


def look_again(doubtful: Sequence[Weighing], budget: Budget, until: float | None) -> None:
    """As much thought once more, shared by these moves; most were left early, by a few looks that may be bad luck."""
    each = max(FEWEST, budget.iterations // max(1, len(doubtful)))
    for one in doubtful:
        if until is not None and perf_counter() >= until:
            break
        one.grow(each)


def weighing_of(thinker: TreePlayer[Any], like: Position, seat: int, move: int, rng: Rng) -> Weighing:
    """A move about to be weighed, by the search that its game has."""
    if isinstance(thinker, GuidedPlayer):
        return GuidedWeighing(thinker, like, seat, move, rng)
    assert isinstance(thinker, SearchPlayer)
    return PlainWeighing(thinker, like, seat, move, rng)
