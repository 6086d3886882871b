"""Faults of a game's exercises: `exercise_faults(GAME)` is empty where every one can be posed, solved and explained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from adamak.core.claims import holds
from adamak.core.errors import Problem
from adamak.core.exercises import Exercise, Solved, exercises_of, solve
from adamak.core.game import Game
from adamak.core.match import Refused
from adamak.testing.typed_numbers import unchecked_numbers
from adamak.words import LANGUAGES
from adamak.words.exercises import ExerciseWords, catalogue_of, needed_by_exercises, unsaid
from adamak.words.game_words import package_of, rulebook
from adamak.words.lint import lint_package

AnyGame = Game[Any, Any]


def exercise_faults(game: AnyGame) -> list[str]:
    """Everything that is wrong with the exercises of a game, one line each."""
    found = lint_package(catalogue_of(game), needed_by_exercises(game))
    ids = [exercise.id for exercise in exercises_of(game).exercise]
    found += [f"{name}: there are two of this name" for name in sorted(set(ids)) if ids.count(name) > 1]
    for exercise in exercises_of(game).exercise:
        try:
            found += _faults(game, exercise)
        except Problem as problem:
            found.append(f"{exercise.id}: {problem}")
        except Refused as refused:
            found.append(f"{exercise.id}: refused, {refused.refusal.clause} {refused.refusal.reason}")
    return found


def _faults(game: AnyGame, exercise: Exercise) -> Iterator[str]:
    solved = solve(game, exercise)
    known = rulebook(package_of(game), LANGUAGES[0]).clauses
    yield from (f"{exercise.id}: no clause {clause}" for clause in exercise.clauses if clause not in known)
    yield from (f"{exercise.id}: not true: {claim}" for claim in exercise.holds if not holds(solved.scene, claim))
    yield from unsaid(game, exercise, solved.arguments())
    yield from (f"{exercise.id}: {fault}" for fault in _answer_faults(game, solved))
    for lang in LANGUAGES:
        yield from (f"{exercise.id}, {lang}: {fault}" for fault in _words_faults(ExerciseWords(lang, game), solved))
        yield from (f"{exercise.id}, {lang}: nothing checks {n}" for n in unchecked_numbers(game, solved, lang))


def _answer_faults(game: AnyGame, solved: Solved) -> Iterator[str]:
    """There is a right answer and a wrong one, and the question does not show it."""
    exercise, answer = solved.exercise, solved.answer
    if exercise.kind == "outcomes" and not isinstance(answer, str):
        yield f"of the outcomes these are true: {answer}"
    if exercise.kind == "allowed" and answer == exercise.allowed:
        yield "every move is allowed"
    if exercise.kind in ("allowed", "find") and not answer:
        yield "no move is right"
    if exercise.kind == "find" and answer == solved.scene["was"]["legal"]:
        yield "every move is right"
    if exercise.kind == "who" and answer is None and not exercise.nobody:
        yield "nobody is right and cannot be chosen"
    if exercise.kind == "number" and isinstance(answer, int) and answer < 0:
        yield f"{answer} cannot be typed"
    solved.view()


def _words_faults(words: ExerciseWords, solved: Solved) -> Iterator[str]:
    choices = words.choices(solved)
    if len({choice.text for choice in choices}) < len(choices):
        yield "two choices say the same"
    if choices and not any(choice.right for choice in choices):
        yield "no choice is right"
    sentences = [
        words.question(solved),
        words.why(solved),
        *(choice.text for choice in choices),
        *words.happened(solved),
    ]
    yield from (f"not said in full: {sentence}" for sentence in sentences if "{" in sentence or not sentence)
