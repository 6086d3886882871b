"""An exercise in one language: its title, question, choices and explanation, from `text/exercises.<lang>.ftl`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from adamak.core.exercises import Exercise, Solved, exercises_of
from adamak.core.game import Game
from adamak.core.refusal import Refusal
from adamak.words.arguments import arguments
from adamak.words.catalogue import LANGUAGES, catalogue
from adamak.words.game_words import GameWords, package_of

PART = "exercises"
SEATS = ("first", "second", "third", "fourth", "fifth", "sixth")  # players by seat, as the sentences call them
NOBODY = "nobody"


def catalogue_of(game: Game[Any, Any]) -> str:
    """The name of the catalogue that speaks of a game's exercises."""
    return f"{package_of(game)}/{PART}"


@dataclass(frozen=True)
class Choice:
    """One answer to choose: its id, its words, and, of a move that is not allowed, why not."""

    id: str
    text: str
    right: bool
    refusal: Refusal | None = None


class ExerciseWords(GameWords):
    """Says what a game's exercises ask and explain."""

    def __init__(self, lang: str, game: Game[Any, Any]) -> None:
        super().__init__(lang, game, PART)

    def names(self, seats: int) -> list[str]:
        """Who sits at the table of an exercise."""
        return [self.say(f"exercise-player-{seat}") for seat in range(1, seats + 1)]

    def subject(self, subject: str) -> str:
        return self.say(f"subject-{subject}")

    def title(self, exercise: Exercise) -> str:
        return self.say(f"exercise-{exercise.id}.title")

    def question(self, solved: Solved) -> str:
        return self._said(solved)

    def why(self, solved: Solved) -> str:
        """The explanation, when the question has been answered."""
        return self._said(solved, ".why")

    def _said(self, solved: Solved, attribute: str = "") -> str:
        message = f"exercise-{solved.exercise.id}"
        names = self.names(int(solved.before.seats))
        told: dict[str, Any] = arguments(self, message, solved.arguments(), names)
        return self.format(message + attribute, told | dict(zip(SEATS, names, strict=False)))

    def choices(self, solved: Solved) -> list[Choice]:
        """What can be chosen, in the order in which it is shown; none where a number or a move is asked for."""
        exercise, answer = solved.exercise, solved.answer
        if exercise.kind == "who":
            names = self.names(int(solved.before.seats))
            found = [Choice(str(seat), name, seat == answer) for seat, name in enumerate(names)]
            return found + ([Choice(NOBODY, self.say("exercise-nobody"), answer is None)] if exercise.nobody else [])
        if exercise.kind == "outcomes":
            return [Choice(name, self._said(solved, f".{name}"), name == answer) for name in exercise.outcomes]
        if exercise.kind == "allowed":
            numbers = {move: self.of.moves.number(move) for move in exercise.allowed}
            refusals = {move: solved.before.why_not(exercise.seat, number) for move, number in numbers.items()}
            return [
                Choice(move, self._move(solved, k, numbers[move]), refusal is None, refusal)
                for k, (move, refusal) in enumerate(refusals.items(), 1)
            ]
        return []

    def _move(self, solved: Solved, place: int, number: int) -> str:
        """A move to choose, in words of its own (`.m1`, `.m2` …) where the exercise has them."""
        attribute = f"exercise-{solved.exercise.id}.m{place}"
        said = self._said(solved, f".m{place}")
        return self.move(number) if said == attribute else said

    def happened(self, solved: Solved) -> list[str]:
        """What was played, step by step, as the log of the table tells it."""
        names = self.names(int(solved.before.seats))
        return [self.event(event, names) for event in solved.events]


# --- what a catalogue must hold -----------------------------------------------------------------------


def needed_by_exercises(game: Game[Any, Any]) -> set[str]:
    """Every message and attribute that the exercises of a game can ask for."""
    found: set[str] = set()
    for exercise in exercises_of(game).exercise:
        message = f"exercise-{exercise.id}"
        found |= {f"subject-{exercise.subject}", message, f"{message}.title", f"{message}.why"}
        found |= {f"{message}.{name}" for name in exercise.outcomes}
    return found


def unsaid(game: Game[Any, Any], exercise: Exercise, told: Mapping[str, Any]) -> Iterator[str]:
    """Variables that the words use and the exercise does not give, in any language."""
    for lang in LANGUAGES:
        for name in catalogue(catalogue_of(game), lang).uses(f"exercise-{exercise.id}").all:
            if name not in told and name not in SEATS and name.removesuffix("_count") not in told:
                yield f"{exercise.id}: ${name} is not given"
