"""A position as OpenSpiel knows states."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pyspiel

from adamak.core import SPECTATOR, Position, Rng
from adamak.core.unfinished import as_it_stands, shared, totals
from adamak.envs.spiel.recall import Recall

if TYPE_CHECKING:
    from adamak.envs.spiel.game import SpielGame

SEED_BYTES = 8
BYTE = 256
OUTCOMES = [(byte, 1 / BYTE) for byte in range(BYTE)]


class SpielState(pyspiel.State):  # type: ignore[misc]
    """OpenSpiel clones and serializes what lies in `__dict__`: nothing else is kept."""

    seed: bytes  # what chance has said so far
    position: Position | None  # None until chance has said the whole seed
    recall: Recall | None
    moves: int  # made so far

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed = b""
        self.position = None
        self.recall = None
        self.moves = 0

    # --- whose turn it is ---

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.position.actor())  # of several who decide at once the first: the others cannot tell what it was

    def is_terminal(self) -> bool:
        return self.position is not None and (self.position.is_over() or self.moves >= self.get_game().longest)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted(self.position.legal(player))

    # --- playing ---

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.seed += bytes([action])
            if len(self.seed) == SEED_BYTES:
                self.position = self.get_game().observing.start(self.seed.hex())
                self.recall = Recall(self.position)
            return
        assert self.recall is not None
        seat = self.position.actor()
        self.recall.note(self.position, int(seat), action)
        self.position.apply(seat, action)
        self.moves += 1

    def returns(self) -> list[float]:
        observing = self.get_game().observing
        if self.position is None or not self.is_terminal():
            return [0.0] * observing.seats
        if not self.position.is_over():
            return shared(as_it_stands(totals(self.position)[: observing.seats]))
        payoffs: list[float] = observing.payoffs(self.position)
        return payoffs

    # --- what could be true ---

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from this one; what the others remember is what they now see."""
        other: SpielState = self.clone()
        if self.position is None:
            return other
        rng = Rng("/".join(repr(sampler()) for _ in range(4)))
        other.position = self.position.sample(player, rng)
        assert self.recall is not None
        other.recall = self.recall.of_one(player, other.position)
        return other

    # --- in words ---

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        words: str = self.get_game().observing.game.moves.words(action)
        return words

    def __str__(self) -> str:
        if self.position is None:
            return f"seed {self.seed.hex() or '-'}"
        text: str = self.get_game().observing.text(self.position, SPECTATOR)
        return f"position {self.position.digest()}\n{text}"
