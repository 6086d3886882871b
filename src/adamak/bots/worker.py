"""A process that thinks for others: `python -m adamak.bots.worker`.

Frames of msgpack, each behind its length in four bytes, come in on standard input and go out on standard output.
Of a game that goes on a task holds a *sampled* position, never the true one, so that nothing hidden ever reaches this
process. It ends when its input ends.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from typing import Any, BinaryIO, Literal

import msgspec

from adamak.bots.analysis import Analysis, affordable, analyse
from adamak.bots.bot import Budget, Player, player
from adamak.bots.coach import Coaching, coach, usual
from adamak.bots.external import Incident, OutsidePlayer
from adamak.bots.hints import Hint, hints
from adamak.bots.tree_player import TreePlayer
from adamak.core import Knowledge, Rng, find, savefile

MOST_OUTSIDE = 16  # programs kept running, each for its seat of a table
MOST_TREES = 4  # kept; a master's takes some ten megabytes


class Task(msgspec.Struct, tag=True):
    """A move is wanted."""

    game: str
    position: bytes  # sampled for this seat
    seat: int
    level: str
    seed: str
    seconds: float  # at most, whatever the level says
    whose: str = ""  # the seat of the table it is for: outside programs and trees live from move to move
    heard: list[tuple[int, int]] | None = None  # seats and moves since the last task for this seat; None: start anew


class Answer(msgspec.Struct, tag=True):
    move: int
    failed: Literal["crash", "overrun"] | None = None  # an outside program's; the move was drawn then


class Advise(msgspec.Struct, tag=True):
    """Hints are wanted."""

    game: str
    position: bytes  # sampled for this seat
    seat: int
    seed: str
    iterations: int
    seconds: float
    best: int = 3


class Advice(msgspec.Struct, tag=True):
    hints: list[Hint]


class Coach(msgspec.Struct, tag=True):
    """A word before a decision is wanted."""

    game: str
    position: bytes  # sampled for this seat
    seat: int
    seed: str
    seconds: float


class Coached(msgspec.Struct, tag=True):
    coaching: Coaching


class Judge(msgspec.Struct, tag=True):
    """The curve of a finished match is wanted."""

    record: bytes  # its save file
    seed: str
    seconds: float  # about so long; each point gets at least some iterations
    viewer: int | None = None


class Judged(msgspec.Struct, tag=True):
    analysis: Analysis


Asked = Task | Advise | Coach | Judge
Told = Answer | Advice | Coached | Judged


def frame(body: bytes) -> bytes:
    return len(body).to_bytes(4, "big") + body


class Thinking:
    """Answers tasks; keeps outside programs running between them, and the trees of searching players."""

    def __init__(self) -> None:
        self._outside: OrderedDict[tuple[str, str], Player] = OrderedDict()
        self._searching: OrderedDict[str, TreePlayer[Any]] = OrderedDict()

    def answer(self, asked: Asked) -> Told:
        if isinstance(asked, Judge):
            match, _ = savefile.read(asked.record)
            rng = Rng(asked.seed)
            return Judged(analyse(match, rng, affordable(match, rng, asked.seconds), asked.viewer))
        game = find(asked.game)
        rng = Rng(asked.seed)
        knowledge = Knowledge(game, game.from_bytes(asked.position), asked.seat, rng)
        if isinstance(asked, Advise):
            return Advice(hints(knowledge, rng, Budget(asked.iterations, asked.seconds), asked.best))
        if isinstance(asked, Coach):
            return Coached(coach(knowledge, rng, usual(game, asked.seconds)))
        chooses = self._player(asked)
        before = _incidents(chooses)
        move = chooses.choose(knowledge, rng)
        after = _incidents(chooses)
        if len(after) == len(before):
            return Answer(move)
        return Answer(move, "overrun" if after[-1].why == "overrun" else "crash")

    def _player(self, task: Task) -> Player:
        if not task.level.startswith("run:"):
            found = player(task.level, find(task.game), task.seconds)
            if isinstance(found, TreePlayer) and task.whose:
                self._keep_tree(found, task)
            return found
        key = (task.whose, task.level)
        if key not in self._outside:
            self._outside[key] = player(task.level, find(task.game), task.seconds)
        self._outside.move_to_end(key)
        while len(self._outside) > MOST_OUTSIDE:
            self._outside.popitem(last=False)[1].close()
        return self._outside[key]

    def _keep_tree(self, found: TreePlayer[Any], task: Task) -> None:
        before = self._searching.pop(task.whose, None)
        if before is not None and before.name == found.name and task.heard is not None:
            found.take_over(before, task.heard)
        self._searching[task.whose] = found
        while len(self._searching) > MOST_TREES:
            self._searching.popitem(last=False)

    def close(self) -> None:
        for one in self._outside.values():
            one.close()


def _incidents(one: Player) -> list[Incident]:
    return list(one.incidents) if isinstance(one, OutsidePlayer) else []


def serve(tasks: BinaryIO, answers: BinaryIO) -> None:
    thinking = Thinking()
    tasks_of = msgspec.msgpack.Decoder(Asked)
    try:
        while len(head := tasks.read(4)) == 4:
            asked: Asked = tasks_of.decode(tasks.read(int.from_bytes(head, "big")))
            answers.write(frame(msgspec.msgpack.encode(thinking.answer(asked))))
            answers.flush()
    finally:
        thinking.close()


if __name__ == "__main__":
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)
