"""A process that thinks for others: `python -m adamak.bots.worker`.

Frames of msgpack, each behind its length in four bytes, come in on standard input and go out on standard output.
A task holds a *sampled* position, never the true one (or a finished game), so that nothing hidden ever reaches this
process.
It ends when its input ends.
"""

from __future__ import annotations

import sys
from time import perf_counter
from typing import BinaryIO

import msgspec


class Task(msgspec.Struct, tag="choose"):
    """Choose a move."""

    game: str
    position: bytes  # sampled for this seat
    seat: int
    level: str
    seed: str
    seconds: float  # at most, whatever the level says


class HintTask(msgspec.Struct, tag="hint"):
    """Find good moves."""

    game: str
    position: bytes  # sampled for this seat
    seat: int
    seed: str
    seconds: float


class AnalysisTask(msgspec.Struct, tag="analysis"):
    """Judge a finished game, in which nothing is hidden any more."""

    save: bytes
    seed: str
    seconds: float


class Answer(msgspec.Struct):
    move: int


class HintFound(msgspec.Struct):
    """As `adamak.bots.hints.Hint`."""

    move: int
    win: float
    gains: dict[str, int]
    line: list[tuple[int, int]]  # seat, move


class PointFound(msgspec.Struct):
    """As `adamak.bots.analysis.Point`."""

    length: int
    chances: list[float]
    seat: int
    move: int
    best: int


class TurningFound(msgspec.Struct):
    """As `adamak.bots.analysis.Turning`."""

    length: int
    seat: int
    move: int
    loser: int
    winner: int
    before: list[float]
    after: list[float]
    better: int


class AnalysisFound(msgspec.Struct):
    points: list[PointFound]
    turning: list[TurningFound]


AnyTask = Task | HintTask | AnalysisTask
FEWEST, MOST = 50, 400  # iterations for each point of an analysis


def frame(body: bytes) -> bytes:
    return len(body).to_bytes(4, "big") + body


def think(task: Task) -> int:
    """The move this task asks for."""
    from adamak.bots.bot import player
    from adamak.core import Knowledge, Rng, find

    game = find(task.game)
    rng = Rng(task.seed)
    knowledge = Knowledge(game, game.from_bytes(task.position), task.seat, rng)
    return player(task.level, game, task.seconds).choose(knowledge, rng)


def find_hints(task: HintTask) -> list[HintFound]:
    from adamak.bots.bot import Budget
    from adamak.bots.hints import USUAL, hints
    from adamak.core import Knowledge, Rng, find

    game = find(task.game)
    rng = Rng(task.seed)
    knowledge = Knowledge(game, game.from_bytes(task.position), task.seat, rng)
    found = hints(knowledge, rng, Budget(USUAL.iterations, task.seconds))
    return [
        HintFound(hint.move, hint.win, hint.gains, [(step.seat, step.move) for step in hint.line]) for hint in found
    ]


def judge(task: AnalysisTask) -> AnalysisFound:
    """As carefully as the time allows: the first point tells how long an iteration takes; later ones are shorter."""
    from adamak.bots.analysis import analyse, steps
    from adamak.bots.bot import Budget
    from adamak.core import Rng, savefile

    match, _ = savefile.read(task.save)
    rng = Rng(task.seed)
    began = perf_counter()
    next(steps(match, rng, Budget(FEWEST)), None)
    each = (perf_counter() - began) / FEWEST
    iterations = int(task.seconds / each / max(1, len(match.record)))
    found = analyse(match, rng, Budget(max(FEWEST, min(MOST, iterations))))
    points = [
        PointFound(point.length, list(point.chances), point.seat, point.move, point.best) for point in found.points
    ]
    turning = [
        TurningFound(
            one.length, one.seat, one.move, one.loser, one.winner, list(one.before), list(one.after), one.better
        )
        for one in found.turning
    ]
    return AnalysisFound(points, turning)


def answer(task: AnyTask) -> Answer | list[HintFound] | AnalysisFound:
    match task:
        case Task():
            return Answer(think(task))
        case HintTask():
            return find_hints(task)
        case AnalysisTask():
            return judge(task)


def serve(tasks: BinaryIO, answers: BinaryIO) -> None:
    decode = msgspec.msgpack.Decoder(AnyTask).decode
    while len(head := tasks.read(4)) == 4:
        task = decode(tasks.read(int.from_bytes(head, "big")))
        answers.write(frame(msgspec.msgpack.encode(answer(task))))
        answers.flush()


if __name__ == "__main__":
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)
