"""A bot of another package: it looks one move ahead, and fears the worst of what could be true."""

from typing import Any

from adamak.core import Game, Knowledge, Rng


class Cautious:
    """`cautious`, or `cautious:8` for eight positions that could be the true one instead of four."""

    def __init__(self, game: Game[Any, Any], argument: str) -> None:
        self.samples = int(argument or 4)

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        worlds = [knowledge.sample(rng) for _ in range(self.samples)]
        return max(
            knowledge.legal(), key=lambda move: min(self._after(world, knowledge.seat, move) for world in worlds)
        )

    def _after(self, world: Any, seat: int, move: int) -> float:
        tried = world.clone()
        tried.apply(seat, move)
        return float(tried.estimate(seat))
