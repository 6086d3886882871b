"""A training: processes that play, and one that learns from them, for some minutes.

Everything lies in one folder (shards, networks, the state of the fitting): started again there, it goes on.
"""

from __future__ import annotations

import gc
import json
import math
import os
import subprocess
import sys
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from adamak.bots.network import fingerprint, number_of_things
from adamak.core import Game, Problem, find
from adamak.train import fit_path
from adamak.train.plans import plan_of
from adamak.train.selfplay import keep_playing, newest

LAST_WORDS = 0.15  # minutes before the end at which the fitting stops, so that its last network is there in time


def train(
    game: Game[Any, Any], folder: Path, minutes: float, processes: int, seed: str, python: str = "",
    fitting: dict[str, Any] | None = None, say: Callable[[str], None] = print,
) -> Path | None:  # fmt: skip
    """Plays and learns; returns the newest network. Without minutes it only learns, from what was played before.

    `python`: the interpreter that has torch, this one if not given.
    """
    for name in ("shards", "networks"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    assert game.facts is not None
    given = {
        "game": game.id, "fingerprint": fingerprint(game), "facts": game.facts.size, "things": number_of_things(game),
        "seats": max(game.seat_counts), "minutes": max(minutes - LAST_WORDS, minutes / 2), "first": plan_of(game).first,
    }  # fmt: skip
    (folder / "fit.json").write_text(json.dumps(given | (fitting or {})))
    turn = len(list((folder / "shards").glob("*.shard")))
    until = monotonic() + 60 * minutes
    context = get_context("spawn")
    players = [
        context.Process(target=_play, args=(game.id, str(folder), f"{seed}/{turn}/{number}", 60 * minutes))
        for number in range(processes if minutes else 0)
    ]
    for one in players:
        one.start()
    learner = subprocess.Popen(
        [python or sys.executable, fit_path(), str(folder)],
        stdout=subprocess.PIPE,
        text=True,
        env=_surroundings(python),
    )
    patience = until + 60 if minutes else math.inf
    try:
        while learner.poll() is None and monotonic() < patience:
            line = learner.stdout.readline() if learner.stdout is not None else ""
            if line:
                say(line.strip())
            else:
                sleep(0.2)
        if learner.returncode:
            raise Problem("train-broke-off", file=str(folder))
    finally:
        for one in players:
            one.terminate()
        learner.terminate()
    return newest(folder / "networks")


def _surroundings(python: str) -> dict[str, str]:
    """Another interpreter must not be sent to the libraries of this one."""
    ours = ("PYTHONHOME", "PYTHONPATH", "LD_LIBRARY_PATH") if python else ()
    kept = {name: value for name, value in os.environ.items() if name not in ours}
    # The window grows all the time: without this a GPU keeps pieces of every size it ever had.
    return {"PYTORCH_CUDA_ALLOC_CONF": "expandable_segments:True", **kept}


def _play(game_id: str, folder: str, seed: str, seconds: float) -> None:
    game = find(game_id)
    gc.disable()  # nothing here forms cycles, and a search makes many objects
    training = parent_process()
    for _ in keep_playing(game, plan_of(game), Path(folder), seed, monotonic() + seconds):
        if training is not None and not training.is_alive():  # killed: nobody would learn from what is played on
            return
