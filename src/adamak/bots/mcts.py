"""Information-set Monte Carlo tree search, compiled in one group with the engines.

Each iteration plays one position that could be the true one, as far as the searching seat knows. The tree is shared by
all of them: a node is a sequence of moves, and a move competes only where it is legal (Cowling, Powley and Whitehouse,
2012). Every seat maximises its own payoff (max^n), so the search works for any number of players.
"""

from __future__ import annotations

import math
from typing import final

from mypy_extensions import i64

from adamak.core.position import Position
from adamak.core.rng import Rng
from adamak.core.rollout import play_randomly

LONGEST_PLAYOUT = 4000  # moves; whoever has not won by then has lost


@final
class Node:
    """One move after the moves above it, and how well it went for the seat that made it."""

    move: i64
    seat: i64
    visits: i64
    seen: i64  # in how many iterations it could have been chosen
    value: float  # sum of payoffs of `seat`
    child: Node | None
    sibling: Node | None

    def __init__(self, move: i64, seat: i64) -> None:
        self.move = move
        self.seat = seat
        self.visits = 0
        self.seen = 0
        self.value = 0.0
        self.child = None
        self.sibling = None

    def find(self, move: i64) -> Node | None:
        """The child of this move, if it has been tried."""
        node = self.child
        while node is not None:
            if node.move == move:
                return node
            node = node.sibling
        return None

    def add(self, move: i64, seat: i64) -> Node:
        node = Node(move, seat)
        node.sibling = self.child
        self.child = node
        return node

    def children(self) -> list[Node]:
        found: list[Node] = []
        node = self.child
        while node is not None:
            found.append(node)
            node = node.sibling
        return found


@final
class Search:
    """A tree that grows by `step`; `root` may be replaced by one of its descendants when moves are played."""

    root: Node
    rng: Rng
    exploration: float

    def __init__(self, rng: Rng, exploration: float) -> None:
        self.root = Node(-1, -1)
        self.rng = rng
        self.exploration = exploration

    def step(self, position: Position) -> None:
        """One iteration on a position that may be played to its end."""
        node = self.root
        path = [node]
        while True:
            seat = position.actor()
            if seat < 0:
                break
            child = self._choose(node, position, seat)
            position.apply(seat, child.move)
            path.append(child)
            node = child
            if child.visits == 0:
                play_randomly(position, self.rng, LONGEST_PLAYOUT)
                break
        over = position.actor() < 0
        for node in path:
            node.visits += 1
            if over and node.seat >= 0:
                node.value += position.payoff(node.seat)

    def _choose(self, node: Node, position: Position, seat: i64) -> Node:
        """An untried legal move if there is one, else the one with the best upper bound."""
        moves = position.legal(seat)
        n: i64 = len(moves)
        start = self.rng.below(n)
        untried: i64 = -1
        best: Node | None = None
        best_bound = -1.0
        k: i64 = 0
        while k < n:
            at = start + k
            move = moves[at - n if at >= n else at]
            child = node.find(move)
            if child is None:
                untried = move
            else:
                child.seen += 1
                if untried < 0:
                    visits = float(child.visits)
                    bound = child.value / visits + self.exploration * math.sqrt(math.log(float(child.seen)) / visits)
                    if bound > best_bound:
                        best_bound = bound
                        best = child
            k += 1
        if untried >= 0:
            fresh = node.add(untried, seat)
            fresh.seen = 1
            return fresh
        assert best is not None
        return best


def search(search_: Search, like: Position, seat: i64, iterations: i64) -> None:
    """So many iterations, each on a new sample of what the seat knows."""
    k: i64 = 0
    while k < iterations:
        search_.step(like.sample(seat, search_.rng))
        k += 1
