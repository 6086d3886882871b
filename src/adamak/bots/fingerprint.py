"""What a bot is made of beyond its name: files, or another package. A fingerprint changes when the bot does.

A contest that goes on would otherwise mix the games of a program with those of the program it has become.
"""

from __future__ import annotations

import ast
import hashlib
import shlex
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import Any

from adamak.bots.bot import KINDS, entry_of, kind_of
from adamak.bots.levels import levels
from adamak.core import Game


def fingerprint(spec: str, game: Game[Any, Any]) -> str:
    """Of the files behind a bot; empty for one that came with this package."""
    files = sorted(set(_files(levels(game).get(spec, spec))))
    if not files:
        return ""
    content = hashlib.blake2b(digest_size=8)
    for file in files:
        content.update(hashlib.blake2b(file.read_bytes()).digest())
    return content.hexdigest()


def _files(spec: str) -> Iterable[Path]:
    kind = kind_of(spec)
    if kind == "run":
        return _of_program(shlex.split(spec.removeprefix("run:")))
    if kind not in KINDS:
        return _of_module(entry_of(spec).module)
    named = spec.partition("~")[0].partition(":")[0].partition("@")[0].partition("=")[2]
    return _existing([spec.removeprefix("neural:") if kind == "neural" else named])


def _of_program(command: list[str]) -> Iterable[Path]:
    """The files among the arguments, with what they import from beside them; else the program itself."""
    program, *arguments = command
    named = _existing(arguments)
    if "-m" in arguments[:-1]:
        named += _of_module(arguments[arguments.index("-m") + 1])
    return [part for file in named for part in _with_imports(file)] or _existing([which(program) or program])


def _of_module(name: str) -> list[Path]:
    """The sources of a module, or of the whole package it is."""
    try:
        spec = find_spec(name.partition(".")[0])
    except (ImportError, ValueError):
        return []
    if spec is None or spec.origin is None:
        return []
    folders = spec.submodule_search_locations
    return [file for folder in folders for file in Path(folder).rglob("*.py")] if folders else _existing([spec.origin])


def _with_imports(file: Path, known: frozenset[Path] = frozenset()) -> Iterator[Path]:
    """A script, and whatever it imports that lies in its own folder."""
    yield file
    if file.suffix != ".py":
        return
    try:
        tree = ast.parse(file.read_bytes())
    except (SyntaxError, ValueError):
        return
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update(name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.partition(".")[0])
    for beside in _existing(str(file.parent / f"{name}.py") for name in sorted(names)):
        if beside not in known and beside != file:
            yield from _with_imports(beside, known | {file})


def _existing(names: Iterable[str]) -> list[Path]:
    return [Path(name).resolve() for name in names if name and Path(name).is_file()]
