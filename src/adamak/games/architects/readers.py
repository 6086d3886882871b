"""Small readers that deals and setups share: each says what is wrong with what it was given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec

from adamak.core.errors import Problem
from adamak.core.reading import index_of, seat_of
from adamak.games.architects.components import GOOD_IDS
from adamak.games.architects.data import MOST_COINS, MOST_GOODS
from adamak.games.architects.position import ArchitectsPosition

Workers = Annotated[int, msgspec.Meta(ge=0, le=20)]
Goods = Annotated[int, msgspec.Meta(ge=0, le=MOST_GOODS)]
Coins = Annotated[int, msgspec.Meta(ge=0, le=MOST_COINS)]
Virtue = Annotated[int, msgspec.Meta(ge=0, le=14)]
Level = Annotated[int, msgspec.Meta(ge=0, le=5)]
Debts = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


def pile_of(names: Sequence[str], known: Sequence[str], where: str) -> int:
    """A packed pile, the top card lowest."""
    return sum(index_of(known, name, where) + 1 << 4 * k for k, name in enumerate(names))


def purse_of(goods: Mapping[str, int]) -> int:
    return sum(number << 10 * index_of(GOOD_IDS, name, "goods") for name, number in goods.items())


def player_of(p: ArchitectsPosition, who: int | str, where: str) -> int:
    """A seat, or the house opponent."""
    if isinstance(who, str):
        if who != "house_bot" or not p.variant.house_bot:
            raise Problem("setup-unknown", where=where, found=who[:40])
        return int(p.seats)
    return seat_of(who, int(p.seats), where)


def check_once(found: Sequence[str], known: Sequence[str], where: str) -> None:
    """Every one known, none of them twice."""
    for name in found:
        index_of(known, name, where)
    if len(set(found)) != len(found):
        raise Problem("setup-card-twice", card=next(name for name in found if found.count(name) > 1))


def check_list(found: Sequence[str], known: Sequence[str], number: int, where: str) -> None:
    check_once(found, known, where)
    if len(found) != number:
        raise Problem("deal-number", where=where, found=len(found), wanted=number)
