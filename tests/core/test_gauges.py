"""Gauges: numbers of the table and of each seat under their names, and what changes between two of them."""

from adamak.core.gauges import NO_GAUGES, Gauges


def gauges(*numbers: int) -> Gauges:
    return Gauges(["pile"], ["coins", "cards"], list(numbers))


def test_numbers_are_named_by_the_table_and_then_seat_by_seat():
    counted = gauges(9, 1, 2, 3, 4)
    assert counted.table == {"pile": 9}
    assert counted.seats == [{"coins": 1, "cards": 2}, {"coins": 3, "cards": 4}]


def test_only_what_changes_is_named_with_its_difference():
    before, after = gauges(9, 1, 2, 3, 4), gauges(8, 1, 3, 0, 4)
    assert before.changes(after) == [{"pile": -1}, {"cards": 1}, {"coins": -3}]
    assert before.changes(before) == [{}, {}, {}]


def test_a_game_without_gauges_has_no_seats_in_its_previews():
    assert NO_GAUGES.seats == []
    assert NO_GAUGES.changes(NO_GAUGES) == [{}]
