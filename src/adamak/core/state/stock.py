"""Stocks: the pieces of a game and how many there are of each, so that none lies twice and none is lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from adamak.core.errors import Problem


class Stock:
    """All pieces of one sort: the sixty cards, the twelve bonus tiles.

    `whole`: no piece ever leaves the game, so each must lie somewhere.
    """

    def __init__(self, pieces: Mapping[str, int] | Sequence[str], each: int = 1, *, whole: bool = False) -> None:
        self.counts = dict(pieces) if isinstance(pieces, Mapping) else dict.fromkeys(pieces, each)
        self.whole = whole

    def check(self, found: Iterable[str], *, whole: bool = False) -> None:
        """No more of anything than the game has; with `whole` nothing missing either."""
        many = Counter(found)
        for name, number in self.counts.items():
            if many[name] > number or (whole and many[name] < number):
                raise Problem("setup-pieces", what=name, found=many[name], wanted=number)

    def rest(self, found: Iterable[str]) -> list[str]:
        """What lies nowhere else."""
        many = Counter(found)
        return [name for name, number in self.counts.items() for _ in range(number - many[name])]
