"""What no opponent at `hard` may miss in Trajan."""

from __future__ import annotations

import pytest

from adamak.games.trajan import GAME
from adamak.testing.choosing import choice_of

from .arrange import acting, green, red

SEEDS = ["a", "b"]
LAST_TURN = {"time": 10, "demands": "bread games religion", "quarter": 4}


@pytest.mark.parametrize("seed", SEEDS)
def test_it_ships_what_it_holds_in_the_last_turn(seed: str):
    """TJ-13.2: cards in hand count nothing at the end."""
    p = acting("seaport", red(hand="wine wine wine wine", score=20), green(score=24), **LAST_TURN)
    assert choice_of("hard", GAME, p, seed) == "ship ship_same"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_advances_in_the_senate_when_that_wins(seed: str):
    p = acting("senate", red(disc=3, score=20), green(disc=1, score=22), **LAST_TURN)
    assert choice_of("hard", GAME, p, seed) == "advance"
