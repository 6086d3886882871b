"""Arbiter: moves in words, for tests that read as rules. The rules are asked both ways, quickly and slowly.

In the test helpers of a game:

    arbiter = Arbiter(MY_GAME)
    play, refused, may = arbiter.play, arbiter.refused, arbiter.may

    play(position, 0, "build baths")
    assert refused(position, 1, "pass") == "MY-4.2"
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from adamak.core import Position, Refusal, Rng
from adamak.core.match import AnyGame


class Arbiter:
    """`say` turns a test's own short words into those of a move; `check` is done after each move played."""

    def __init__(
        self,
        game: AnyGame,
        say: Callable[[Any, str], str] = lambda position, move: move,
        check: Callable[[Any], None] | None = None,
    ) -> None:
        self.game = game
        self.say = say
        self.check = check or self.counted_anew

    def number(self, position: Position, move: str) -> int:
        return self.game.moves.number(self.say(position, move))

    def play(self, position: Any, seat: int, *moves: str) -> Any:
        """Moves of one seat, each of which must be legal; nothing may be made or lost on the way."""
        for move in moves:
            number = self.number(position, move)
            refusal = position.why_not(int(seat), number)
            assert refusal is None, f"{move}: {refusal}"
            assert number in list(position.legal(int(seat))), f"{move} is not among {self.choices(position, seat)}"
            position.apply(int(seat), number)
            self.check(position)
        return position

    def play_randomly(self, position: Any, seed: str, moves: int = 20_000) -> Any:
        rng = Rng(seed)
        for _ in range(moves):
            if position.is_over():
                break
            seat = position.actor()
            legal = position.legal(seat)
            position.apply(seat, legal[rng.below(len(legal))])
        return position

    def counted_anew(self, position: Position) -> None:
        """A position written down and read back passes the checks of a setup and is the same."""
        written = json.loads(json.dumps(position.to_setup()))
        assert self.game.from_setup(written).to_bytes() == position.to_bytes()

    def choices(self, position: Position, seat: int) -> list[str]:
        """Every legal move of a seat, in words."""
        return [self.game.moves.words(move) for move in position.legal(int(seat))]

    def may(self, position: Position, seat: int, move: str) -> bool:
        number = self.number(position, move)
        legal = number in list(position.legal(int(seat)))
        assert legal == (position.why_not(int(seat), number) is None)
        return legal

    def refused(self, position: Position, seat: int, move: str) -> str:
        """The clause that forbids a move."""
        return self._refusal(position, seat, move).clause

    def why(self, position: Position, seat: int, move: str) -> tuple[str, dict[str, Any]]:
        """The reason of a refusal, and its facts."""
        refusal = self._refusal(position, seat, move)
        return refusal.reason, dict(refusal.facts)

    def _refusal(self, position: Position, seat: int, move: str) -> Refusal:
        number = self.number(position, move)
        refusal = position.why_not(int(seat), number)
        assert refusal is not None, f"{move} is legal"
        assert number not in list(position.legal(int(seat))), f"{move}: refused, and legal all the same"
        return refusal
