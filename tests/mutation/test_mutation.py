"""The mutation run, by ./adamak test -m mutation; ADAMAK_SEED chooses other mutants."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import adamak
from adamak.core import games

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.mutation
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("game", games())
def test_mutants_are_noticed_by_the_games_own_tests(game: str):
    done = subprocess.run(
        [sys.executable, "-m", "tests.mutation", game, "--seed", os.environ.get("ADAMAK_SEED", "adamak")],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(Path(adamak.__file__).parent.parent)},
        capture_output=True,
        text=True,
    )
    print(done.stdout)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
