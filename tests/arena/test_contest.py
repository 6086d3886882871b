"""Who plays whom, on which deals, from which seats."""

from __future__ import annotations

from collections import Counter

import pytest

from adamak.arena import Contest
from adamak.arena.contest import Task


def contest(bots: str, seats: int, mirror: str = "") -> Contest:
    return Contest("condottiere", 1, tuple(bots.split()), seats, {}, "1", mirror)


@pytest.mark.parametrize(
    ("bots", "seats", "lineups"),
    [
        ("a b", 2, ["a b"]),
        ("a b c", 2, ["a b", "a c", "b c"]),
        ("a b c", 3, ["a b c"]),
        ("a b b b", 4, ["a b b b"]),
        ("a b", 4, ["a b b b", "b a a a"]),
        ("a b c d e", 4, ["a b c d", "a b c e", "a b d e", "a c d e", "b c d e"]),
        ("a b", 1, ["a", "b"]),
        ("a", 2, []),
    ],
)
def test_lineups(bots: str, seats: int, lineups: list[str]) -> None:
    assert [" ".join(lineup.bots) for lineup in contest(bots, seats).lineups()] == lineups


def test_a_ladder_has_only_its_rungs() -> None:
    made = Contest("condottiere", 1, ("easy", "medium", "hard"), 3, {}, "1", "", True)
    assert [" ".join(lineup.bots) for lineup in made.lineups()] == ["medium easy easy", "hard medium medium"]


def test_the_control_is_a_lineup_of_its_own() -> None:
    *_, control = contest("a b", 3, "b").lineups()
    assert control.mirror
    assert control.bots == ("b", "b", "b")


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_everybody_sits_everywhere_equally_often_on_the_same_deals(seats: int) -> None:
    made = contest(" ".join("abcde"[:seats]), seats)
    (lineup,) = made.lineups()
    sat = Counter()
    deals: dict[int, set[int]] = {}
    for task in made.tasks(6 * seats):
        deals.setdefault(task.deal, set()).add(task.turn)
        for seat, one in enumerate(lineup.seated(task.deal, task.turn)):
            sat[one, seat] += 1
    assert set(sat.values()) == {6}
    assert all(turns == set(range(seats)) for turns in deals.values())


def test_neighbours_change_sides() -> None:
    (lineup,) = contest("a b c", 3).lineups()
    after = {
        (one, lineup.seated(deal, turn)[(seat + 1) % 3])
        for deal in range(2)
        for turn in range(3)
        for seat, one in enumerate(lineup.seated(deal, turn))
    }
    assert len(after) == 6


def test_a_longer_contest_begins_like_the_shorter_one() -> None:
    made = contest("a b", 4, "b")
    short, long = list(made.tasks(10)), list(made.tasks(40))
    assert long[: len(short)] == short
    assert Task(0, 0, 0) == short[0]
