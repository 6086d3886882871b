"""The player that takes any legal move."""

from __future__ import annotations

from adamak.core import Knowledge, Rng


class RandomPlayer:
    watches = False  # what others play changes nothing for it

    def __init__(self, name: str = "random") -> None:
        self.name = name

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        moves = knowledge.legal()
        return moves[rng.below(len(moves))]

    def saw(self, seat: int, move: int | None) -> None:
        pass

    def close(self) -> None:
        pass
