"""Vacations: the clocks of a person's games over days stand still, for so many days a year, and the tables say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from adamak.core import Problem
from adamak.server.people import persons
from adamak.server.storage import schema
from adamak.server.tables.server_time import now
from adamak.table import Table, commands, rows

if TYPE_CHECKING:
    from adamak.server.services import Services

DAY = 24 * 3600 * 1000  # milliseconds
YEAR = 365 * DAY


def until(connection: Connection, person: str) -> int:
    """Until when a person is away; 0: they are not."""
    kept = schema.vacations
    now_away = sa.and_(kept.c.person == person, kept.c.until > now())
    return connection.execute(sa.select(sa.func.max(kept.c.until)).where(now_away)).scalar() or 0


def last(connection: Connection, person: str) -> int:
    """When their latest vacation ends or ended; 0: there was none."""
    kept = schema.vacations
    return connection.execute(sa.select(sa.func.max(kept.c.until)).where(kept.c.person == person)).scalar() or 0


def days_left(connection: Connection, person: str, allowed: int) -> int:
    """Of those allowed within a year; a day that was begun is a whole one."""
    kept = schema.vacations
    chosen = sa.select(kept.c.since, kept.c.until).where(kept.c.person == person, kept.c.until > now() - YEAR)
    taken = sum(max(1, -((since - until) // DAY)) for since, until in connection.execute(chosen))
    return max(0, allowed - int(taken))


def begin(connection: Connection, person: str, days: int, allowed: int) -> None:
    if until(connection, person):
        raise Problem("already-on-vacation")
    left = days_left(connection, person, allowed)
    if days > left:
        raise Problem("vacation-too-long", left=left)
    values = {"person": person, "since": now(), "until": now() + days * DAY}
    connection.execute(sa.insert(schema.vacations).values(**values))


def end(connection: Connection, person: str) -> None:
    """Back before it was over."""
    kept, at = schema.vacations, now()
    this = sa.and_(kept.c.person == person, kept.c.until > at)
    connection.execute(sa.update(kept).where(this).values(until=at))


async def apply(services: Services, person: str, ends: int) -> None:
    """At every table of theirs where a game over days goes on: the clock stands until then."""
    for table_id, seat in await services.store.read(lambda connection: persons.playing(connection, person)):
        try:
            room = await services.rooms.get(table_id)
            resting = room.table.seats[seat].rests_until
            if resting != ends and max(resting, ends) > now():
                await room.command(_resting(seat, ends))
                room.announce()
        except Problem as problem:
            if problem.code.startswith("storage"):
                raise  # else it is over, too quick a game for vacations, or of rules that nobody knows


async def catch_up(services: Services) -> None:
    """Tables that have begun meanwhile, and those a stopped server did not come to."""
    kept = schema.vacations
    chosen = sa.select(kept.c.person, kept.c.until).where(kept.c.until > now() - DAY).order_by(kept.c.until)
    found = await services.store.read(lambda connection: connection.execute(chosen).all())
    for person, ends in {str(person): int(ends) for person, ends in found}.items():
        await apply(services, person, ends)


def _resting(seat: int, ends: int) -> Callable[[Table], rows.AnyRow]:
    return lambda table: commands.rest(table, seat, ends)
