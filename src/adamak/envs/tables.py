"""Many games at once for self-play: every step is one decision at each table, whoever's turn it is there.

tables = Tables(find("duel"), 256, seed=1)
while learning:
    actions = policy(tables.observations, tables.masks)
    rewards, over = tables.step(actions)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from adamak.core import Game, Position, Refused, Rng
from adamak.envs.batch import Rows
from adamak.envs.observing import Bits, Observing, Reward

__all__ = ["Tables"]

Rewards = npt.NDArray[np.float32]


class Tables:
    """A row for each table: what the seat to decide observes, its legal moves, and which seat it is.

    A game that ends is followed by the next one at once: `step` hands out its rewards, and the row already shows the
    first decision of the new game. Every step writes the same arrays anew, in compiled code, and nobody else may: copy
    what is to be kept.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        number: int,
        seats: int | None = None,
        options: dict[str, object] | None = None,
        seed: int | str = 0,
        observe: bool = True,
        reward: Reward = "payoff",
    ) -> None:
        self.observing = Observing(game, seats, options, reward)
        self.number = number
        self.games = 0  # begun so far
        self._seed = seed
        self._rng = Rng(f"{seed}/sample")
        facts, moves = self.observing.size if observe else 0, self.observing.moves
        self._rows = Rows(number, moves, facts, self.observing.declared)
        self.observations: Bits = np.asarray(memoryview(self._rows.observations)).view(np.int8).reshape(number, facts)
        self.masks: Bits = np.asarray(memoryview(self._rows.masks)).view(np.int8).reshape(number, moves)
        self.seats: npt.NDArray[np.int64] = np.asarray(memoryview(self._rows.seats))
        self.positions = [self._begin() for _ in range(number)]
        self._rows.look(self.positions)

    def _begin(self) -> Position:
        self.games += 1
        return self.observing.start(f"{self._seed}/{self.games}")

    def step(self, actions: Sequence[int] | npt.NDArray[np.int64]) -> tuple[Rewards, npt.NDArray[np.bool_]]:
        """One move at each table; returns the rewards of all seats, and at which tables a game ended."""
        rewards = np.zeros((self.number, self.observing.seats), np.float32)
        over = np.zeros(self.number, np.bool_)
        moves: list[int] = actions.tolist() if isinstance(actions, np.ndarray) else [int(action) for action in actions]
        if len(moves) != self.number:
            raise ValueError(f"{self.number} tables need {self.number} actions, not {len(moves)}")
        wrong = self._rows.illegal(moves)
        if wrong >= 0:
            refusal = self.positions[wrong].why_not(int(self.seats[wrong]), moves[wrong])
            assert refusal is not None
            raise Refused(refusal)
        for row in self._rows.play(self.positions, moves):
            over[row] = True
            rewards[row] = self.observing.rewards(self.positions[row])
            self.positions[row] = self._begin()
        self._rows.look(self.positions)
        return rewards, over

    def sample(self) -> list[int]:
        """A random legal move for each table."""
        return self._rows.sample(self._rng)
