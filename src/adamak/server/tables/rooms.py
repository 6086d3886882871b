"""All live tables of a server process: loaded when asked for, dropped when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from adamak.core import Match, Problem
from adamak.server.storage.chain import Kept, checked
from adamak.server.storage.heartbeat import Heartbeat
from adamak.server.storage.store import Append, Store
from adamak.server.tables.fair_queue import Turns
from adamak.server.tables.room import Attending, Room, brief_of, linked
from adamak.server.tables.rules_change import carried_over
from adamak.server.tables.server_time import now
from adamak.table import Table, rows
from adamak.table.rows import Stored

if TYPE_CHECKING:
    from adamak.server.config import ServerConfig
    from adamak.server.tables.bot_pool import Thinkers

log = logging.getLogger("adamak.rooms")
MOMENT = 0.002  # seconds of work between which everybody else has a turn


def _decoded(body: str, version: int) -> rows.AnyRow:
    try:
        return rows.decode(body)
    except msgspec.MsgspecError:
        raise Problem("record-altered", version=version) from None


def _go(steps: Iterator[None]) -> bool:
    """Goes on for a moment; True: there are no more steps."""
    until = time.perf_counter() + MOMENT
    return all(time.perf_counter() <= until for _ in steps)


class Rooms:
    """All live tables of this process: loaded when asked for, dropped when idle."""

    def __init__(self, config: ServerConfig, store: Store, thinkers: Thinkers) -> None:
        self.config = config
        self.store = store
        self.thinkers = thinkers
        self.closing = False
        self.ended: Callable[[Table], None] = lambda _: None  # called when a game ends here
        self.attending: Attending | None = None
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self.heartbeat = Heartbeat(store)
        self._long = Turns(1)  # work of more than a moment: one at a time, and each address in its turn

    def __len__(self) -> int:
        return len(self._rooms)

    def start(self) -> None:
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    async def in_steps(self, steps: Iterator[None], payer: str) -> None:
        """Goes through steps that may be many; after each moment of them others have their turn."""
        if _go(steps):
            return
        async with self._long.of(payer):
            while True:
                await asyncio.sleep(0)
                begun = time.perf_counter()
                done = _go(steps)
                self._long.charge(payer, time.perf_counter() - begun)
                if done:
                    return

    async def get(self, table_id: str, payer: str = "") -> Room:
        """The live table with this id, replayed from its rows if it was not in memory."""
        room = self._rooms.get(table_id)
        if room is not None:
            self._rooms.move_to_end(table_id)
            room.left_at = time.monotonic()
            if not self.store.is_sqlite or (room.doubtful and not room.lock.locked()):
                await room.refresh()  # other workers may have written what we have not been told yet
            return room
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(table_id, payer))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str, payer: str) -> Room:
        try:
            kept = await self.read_rows(table_id)
            if table_id in self.store.lost:
                found, acknowledged = len(kept), self.store.lost[table_id]
                if found < acknowledged:
                    raise Problem("record-cut", found=found, wanted=acknowledged)
                raise Problem("record-altered", version=acknowledged)
            if not kept:
                raise Problem("no-such-table")
            history = [Stored(version, at, _decoded(body, version)) for version, at, body, _ in kept]
            table, carry = await carried_over(self, table_id, history, payer)
        except Problem as problem:
            if problem.code.startswith("record-"):
                log.error("table %s cannot be opened: %s; see `adamak doctor`", table_id, problem)
            raise
        room = self._add(table, kept[-1][3], payer)
        if carry is not None:
            await room.command(lambda _: carry)
        await room.mind_outages()
        return room

    async def read_rows(self, table_id: str, after: int = 0, head: str = "") -> list[Kept]:
        """The rows of a table beyond a version, each proved to follow the one before."""
        return list(checked(table_id, await self.store.rows(table_id, after), self.store.keys, after, head))

    async def open(
        self,
        table_id: str,
        opened: rows.Opened,
        members: list[tuple[str, int]],
        payer: str = "",
        check: Callable[[Match], None] | None = None,
    ) -> Room:
        """A new table; it starts at once if nobody is waited for. `check` may refuse the match it begins with."""
        at = now()
        table = Table(table_id)
        await self.in_steps(table.steps([Stored(1, at, opened)]), payer)
        if check is not None:
            check(table.match)
        if not table.open_seats():
            table.apply(Stored(2, at, rows.Started()))
        kept = linked(table_id, table.history, "")
        attended = self.attending is not None and self.attending.seated(table_id, members)
        await self.store.append(Append(table_id, kept, brief_of(table), members, attended=attended))
        room = self._add(table, kept[-1][3], payer)
        if attended and self.attending is not None:
            self.attending.changed(table)
        return room

    def _add(self, table: Table, head: str, payer: str) -> Room:
        room = self._rooms[table.id] = Room(table, self, head, payer)
        if len(self._rooms) > self.config.live_tables:
            self._drop(len(self._rooms) - self.config.live_tables, time.monotonic() - 5)
        return room

    def live(self, table_id: str) -> Room | None:
        return self._rooms.get(table_id)

    def forget(self, table_id: str) -> None:
        """The table is about to be deleted: whoever is there is sent away."""
        self._send_away(table_id, "no-such-table")

    def reload(self, table_id: str) -> None:
        """What is kept of the table has changed otherwise than by a command: whoever is there comes back to it."""
        self._send_away(table_id, "going-away")

    def _send_away(self, table_id: str, code: str) -> None:
        room = self._rooms.pop(table_id, None)
        if room is not None:
            room.close()
            for listener in list(room.listeners):
                listener.dismiss(code)

    def all_live(self) -> list[Room]:
        return list(self._rooms.values())

    def _drop(self, number: int, left_before: float) -> None:
        for table_id, room in list(self._rooms.items()):
            if number <= 0:
                return
            if room.idle and room.left_at < left_before:
                room.close()
                del self._rooms[table_id]
                number -= 1

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(1.0, self.config.idle_seconds / 4))
            self._drop(len(self._rooms), time.monotonic() - self.config.idle_seconds)

    def keep_task(self, task: asyncio.Task[Any]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        self.closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in self._rooms.values():
            room.close()
