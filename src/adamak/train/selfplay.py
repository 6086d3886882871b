"""Self-play: a search against itself, every decision written down with what the search found.

Some searches are long and teach where to look; the others are short, so that more games end and teach what a
position is worth. Without a network the plain search of `mcts.py` plays: it makes the first lessons.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from adamak.bots import mcts
from adamak.bots.guided_bot import new_tree
from adamak.bots.network import Network, network_of
from adamak.bots.puct import grow
from adamak.core import Game, Position, Rng
from adamak.train.shards import Shard

LONGEST = 1500  # moves; a game that is not over by then is valued as it stands


@dataclass(frozen=True, slots=True)
class Plan:
    """How games are played to learn from."""

    long: int = 400  # iterations of a search that teaches where to look
    short: int = 100
    share: float = 0.3  # of long searches
    tables: tuple[tuple[float, int, dict[str, Any]], ...] = ((1.0, 2, {}),)  # weight, seats, options
    opening: int = 16  # moves played by visits instead of the best
    now_and_then: float = 0.05  # later moves played by visits
    blunders: float = 0.01  # moves played by chance
    noise: float = 0.25  # share of noise in the shares at the root
    noise_shape: float = 10.0  # concentration of the noise over all moves
    playout: float = 0.0  # share of a playout in what a leaf is worth
    rows: int = 4000  # in a shard
    first: int = 80_000  # rows from which the first network is made: one of fewer plays worse than the plain search


class Chooser:
    """Uniform numbers and what is made of them, by our own light generator: the same everywhere."""

    def __init__(self, seed: str) -> None:
        self.rng = Rng(seed)

    def uniform(self) -> float:
        return (int(self.rng.bits()) + 0.5) / 4294967296.0

    def pick(self, weights: list[float]) -> int:
        left = self.uniform() * sum(weights)
        for k, weight in enumerate(weights):
            left -= weight
            if left <= 0:
                return k
        return len(weights) - 1

    def gamma(self, shape: float) -> float:
        """Marsaglia and Tsang (2000)."""
        if shape < 1:
            return self.gamma(shape + 1) * math.pow(self.uniform(), 1 / shape)
        d = shape - 1 / 3
        while True:
            x = math.sqrt(-2 * math.log(self.uniform())) * math.cos(2 * math.pi * self.uniform())
            v = (1 + x / math.sqrt(9 * d)) ** 3
            if v > 0 and math.log(self.uniform()) < 0.5 * x * x + d - d * v + d * math.log(v):
                return d * v

    def dirichlet(self, shape: float, number: int) -> list[float]:
        found = [self.gamma(shape / number) + 1e-12 for _ in range(number)]
        return [one / sum(found) for one in found]


@dataclass(slots=True)
class Found:
    """What a search found: moves with visits, and what each seat may expect."""

    moves: list[int]
    visits: list[int]
    expected: list[float]


def search_plainly(game: Game[Any, Any], like: Position, seat: int, rng: Rng, iterations: int) -> Found:
    tree = mcts.Search(rng, game.exploration, game.rollout_moves)
    mcts.search(tree, like, seat, iterations)
    children = tree.root.children()
    expected = [total / iterations for total in tree.payoffs]
    return Found([int(one.move) for one in children], [int(one.visits) for one in children], expected)


def search_guided(
    game: Game[Any, Any], network: Network, like: Position, seat: int, rng: Rng, iterations: int, plan: Plan,
    chooser: Chooser | None,
) -> Found:  # fmt: skip
    """A chooser makes noise at the root, so that moves are found which the network does not think of."""
    tree = new_tree(rng, network, game, like, plan.playout)
    grow(tree, like, seat, 1)
    if chooser is not None:
        shares = list(tree.root.shares)
        extra = chooser.dirichlet(plan.noise_shape, len(shares))
        tree.root.put_shares([(1 - plan.noise) * a + plan.noise * b for a, b in zip(shares, extra, strict=True)])
    grow(tree, like, seat, iterations - 1)
    children = tree.root.children()
    expected = [total / iterations for total in tree.payoffs]
    return Found([int(one.move) for one in children], [int(one.visits) for one in children], expected)


def play(game: Game[Any, Any], network: Network | None, plan: Plan, seed: str, shard: Shard) -> int:
    """One game into a shard; returns how many moves it had."""
    chooser = Chooser(f"{seed}/choices")
    rng = Rng(f"{seed}/search")
    table = plan.tables[chooser.pick([weight for weight, _, _ in plan.tables])]
    position = game.start(table[1], {**game.unattended, **table[2]}, seed=seed)
    movers: list[int] = []
    moves = 0
    while (actors := position.actors()) and moves < LONGEST:
        seat = actors[0]
        legal = list(position.legal(seat))
        move = legal[0]
        if len(legal) > 1:
            long = chooser.uniform() < plan.share
            iterations = plan.long if long else plan.short
            like = position.sample(seat, rng)
            if network is None:
                found = search_plainly(game, like, seat, rng, iterations)
            else:
                found = search_guided(game, network, like, seat, rng, iterations, plan, chooser if long else None)
            answers = [int(position.answer(seat, one)) for one in found.moves] if long else []
            visits = found.visits if long else []
            shard.add(position.facts(seat), answers, visits, seat, found.expected, like.estimates())
            movers.append(seat)
            move = _chosen(chooser, plan, found, legal, len(movers))
        position.apply(seat, move)
        moves += 1
    shard.add_results(movers, position.estimates())
    return moves


def _chosen(chooser: Chooser, plan: Plan, found: Found, legal: list[int], number: int) -> int:
    dice = chooser.uniform()
    if dice < plan.blunders:
        return legal[chooser.rng.below(len(legal))]
    if number <= plan.opening or dice < plan.blunders + plan.now_and_then:
        return found.moves[chooser.pick([float(visits) for visits in found.visits])]
    return found.moves[found.visits.index(max(found.visits))]


def newest(folder: Path) -> Path | None:
    """The last network that the fitting wrote."""
    return max(folder.glob("*.net"), default=None)


def keep_playing(game: Game[Any, Any], plan: Plan, folder: Path, seed: str, until: float) -> Iterator[int]:
    """Games until that moment (of `time.monotonic`), with the newest network of the folder; yields rows written."""
    shard, number, path = Shard(), 0, None
    network: Network | None = None
    while monotonic() < until:
        latest = newest(folder / "networks")
        if latest != path and latest is not None:
            path, network = latest, network_of(game, str(latest))
        play(game, network, plan, f"{seed}/{number}", shard)
        number += 1
        if len(shard) >= plan.rows:
            shard.write(folder / "shards" / f"{seed.replace('/', '-')}-{number:06}.shard")
            yield len(shard)
            shard = Shard()
    if len(shard):
        shard.write(folder / "shards" / f"{seed.replace('/', '-')}-{number:06}.shard")
        yield len(shard)
