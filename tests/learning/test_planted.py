"""A false number in a table of components changes what is right in an exercise, and is noticed by that."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import adamak

from .answers import FOLDER

SOURCE = Path(adamak.__file__).parent
FALSE_NUMBERS = {
    "condottiere": ("data.py", "SPRING_BONUS: Final = 3", "SPRING_BONUS: Final = 4"),
    "duel": ("components.toml", 'walls = ["red", "SS", "shields 2"', 'walls = ["red", "SS", "shields 1"'),
    "trajan": ("components.toml", "ship_same = [[2, 6, 12, 20]", "ship_same = [[2, 6, 13, 20]"),
}
ANSWERS = """
import sys
from adamak.core import find
from tests.learning.answers import answers
print(answers(find(sys.argv[1])), end="")
"""


@pytest.mark.parametrize("game", FALSE_NUMBERS)
def test_a_false_number_changes_an_answer(game: str, tmp_path: Path):
    table, true, false = FALSE_NUMBERS[game]
    shutil.copytree(SOURCE, tmp_path / "adamak", ignore=shutil.ignore_patterns("*.so", "_web", "__pycache__", "*.net"))
    file = tmp_path / "adamak" / "games" / game / table
    text = file.read_text("utf-8")
    assert text.count(true) == 1, "the number no longer stands there"
    file.write_text(text.replace(true, false), "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "ADAMAK_PURE": "1"}
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", ANSWERS, game]
    done = subprocess.run(command, env=environment, cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout != (FOLDER / f"{game}.txt").read_text("utf-8")
