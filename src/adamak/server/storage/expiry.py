"""What is old enough goes: tables nobody came to, games given up or left standing, tournaments that never began or were
called off, guests who hold nothing, devices whose cookie has ended, and what was noted about games that are over.

Finished games are kept, whatever their age.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from adamak.server.club import tallies
from adamak.server.config import COOKIE_DAYS, DAY, ServerConfig
from adamak.server.notices import outbox
from adamak.server.storage import schema
from adamak.server.storage.database import tell_workers
from adamak.server.storage.store import Store
from adamak.server.tables.rooms import Rooms
from adamak.server.tables.server_time import now
from adamak.server.tournaments import book

AT_ONCE = 200  # tables of one transaction: others want to write as well
REPORT_DAYS = 365  # a report that was dealt with
NOTED_DAYS = 2  # after a game's end: nobody is told of it any more


async def expire(config: ServerConfig, store: Store, rooms: Rooms) -> dict[str, int]:
    """Deletes what has had its time; returns how many tables and guests went."""
    gone = {"tables": 0, "guests": 0}
    while found := await store.read(lambda connection: _old_tables(connection, config)):
        for table_id in found:
            rooms.forget(table_id)
        await store.write(lambda connection, found=found: delete_tables(connection, found))  # type: ignore[misc]
        await store.gone(found)
        gone["tables"] += len(found)
    gone["guests"] = await store.write(lambda connection: _delete_guests(connection, config))
    await store.write(_forget_devices)
    if config.waiting_days:
        await store.write(lambda connection: book.call_off_forgotten(connection, _before(config.waiting_days)))
    if config.abandoned_days:
        await store.write(lambda connection: book.delete_called_off(connection, _before(config.abandoned_days)))
    await store.write(_forget_what_was_noted)
    await store.write(outbox.forget_old)
    return gone


def _old_tables(connection: Connection, config: ServerConfig) -> list[str]:
    tables, rows = schema.tables, schema.rows
    latest = sa.select(sa.func.max(rows.c.at)).where(rows.c.table_id == tables.c.id).scalar_subquery()
    ages = {"waiting": config.waiting_days, "abandoned": config.abandoned_days, "playing": config.unplayed_days}
    due: list[Any] = [
        sa.and_(tables.c.status == status, tables.c.changed_at < _before(days), latest < _before(days))
        for status, days in ages.items()
        if days
    ]
    if not due:
        return []
    chosen = sa.select(tables.c.id).where(sa.or_(*due)).order_by(tables.c.id).limit(AT_ONCE)
    return [str(found) for (found,) in connection.execute(chosen)]


def _before(days: float) -> int:
    return now() - round(days * DAY * 1000)


def delete_tables(connection: Connection, found: list[str]) -> None:
    """Every trace of these tables; other workers send away whoever is there."""
    results = schema.results
    played = sa.select(results.c.person).where(results.c.table_id.in_(found)).distinct()
    people = [str(person) for (person,) in connection.execute(played)]
    for table, column in (  # in the order in which a command writes them
        (schema.rows, schema.rows.c.table_id), (schema.tables, schema.tables.c.id),
        (schema.members, schema.members.c.table_id), (schema.films, schema.films.c.table_id),
        (schema.finished, schema.finished.c.table_id), (schema.results, schema.results.c.table_id),
        (schema.notices, schema.notices.c.table_id), (schema.changed_tables, schema.changed_tables.c.table_id),
        (schema.premoves, schema.premoves.c.table_id), (schema.hushed_tables, schema.hushed_tables.c.table_id),
        (schema.details, schema.details.c.table_id), (schema.invitations, schema.invitations.c.table_id),
        (schema.seeks, schema.seeks.c.table_id),
    ):  # fmt: skip
        connection.execute(sa.delete(table).where(column.in_(found)))
    tallies.reckon_anew(connection, people)
    tell_workers(connection, *(f"gone {table}" for table in found))


def _forget_devices(connection: Connection) -> None:
    """Devices whose cookie has ended, and questions that nobody has answered."""
    devices, challenges, ways = schema.devices, schema.challenges, schema.notice_ways
    connection.execute(sa.delete(devices).where(devices.c.seen_at < _before(COOKIE_DAYS + 1)))
    browsers = ways.c.kind == "push"
    connection.execute(sa.delete(ways).where(browsers, ways.c.device.not_in(sa.select(devices.c.id))))
    connection.execute(sa.delete(challenges).where(challenges.c.expires_at < now()))


def _forget_what_was_noted(connection: Connection) -> None:
    """Moves given in advance and tables not to be told of, when the game is over; reports that were dealt with."""
    tables, reports = schema.tables, schema.reports
    ended = tables.c.status.in_(("over", "abandoned")) & (tables.c.changed_at < _before(NOTED_DAYS))
    for noted in (schema.premoves, schema.hushed_tables):
        connection.execute(sa.delete(noted).where(noted.c.table_id.in_(sa.select(tables.c.id).where(ended))))
    connection.execute(sa.delete(reports).where(reports.c.closed_at < _before(REPORT_DAYS)))


def _delete_guests(connection: Connection, config: ServerConfig) -> int:
    if not config.guests_days:
        return 0
    guests, members = schema.guests, schema.members
    sits = sa.exists().where(members.c.guest == guests.c.id)
    old = sa.delete(guests).where(guests.c.created_at < _before(config.guests_days), ~sits)
    return int(connection.execute(old).rowcount)
