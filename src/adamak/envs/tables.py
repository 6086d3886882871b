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
from adamak.envs import batch
from adamak.envs.observing import Floats, Mask, Observing


class Tables:
    """A row for each table: what the seat to decide observes, its legal moves, and which seat it is.

    A game that ends is followed by the next one at once: `step` hands out its rewards, and the row already shows the
    first decision of the new game. The arrays are written anew by every step: copy what is to be kept.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        number: int,
        seats: int | None = None,
        options: dict[str, object] | None = None,
        seed: int | str = 0,
        observe: bool = True,
    ) -> None:
        self.observing = Observing(game, seats, options)
        self.number = number
        self.games = 0  # begun so far
        self._seed = seed
        self._rng = Rng(f"{seed}/sample")
        self._observe = observe
        self.observations: Floats = np.zeros((number, self.observing.size if observe else 0), np.float32)
        self.masks: Mask = np.zeros((number, self.observing.moves), np.int8)
        self.seats: npt.NDArray[np.int64] = np.zeros(number, np.int64)
        self._flat: list[int] = []
        self._firsts: list[int] = []
        self.positions = [self._begin() for _ in range(number)]
        self._look()

    def _begin(self) -> Position:
        self.games += 1
        return self.observing.start(f"{self._seed}/{self.games}")

    def step(self, actions: Sequence[int] | npt.NDArray[np.int64]) -> tuple[Floats, npt.NDArray[np.bool_]]:
        """One move at each table; returns the rewards of all seats, and at which tables a game ended."""
        rewards: Floats = np.zeros((self.number, self.observing.seats), np.float32)
        over = np.zeros(self.number, np.bool_)
        moves: list[int] = actions.tolist() if isinstance(actions, np.ndarray) else [int(one) for one in actions]
        if len(moves) != self.number:
            raise ValueError(f"{self.number} tables need {self.number} actions, not {len(moves)}")
        wrong = batch.illegal(moves, self.observing.moves, self._flat, self._firsts)
        if wrong >= 0:
            refusal = self.positions[wrong].why_not(int(self.seats[wrong]), moves[wrong])
            assert refusal is not None
            raise Refused(refusal)
        ended: list[int] = []
        batch.play(self.positions, moves, ended)
        for row in ended:
            over[row] = True
            rewards[row] = self.observing.payoffs(self.positions[row])
            self.positions[row] = self._begin()
        self._look()
        return rewards, over

    def _look(self) -> None:
        """The next decision of every table."""
        seats: list[int] = []
        self._flat, self._firsts = [], []
        batch.look(self.positions, self.observing.moves, seats, self._flat, self._firsts)
        self.seats[:] = seats
        self.masks.fill(0)
        self.masks.reshape(-1)[self._flat] = 1
        if not self._observe:
            return
        if self.observing.game.features:
            for row, position in enumerate(self.positions):
                self.observing.pack(position, seats[row], self.observations, row)
        else:  # as Observing.features, for all rows together
            rows = np.arange(self.number)
            self.observations.fill(0)
            self.observations[:, 1] = 1
            self.observations[rows, 2 + self.seats] = 1
            self.observations[:, 2 + self.observing.seats :] = self.masks

    def sample(self) -> list[int]:
        """A random legal move for each table."""
        return batch.sample(self._rng, self.observing.moves, self._flat, self._firsts)
