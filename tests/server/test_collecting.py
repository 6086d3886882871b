"""Cycles are looked for when nobody plays, and in the end even if somebody always does."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest

from adamak.server.host import collecting


@pytest.mark.parametrize(("busy", "after"), [(False, collecting.AT_MOST), (True, collecting.RARELY)])
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

    monkeypatch.setattr(collecting.asyncio, "sleep", sleep)
    monkeypatch.setattr(collecting.time, "monotonic", lambda: clock)
    monkeypatch.setattr(gc, "collect", lambda: moments.append(clock))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(collecting.go_on(commands().__next__))
    assert moments == [after, 2 * after]
