"""Whom the server's host keeps out or silent: addresses, and guests by their public handle."""

from __future__ import annotations

from typing import Literal

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from adamak.server.host.host_wire import Ban
from adamak.server.storage import schema
from adamak.server.storage.database import put
from adamak.server.storage.store import Store
from adamak.server.tables.server_time import now


class BanList:
    """All of them, in memory; read again now and then, for other workers write as well."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[tuple[str, str], Ban] = {}

    def bans(self, kind: Literal["ban", "mute", "name"], *names: str) -> bool:
        """Whether one of these is kept out, or silent, or by the name a host has given them."""
        if not self._known:
            return False
        found = [self._known.get((name, kind)) for name in names]
        return any(ban is not None and ban.until > now() for ban in found)

    def all(self) -> list[Ban]:
        return sorted((ban for ban in self._known.values() if ban.until > now()), key=lambda ban: ban.what)

    async def read(self) -> None:
        lines = await self._store.read(lambda connection: list(connection.execute(sa.select(schema.bans))))
        self._known = {(line.what, line.kind): Ban(line.what, line.kind, line.until, line.why) for line in lines}

    async def add(self, ban: Ban) -> None:
        values = {"what": ban.what, "kind": ban.kind, "until": ban.until, "why": ban.why}
        await self._store.write(lambda connection: put(connection, schema.bans, values, ("what", "kind")))
        await self.read()

    async def lift(self, what: str) -> bool:
        """Whether there was anything to lift."""

        def write(connection: Connection) -> int:
            return connection.execute(sa.delete(schema.bans).where(schema.bans.c.what == what)).rowcount

        lifted = await self._store.write(write)
        await self.read()
        return lifted > 0
