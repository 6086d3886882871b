"""HTTP: a game's exercises, to read: positions as the seat that is asked may see them, and what is right there."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from adamak.core import Problem, games
from adamak.core.exercises import Solved, exercises_of, find_exercise, pose, solve
from adamak.core.match import AnyGame
from adamak.server.errors import may_answer
from adamak.server.learning import learning_wire as wire
from adamak.server.tables import access
from adamak.words import LANGUAGES
from adamak.words.exercises import Choice, ExerciseWords

MOST_SOLVED = 200  # exercises whose solution is kept in memory


def _words(game_id: str, language: str) -> ExerciseWords:
    game = games().get(game_id)
    if game is None:
        raise Problem("no-such-game", game=game_id[:40])
    if language not in LANGUAGES:
        raise Problem("no-such-words", language=language[:10])
    return ExerciseWords(language, game)


@lru_cache(MOST_SOLVED)
def _solved(game: AnyGame, exercise: str) -> Solved:
    return solve(game, find_exercise(game, exercise))


@get(
    "/api/games/{game_id:str}/exercises/{language:str}", security=access.ANYBODY, responses=may_answer(404),
    tags=["games"], sync_to_thread=False,
)  # fmt: skip
def all_exercises(game_id: FromPath[str], language: FromPath[str]) -> wire.ExerciseList:
    """The exercises of a game by subject, from easy to hard."""
    words = _words(game_id, language)
    subjects = [
        wire.ExerciseSubject(
            subject,
            words.subject(subject),
            [wire.ExerciseLine(one.id, words.title(one), one.level, one.clauses) for one in group],
        )
        for subject, group in exercises_of(words.of).subjects().items()
    ]
    return wire.ExerciseList(game_id, subjects)


@get(
    "/api/games/{game_id:str}/exercises/{language:str}/{exercise:str}", security=access.ANYBODY,
    responses=may_answer(404), tags=["games"], sync_to_thread=False,
)  # fmt: skip
def one_exercise(game_id: FromPath[str], language: FromPath[str], exercise: FromPath[str]) -> wire.ExercisePage:
    """A position to solve, as the seat that is asked may see it; the answer comes with it."""
    words = _words(game_id, language)
    solved = _solved(words.of, exercise)
    asked = solved.exercise
    names = words.names(int(solved.before.seats))
    return wire.ExercisePage(
        id=asked.id,
        title=words.title(asked),
        subject=words.subject(asked.subject),
        level=asked.level,
        kind=asked.kind,
        question=words.question(solved),
        why=words.why(solved),
        clauses=asked.clauses,
        points=asked.points,
        seat=asked.seat,
        names=names,
        options=dict(asked.setup.get("options", {})),
        view=solved.view(),
        after=solved.after.view(asked.seat),
        told=words.happened(solved),
        legal=solved.scene["was"]["legal"] if asked.kind == "find" else [],
        choices=[_choice(words, choice, names) for choice in words.choices(solved)],
        number=solved.answer if asked.kind == "number" and isinstance(solved.answer, int) else None,
        moves=solved.answer if asked.kind == "find" and isinstance(solved.answer, list) else None,
    )


def _choice(words: ExerciseWords, choice: Choice, names: list[str]) -> wire.ExerciseChoice:
    if choice.refusal is None:
        return wire.ExerciseChoice(choice.id, choice.text, choice.right)
    why = words.refusal(choice.refusal, names)
    return wire.ExerciseChoice(choice.id, choice.text, choice.right, why, choice.refusal.clause)


@get(
    "/api/games/{game_id:str}/exercises/{language:str}/{exercise:str}/why-not", security=access.ANYBODY,
    responses=may_answer(404, 422), tags=["games"], sync_to_thread=False,
)  # fmt: skip
def why_not(
    game_id: FromPath[str],
    language: FromPath[str],
    exercise: FromPath[str],
    move: Annotated[str, QueryParameter(description="in words, as in a save file", max_length=60)],
) -> wire.ExerciseRefusal:
    """Which rule forbids a move in the position of an exercise."""
    game = _words(game_id, language).of
    asked = find_exercise(game, exercise)
    refusal = pose(game, asked).position.why_not(asked.seat, game.moves.number(move))
    if refusal is None:
        return wire.ExerciseRefusal(True)
    return wire.ExerciseRefusal(False, refusal.clause, refusal.reason, dict(refusal.facts))
