"""Taking turns at something scarce: whoever has had least of it is next, however many requests others have queued."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many places; a queue for each who waits. `charge` says what a turn has cost them."""

    def __init__(self, places: int) -> None:
        self.free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._used: dict[str, float] = {}  # by whoever waits or has a place; who comes anew begins with the least
        self._present: dict[str, int] = {}

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    def present(self, who: str) -> int:
        """How many of theirs wait or have a place."""
        return self._present.get(who, 0)

    @asynccontextmanager
    async def of(self, who: str) -> AsyncIterator[None]:
        """A place, for as long as the block lasts."""
        self._come(who)
        try:
            if self.free > 0:
                self.free -= 1
            else:
                await self._wait(who)
            try:
                yield
            finally:
                self.free += 1
                self._next()
        finally:
            self._go(who)

    def charge(self, who: str, cost: float) -> None:
        if who in self._used:
            self._used[who] += cost

    def _come(self, who: str) -> None:
        if who not in self._used:
            self._used[who] = min(self._used.values(), default=0.0)
        self._present[who] = self._present.get(who, 0) + 1

    def _go(self, who: str) -> None:
        self._present[who] -= 1
        if not self._present[who]:
            del self._present[who], self._used[who]

    async def _wait(self, who: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the place was ours already: pass it on
                self.free += 1
                self._next()
            else:
                self._forget(who, turn)
            raise

    def _forget(self, who: str, turn: asyncio.Future[None]) -> None:
        queue = self._waiting.get(who)
        if queue is not None and turn in queue:
            queue.remove(turn)
            if not queue:
                del self._waiting[who]

    def _next(self) -> None:
        while self.free > 0 and self._waiting:
            who = min(self._waiting, key=lambda waiting: self._used[waiting])
            turn = self._waiting[who].popleft()
            if not self._waiting[who]:
                del self._waiting[who]
            if not turn.done():
                self.free -= 1
                turn.set_result(None)
