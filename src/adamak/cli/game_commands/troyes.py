"""`adamak troyes numbers`: the numbers printed on the cards, for whoever owns the game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from adamak.cli.translated_help import SpokenCommand, SpokenGroup

commands = typer.Typer(cls=SpokenGroup, add_completion=False, rich_markup_mode=None)
LARGEST = 100_000  # bytes of a table of numbers


@commands.callback()
def troyes() -> None:
    """Its help is `help-troyes` of the catalogue."""


@commands.command(cls=SpokenCommand)
def numbers(
    export: Annotated[Path | None, typer.Option("--export")] = None,
    enter: Annotated[Path | None, typer.Option("--import")] = None,
    house: Annotated[bool, typer.Option("--house")] = False,
) -> None:
    from adamak.core.errors import Problem

    if sum([export is not None, enter is not None, house]) > 1:
        raise Problem("numbers-one-thing")
    if export is not None:
        _export(export)
    elif enter is not None:
        _import(enter)
    elif house:
        _keep("")
    else:
        _show()


def _own() -> str:
    """The numbers kept for new matches, as the text of the option."""
    from adamak.server.host.preferences import preferred

    return str(preferred("troyes").get("numbers", ""))


def _export(path: Path) -> None:
    """The whole table as JSON, to be edited."""
    from adamak.cli.files import write_file
    from adamak.cli.output import say
    from adamak.games.troyes.numbers import from_text

    table = from_text(_own()).to_json()
    text = json.dumps(table, indent=1, ensure_ascii=False) + "\n"
    if str(path) == "-":
        print(text, end="")
        return
    write_file(path, text.encode())
    print(say("numbers-exported", file=str(path)))


def _import(path: Path) -> None:
    """Checks an edited table and keeps it for every new match."""
    from adamak.cli.files import read_file
    from adamak.core.errors import Problem
    from adamak.games.troyes.numbers import from_json

    try:
        data = json.loads(read_file(path, LARGEST))
    except (ValueError, RecursionError):
        raise Problem("numbers-not-json", file=str(path)) from None
    _keep(from_json(data).text())


def _keep(text: str) -> None:
    from adamak.cli.output import say
    from adamak.server.host.preferences import prefer, preferred

    options = {name: value for name, value in preferred("troyes").items() if name != "numbers"}
    path = prefer("troyes", {**options, "numbers": text} if text else options)
    print(say("numbers-kept", file=str(path), number=len(text.split())))


def _show() -> None:
    """What differs from the house, line by line."""
    from adamak.cli.output import say

    own = _own().split()
    print(say("numbers-own", number=len(own)))
    for entry in own:
        print(f"  {entry}")
