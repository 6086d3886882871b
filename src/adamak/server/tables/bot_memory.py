"""A bot's tree lies in the process that thought last for its seat: which one that is, and what the bot heard since.

Where anything does not fit (another process thinks, moves were taken back, something was hidden from the bot) it is
told so, and thinks anew.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from adamak.core import Position
from adamak.core.match import Played
from adamak.core.visible_moves import visible_move

Heard = list[tuple[int, int]]
W = TypeVar("W")  # a worker
MOST = 256  # seats remembered; a worker keeps far fewer trees than that


@dataclass(slots=True)
class Thought(Generic[W]):
    """What was true when a bot was last asked."""

    worker: W
    record: tuple[Played, ...]
    position: Position


class BotMemory(Generic[W]):
    """By the seat of a table."""

    def __init__(self) -> None:
        self._thoughts: OrderedDict[str, Thought[W]] = OrderedDict()

    def worker(self, whose: str) -> W | None:
        thought = self._thoughts.get(whose)
        return None if thought is None else thought.worker

    def heard(self, whose: str, seat: int, record: Sequence[Played]) -> Heard | None:
        """The moves since its last thought, if the game went on from there and this seat could see them all."""
        thought = self._thoughts.get(whose)
        if thought is None or tuple(record[: len(thought.record)]) != thought.record:
            return None
        position = thought.position.clone()
        told: Heard = []
        for entry in record[len(thought.record) :]:
            seen = visible_move(position, entry.seat, entry.move, seat) if entry.move >= 0 else None
            if seen is None:
                return None
            told.append((entry.seat, seen))
            position.apply(entry.seat, entry.move)
        return told

    def note(self, whose: str, worker: W, record: Sequence[Played], position: Position) -> None:
        """This worker has just thought for a seat, in this position of this match."""
        self._thoughts[whose] = Thought(worker, tuple(record), position)
        self._thoughts.move_to_end(whose)
        while len(self._thoughts) > MOST:
            self._thoughts.popitem(last=False)

    def forget(self, worker: W) -> None:
        """It is gone, and all its trees with it."""
        for whose in [whose for whose, thought in self._thoughts.items() if thought.worker is worker]:
            del self._thoughts[whose]
