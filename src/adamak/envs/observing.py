"""What a seat may see, as numbers, and what it may do, as a mask: the same for every library."""

from __future__ import annotations

from struct import Struct
from typing import Any

import numpy as np
import numpy.typing as npt

from adamak.core import Game, Position, Problem
from adamak.core.display import lines

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

ILLEGAL_REWARD = -1.0  # of whoever ends a game by an illegal move, where the library's custom is to end it


class Observing:
    """A game for some number of seats, as learning programs meet it.

    An observation is `Position.features`: numbers from 0 to 1 under the names of `Game.features`. A game that has no
    features yet is seen by what every game has: is it over, who am I, am I to decide, and which moves are legal.
    """

    def __init__(
        self, game: Game[Any, Any], seats: int | None = None, options: dict[str, object] | None = None
    ) -> None:
        self.game = game
        self.seats = usual_seats(game) if seats is None else seats
        self.options = {**game.unattended, **(options or {})}
        self._read = game.read_options(self.seats, self.options)
        self.moves = len(game.moves)
        self.names = game.features or _generic(game, self.seats)
        self.size = len(self.names)
        self._packer = Struct(f"{self.size}f")

    def start(self, seed: str) -> Position:
        position: Position = self.game.start_from_seed(self.seats, self._read, seed)
        return position

    def start_from(self, options: dict[str, Any] | None, seed: str) -> Position:
        """A new game; `options["setup"]` of a reset names another beginning than a fresh deal."""
        setup = (options or {}).get("setup")
        if setup is None:
            return self.start(seed)
        position: Position = self.game.from_setup(setup)
        if position.seats != self.seats:
            raise Problem("setup-seats", seats=self.seats, found=int(position.seats))
        return position

    def features(self, position: Position, seat: int) -> Floats:
        if self.game.features:
            seen = np.empty(self.size, dtype=np.float32)
            self.pack(position, seat, seen, 0)
            return seen
        seen = np.zeros(self.size, dtype=np.float32)
        seen[0] = position.is_over()
        seen[1] = seat in position.actors()
        seen[2 + seat] = 1
        seen[2 + self.seats :] = self.mask(position, seat)
        return seen

    def pack(self, position: Position, seat: int, into: Floats, row: int) -> None:
        """The features into a row of an array; by struct, three times as fast as numpy's own way from a list."""
        self._packer.pack_into(into.data, row * self._packer.size, *position.features(seat))

    def mask(self, position: Position, seat: int) -> Mask:
        mask = np.zeros(self.moves, dtype=np.int8)
        mask[list(position.legal(seat))] = 1
        return mask

    def payoffs(self, position: Position) -> list[float]:
        return [float(position.payoff(seat)) for seat in range(self.seats)]

    def text(self, position: Position, seat: int) -> str:
        """What a seat sees, in lines."""
        return "\n".join(lines(position.view(seat)))


def usual_seats(game: Game[Any, Any]) -> int:
    """Two where two can play."""
    return 2 if 2 in game.seat_counts else game.seat_counts[0]


def _generic(game: Game[Any, Any], seats: int) -> tuple[str, ...]:
    legal = (f"legal {game.moves.words(move)}" for move in range(len(game.moves)))
    return ("over", "to decide", *(f"seat {seat}" for seat in range(seats)), *legal)


class Seeds:
    """A chain of seeds: the first is given or drawn from the system, and every game after it gets the next."""

    def __init__(self) -> None:
        self._chain = ""
        self._games = 0

    def next(self, seed: int | None) -> str:
        if seed is not None or not self._chain:
            self._chain = str(int(seed)) if seed is not None else str(np.random.SeedSequence().entropy)
            self._games = 0
        self._games += 1
        return f"{self._chain}/{self._games}"
