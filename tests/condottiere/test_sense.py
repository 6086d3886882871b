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


@pytest.mark.parametrize("seed", SEEDS)
def test_it_ends_the_battle_by_surrender_while_it_leads(seed: str):
    """The rival holds better cards: now or never."""
    p = battle(
        anna(hand="X 2", line="10", regions=NEARLY), bruno(hand="10 10 6 B", line="5"), site="siena",
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed) == words("X")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("hand", "own", "rivals", "card"),
    [("W 1", "1 1 3", "10 5", "W"), ("D 1", "6 3", "10 5", "D"), ("B 1 2", "4 3", "10", "B")],
    ids=["winter", "drummer", "bishop"],
)
def test_it_plays_the_special_card_that_wins_the_game(seed: str, hand: str, own: str, rivals: str, card: str):
    p = battle(
        anna(hand=hand, line=own, regions=NEARLY), bruno(hand="2", line=rivals, passed=True), site="siena",
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed) == words(card)


@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_not_strike_its_own_mercenaries_when_all_others_have_passed(seed: str):
    p = battle(
        anna(hand="1 W", line="6 5", regions=NEARLY), bruno(hand="1 2", line="3 3 3", passed=True), site="siena",
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed) == "pass"
    p = battle(
        anna(hand="10 6 5 B", line="6 5"), bruno(hand="2 3", line="6", passed=True),
        carla(hand="1 2", line="3", passed=True),
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed) == "pass"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_spends_no_cards_on_a_battle_that_cannot_be_won(seed: str):
    p = battle(anna(hand="10 6 5"), bruno(hand="1", line="10 6 5 5", passed=True), site="siena")
    assert choice_of("hard", GAME, p, seed) == "pass"
