"""A false number in a table of components is caught by a few of the game's own tests: each game names five."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import adamak

SOURCE = Path(adamak.__file__).parent
TESTS = Path(__file__).resolve().parents[1]


@dataclass
class Tables:
    """A game's table file, the tests that hold its numbers, and five lines of it with a number changed."""

    file: str
    caught_by: list[str]
    chosen: str  # of those tests, as `pytest -k` says it
    numbers: list[tuple[str, str]]


GAMES = {
    "architects": Tables("components.toml", ["test_components.py"], "ar_ or points or market", [
        ('"4 clay 2 wood", 0, 3, "gain 4 stone"', '"4 clay 3 wood", 0, 3, "gain 4 stone"'),
        ('"per 4 basic: 1 virtue"', '"per 3 basic: 1 virtue"'),
        ('fortress = ["carpentry tiling masonry", "3 clay 4 stone 1 gold 2 marble", -2, 12, "capture 2"',
         'fortress = ["carpentry tiling masonry", "3 clay 4 stone 1 gold 2 marble", -2, 12, "capture 3"'),
        ('merchant_gold = ["masonry", 0, "trade", "2 silver", "1 gold"]',
         'merchant_gold = ["masonry", 0, "trade", "1 silver", "1 gold"]'),
        ('black_market_08 = ["1 marble 1 stone", "1 gold 1 stone 2 wood"]',
         'black_market_08 = ["1 marble 1 stone", "1 gold 1 stone 1 wood"]'),
    ]),
    "condottiere": Tables("data.py", ["test_board.py", "test_cards.py", "test_strength.py"], "co_1 or co_5 or co_6", [
        ("[10, 8, 8, 8, 8, 8, 8, 3, 3, 6, 12, 6, 3, 3, 16]", "[10, 8, 8, 8, 8, 8, 8, 3, 3, 6, 11, 6, 3, 3, 17]"),
        ("[1, 2, 3, 4, 5, 6, 10]", "[1, 2, 3, 4, 5, 7, 10]"),
        ("HEROINE_STRENGTH: Final = 10", "HEROINE_STRENGTH: Final = 9"),
        ("SPRING_BONUS: Final = 3", "SPRING_BONUS: Final = 2"),
        ('("siena", "roma"), ', ""),
    ]),
    "duel": Tables("components.toml", ["test_components.py"], "du_1_1 or du_6_2 or du_14", [
        ('pretorium = ["red", "8", "shields 3"', 'pretorium = ["red", "7", "shields 3"'),
        ('obelisk = ["blue", "SSG", "vp 5"', 'obelisk = ["blue", "SSG", "vp 6"'),
        ('"coins 2 own brown, vp 3"', '"coins 3 own brown, vp 3"'),
        ('the_hanging_gardens = ["WWGP", "coins 6,', 'the_hanging_gardens = ["WWGP", "coins 5,'),
        ('token_p2_far = [5, [6, 7, 8]]', 'token_p2_far = [4, [6, 7, 8]]'),
    ]),
}  # fmt: skip
PLANTED = [(game, old, new) for game, tables in GAMES.items() for old, new in tables.numbers]


def test_every_game_named_here_plants_five_numbers():
    assert all(len(tables.numbers) == 5 for tables in GAMES.values())


@pytest.mark.parametrize(("game", "old", "new"), PLANTED, ids=lambda told: told)
def test_a_false_number_is_caught(game: str, old: str, new: str, tmp_path: Path):
    tables = GAMES[game]
    shutil.copytree(SOURCE, tmp_path / "adamak", ignore=shutil.ignore_patterns("*.so", "_web", "__pycache__"))
    file = tmp_path / "adamak" / "games" / game / tables.file
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, "the number no longer stands there"
    file.write_text(text.replace(old, new), encoding="utf-8")
    done = run(game, tmp_path)
    assert done.returncode == 1, done.stdout + done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_the_true_numbers_pass(game: str):
    done = run(game, SOURCE.parent)
    assert done.returncode == 0, done.stdout + done.stderr


def run(game: str, sources: Path) -> subprocess.CompletedProcess[str]:
    """The game's own tests against these sources, uncompiled."""
    environment = {**os.environ, "PYTHONPATH": str(sources), "ADAMAK_PURE": "1"}
    files = [str(TESTS / game / name) for name in GAMES[game].caught_by]
    options = ["-q", "-x", "-n0", "-p", "no:cacheprovider", "-k", GAMES[game].chosen]
    command = [sys.executable, "-m", "pytest", *options, *files]
    return subprocess.run(command, env=environment, cwd=TESTS.parent, capture_output=True, text=True)
