"""Many random decisions of every game: each preview equals what the move then gives (see `previews_come_true`)."""

from itertools import count

import pytest

from adamak.core import Rng, find, games
from adamak.core.game import Game
from adamak.core.preview import previews
from adamak.testing.contract import hold_to_previews
from adamak.testing.covering import covering

EVERY_MOVE = 10_000


def decide(game: Game, decisions: int, most: int) -> None:
    """Random games, the options of the contract's cases in turn, until so many decisions have been looked at."""
    cases = covering(game)
    for number in count():
        case = cases[number % len(cases)]
        position = game.start(case.seats, case.options, seed=f"previews {number}")
        rng = Rng(f"previews {number}")
        while not position.is_over():
            for seat in position.actors():
                hold_to_previews(position, seat, rng, most)
                decisions -= 1
            if decisions <= 0:
                return
            seat = position.actors()[rng.below(len(position.actors()))]
            moves = position.legal(seat)
            position.apply(seat, moves[rng.below(len(moves))])


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_previews_of_some_hundred_decisions_come_true(game: Game):
    decide(game, 300, most=2)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_previews_of_ten_thousand_decisions_come_true(game: Game):
    decide(game, 10_000, EVERY_MOVE)


def test_a_preview_follows_moves_without_a_choice_and_stops_where_something_is_drawn():
    duel = find("duel")
    position = duel.start(2, {"pantheon": False}, seed="draft")
    rng = Rng("draft")
    for _ in range(3):
        seat = position.actors()[0]
        assert not any(preview.stops for preview in previews(position, seat, rng))
        position.apply(seat, position.legal(seat)[0])
    last = position.actors()[0]
    (told,) = previews(position, last, rng)
    assert told.stops, "the second group of Wonders comes to light"
    assert [event["event"] for event in told.events] == ["wonder_drafted"]
