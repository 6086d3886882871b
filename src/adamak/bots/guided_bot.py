"""The player whose search is led by a network: `puct`."""

from __future__ import annotations

from typing import Any

from adamak.bots.bot import Budget
from adamak.bots.mcts import LONGEST_PLAYOUT
from adamak.bots.network import Network
from adamak.bots.puct import Puct, Spot, grow, watch
from adamak.bots.tree_player import Found, TreePlayer
from adamak.core import Game, Position, Rng

INTUITION = 8.0  # visits that the network's own share of a move is worth, where the choice is not for the best


class GuidedPlayer(TreePlayer[Puct]):
    """Looks first where the network would. What speaks for a move is how often it was visited, and its own share."""

    def __init__(
        self, name: str, game: Game[Any, Any], budget: Budget, network: Network, temperature: float = 0.0
    ) -> None:
        super().__init__(name, game, budget, temperature)
        self.network = network

    def new_tree(self, like: Position, rng: Rng) -> Puct:
        return new_tree(rng, self.network, self.game, like)

    def follow(self, tree: Puct, moves: list[tuple[int, int]], like: Position, seat: int) -> bool:
        """Only what was found for whoever moves is of use, where the same lies open, or the same moves are legal."""
        spots = [tree.root]
        for mover, move in moves:
            below = [child for spot in spots if (child := spot.find(mover, move)) is not None]
            spots = [spot for child in below for spot in (child, *child.outcomes())]
        if tree.closed:
            key = like.outcome_key()
            spots = [spot for spot in spots if spot.mover == seat and spot.key == key]
        else:
            legal = {int(move) for move in like.legal(seat)}
            spots = [spot for spot in spots if spot.mover == seat and legal <= possible(spot)]
        if not spots:
            return False
        tree.root = max(spots, key=lambda spot: spot.visits)
        return True

    def grow(self, tree: Puct, like: Position, viewer: int, seat: int, iterations: int) -> None:
        if viewer == seat:
            grow(tree, like, seat, iterations)
        else:
            watch(tree, like, viewer, seat, iterations)

    def found(self, tree: Puct, legal: list[int]) -> list[Found]:
        """The move visited most first; the better one of two visited equally; the likeliest where none was visited."""
        root = tree.root
        tried = [spot for spot in root.children() if spot.move in legal]
        total = float(sum(spot.visits for spot in tried)) + INTUITION
        found = [
            Found(int(spot.move), int(spot.visits), spot.value / float(spot.visits),
                  (float(spot.visits) + INTUITION * spot.prior) / total, spot)
            for spot in tried
        ]  # fmt: skip
        waiting = [(int(move), share) for move, share in zip(root.moves, root.shares, strict=True) if move in legal]
        found += [Found(move, 0, 0.0, INTUITION * share / total, None) for move, share in waiting]
        return sorted(found, key=lambda one: (one.visits, one.visits * one.value, one.share), reverse=True)

    def replies(self, node: Spot) -> list[Spot]:
        """Where several outcomes are possible, those after the one met most often."""
        likeliest = max([node, *node.outcomes()], key=lambda spot: sum(child.visits for child in spot.children()))
        return likeliest.children()


def possible(spot: Spot) -> set[int]:
    """The moves of a node, tried or not."""
    return {int(move) if move >= 0 else -1 - int(move) for move in spot.moves}


def new_tree(rng: Rng, network: Network, game: Game[Any, Any], like: Position, playout: float | None = None) -> Puct:
    """A tree as the game wants it, or with another share of playouts."""
    led = game.guidance_of(int(like.seats))
    share = led.playout if playout is None else playout
    return Puct(
        rng, network.leaf, led.exploration, led.caution, led.doubt, share, game.rollout_moves or LONGEST_PLAYOUT,
        like.outcome_key() >= 0, network.leans,
    )  # fmt: skip
