"""Numbers typed into the words of an exercise: each must lie in its position or stand in a claim that is checked.

A number that a rule sets ("you lose 2 virtue") would stay as it is when the rule changes. So whoever types it also
writes a claim about it (`holds = ["was.players.0.virtue - players.0.virtue = 2"]`), which the engine then denies.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from adamak.core.exercises import Solved, exercises_of
from adamak.core.match import AnyGame
from adamak.words.catalogue import catalogue
from adamak.words.exercises import catalogue_of

DIGITS = re.compile(r"\d+")  # Persian ones as well


def unchecked_numbers(game: AnyGame, solved: Solved, lang: str) -> list[int]:
    """The numbers in the question, the explanation and the right answer that nothing would notice to be wrong."""
    known = set(_checked(game, solved))
    return sorted({number for number in _typed(game, solved, lang) if number not in known})


def _typed(game: AnyGame, solved: Solved, lang: str) -> Iterator[int]:
    entry = catalogue(catalogue_of(game), lang).entries[f"exercise-{solved.exercise.id}"]
    true = ["why"]
    if solved.exercise.kind == "outcomes":
        true.append(str(solved.answer))
    patterns = [entry.value, *(attribute.value for attribute in entry.attributes if attribute.id.name in true)]
    for pattern in patterns:
        for part in pattern.elements if pattern else ():
            yield from _numbers(getattr(part, "value", None))


def _checked(game: AnyGame, solved: Solved) -> Iterator[int]:
    exercise = solved.exercise
    outcome = exercise.outcomes.get(str(solved.answer), "")
    yield from _numbers([exercise.setup, exercise.played, exercise.then, exercise.holds, outcome, exercise.find])
    yield from _numbers([solved.answer, *solved.arguments().values()])
    if exercise.base:
        yield from _numbers(exercises_of(game).base[exercise.base].setup)


def _numbers(thing: Any) -> Iterator[int]:
    """All numbers in something: in names of things ("mercenary_5") and keys, too."""
    if isinstance(thing, str):
        yield from map(int, DIGITS.findall(thing))
    elif isinstance(thing, bool) or thing is None:
        return
    elif isinstance(thing, int):
        yield thing
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from _numbers([key, value])
    elif isinstance(thing, list):
        for part in thing:
            yield from _numbers(part)
