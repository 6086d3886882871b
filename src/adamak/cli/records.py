"""`adamak deal` and `adamak schema`: a game's beginning, and the shape of its save file, as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from adamak.cli.arguments import read_option_words, read_seats
from adamak.cli.files import write_file
from adamak.cli.output import say
from adamak.core import savefile
from adamak.core.errors import Problem
from adamak.core.registry import find


def write_deal(game_id: str, seats: str, seed: str, option_words: list[str], out: Path | None) -> None:
    """The explicit deal that a seed gives, as a save file before the first move: edit it, share it, start from it."""
    game = find(game_id)
    number = read_seats(game, seats)
    options = game.read_options(number, read_option_words(option_words))
    saved = savefile.SaveFile(
        savefile.FORMAT, game.id, game.rules_version, number, [], options.changed(),
        deal=game.deal(number, options, seed=seed), chance="imported",
    )  # fmt: skip
    text = json.dumps(msgspec.to_builtins(saved), indent=1, ensure_ascii=False)
    if out is None:
        print(text)
    else:
        write_file(out, f"{text}\n".encode())
        print(say("recorded-written", file=str(out)))


def write_schema(what: str) -> None:
    """The JSON Schema of save files."""
    if what != "save":
        raise Problem("unknown-schema", what=what[:40], known=["save"])
    print(json.dumps(savefile.schema(), indent=1, ensure_ascii=False))
