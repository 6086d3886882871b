"""Parts of views that are kept, and the check that notices one that looks at too few numbers."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from adamak.core import find
from adamak.core.view_cache import ViewCache, alike, cached_by, moment
from adamak.games.trajan import view
from adamak.testing import Case, checks


def place(**numbers: Any) -> Any:
    return SimpleNamespace(seats=2, **numbers)


def test_a_part_is_made_anew_when_its_numbers_change() -> None:
    made: list[int] = []

    @cached_by(lambda p, seat: p.coins[seat])
    def purse(p: Any, seat: int) -> dict[str, int]:
        made.append(seat)
        return {"coins": p.coins[seat]}

    table, parts = place(coins=[3, 4]), ViewCache()
    with moment(table, parts):
        assert purse(table, 0) == {"coins": 3}
        assert purse(table, 0) is purse(table, 0)
    table.coins = [3, 9]
    parts.changed()
    with moment(table, parts):
        assert purse(table, 0) == {"coins": 3}
        assert purse(table, 1) == {"coins": 9}
    assert made == [0, 1]
    table.coins = [5, 9]
    parts.changed()
    with moment(table, parts):
        assert purse(table, 0) == {"coins": 5}
    assert made == [0, 1, 0]


def test_each_table_has_its_own_parts() -> None:
    @cached_by(lambda p: 0)
    def rules(p: Any) -> int:
        return int(p.seats)

    for table in (place(), SimpleNamespace(seats=3)):
        with moment(table, ViewCache()):
            assert rules(table) == table.seats


def test_what_is_alike_for_all_viewers_is_made_once_a_moment() -> None:
    made: list[int] = []

    @alike
    def pile(p: Any, number: int) -> list[int]:
        made.append(number)
        return [p.cards + number]

    table, other, parts = place(cards=5), place(cards=7), ViewCache()
    with moment(table, parts):
        assert pile(table, 1) is pile(table, 1)
        assert pile(table, 2) == [7]
        assert pile(other, 1) == [8], "another position is another matter"
    assert made == [1, 2, 1]
    with moment(table, parts):
        pile(table, 1)
    assert made == [1, 2, 1], "the parts stay as long as whoever shows them wants"
    table.cards = 6
    with moment(table, ViewCache()):
        assert pile(table, 1) == [7]
    assert pile(table, 1) is not pile(table, 1), "nobody shows it: nothing is shared"


def test_the_contract_notices_a_number_that_was_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    made_anew = view.senate.__wrapped__  # type: ignore[attr-defined]
    monkeypatch.setattr(view, "senate", cached_by(lambda p: p.discs)(made_anew))
    with pytest.raises(AssertionError, match="what was so before"):
        checks()["views_are_fresh"](find("trajan"), Case(2), "s")
