"""Which messages the code can ask for: read from the games' own tables and, where it must be, from the sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from adamak.core.events import Events
from adamak.core.game import Game
from adamak.core.lesson import lessons
from adamak.words.game_words import package_of
from adamak.words.refusal_reasons import Reasons, calls_of

SOURCES = Path(__file__).resolve().parents[1]


def _trees(folder: Path) -> Iterator[ast.Module]:
    for file in sorted(folder.rglob("*.py")):
        yield ast.parse(file.read_text("utf-8"))


def _calls(folder: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every call of a folder, see `calls_of`."""
    for tree in _trees(folder):
        yield from calls_of(tree)


def _literals(node: ast.expr) -> Iterator[str]:
    """The strings an expression may be: a literal, or either branch of an `a if b else c`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)


@cache
def problem_calls(folder: Path = SOURCES) -> tuple[tuple[str, frozenset[str]], ...]:
    """Every Problem the sources make: its code and the names of its arguments."""
    found = []
    for name, call in _calls(folder):
        at = {"Problem": 0, "problem_if": 1}.get(name, len(call.args))
        for argument in call.args[at : at + 1]:
            given = frozenset(str(keyword.arg) for keyword in call.keywords)
            found += [(code, given) for code in _literals(argument)]
    return tuple(found)


def needed_problems(folder: Path = SOURCES) -> set[str]:
    """`problem-<code>` for every Problem the sources raise."""
    return {f"problem-{code}" for code, _ in problem_calls(folder)}


def needed_by_cli() -> set[str]:
    """What the command line says by name, its help, and what this package itself needs."""
    found = {"list-comma", "list-and", "list-times", "value-on", "value-off"}
    for name, call in _calls(SOURCES / "cli"):
        if name in {"say", "tell", "announce", "line"} and call.args:
            found |= set(_literals(call.args[0]))
    for file in [SOURCES / "cli" / "app.py", *sorted((SOURCES / "cli" / "own").glob("[!_]*.py"))]:
        if file.is_file():
            found |= set(_help(ast.parse(file.read_text("utf-8"))))
    # A board may use its game's labels: those are not general.
    return {message for message in found if not message.startswith(("label-", "game-"))}


def _help(tree: ast.Module) -> Iterator[str]:
    """`help-<command>` and an attribute for each of its parameters."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            yield f"help-{node.name}"
            for parameter in node.args.args:
                yield f"help-{node.name}.{parameter.arg}"


def needed_by_game(game: Game[Any, Any]) -> set[str]:
    """Everything a game's positions, moves and options can make a person read."""
    found = {"game-name", "game-about"}
    for kind in game.moves.kinds:
        found.add(f"move-{kind.name}")
        for thing, values in kind.things:
            found |= {f"{thing}-{value}" for value in values if not value.isdigit()}
    for option in game.options_type.describe():
        name = option["name"]
        found |= {f"option-{name}", f"option-{name}.explain"}
        choices = option.get("choices", [])
        assert isinstance(choices, list)
        found |= {f"option-{name}-{choice}" for choice in choices}
    found |= {f"ending-{ending}" for ending in game.endings}
    found |= {f"refusal-{reason}" for reason in refusal_reasons(game)}
    data = _data(game)
    table = getattr(getattr(game, "parts", None) and game.parts.events, "EVENTS", None)
    declared = table.table if table is not None else getattr(data, "EVENT_IDS", ())
    found |= {f"event-{event}" for event in (*declared, *told_events(game))}
    # Where numbers are added up one sentence serves for all; what hides something is alike to who cannot see it.
    for event, added in game.telling().joined.items():
        if "sum" not in added.values():
            hides = isinstance(table, Events) and any(one.owners for one in table.table[event].values())
            found.add(f"event-{event}{'-none' if hides else ''}-many")
    found |= {f"taken-{kind}" for kind in game.telling().taken.values()}
    for phase in _phases(game):
        found.add(f"phase-{phase}")
        if phase != "over":
            found |= {f"ask-{phase}", f"wait-{phase}"}
    return found


def needed_by_lessons(game: Game[Any, Any]) -> set[str]:
    """The name of each lesson, and the words of each of its steps."""
    return {
        message
        for lesson in lessons(game).values()
        for message in (f"lesson-{lesson.name}", *(lesson.message(step) for step in lesson.step))
    }


def _phases(game: Game[Any, Any]) -> tuple[str, ...]:
    """The decisions of a game: of its tables, or as a plain game names them."""
    return tuple(getattr(_data(game), "PHASE_IDS", ())) or tuple(getattr(game, "phases", ()))


def _folder(game: Game[Any, Any]) -> Path:
    return Path(str(import_module(package_of(game)).__file__)).parent


def told_events(game: Game[Any, Any]) -> set[str]:
    """The events that a plain game tells by name: `self.tell("roll", ...)`."""
    calls = (call for name, call in _calls(_folder(game)) if name == "tell" and call.args)
    return {event for call in calls for event in _literals(call.args[0])}


def _data(game: Game[Any, Any]) -> object:
    """The tables of a game's folder (`data.py`), which name its events and phases."""
    try:
        return import_module(f"{package_of(game)}.data")
    except ModuleNotFoundError:
        return None


def refusal_reasons(game: Game[Any, Any]) -> set[str]:
    """The reasons a game's sources can give."""
    found = {"nothing-to-show"} if game.never_shown else set()
    for tree in _trees(_folder(game)):
        found |= Reasons(tree, game.moves.kinds, _phases(game)).given()
    return found


def cited_clauses(game: Game[Any, Any]) -> set[str]:
    """Clauses named by refusals (anywhere in the file that makes them), by kinds of moves and by options."""
    found = {str(option["clause"]) for option in game.options_type.describe()}
    found |= {kind.clause for kind in game.moves.kinds if kind.clause} | ({game.never_shown} - {""})
    found |= {clause for lesson in lessons(game).values() for step in lesson.step for clause in step.clauses}
    for file in sorted(_folder(game).rglob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        if any(isinstance(node, ast.Name) and node.id == "Refusal" for node in ast.walk(tree)):
            strings = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
            found |= {text for text in strings if isinstance(text, str) and _is_clause(game, text)}
    return found


def _is_clause(game: Game[Any, Any], text: str) -> bool:
    return re.fullmatch(rf"{game.clause_prefix}-\d+\.\d+", text) is not None
