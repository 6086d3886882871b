"""Taking part as a program of one's own. `run` speaks the line protocol; you choose.

    from adamak.bots.client import Question, run

    def choose(question: Question) -> int:
        return question.legal[0]

    run(choose, name="the first one")

`python -m adamak.bots.client mcts:500` is one of our own players as such a program.
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, BinaryIO

from adamak.bots import line_protocol
from adamak.core import Game, Knowledge, Rng, find

__all__ = ["Question", "run", "run_player"]


@dataclass(frozen=True)
class Question:
    """A decision of one's seat: what it sees, what it may do, how long it has."""

    game: Game[Any, Any]
    seat: int
    seats: int
    seconds: float
    view: dict[str, Any]
    legal: list[int]
    _sample: str = ""

    def words(self, move: int) -> str:
        """A move in words: "play drummer"."""
        return self.game.moves.words(move)

    def knowledge(self, rng: Rng) -> Knowledge:
        """For those who search: samples of what this seat cannot know. Only where `run` was given `sample=True`."""
        return Knowledge(self.game, self.game.from_bytes(base64.b64decode(self._sample)), self.seat, rng)


def run(
    choose: Callable[[Question], int],
    name: str = "",
    sample: bool = False,
    saw: Callable[[int, int | None], None] | None = None,
    said: BinaryIO | None = None,
    answers: BinaryIO | None = None,
) -> None:
    """Answers every question until the game is over. Print nothing on standard output yourself."""
    said, answers = said or sys.stdin.buffer, answers or sys.stdout.buffer
    game: Game[Any, Any] | None = None
    for line in said:
        message = line_protocol.read_said(line)
        if isinstance(message, line_protocol.Bye):
            return
        if isinstance(message, line_protocol.Hello):
            game = find(message.game)
            answers.write(line_protocol.write(line_protocol.Ready(name, sample)))
        elif isinstance(message, line_protocol.Saw):
            if saw is not None:
                saw(message.seat, message.move)
        else:
            assert game is not None
            asked = Question(
                game, message.seat, message.seats, message.seconds, message.view, message.legal, message.sample
            )
            answers.write(line_protocol.write(line_protocol.Chosen(message.id, choose(asked))))
        answers.flush()


def run_player(spec: str, seed: str = "") -> None:
    """One of our own players as an outside program."""
    from adamak.bots.bot import Player, player

    rng = Rng(seed or "client")
    mine: list[Player] = []

    def choose(question: Question) -> int:
        if not mine:
            mine.append(player(spec, question.game))
        return mine[0].choose(question.knowledge(rng), rng)

    def saw(seat: int, move: int | None) -> None:
        for one in mine:
            one.saw(seat, move)

    run(choose, name=spec, sample=True, saw=saw)


if __name__ == "__main__":
    run_player(*sys.argv[1:3])
