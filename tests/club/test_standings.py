"""Standings and their tie-breaks."""

from __future__ import annotations

from fractions import Fraction

from adamak.club.standings import standings
from adamak.club.tournament import Entry, Kind, Meeting, Tournament


def played(kind: Kind, *rounds: list[Meeting]) -> Tournament:
    names = sorted({player for meetings in rounds for meeting in meetings for player in meeting.players})
    return Tournament(kind, [Entry(name) for name in names], list(rounds))


def won(winner: str, loser: str) -> Meeting:
    return Meeting([winner, loser], [1, 2])


def order(tournament: Tournament) -> list[tuple[int, str]]:
    return [(line.place, line.player) for line in standings(tournament)]


def test_swiss_equal_points_are_told_apart_by_the_opponents() -> None:
    """A and B have won twice; A's opponents have a point between them, B's have none."""
    swiss = played(
        "swiss",
        [won("a", "c"), won("b", "d"), won("e", "f")],
        [won("a", "e"), won("b", "f"), won("c", "d")],
    )
    first, second, *_ = standings(swiss)
    assert (first.player, second.player) == ("a", "b")
    assert first.figures["points"] == second.figures["points"] == 2
    assert first.figures["opponents"] == 2
    assert second.figures["opponents"] == 0


def test_a_bye_counts_as_somebody_like_oneself() -> None:
    swiss = played("swiss", [won("a", "b"), Meeting(["c"])])
    lines = {line.player: line for line in standings(swiss)}
    assert lines["c"].figures["opponents"] == 1
    assert lines["c"].games == 0


def test_in_a_round_robin_the_direct_encounter_counts_before_the_rest() -> None:
    """A and B have two points each; B beat A, though A's victories were against better players."""
    games = [won("b", "a"), won("a", "c"), won("a", "d"), won("b", "d"), won("c", "b"), won("c", "d")]
    tournament = played("round_robin", games)
    lines = {line.player: line for line in standings(tournament)}
    assert lines["b"].figures["points"] == lines["a"].figures["points"] == lines["c"].figures["points"] == 2
    assert [lines[player].figures["direct"] for player in "abc"] == [1, 1, 1]
    level = played("round_robin", [won("b", "a"), won("a", "c"), won("b", "c"), won("d", "b"), won("a", "d")])
    assert order(level)[0] == (1, "b")


def test_who_is_level_in_everything_shares_the_place() -> None:
    tournament = played("swiss", [won("a", "b"), won("c", "d")])
    assert order(tournament) == [(1, "a"), (1, "c"), (3, "b"), (3, "d")]


def test_at_tables_the_mean_counts_for_somebody_who_came_late() -> None:
    tables = played(
        "tables",
        [Meeting(["a", "b", "c"], [1, 2, 3])],
        [Meeting(["a", "b", "d"], [2, 3, 1])],
    )
    lines = standings(tables)
    assert lines[0].player == "d"
    assert lines[0].figures["mean"] == 1
    assert lines[1].figures["mean"] == Fraction(3, 4)


def test_a_knock_out_counts_how_far_one_came() -> None:
    knockout = played("knockout", [won("a", "b"), Meeting(["c"])], [won("a", "c")])
    assert order(knockout) == [(1, "a"), (2, "c"), (3, "b")]


def test_who_left_stays_in_the_table() -> None:
    tournament = played("swiss", [won("a", "b")])
    tournament.leave("a")
    line = standings(tournament)[0]
    assert (line.player, line.left) == ("a", True)
