"""Sets in one integer."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from adamak.core.bits import BIT, bits, each, lowest


@given(st.sets(st.integers(0, 61), min_size=1))
def test_members_are_counted_and_the_lowest_is_found(members: set[int]) -> None:
    mask = sum(BIT[member] for member in members)
    assert bits(mask) == len(members)
    assert lowest(mask) == min(members)
    assert list(each(mask)) == sorted(members)
