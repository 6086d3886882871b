"""What people take and how long they think, from records alone."""

from __future__ import annotations

import random

import pytest

from adamak.club.habits import EDGES, Habits, Tally, decisions, habits, median
from adamak.core import find, games
from adamak.table import Table, commands, opening, rows
from adamak.table.seats import hashed

SECOND = 1000
WITH_BOARDS = {"architects": {"variable_setup": True, "choose_boards": True}}


def played(game: str, seed: int, seats: int = 2, most: int = 4000) -> Table:
    """A game of people who move at random, each move a second after the one before."""
    places = [rows.SeatRow("human", f"P{seat}", secret=hashed(f"secret {seat}")) for seat in range(seats)]
    table = Table(f"{game}{seed}")
    at = 1_000_000
    for row in (opening.new(game, places, hashed("host"), f"seed {seed}", WITH_BOARDS.get(game)), rows.Started()):
        table.apply(rows.Stored(table.version + 1, at, row))
    rng = random.Random(seed)
    while not table.over and most:
        most -= 1
        at += SECOND
        seat = table.actors()[0]
        move = rng.choice([int(move) for move in table.match.position.legal(seat)])
        table.apply(rows.Stored(table.version + 1, at, commands.play(table, seat, [move], f"k{at}", table.version)))
    return table


def found_in(table: Table) -> dict[int, Habits]:
    *steps, last = habits(table)
    assert not any(steps)
    assert last is not None
    return last


@pytest.mark.parametrize("game", sorted(games()))
def test_every_kind_that_a_game_names_is_taken_in_some_game(game: str) -> None:
    """And what is taken is told by the game's own events, as something its words can name."""
    declared = set(find(game).telling().taken.values())
    assert declared
    seen: set[str] = set()
    for seed in range(6):
        table = played(game, seed)
        for seat, one in found_in(table).items():
            told = [event for entry in table.log(seat) if hasattr(entry, "events") for event in entry.events]
            for kind, things in one.taken.items():
                assert len(set(things)) == len(things)
                for thing in things:
                    assert any(event.get(kind) == thing and event.get("seat") == seat for event in told)
                seen.add(kind)
        if seen == declared:
            break
    # Gods need the expansion; a random player wins few battles, sails few ships and counters few events.
    assert seen
    assert game not in ("condottiere", "architects") or seen == declared
    assert seen <= declared


def test_gods_are_among_what_one_takes() -> None:
    taken = {kind for seed in range(12) for kind in _pantheon(seed)}
    assert "divinity" in taken


def _pantheon(seed: int) -> set[str]:
    options = {option["name"] for option in find("duel").options_type.describe()}
    assert "pantheon" in options
    places = [rows.SeatRow("human", f"P{seat}", secret=hashed(str(seat))) for seat in range(2)]
    table = Table(f"gods{seed}")
    first = opening.new("duel", places, hashed("host"), f"gods {seed}", {"pantheon": True})
    for row in (first, rows.Started()):
        table.apply(rows.Stored(table.version + 1, 1, row))
    rng = random.Random(seed)
    while not table.over:
        seat = table.actors()[0]
        legal = [int(move) for move in table.match.position.legal(seat)]
        gods = [move for move in legal if table.game.moves.words(move).startswith("activate")]
        row = commands.play(table, seat, [rng.choice(gods or legal)], f"k{table.version}", table.version)
        table.apply(rows.Stored(table.version + 1, 1, row))
    return {kind for one in found_in(table).values() for kind in one.taken}


def test_decisions_are_timed_from_when_the_game_last_moved() -> None:
    def row(version: int, at: float, what: rows.AnyRow) -> rows.Stored:
        return rows.Stored(version, round(at * SECOND), what)

    history = [
        row(1, 0.001, rows.Started()),
        row(2, 3, rows.Moved(0, [1], "a")),
        row(3, 4, rows.Said(1, "hm", "b")),
        row(4, 10, rows.Moved(1, [2], "c")),  # seven seconds, whatever was said
        row(5, 11, rows.Moved(2, [3], bot=True)),
        row(6, 20, rows.Paused(8 * SECOND, 20 * SECOND)),  # the server was away: on nobody's clock
        row(7, 23, rows.Moved(0, [1], "d")),
        row(8, 30, rows.Undone(0, 3, "e")),
        row(9, 31, rows.Moved(0, [4], "f")),
    ]
    assert list(decisions(history)) == [(0, 2999), (1, 7000), (0, 4000), (0, 1000)]


def test_a_tally_adds_up() -> None:
    one, other = Tally(), Tally()
    taken = Habits({"card": ["a", "b"]}, [1] * (len(EDGES) + 1))
    one.note(True, 50, {"blue": 10, "note": "x"}, "points", taken)
    one.note(False, -3, {"blue": 4}, "points", None)
    other.note(True, 70, {"blue": 2, "red": 1}, "military", Habits({"card": ["b"]}, [0, 2] + [0] * 8))
    other.add(one)
    assert (other.games, other.won, other.total, other.best) == (3, 2, 117, 70)
    assert other.parts["blue"].best == 10
    assert other.parts["blue"].total == 16
    assert other.parts["red"].games == 1
    assert other.endings == {"points": 2, "military": 1}
    assert (other.taken["card"]["b"].games, other.taken["card"]["a"].won) == (2, 1)
    assert other.times[:2] == [1, 3]
    assert "note" not in other.parts
    worst = Tally()
    worst.note(False, -9, {}, "points", None)
    assert worst.best == -9
    nothing = Tally()
    nothing.add(worst)
    assert nothing.best == -9


def test_the_median_lies_between_its_bounds() -> None:
    assert median([0] * 10) is None
    assert median([0] * 9 + [5]) is None
    assert median([4] + [0] * 9) == 1.0
    assert median([0, 0, 2] + [0] * 7) == 7.5
