"""Sets in one integer."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.bits import BIT, bits, each, filled, lowest, summed, total


@given(st.sets(st.integers(0, 61), min_size=1))
def test_members_are_counted_and_the_lowest_is_found(members: set[int]) -> None:
    mask = sum(BIT[member] for member in members)
    assert bits(mask) == len(members)
    assert lowest(mask) == min(members)
    assert list(each(mask)) == sorted(members)


def test_entries_of_a_packed_number_are_counted_and_added_up():
    packed = 3 | 0 << 4 | 15 << 8
    assert (filled(packed, 4), total(packed, 4)) == (2, 18)
    assert (filled(0, 5), total(0, 5)) == (0, 0)


def test_a_table_is_added_up_for_the_members_of_a_set():
    values = vec[i64]([i64(value) for value in (5, 7, 11, 13)])
    assert summed(0b101, values, 0) == 16
    assert summed(0b011, values, 2) == 24
