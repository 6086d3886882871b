"""The command run in this process, with a home of its own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from adamak.core import games

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "core"))
from lonely import LONELY
from pebbles import PEBBLES


@pytest.fixture(autouse=True)
def strangers_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in (LONELY, PEBBLES):
        monkeypatch.setitem(games(), game.id, game)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("ADAMAK_HOME", str(folder))
    for name in ("ADAMAK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return folder
