"""`adamak play`: a whole game in the terminal, alone against bots or passing the device round."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path

from adamak.cli.arguments import read_option_words
from adamak.cli.files import read_save
from adamak.cli.output import tidy, words
from adamak.cli.play.loop import Evening
from adamak.cli.play.players import read_players, saved_players
from adamak.cli.play.table import Table
from adamak.core.errors import Problem
from adamak.core.match import Match
from adamak.core.registry import find, games
from adamak.server.preferences import preferred


def play_game(game_id: str, file: Path | None, seats: str | None, option_words: list[str], seed: str | None) -> None:
    """Starts a match or resumes a saved one, and plays it to its end or until somebody quits."""
    if file is None and game_id not in games() and Path(game_id).is_file():
        game_id, file = "", Path(game_id)  # `adamak play saved.json`: the file knows its game
    table = _resumed(game_id, file, seats, option_words, seed) if file else _begun(game_id, seats, option_words, seed)
    Evening(table, file).run()


def _begun(game_id: str, seats: str | None, option_words: list[str], seed: str | None) -> Table:
    game = find(game_id)
    said = words().game(game)
    players = read_players(said, seats or ",".join(["human"] + ["random"] * (game.seat_counts[0] - 1)))
    options = game.read_options(len(players), {**preferred(game_id), **read_option_words(option_words)})
    match = Match.start(game, len(players), options.to_json(), seed=secrets.token_hex(8) if seed is None else seed)
    for warning in options.warnings():
        print(tidy(said.say(f"warning-{warning}")), file=sys.stderr)
    return Table(match, players, said)


def _resumed(game_id: str, file: Path, seats: str | None, option_words: list[str], seed: str | None) -> Table:
    if option_words or seed is not None:
        raise Problem("resume-and-options", file=str(file))
    if game_id:
        find(game_id)
    match, saved = read_save(file)
    if game_id and match.game.id != game_id:
        raise Problem("save-other-game", game=game_id, found=match.game.id)
    said = words().game(match.game)
    players = read_players(said, seats) if seats else saved_players(said, saved.players, match.seats)
    if len(players) != match.seats:
        raise Problem("save-other-seats", seats=len(players), found=match.seats)
    return Table(match, players, said)
