"""`adamak analyse`: a saved match judged move by move, and where it turned."""

from __future__ import annotations

from pathlib import Path

import msgspec

from adamak.bots.analysis import Analysis, Point, judged, steps
from adamak.bots.bot import Budget
from adamak.cli.files import read_save
from adamak.cli.output import print_json, tidy, words
from adamak.cli.replay import player_names
from adamak.cli.sim import bar
from adamak.core import Match, Rng
from adamak.words import GameWords

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 60  # of a curve, in characters


def analyse_file(file: Path, iterations: int, seed: str, as_json: bool) -> None:
    """The curve of every seat, then the moves that mattered."""
    match, saved = read_save(file)
    wording = words().game(match.game)
    names = player_names(wording, saved.players, match.seats)
    points: list[Point] = []
    with bar(len(match.record)) as advance:
        for point in steps(match, Rng(f"analyse {seed}"), Budget(iterations)):
            points.append(point)
            advance(1)
    found = judged(points)
    if as_json:
        print_json({"game": match.game.id, "players": names, "seed": seed, **msgspec.to_builtins(found)})
    else:
        _print(match, found, wording, names)


def _print(match: Match, found: Analysis, wording: GameWords, names: list[str]) -> None:
    for seat, name in enumerate(names):
        curve = sparkline([point.chances[seat] for point in found.points])
        print(tidy(wording.say("analyse-curve", name=name, curve=curve)))
    if not found.turning:
        print(tidy(wording.say("analyse-quiet")))
        return
    print(tidy(wording.say("analyse-turning")))
    for turn in found.turning:
        before, after = (round(100 * chances[turn.loser]) for chances in (turn.before, turn.after))
        print(
            tidy(
                wording.say(
                    "analyse-turn", number=turn.length + 1, name=names[turn.seat], move=wording.move(turn.move),
                    loser=names[turn.loser], before=before, after=after,
                )
            )
        )  # fmt: skip
        if turn.better >= 0:
            print(tidy(wording.say("analyse-better", name=names[turn.seat], move=wording.move(turn.better))))


def sparkline(chances: list[float]) -> str:
    """A curve between 0 and 1 in at most `WIDTH` characters.

    >>> sparkline([0, 0.5, 1])
    '▁▅█'
    """
    step = max(1, -(-len(chances) // WIDTH))
    means = [sum(part) / len(part) for part in (chances[k : k + step] for k in range(0, len(chances), step))]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(mean * len(BLOCKS)))] for mean in means)
