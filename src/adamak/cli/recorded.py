"""`adamak recorded`: the games of a contest, to look at, to save, to learn from."""

from __future__ import annotations

from pathlib import Path

from adamak.arena import Recorded, recorded
from adamak.cli.files import write_file
from adamak.cli.output import print_json, say, tidy, words
from adamak.cli.who_plays import write_player
from adamak.core import Problem, savefile


def show_recorded(folder: Path, number: int | None, saves: Path | None, dataset: Path | None, as_json: bool) -> None:
    """Lists the games of a contest, or one of them; writes save files of them, or all their decisions as arrays."""
    games = list(enumerate(recorded(folder), 1))
    if number is not None:
        if number > len(games):
            raise Problem("no-such-point", point=number, length=len(games))
        games = [games[number - 1]]
    for count, game in games if saves is not None else []:
        assert saves is not None
        write_file(saves / f"{game.contest.game}-{count}.json", _saved(game))
    if dataset is not None:
        from adamak.envs.dataset import Dataset

        Dataset.of(game.match() for _, game in games).save(dataset)
    if as_json:
        print_json({"games": [_told(count, game) for count, game in games]})
    else:
        for count, game in games:
            _print(count, game)
        for written in (saves, dataset):
            if written is not None:
                print(say("recorded-written", file=str(written)))


def _saved(game: Recorded) -> bytes:
    names = [write_player(bot, f"{bot} {seat}") for seat, bot in enumerate(game.bots, 1)]
    return savefile.write(game.match(), names)


def _told(count: int, game: Recorded) -> dict[str, object]:
    result = game.result
    return {
        "game": count, "bots": game.bots, "ending": result.ending, "moves": result.moves,
        "payoffs": result.payoffs, "totals": result.totals,
    }  # fmt: skip


def _print(count: int, game: Recorded) -> None:
    from adamak.core import find

    result = game.result
    wording = words().game(find(game.contest.game))
    seats = ", ".join(f"{bot} {total}" for bot, total in zip(game.bots, result.totals, strict=False))
    ending = tidy(wording.thing("ending", result.ending))
    print(tidy(say("recorded-line", number=count, names=seats, what=ending, moves=result.moves)))
