"""Intervals that hold what they promise."""

from __future__ import annotations

import random

import pytest

from adamak.arena.intervals import of_deals, wilson


def test_wilson() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.404, 0.596), abs=0.001)
    assert wilson(1.0, 20) == pytest.approx((0.839, 1.0), abs=0.001)
    assert wilson(0.0, 20)[0] == 0


@pytest.mark.parametrize(("strength", "luck"), [(0.5, 0.0), (0.7, 0.0), (0.6, 0.35), (0.93, 0.05)])
def test_deals_hold_the_truth_nineteen_times_in_twenty(strength: float, luck: float) -> None:
    """Also where the cards decide much: a deal favours a seat, and so each player once."""
    rng = random.Random(f"{strength} {luck}")
    held = 0
    for _ in range(400):
        deals = []
        for _ in range(60):
            favour = rng.choice([luck, -luck])
            deals.append([float(rng.random() < min(1, max(0, strength + side * favour))) for side in (1, -1)])
        share, low, high = of_deals(deals)
        assert low <= share <= high
        held += low <= strength <= high
    assert held >= 0.93 * 400


def test_deals_that_are_copies_of_each_other_are_worth_less() -> None:
    """Two games that always end alike are one."""
    alike = [[float(k % 2), float(k % 2)] for k in range(40)]
    apart = [[float(k % 2), float((k // 2) % 2)] for k in range(40)]
    assert of_deals(alike)[1] < of_deals(apart)[1]
