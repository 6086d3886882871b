"""By which ways a person is told, and what they want to hear. All functions work on a connection."""

from __future__ import annotations

import secrets
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from adamak.core import Problem
from adamak.server.people.keys import new_secret, safely_equal
from adamak.server.storage import schema
from adamak.server.storage.database import put
from adamak.server.tables.server_time import now
from adamak.table.seats import hashed

WayKind = Literal["push", "mail", "hook"]
MOST = 20  # ways of one person
CODE_LASTS = 30 * 60_000  # milliseconds
MOST_TRIES = 5
DIGITS = 6


class Way(Struct, frozen=True):
    """Where a person is told something."""

    id: str
    person: str
    kind: WayKind
    device: str
    address: str
    keys: dict[str, str]
    confirmed: bool
    created_at: int


class Wishes(Struct, frozen=True):
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None
    unwanted: tuple[str, ...] = ()


def _way(row: Any) -> Way:
    keys = msgspec.json.decode(row.keys, type=dict[str, str])
    return Way(row.id, row.person, row.kind, row.device, row.address, keys, bool(row.confirmed), row.created_at)


def of(connection: Connection, person: str) -> list[Way]:
    ways = schema.notice_ways
    chosen = sa.select(ways).where(ways.c.person == person).order_by(ways.c.created_at, ways.c.id)
    return [_way(row) for row in connection.execute(chosen)]


def find(connection: Connection, way: str) -> Way | None:
    row = connection.execute(sa.select(schema.notice_ways).where(schema.notice_ways.c.id == way)).first()
    return None if row is None else _way(row)


def add(
    connection: Connection, person: str, kind: WayKind, address: str, keys: dict[str, str], device: str = ""
) -> tuple[Way, str]:
    """One more way, instead of an older one to the same address; and the code that confirms it (a browser needs none).

    An address that somebody else has given too is theirs as well: nobody can take it away by naming it. But a browser
    is told of one person alone, whoever is signed in there.
    """
    ways = schema.notice_ways
    same = sa.and_(ways.c.kind == kind, ways.c.address == address)
    if kind != "push":
        same = sa.and_(same, ways.c.person == person)
    for (old,) in connection.execute(sa.select(ways.c.id).where(same)).all():
        remove(connection, str(old))
    if connection.execute(sa.select(sa.func.count()).where(ways.c.person == person)).scalar_one() >= MOST:
        raise Problem("too-many-ways", most=MOST)
    code = "" if kind == "push" else f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"
    way = Way(new_secret(), person, kind, device, address, keys, not code, now())
    values = msgspec.structs.asdict(way) | {
        "keys": msgspec.json.encode(keys).decode(), "code": hashed(code) if code else None,
        "code_until": now() + CODE_LASTS if code else 0, "tries": 0,
    }  # fmt: skip
    connection.execute(sa.insert(ways).values(**values))
    return way, code


def confirm(connection: Connection, person: str, way: str, code: str) -> bool:
    """By the code that was sent there; a few wrong ones, or some minutes, and a new one must be asked for."""
    ways = schema.notice_ways
    this = sa.and_(ways.c.id == way, ways.c.person == person)
    row = connection.execute(sa.select(ways).where(this)).first()
    if row is None:
        raise Problem("no-such-way")
    if row.confirmed:
        return True
    good = row.tries < MOST_TRIES and now() < row.code_until and safely_equal(hashed(code.strip()), row.code)
    changed = {"confirmed": True, "code": None} if good else {"tries": row.tries + 1}
    alone = sa.update(ways).where(this, ways.c.tries == row.tries).values(**changed)  # nobody guesses side by side
    return connection.execute(alone).rowcount == 1 and good


def remove(connection: Connection, way: str, person: str | None = None) -> bool:
    """And with it what is on its way there."""
    ways, deliveries = schema.notice_ways, schema.deliveries
    this = ways.c.id == way if person is None else sa.and_(ways.c.id == way, ways.c.person == person)
    gone = connection.execute(sa.delete(ways).where(this)).rowcount == 1
    if gone:
        connection.execute(sa.delete(deliveries).where(deliveries.c.way == way))
    return gone


def remove_device(connection: Connection, device: str) -> None:
    """A browser that was signed out is told nothing any more."""
    ways = schema.notice_ways
    for (way,) in connection.execute(sa.select(ways.c.id).where(ways.c.device == device, ways.c.kind == "push")).all():
        remove(connection, str(way))


def told_people(connection: Connection) -> set[str]:
    """Everybody who has a way."""
    ways = schema.notice_ways
    chosen = sa.select(ways.c.person).where(ways.c.confirmed).distinct()
    return {str(person) for (person,) in connection.execute(chosen)}


# --- wishes ----------------------------------------------------------------------------------------------------------


def wishes(connection: Connection, person: str) -> Wishes:
    kept = schema.notice_wishes
    row = connection.execute(sa.select(kept).where(kept.c.person == person)).first()
    if row is None:
        return Wishes()
    return Wishes(row.zone, row.quiet_from, row.quiet_until, msgspec.json.decode(row.unwanted, type=tuple[str, ...]))


def wish(connection: Connection, person: str, wishes: Wishes) -> None:
    values = msgspec.structs.asdict(wishes) | {"person": person}
    values["unwanted"] = msgspec.json.encode(wishes.unwanted).decode()
    put(connection, schema.notice_wishes, values, ("person",))


def hushed(connection: Connection, person: str) -> set[str]:
    """The tables this person wants to hear nothing of."""
    kept = schema.hushed_tables
    return {str(table) for (table,) in connection.execute(sa.select(kept.c.table_id).where(kept.c.person == person))}


def hush(connection: Connection, person: str, table: str, off: bool) -> None:
    kept = schema.hushed_tables
    if off:
        put(connection, kept, {"person": person, "table_id": table}, ())
    else:
        connection.execute(sa.delete(kept).where(kept.c.person == person, kept.c.table_id == table))


def forget(connection: Connection, person: str) -> None:
    """Everything about notices of a person who goes."""
    notices, deliveries = schema.notices, schema.deliveries
    theirs = sa.select(notices.c.id).where(notices.c.person == person)
    connection.execute(sa.delete(deliveries).where(deliveries.c.notice.in_(theirs)))
    for table in (schema.notice_ways, schema.notice_wishes, schema.hushed_tables, notices, schema.vacations):
        connection.execute(sa.delete(table).where(table.c.person == person))
    connection.execute(sa.delete(schema.premoves).where(schema.premoves.c.person == person))
