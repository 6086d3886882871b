"""Finished games as everybody saw them, kept for the time when no program knows their rules any more.

A record is replayed by the rules; when those are revised, an old record may no longer mean anything. So each finished
game is filmed once, soon after its end and without haste: every point of it, through every seat's eyes.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa
from msgspec import Raw, Struct

from adamak.core import SPECTATOR, Problem
from adamak.server.storage import schema
from adamak.server.storage.database import put
from adamak.server.storage.store import Store
from adamak.server.tables import table_wire as wire
from adamak.table import Table
from adamak.table.messages import Result

if TYPE_CHECKING:
    from adamak.server.tables.rooms import Rooms

log = logging.getLogger("adamak.server")
encode = msgspec.json.Encoder().encode
LOOK_EVERY = 60.0  # seconds
AT_ONCE = 20
SHARE = 0.05  # of the processor, while filming
SLICE = 0.002  # seconds


class Film(Struct):
    """Points 0..length; views and events by viewer (a spectator, then the seats), each from first point to last."""

    rules_version: int
    result: Result | None
    actors: list[list[int]]
    movers: list[int | None]
    moves: list[str | None]
    views: list[list[Raw]]
    events: list[list[Raw]]


def shoot(table: Table, film: Film) -> Iterator[None]:
    """Films a finished game, a view at a time."""
    viewers = [SPECTATOR, *range(len(table.seats))]
    film.views[:] = [[] for _ in viewers]
    film.events[:] = [[] for _ in viewers]
    match = table.match.beginning()
    for entry in [None, *table.match.record]:
        if entry is not None:
            match.replay(entry)
        film.actors.append([int(seat) for seat in match.position.actors()])
        film.movers.append(None if entry is None else entry.seat)
        film.moves.append(None if entry is None else entry.words(table.game))
        for number, viewer in enumerate(viewers):
            film.views[number].append(Raw(encode(match.position.view(viewer))))
            film.events[number].append(Raw(encode(match.position.events_for(viewer) if entry is not None else [])))
            yield


def point(film: Film, at: int, viewer: int, everything: bool) -> wire.ReplayPoint:
    """One moment of a film, as `/replay` tells it."""
    length = len(film.actors) - 1
    if not 0 <= at <= length:
        raise Problem("no-such-point", point=at, length=length)

    def view(number: int) -> dict[str, object]:
        found: dict[str, object] = msgspec.json.decode(film.views[number][at])
        return found

    return wire.ReplayPoint(
        at=at,
        length=length,
        seat=None if viewer == SPECTATOR else viewer,
        view=view(viewer + 1),
        events=msgspec.json.decode(film.events[viewer + 1][at]),
        actors=film.actors[at],
        mover=film.movers[at],
        move=film.moves[at],
        views=[view(number) for number in range(1, len(film.views))] if everything else None,
    )


class Films:
    """The films of one server."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms
        self._hopeless: set[str] = set()  # of older rules, or damaged

    async def of(self, table_id: str) -> Film | None:
        """The film of a table, if there is one."""
        chosen = sa.select(schema.films.c.body).where(schema.films.c.table_id == table_id)
        body = await self._store.read(lambda connection: connection.execute(chosen).scalar())
        if body is None:
            return None
        return await asyncio.to_thread(lambda: msgspec.json.decode(zlib.decompress(body), type=Film))

    async def go_on(self) -> None:
        """Films what is not filmed yet, at leisure, as long as the server runs."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                for table_id in await self._unfilmed():
                    await self.shoot(table_id)
            except Problem as problem:
                log.warning("filming: %s", problem)

    async def _unfilmed(self) -> list[str]:
        tables, films = schema.tables, schema.films
        filmed = sa.exists().where(films.c.table_id == tables.c.id)
        chosen = sa.select(tables.c.id).where(tables.c.status == "over", ~filmed).order_by(tables.c.changed_at)
        chosen = chosen.limit(AT_ONCE + len(self._hopeless))
        found = await self._store.read(lambda connection: [str(row[0]) for row in connection.execute(chosen)])
        return [table_id for table_id in found if table_id not in self._hopeless][:AT_ONCE]

    async def shoot(self, table_id: str, share: float = SHARE) -> None:
        """Films one table, with so much of the processor."""
        self._hopeless.add(table_id)
        try:
            table = (await self._rooms.get(table_id)).table
        except Problem:
            return
        if table.paper is not None or table.status != "over":
            return
        film = Film(table.game.rules_version, table.info().result, [], [], [], [], [])
        steps = shoot(table, film)
        done = False
        while not done:
            begun = time.perf_counter()
            done = all(time.perf_counter() - begun < SLICE for _ in steps)
            await asyncio.sleep((time.perf_counter() - begun) * (1 / share - 1))
        body = await asyncio.to_thread(lambda: zlib.compress(encode(film), 6))
        values = {"table_id": table_id, "body": body}
        await self._store.write(lambda connection: put(connection, schema.films, values, ()))
        self._hopeless.discard(table_id)
