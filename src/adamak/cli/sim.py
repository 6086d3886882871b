"""`adamak sim`: many random games, and what they say about the game and about the engine's speed."""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol

from adamak import compiled
from adamak.arena.intervals import wilson
from adamak.cli.arguments import read_option_words, read_seats
from adamak.cli.output import print_json, say, tidy, words
from adamak.core.errors import Problem
from adamak.core.registry import find
from adamak.core.rng import Rng
from adamak.core.rollout import play_randomly
from adamak.words import GameWords

LONGEST = 1_000_000  # moves of one game: a random game that lasts longer is taken not to end
CHUNK = 200  # games between two steps of the progress bar, and the unit of work of a process


@dataclass
class Tally:
    """What a number of games added up to."""

    games: int = 0
    moves: int = 0
    choices: int = 0  # legal moves seen
    shortest: int = LONGEST
    longest: int = 0
    seconds: float = 0.0  # of playing, summed over processes
    endings: Counter[str] = field(default_factory=Counter)
    wins: list[float] = field(default_factory=list)  # per seat: a shared victory counts in parts

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.moves += other.moves
        self.choices += other.choices
        self.shortest = min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        self.seconds += other.seconds
        self.endings += other.endings
        self.wins = [a + b for a, b in zip(self.wins or [0.0] * len(other.wins), other.wins, strict=True)]


def play_chunk(game_id: str, seats: int, options: dict[str, object], seed: str, first: int, number: int) -> Tally:
    """Games `first`, `first + 1`, ...: each has a seed of its own, so that the split into chunks changes nothing."""
    game = find(game_id)
    read = game.read_options(seats, options)
    tally = Tally(wins=[0.0] * seats)
    begun = time.perf_counter()
    for index in range(first, first + number):
        position = game.start_from_seed(seats, read, f"{seed}/{index}")
        moves, choices = play_randomly(position, Rng(f"{seed}/{index}/play"), LONGEST)
        if not position.is_over():
            raise Problem("no-end", moves=LONGEST, seed=f"{seed}/{index}")
        tally.games += 1
        tally.moves += moves
        tally.choices += choices
        tally.shortest = min(tally.shortest, moves)
        tally.longest = max(tally.longest, moves)
        tally.endings[position.ending()] += 1
        for seat in range(seats):
            tally.wins[seat] += position.payoff(seat)
    tally.seconds = time.perf_counter() - begun
    return tally


def simulate(
    game_id: str, seats_word: str, games: int, seed: str, option_words: Sequence[str], processes: int, as_json: bool
) -> None:
    """Plays and reports. Everything but the speed follows from the seed alone."""
    game = find(game_id)
    counts = list(game.seat_counts) if seats_word == "all" else [read_seats(game, seats_word)]
    options = {**game.unattended, **read_option_words(option_words)}
    for seats in counts:
        warnings = game.read_options(seats, options).warnings()
        game.start(seats, options, seed=f"{seed}/0")  # complains about the seed before any bar is drawn
    for warning in warnings:
        print(tidy(words().game(game).say(f"warning-{warning}")), file=sys.stderr)
    runs = []
    with bar(games * len(counts)) as step, workers(processes) as pool:
        for seats in counts:
            begun = time.perf_counter()
            total = Tally()
            jobs = [(game_id, seats, options, seed, k, min(CHUNK, games - k)) for k in range(0, games, CHUNK)]
            for part in pool.run(play_chunk, jobs):
                total.add(part)
                step(part.games)
            # With one process the time between games (chunks, bar) is left out; with several, they overlap.
            seconds = total.seconds if processes == 1 else time.perf_counter() - begun
            runs.append((seats, total, seconds))
    if as_json:
        rows = [report(total, seconds) for _, total, seconds in runs]
        print_json(rows[0] if seats_word != "all" else {"seats": dict(zip(map(str, counts), rows, strict=True))})
        return
    wording = words().game(game)
    for seats, total, seconds in runs:
        _print(wording, seats, total, seconds)


def report(tally: Tally, seconds: float) -> dict[str, Any]:
    """The numbers, for programs."""
    return {
        "games": tally.games,
        "moves": tally.moves,
        "moves_per_s": round(tally.moves / max(seconds, 1e-9)),
        "length": {
            "mean": round(tally.moves / tally.games, 3), "min": tally.shortest, "max": tally.longest,
        },
        "branching": round(tally.choices / max(tally.moves, 1), 3),
        "endings": dict(sorted(tally.endings.items())),
        "wins": [
            {"share": round(won / tally.games, 5), "low": round(low, 5), "high": round(high, 5)}
            for won in tally.wins
            for low, high in [wilson(won / tally.games, tally.games)]
        ],
        "compiled": compiled(),
    }  # fmt: skip


def _print(wording: GameWords, seats: int, tally: Tally, seconds: float) -> None:
    figures = report(tally, seconds)

    def line(message: str, **args: Any) -> None:
        print(tidy(wording.say(message, **args)))

    line("sim-title", name=wording.name(), seats=seats)
    line("sim-games", games=tally.games, moves=tally.moves)
    kind = wording.say("sim-compiled" if figures["compiled"] else "sim-interpreted")
    line("sim-speed", speed=figures["moves_per_s"], kind=kind)
    line("sim-length", mean=round(figures["length"]["mean"], 1), low=tally.shortest, high=tally.longest)
    line("sim-branching", mean=round(figures["branching"], 2))
    print(say("sim-endings"))
    for ending, count in sorted(tally.endings.items(), key=lambda pair: -pair[1]):
        line("sim-share", what=wording.thing("ending", ending), share=round(100 * count / tally.games, 1))
    print(say("sim-wins"))
    for seat, won in enumerate(figures["wins"]):
        percents = {name: round(100 * won[name], 1) for name in ("share", "low", "high")}
        line("sim-win", number=seat + 1, **percents)


# --- shared with soak ---------------------------------------------------------------------------------------------


class Work(Protocol):
    def __call__(self, *args: Any) -> Any: ...


class Here:
    """Runs jobs one after the other in this process."""

    @staticmethod
    def run(work: Work, jobs: Sequence[tuple[Any, ...]]) -> Iterator[Any]:
        return (work(*job) for job in jobs)


class Pool:
    """Runs jobs in several processes; results come in the order of the jobs, whoever is ready first."""

    def __init__(self, executor: ProcessPoolExecutor) -> None:
        self._executor = executor

    def run(self, work: Work, jobs: Sequence[tuple[Any, ...]]) -> Iterator[Any]:
        return self._executor.map(work, *zip(*jobs, strict=True))


@contextmanager
def workers(processes: int) -> Iterator[Here | Pool]:
    if processes == 1:
        yield Here()
        return
    from multiprocessing import get_context

    # Spawned, not forked: the same everywhere, and no inherited state can make two runs differ.
    with ProcessPoolExecutor(min(processes, (os.cpu_count() or 1) * 4), mp_context=get_context("spawn")) as executor:
        yield Pool(executor)


@contextmanager
def bar(total: int) -> Iterator[Any]:
    """A progress bar on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from adamak.cli.output import console

    columns = (TextColumn(say("sim-playing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total)
        yield lambda done: progress.advance(task, done)
