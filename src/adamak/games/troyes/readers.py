"""Small readers that deals and setups share: each says what is wrong with what it was given."""

from __future__ import annotations

from collections.abc import Sequence

from adamak.core.errors import Problem
from adamak.core.reading import index_of
from adamak.games.troyes.components import THREAT_IDS
from adamak.games.troyes.data import SPACE_IDS, THREAT_BITS


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
