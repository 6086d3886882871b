"""Contestants taking turns, round after round, so that a busy minute of the machine harms all alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median
from typing import Any

MEASURES = ("playout", "legal", "clone", "bytes")

SEATS = 4  # where a game can be played by so many
USUAL_GAME = "condottiere"  # the yardstick of the others: what a machine makes of it, it makes of all
RATIOS = (("ours", "usual"), ("ours", "ours-pure"))  # which are worth a line


@dataclass(frozen=True)
class Spread:
    """The median of the rounds, and how far they lie apart."""

    median: float
    low: float
    high: float

    @staticmethod
    def of(values: list[float]) -> Spread:
        return Spread(median(values), min(values), max(values))

    def to_json(self) -> dict[str, float]:
        return {"median": _short(self.median), "min": _short(self.low), "max": _short(self.high)}


def _short(value: float) -> float:
    return round(value) if abs(value) >= 100 else round(value, 4)


class Stopped(Exception):
    """A contestant could not be measured; the message says why, in a few words."""


class Process:
    """A Python worker that lives through all rounds."""

    def __init__(self, arguments: list[str], pure: bool) -> None:
        environment = {**os.environ, "ADAMAK_PURE": "1"} if pure else dict(os.environ)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "adamak.bench.worker", *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment, text=True,
        )  # fmt: skip
        hello = self._answer()
        if "broken" in hello:
            self.close()
            raise Stopped(str(hello["broken"]))

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        answer = json.loads(line) if line else {"broken": "it stopped"}
        return dict(answer)

    def rate(self, what: str, seconds: float) -> float:
        assert self._process.stdin is not None
        try:
            print(json.dumps({"what": what, "seconds": seconds}), file=self._process.stdin, flush=True)
        except OSError:
            raise Stopped("it stopped") from None
        answer = self._answer()
        if "broken" in answer:
            raise Stopped(str(answer["broken"]))
        return float(answer["rate"])

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()


@dataclass
class Contest:
    """All that is to be measured, and what came out of it."""

    game_id: str
    seats: int
    rounds: int
    seconds: float
    notes: list[tuple[str, dict[str, str]]] = field(default_factory=list)  # message id and arguments
    rates: dict[str, dict[str, list[float]]] = field(default_factory=dict)  # measure, contestant, rounds

    def run(self, measures: tuple[str, ...]) -> Iterator[int]:
        """Measures; yields after each request, for a progress bar."""
        runners = self._enter()
        try:
            for _ in range(self.rounds):
                for what in measures:
                    for name in list(runners):
                        self._request(runners, name, what)
                        yield 1
        finally:
            for runner in runners.values():
                runner.close()

    def _request(self, runners: dict[str, Process], name: str, what: str) -> None:
        try:
            rate = self._fresh_bytes(name) if what == "bytes" else runners[name].rate(what, self.seconds)
        except Stopped as why:
            runners.pop(name).close()
            self.notes.append(("bench-stopped", {"who": name, "why": str(why)}))
            for found in self.rates.values():
                found.pop(name, None)
            return
        self.rates.setdefault(what, {}).setdefault(name, []).append(rate)

    def _enter(self) -> dict[str, Process]:
        """Everybody who can take part; whoever cannot is named in the notes.

        Rivals stand next to each other in a round, so that their ratio sees the same moment of the machine.
        """
        own = [self.game_id, str(self.seats)]
        self._starts = {"ours": (own, False), "usual": ([USUAL_GAME, str(SEATS)], False), "ours-pure": (own, True)}
        if self.game_id == USUAL_GAME:
            del self._starts["usual"]
        runners: dict[str, Process] = {}
        for name, start in self._starts.items():
            try:
                runners[name] = Process(*start)
            except Stopped as why:
                self.notes.append(("bench-stopped", {"who": name, "why": str(why)}))
        return runners

    def _fresh_bytes(self, name: str) -> float:
        """Memory is measured in a fresh process, before anything was freed in it."""
        process = Process(*self._starts[name])
        try:
            return process.rate("bytes", 0)
        finally:
            process.close()

    # --- results ---

    def values(self) -> dict[str, dict[str, Spread]]:
        return {what: {name: Spread.of(rates) for name, rates in found.items()} for what, found in self.rates.items()}

    def ratios(self) -> dict[str, dict[str, Spread]]:
        """Round by round, then the median: a ratio of medians would compare different moments."""
        told: dict[str, dict[str, Spread]] = {}
        for what, found in self.rates.items():
            for one, other in RATIOS:
                if one in found and other in found:
                    pairs = zip(found[one], found[other], strict=False)
                    told.setdefault(what, {})[f"{one}/{other}"] = Spread.of([a / b for a, b in pairs])
        return told
