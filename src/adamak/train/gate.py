"""The gate: a new network against the one before it, on the same deals from both seats, with equal time."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from adamak.arena.contest import Contest
from adamak.arena.intervals import of_deals
from adamak.arena.results_file import Record
from adamak.arena.runners import run, workers
from adamak.core import Game


@dataclass(frozen=True, slots=True)
class Verdict:
    """How often the newcomer won, and the interval of 95 %."""

    against: str
    games: int
    share: float
    low: float
    high: float

    @property
    def passed(self) -> bool:
        return self.share > 0.5


def gate(
    game: Game[Any, Any], newcomer: Path, former: Path | None, games: int, seconds: float, processes: int, file: Path
) -> Verdict:  # fmt: skip
    """Two players; where there is no former network the plain search stands in for it."""
    other = f"puct={former}@{seconds}" if former is not None else f"mcts@{seconds}"
    seats = 2 if 2 in game.seat_counts else game.seat_counts[0]
    options = game.read_options(seats, game.unattended).changed()
    contest = Contest(game.id, game.rules_version, (f"puct={newcomer}@{seconds}", other), seats, options, "gate")
    with Record(file, contest) as record, workers(processes, None) as crew:
        run(record, contest, games, crew, lambda _: None)
        results = sorted(record.results.items())
    lineup = contest.lineups()[0]
    deals: dict[int, list[float]] = {}
    for task, result in results:
        seat = lineup.seated(task.deal, task.turn).index(0)
        deals.setdefault(task.deal, []).append(result.payoffs[seat])
    share, low, high = of_deals(list(deals.values()))
    return Verdict(other, len(results), share, low, high)
