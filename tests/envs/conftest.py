"""Every registered game, and two of strangers: one without facts and secrets, one that a lonely player may play."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from adamak.core import games

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "core"))
from lonely import LONELY
from pebbles import PEBBLES

STRANGERS = (PEBBLES, LONELY)
GAMES = [*games(), *(game.id for game in STRANGERS)]


@pytest.fixture(autouse=True)
def strangers_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if another installed package had declared the entry points."""
    for game in STRANGERS:
        monkeypatch.setitem(games(), game.id, game)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game_id" in metafunc.fixturenames:
        metafunc.parametrize("game_id", GAMES)
