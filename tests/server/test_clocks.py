"""The server's time, its heartbeat, and what an outage means for a clock."""

from __future__ import annotations

import time

import pytest

from adamak.server.tables.server_time import TIME, ServerTime

from .clients import Browser
from .conftest import Serve
from .test_storage import on


def test_a_jump_of_the_systems_clock_moves_nobodys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Finding 2: a jump of an hour timed out both seats for good."""
    ours = ServerTime()
    before = ours.now()
    monkeypatch.setattr(time, "time_ns", lambda: 10**21)
    assert 0 <= ours.now() - before < 60_000
    ours.not_before(before + 3_600_000)  # the clock went back by an hour while no server ran
    assert 3_600_000 <= ours.now() - before < 3_660_000
    ours.not_before(before + 10**12)  # a mistake: years ahead
    assert ours.now() - before < 3_660_000


def test_a_restart_is_on_nobodys_clock(serve: Serve, database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Finding 2: 18 s of restart timed a seat out."""
    hour = 3_600_000
    first = serve(database_url=database_url)
    with Browser(first.url) as visitor:
        made = visitor.make("me", "guest", clock={"base": 600, "increment": 0}, options={"first_player": "1"})
    first.stop()
    monkeypatch.setattr(TIME, "_base", TIME._base + hour)  # an hour passes while no server runs
    second = serve(database_url=database_url)
    with (
        Browser(second.url) as visitor,
        visitor.sit(made["table"], made["seats"][0]["secret"]) as player,
    ):
        assert [line["kind"] for line in player.log] == ["opened", "started", "paused"]
        assert hour - 10_000 < player.log[-1]["ms"] < hour + 120_000
        assert not player.table["seats"][0]["timed_out"]
        monkeypatch.setattr(TIME, "_base", TIME._base + hour)  # the process was stopped for an hour, and goes on
        room = second.services.rooms.live(made["table"])
        assert room is not None
        on(second, room._time_out(0))
        player.catch_up(4)
        assert [line["kind"] for line in player.log[-2:]] == ["paused", "paused"]
        assert not player.table["seats"][0]["timed_out"]
