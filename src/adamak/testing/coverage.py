"""Which clauses of its rulebook a game's lessons and exercises are about, and which they leave out for a reason."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from itertools import groupby

from adamak.core.exercises import exercises_of
from adamak.core.lesson import lessons
from adamak.core.match import AnyGame
from adamak.words.game_words import package_of, rulebook


def clauses_of(game: AnyGame) -> list[str]:
    """All clauses, in the order of the rulebook."""
    return list(rulebook(package_of(game), "en").clauses)


def shown(game: AnyGame) -> set[str]:
    """What a lesson or an exercise is about."""
    found = {clause for exercise in exercises_of(game).exercise for clause in exercise.clauses}
    return found | {clause for lesson in lessons(game).values() for step in lesson.step for clause in step.clauses}


def left_out(game: AnyGame) -> dict[str, list[str]]:
    """What a first game does without: by reason, in the order of the rulebook."""
    dark = [clause for clause in clauses_of(game) if clause not in shown(game)]
    return {
        entry.why: [clause for clause in dark if any(fnmatchcase(clause, pattern) for pattern in entry.clauses)]
        for entry in exercises_of(game).left_out
    }


def coverage_faults(game: AnyGame) -> list[str]:
    """Clauses that are neither shown nor left out, or both; empty where every one has its place."""
    return list(_faults(game))


def _faults(game: AnyGame) -> Iterator[str]:
    seen, reasons = shown(game), left_out(game)
    named = [clause for clauses in reasons.values() for clause in clauses]
    for clause in clauses_of(game):
        if clause not in seen and clause not in named:
            yield f"{clause}: no lesson and no exercise is about it, and nothing says why"
        if named.count(clause) > 1:
            yield f"{clause}: left out for two reasons"
    for entry in exercises_of(game).left_out:
        for pattern in entry.clauses:
            if pattern in seen:
                yield f"{pattern}: left out, yet a lesson or an exercise is about it"
            elif not any(fnmatchcase(clause, pattern) for clause in reasons[entry.why]):
                yield f"{pattern}: there is no such clause to leave out"


def in_short(game: AnyGame, clauses: list[str]) -> str:
    """Clauses one after the other as from the first to the last: "CO-14.1 to 14.3, CO-14.5"."""
    place = {clause: number for number, clause in enumerate(clauses_of(game))}
    runs = groupby(enumerate(clauses), key=lambda pair: (place[pair[1]] - pair[0], pair[1].partition(".")[0]))
    return ", ".join(_run([clause for _, clause in run]) for _, run in runs)


def _run(clauses: list[str]) -> str:
    first, last = clauses[0], clauses[-1]
    if len(clauses) < 3:
        return ", ".join(clauses)
    return f"{first} to {last.partition('-')[2]}"
