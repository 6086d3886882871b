"""Small readers that deals and setups share: each says what is wrong with what it was given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeVar

import msgspec

from adamak.core.errors import Problem
from adamak.games.troyes.components import THREAT_IDS
from adamak.games.troyes.data import SPACE_IDS, THREAT_BITS
from adamak.games.troyes.position import TroyesPosition

T = TypeVar("T")
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Generator(msgspec.Struct, forbid_unknown_fields=True):
    """The state of the position's own generator."""

    key: str
    drawn: int = 0


def read(shape: type[T], data: Mapping[str, object]) -> T:
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as wrong:
        raise Problem("setup-shape", what=str(wrong)) from None


def generator_of(p: TroyesPosition) -> dict[str, Any]:
    return {"key": f"{p.key_a << 62 | p.key_b:031x}", "drawn": int(p.drawn)}


def set_generator(p: TroyesPosition, generator: Generator) -> None:
    try:
        key = int(generator.key, 16)
    except ValueError:
        raise Problem("setup-generator") from None
    if not (0 <= key < 1 << 124 and 0 <= generator.drawn < 1 << 60):
        raise Problem("setup-generator")
    p.key_a, p.key_b, p.drawn = key >> 62, key & (1 << 62) - 1, generator.drawn


def index_of(names: Sequence[str], name: str, where: str) -> int:
    if name not in names:
        raise Problem("setup-unknown", where=where, found=name[:40])
    return list(names).index(name)


def check_list(found: Sequence[str], known: Sequence[str], number: int, where: str) -> None:
    """So many different ones of those known."""
    for name in found:
        index_of(known, name, where)
    if len(found) != number or len(set(found)) != number:
        raise Problem("deal-number", where=where, found=len(set(found)), wanted=number)


def pack_deck(names: Sequence[str]) -> int:
    """Event cards as a packed deck, the first on top."""
    return sum(THREAT_IDS.index(name) << THREAT_BITS * k for k, name in enumerate(names))


def space_of(name: str, where: str) -> int:
    return index_of(SPACE_IDS, name, where)
