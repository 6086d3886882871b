"""What no opponent at `hard` may miss in Troyes."""

from __future__ import annotations

import pytest

from adamak.games.troyes import GAME
from adamak.testing.choosing import choice_of

from .arrange import anna, faye, named, table

SEEDS = ["a", "b"]


@pytest.mark.parametrize("seed", SEEDS)
def test_it_turns_its_last_dice_into_points(seed: str):
    """In the last round coins buy nothing more; the Sculptor builds the cathedral."""
    p = table(
        anna(deniers=12, vp=10, influence=0), faye(deniers=6, vp=16), round=4, stalls={"sculptor": [anna]},
        dice={anna: "yellow_6 yellow_6", faye: "red_1"},
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed) == named(p, "activate sculptor")


@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_not_pass_while_there_is_something_to_gain(seed: str):
    p = table(
        anna(deniers=3, influence=0), faye(deniers=6), round=2,
        dice={anna: "yellow_6 yellow_5 yellow_4", faye: "red_1"},
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed) in {"farm", "fight marauding"}


@pytest.mark.parametrize("seed", SEEDS)
def test_it_builds_the_cathedral_with_its_last_white_dice(seed: str):
    p = table(
        anna(deniers=12, vp=10, influence=0), faye(deniers=6, vp=14), round=4,
        dice={anna: "white_6 white_5 white_4", faye: "red_1"},
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed) == "build"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_fights_with_its_last_red_dice(seed: str):
    p = table(
        anna(deniers=12, vp=10, influence=0), faye(deniers=6, vp=14), round=4, events={"marauding": [faye]},
        dice={anna: "red_6 red_6", faye: "red_1"},
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed) == "fight marauding"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_not_farm_when_coins_are_worth_nothing_any_more(seed: str):
    p = table(
        anna(deniers=2, vp=10, influence=0), faye(deniers=6, vp=14), round=4,
        stalls={"merchant": [anna], "sculptor": [anna]}, dice={anna: "yellow_6 yellow_6 yellow_5", faye: "red_1"},
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed) == named(p, "activate sculptor")


@pytest.mark.parametrize("seed", SEEDS)
def test_it_sends_its_merchant_when_it_is_poor(seed: str):
    """A coin for each pip, where a field brings one for two."""
    p = table(
        anna(deniers=0, vp=10, influence=0), faye(deniers=6, vp=14), round=2, stalls={"merchant": [anna]},
        dice={anna: "yellow_6 yellow_6 yellow_5", faye: "red_1"},
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed) == named(p, "activate merchant")
