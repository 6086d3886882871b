"""Facts are complete and keep secrets: whatever a seat can see in an edited setup changes its facts, and nothing else.

The edits know no game: a setup is JSON, so numbers are moved by one, switches turned, names exchanged for their
neighbours, and members of lists taken out. An edit that the game refuses says nothing; one that shows in the seat's
view must show in its facts, and one that does not must not.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Collection, Iterator
from typing import Any

from adamak.core.errors import Problem
from adamak.core.game import Game
from adamak.core.position import Position
from adamak.core.rng import Rng

Path = tuple[Any, ...]
TRIES = 40  # edits of one setup that may be refused before it is given up
UNSEEN = ("generator", "horizon", "rules_version", "game", "options")
LARGEST = 60  # numbers beyond it (a hoard of goods) are no longer told apart


def places(data: Any, overlooked: Collection[str], path: Path = ()) -> Iterator[Path]:
    """Every number, name, switch and list of a setup, but what the game's facts overlook."""
    if isinstance(data, dict):
        for name, value in data.items():
            if (path or name not in UNSEEN) and name not in overlooked:
                yield from places(value, overlooked, (*path, name))
        return
    if path and not (isinstance(data, int) and data > LARGEST):
        yield path
    if isinstance(data, list):
        for k, value in enumerate(data):
            yield from places(value, overlooked, (*path, k))


def at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def put(data: Any, path: Path, value: Any) -> None:
    at(data, path[:-1])[path[-1]] = value


def edited(setup: dict[str, Any], rng: Rng, overlooked: Collection[str] = ()) -> dict[str, Any]:
    """A copy with one small change."""
    data = copy.deepcopy(setup)
    found = list(places(data, overlooked))
    path = found[rng.below(len(found))]
    value = at(data, path)
    if isinstance(value, bool):
        put(data, path, not value)
    elif isinstance(value, int):
        put(data, path, value + (1 if rng.below(2) else -1))
    elif isinstance(value, list):
        if value:
            value.pop(rng.below(len(value)))
    else:  # a name, or nothing: exchanged with another one
        others = [one for one in found if isinstance(at(data, one), str) and at(data, one) != value]
        if others:
            other = others[rng.below(len(others))]
            exchanged = at(data, other)
            put(data, path, exchanged)
            if rng.below(3):
                put(data, other, value)
    return data


def compare(game: Game[Any, Any], position: Position, other: Position) -> int:
    """Views differ exactly when facts do, for every seat; returns how many seats could see the difference."""
    seen = 0
    for seat in range(position.seats):
        views = position.view(seat), other.view(seat)
        same_facts = sorted(position.facts(seat)) == sorted(other.facts(seat))
        if json.dumps(views[0]) == json.dumps(views[1]):
            assert same_facts, (
                f"seat {seat} has other facts of what looks the same: {differing(game, position, other, seat)}"
            )
        else:
            seen += 1
            assert not same_facts, f"seat {seat} has no fact of {difference(*views)}"
    return seen


def check_edits(game: Game[Any, Any], position: Position, rng: Rng, wanted: int) -> int:
    """So many edits of a position that its game accepts (fewer if it refuses many); returns how many were seen."""
    setup = json.loads(json.dumps(position.to_setup()))
    overlooked = game.state.no_facts() if hasattr(game, "state") else ()
    seen = accepted = 0
    for _ in range(TRIES * wanted):
        if accepted == wanted:
            break
        try:
            other = game.from_setup(edited(setup, rng, overlooked))
        except (Problem, AssertionError, LookupError, TypeError, ValueError):
            continue
        if other.seats != position.seats:
            continue
        accepted += 1
        seen += compare(game, position, other) > 0
    return seen


def differing(game: Game[Any, Any], position: Position, other: Position, seat: int) -> list[str]:
    assert game.facts is not None
    names = game.facts.names()
    return [names[fact] for fact in sorted(set(position.facts(seat)) ^ set(other.facts(seat)))][:12]


def difference(one: Any, other: Any, path: str = "") -> str:
    """The first thing in which two views differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in one:
            if one[name] != other.get(name):
                return difference(one[name], other.get(name), f"{path}.{name}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for k, value in enumerate(one):
            if value != other[k]:
                return difference(value, other[k], f"{path}[{k}]")
    return f"{path}: {one!r} or {other!r}"[:300]
