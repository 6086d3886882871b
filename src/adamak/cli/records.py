"""`adamak deal` and `adamak schema`: a game's beginning, and the shape of its save file, as JSON."""

from __future__ import annotations

import json

from adamak.cli.arguments import read_option_words, read_seats
from adamak.core import savefile
from adamak.core.errors import Problem
from adamak.core.registry import find


def write_deal(game_id: str, seats: str, seed: str, option_words: list[str]) -> None:
    """The explicit deal that a seed gives: edit it, share it, start from it."""
    game = find(game_id)
    dealt = game.deal(read_seats(game, seats), read_option_words(option_words), seed=seed)
    print(json.dumps(dealt, indent=1, ensure_ascii=False))


def write_schema(what: str) -> None:
    """The JSON Schema of save files."""
    if what != "save":
        raise Problem("unknown-schema", what=what[:40], known=["save"])
    print(json.dumps(savefile.schema(), indent=1, ensure_ascii=False))
