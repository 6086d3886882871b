"""Perfect recall in sixteen bytes: a fingerprint for each seat of everything it has seen and done."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from adamak.core import Position


class Recall:
    """Chains what each seat saw: its first view, its own moves, the events told to it, and its view after each draw and
    wherever no event was told.

    Most states of a search are never asked what a seat remembers, so steps are only written down when they happen, and
    chained when somebody asks.
    """

    def __init__(self, opening: Position) -> None:
        self._chained: list[bytes | None] = [None] * opening.seats
        self._opening = opening.clone()
        self._steps: list[tuple[Position, int, int]] = []

    def note(self, before: Position, seat: int, move: int) -> None:
        self._steps.append((before.clone(), seat, move))

    def of(self, seat: int) -> bytes:
        """The fingerprint of a seat's information state."""
        self._chain()
        found = self._chained[seat]
        assert found is not None
        return found

    def of_one(self, seat: int, sampled: Position) -> Recall:
        """In a sampled position: this seat remembers what it did; of the others nothing true may be known."""
        mine = self.of(seat)
        other = Recall(sampled)
        other._chained[seat] = mine
        return other

    def _chain(self) -> None:
        for seat, chained in enumerate(self._chained):
            if chained is None:
                self._chained[seat] = _print(b"", [seat, self._opening.view(seat)])
        for before, actor, move in self._steps:
            after = before.clone()
            after.watch()
            after.apply(actor, move)
            drawn = after.horizon != before.horizon
            for seat, chained in enumerate(self._chained):
                assert chained is not None
                own = move if seat == actor else None
                events = after.events_for(seat)
                seen = after.view(seat) if drawn or not events else None
                self._chained[seat] = _print(chained, [own, events, seen])
        self._steps = []

    def __deepcopy__(self, memo: dict[int, Any]) -> Recall:
        """Positions written down are never played on: copies share them."""
        other = Recall.__new__(Recall)
        other._chained = list(self._chained)
        other._opening = self._opening
        other._steps = list(self._steps)
        return other

    def __getstate__(self) -> list[bytes | None]:
        self._chain()
        return self._chained

    def __setstate__(self, state: list[bytes | None]) -> None:
        self._chained = state
        self._steps = []


def _print(chained: bytes, seen: list[Any]) -> bytes:
    return hashlib.blake2b(chained + json.dumps(seen).encode(), digest_size=16).digest()
