"""A process that thinks for others: `python -m adamak.bots.worker`.

Frames of msgpack, each behind its length in four bytes, come in on standard input and go out on standard output.
A task holds a *sampled* position, never the true one, so that nothing hidden ever reaches this process.
It ends when its input ends.
"""

from __future__ import annotations

import sys
from typing import BinaryIO

import msgspec


class Task(msgspec.Struct):
    game: str
    position: bytes  # sampled for this seat
    seat: int
    level: str
    seed: str
    seconds: float  # at most, whatever the level says


class Answer(msgspec.Struct):
    move: int


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


def serve(tasks: BinaryIO, answers: BinaryIO) -> None:
    while len(head := tasks.read(4)) == 4:
        task = msgspec.msgpack.decode(tasks.read(int.from_bytes(head, "big")), type=Task)
        answers.write(frame(msgspec.msgpack.encode(Answer(think(task)))))
        answers.flush()


if __name__ == "__main__":
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)
