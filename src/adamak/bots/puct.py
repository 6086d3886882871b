"""Tree search led by a network (PUCT), compiled in one group with the engines.

As in `mcts.py`, every iteration plays one position that could be the true one as far as the searching seat knows, and
every seat maximises its own payoff. What differs: a leaf is valued by the network, in part also by a playout; the
network's shares of the moves say where to look first; and where all legal moves follow from the moves made and what
was revealed (`Position.outcome_key`), each revealed outcome is a node of its own. Elsewhere nodes are shared by all
positions that the same moves lead to, and a move competes only where it is legal.
"""

from __future__ import annotations

import math
from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.core.position import Position
from adamak.core.rng import Rng
from adamak.core.rollout import play_hurriedly

LONGEST_LINE = 400  # moves from the root; a line that goes on is valued as it stands


@final
class Spot:
    """A move after the moves above it, or (seat -1) an outcome of it; and what came of it for the seat that made it."""

    move: i64
    seat: i64
    visits: i64
    value: float  # sum of what `seat` may expect
    prior: float  # share among the moves of its node when it was opened
    key: i64  # of an outcome
    open: bool  # its moves are known
    mover: i64  # who moves here
    worth: float  # what the network expects for `mover` here
    level: float  # of the network's scores, so that moves legal only later can be compared
    child: Spot | None
    sibling: Spot | None
    outcome: Spot | None

    def __init__(self, move: i64, seat: i64, prior: float) -> None:
        self.move = move
        self.seat = seat
        self.visits = 0
        self.value = 0.0
        self.prior = prior
        self.key = 0
        self.open = False
        self.mover = -1
        self.worth = 0.0
        self.level = 0.0
        self.child = None
        self.sibling = None
        self.outcome = None

    def after(self, key: i64) -> Spot:
        """The node of an outcome."""
        node = self.outcome
        while node is not None:
            if node.key == key:
                return node
            node = node.sibling
        node = Spot(self.move, -1, 0.0)
        node.key = key
        node.sibling = self.outcome
        self.outcome = node
        return node

    def find(self, seat: i64, move: i64) -> Spot | None:
        node = self.child
        while node is not None:
            if node.move == move and node.seat == seat:
                return node
            node = node.sibling
        return None

    def children(self) -> list[Spot]:
        found: list[Spot] = []
        node = self.child
        while node is not None:
            found.append(node)
            node = node.sibling
        return found

    def outcomes(self) -> list[Spot]:
        found: list[Spot] = []
        node = self.outcome
        while node is not None:
            found.append(node)
            node = node.sibling
        return found


