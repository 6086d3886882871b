"""Ratings: what a game changes, and that the records alone give them again."""

from __future__ import annotations

import random

import pytest

from adamak.club.ledger import RatedGame, Sitter, enter, reckon
from adamak.club.ratings import NEWCOMER, THOUSANDTHS, Rating, after, expected

from . import simulation

SETTLED = Rating(1_600_000, 60_000)


def test_the_winner_gains_and_the_loser_loses() -> None:
    winner, loser = after([NEWCOMER, NEWCOMER], [1, 2], [False, False])
    assert loser.points < NEWCOMER.points < winner.points
    assert winner.doubt < NEWCOMER.doubt
    assert loser.doubt < NEWCOMER.doubt


def test_equals_who_share_the_place_stay_where_they_are() -> None:
    assert [rating.points for rating in after([SETTLED] * 2, [1, 1], [False] * 2)] == [SETTLED.points] * 2


def test_order_of_the_seats_does_not_matter() -> None:
    before = [NEWCOMER, SETTLED, Rating(1_400_000, 90_000)]
    forwards = after(before, [2, 1, 3], [False] * 3)
    backwards = after(before[::-1], [3, 1, 2], [False] * 3)
    assert forwards == backwards[::-1]


def test_the_places_at_a_larger_table_are_told_apart() -> None:
    found = after([SETTLED] * 4, [1, 2, 3, 4], [False] * 4)
    assert [rating.points for rating in found] == sorted((rating.points for rating in found), reverse=True)
    assert found[0].points > SETTLED.points > found[3].points


def test_whoever_is_sure_moves_less() -> None:
    new, known = after([NEWCOMER, SETTLED], [1, 2], [False, False])
    assert new.points - NEWCOMER.points > 3 * (SETTLED.points - known.points)


def test_a_bot_stays_what_it_was_measured_to_be() -> None:
    bot = Rating(1_700_000, 30_000)
    person, same = after([NEWCOMER, bot], [1, 2], [False, True])
    assert same == bot
    assert person.points > NEWCOMER.points


def test_four_hundred_points_are_ten_to_one() -> None:
    strong, weak = expected([Rating(1_900_000, 50_000), Rating(1_500_000, 50_000)])
    assert strong / weak == pytest.approx(10)


def test_what_is_shown_has_an_interval_and_a_question_mark() -> None:
    assert (NEWCOMER.shown, NEWCOMER.give_or_take, NEWCOMER.settled) == (1500, 686, False)
    assert SETTLED.settled


def test_two_games_of_one_person_do_not_mix() -> None:
    sitters = (Sitter(person="anna"), Sitter(person="babak"))
    games = [RatedGame("a", "duel", 1, sitters, (1, 2)), RatedGame("b", "troyes", 2, sitters, (2, 1))]
    ratings, changes = reckon(games, {})
    assert ratings["duel", "anna"].points > NEWCOMER.points > ratings["troyes", "anna"].points
    assert [change.before for change in changes] == [NEWCOMER] * 4


def test_the_records_in_any_order_give_the_same_numbers() -> None:
    club = simulation.played(seed=1, people=9, games=120, most_seats=4)
    right = club.reckoned()
    mixed = list(club.games)
    random.Random(2).shuffle(mixed)
    assert reckon(mixed, simulation.ANCHORS) == right
    one_by_one: dict[tuple[str, str], Rating] = {}
    for game in club.games:
        enter(game, one_by_one, simulation.ANCHORS)
    assert one_by_one == right[0]


def test_games_that_end_together_are_taken_by_table() -> None:
    sitters = (Sitter(person="anna"), Sitter(person="babak"))
    games = [RatedGame("b", "duel", 5, sitters, (1, 2)), RatedGame("a", "duel", 5, sitters, (2, 1))]
    assert [change.table for change in reckon(games, {})[1]] == ["a", "a", "b", "b"]


def test_changes_lead_from_one_game_to_the_next() -> None:
    _, changes = simulation.played(seed=3, people=6, games=80).reckoned()
    latest: dict[str, Rating] = {}
    for change in changes:
        assert change.before == latest.get(change.person, NEWCOMER)
        latest[change.person] = change.after


def test_known_strengths_are_found_again() -> None:
    club = simulation.played(seed=4, people=40, games=1600)
    ratings, _ = club.reckoned()
    assert simulation.correlation(club, ratings) > 0.93
    assert simulation.covered(club, ratings) >= 0.85


@pytest.mark.soak
@pytest.mark.parametrize("most_seats", [2, 4])
def test_ten_thousand_games_of_people_of_known_strength(most_seats: int) -> None:
    """The figures of docs/club.md."""
    shares, orders, doubts = [], [], []
    for seed in range(10):
        club = simulation.played(seed, people=200, games=10_000, most_seats=most_seats)
        ratings, _ = club.reckoned()
        shares.append(simulation.covered(club, ratings))
        orders.append(simulation.correlation(club, ratings))
        doubts.append(sum(one.doubt for one in ratings.values()) / len(ratings) / THOUSANDTHS)
        assert simulation.misordered(club, ratings, 250) < 0.01
    share, order = sum(shares) / len(shares), sum(orders) / len(orders)
    print(
        f"up to {most_seats} seats: {share:.3f} of intervals hold the truth ({min(shares):.3f} to {max(shares):.3f}),"
    )
    print(f"order {order:.3f} ({min(orders):.3f} at least), doubt {sum(doubts) / len(doubts):.1f} points")
    assert 0.92 <= share <= 0.99
    assert min(orders) > 0.95
