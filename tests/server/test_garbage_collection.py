"""Cycles are looked for when nobody plays, and in the end even if somebody always does."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest

from adamak.server.host import garbage_collection


@pytest.mark.parametrize(("busy", "after"), [(False, garbage_collection.AT_MOST), (True, garbage_collection.RARELY)])
def test_everything_is_looked_through_when_nobody_plays(
    monkeypatch: pytest.MonkeyPatch, busy: bool, after: float
) -> None:
    moments: list[float] = []
    clock = 0.0

    async def sleep(seconds: float) -> None:
        nonlocal clock
        clock += seconds
        if clock > 2.5 * after:
            raise asyncio.CancelledError

    def commands() -> Iterator[int]:
        number = 0
        while True:
            number += busy
            yield number

    monkeypatch.setattr(garbage_collection.asyncio, "sleep", sleep)
    monkeypatch.setattr(garbage_collection.time, "monotonic", lambda: clock)
    monkeypatch.setattr(gc, "collect", lambda: moments.append(clock))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(garbage_collection.go_on(commands().__next__))
    assert moments == [after, 2 * after]
