"""CO-16: larger empires."""

import pytest

from .arrange import CHAIN, LONELY, conquest, new_game, table

LARGER = {"larger_empires": True}
FIVE = ["bologna", *CHAIN]


@pytest.mark.parametrize(("seats", "total", "adjacent"), [(2, 6, 5), (3, 6, 5), (4, 5, 4), (5, 5, 4), (6, 5, 4)])
def test_co_16_1_only_the_adjacent_number_grows_by_one(seats: int, total: int, adjacent: int):
    goals = table(new_game(seats, **LARGER))["goals"]
    assert (goals["total"], goals["adjacent"]) == (total, adjacent)


@pytest.mark.parametrize(("seats", "once"), [(3, 4), (4, 3)])
def test_co_16_1_what_won_before_is_not_enough(seats: int, once: int):
    assert conquest(seats, FIVE[: once - 1], FIVE[once - 1]).ending() == "adjacent"
    assert conquest(seats, FIVE[: once - 1], FIVE[once - 1], **LARGER).ending() == ""
    assert conquest(seats, FIVE[:once], FIVE[once], **LARGER).ending() == "adjacent"


def test_co_16_1_the_total_still_wins():
    assert conquest(4, LONELY[:4], LONELY[4], **LARGER).ending() == "total"
