"""Many random decisions of every game: each preview equals what the move then gives (see `previews_come_true`)."""

import pytest

from adamak.core import Rng, find, games
from adamak.core.game import Game
from adamak.core.play_ahead import previews
from adamak.testing import check_previews

EVERY_MOVE = 10_000


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_previews_of_some_hundred_decisions_come_true(game: Game):
    check_previews(game, 300, most=2, every=7)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_previews_of_ten_thousand_decisions_come_true(game: Game):
    check_previews(game, 10_000, EVERY_MOVE)


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
