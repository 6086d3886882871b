"""Who plays whom: everybody against everybody, Swiss, knock-out, tables of three and four."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, combinations_with_replacement

import networkx
import pytest

from adamak.club import knockout, pairing, round_robin, round_tables, swiss
from adamak.club.tournament import Meeting, Tournament, pairs
from adamak.core import Problem

from .events import begun, play_round, with_comers_and_goers

# --- everybody against everybody -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 25))
def test_a_round_robin_lets_all_meet_once_on_balanced_seats(players: int) -> None:
    names = [f"p{number}" for number in range(players)]
    rounds = round_robin.circle(names)
    assert len(rounds) == players - 1 + players % 2
    for meetings in rounds:
        assert sorted(player for meeting in meetings for player in meeting.players) == sorted(names)
    games = [meeting for meetings in rounds for meeting in meetings if not meeting.is_bye]
    assert Counter(frozenset(game.players) for game in games) == Counter(map(frozenset, combinations(names, 2)))
    first = Counter(game.players[0] for game in games)
    second = Counter(game.players[1] for game in games)
    assert max(abs(first[name] - second[name]) for name in names) == (players - 1) % 2


def test_who_joins_a_round_robin_late_still_meets_everybody() -> None:
    rng = random.Random(1)
    tournament = begun("round_robin", 6)
    play_round(tournament, rng)
    play_round(tournament, rng)
    pairing.join(tournament, "late", 1500)
    while play_round(tournament, rng):
        pass
    assert set(tournament.met().values()) == {1}
    assert len(tournament.met()) == 7 * 6 // 2


def test_who_leaves_a_round_robin_gives_the_others_a_rest() -> None:
    tournament = begun("round_robin", 4)
    play_round(tournament, random.Random(1))
    tournament.leave("p03")
    found = play_round(tournament, random.Random(1))
    assert sorted(len(meeting.players) for meeting in found) == [1, 2]
    assert all("p03" not in meeting.players for meeting in found)


# --- Swiss ----------------------------------------------------------------------------------------------------------


def test_the_first_round_sets_the_upper_half_against_the_lower() -> None:
    found = pairing.next_round(begun("swiss", 8))
    assert {frozenset(meeting.players) for meeting in found} == {frozenset((f"p0{n}", f"p0{n + 4}")) for n in range(4)}
    assert sum(meeting.players[0] < "p04" for meeting in found) == 2


def test_the_last_of_an_odd_number_rests_and_the_next_time_somebody_else() -> None:
    tournament = begun("swiss", 5)
    rng = random.Random(3)
    resting = []
    for _ in range(5):
        resting += [meeting.players[0] for meeting in play_round(tournament, rng) if meeting.is_bye]
    assert resting[0] == "p04"
    assert sorted(resting) == [f"p0{number}" for number in range(5)]


def test_a_round_that_goes_on_is_not_paired_again() -> None:
    tournament = begun("swiss", 4)
    pairing.next_round(tournament)
    with pytest.raises(Problem) as raised:
        pairing.next_round(tournament)
    assert raised.value.code == "round-open"


def test_nobody_enters_twice() -> None:
    with pytest.raises(Problem) as raised:
        pairing.join(begun("swiss", 4), "p01")
    assert raised.value.code == "already-entered"


def test_who_leaves_in_a_round_loses_the_game_that_was_to_be_played() -> None:
    tournament = begun("swiss", 4)
    first = pairing.next_round(tournament)[0]
    gone, there = first.players
    tournament.leave(gone)
    assert tournament.points()[there] == 1
    assert tournament.points()[gone] == 0
    assert gone not in [entry.player for entry in tournament.active()]


def checked(tournament: Tournament) -> list[int]:
    """What a Swiss event must keep, seen from its record alone; how far out of balance each player's seats are."""
    met: Counter[frozenset[str]] = Counter()
    rested: set[str] = set()
    balance: Counter[str] = Counter()
    everybody: set[str] = set()
    for meetings in tournament.rounds:
        here = [player for meeting in meetings for player in meeting.players]
        assert len(here) == len(set(here))
        again = [meeting for meeting in meetings if not meeting.is_bye and met[frozenset(meeting.players)]]
        if again:
            assert not _could_be_new(here, met, rested), f"{again} was avoidable"
        for meeting in meetings:
            if meeting.is_bye:
                assert meeting.players[0] not in rested or set(here) <= rested
                rested.add(meeting.players[0])
            else:
                met[frozenset(meeting.players)] += 1
                balance[meeting.players[0]] += 1
                balance[meeting.players[1]] -= 1
        everybody.update(here)
    return [abs(balance[player]) for player in everybody]


