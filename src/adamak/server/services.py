"""The services: everything one server process holds, and who may do what in it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from adamak.core import Problem
from adamak.server.club.bookkeeper import Bookkeeper
from adamak.server.config import ServerConfig
from adamak.server.gate.door import Door
from adamak.server.gate.limits import Limiter
from adamak.server.host import garbage_collection
from adamak.server.host.bans import BanList
from adamak.server.host.metrics import Metrics
from adamak.server.notices.notices import Notices
from adamak.server.people.keys import Keys, safely_equal
from adamak.server.people.persons import HOST, Holder, holders_with_devices, known_devices
from adamak.server.storage import home
from adamak.server.storage.chain import Kept
from adamak.server.storage.database import PEOPLE
from adamak.server.storage.expiry import expire
from adamak.server.storage.films import Films
from adamak.server.storage.store import CHANNEL, Store, heard
from adamak.server.tables.bot_pool import Thinkers
from adamak.server.tables.game_analysis import Judged
from adamak.server.tables.room import Room
from adamak.server.tables.rooms import Rooms
from adamak.server.tables.rules_change import keep_vocabularies
from adamak.server.tournaments.director import Director
from adamak.table import Table
from adamak.table.seats import hashed

log = logging.getLogger("adamak.server")
EXPIRE_EVERY = 3600.0  # seconds
EXPIRE_FIRST = 600.0
BANS_EVERY = 15.0
LAG_EVERY = 1.0
MONTH = 30 * 24 * 3600 * 1000  # milliseconds


@dataclass(frozen=True, slots=True)
class Power:
    """What a presented secret opens at one table."""

    host: bool = False
    seat: int | None = None
    watch: bool = False
    holder: str = ""  # the person whose device showed it
    device: str = ""

    @property
    def member(self) -> bool:
        return self.host or self.seat is not None


class Services:
    """Config, keys, storage, live tables, thinkers, limits. Opened before the first request, closed after the last."""

    def __init__(self, config: ServerConfig) -> None:
        self.config = config
        self.worker = secrets.token_hex(4)
        home.prepare(config.home)
        try:
            self.keys = Keys.of(config.home, config.secret_key)
        except OSError as error:
            raise Problem("home-unusable", path=str(config.home), why=str(error.strerror or error)) from None
        self.metrics = Metrics()
        self.store = Store(config, self.worker, self.keys.key, self.metrics)
        self.bans = BanList(self.store)
        self.thinkers = Thinkers(config)
        self.judged = Judged(self.thinkers)
        self.rooms = Rooms(config, self.store, self.thinkers)
        self.films = Films(self.store, self.rooms)
        self.bookkeeper = Bookkeeper(self.store, self.rooms)
        self.director = Director(self.store, self.rooms, self.bookkeeper, self.bans)
        self.door = Door(config)
        self.requests = Limiter(config.request_rate)
        self.making = Limiter(config.making_rate)
        self.new_tables = Limiter(config.table_rate)
        self.new_guests = Limiter(config.guest_rate)
        self.new_reports = Limiter(config.report_rate)
        self.bytes = Limiter(config.byte_rate)
        self.sockets: dict[str, int] = {}  # open ones by address
        self.connections: set[Any] = set()
        self.listening = self.store.is_sqlite  # hears what other workers write
        self.listens_at: list[tuple[str, int]] = []  # addresses and ports, where the server told them
        self.notices = Notices(self)
        self.codes = Limiter(config.code_rate)
        self._listening: asyncio.Task[None] | None = None
        self._looking_after: list[asyncio.Task[None]] = []
        self.lock = home.HomeLock(config.home, self.store.url.database if self.store.is_sqlite else None)
        self.started_at = time.monotonic()
        self.readiness: tuple[float, asyncio.Task[str]] | None = None  # when it was last asked for, and the answer

    async def open(self) -> None:
        if self.store.is_sqlite:
            self.lock.take()
        try:
            await asyncio.get_running_loop().run_in_executor(None, self.store.open)
            await self.rooms.heartbeat.start()
            await keep_vocabularies(self.store)
            await self.bans.read()
            await self.notices.read()
        except BaseException:
            await asyncio.get_running_loop().run_in_executor(None, self.store.close)
            self.lock.release()
            raise
        self.rooms.start()
        loop = asyncio.get_running_loop()
        memory = garbage_collection.go_on(self.metrics.commands.total)
        at_leisure = (
            self.films.go_on(), self.bookkeeper.go_on(), self.notices.go_on(), self.director.go_on(), memory,
        )  # fmt: skip
        works = (self._expire(), self._read_bans(), self._mind_lag(), *at_leisure)
        self._looking_after = [loop.create_task(work) for work in works]
        if not self.store.is_sqlite:
            ready = asyncio.Event()
            self._listening = asyncio.get_running_loop().create_task(self._listen(ready))
            with suppress(TimeoutError):
                await asyncio.wait_for(ready.wait(), 5)

    async def say_goodbye(self) -> None:
        """No new sockets, no more bots; those who listen are told to come back."""
        await self.rooms.close()
        for connection in list(self.connections):
            await connection.close("going-away")

    async def close(self) -> None:
        await self.say_goodbye()
        for task in (self._listening, *self._looking_after):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        await self.notices.close()
        await self.rooms.heartbeat.stop()
        self.judged.close()
        await self.thinkers.close()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)
        self.lock.release()

    async def _expire(self) -> None:
        """Now and then what is old enough goes; not at once, and not the day the clock has leapt by months."""
        await asyncio.sleep(EXPIRE_FIRST if self.rooms.heartbeat.away < MONTH else 24 * EXPIRE_EVERY)
        while True:
            try:
                gone = await expire(self.config, self.store, self.rooms)
                if any(gone.values()):
                    log.info("expired: %s", gone)
            except Problem as problem:
                log.warning("expiring: %s", problem)
            await asyncio.sleep(EXPIRE_EVERY)

    async def _read_bans(self) -> None:
        while True:
            await asyncio.sleep(BANS_EVERY)
            await self._read_bans_now()

    async def read_bans(self) -> None:
        """Whom the host keeps out, as all workers know it; whoever is here is sent away."""
        await self.bans.read()
        for connection in list(self.connections):
            if self.bans.bans("ban", connection.address, connection.guest):
                connection.dismiss("banned")

    async def _read_bans_now(self) -> None:
        with suppress(Problem):
            await self.read_bans()

    async def _mind_lag(self) -> None:
        """How late a timer comes: what everybody waits for whatever keeps the event loop busy."""
        while True:
            due = time.monotonic() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self.metrics.lag = max(0.0, time.monotonic() - due)

    # --- powers ------------------------------------------------------------------------------------------------------

    async def holders(self, table_id: str) -> dict[int, Holder]:
        """The seats of a table that persons have, with the devices they open to."""
        return await self.store.read(lambda connection: holders_with_devices(connection, table_id))

    async def power(self, table: Table, secret: str | None) -> Power:
        """What this secret opens here; a Problem if it opens nothing (any more). No secret is no power."""
        if secret is None:
            return Power()
        power = self.opens(table, secret, await self.holders(table.id))
        if not (power.member or power.watch):
            raise Problem("bad-secret")
        return power

    def opens(self, table: Table, secret: str, held: dict[int, Holder]) -> Power:
        """What a secret opens at a table of which persons hold these seats: those open to their devices alone."""
        digest = hashed(secret)
        host, seat = table.is_host(digest), table.seat_of(digest)
        power = Power(
            host and HOST not in held,
            seat if seat not in held else None,
            safely_equal(secret, self.keys.watch(table.id)),
        )
        for place, holder in held.items():  # all of them, always: no timing tells which it was
            for device in holder.devices:
                if safely_equal(secret, self.keys.of_device(device, table.id, place)):
                    power = Power(place == HOST, place if place != HOST else None, False, holder.person, device)
        return power

    def may_watch(self, table: Table, power: Power) -> None:
        """Seats and the host always may; others where the table is open to them."""
        if power.member:
            return
        if not table.opened.spectators:
            raise Problem("watching-off")
        if not (table.opened.public or power.watch):
            raise Problem("no-secret")

    # --- other workers -----------------------------------------------------------------------------------------------

    async def _listen(self, ready: asyncio.Event) -> None:
        """PostgreSQL tells which tables other workers have changed; after a gap every live table is read again."""
        import psycopg

        address = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await connection.execute(f"LISTEN {PEOPLE}")
                    ready.set()
                    for room in self.rooms.all_live():
                        self._read_again(room)
                    await self._look_after_devices()
                    await self.notices.read()
                    self.listening = True
                    async for notice in connection.notifies():
                        if notice.channel == PEOPLE:
                            self.tell(notice.payload)
                            continue
                        sender, table_id, version, kept = heard(notice.payload)
                        if sender != self.worker:
                            self._heard(table_id, version, kept)
            except psycopg.Error as error:
                self.listening = False
                log.warning("listening for other workers: %s", type(error).__name__)
                await asyncio.sleep(1)

    # --- people who come and go ---

    def send_away(self, device: str) -> None:
        """Its sockets are closed: it is signed out."""
        for connection in list(self.connections):
            if device in connection.devices:
                connection.dismiss("signed-out")

    def ask_again(self, table_id: str, seat: int) -> None:
        """A seat is a person's now: whoever sits there by a secret must say hello anew."""
        for connection in list(self.connections):
            if connection.table_id == table_id and seat in connection.by_secret:
                connection.dismiss("going-away")

    def greet_again(self, handle: str) -> None:
        """Whom somebody hears has changed: wherever they sit they say hello anew."""
        for connection in list(self.connections):
            if connection.devices and connection.guest == handle:
                connection.dismiss("going-away")

    def tell(self, notice: str) -> None:
        """What `tell_workers` tells the other workers, here."""
        kind, *what = notice.split(" ")
        if kind == "device":
            self.send_away(what[0])
        elif kind == "seat":
            self.ask_again(what[0], int(what[1]))
        elif kind == "attend":
            self.notices.hear_of(what[0])
        elif kind == "ways":
            self.notices.read_soon()
        elif kind == "talk":
            self.greet_again(what[0])
        elif kind == "bans":
            self.rooms.keep_task(asyncio.get_running_loop().create_task(self._read_bans_now()))
        elif kind == "gone":
            self.rooms.forget(what[0])
            self.store.hear_gone(what)
        else:
            self.rooms.reload(what[0])

    async def _look_after_devices(self) -> None:
        """After a gap: whoever was signed out meanwhile."""
        present = {device for connection in self.connections for device in connection.devices}
        if present:
            known = await self.store.read(lambda connection: known_devices(connection, present))
            for device in present - known:
                self.send_away(device)

    def _heard(self, table_id: str, version: int, kept: list[Kept]) -> None:
        """Another worker has written: taken as it was told where it follows what we have, else read again."""
        room = self.rooms.live(table_id)
        if room is None or version <= room.table.version:
            return
        if not room.told(kept):
            self._read_again(room)

    def _read_again(self, room: Room) -> None:
        self.rooms.keep_task(asyncio.get_running_loop().create_task(_refresh(room)))


async def _refresh(room: Room) -> None:
    try:
        await room.refresh()
    except Problem:
        room.doubtful = True  # the database is away: read again at the next command
