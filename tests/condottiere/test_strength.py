"""CO-6: the strength of a line, against a second reckoning written straight from the rules."""

import pytest

from adamak.core import Rng

from .arrange import anna, battle, between_battles, bruno, carla, compared, everybody_passes, follow, strengths

PRINTED = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "10": 10}


def reckon(lines: list[list[str]]) -> list[int]:
    """CO-6.1 to CO-6.3, word for word."""
    in_play = [card for one in lines for card in one]
    winter, spring = "W" in in_play, "S" in in_play
    highest = max((PRINTED[card] for card in in_play if card in PRINTED), default=0)
    totals = []
    for one in lines:
        total = 10 * one.count("H") + one.count("C")
        for s in (PRINTED[card] for card in one if card in PRINTED):
            total += (1 if winter else s) * (2 if "D" in one else 1) + (3 if spring and s == highest else 0)
        totals.append(total)
    return totals


def random_lines(rng: Rng) -> list[list[str]]:
    """Three lines of up to eight cards, with at most one kind of season."""
    season = ["", "W", "S"][rng.below(3)]
    pack = [*"1234561234566", "10", "10", *"CCCDDH"] + [season] * (2 if season else 0)
    lines = []
    for _ in range(3):
        lines.append([pack.pop(rng.below(len(pack))) for _ in range(rng.below(7))])
    return lines


@pytest.mark.parametrize("batch", range(5))
def test_co_6_3_strength_is_the_sum_of_the_rulebook(batch: int):
    rng = Rng(f"lines {batch}")
    for _ in range(60):
        lines = random_lines(rng)
        a, b, c = (" ".join(one) for one in lines)
        p = battle(anna(line=a, hand="R"), bruno(line=b, hand="R"), carla(line=c, hand="R"))
        assert strengths(p) == reckon(lines), lines


def test_co_6_1_seasons_and_the_highest_are_looked_for_in_all_lines():
    p = battle(anna(line="5 5", hand="1"), bruno(line="10", hand="1"), carla(line="S", hand="1"))
    assert strengths(p) == [10, 13, 0]


def test_co_6_1_a_drummer_is_looked_for_in_the_own_line():
    p = battle(anna(line="5 D", hand="1"), bruno(line="5", hand="1"))
    assert strengths(p) == [10, 5]


@pytest.mark.parametrize(
    ("line", "value"),
    [("6", 6), ("6 D", 12), ("6 W", 1), ("6 D W", 2), ("6 S", 9), ("6 D S", 15), ("6 4 D S", 23)],
)
def test_co_6_2_value_of_a_mercenary(line: str, value: int):
    p = battle(anna(line=line, hand="1"), bruno(hand="1"))
    everybody_passes(p)
    assert compared(p) == [value, 0]


def test_co_6_3_all_other_cards_count_nothing():
    p = between_battles(anna(line="D W X", hand="1"), bruno(line="H C", hand="1"))
    assert strengths(p) == [0, 11]


def test_co_6_4_immediate_effects_in_the_order_of_play():
    """The Bishop strikes the 10 before the Drummer counts; a 10 played after him stays."""
    p = battle(anna(line="10 3", hand="D 10 1"), bruno(hand="B S 1"), turn=bruno)
    follow(p, "bruno B", "bruno favor_off", "anna D", "bruno S", "anna 10")
    assert strengths(p) == [3 * 2 + 10 * 2 + 3, 0]


def test_co_6_4_seasons_drummers_and_heroines_wait_for_the_comparison():
    p = battle(anna(line="5 H", hand="W 1"), bruno(line="5 D", hand="S 1"))
    follow(p, "anna W", "bruno S")
    everybody_passes(p)
    assert compared(p) == [18, 13]
