"""`adamak play`: a whole game in the terminal, alone against bots or passing the device round."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from adamak.cli.arguments import read_option_words
from adamak.cli.files import read_file, read_save
from adamak.cli.output import tidy, words
from adamak.cli.play.loop import Evening
from adamak.cli.play.players import read_players, saved_players
from adamak.cli.play.terminal_table import TerminalTable
from adamak.core import savefile
from adamak.core.errors import Problem
from adamak.core.match import Match
from adamak.core.registry import find, games
from adamak.server.host.preferences import preferred


def play_game(
    game_id: str, file: Path | None, seats: Sequence[str], option_words: list[str], seed: str | None, deal: Path | None
) -> None:
    """Starts a match or resumes a saved one, and plays it to its end or until somebody quits."""
    if file is None and game_id not in games() and Path(game_id).is_file():
        game_id, file = "", Path(game_id)  # `adamak play saved.json`: the file knows its game
    if file:
        if deal is not None:
            raise Problem("resume-and-options", file=str(file))
        table = _resumed(game_id, file, seats, option_words, seed)
    else:
        table = _begun(game_id, seats, option_words, seed, deal)
    Evening(table, file).run()


def _begun(
    game_id: str, seats: Sequence[str], option_words: list[str], seed: str | None, deal_file: Path | None
) -> TerminalTable:
    game = find(game_id)
    wording = words().game(game)
    chosen: dict[str, object] = {**preferred(game_id), **read_option_words(option_words)}
    usual, deal = game.seat_counts[0], None
    if deal_file is not None:
        if seed is not None:
            raise Problem("seed-or-deal")
        usual, chosen, deal = _dealt(game_id, deal_file, usual, chosen)
    players = read_players(wording, seats or [",".join(["human"] + ["random"] * (usual - 1))])
    options = game.read_options(len(players), chosen)
    if deal is None and seed is None:
        seed = secrets.token_hex(8)
    match = Match.start(game, len(players), options.to_json(), seed=seed, deal=deal)
    for warning in options.warnings():
        print(tidy(wording.say(f"warning-{warning}")), file=sys.stderr)
    return TerminalTable(match, players, wording)


def _dealt(
    game_id: str, file: Path, seats: int, options: dict[str, object]
) -> tuple[int, dict[str, object], dict[str, Any]]:
    """Seats, options and deal of a file that `adamak deal` wrote, or that holds a bare deal."""
    data = read_file(file, savefile.LARGEST)
    try:
        document = json.loads(data)
    except ValueError:
        raise Problem("save-not-json") from None
    if not isinstance(document, dict):
        raise Problem("save-not-json")
    if "format" not in document:
        number, own = document.get("seats", seats), document.get("options", {})
        if not isinstance(number, int) or not isinstance(own, dict):
            raise Problem("no-deal", file=str(file))
        return number, {**own, **options}, document
    saved = savefile.decode(data)
    if saved.game != game_id:
        raise Problem("save-other-game", game=game_id, found=saved.game)
    if saved.deal is None or saved.moves:
        raise Problem("no-deal", file=str(file))
    return saved.seats, {**saved.options, **options}, saved.deal


def _resumed(
    game_id: str, file: Path, seats: Sequence[str], option_words: list[str], seed: str | None
) -> TerminalTable:
    if option_words or seed is not None:
        raise Problem("resume-and-options", file=str(file))
    if game_id:
        find(game_id)
    match, saved = read_save(file)
    if game_id and match.game.id != game_id:
        raise Problem("save-other-game", game=game_id, found=match.game.id)
    wording = words().game(match.game)
    players = read_players(wording, seats) if seats else saved_players(wording, saved.players, match.seats)
    if len(players) != match.seats:
        raise Problem("save-other-seats", seats=len(players), found=match.seats)
    return TerminalTable(match, players, wording)
