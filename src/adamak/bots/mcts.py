"""Information-set Monte Carlo tree search, compiled like the engines.

Each iteration plays one position that could be the true one, as far as the searching seat knows. The tree is shared by
all of them: a node is a sequence of moves, and a move competes only where it is legal (Cowling, Powley and Whitehouse,
2012). Every seat maximises its own payoff (max^n), so the search works for any number of players. Below the tree the
game's own rollout policy plays on, to the end or until the game's own evaluation is trusted.
"""

from __future__ import annotations

import math
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.core.position import Position
from adamak.core.rng import Rng
from adamak.core.rollout import play_hurriedly

LONGEST_PLAYOUT = 10_000  # moves; a game that is not over by then is evaluated as it stands


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
    depth: i64  # how many moves a playout goes on below the tree
    iterations: i64
    payoffs: list[float]  # by seat: sums over the iterations
    marks: vec[i64]  # by move: when it was last legal, and when last tried; spares a search per move
    time: i64

    def __init__(self, rng: Rng, exploration: float, depth: i64) -> None:
        self.root = Node(-1, -1)
        self.rng = rng
        self.exploration = exploration
        self.depth = depth if depth > 0 else LONGEST_PLAYOUT
        self.iterations = 0
        self.payoffs = []
        self.marks = vec[i64](capacity=256)
        self.time = 0

    def begin(self, rng: Rng) -> None:
        """A new decision: its own dice, and payoffs counted from here on."""
        self.rng = rng
        self.iterations = 0
        self.payoffs = []

    def follow(self, seat: i64, move: i64) -> bool:
        """A move was played: what lies below it is the tree from now on. False if it was never tried."""
        node = self.root.find(move)
        if node is None or node.seat != seat:
            return False
        self.root = node
        return True

    def step(self, position: Position, seat: i64) -> None:
        """One iteration, beginning with a decision of this seat, on a position that may be played to its end."""
        node = self.root
        path = [node]
        actor = seat  # not `actor()`: where several decide at once, the searching seat comes first
        while actor >= 0:
            child = self._choose(node, position, actor)
            position.apply(actor, child.move)
            path.append(child)
            node = child
            if child.visits == 0:
                play_hurriedly(position, self.rng, self.depth)
                break
            actor = position.actor()
        self._credit(path, position)

    def _credit(self, path: list[Node], position: Position) -> None:
        """Every seat's payoff, or what it may expect, goes to the moves it made."""
        worth = position.estimates()
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.value += worth[node.seat]
        totals = self.payoffs
        if len(totals) == 0:
            self.payoffs = worth
        else:
            seat: i64 = 0
            while seat < position.seats:
                totals[seat] += worth[seat]
                seat += 1
        self.iterations += 1

    def _choose(self, node: Node, position: Position, seat: i64) -> Node:
        """The legal move with the best upper bound; one not tried yet counts as tried once, with the usual success."""
        moves = position.legal(seat)
        n: i64 = len(moves)
        self.time += 2
        legal = self.time
        tried = legal + 1
        k: i64 = 0
        while k < n:
            self._mark(moves[k], legal)
            k += 1
        marks = self.marks
        many: i64 = len(marks)
        found: i64 = 0
        best: Node | None = None
        best_bound = -1.0
        all_visits = 0.0
        all_value = 0.0
        child = node.child
        while child is not None:
            move = child.move
            if move < many and marks[move] == legal:
                marks[move] = tried
                found += 1
                child.seen += 1
                visits = float(child.visits)
                all_visits += visits
                all_value += child.value
                bound = child.value / visits + self.exploration * math.sqrt(math.log(float(child.seen)) / visits)
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = child.sibling
        if best is not None:
            usual = all_value / all_visits + self.exploration * math.sqrt(math.log(all_visits + 1.0))
            if found == n or best_bound >= usual:
                return best
        fresh = node.add(self._untried(position, seat, moves, n - found, legal), seat)
        fresh.seen = 1
        return fresh

    def _untried(self, position: Position, seat: i64, moves: vec[i64], left: i64, legal: i64) -> i64:
        """What a hurried player would do, if that is one of the moves not tried yet; else any of them."""
        move = position.rollout_move(seat, self.rng)
        if self.marks[move] == legal:
            return move
        nth = self.rng.below(left)
        k: i64 = 0
        while True:
            if self.marks[moves[k]] == legal:
                if nth == 0:
                    return moves[k]
                nth -= 1
            k += 1

    def _mark(self, move: i64, time: i64) -> None:
        while len(self.marks) <= move:
            self.marks = append(self.marks, 0)
        self.marks[move] = time


def search(search_: Search, like: Position, seat: i64, iterations: i64) -> None:
    """So many iterations, each on a new sample of what the seat knows."""
    k: i64 = 0
    while k < iterations:
        search_.step(like.sample(seat, search_.rng), seat)
        k += 1


def watch(search_: Search, like: Position, viewer: i64, seat: i64, iterations: i64) -> None:
    """The same for a seat that decides, from what another one knows of it."""
    k: i64 = 0
    while k < iterations:
        search_.step(like.sample(viewer, search_.rng), seat)
        k += 1


def playouts(like: Position, seat: i64, rng: Rng, depth: i64, number: i64) -> float:
    """The same work without a tree, for the benchmark: samples, played on and evaluated. Returns the seat's share."""
    total = 0.0
    limit: i64 = depth if depth > 0 else LONGEST_PLAYOUT
    k: i64 = 0
    while k < number:
        position = like.sample(seat, rng)
        play_hurriedly(position, rng, limit)
        total += position.estimates()[seat]
        k += 1
    return total / float(number)
