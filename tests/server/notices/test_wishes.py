"""What somebody wants to hear, and when: quiet hours, tables and kinds that are off."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from adamak.server.background import Running
from adamak.server.notices import outbox, quiet
from adamak.server.tables.server_time import now

from .conftest import Someone
from .receivers import Listener, wait_for

Telling = Callable[..., Running]


def at(text: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("when", "begins", "until", "ends"),
    [
        ("2026-03-10 22:30", 23 * 60, 8 * 60, None),  # 22:30 in London
        ("2026-03-10 23:00", 23 * 60, 8 * 60, "2026-03-11 08:00"),
        ("2026-03-11 07:59", 23 * 60, 8 * 60, "2026-03-11 08:00"),
        ("2026-03-11 08:00", 23 * 60, 8 * 60, None),
        ("2026-03-11 13:10", 13 * 60, 14 * 60, "2026-03-11 14:00"),
        ("2026-03-28 23:30", 23 * 60, 8 * 60, "2026-03-29 07:00"),  # that night the clocks go forward
        ("2026-03-11 13:10", 60, 60, None),
    ],
)
def test_quiet_hours_end_where_one_lives(when: str, begins: int, until: int, ends: str | None) -> None:
    assert quiet.ends(at(when), "Europe/London", begins, until) == (at(ends) if ends else None)


def wish(anna: object, **wishes: object) -> None:
    body = {"zone": "UTC", **wishes}
    anna.browser.call("PUT", "/api/person/notices", body, status=200)  # type: ignore[attr-defined]


def test_a_notice_waits_for_the_morning(telling: Telling, someone: Someone, listener: Listener) -> None:
    server = telling()
    anna = someone(server, "Anna")
    minute = now() // 60_000 % (24 * 60)
    wish(anna, quiet_from=(minute - 60) % 1440, quiet_until=(minute + 60) % 1440)
    anna.browser.make("me", "bot")
    wait_for(lambda: _due(server) > now() + 50 * 60_000)
    assert listener.got == []


def test_who_ends_the_quiet_hours_is_told_at_once(telling: Telling, someone: Someone, listener: Listener) -> None:
    server = telling()
    anna = someone(server, "Anna")
    minute = now() // 60_000 % (24 * 60)
    wish(anna, quiet_from=(minute - 60) % 1440, quiet_until=(minute + 60) % 1440)
    anna.browser.make("me", "guest")
    wait_for(lambda: _due(server) > now() + 50 * 60_000)
    wish(anna)
    wait_for(lambda: listener.got)


def _due(server: Running) -> int:
    reading = server.services.store.read(outbox.next_due)
    return asyncio.run_coroutine_threadsafe(reading, server.loop).result(30) or 0


def test_a_table_and_a_kind_may_be_off(telling: Telling, someone: Someone, listener: Listener) -> None:
    server = telling(notice_seconds=0.5)
    anna = someone(server, "Anna")
    wish(anna, unwanted=["message", "over"])
    off = anna.browser.make("me", "bot")["table"]
    shown = anna.browser.call("PUT", f"/api/person/notices/tables/{off}", {"off": True}, status=200)
    assert (shown["hushed"], shown["unwanted"]) == ([off], ["message", "over"])
    on = anna.browser.make("me", "bot")["table"]
    told = wait_for(lambda: listener.pushes("Anna"))
    assert [one["url"] for one in told] == [f"/t/{on}"]
    assert anna.browser.call("PUT", f"/api/person/notices/tables/{off}", {"off": False}, status=200)["hushed"] == []


def test_wishes_that_cannot_be_are_refused(telling: Telling, someone: Someone) -> None:
    anna = someone(telling(), "Anna").browser
    for body, code in (
        ({"zone": "Mars/Base"}, "no-such-zone"),
        ({"zone": "../../etc/passwd"}, "no-such-zone"),
        ({"zone": "UTC", "quiet_from": 60}, "half-quiet-hours"),
    ):
        assert anna.call("PUT", "/api/person/notices", body, status=422)["code"] == code
    assert anna.call("PUT", "/api/person/notices", {"zone": "UTC", "quiet_from": 1440}, status=400)
    assert anna.call("PUT", f"/api/person/notices/tables/{'A' * 22}", {"off": True}, status=404)
