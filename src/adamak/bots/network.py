"""Networks of a game: their files, and how one is asked about a position.

A file is a line of JSON (for which game, sizes, how it was made) and the weights, compressed: the first layer in 16-bit
integers, the others in half precision. Those that ship lie in `networks/`, one for each game.

A leaf is evaluated by `leaf.c` where it was built, and by the same in Python otherwise: right, but very slow.
"""

from __future__ import annotations

import json
import math
import struct
import sys
import zlib
from array import array
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Protocol

from adamak.core import Game, Problem
from adamak.core.facts import THING_BITS, read_facts

FORMAT = 1
LAYERS = ("first", "first_bias", "second", "second_bias", "value", "value_bias", "thing", "thing_bias")
INTEGERS = ("first", "first_bias")


class Evaluator(Protocol):
    """A network that can be asked."""

    def evaluate(self, facts: bytes, answers: list[int], seats: int, /) -> list[float]:
        """The value of each seat, the mover's first; then the level of the scores, and a share for each answer.

        `facts` are those of `Position.known_facts`.
        """
        ...


class Network:
    """What a file holds. `leaf` is for the search."""

    def __init__(self, header: dict[str, Any], weights: dict[str, bytes]) -> None:
        self.header = header
        self.weights = weights
        self.leaf: Evaluator = self._leaf()
        self.leans = bool(header.get("leans", False))  # its values correct the game's own estimates: see `puct.correct`

    def _leaf(self) -> Evaluator:
        sizes = [int(self.header[name]) for name in ("facts", "wide", "deep", "things", "seats")]
        layers = [_floats(self.weights[name]) if name not in INTEGERS else self.weights[name] for name in LAYERS]
        try:
            from adamak.bots.leaf import Leaf
        except ImportError:
            return PlainLeaf(sizes, float(self.header["scale"]), layers)
        return Leaf(*sizes, float(self.header["scale"]), *layers)  # type: ignore[call-arg, arg-type]

    def fits(self, game: Game[Any, Any]) -> bool:
        """Was it trained with the facts and moves this game has now?"""
        return game.facts is not None and fingerprint(game) == self.header["fingerprint"]


def fingerprint(game: Game[Any, Any]) -> str:
    """Of the facts and things of a game."""
    assert game.facts is not None
    things = game.things.fingerprint() if game.things is not None else str(len(game.moves))
    return f"{game.facts.fingerprint()}-{things}"


def number_of_things(game: Game[Any, Any]) -> int:
    return game.things.size if game.things is not None else len(game.moves)


def read(data: bytes) -> Network:
    """A network from its file."""
    line, _, packed = data.partition(b"\n")
    header = json.loads(line)
    if header.get("format") != FORMAT:
        raise ValueError(f"format {header.get('format')}")
    raw = zlib.decompress(packed)
    weights: dict[str, bytes] = {}
    at = 0
    for name in LAYERS:
        size = 2 * int(header["lengths"][name])
        weights[name] = raw[at : at + size]
        at += size
    return Network(header, weights)


@cache
def load(path: str) -> Network:
    """From a file that somebody named."""
    if not Path(path).is_file():
        raise Problem("no-network", file=path[:200])
    try:
        return read(Path(path).read_bytes())
    except (ValueError, KeyError, struct.error, zlib.error) as broken:
        raise Problem("bad-network", file=path[:200], why=type(broken).__name__) from None


@cache
def shipped(game_id: str) -> Network | None:
    """The network of a game that came with the package."""
    file = files("adamak.bots") / "networks" / f"{game_id}.net"
    return read(file.read_bytes()) if file.is_file() else None


def network_of(game: Game[Any, Any], path: str = "") -> Network | None:
    """The network of this file, or the game's own; None where there is none that fits."""
    network = load(path) if path else shipped(game.id)
    if network is None or not network.fits(game):
        if path:
            raise Problem("other-network", file=path[:200], game=game.id)
        return None
    return network


def _floats(halves: bytes) -> bytes:
    """Half precision to single."""
    return array("f", struct.unpack(f"<{len(halves) // 2}e", halves)).tobytes()


class PlainLeaf:
    """The same as `leaf.c`."""

    def __init__(self, sizes: list[int], scale: float, layers: list[bytes]) -> None:
        self.facts, self.wide, self.deep, self.things, self.seats = sizes
        self.scale = scale
        self.first, self.first_bias = (_integers(layer) for layer in layers[:2])
        self.second, self.second_bias, self.value, self.value_bias, self.thing, self.thing_bias = (
            array("f", layer) for layer in layers[2:]
        )

    def evaluate(self, facts: bytes, answers: list[int], seats: int, /) -> list[float]:
        wide, deep = self.wide, self.deep
        total = list(self.first_bias)
        for fact in read_facts(facts):
            row = self.first[fact * wide : (fact + 1) * wide]
            total = [a + b for a, b in zip(total, row, strict=True)]
        hidden = list(self.second_bias)
        for k, x in enumerate(total):
            if x > 0:
                weight = x / self.scale
                row_2 = self.second[k * deep : (k + 1) * deep]
                hidden = [a + weight * b for a, b in zip(hidden, row_2, strict=True)]
        hidden = [max(0.0, x) for x in hidden]
        scores = [_product(self.value, seat, hidden) + self.value_bias[seat] for seat in range(seats)]
        values = [1 / (1 + math.exp(-scores[0]))] if seats == 1 else _shares(scores)
        things = [
            sum(
                _product(self.thing, named, hidden) + self.thing_bias[named]
                for k in range(3)
                if (named := (answer >> k * THING_BITS & (1 << THING_BITS) - 1) - (k > 0)) >= 0
            )
            for answer in answers
        ]
        most = max(things, default=0.0)
        level = most + math.log(sum(math.exp(score - most) for score in things)) if things else 0.0
        return [*values, level, *(math.exp(score - level) for score in things)]


def _integers(data: bytes) -> array[int]:
    numbers = array("h", data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def _product(rows: array[float], row: int, other: list[float]) -> float:
    size = len(other)
    return sum(a * b for a, b in zip(rows[row * size : (row + 1) * size], other, strict=True))


def _shares(scores: list[float]) -> list[float]:
    most = max(scores)
    weights = [math.exp(score - most) for score in scores]
    return [weight / sum(weights) for weight in weights]
