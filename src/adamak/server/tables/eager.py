"""Starting a coroutine at once, as `asyncio.Task(..., eager_start=True)` does from Python 3.12 on.

Most sends never wait. Run where they are, they need no task, no wake-up and no turn of the event loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any


def start(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Runs it as far as it goes without waiting; a task does the rest, if there is any."""
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return asyncio.get_running_loop().create_task(_go_on(work, waits_for))


async def _go_on(work: Coroutine[Any, Any, None], waits_for: Any) -> None:
    await _rest(work, waits_for)


@coroutine
def _rest(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """What is left of a coroutine that has begun to wait for something."""
    while True:
        wrong: BaseException | None = None
        try:
            yield waits_for
        except BaseException as error:
            wrong = error
        try:
            waits_for = work.send(None) if wrong is None else work.throw(wrong)
        except StopIteration:
            return
