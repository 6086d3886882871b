"""Writes each finished game into the scorebook: at once where it ends, and at leisure what was missed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from adamak.club.habits import Habits, habits
from adamak.core import Problem
from adamak.server.club import scorebook, tallies
from adamak.server.club.club_wire import House
from adamak.server.people import persons
from adamak.server.storage import schema
from adamak.server.storage.store import Store
from adamak.server.tables.server_time import now
from adamak.table import Table

if TYPE_CHECKING:
    from adamak.server.tables.rooms import Rooms

log = logging.getLogger("adamak.server")
LOOK_EVERY = 60.0  # seconds
PATIENCE = 30_000  # milliseconds in which whoever ended a game writes it down themselves
AT_ONCE = 20


class Bookkeeper:
    """The scorebook's writer in one server process."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms
        self._hopeless: set[str] = set()  # of older rules without a result, or damaged
        self.house: tuple[float, House] | None = None  # the club's page, and until when it is good enough
        self.noted: Callable[[str], None] = lambda _: None  # called when a game was written down here
        rooms.ended = self.ended

    def ended(self, table: Table) -> None:
        """A game has just ended here."""
        if table.status == "over":
            self._rooms.keep_task(asyncio.get_running_loop().create_task(self._note(table)))

    async def _note(self, table: Table) -> None:
        try:
            await self.note(table)
        except Problem as problem:
            log.warning("table %s is not in the scorebook yet: %s", table.id, problem)

    async def note(self, table: Table) -> bool:
        """Writes down a finished game; False: it was there already, or has no result."""
        sitting = await self._store.read(lambda connection: persons.sitting(connection, table.id))
        told = scorebook.outcome(table, {seat: person.id for seat, person in sitting.items()})
        if told is None:
            return False
        if sitting:  # else nobody asks what was done in it, unless a guest becomes a person: `scorebook.adopt`
            told.habits = await self.habits(table)
        kept = await self._store.write(lambda connection: scorebook.keep(connection, told))
        self.house = None  # after it is written: whoever asked meanwhile was told of the time before
        if kept:
            self.noted(table.id)
        return kept

    async def habits(self, table: Table) -> dict[int, Habits]:
        """What people did in a finished game; others have their turn meanwhile."""
        found: dict[int, Habits] = {}

        def steps() -> Iterator[None]:
            for seen in habits(table):
                found.update(seen or {})
                yield

        await self._rooms.in_steps(steps(), "")
        return found

    async def go_on(self) -> None:
        """Looks for what was missed, as long as the server runs: games of old homes, or of a worker that died."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.catch_up(now() - PATIENCE)
                await self.catch_up_on_people()
            except Problem as problem:
                log.warning("keeping the scorebook: %s", problem)

    async def catch_up(self, before: int) -> int:
        """Writes down some of the games that ended before then and are not in the book; returns how many."""
        number = 0
        for table_id in await self._missing(before):
            self._hopeless.add(table_id)
            try:
                table = (await self._rooms.get(table_id)).table
            except Problem:
                continue
            if await self.note(table):
                self._hopeless.discard(table_id)
                number += 1
        return number

    async def _missing(self, before: int) -> list[str]:
        tables, finished = schema.tables, schema.finished
        known = sa.exists().where(finished.c.table_id == tables.c.id)
        chosen = (
            sa.select(tables.c.id)
            .where(tables.c.status == "over", tables.c.changed_at < before, ~known)
            .order_by(tables.c.changed_at, tables.c.id)
        )

        def find(connection: Connection) -> list[str]:
            found = (str(row[0]) for row in connection.execute(chosen))
            return [table_id for table_id in found if table_id not in self._hopeless]

        return (await self._store.read(find))[:AT_ONCE]

    async def catch_up_on_people(self) -> None:
        """Of older homes: the sums behind people's pages, and what was done in games that are in the book already."""
        done_before: list[str] = []
        while (people := await self._store.read(_unwritten)) != done_before:
            await self._store.write(_reckoning(people))
            done_before = people
        finished = schema.finished
        chosen = sa.select(finished.c.table_id).where(sa.not_(finished.c.detailed)).limit(AT_ONCE)
        for (table_id,) in await self._store.read(lambda connection: connection.execute(chosen).all()):
            done: dict[int, Habits] = {}
            try:
                done = await self.habits((await self._rooms.get(table_id)).table)
            except Problem as problem:
                if problem.code.startswith("storage"):
                    raise
            await self._store.write(_entering(table_id, done))


def _entering(table_id: str, done: dict[int, Habits]) -> Callable[[Connection], None]:
    return lambda connection: tallies.enter_details(connection, table_id, done)


def _unwritten(connection: Connection) -> list[str]:
    return tallies.unwritten(connection, AT_ONCE)


def _reckoning(people: Sequence[str]) -> Callable[[Connection], None]:
    return lambda connection: tallies.reckon_anew(connection, people)
