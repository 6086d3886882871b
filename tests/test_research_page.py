"""The page for researchers is true: its blocks run, in order, in one folder; with fewer games than on the page."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[1] / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(python|console)(?: file=(\S+))?\n(.*?)^```", PAGE, re.M | re.S)
SHORTER = {
    "GAMES = 1000": "GAMES = 60",
    "range(200)": "range(5)",
    "ROUNDS, TABLES, RATE = 30, 64": "ROUNDS, TABLES, RATE = 2, 16",
    "--games 40": "--games 2",
    "max_simulations=20": "max_simulations=4",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("research")


def test_the_shorter_games_are_those_of_the_page() -> None:
    assert all(PAGE.count(words) == 1 for words in SHORTER)
    assert len(BLOCKS) == 7


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_block(number: int, folder: Path) -> None:
    """A block that needs what an earlier one left runs those first, unless they ran in this folder already."""
    if number and not (folder / f"done-{number - 1}").exists():
        test_block(number - 1, folder)
    kind, file, code = BLOCKS[number]
    for words, fewer in SHORTER.items():
        code = code.replace(words, fewer)
    if file:
        (folder / file).write_text(code)
    else:
        commands = [line.removeprefix("$ ") for line in code.splitlines()]
        for command in commands if kind == "console" else [""]:
            _run(command, code, folder)
    (folder / f"done-{number}").touch()


def _run(command: str, code: str, folder: Path) -> None:
    binaries = Path(sys.executable).parent
    arguments = (
        [str(binaries / "adamak"), *shlex.split(command)[1:]]
        if command
        else [sys.executable, "-W", "error", "-c", code]
    )
    environment = {**os.environ, "ADAMAK_HOME": str(folder), "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(arguments, cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    if command:
        assert "crash" not in done.stdout + done.stderr
        assert "## Incidents" not in done.stdout
