"""The coach: which kinds of moves are sensible now and why, and which moves throw much away.

Everything comes from the seat's own `Knowledge`: each legal move is weighed by itself (`weighing.py`), and what is said
of one is read from a copy of what the seat knows, as far as nothing comes to light. Two positions that the seat cannot
tell apart give the same advice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from adamak.bots.bot import Budget
from adamak.bots.hints import Step, expected, whole_turn
from adamak.bots.network import network_of
from adamak.bots.weighing import Weighing, look_again, weigh
from adamak.core import Game, Knowledge, Position, Refusal, Rng
from adamak.core.position import AtTheHorizon

LED, PLAIN = 2000, 6000  # iterations of a game with a network, and of one without: they are shorter and say less
SENSIBLE = 0.06  # of a chance to win: what loses no more is sensible
AS_GOOD = 0.02  # what loses no more than this beside another move of its kind is as good
MOST_KINDS = 3
MOST_AS_GOOD = 3
MUCH = 0.16  # what loses more throws much away


@dataclass(frozen=True, slots=True)
class Counsel:
    """A sensible kind of move by the best move of it, and its reasons."""

    move: int
    win: float  # the seat's chance to win after it, from 0 to 1
    turn: tuple[int, ...]  # the whole turn, this move first
    points: int = 0  # by which the turn changes the own score
    changes: dict[str, int] = field(default_factory=dict)  # own gauges that it changes
    as_good: tuple[int, ...] = ()  # other moves of its kind
    opens: int = -1  # an own move that it prepares: expected next, and not possible now
    stops: Step | None = None  # what a rival would do after other moves, and cannot do after this one


@dataclass(frozen=True, slots=True)
class Caution:
    """A move that throws much away, and what speaks against it."""

    move: int
    win: float
    points: int = 0
    changes: dict[str, int] = field(default_factory=dict)
    answer: Step | None = None  # what a rival would probably do then
    lacking: Refusal | None = None  # why the best move would not be possible at the next turn any more


@dataclass(frozen=True, slots=True)
class Coaching:
    """What there is to say about one decision; nothing where there is no choice."""

    best: int = -1
    win: float = 0.0  # after the best move
    counsels: tuple[Counsel, ...] = ()  # the best first, each of a kind of its own
    cautions: tuple[Caution, ...] = ()


def usual(game: Game[Any, Any], seconds: float = 0.0) -> Budget:
    """How long the coach thinks about a decision."""
    return Budget(LED if network_of(game) is not None else PLAIN, seconds)


def coach(knowledge: Knowledge, rng: Rng, budget: Budget) -> Coaching:
    """What a good teacher at the table would say before this seat's decision."""
    if len(knowledge.legal()) < 2:
        return Coaching()
    until = perf_counter() + budget.seconds if budget.seconds else None
    weighed = weigh(knowledge, rng, budget)
    best = weighed[0]
    # Nobody is warned of a move that only seemed bad at first sight.
    look_again([one for one in weighed if best.win - one.win > MUCH], budget, until)
    known = Known(knowledge, rng, weighed, budget)
    kinds = sensible_kinds(weighed, best, knowledge)
    return Coaching(
        best.move, best.win,
        tuple(known.counsel(kind) for kind in kinds),
        tuple(known.caution(one, best.move) for one in weighed if best.win - one.win > MUCH),
    )  # fmt: skip


def sensible_kinds(weighed: list[Weighing], best: Weighing, knowledge: Knowledge) -> list[list[Weighing]]:
    """The sensible moves by kind of action, the best kind and the best move of each first.

    Where all moves are of one kind (which place to go to, say), each of them is a kind of its own.
    """
    moves = knowledge.game.moves
    alike = len({moves.move(one.move).kind for one in weighed}) == 1
    kinds: dict[str, list[Weighing]] = {}
    for one in sorted(weighed, key=lambda one: (one is best, one.win), reverse=True):
        if best.win - one.win <= SENSIBLE:
            kinds.setdefault(moves.words(one.move) if alike else moves.move(one.move).kind, []).append(one)
    return list(kinds.values())[:MOST_KINDS]


