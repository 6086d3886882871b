"""A position as compact bytes, exactly: what its digest, pickles and workers are made of."""

from __future__ import annotations

import struct
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.packing import fields, pack, put_fields, take, unpack
from adamak.games.troyes.data import FAMILY, OWNERS, SLOTS
from adamak.games.troyes.options import TroyesOptions, options_of
from adamak.games.troyes.position import TroyesPosition

SCALARS = [
    "horizon", "key_a", "key_b", "drawn", "phase", "turn", "left", "round", "starter", "settled", "revealed", "spaces",
    "lying", "cathedral", "cards", "marauders", "red_deck", "white_deck", "yellow_deck", "red_box", "lost", "row",
    "black", "against", "aside", "target", "group", "size", "cube", "source", "times", "rolled", "winners", "end_code",
]  # fmt: skip
SWITCHES = ["bonus_cards", "gray_protected", "neutral_ranks"]
CHOICES = {
    "marauding_dice": ("any", "yellow"),
    "procession": ("leaders", "activator"),
    "solo_start": ("human", "le_roy"),
    "solo_dear_result": ("3", "2"),
}


def to_bytes(p: TroyesPosition) -> bytes:
    """Every number in a fixed order, then the text of the table of numbers."""
    options = options_of(p.variant)
    numbers = [int(p.seats), *fields(options, SWITCHES)]
    numbers += [choices.index(getattr(options, name)) for name, choices in CHOICES.items()]
    numbers += fields(p, SCALARS)
    numbers += [int(number) for row in (p.square, p.stalls, p.family) for number in row]
    numbers += [len(p.queue), *(int(number) for number in p.queue)]
    return struct.pack("<H", len(numbers)) + pack(numbers, options.numbers.encode())


def from_bytes(data: bytes) -> TroyesPosition:
    """Back from `to_bytes`."""
    (known,) = struct.unpack_from("<H", data)
    numbers, text = unpack(data, known, 2)
    seats = numbers.pop(0)
    told: dict[str, Any] = {name: bool(numbers.pop(0)) for name in SWITCHES}
    told |= {name: choices[numbers.pop(0)] for name, choices in CHOICES.items()}
    told["numbers"] = bytes(text).decode()
    p = TroyesPosition(None, seats, TroyesOptions(**told).variant())
    put_fields(p, SCALARS, numbers)
    p.square = vec[i64](take(numbers, OWNERS))
    p.stalls = vec[i64](take(numbers, SLOTS))
    p.family = vec[i64](take(numbers, FAMILY))
    p.queue = vec[i64](take(numbers, numbers.pop(0)))
    return p
