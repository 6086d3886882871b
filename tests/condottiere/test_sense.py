"""What no opponent at `hard` may miss in Condottiere."""

from __future__ import annotations

import pytest

from adamak.games.condottiere import GAME
from adamak.testing.choosing import choice_of

from .arrange import anna, battle, bruno, carla, words

SEEDS = ["a", "b"]
NEARLY = "torino venezia roma ferrara lucca"  # one more region wins


@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_not_pass_when_its_cards_win_the_game(seed: str):
    """The rival has passed: in whatever order the cards are played."""
    p = battle(
        anna(hand="10 1 C", line="4", regions=NEARLY), bruno(hand="2 3", line="6 3", regions="napoli", passed=True),
        site="siena",
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed) != "pass"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_passes_when_the_battle_is_won(seed: str):
    """All others have passed: another card would be thrown away."""
    p = battle(
        anna(hand="10 6 5 D", line="6 5"), bruno(hand="2 3", line="4", passed=True),
        carla(hand="1 2", line="3", passed=True),
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed) == "pass"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_not_let_a_rival_win_the_game_while_it_can_be_helped(seed: str):
    p = battle(
        anna(hand="10 2 1", line="5"), bruno(hand="1", line="6 5", regions=NEARLY, passed=True), site="siena",
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed) == words("10")
