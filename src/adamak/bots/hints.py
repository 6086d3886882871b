"""Hints: the best turns of a seat with their chances, what each brings, and what the rival would answer.

A turn is told to its end, as far as nobody else decides and nothing comes to light on the way.

Found by the best search there is for the game, from the seat's own `Knowledge`: a hint cannot tell what its asker may
not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from adamak.bots.bot import Budget, searching
from adamak.bots.tree_player import Found, TreePlayer
from adamak.bots.weighing import Weighing
from adamak.core import Knowledge, Position, Rng
from adamak.core.position import AtTheHorizon
from adamak.words import GameWords

USUAL = Budget(iterations=3000, seconds=2.0)
LONGEST_LINE = 8
LONGEST_TURN = 14  # own moves
LEAST_VISITS = 8  # fewer tell nothing about an answer
STEPS = 20  # a move of a turn that the search has not looked at gets this part of the budget


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
    gains: dict[str, int] = field(default_factory=dict)  # parts of the own score that the turn changes
    line: tuple[Step, ...] = ()  # the whole turn, this move first, and how it would go on
    events: tuple[dict[str, Any], ...] = ()  # what the turn causes, as the seat may read it

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
    return [_hint(thinker, one, knowledge, rng, _part(budget)) for one in found[:best]]


def _part(budget: Budget) -> Budget:
    """For one move of a turn."""
    return Budget(max(1, (budget.iterations or USUAL.iterations) // STEPS), budget.seconds and budget.seconds / STEPS)


def _hint(thinker: TreePlayer[Any], found: Found, knowledge: Knowledge, rng: Rng, step: Budget) -> Hint:
    line = _to_its_end(_line(thinker, found.move, found.node, knowledge.seat), knowledge, rng, step)
    gains, events = _outcome(line, knowledge, rng)
    return Hint(found.move, found.value, found.visits, gains, tuple(line), tuple(events))


def whole_turn(weighed: Weighing, knowledge: Knowledge, rng: Rng, budget: Budget = USUAL) -> list[int]:
    """A weighed move, and what its seat does after it in the same turn."""
    line = _to_its_end(expected(weighed, knowledge), knowledge, rng, _part(budget))
    seat = knowledge.seat
    own = next((number for number, step in enumerate(line) if step.seat != seat), len(line))
    return [step.move for step in line[:own]]


def expected(weighed: Weighing, knowledge: Knowledge) -> list[Step]:
    """A weighed move, and how it would probably go on."""
    thinker = searching("hints", knowledge.game, USUAL)
    return _line(thinker, weighed.move, weighed.node, knowledge.seat)


def _line(thinker: TreePlayer[Any], move: int, node: Any, seat: int) -> list[Step]:
    """The most visited continuation, as far as it was looked at often enough."""
    line = [Step(seat, move)]
    while len(line) < LONGEST_LINE:
        most = max(thinker.replies(node), key=lambda reply: int(reply.visits), default=None)
        if most is None or most.visits < LEAST_VISITS:
            break
        line.append(Step(int(most.seat), int(most.move)))
        node = most
    return line


def _to_its_end(line: list[Step], knowledge: Knowledge, rng: Rng, each: Budget) -> list[Step]:
    """A line with the own turn whole: what the search left open is looked for step by step."""
    seat = knowledge.seat
    position = knowledge.sample(rng)
    horizon = position.horizon
    turn: list[Step] = []
    while len(turn) < LONGEST_TURN and seat in position.actors() and position.horizon == horizon:
        legal = [int(move) for move in position.legal(seat)]
        if len(turn) < len(line) and line[len(turn)].seat == seat and line[len(turn)].move in legal:
            step = line[len(turn)]
        elif turn and position.actors() == [seat]:
            step = Step(seat, _next_move(position, knowledge, legal, rng, each))
        else:
            break
        turn.append(step)
        position.apply(seat, step.move)
    return line if turn == line[: len(turn)] and len(turn) < len(line) else turn


def _next_move(position: Position, knowledge: Knowledge, legal: list[int], rng: Rng, budget: Budget) -> int:
    if len(legal) == 1:
        return legal[0]
    known = Knowledge(knowledge.game, position, knowledge.seat, rng)
    thinker = searching("hints", knowledge.game, budget)
    return thinker.found(thinker.think(known, rng), legal)[0].move


def _outcome(line: list[Step], knowledge: Knowledge, rng: Rng) -> tuple[dict[str, int], list[dict[str, Any]]]:
    """What the own moves at the beginning of a line change in the own score, and all they cause."""
    seat = knowledge.seat
    position = knowledge.sample(rng)
    position.watch()
    position.previewing = True
    before = _score(position, seat)
    events: list[dict[str, Any]] = []
    try:
        for step in line:
            if step.seat != seat or position.is_over() or step.move not in position.legal(seat):
                break
            position.apply(seat, step.move)
            events += position.events_for(seat)
    except AtTheHorizon:
        events += position.events_for(seat)
    after = _score(position, seat)
    return {part: after[part] - before.get(part, 0) for part in after if after[part] != before.get(part, 0)}, events


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
