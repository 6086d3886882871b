"""Pig (docs/examples/pig), a small game of another package: it keeps the contract and reads what is written."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from adamak.core import Problem, Rng, find, games, registry
from adamak.core.exercises import exercises_of, solve
from adamak.core.lesson import lessons
from adamak.testing import GameContract
from adamak.testing.exercises import exercise_faults
from adamak.testing.lessons import check_random, check_told
from adamak.words.lint import lint_game
from adamak.words.required_messages import needed_by_game

FOLDER = Path(__file__).parents[2] / "docs" / "examples" / "pig"
sys.path.insert(0, str(FOLDER))
from pig import PIG, PigPosition  # noqa: E402

MOST_LINES = 200


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if the package had been installed."""
    entry = EntryPoint("pig", "pig:PIG", registry.GROUP)
    known = registry.entry_points
    monkeypatch.setattr(registry, "entry_points", lambda group: [*known(group=group), entry])
    games.cache_clear()
    yield
    games.cache_clear()


class TestPig(GameContract):
    game = PIG


def test_its_exercises_are_solved_by_its_rules():
    assert exercise_faults(PIG) == []
    assert [solve(PIG, exercise).answer for exercise in exercises_of(PIG).exercise] == [21, ["roll"], ["hold"]]


def test_it_is_small():
    """The game itself; lessons, exercises and figures come on top."""
    files = [
        file for pattern in ("*.toml", "**/*.py", "**/text/??.ftl", "**/rules/??.md") for file in FOLDER.glob(pattern)
    ]
    assert len(files) == 6
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= MOST_LINES


def test_its_words_and_rules_have_no_fault():
    assert find("pig") is PIG
    assert {"event-roll", "event-lose", "event-hold", "ask-turn", "refusal-nothing-at-stake"} <= needed_by_game(PIG)
    assert lint_game(PIG) == []


def test_its_facts_are_its_fields():
    assert PIG.facts is not None
    names = PIG.facts.names()
    told = {names[fact] for fact in PIG.from_setup(written(die=None)).facts(1)}
    assert {"players 2", "turn own", "no die lies there", "stake steps 1", "stake and 1", "kept 0 steps 5"} <= told
    assert "option goal steps 6" in told


def written(**changed: Any) -> dict[str, Any]:
    setup = {"game": "pig", "seats": 2, "turn": 1, "die": 4, "stake": 9, "kept": [30, 40], "options": {"goal": 50}}
    return setup | changed


def test_pi_2_2_a_one_takes_what_is_at_stake():
    lost = 0
    for seed in range(40):
        position = PIG.from_setup(written(generator={"key": f"{seed + 1:x}"}))
        position.watch()
        position.apply(1, PIG.moves.number("roll"))
        (event,) = position.events_for(0)
        if position.die == 1:
            lost += 1
            assert (position.stake, position.turn, event["event"]) == (0, 0, "lose")
        else:
            assert (position.stake, position.turn, event["event"]) == (9 + position.die, 1, "roll")
    assert 0 < lost < 40


def test_pi_3_1_whoever_reaches_the_goal_wins():
    position = PIG.from_setup(written(stake=10))
    position.apply(1, PIG.moves.number("hold"))
    assert position.ending() == "goal"
    assert position.payoffs() == [0.0, 1.0]
    assert position.ranking() == [2, 1]


@pytest.mark.parametrize(
    "broken",
    [
        {"turn": 2}, {"die": 7}, {"die": 0}, {"stake": -1}, {"kept": [1]}, {"kept": [60, 40]}, {"winners": [0]},
        {"kept": "many"}, {"options": {"goal": 5}}, {"seats": 9}, {"colour": "red"}, {"winners": [4]},
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_a_sentence(broken: dict[str, Any]):
    with pytest.raises(Problem):
        PIG.from_setup(written(**broken))


def test_a_position_is_written_and_read_as_it_is():
    position = PIG.start(3, seed="tea")
    assert isinstance(position, PigPosition)
    rng = Rng("walk")
    while not position.is_over():
        seat = position.actors()[0]
        assert PIG.from_setup(json.loads(json.dumps(position.to_setup()))).digest() == position.digest()
        position.apply(seat, position.rollout_move(seat, rng))


def test_it_brings_a_lesson() -> None:
    (lesson,) = lessons(PIG).values()
    assert len(check_told(PIG, lesson)) == len(lesson.step)
    for run in range(20):
        check_random(PIG, lesson, str(run))
