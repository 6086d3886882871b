"""A contestant in a process of its own, measured on request: `python -m adamak.bench.worker condottiere 4`.

Requests and answers are lines of JSON: {"what": "playout", "seconds": 0.5} gives {"rate": 5000000.0}. Between
requests the process sleeps in `readline`, so that contestants take turns on one core.
"""

from __future__ import annotations

import gc
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

MIDGAME = 40  # moves after which positions are taken for `legal`, `clone` and `bytes`
CORPUS = 100
CLONES = 10_000
LONGEST = 100_000


class Contestant:
    """A game of this package at its plainest: base rules, a fixed number of seats."""

    def __init__(self, game_id: str, seats: int) -> None:
        from adamak.core.registry import find
        from adamak.core.rng import Rng
        from adamak.core.rollout import play_randomly

        self.game = find(game_id)
        self.seats = seats
        self.options = self.game.read_options(seats, self.game.unattended)
        self.rng = Rng("bench")
        self._play = play_randomly

    def _start(self, number: int) -> Any:
        return self.game.start_from_seed(self.seats, self.options, str(number))

    def playout(self, number: int) -> int:
        return self._play(self._start(number), self.rng, LONGEST)[0]

    def corpus(self) -> list[Any]:
        positions = [self._start(number) for number in range(CORPUS)]
        for position in positions:
            self._play(position, self.rng, MIDGAME)
        return [position for position in positions if not position.is_over()]

    def legal(self, position: Any) -> object:
        return position.legal(position.actor())


def measure(contestant: Contestant, what: str, seconds: float) -> float:
    """Moves, lists or clones a second; bytes for "bytes"."""
    if what == "playout":
        return _playouts(contestant, seconds)
    positions = contestant.corpus()
    if what == "bytes":
        return _bytes(positions)
    if what == "legal":
        return _rate(positions, contestant.legal, seconds)
    return _rate(positions, lambda position: position.clone(), seconds)


def _playouts(contestant: Contestant, seconds: float) -> float:
    begun = time.perf_counter()
    moves = games = 0
    while (spent := time.perf_counter() - begun) < seconds:
        for _ in range(4):
            moves += contestant.playout(games)
            games += 1
    return moves / spent


def _rate(positions: list[Any], step: Callable[[Any], object], seconds: float) -> float:
    """Driven from an interpreted loop, as a bot written in Python would."""
    begun = time.perf_counter()
    done = 0
    while (spent := time.perf_counter() - begun) < seconds:
        for position in positions:
            step(position)
        done += len(positions)
    return done / spent


def _bytes(positions: list[Any]) -> float:
    """What a position costs in memory: growth of the process over many clones."""
    kept = [positions[k % len(positions)].clone() for k in range(CORPUS)]  # the allocator's first pages
    gc.collect()
    before = _resident()
    kept += [positions[k % len(positions)].clone() for k in range(CLONES)]
    return (_resident() - before - 8 * CLONES) / CLONES  # less the list that holds them


def _resident() -> int:
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    import os

    return pages * os.sysconf("SC_PAGE_SIZE")


def main(arguments: list[str]) -> None:
    try:
        contestant = Contestant(arguments[0], int(arguments[1]))
    except Exception as broken:  # whatever it is, the contest must hear of it and go on without
        print(json.dumps({"broken": f"{type(broken).__name__}: {broken}"[:200]}), flush=True)
        return
    print(json.dumps({"ready": True}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps({"rate": measure(contestant, request["what"], request["seconds"])}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
