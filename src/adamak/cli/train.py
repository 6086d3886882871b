"""`adamak train`: a search learns by playing against itself."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from adamak.bots.network import load, network_of
from adamak.cli.files import home
from adamak.cli.output import say
from adamak.core import Game, Problem
from adamak.core.extras import need
from adamak.core.registry import find
from adamak.train.gate import gate
from adamak.train.mean import mean
from adamak.train.rounds import train

SECONDS = 0.05  # a move at the gate
BEST = "best.net"


def train_network(
    game_id: str, minutes: float, processes: int, seed: str, out: Path | None, python: str, gate_games: int,
    start: Path | None, wide: int, passes: float, blend: float,
) -> None:  # fmt: skip
    """Plays and learns for so many minutes, then lets the new network play the best one so far.

    Without minutes it learns once more from what was played before.
    """
    game = _game(game_id)
    if not python:
        need("train", "numpy", "torch")
    folder = _folder(game, out)
    processes = processes or os.cpu_count() or 1
    if start is not None:
        load(str(start))  # says what is wrong with it before anything is played
    fitting: dict[str, object] = {"wide": wide, "passes": passes, "blend": blend}
    if start is not None:
        fitting["start"] = str(start.resolve())
    print(say("train-begins", file=str(folder)))
    newcomer = train(
        game, folder, minutes, processes, seed, python, fitting, say=lambda line: print(line, file=sys.stderr)
    )
    if newcomer is None:
        raise Problem("train-nothing", file=str(folder))
    _admit(game, newcomer, folder, gate_games, processes)


def average_networks(game_id: str, networks: list[Path], processes: int, out: Path | None, gate_games: int) -> None:
    """The mean of these networks stands as if it had been trained."""
    game = _game(game_id)
    need("train", "numpy")
    for one in networks:
        network_of(game, str(one))  # says what is wrong with it
    folder = _folder(game, out)
    (folder / "networks").mkdir(parents=True, exist_ok=True)
    newcomer = folder / "networks" / f"{len(list((folder / 'networks').glob('*.net'))):04}.net"
    mean(networks, newcomer)
    _admit(game, newcomer, folder, gate_games, processes or os.cpu_count() or 1)


def _game(game_id: str) -> Game[Any, Any]:
    game = find(game_id)
    if game.facts is None:
        raise Problem("no-facts", game=game.id)
    return game


def _folder(game: Game[Any, Any], out: Path | None) -> Path:
    return out or home() / "train" / game.id


def _admit(game: Game[Any, Any], newcomer: Path, folder: Path, gate_games: int, processes: int) -> None:
    """The newcomer plays the best network so far, and takes its place if it wins."""
    best = folder / BEST
    if gate_games:
        verdict = gate(
            game, newcomer, best if best.exists() else None, gate_games, SECONDS, processes,
            folder / f"gate-{newcomer.stem}.jsonl",
        )  # fmt: skip
        shares = {name: round(100 * getattr(verdict, name), 1) for name in ("share", "low", "high")}
        print(say("train-gate", other=verdict.against, games=verdict.games, **shares))
        if not verdict.passed:
            print(say("train-kept", file=str(best)))
            return
    shutil.copy(newcomer, best)
    print(say("train-best", file=str(best), bot=f"puct={best}:4000"))
