"""Guide: where a lesson stands at its table. It follows the table's rows alone, so that a replayed table has it too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from adamak.core.lesson import Lesson, Step, fits, known_to, told_facts, true
from adamak.core.match import Match
from adamak.table.messages import LessonState


@dataclass(frozen=True, slots=True)
class Entered:
    """A step that came up: how much had been played by then, and what its sentence told of the position."""

    step: int
    length: int
    facts: dict[str, Any]


@dataclass(slots=True)
class Guide:
    """The lesson's way so far. `step` is the one that is up, or that waits for the others to have played."""

    lesson: Lesson
    step: int = 0
    way: list[Entered] = field(default_factory=list)
    since: int = 0  # how much had been played when the step before was done
    events: list[dict[str, Any]] = field(default_factory=list)  # of the step that is up, as the learner sees them

    @property
    def seat(self) -> int:
        return self.lesson.seat

    @property
    def finished(self) -> bool:
        return self.step >= len(self.lesson.step)

    @property
    def up(self) -> bool:
        """Is the step's sentence before the learner?"""
        return bool(self.way) and self.way[-1].step == self.step

    @property
    def current(self) -> Step:
        return self.lesson.step[self.step]

    @property
    def holds_others(self) -> bool:
        """While something is explained nobody moves: what is said stays so."""
        return not self.finished and self.up and not self.current.asks

    # --- going on --------------------------------------------------------------------------------------------------

    def follow(self, match: Match) -> None:
        """After anything has happened: leaves what is done, and brings up the next step whose words are true."""
        known = known_to(match, self.seat)
        asked = self.seat in match.position.actors() or match.position.is_over()
        while not self.finished:
            step = self.current
            if self.up:
                if not step.asks or not (self._done(match, known) or (asked and self._no_way(known))):
                    return
            elif not (asked or step.at_once):
                return
            elif (facts := self._facts(step, known)) is not None:
                self.way.append(Entered(self.step, len(match.record), facts))
                return
            self._next(len(match.record))

    def _next(self, length: int) -> None:
        self.step += 1
        self.since = length
        self.events = []

    def _facts(self, step: Step, known: dict[str, Any]) -> dict[str, Any] | None:
        """What the step's sentence tells; None where something it claims or asks for is not there."""
        if (step.asks and self._no_way(known)) or not all(true(known, claim) for claim in step.holds):
            return None
        return told_facts(step, known)

    def _done(self, match: Match, known: dict[str, Any]) -> bool:
        """The conditions are met, or, where there are none, the learner has moved."""
        step, own = self.current, [entry.seat for entry in match.record[self.way[-1].length :]]
        if self.seat not in own:
            return False
        return all(
            any(_same(event, condition) for event in self.events)
            if condition.startswith("event ")
            else true(known, condition)
            for condition in step.until
        )

    def _no_way(self, known: dict[str, Any]) -> bool:
        """Nothing that the step asks for can be played any more."""
        return not self.current.free and not any(fits(move, self.current.asks, known) for move in known["legal"])

    # --- what is asked ---------------------------------------------------------------------------------------------

    def wants(self, match: Match, moves: Sequence[str]) -> bool:
        """May the learner play this now? While something is explained, nothing; at the end of the lesson, all."""
        if self.finished:
            return True
        if not self.up:
            return False
        step = self.current
        if not step.asks or step.free:
            return step.free
        known = known_to(match, self.seat)
        return all(fits(move, step.asks, known) for move in moves)

    def shown(self, match: Match) -> list[str]:
        """The move that the lesson makes for whoever skips the step."""
        if self.finished or not self.up or not self.current.asks or self.seat not in match.position.actors():
            return []
        known = known_to(match, self.seat)
        for pattern in (*self.current.shows, *self.current.asks):
            if chosen := next((move for move in known["legal"] if fits(move, [pattern], known)), None):
                return [chosen]
        return []

    def scripted(self, match: Match, seat: int) -> int | None:
        """What the script has for this decision of another seat; None: it does not fit, and a bot decides."""
        if self.finished:
            return None
        played = sum(entry.seat == seat for entry in match.record[self.since :])
        lines = [line.partition(" ")[2] for line in self.current.others if line.startswith(f"{seat} ")]
        legal = {match.game.moves.words(move): int(move) for move in match.position.legal(seat)}
        for pattern in lines[played:]:
            if chosen := next((move for move in legal if fits(move, [pattern], {})), None):
                return legal[chosen]
        return None

    # --- turning pages ---------------------------------------------------------------------------------------------

    def place_before(self) -> Entered | None:
        """Where the button back leads: to the step that was up before this one."""
        earlier = [entered for entered in self.way if entered.step < self.step]
        return earlier[-1] if earlier else None

    def turn_to(self, step: int, length: int) -> None:
        """To another step of the lesson, with so much played."""
        self.way = [entered for entered in self.way if entered.step < step and entered.length <= length]
        self.step, self.since, self.events = min(step, len(self.lesson.step)), length, []

    def rewound(self, length: int) -> None:
        """A move was taken back: the step that asked for it is up again."""
        while self.way and self.way[-1].length > length:
            self.way.pop()
        if self.way:
            self.step = self.way[-1].step
        else:
            self.step = 0
        self.since, self.events = min(self.since, length), []

    # --- telling ---------------------------------------------------------------------------------------------------

    def state(self, match: Match, over: bool) -> LessonState:
        """What the learner's page shows of the lesson now."""
        told = LessonState(self.lesson.name, self.step, len(self.lesson.step), self.lesson.minutes)
        told.back = not over and self.place_before() is not None
        if self.finished or not self.up:
            return told
        step = self.current
        if step.asks and not over and self.seat not in match.position.actors():
            return told  # it goes on when the others have played
        told.name, told.points = step.name, step.points
        told.facts = self.way[-1].facts
        told.asks = bool(step.asks)
        told.shown = [] if over else self.shown(match)
        return told


def _same(event: dict[str, Any], condition: str) -> bool:
    """`event region_taken seat=0`: an event of this name with these facts."""
    _, name, *facts = condition.split(" ")
    pairs = [fact.partition("=") for fact in facts]
    return event["event"] == name and all(str(event.get(key)) == value for key, _, value in pairs)