def _could_be_new(here: list[str], met: Counter[frozenset[str]], rested: set[str]) -> bool:
    """Whether these could all be paired without a pairing that was there, and a bye for somebody who has had none."""
    graph = networkx.Graph()
    graph.add_edges_from(pair for pair in combinations(here, 2) if not met[frozenset(pair)])
    if len(here) % 2:
        graph.add_edges_from((player, "") for player in here if player not in rested)
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return len(found) == (len(here) + 1) // 2


@pytest.mark.parametrize("seed", range(6))
def test_swiss_events_with_comers_and_goers(seed: int) -> None:
    rng = random.Random(seed)
    players = rng.randint(5, 18)
    assert max(checked(with_comers_and_goers("swiss", rng, players, swiss.advised_rounds(players) + 1))) <= 2


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_a_thousand_swiss_events() -> None:
    """The figures of docs/club.md."""
    rng = random.Random(18)
    apart: Counter[int] = Counter()
    repeats = byes = games = 0
    for _ in range(1000):
        players = rng.randint(5, 64)
        tournament = with_comers_and_goers("swiss", rng, players, swiss.advised_rounds(players) + rng.randint(0, 3))
        apart.update(checked(tournament))
        games += sum(not meeting.is_bye for meeting in tournament.meetings())
        repeats += sum(times - 1 for times in tournament.met().values())
        byes += sum(times > 1 for times in tournament.byes().values())
    print(f"{games} games, {repeats} pairings again (none avoidable), {byes} second byes, seats apart: {dict(apart)}")
    assert byes <= 2  # and only where everybody there had rested before, as `checked` has seen
    assert max(apart) <= 2


# --- knock-out ------------------------------------------------------------------------------------------------------


def test_the_strongest_meet_as_late_as_can_be() -> None:
    assert knockout.bracket(8) == [1, 8, 4, 5, 2, 7, 3, 6]


@pytest.mark.parametrize("players", range(2, 34))
def test_a_knock_out_without_surprises_is_won_by_the_strongest(players: int) -> None:
    tournament = begun("knockout", players)
    while found := pairing.next_round(tournament):
        for meeting in found:
            if not meeting.is_bye:
                meeting.places = [1 if player == min(meeting.players) else 2 for player in meeting.players]
        assert not any(meeting.is_bye for meeting in found) or len(tournament.rounds) == 1
    assert len(tournament.rounds) == swiss.advised_rounds(players)
    assert knockout.through(tournament) == ["p00"]
    resting = [meeting.players[0] for meeting in tournament.rounds[0] if meeting.is_bye]
    assert sorted(resting) == [f"p{number:02}" for number in range(len(resting))]
    if players > 1:
        assert sorted(tournament.rounds[-1][0].players) == ["p00", "p01"]


def test_who_draws_plays_again_with_seats_changed() -> None:
    tournament = begun("knockout", 4)
    first, second = pairing.next_round(tournament)
    first.places, second.places = [1, 1], [1, 2]
    (again,) = pairing.next_round(tournament)
    assert again.players == first.players[::-1]
    again.places = [2, 1]
    (final,) = pairing.next_round(tournament)
    assert set(final.players) == {again.players[1], second.players[0]}


def test_whoever_meets_somebody_who_left_goes_on() -> None:
    tournament = begun("knockout", 4)
    first, second = pairing.next_round(tournament)
    first.places, second.places = [1, 2], [1, 2]
    tournament.leave(first.players[0])
    (final,) = pairing.next_round(tournament)
    assert final.players == [second.players[0]]
    assert pairing.next_round(tournament) == []
    assert knockout.through(tournament) == [second.players[0]]


