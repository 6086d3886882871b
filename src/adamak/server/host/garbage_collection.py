"""When the memory is looked through for cycles: a little at a time, and all of it when nobody plays.

A table makes hardly any cycles, and what it keeps of its moves lives long. With Python's own thresholds a server of 300
tables stood still for 160 ms every 15 seconds, to find nothing.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

AT_ONCE = 5_000  # new objects that are looked through; those that stay are looked at once more, then left alone
NEVER = 1 << 30
LOOK_EVERY = 30.0  # seconds
RARELY = 3600.0  # between two looks at everything while people play on
AT_MOST = 60.0  # between two of them while nobody does


def begin() -> None:
    """What is loaded by now stays for good."""
    gc.freeze()
    gc.set_threshold(AT_ONCE, 1, NEVER)


async def go_on(commands: Callable[[], int]) -> None:
    """Looks through everything where no command came since the last time it was asked, or a long time has passed."""
    last, before = time.monotonic(), commands()
    while True:
        await asyncio.sleep(LOOK_EVERY)
        now, asked = time.monotonic(), commands()
        if now - last >= (AT_MOST if asked == before else RARELY):
            gc.collect()
            last = time.monotonic()
        before = asked
