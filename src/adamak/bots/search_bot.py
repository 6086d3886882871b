"""The player that searches without a network: `mcts`."""

from __future__ import annotations

from adamak.bots.mcts import Node, Search, watch
from adamak.bots.tree_player import Found, TreePlayer
from adamak.core import Position, Rng

FORGETS = 4  # of so many visits one is remembered after a move


class SearchPlayer(TreePlayer[Search]):
    """Looks where playouts went well. What speaks for a move is how often it was visited."""

    def new_tree(self, like: Position, rng: Rng) -> Search:
        return Search(rng, self.game.exploration, self.game.rollout_moves)

    def follow(self, tree: Search, moves: list[tuple[int, int]], like: Position, seat: int) -> bool:
        for mover, move in moves:
            if not tree.follow(mover, move):
                return False
            fade(tree.root)
        legal = {int(move) for move in like.legal(seat)}
        children = tree.root.children()
        return all(child.seat == seat for child in children) and any(child.move in legal for child in children)

    def grow(self, tree: Search, like: Position, viewer: int, seat: int, iterations: int) -> None:
        watch(tree, like, viewer, seat, iterations)

    def found(self, tree: Search, legal: list[int]) -> list[Found]:
        """The move visited most first; the better one of two visited equally."""
        tried = [node for node in tree.root.children() if node.move in legal]
        total = float(sum(node.visits for node in tried))
        found = [
            Found(int(node.move), int(node.visits), node.value / float(node.visits), float(node.visits) / total, node)
            for node in tried
        ]
        return sorted(found, key=lambda one: (one.visits, one.value), reverse=True)

    def replies(self, node: Node) -> list[Node]:
        return node.children()


def fade(node: Node) -> None:
    """What was found before the last move counts less: it came from positions that may be ruled out by now."""
    for child in node.children():
        if child.visits >= FORGETS:
            fade(child)
        kept = max(1, child.visits // FORGETS)
        child.value = child.value / float(child.visits) * float(kept)
        child.seen = max(kept, child.seen // FORGETS)
        child.visits = kept
