"""Exercises: every one can be posed, solved by the engine and said in both languages; what is right is pinned."""

from collections import Counter
from pathlib import Path

import pytest

from adamak.core import games
from adamak.core.exercises import KINDS, exercises_of
from adamak.core.match import AnyGame
from adamak.testing.exercise_table import written_anew
from adamak.testing.exercises import exercise_faults

from .answers import FOLDER, answers

GAMES = [game for game in games().values() if exercises_of(game).exercise]
named = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@named
def test_every_exercise_is_sound(game: AnyGame):
    assert exercise_faults(game) == []


@named
def test_what_is_right_changes_only_with_the_rules(game: AnyGame):
    """A changed rule or table shows here. When the change is meant: `python -m tests.learning.answers`."""
    assert answers(game) == (FOLDER / f"{game.id}.txt").read_text("utf-8")


@named
def test_a_game_asks_in_several_ways_from_easy_to_hard(game: AnyGame):
    asked = exercises_of(game).exercise
    assert len(asked) >= 12
    assert len({exercise.kind for exercise in asked}) >= 4
    assert {exercise.level for exercise in asked} == {1, 2, 3}
    assert min(Counter(exercise.subject for exercise in asked).values()) >= 2


def test_all_five_games_have_a_hundred_together():
    asked = [exercise for game in GAMES for exercise in exercises_of(game).exercise]
    assert len(asked) >= 100
    assert {exercise.kind for exercise in asked} == set(KINDS)


def test_the_table_of_the_docs_is_up_to_date():
    page = (Path(__file__).parents[2] / "docs" / "learning.md").read_text("utf-8")
    assert page == written_anew(page), "python -m adamak.testing.exercise_table docs/learning.md"