def test_a_late_entry_takes_the_place_of_a_bye_while_there_is_one() -> None:
    tournament = begun("knockout", 3)
    pairing.next_round(tournament)
    pairing.join(tournament, "late", 1000)
    assert not any(meeting.is_bye for meeting in tournament.rounds[0])
    with pytest.raises(Problem) as raised:
        pairing.join(tournament, "later", 1000)
    assert raised.value.code == "bracket-full"


# --- tables of three and four ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "expected"),
    [(3, [3]), (4, [4]), (5, [4]), (6, [3, 3]), (7, [4, 3]), (9, [3, 3, 3]), (10, [4, 3, 3]), (24, [4] * 6), (2, [])],
)
def test_sizes_of_tables(players: int, expected: list[int]) -> None:
    assert round_tables.sizes(players) == expected


def evenness(tournament: Tournament, players: int) -> tuple[int, int, int, int]:
    """How often two met at least and at most, and the least and greatest that would be even."""
    met = tournament.met()
    counts = [met[pair] for pair in pairs([f"p{number:02}" for number in range(players)])]
    total = sum(counts)
    return min(counts), max(counts), total // len(counts), -(-total // len(counts))


def check_tables(players: int, rounds: int) -> int:
    """Meetings within one of even; nobody rests twice while somebody has not; the largest difference of seats.

    Six at two tables can be seated in ten ways only. After five rounds (and five more than every ten) none of them lets
    all meet twice: the best leaves some two at one meeting, so that within one of it is two below what would be even.
    """
    tournament = begun("tables", players)
    rng = random.Random(players)
    for _ in range(rounds):
        play_round(tournament, rng)
        least, most, even_least, even_most = evenness(tournament, players)
        below = 2 if players == 6 and len(tournament.rounds) % 10 == 5 else 1
        assert even_least - below <= least <= most <= even_most + 1, (players, len(tournament.rounds), least, most)
    rests = [tournament.byes()[entry.player] for entry in tournament.entries]
    assert max(rests) - min(rests) <= 1
    sat, own = tournament.sat(), [entry.player for entry in tournament.entries]
    largest = 4 if players != 3 and players != 6 and players != 9 else 3
    if players % 4 == 0 or largest == 3:  # only where every table is of the same size has everybody the same seats
        return max(max(sat[p, s] for s in range(largest)) - min(sat[p, s] for s in range(largest)) for p in own)
    return 0


def test_the_best_that_five_rounds_of_six_can_do() -> None:
    """What `check_tables` allows there is within one of it, and no more."""
    names = [f"p{number}" for number in range(6)]
    ways = [
        Counter(pairs([names[0], *two]) + pairs([one for one in names[1:] if one not in two]))
        for two in combinations(names[1:], 2)
    ]
    best = max(
        min(sum((way[pair] for way in chosen), 0) for pair in pairs(names))
        for chosen in combinations_with_replacement(ways, 5)
    )
    assert best == 1


def test_meetings_of_six_are_even() -> None:
    check_tables(6, 40)


@pytest.mark.parametrize("players", [5, 8, 9, 13, 16, 24])
def test_meetings_at_tables_are_even(players: int) -> None:
    assert check_tables(players, 5) <= 2


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_meetings_at_tables_are_even_for_all_numbers() -> None:
    """The figures of docs/club.md."""
    worst = {players: check_tables(players, 24) for players in range(3, 25)}
    print(f"seats apart at most: {worst}")
    assert max(worst.values()) <= 2


def test_a_newcomer_at_the_tables_is_seated_at_once() -> None:
    tournament = begun("tables", 7)
    play_round(tournament, random.Random(1))
    pairing.join(tournament, "late")
    found = play_round(tournament, random.Random(1))
    assert sorted(len(meeting.players) for meeting in found) == [4, 4]


def test_points_at_a_table_count_those_beaten() -> None:
    meeting = Meeting(["a", "b", "c", "d"], [1, 2, 2, 4])
    assert [float(meeting.points(player)) for player in "abcd"] == pytest.approx([1, 0.5, 0.5, 0])
