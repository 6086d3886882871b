"""Classes of numbers and the names they stand for."""

import pytest

from adamak.core.naming import agree, ids


class Card:
    ARCHER = 0
    JOUST = 2


def test_a_class_of_some_numbers_agrees_with_the_table_of_all():
    agree(Card, ["archer", "monk", "joust"])
    with pytest.raises(TypeError, match=r"Card\.JOUST is not monk"):
        agree(Card, ["archer", "joust", "monk"])


def test_a_class_of_all_numbers_counts_up():
    with pytest.raises(TypeError, match=r"Card\.JOUST breaks the count"):
        ids(Card)
