"""`adamak ratings`: what everybody is worth at a server, and reckoning it anew from the finished games."""

from __future__ import annotations

from typing import Any

from adamak.cli.output import print_json, say
from adamak.core import find


def show_ratings(game: str, anew: bool, as_json: bool) -> None:
    """Prints the ratings, best first; with `anew` after reckoning all of them again."""
    from adamak.server import ServerConfig
    from adamak.server.club.scorebook import all_ratings, recompute
    from adamak.server.storage.database import connect

    if game:
        find(game)
    config = ServerConfig.from_environment()
    engine, _ = connect(config, writing=anew)
    outcome: dict[str, Any] = {}
    try:
        with engine.begin() as connection:
            before = all_ratings(connection)
            games = recompute(connection) if anew else 0
            found = all_ratings(connection)
    finally:
        engine.dispose()
    if anew:
        unlike = {(line.game, line.person): line for line in before}
        changed = sum(unlike.get((line.game, line.person)) != line for line in found)
        outcome = {"reckoned": games, "changed": changed}
        if not as_json:
            print(say("ratings-recomputed", games=games, number=changed))
    shown = [line for line in found if not game or line.game == game]
    if as_json:
        print_json(outcome | {"ratings": shown})
        return
    for line in shown:
        rating = line.rating
        name = f"{line.game}  {line.name or line.person[:8]}"
        print(say("ratings-line", name=name, points=rating.shown, value=rating.give_or_take, games=line.games))
    if not shown:
        print(say("ratings-none"))
