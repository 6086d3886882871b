"""The heartbeat: now and then a worker writes down that it is at work. Where nobody did, the server was away.

What the server was away counts on nobody's clock; so do hours by which the system's clock jumped.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from adamak.core import Problem
from adamak.server.storage import schema
from adamak.server.storage.database import put
from adamak.server.tables.server_time import TIME, now

if TYPE_CHECKING:
    from adamak.server.storage.store import Store

log = logging.getLogger("adamak.server")
EVERY = 5.0  # seconds
LATE = 7_000  # milliseconds after which a missing beat is an outage
ALIVE = "alive_at"


class Heartbeat:
    """Of one worker; all of them write the same line."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._last = 0
        self._task: asyncio.Task[None] | None = None
        self.healthy = True  # the last beat was kept
        self.trouble = ""  # why it was not
        self.away = 0  # milliseconds between the last beat of the server before us and our start

    async def start(self) -> None:
        """The time since the last beat of the server before us was an outage: nobody else serves a home with SQLite."""
        kept = await self._store.read(_last_beat)
        if kept is not None:
            TIME.not_before(kept)
        self.away = now() - kept if kept is not None else 0
        late = 0 if self._store.is_sqlite else LATE
        if kept is not None and now() - kept > late:
            await self._store.write(lambda connection: _note(connection, kept, now()))
        await self.beat()
        self._task = asyncio.get_running_loop().create_task(self._go_on())

    async def beat(self) -> None:
        """Writes that we are at work; if it comes late, that we were not (stopped, or without the database)."""
        last, at = self._last, now()

        def write(connection: Connection) -> None:
            other = _last_beat(connection) or 0
            if last and at - max(last, other) > LATE:
                _note(connection, max(last, other), at)
            put(connection, schema.server_state, {"name": ALIVE, "value": max(at, other)}, ("name",))

        try:
            await self._store.write(write)
            self._last, self.healthy = at, True
        except Problem as problem:
            self.trouble = problem.code
            if self.healthy:
                log.error("the database cannot be written: %s", problem)
            self.healthy = False

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self.beat()

    async def outages(self, since: int) -> list[tuple[int, int]]:
        """When the server was away, as far as it reaches beyond `since`."""
        outages = schema.outages
        chosen = sa.select(outages.c.since, outages.c.until).where(outages.c.until > since).order_by(outages.c.since)
        return await self._store.read(lambda connection: [(row[0], row[1]) for row in connection.execute(chosen)])

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None
            await self.beat()


def _last_beat(connection: Connection) -> int | None:
    state = schema.server_state
    found = connection.execute(sa.select(state.c.value).where(state.c.name == ALIVE)).scalar()
    return None if found is None else int(found)


def _note(connection: Connection, since: int, until: int) -> None:
    if until > since:
        put(connection, schema.outages, {"since": since, "until": until}, ("since",))
