"""The covering set of cases: every seat count and every value of every option, the ends of numbers included."""

import pytest

from adamak.core import games
from adamak.testing.covering import covering, values_of

GAMES = list(games().values())


def test_a_number_is_tried_at_both_ends_and_at_its_default():
    assert values_of({"kind": "number", "low": 3, "default": 7, "high": 10}) == [3, 7, 10]
    assert values_of({"kind": "number", "low": 3, "default": 3, "high": 10}) == [3, 10]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_value_of_every_option_is_tried(game):
    cases = covering(game)
    assert {case.seats for case in cases} == set(game.seat_counts)
    for option in game.options_type.describe():
        name = option["name"]
        tried = {case.options.get(name, option["default"]) for case in cases}
        assert tried == ({game.unattended[name]} if name in game.unattended else set(values_of(option)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_pair_of_switches_is_tried_together(game):
    switches = [option for option in game.options_type.describe() if option["kind"] == "switch" and not option["needs"]]
    free = {option["name"]: option["default"] for option in switches if option["name"] not in game.unattended}
    cases = covering(game)
    for first in free:
        for second in free:
            if first < second:
                pairs = {tuple(case.options.get(name, free[name]) for name in (first, second)) for case in cases}
                assert len(pairs) == 4, f"{first} and {second}: {pairs}"
