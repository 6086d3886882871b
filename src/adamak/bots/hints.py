"""Hints: the best moves of a seat with their chances, what each gains at once, and what the rival would answer.

Found by the best search there is for the game, from the seat's own `Knowledge`: a hint cannot tell what its asker may
not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from adamak.bots.bot import Budget, searching
from adamak.bots.tree_player import Found, TreePlayer
from adamak.core import Knowledge, Position, Rng
from adamak.words import GameWords

USUAL = Budget(iterations=3000, seconds=2.0)
LONGEST_LINE = 8
LEAST_VISITS = 8  # fewer tell nothing about an answer


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a line that the search expects."""

    seat: int
    move: int


@dataclass(frozen=True, slots=True)
class Hint:
    """A move worth making, and why."""

    move: int
    win: float  # the seat's chance to win after it, from 0 to 1
    visits: int  # how often the search looked at it
    gains: dict[str, int] = field(default_factory=dict)  # parts of the own score that change at once
    line: tuple[Step, ...] = ()  # how it would go on, this move first

    @property
    def answer(self) -> Step | None:
        """What a rival is expected to do next."""
        return next((step for step in self.line if step.seat != self.line[0].seat), None)


def hints(knowledge: Knowledge, rng: Rng, budget: Budget = USUAL, best: int = 3) -> list[Hint]:
    """The best moves, the first one first. A seat that need not decide now gets none."""
    legal = knowledge.legal()
    if not legal:
        return []
    thinker = searching("hints", knowledge.game, budget)
    found = [one for one in thinker.found(thinker.think(knowledge, rng), legal) if one.visits]
    return [_hint(thinker, one, knowledge, rng) for one in found[:best]]


def _hint(thinker: TreePlayer[Any], found: Found, knowledge: Knowledge, rng: Rng) -> Hint:
    line = _line(thinker, found, knowledge.seat)
    return Hint(found.move, found.value, found.visits, _gains(line, knowledge, rng), tuple(line))


def _line(thinker: TreePlayer[Any], found: Found, seat: int) -> list[Step]:
    """The most visited continuation, as far as it was looked at often enough."""
    line = [Step(seat, found.move)]
    node = found.node
    while len(line) < LONGEST_LINE:
        most = max(thinker.replies(node), key=lambda reply: int(reply.visits), default=None)
        if most is None or most.visits < LEAST_VISITS:
            break
        line.append(Step(int(most.seat), int(most.move)))
        node = most
    return line


def _gains(line: Sequence[Step], knowledge: Knowledge, rng: Rng) -> dict[str, int]:
    """What the move, and what the seat decides right after it, changes in its score."""
    seat = knowledge.seat
    position = knowledge.sample(rng)
    before = _score(position, seat)
    for step in line:
        if step.seat != seat or position.is_over() or step.move not in position.legal(seat):
            break
        position.apply(seat, step.move)
    after = _score(position, seat)
    return {part: after[part] - before.get(part, 0) for part in after if after[part] != before.get(part, 0)}


def _score(position: Position, seat: int) -> dict[str, int]:
    score = position.scores()[seat]
    return {part: int(number) for part, number in score.get("parts", {}).items() if isinstance(number, int)}


def reason(hint: Hint, said: GameWords, names: Sequence[str]) -> str:
    """One line for a person: "62 %: +4 Blue cards; then Robo would probably build …"."""
    parts = [said.say("hint-win", percent=round(100 * hint.win))]
    for part, change in hint.gains.items():
        name = said.thing("score", part)
        parts.append(said.say("hint-gain", sign="plus" if change > 0 else "minus", number=abs(change), name=name))
    if hint.answer is not None:
        name, move = names[hint.answer.seat], said.move(hint.answer.move)
        parts.append(said.say("hint-answer", name=name, move=move))
    return " · ".join(parts)
