"""What a seat knows, as zeros and ones, and what it may do, as a mask: the same for every library."""

from __future__ import annotations

from typing import Any, Literal, get_args

import numpy as np
import numpy.typing as npt

from adamak.core import Game, Position, Problem
from adamak.core.display import lines
from adamak.core.unfinished import margin
from adamak.envs.batch import known_plainly
from adamak.uncompiled import mention_once

__all__ = ["LONGEST", "Observing"]

Bits = npt.NDArray[np.int8]

VERSION = "v1"  # rises when a learned policy would no longer fit: other facts, other moves, other rewards

LONGEST = 10_000  # moves of all seats in one game: whoever plays on for longer is stopped, unless they ask for another

Reward = Literal["payoff", "margin"]

ILLEGAL_REWARD = -1.0  # of whoever ends a game by an illegal move, where the library's custom is to end it


class Observing:
    """A game for some number of seats, as learning programs meet it.

    An observation has a place for every fact of `Game.facts`, with a one where it is true as far as the seat knows. A
    game that declares no facts is seen by what every game has: is it over, do I decide, who am I, and which moves are
    legal. `names` says what each place means.

    The reward of a game that has ended is the payoff (1 for a lone winner, shared by joint ones) or, with
    `reward="margin"`, by how many points a seat has won or lost (`core/unfinished.py`).
    """

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int | None = None,
        options: dict[str, object] | None = None,
        reward: Reward = "payoff",
    ) -> None:
        mention_once()
        if reward not in get_args(Reward):
            raise Problem("unknown-reward", given=str(reward)[:40], known=", ".join(get_args(Reward)))
        self.game = game
        self.reward = reward
        self.seats = usual_seats(game) if seats is None else seats
        self.options = {**game.unattended, **(options or {})}
        self._read = game.read_options(self.seats, self.options)
        self.moves = len(game.moves)
        self.declared = game.facts is not None
        self.size = game.facts.size if game.facts is not None else 2 + self.seats + self.moves

    @property
    def names(self) -> list[str]:
        """What each place of an observation means."""
        if self.game.facts is not None:
            return self.game.facts.names()
        legal = (f"legal {self.game.moves.words(move)}" for move in range(self.moves))
        return ["over", "decides", *(f"seat {seat}" for seat in range(self.seats)), *legal]

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

    def facts(self, position: Position, seat: int) -> npt.NDArray[np.int32]:
        """The places of the ones in an observation."""
        known = position.known_facts(seat) if self.declared else known_plainly(position, seat)
        return np.frombuffer(known, "<i4")

    def observe(self, position: Position, seat: int) -> Bits:
        seen = np.zeros(self.size, np.int8)
        seen[self.facts(position, seat)] = 1
        return seen

    def mask(self, position: Position, seat: int) -> Bits:
        mask = np.zeros(self.moves, dtype=np.int8)
        mask[list(position.legal(seat))] = 1
        return mask

    def payoffs(self, position: Position) -> list[float]:
        return [float(position.payoff(seat)) for seat in range(self.seats)]

    def rewards(self, position: Position) -> list[float]:
        """Of a game that has ended: by seat, as it was asked for."""
        if self.reward == "payoff":
            return self.payoffs(position)
        return [margin(position, seat) for seat in range(self.seats)]

    def text(self, position: Position, seat: int) -> str:
        """What a seat sees, in lines."""
        return "\n".join(lines(position.view(seat)))


def usual_seats(game: Game[Any, Any]) -> int:
    """Two where two can play."""
    return 2 if 2 in game.seat_counts else game.seat_counts[0]


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
