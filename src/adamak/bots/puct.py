"""Tree search led by a network (PUCT), compiled like the engines.

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

LEAST_SHARE = 1e-9
LEAST_ESTIMATE = 1e-3  # that a network can still correct
LONGEST_LINE = 400  # moves from the root; a line that goes on is valued as it stands


@final
class Spot:
    """A move after the moves above it, or (seat -1) an outcome of it; and what came of it for the seat that made it.

    Of the moves possible here only those tried are spots; the others wait in `moves`, where a tried one is written as
    its complement. That keeps the tree small: most moves of most nodes are never tried.
    """

    move: i64
    seat: i64
    visits: i64
    value: float  # sum of what `seat` may expect
    prior: float  # its share among the moves of its node
    key: i64  # what lies open here, where that is told
    mover: i64  # who moves here; -1 until the network was asked
    worth: float  # what the network expects for `mover` here
    level: float  # of the network's scores, so that moves legal only later can be compared
    moves: vec[i64]
    shares: vec[float]  # of these moves
    tried: i64  # where the moves are in order of their shares: how many of them
    child: Spot | None
    sibling: Spot | None
    by_key: dict[int, Spot] | None  # outcomes

    def __init__(self, move: i64, seat: i64, prior: float) -> None:
        self.move = move
        self.seat = seat
        self.visits = 0
        self.value = 0.0
        self.prior = prior
        self.key = 0
        self.mover = -1
        self.worth = 0.0
        self.level = 0.0
        self.moves = vec[i64]()
        self.shares = vec[float]()
        self.tried = 0
        self.child = None
        self.sibling = None
        self.by_key = None

    def after(self, key: i64) -> Spot:
        """The node of an outcome."""
        by_key = self.by_key
        if by_key is None:
            by_key = {}
            self.by_key = by_key
        node = by_key.get(key)
        if node is None:
            node = Spot(self.move, -1, 0.0)
            node.key = key
            by_key[key] = node
        return node

    def find(self, seat: i64, move: i64) -> Spot | None:
        """The child of this move, if it has been tried."""
        node = self.child
        while node is not None:
            if node.move == move and node.seat == seat:
                return node
            node = node.sibling
        return None

    def children(self) -> list[Spot]:
        """The moves tried."""
        found: list[Spot] = []
        node = self.child
        while node is not None:
            found.append(node)
            node = node.sibling
        return found

    def outcomes(self) -> list[Spot]:
        return [] if self.by_key is None else list(self.by_key.values())

    def put_shares(self, shares: list[float]) -> None:
        """Other shares for the moves of a node of which none has been tried, in the order of `moves`."""
        n: i64 = len(self.moves)
        k: i64 = 0
        while k < n:
            self.shares[k] = shares[k]
            k += 1
        self._arrange()

    def _arrange(self) -> None:
        """The largest share first."""
        moves = self.moves
        shares = self.shares
        n: i64 = len(moves)
        k: i64 = 1
        while k < n:
            move = moves[k]
            share = shares[k]
            at = k
            while at > 0 and shares[at - 1] < share:
                moves[at] = moves[at - 1]
                shares[at] = shares[at - 1]
                at -= 1
            moves[at] = move
            shares[at] = share
            k += 1

    def settle(self, mover: i64, moves: vec[i64], found: list[float], seats: i64) -> None:
        """What the network said of this node: values, level, shares."""
        self.mover = mover
        self.worth = found[0]
        self.level = found[seats]
        n: i64 = len(moves)
        shares = vec[float](capacity=n)
        k: i64 = 0
        while k < n:
            shares = append(shares, found[seats + 1 + k])
            k += 1
        self.moves = moves
        self.shares = shares
        self._arrange()

    def grow_child(self, at: i64) -> Spot:
        """The move at this place is tried from now on."""
        move = self.moves[at]
        self.moves[at] = -1 - move
        spot = Spot(move, self.mover, self.shares[at])
        spot.sibling = self.child
        self.child = spot
        self.tried += 1
        return spot


@final
class Puct:
    """A tree that grows by `step`."""

    root: Spot
    rng: Rng
    leaf: Any  # adamak.bots.network.Evaluator
    exploration: float
    caution: float  # how much less than its parent an untried move is believed to be worth
    doubt: float  # how much more widely the others look: they do not know what the searching seat holds
    playout: float  # share of a playout in what a leaf is worth
    depth: i64  # how many moves a playout goes on
    closed: bool  # all legal moves follow from moves and outcomes
    leans: bool  # the network does not value a position by itself: it corrects the game's own estimate
    iterations: i64
    payoffs: list[float]  # by seat: sums over the iterations
    marks: vec[i64]  # by move: when it was last legal
    time: i64

    def __init__(
        self, rng: Rng, leaf: Any, exploration: float, caution: float, doubt: float, playout: float, depth: i64,
        closed: bool, leans: bool,
    ) -> None:  # fmt: skip
        self.root = Spot(-1, -1, 1.0)
        self.rng = rng
        self.leaf = leaf
        self.exploration = exploration
        self.caution = caution
        self.doubt = doubt
        self.playout = playout
        self.depth = depth
        self.closed = closed
        self.leans = leans
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
            if node.mover < 0:
                worth = self._open(node, position, actor)
                if self.playout > 0.0:
                    self._play_out(worth, position)
                break
            if node.mover != actor:  # what is hidden decides who moves here
                node = node.after(-1 - actor)
                path.append(node)
                continue
            child = self._best(node) if self.closed else self._best_legal(node, position, actor, actor != seat)
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
        found: list[float] = self.leaf.evaluate(position.known_facts(actor), answers, position.seats)
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
        if self.leans:
            correct(position.estimates(), worth)
            found[0] = worth[actor]
        node.settle(actor, moves, found, seats)
        if self.closed:
            node.key = position.outcome_key()
        return worth

    def _best(self, node: Spot) -> Spot:
        """The move with the best upper bound; of those not tried the one with the largest share, which stands next."""
        visits: i64 = 0
        total = 0.0
        seen = 0.0
        child = node.child
        while child is not None:
            visits += child.visits
            total += child.value
            seen += child.prior
            child = child.sibling
        reach = self.exploration * math.sqrt(float(visits + 1))
        best: Spot | None = None
        best_bound = -1e9
        child = node.child
        while child is not None:
            tries = float(child.visits)
            bound = child.value / tries + reach * child.prior / (1.0 + tries)
            if bound > best_bound:
                best_bound = bound
                best = child
            child = child.sibling
        at = node.tried
        if at < i64(len(node.moves)):
            fresh = (node.worth + total) / float(visits + 1) - self.caution * math.sqrt(seen)
            if best is None or fresh + reach * node.shares[at] > best_bound:
                return node.grow_child(at)
        assert best is not None
        return best

    def _best_legal(self, node: Spot, position: Position, actor: i64, other: bool) -> Spot:
        """The same among the moves that are legal here; the shares are those of the legal moves alone."""
        legal_moves = position.legal(actor)
        n: i64 = len(legal_moves)
        self.time += 1
        now = self.time
        k: i64 = 0
        while k < n:
            self._mark(legal_moves[k], now)
            k += 1
        marks = self.marks
        many: i64 = len(marks)
        found: i64 = 0
        visits: i64 = 0
        total = 0.0
        seen = 0.0
        child = node.child
        while child is not None:
            if child.move < many and marks[child.move] == now:
                found += 1
                visits += child.visits
                total += child.value
                seen += child.prior
            child = child.sibling
        shares = seen
        fresh_at: i64 = -1
        fresh_share = -1.0
        moves = node.moves
        k = 0
        while k < i64(len(moves)):
            move = moves[k]
            if move >= 0 and move < many and marks[move] == now:
                found += 1
                share = node.shares[k]
                shares += share
                if share > fresh_share:
                    fresh_share = share
                    fresh_at = k
            k += 1
        if found < n:
            self._add_missing(node, position, actor, legal_moves)
            return self._best_legal(node, position, actor, other)
        reach = self.exploration * math.sqrt(float(visits + 1)) / shares
        if other:
            reach *= self.doubt
        best: Spot | None = None
        best_bound = -1e9
        child = node.child
        while child is not None:
            if child.move < many and marks[child.move] == now:
                tries = float(child.visits)
                bound = child.value / tries + reach * child.prior / (1.0 + tries)
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = child.sibling
        if fresh_at >= 0:
            fresh = (node.worth + total) / float(visits + 1) - self.caution * math.sqrt(seen / shares)
            if best is None or fresh + reach * fresh_share > best_bound:
                return node.grow_child(fresh_at)
        assert best is not None
        return best

    def _add_missing(self, node: Spot, position: Position, actor: i64, legal_moves: vec[i64]) -> None:
        """Moves that were not legal in the positions met here so far, with shares on the same scale."""
        found = self._ask(position, actor, legal_moves)
        seats = position.seats
        scale = math.exp(min(found[seats] - node.level, 20.0))
        n: i64 = len(legal_moves)
        k: i64 = 0
        while k < n:
            move = legal_moves[k]
            if not has_move(node.moves, move):
                node.moves = append(node.moves, move)
                node.shares = append(node.shares, max(found[seats + 1 + k] * scale, LEAST_SHARE))
            k += 1

    def _mark(self, move: i64, time: i64) -> None:
        while len(self.marks) <= move:
            self.marks = append(self.marks, 0)
        self.marks[move] = time


def correct(estimates: list[float], worth: list[float]) -> None:
    """What a network says of an estimate becomes what both say together: their odds are multiplied."""
    seats: i64 = len(worth)
    seat: i64 = 0
    if seats == 1:
        share = min(max(estimates[0], LEAST_ESTIMATE), 1.0 - LEAST_ESTIMATE)
        odds = worth[0] * share
        worth[0] = odds / (odds + (1.0 - worth[0]) * (1.0 - share))
        return
    total = 0.0
    while seat < seats:
        worth[seat] *= max(estimates[seat], LEAST_ESTIMATE)
        total += worth[seat]
        seat += 1
    seat = 0
    while seat < seats:
        worth[seat] /= total
        seat += 1


def has_move(moves: vec[i64], move: i64) -> bool:
    """Is it there, tried or not?"""
    n: i64 = len(moves)
    k: i64 = 0
    while k < n:
        if moves[k] == move or moves[k] == -1 - move:
            return True
        k += 1
    return False


def grow(tree: Puct, like: Position, seat: i64, iterations: i64) -> None:
    """So many iterations, each on a new sample of what the seat knows."""
    k: i64 = 0
    while k < iterations:
        tree.step(like.sample(seat, tree.rng), seat)
        k += 1


def watch(tree: Puct, like: Position, viewer: i64, seat: i64, iterations: i64) -> None:
    """The same for a seat that decides, from what another one knows of it."""
    k: i64 = 0
    while k < iterations:
        tree.step(like.sample(viewer, tree.rng), seat)
        k += 1