@final
class Puct:
    """A tree that grows by `step`."""

    root: Spot
    rng: Rng
    leaf: Any  # adamak.bots.network.Evaluator
    exploration: float
    caution: float  # how much less than its parent an untried move is believed to be worth
    playout: float  # share of a playout in what a leaf is worth
    depth: i64  # how many moves a playout goes on; 0: none
    closed: bool  # all legal moves follow from moves and outcomes
    iterations: i64
    payoffs: list[float]  # by seat: sums over the iterations
    marks: vec[i64]  # by move: when it was last legal, and when last found among the children
    time: i64

    def __init__(
        self, rng: Rng, leaf: Any, exploration: float, caution: float, playout: float, depth: i64, closed: bool
    ) -> None:
        self.root = Spot(-1, -1, 1.0)
        self.rng = rng
        self.leaf = leaf
        self.exploration = exploration
        self.caution = caution
        self.playout = playout
        self.depth = depth
        self.closed = closed
        self.iterations = 0
        self.payoffs = []
        self.marks = vec[i64](capacity=256)
        self.time = 0

    def begin(self, rng: Rng) -> None:
        """A new decision: its own dice, and payoffs counted from here on."""
        self.rng = rng
        self.iterations = 0
        self.payoffs = []

    def step(self, position: Position, seat: i64) -> None:
        """One iteration, beginning with a decision of this seat, on a position that may be played to its end."""
        node = self.root
        path = [node]
        actor = seat
        worth: list[float]
        while True:
            if actor < 0 or len(path) > LONGEST_LINE:
                worth = position.estimates()
                break
            if not node.open:
                worth = self._open(node, position, actor)
                if self.playout > 0.0:
                    self._play_out(worth, position)
                break
            child = self._best(node) if self.closed else self._best_legal(node, position, actor)
            horizon = position.horizon
            position.apply(actor, child.move)
            path.append(child)
            node = child
            actor = position.actor()
            if self.closed and actor >= 0 and position.horizon != horizon:
                node = child.after(position.outcome_key())
                path.append(node)
        self._credit(path, worth, position.seats)

    def _play_out(self, worth: list[float], position: Position) -> None:
        """Part of what a leaf is worth is how a hurried game goes on from it."""
        play_hurriedly(position, self.rng, self.depth)
        found = position.estimates()
        seat: i64 = 0
        while seat < position.seats:
            worth[seat] = (1.0 - self.playout) * worth[seat] + self.playout * found[seat]
            seat += 1

    def _credit(self, path: list[Spot], worth: list[float], seats: i64) -> None:
        for spot in path:
            spot.visits += 1
            if spot.seat >= 0:
                spot.value += worth[spot.seat]
        totals = self.payoffs
        if len(totals) == 0:
            self.payoffs = worth
        else:
            seat: i64 = 0
            while seat < seats:
                totals[seat] += worth[seat]
                seat += 1
        self.iterations += 1

    def _ask(self, position: Position, actor: i64, moves: vec[i64]) -> list[float]:
        answers: list[int] = []
        n: i64 = len(moves)
        k: i64 = 0
        while k < n:
            answers.append(position.answer(actor, moves[k]))
            k += 1
        found: list[float] = self.leaf.evaluate(position.facts(actor), answers, position.seats)
        return found

    def _open(self, node: Spot, position: Position, actor: i64) -> list[float]:
        """Asks the network about a new node; returns what each seat may expect there."""
        moves = position.legal(actor)
        found = self._ask(position, actor, moves)
        seats = position.seats
        worth: list[float] = []
        seat: i64 = 0
        while seat < seats:
            from_actor = seat - actor
            if from_actor < 0:
                from_actor += seats
            worth.append(found[from_actor])
            seat += 1
        last: Spot | None = None
        k: i64 = len(moves) - 1
        while k >= 0:
            spot = Spot(moves[k], actor, found[seats + 1 + k])
            spot.sibling = last
            last = spot
            k -= 1
        node.child = last
        node.open = True
        node.mover = actor
        node.worth = found[0]
        node.level = found[seats]
        return worth

    def _best(self, node: Spot) -> Spot:
        """The child with the best upper bound."""
        visits: i64 = 0
        total = 0.0
        seen = 0.0
        child = node.child
        while child is not None:
            if child.visits:
                visits += child.visits
                total += child.value
                seen += child.prior
            child = child.sibling
        fresh = (node.worth + total) / float(visits + 1) - self.caution * math.sqrt(seen)
        reach = self.exploration * math.sqrt(float(visits + 1))
        best: Spot | None = None
        best_bound = -1e9
        child = node.child
        while child is not None:
            tries = float(child.visits)
            if child.visits:
                bound = child.value / tries + reach * child.prior / (1.0 + tries)
            else:
                bound = fresh + reach * child.prior
            if bound > best_bound:
                best_bound = bound
                best = child
            child = child.sibling
        assert best is not None
        return best

    def _best_legal(self, node: Spot, position: Position, actor: i64) -> Spot:
        """The same among the children that are legal here; the shares are those of the legal moves alone."""
        moves = position.legal(actor)
        n: i64 = len(moves)
        self.time += 2
        legal = self.time
        k: i64 = 0
        while k < n:
            self._mark(moves[k], legal)
            k += 1
        marks = self.marks
        many: i64 = len(marks)
        found: i64 = 0
        child = node.child
        while child is not None:
            if child.seat == actor and child.move < many and marks[child.move] == legal:
                marks[child.move] = legal + 1
                found += 1
            child = child.sibling
        if found < n:
            self._add_missing(node, position, actor, moves, legal)
        visits: i64 = 0
        total = 0.0
        seen = 0.0
        shares = 0.0
        child = node.child
        while child is not None:
            if child.seat == actor and child.move < many and marks[child.move] == legal + 1:
                shares += child.prior
                if child.visits:
                    visits += child.visits
                    total += child.value
                    seen += child.prior
            child = child.sibling
        shares = max(shares, 1e-12)
        mean = total / float(visits) if visits else node.worth
        if node.mover == actor:
            mean = (node.worth + total) / float(visits + 1)
        fresh = mean - self.caution * math.sqrt(seen / shares)
        reach = self.exploration * math.sqrt(float(visits + 1)) / shares
        best: Spot | None = None
        best_bound = -1e9
        child = node.child
        while child is not None:
            if child.seat == actor and child.move < many and marks[child.move] == legal + 1:
                tries = float(child.visits)
                if child.visits:
                    bound = child.value / tries + reach * child.prior / (1.0 + tries)
                else:
                    bound = fresh + reach * child.prior
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = child.sibling
        assert best is not None
        return best

    def _add_missing(self, node: Spot, position: Position, actor: i64, moves: vec[i64], legal: i64) -> None:
        """Moves that were not legal in the positions met here so far, with shares on the same scale."""
        found = self._ask(position, actor, moves)
        seats = position.seats
        scale = math.exp(min(found[seats] - node.level, 20.0)) if node.mover == actor else 1.0
        n: i64 = len(moves)
        k: i64 = 0
        while k < n:
            if self.marks[moves[k]] == legal:
                self.marks[moves[k]] = legal + 1
                spot = Spot(moves[k], actor, max(found[seats + 1 + k] * scale, 1e-9))
                spot.sibling = node.child
                node.child = spot
            k += 1

    def _mark(self, move: i64, time: i64) -> None:
        while len(self.marks) <= move:
            self.marks = append(self.marks, 0)
        self.marks[move] = time


def grow(tree: Puct, like: Position, seat: i64, iterations: i64) -> None:
    """So many iterations, each on a new sample of what the seat knows."""
    k: i64 = 0
    while k < iterations:
        tree.step(like.sample(seat, tree.rng), seat)
        k += 1
