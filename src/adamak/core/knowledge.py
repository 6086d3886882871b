"""Knowledge: what a bot is given. It holds no secret, so none can be taken from it."""

from __future__ import annotations

from typing import Any

from adamak.core.display import html
from adamak.core.game import Game
from adamak.core.position import Position
from adamak.core.rng import Rng


class Knowledge:
    """What one seat knows: its view, its legal moves, and other positions that would look the same to it.

    Inside lies a sampled position, never the true one. The secrecy tests of the contract say that view and legal
    moves of a sample equal those of the truth, and a sample of a sample is as good as a sample of the truth.
    """

    def __init__(self, game: Game[Any, Any], position: Position, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self._like = position.sample(seat, rng)

    @property
    def seats(self) -> int:
        return int(self._like.seats)

    def view(self) -> dict[str, Any]:
        return self._like.view(self.seat)

    def _repr_html_(self) -> str:
        """In a notebook: what this seat sees, and what it may do."""
        legal = ", ".join(self.game.moves.words(move) for move in self.legal())
        return html({"legal": legal or None, **self.view()}, f"{self.game.id}, seat {self.seat}")

    def legal(self) -> list[int]:
        """The seat's legal moves now."""
        return list(self._like.legal(self.seat))

    def facts(self) -> list[int]:
        """Which facts of `Game.facts` are true, as far as the seat knows."""
        return self._like.facts(self.seat)

    def sample(self, rng: Rng) -> Position:
        """A position that could be the true one, as far as this seat knows: play with it freely."""
        return self._like.sample(self.seat, rng)
