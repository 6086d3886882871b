"""`adamak arena`: bots against bots, kept game by game, and what it shows."""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from adamak.arena import Contest
from adamak.arena.plot import svg
from adamak.arena.recorded import RESULTS
from adamak.arena.report import as_json, as_markdown, title
from adamak.arena.results_file import Record
from adamak.arena.runners import run, workers
from adamak.arena.standings import standings
from adamak.bots.bot import player
from adamak.bots.external import OutsidePlayer
from adamak.bots.fingerprint import fingerprint
from adamak.cli.arguments import read_option_words, read_seats
from adamak.cli.files import home, write_file
from adamak.cli.output import complain, say, tidy, words
from adamak.cli.sim import bar
from adamak.core.errors import Problem
from adamak.core.game import Game
from adamak.core.registry import find
from adamak.uncompiled import mention_once

NOBODY = "none"


def hold_arena(
    game_id: str, bot_words: Sequence[str], games: int, seed: str, seats_word: str | None, option_words: Sequence[str],
    ladder: bool, processes: int, out: Path | None, ray: str | None, mirror: str | None, as_json_: bool,
) -> None:  # fmt: skip
    """Plays what is missing and reports everything. The same command goes on where it was stopped."""
    game = find(game_id)
    contest = _contest(game, read_bots(bot_words), seed, seats_word, option_words, mirror, ladder, bool(ray))
    mention_once(words().lang)
    folder = out or home() / "arena" / _name(contest)
    wording = words().game(game)
    with Record(folder / RESULTS, contest) as record:
        tasks = list(contest.tasks(games))
        known = sum(task in record.results for task in tasks)
        if known and not as_json_:
            complain(say("arena-continues", number=known, total=len(tasks), file=str(folder)))
        try:
            with bar(len(tasks)) as step, workers(processes, ray) as crew:
                step(known)
                run(record, contest, games, crew, step)
        except KeyboardInterrupt:
            complain(say("arena-kept", number=len(record.results), file=str(folder)))
            raise
        found = standings(contest, (record.results[task] for task in tasks))
    data = as_json(contest, found)
    text = as_markdown(
        contest, found, wording.name(), _command(contest, games), say, lambda how: tidy(wording.thing("ending", how))
    )
    heading = title(contest, tidy(wording.name()), say)
    picture = svg(found, heading, say("arena-control"), say("arena-plot-axis"))
    for name, content in (("report.json", data), ("report.md", text.encode()), ("report.svg", picture.encode())):
        write_file(folder / name, content)
    if as_json_:
        print(msgspec.json.encode(msgspec.json.decode(data)).decode())
        return
    print(text)
    print(say("arena-written", file=str(folder)))


def read_bots(given: Sequence[str]) -> list[str]:
    """Names with commas between; a program's command line may hold commas and stands alone."""
    found: list[str] = []
    for word in given:
        found += [word.strip()] if word.strip().startswith("run:") else [part.strip() for part in word.split(",")]
    if not all(found) or not found:
        raise Problem("arena-bots")
    return found


def _contest(
    game: Game[Any, Any], bots: list[str], seed: str, seats_word: str | None, option_words: Sequence[str],
    mirror: str | None, ladder: bool, elsewhere: bool,
) -> Contest:  # fmt: skip
    """`elsewhere`: programs are started on other machines, and need not be on this one."""
    if seats_word is not None:
        seats = read_seats(game, seats_word)
    else:
        together = len(bots) in game.seat_counts and len(bots) > 1 and not ladder
        seats = len(bots) if together else 2 if 2 in game.seat_counts else 1
    options = game.read_options(seats, {**game.unattended, **read_option_words(option_words)})
    game.start(seats, options, seed=f"{seed}/0")  # complains about the seed before anything is written
    if seats == 1 or mirror == NOBODY:
        mirror = ""
    elif mirror is None:
        mirror = bots[-1]
    contents: dict[str, str] = {}
    for bot in sorted({*bots, mirror} - {""}):
        seated = player(bot, game)
        if isinstance(seated, OutsidePlayer) and not elsewhere:
            seated.check()
        seated.close()
        if content := fingerprint(bot, game):
            contents[bot] = content
    changed: dict[str, Any] = options.changed()
    contest = Contest(game.id, game.rules_version, tuple(bots), seats, changed, seed, mirror, ladder, contents)
    if not contest.lineups():
        raise Problem("arena-alone", bot=bots[0])
    return contest


def _name(contest: Contest) -> str:
    """A folder for each contest, so that the same command finds its own."""
    described = msgspec.to_builtins(contest)
    if not contest.contents:
        del described["contents"]  # contests among our own bots are called as they always were
    return f"{contest.game}-{hashlib.blake2b(msgspec.json.encode(described), digest_size=6).hexdigest()}"


def _command(contest: Contest, games: int) -> str:
    """What gives the same results again."""
    programs = any("," in bot or bot.startswith("run:") for bot in contest.bots)
    bots = (
        [part for bot in contest.bots for part in ("--bots", bot)] if programs else ["--bots", ",".join(contest.bots)]
    )
    options = [part for name, value in contest.options.items() for part in ("--option", f"{name}={value}".lower())]
    mirror = ["--mirror", contest.mirror or NOBODY] if contest.seats > 1 else []
    parts = [
        "adamak", "arena", contest.game, *bots, "--games", str(games), "--seats", str(contest.seats),
        "--seed", contest.seed, *options, *mirror, *(["--ladder"] if contest.ladder else []),
    ]  # fmt: skip
    return shlex.join(parts)
