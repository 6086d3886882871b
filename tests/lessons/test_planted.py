"""A rule or a number that changes makes a sentence of a lesson untrue, and the suite says which."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import adamak

SOURCE = Path(adamak.__file__).parent
CHECK = """
import sys
from adamak.core import find
from adamak.core.lesson import lessons
from adamak.testing.lessons import check_told
check_told(find(sys.argv[1]), lessons(find(sys.argv[1]))["first"])
"""
# The file, what stands there, what is planted, and the step that can no longer be told.
PLANTED = {
    "duel": ("components.toml", 'lumber_yard = ["brown", "",', 'lumber_yard = ["brown", "1",', "brown"),
    "architects": ("components.toml", 'well = ["", "2 wood 2 stone"', 'well = ["masonry", "2 wood 2 stone"', "draft"),
    "condottiere": ("data.py", "HEROINE_STRENGTH: Final = 10", "HEROINE_STRENGTH: Final = 1", "surrender"),
}


@pytest.mark.parametrize("game", PLANTED)
def test_a_planted_change_is_noticed(game: str, tmp_path: Path) -> None:
    name, old, new, step = PLANTED[game]
    shutil.copytree(SOURCE, tmp_path / "adamak", ignore=shutil.ignore_patterns("*.so", "_web", "__pycache__"))
    file = tmp_path / "adamak" / "games" / game / name
    text = file.read_text("utf-8")
    assert text.count(old) == 1, "the number no longer stands there"
    file.write_text(text.replace(old, new), "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "ADAMAK_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", CHECK, game], env=environment, capture_output=True, text=True)
    assert done.returncode == 1, done.stderr
    assert step in done.stderr.splitlines()[-1], done.stderr
