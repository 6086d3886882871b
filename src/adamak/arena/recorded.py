"""The games of a contest, played again from its file of results: to look at, to save, to learn from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from adamak.arena.contest import Contest
from adamak.arena.results_file import Result, read_results
from adamak.core import Match, Problem, find

RESULTS = "results.jsonl"  # in the folder of a contest


class Recorded(msgspec.Struct):
    """One game of a contest."""

    contest: Contest
    result: Result

    @property
    def bots(self) -> list[str]:
        """Who sat on each seat."""
        task = self.result.task
        lineup = self.contest.lineups()[task.lineup]
        return [lineup.bots[bot] for bot in lineup.seated(task.deal, task.turn)]

    def match(self) -> Match:
        """The game, every move of it checked against the rules again."""
        contest, deal = self.contest, self.result.task.deal
        if len(self.result.record) != self.result.moves:
            raise Problem("arena-no-moves")
        match = Match.start(find(contest.game), contest.seats, contest.options, seed=f"{contest.seed}/{deal}")
        for move in self.result.record:
            match.play(match.position.actors()[0], move)
        return match


def recorded(folder: Path) -> Iterator[Recorded]:
    """The games of the contest in this folder, in the order of its deals."""
    file = folder / RESULTS
    try:
        data = file.read_bytes()
    except OSError as error:
        raise Problem("cannot-read", file=str(file), why=error.strerror or str(error)) from None
    contest, results = read_results(data, str(file))
    for result in sorted(results, key=lambda result: result.task):
        yield Recorded(contest, result)
