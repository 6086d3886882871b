"""Every lesson of every installed game, by the engine alone: told in both languages, and never stuck or untrue."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from adamak.core import find, games
from adamak.core.lesson import Lesson, lessons
from adamak.testing.lesson_table import written_anew
from adamak.testing.lessons import check_random, check_told, play_through
from adamak.words import LANGUAGES
from adamak.words.catalogue import catalogue
from adamak.words.game_words import lesson_part, package_of, rulebook

EVERY = [(game, lesson) for game in games() for lesson in lessons(find(game))]


def the(game: str, lesson: str) -> Lesson:
    return lessons(find(game))[lesson]


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_it_is_told_as_it_is_written(game: str, lesson: str) -> None:
    shown = check_told(find(game), the(game, lesson))
    assert sum(bool(moment.step.asks) for moment in shown) >= 3, "the learner makes every move"


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_any_legal_moves_lead_through_it(game: str, lesson: str) -> None:
    for run in range(3):
        check_random(find(game), the(game, lesson), f"run {run}")


@pytest.mark.soak
@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_any_legal_moves_lead_through_it_200_times(game: str, lesson: str) -> None:
    for run in range(200):
        check_random(find(game), the(game, lesson), f"soak {run}")


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_names_are_used_once_and_clauses_stand_in_the_rulebook(game: str, lesson: str) -> None:
    steps = the(game, lesson).step
    assert len({step.name for step in steps}) == len(steps)
    known = rulebook(package_of(find(game)), "en").clauses
    assert [clause for step in steps for clause in step.clauses if clause not in known] == []


@pytest.mark.parametrize(("game", "lesson"), EVERY)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_come_from_the_position(game: str, lesson: str, lang: str) -> None:
    """A digit in a sentence would stay as it is when a rule changes."""
    written = catalogue(lesson_part(find(game)), lang)
    for message, entry in written.entries.items():
        if message.startswith(f"lesson-{lesson}"):
            texts = [entry.value, *(attribute.value for attribute in entry.attributes)]
            said = [getattr(part, "value", "") for text in texts if text for part in text.elements]
            assert not re.search(r"[0-9۰-۹]", "".join(map(str, said))), message


def test_steps_come_in_their_order() -> None:
    lesson = the("condottiere", "first")
    order = [lesson.step.index(moment.step) for moment in play_through(find("condottiere"), lesson)]
    assert all(before < after for before, after in pairwise(order))


def test_the_table_of_clauses_is_up_to_date() -> None:
    page = (Path(__file__).parents[2] / "docs" / "learning.md").read_text("utf-8")
    assert page == written_anew(page), "python -m adamak.testing.lesson_table docs/learning.md"
