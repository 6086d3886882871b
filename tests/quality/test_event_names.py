"""Rules note events by name: each name is in its game's table of events, and each event of the table is noted."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from adamak.core import Game, games
from adamak.words.game_words import package_of
from adamak.words.refusal_reasons import calls_of

SOURCES = Path(__file__).resolve().parents[2] / "src"
DECLARED = [game for game in games().values() if hasattr(game, "parts")]
NOTE = {"note": (0,)}  # by function the arguments that name an event


def trees(game: Game) -> list[ast.Module]:
    folder = SOURCES.joinpath(*package_of(game).split("."))
    return [ast.parse(file.read_text("utf-8")) for file in sorted(folder.glob("*.py"))]


def functions_that_note(sources: list[ast.Module]) -> dict[str, tuple[int, ...]]:
    """`note`, and the functions that are told which event to note."""
    found = dict(NOTE)
    for function in (node for tree in sources for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        parameters = [parameter.arg for parameter in function.args.args if parameter.arg != "self"]
        names = [call.args[0].id for name, call in calls_of(function) if name == "note" and is_name(call.args[0])]
        if names:
            found[function.name] = tuple(parameters.index(name) for name in names)
    return found


def is_name(node: ast.expr) -> bool:
    return isinstance(node, ast.Name)


def noted(sources: list[ast.Module]) -> Iterator[str]:
    places = functions_that_note(sources)
    for tree in sources:
        for name, call in calls_of(tree):
            named = [call.args[place] for place in places.get(name, ()) if place < len(call.args)]
            for argument in named:
                yield from words(argument)


def words(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from words(node.body)
        yield from words(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


@pytest.mark.parametrize("game", DECLARED, ids=lambda game: game.id)
def test_every_event_noted_is_declared_and_every_event_declared_is_noted(game: Game):
    assert set(noted(trees(game))) == set(game.parts.events.EVENTS.table)


def test_names_are_found_where_they_are_noted_and_where_they_are_handed_on():
    source = """
def tell(self, owner, event, gray):
    self.note(gray, 0, 0, 0)
    self.note(event, owner, 0, 0)

def rule(p):
    p.note("built" if p.stands else "begun", 0, 0, 0)
    p.tell(0, "won", "gray_won")
"""
    assert set(noted([ast.parse(source)])) == {"built", "begun", "won", "gray_won"}
