"""The same sources, compiled and not, play the same games."""

import os
import subprocess
import sys

import pytest

import adamak

# Plays random games over seat counts and options and prints one digest of all final positions and moves.
PLAY = """
import hashlib
from adamak import compiled
from adamak.core import games, Rng
from adamak.testing import covering
told = hashlib.sha256()
for game in games().values():
    for case in covering(game):
        position = game.start(case.seats, case.options, seed=case.seed)
        rng = Rng(case.seed)
        for _ in range(400):
            seat = position.actor()
            if seat < 0:
                break
            moves = position.legal(seat)
            position.apply(seat, moves[rng.below(len(moves))])
            if rng.below(20) == 0:
                told.update(position.sample(seat, rng).to_bytes())
        told.update(position.to_bytes())
print(compiled(), told.hexdigest())
"""


def play(pure: bool) -> list[str]:
    environment = {**os.environ, "ADAMAK_PURE": "1" if pure else "0"}
    done = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.skipif(not adamak.compiled(), reason="the engine is not compiled here: nothing to compare")
def test_digests_are_equal_compiled_and_not():
    (fast, compiled_digest), (slow, pure_digest) = play(pure=False), play(pure=True)
    assert (fast, slow) == ("True", "False")
    assert compiled_digest == pure_digest
