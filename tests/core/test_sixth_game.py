"""A game of another package keeps the contract, is found by its entry point, and plays through the same loops."""

from importlib.metadata import EntryPoint

import pytest
from pebbles import PEBBLES

from adamak.core import Rng, find, games, registry
from adamak.core.rollout import play_randomly
from adamak.testing import GameContract


@pytest.fixture
def registered(monkeypatch):
    """As if another installed package had declared the entry point."""
    entry = EntryPoint("pebbles", "pebbles:PEBBLES", registry.GROUP)
    known = registry.entry_points
    monkeypatch.setattr(registry, "entry_points", lambda group: [*known(group=group), entry])
    games.cache_clear()
    yield
    games.cache_clear()


@pytest.mark.usefixtures("registered")
class TestPebbles(GameContract):
    game = PEBBLES


@pytest.mark.usefixtures("registered")
def test_a_game_is_found_by_its_entry_point():
    assert find("pebbles") is PEBBLES
    assert list(games()) == sorted(games())


def test_an_interpreted_position_plays_through_the_compiled_loop():
    position = PEBBLES.start(3, seed="x")
    moves, options = play_randomly(position, Rng("x"), 100)
    assert position.is_over()
    assert moves >= 4
    assert options >= moves
