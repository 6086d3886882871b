"""`adamak serve`: the table in the browser; where it is not built in, the catalogue and how to play right here."""

from __future__ import annotations

import re
from dataclasses import replace
from importlib.util import find_spec

from adamak.bots import AT_THE_TABLE, player
from adamak.cli.output import say
from adamak.core.errors import Problem
from adamak.core.registry import games

NAME = re.compile(r"[A-Za-z0-9_-]{1,20}")


def serve_table(host: str, port: int, open_browser: bool, bots: list[str]) -> None:
    """Hands over to the server."""
    outside = dict(read_bot(given) for given in bots)
    server = find_spec("adamak.server")
    if server is None or server.origin is None:
        from adamak.cli.games import show

        show(as_json=False)
        print(say("serve-not-yet"))
        return
    from importlib import import_module

    module = import_module("adamak.server")
    config = replace(module.ServerConfig.from_environment(), outside_bots=outside) if outside else None
    module.run(host, port, open_browser, config)


def read_bot(given: str) -> tuple[str, str]:
    """`NAME=COMMAND LINE`: a program that may play at this server's tables."""
    name, equals, command = given.partition("=")
    if not equals or not NAME.fullmatch(name) or name in AT_THE_TABLE:
        raise Problem("bot-name", given=given[:60])
    player(f"run:{command}", next(iter(games().values())))  # complains about an empty or unreadable command line
    return name, command
