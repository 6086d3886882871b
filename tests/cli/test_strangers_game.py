"""A game of somebody else's, without a catalogue, a rulebook or a board: plain, but every command works."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path

import pytest
from terminal import Run

from adamak.core import games


@pytest.fixture(autouse=True)
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of tests/core, registered as an entry point would."""
    file = Path(__file__).resolve().parents[1] / "core" / "pebbles.py"
    spec = importlib.util.spec_from_file_location("strangers_pebbles", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "strangers_pebbles", module)
    spec.loader.exec_module(module)
    game = next(
        value
        for value in vars(module).values()
        if getattr(value, "id", "") == "pebbles" and not isinstance(value, type)
    )
    monkeypatch.setitem(games(), "pebbles", game)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_it_is_listed(run: Run, lang: str) -> None:
    told = run("games", "--lang", lang)
    assert told.status == 0
    assert "pebbles" in told.out


def test_it_is_played_by_the_words_of_the_save_file(run: Run, home: Path) -> None:
    keys = "take 2\nwhy take 3\nrules\nhelp\nshow x to 2\n" + "1\n" * 40
    told = run("play", "pebbles", "--seats", "human,random", "--seed", "tea", keys=keys)
    assert told.status == 0
    assert "pebbles: 12" in told.out  # the plain drawing
    assert "wins" in told.out
    assert "do not show each other" in told.out
    (file,) = (home / "saves").glob("*.json")
    assert run("replay", file).status == 0


def test_it_is_simulated_and_soaked(run: Run) -> None:
    assert json.loads(run("sim", "pebbles", "--seats", 3, "--games", 50, "--json").out)["games"] == 50
    assert run("soak", "pebbles", "--games", 60).status == 0
