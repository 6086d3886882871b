"""The server's own time: begun from the system's clock, then counted, so that a jump of that clock moves nobody's."""

from __future__ import annotations

import time

MOST_AHEAD = 24 * 3600 * 1000  # milliseconds: further ahead than this the time kept last is a mistake


class ServerTime:
    """Milliseconds since 1970. It never jumps, and never goes back behind what was kept before a restart."""

    def __init__(self) -> None:
        self._base = time.time_ns() // 1_000_000 - self._counted()

    @staticmethod
    def _counted() -> int:
        return time.monotonic_ns() // 1_000_000

    def now(self) -> int:
        return self._base + self._counted()

    def not_before(self, kept: int) -> None:
        """The last server was still alive at `kept`; where the system's clock went back since, we go on from there."""
        ahead = kept - self.now()
        if 0 < ahead < MOST_AHEAD:
            self._base += ahead


TIME = ServerTime()
now = TIME.now
