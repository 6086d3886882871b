"""Puzzles over HTTP: the one of the day is everybody's, and a puzzle shows what its seat saw."""

from __future__ import annotations

import pytest

from adamak.core import Rng, find
from adamak.core.puzzles import puzzles_of
from adamak.server.learning import puzzles

from .clients import Browser
from .conftest import Serve


def test_all_puzzles_and_one_of_them(serve: Serve) -> None:
    with Browser(serve().url) as visitor:
        told = visitor.call("GET", "/api/puzzles", status=200)
        for game_id, difficulties in told["games"].items():
            assert difficulties == [one.difficulty for one in puzzles_of(find(game_id))]
        assert told["day"]["number"] <= len(told["games"][told["day"]["game"]])
        shown = visitor.call("GET", "/api/games/condottiere/puzzles/1", status=200)
        assert set(shown["legal"]) == set(shown["chances"])
        assert shown["turn"][0] == max(shown["chances"], key=lambda move: shown["chances"][move])
        assert len(shown["previews"]) == len(shown["legal"])
        assert visitor.call("GET", "/api/games/condottiere/puzzles/0", status=404)["code"] == "no-such-puzzle"
        assert visitor.call("GET", "/api/games/ludo/puzzles/1", status=404)["code"] == "no-such-game"


def test_why_a_move_is_not_allowed_in_a_puzzle(serve: Serve) -> None:
    with Browser(serve().url) as visitor:
        legal = visitor.call("GET", "/api/games/condottiere/puzzles/1", status=200)["legal"][0].replace(" ", "%20")
        path = "/api/games/condottiere/puzzles/1/why?move="
        assert visitor.call("GET", path + legal, status=200) is None
        assert visitor.call("GET", path + "site%20roma", status=200)["clause"].startswith("CO-")


@pytest.mark.parametrize("game_id", ["condottiere", "duel"])
def test_a_puzzle_shows_nothing_that_its_seat_did_not_see(game_id: str) -> None:
    """The true position against one dealt anew: the same page."""
    shown = puzzles.puzzle.fn(game_id, 1)
    found = puzzles_of(find(game_id))[0]
    other = found.match(find(game_id)).position.sample(found.seat, Rng("other"))
    assert other.view(found.seat) == shown.view
    assert [find(game_id).moves.words(int(move)) for move in other.legal(found.seat)] == shown.legal


def test_every_puzzle_has_its_day() -> None:
    known = {(game, n) for game, found in puzzles._difficulties().items() for n in range(1, len(found) + 1)}
    days = [puzzles.of_the_day(day) for day in range(20_000, 20_000 + 60 * len(puzzles._difficulties()))]
    met = {(day.game, day.number) for day in days if day is not None}
    assert met == known
    assert puzzles.of_the_day(20_000) == puzzles.of_the_day(20_000)
