"""Every registered game, and a game of a stranger that has no features and no secrets."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from adamak.core import games

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "core"))
from pebbles import PEBBLES

GAMES = [*games(), PEBBLES.id]


@pytest.fixture(autouse=True)
def strangers_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if another installed package had declared the entry point."""
    monkeypatch.setitem(games(), PEBBLES.id, PEBBLES)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game_id" in metafunc.fixturenames:
        metafunc.parametrize("game_id", GAMES)
