"""Networks of random weights: right in shape, no use in play."""

from __future__ import annotations

import json
import random
import struct
import zlib
from array import array
from typing import Any

from adamak.bots.network import FORMAT, INTEGERS, LAYERS, Network, fingerprint, number_of_things, read
from adamak.core import Game

WIDE, DEEP = 16, 8


def random_file(game: Game[Any, Any], seed: int = 1) -> bytes:
    """As `fit.py` writes it."""
    assert game.facts is not None
    dice = random.Random(seed)
    facts, things, seats = game.facts.size, number_of_things(game), max(game.seat_counts)
    lengths = {
        "first": facts * WIDE, "first_bias": WIDE, "second": WIDE * DEEP, "second_bias": DEEP, "value": seats * DEEP,
        "value_bias": seats, "thing": things * DEEP, "thing_bias": things,
    }  # fmt: skip
    raw = b""
    for name in LAYERS:
        numbers = [dice.gauss(0, 1) for _ in range(lengths[name])]
        if name in INTEGERS:
            raw += array("h", [round(40 * number) for number in numbers]).tobytes()
        else:
            raw += struct.pack(f"<{len(numbers)}e", *(0.2 * number for number in numbers))
    header = {
        "format": FORMAT, "game": game.id, "fingerprint": fingerprint(game), "facts": facts, "things": things,
        "seats": seats, "wide": WIDE, "deep": DEEP, "scale": 512.0, "lengths": lengths,
    }  # fmt: skip
    return json.dumps(header).encode() + b"\n" + zlib.compress(raw)


def random_network(game: Game[Any, Any], seed: int = 1) -> Network:
    return read(random_file(game, seed))
