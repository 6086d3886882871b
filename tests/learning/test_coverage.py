"""Every clause is taught by a lesson or an exercise, or left out of a first game for a reason that is given."""

import msgspec
import pytest

from adamak.core import find, games
from adamak.core.exercises import LeftOut, exercises_of, find_exercise, solve
from adamak.core.match import AnyGame
from adamak.testing import coverage
from adamak.testing.coverage import coverage_faults, in_short, left_out, shown
from adamak.testing.typed_numbers import unchecked_numbers

GAMES = [game for game in games().values() if exercises_of(game).exercise]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_clause_is_shown_or_left_out_for_a_reason(game: AnyGame):
    assert coverage_faults(game) == []
    assert len(shown(game)) >= 60
    assert all(left_out(game).values())


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch):
    """Exercises with another list of what is left out."""

    def change(game: AnyGame, entries: list[LeftOut]) -> None:
        other = msgspec.structs.replace(exercises_of(game), left_out=entries)
        monkeypatch.setattr(coverage, "exercises_of", lambda _: other)

    return change


def test_a_clause_without_a_place_is_named(changed):
    game = find("condottiere")
    kept = exercises_of(game).left_out
    changed(game, kept[1:])
    assert [fault.partition(":")[0] for fault in coverage_faults(game)] == left_out_for(game, kept[0])
    changed(game, [*kept, LeftOut("taught all the same", ["CO-5.2", "CO-99.1"])])
    assert [fault.partition(":")[0] for fault in coverage_faults(game)] == ["CO-5.2", "CO-99.1"]
    changed(game, [*kept, LeftOut("once more", ["CO-13.1"])])
    assert coverage_faults(game) == ["CO-13.1: left out for two reasons"]


def left_out_for(game: AnyGame, entry: LeftOut) -> list[str]:
    named = {pattern.removesuffix("*") for pattern in entry.clauses}
    return [
        clause
        for clause in coverage.clauses_of(game)
        if clause not in shown(game)
        and any(clause == one or (clause.startswith(one) and one[-1] == ".") for one in named)
    ]


def test_clauses_one_after_the_other_are_written_in_short():
    game = find("condottiere")
    clauses = ["CO-1.9", "CO-13.1", "CO-13.2", "CO-14.1", "CO-14.2", "CO-14.3", "CO-14.5"]
    assert in_short(game, clauses) == "CO-1.9, CO-13.1, CO-13.2, CO-14.1 to 14.3, CO-14.5"


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_number_that_nothing_checks_is_named(lang: str):
    game = find("condottiere")
    exercise = find_exercise(game, "spring")
    assert unchecked_numbers(game, solve(game, exercise), lang) == []
    careless = msgspec.structs.replace(exercise, holds=[])
    assert unchecked_numbers(game, solve(game, careless), lang) == [3]
