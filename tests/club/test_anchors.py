"""Bots as fixed points of the scale."""

from __future__ import annotations

from pathlib import Path

import pytest

from adamak.bots.levels import levels
from adamak.club.anchors import FIRST, MEASURED, PLAYERS, Step, anchors
from adamak.club.ratings import NEWCOMER, THOUSANDTHS
from adamak.core import find


@pytest.mark.parametrize("game", MEASURED)
def test_what_was_measured_is_what_plays(game: str) -> None:
    """A level that changes must be measured again."""
    now = levels(find(game))
    assert {level: now[level] for level in PLAYERS[game]} == PLAYERS[game]
    assert {level for step in MEASURED[game] for level in (step.level, step.below)} == set(PLAYERS[game])


@pytest.mark.parametrize("game", MEASURED)
def test_levels_stand_in_order_and_medium_where_newcomers_begin(game: str) -> None:
    found = {level: rating for (name, level), rating in anchors().items() if name == game}
    assert found[FIRST].points == NEWCOMER.points
    assert [found[level].points for level in PLAYERS[game]] == sorted(rating.points for rating in found.values())
    assert all(rating.doubt > 0 for level, rating in found.items() if level != FIRST)


def test_ten_to_one_are_four_hundred_points() -> None:
    apart, doubt = Step("hard", "medium", 999.5, 1099).apart()
    assert apart == pytest.approx(400)
    few, less_sure = Step("hard", "medium", 9.5, 10).apart()
    assert less_sure > doubt
    assert few > 400


@pytest.mark.parametrize("game", MEASURED)
def test_the_page_tells_what_they_are_worth(game: str) -> None:
    """With the doubt of 95 %."""
    page = (Path(__file__).parents[2] / "docs" / "club.md").read_text("utf-8")
    found = {level: rating for (name, level), rating in anchors().items() if name == game}
    told = [
        f"{found[level].points / THOUSANDTHS:.0f}"
        + (f" ± {1.96 * found[level].doubt / THOUSANDTHS:.0f}" if level != FIRST else "")
        for level in PLAYERS[game]
    ]
    assert f" | {' | '.join(told)} |\n" in page
