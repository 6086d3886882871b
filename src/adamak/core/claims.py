"""Small sums and claims about a scene: what exercises and lessons ask about a position, written as data.

A scene is plain data: what a seat sees (`Position.view`), with `scores`, the `legal` moves in words, and under `was`
the scene before anything was played. A path leads into it, and a sum adds and subtracts paths and numbers:

    players.0.strength                      an entry of the view
    was.players.0.coins - players.0.coins   what was paid
    #players.0.hand + 1                     the length of a list
    structure[card=baths].slot              the first thing of a list that is so

A claim compares two sums, or a path with a value in JSON; several are joined by "and":

    owners.siena = 0 and phase = "choose_site"      players.0.line has "winter"
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from operator import eq, ge, gt, le, lt, ne
from typing import Any

from adamak.core.errors import Problem

SIGNS = re.compile(r" ([+-]) ")
STEP = re.compile(r"([^.\[\]]+)|\[(\w+)=([^\]]+)\]")
CLAIM = re.compile(r"^(.+?) (=|!=|<=|>=|<|>|has|lacks) (.+)$")
COMPARED: Mapping[str, Callable[[Any, Any], bool]] = {
    "=": eq, "!=": ne, "<": lt, ">": gt, "<=": le, ">=": ge,
    "has": lambda whole, part: part in whole,
    "lacks": lambda whole, part: part not in whole,
}  # fmt: skip


def at(scene: Any, path: str) -> Any:
    """What lies at the end of a path; nothing where it leads through nothing (`null`)."""
    found = scene
    for name, key, value in STEP.findall(path):
        if found is None:
            return None
        try:
            if key:
                found = next(thing for thing in found if thing is not None and str(thing[key]) == value)
            else:
                found = found[name] if isinstance(found, Mapping) else found[int(name)]
        except (KeyError, IndexError, TypeError, ValueError, StopIteration):
            raise Problem("no-such-path", path=path) from None
    return found


def evaluate(scene: Any, sum_: str) -> Any:
    """The value of a sum; of a single path whatever lies there, a name or a list as well."""
    first, *rest = SIGNS.split(sum_)
    total = _term(scene, first)
    for sign, term in zip(rest[::2], rest[1::2], strict=True):
        total = total + _term(scene, term) if sign == "+" else total - _term(scene, term)
    return total


def _term(scene: Any, term: str) -> Any:
    if re.fullmatch(r"-?\d+", term):
        return int(term)
    return len(at(scene, term[1:])) if term.startswith("#") else at(scene, term)


def holds(scene: Any, claim: str) -> bool:
    """Is every part of the claim true here?"""
    return all(_holds(scene, part) for part in claim.split(" and "))


def _holds(scene: Any, part: str) -> bool:
    read = CLAIM.match(part.strip())
    if read is None:
        raise Problem("no-such-path", path=part)
    left, sign, right = read.groups()
    return COMPARED[sign](evaluate(scene, left), _value(scene, right))


def _value(scene: Any, text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return evaluate(scene, text)
