"""Broken setups, deals and saves: written by a game, spoiled in a few places, and then read as a stranger's.

Each must be refused by a Problem, or give a position that plays to its end.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

from adamak.core import savefile
from adamak.core.errors import Problem
from adamak.core.game import Game
from adamak.core.match import Match
from adamak.core.position import Position
from adamak.core.rng import Rng
from adamak.testing.contract import LONGEST
from adamak.testing.covering import Case, covering

VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 63, 64, 255, 10**6, 2**31, 2**62, 2**63, -(2**63), 10**30, 0.5, "", "0", "tea",
    "x" * 300, "\\u202e", [], {}, [[]], {"": 0}, [None], [0, 0], [10**20],
)  # fmt: skip


def documents(game: Game[Any, Any], seed: str) -> Iterator[tuple[str, Case, dict[str, Any]]]:
    """The deal a random game began with, setups from all over it, and its save; without end."""
    cases = covering(game)
    number = 0
    while True:
        case = cases[number % len(cases)]
        rng = Rng(f"{seed} {number}")
        deal = game.deal(case.seats, case.options, seed=f"{seed} {number}")
        match = _match(game, case, f"{seed} {number}", deal, number % 3)
        yield "deal", case, deal
        for _ in range(6):
            for _ in range(rng.below(60)):
                if match.position.is_over():
                    break
                seat, move = _choice(match.position, rng)
                match.play(seat, move)
            yield "setup", case, json.loads(json.dumps(match.position.to_setup()))
        save = json.loads(savefile.write(match))
        if number % 2:  # else hardly anything is looked at but the digest
            del save["result"]
        yield "save", case, save
        number += 1


def _match(game: Game[Any, Any], case: Case, seed: str, deal: dict[str, Any], origin: int) -> Match:
    """Begun in each of the three ways that a save can tell."""
    if origin == 0:
        return Match.start(game, case.seats, case.options, seed=seed)
    dealt = Match.start(game, case.seats, case.options, deal=json.loads(json.dumps(deal)))
    return dealt if origin == 1 else Match.from_setup(game, json.loads(json.dumps(dealt.position.to_setup())))


def _choice(position: Position, rng: Rng) -> tuple[int, int]:
    actors = position.actors()
    seat = actors[rng.below(len(actors))]
    moves = position.legal(seat)
    return seat, int(moves[rng.below(len(moves))])


def _read(game: Game[Any, Any], kind: str, case: Case, document: dict[str, Any]) -> Position:
    position: Position
    if kind == "deal":
        position = game.start(case.seats, case.options, deal=document)
    elif kind == "setup":
        position = game.from_setup(document)
    else:
        position = savefile.read(json.dumps(document).encode())[0].position
    return position


def places(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every entry."""
    entries = document.items() if isinstance(document, dict) else enumerate(document)
    for key, value in entries:
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from places(value, (*path, key))


def spoil(document: dict[str, Any], rng: Rng) -> str:
    """One mutation in place; says what it was."""
    paths = list(places(document))
    path = paths[rng.below(len(paths))]
    holder = document
    for key in path[:-1]:
        holder = holder[key]
    key = path[-1]
    way = rng.below(6)
    if way == 0:
        del holder[key]
    elif way == 1 and isinstance(holder, list):
        holder.append(holder[key])
    elif way == 1:
        holder[f"{key}x"] = holder[key]
    elif way == 2:  # something from elsewhere
        other = paths[rng.below(len(paths))]
        value: Any = document
        for step in other:
            value = value[step] if isinstance(value, dict) or (isinstance(value, list) and step < len(value)) else None
            if value is None:
                break
        holder[key] = json.loads(json.dumps(value))
    elif way == 3 and isinstance(holder[key], int) and not isinstance(holder[key], bool):
        holder[key] += int(rng.below(5)) - 2
    elif way == 4 and isinstance(holder[key], list) and len(holder[key]) > 1:
        holder[key].reverse()
    else:
        holder[key] = copy.deepcopy(VALUES[rng.below(len(VALUES))])
    return f"{'.'.join(map(str, path))} ({way})"


def check_mutations(game: Game[Any, Any], count: int, seed: str = "mutations") -> int:
    """Reads so many broken documents; returns how many were accepted and played to the end."""
    rng = Rng(seed)
    played = 0
    sources = documents(game, seed)
    for number in range(count):
        kind, case, document = next(sources)
        done = [spoil(document, rng) for _ in range(1 + rng.below(3))]
        try:
            position = _read(game, kind, case, document)
        except Problem:
            continue
        except Exception as wrong:
            raise AssertionError(f"mutation {number} of a {kind}, {done}: {wrong!r}") from wrong
        try:
            for _ in range(LONGEST):
                if position.is_over():
                    break
                position.apply(*_choice(position, rng))
            assert position.is_over(), "no end"
            assert position.ending() in game.endings
        except Exception as wrong:
            raise AssertionError(f"mutation {number} of a {kind}, {done}: accepted, then {wrong!r}") from wrong
        played += 1
    return played