class Known:
    """What can be read about moves from a copy of what the seat knows."""

    def __init__(self, knowledge: Knowledge, rng: Rng, weighed: list[Weighing], budget: Budget) -> None:
        self.knowledge = knowledge
        self.seat = knowledge.seat
        self.rng = rng
        self.budget = budget
        self.legal = set(knowledge.legal())
        self.phase = knowledge.view().get("phase")
        self.like = knowledge.sample(rng)
        self.lines = {one.move: expected(one, knowledge) for one in weighed}
        self.answers = {move: self._answer(line) for move, line in self.lines.items()}
        told = Counter(answer for answer in self.answers.values() if answer is not None)
        self.usual = next((answer for answer, times in told.most_common(1) if times > 1), None)

    def counsel(self, kind: list[Weighing]) -> Counsel:
        best, *others = kind
        turn = whole_turn(best, self.knowledge, self.rng, self.budget)
        points, changes, after = self._played(turn)
        return Counsel(
            best.move, best.win, tuple(turn), points, changes,
            tuple(one.move for one in others if best.win - one.win <= AS_GOOD)[:MOST_AS_GOOD],
            self._opens(best.move), self._stops(best.move, after),
        )  # fmt: skip

    def caution(self, weighed: Weighing, best: int) -> Caution:
        points, changes, after = self._played([weighed.move])
        lacking = self._lacking(after, self.answers[weighed.move], best)
        return Caution(weighed.move, weighed.win, points, changes, self.answers[weighed.move], lacking)

    def _answer(self, line: list[Step]) -> Step | None:
        return next((step for step in line if step.seat != self.seat), None)

    def _opens(self, move: int) -> int:
        """The own move expected after a rival's, if it was not possible before."""
        line = self.lines[move]
        rivals = [number for number, step in enumerate(line) if step.seat != self.seat]
        later = [step.move for step in line[rivals[0] :] if step.seat == self.seat] if rivals else []
        return later[0] if later and later[0] not in self.legal else -1

    def _stops(self, move: int, after: Position | None) -> Step | None:
        """What rivals answer to most moves, where they cannot any more after this one."""
        usual = self.usual
        if usual is None or after is None or self.answers[move] == usual or after.actors() != [usual.seat]:
            return None
        return None if usual.move in after.legal(usual.seat) else usual

    def _played(self, turn: list[int]) -> tuple[int, dict[str, int], Position | None]:
        """What a turn changes in the own score and gauges, as far as it can be known; and where it leads, if it can."""
        position = self.like.clone()
        position.previewing = True
        seat = self.seat
        before, had = _total(position, seat), _gauges(position, seat)
        certain = True
        try:
            for move in turn:
                if move not in position.legal(seat):
                    break
                position.apply(seat, move)
        except AtTheHorizon:
            certain = False
        has = _gauges(position, seat)
        changes = {name: has[name] - had[name] for name in has if has[name] != had[name]}
        return _total(position, seat) - before, changes, position if certain else None

    def _lacking(self, after: Position | None, answer: Step | None, best: int) -> Refusal | None:
        """Which rule would forbid the best move when the seat is asked the same again, if only the answer comes between
        and nothing else comes to light."""
        if after is None or answer is None or after.actors() != [answer.seat]:
            return None
        if answer.move not in after.legal(answer.seat):
            return None
        position = after.clone()
        position.previewing = True
        try:
            position.apply(answer.seat, answer.move)
        except AtTheHorizon:
            return None
        if position.actors() != [self.seat] or position.view(self.seat).get("phase") != self.phase:
            return None
        return position.why_not(self.seat, best)


def _total(position: Position, seat: int) -> int:
    return int(position.scores()[seat]["total"])


def _gauges(position: Position, seat: int) -> Mapping[str, int]:
    seats: Any = position.gauges(seat).seats
    return dict(seats[seat]) if seats else {}
