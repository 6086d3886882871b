"""Persons: guests who are known on every device of theirs, by a stable id, a name, and no password.

A seat (or the host's place, -1) of a table is a person's where `members` says so. Then it opens to the devices of that
person and to no secret that lies in some browser; what the person leaves behind is NOBODY's, and opens to none.
All functions work on a connection, inside the caller's transaction.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from hashlib import sha256

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from adamak.server.club import scorebook
from adamak.server.people.keys import new_secret
from adamak.server.storage import schema
from adamak.server.storage.database import put
from adamak.server.tables.server_time import now

NOBODY = ""  # whose seats are when a person is deleted
HOST = -1  # the host's place, among seats
HANDLE = re.compile("[0-9a-f]{8}")  # what `handle_of` gives

# Letters that two keyboards write differently; a half-space is a space to whoever looks for a name.
ALIKE = str.maketrans({"ي": "ی", "ى": "ی", "ك": "ک", "\u200c": " "})


def folded(name: str) -> str:
    """A name as it is looked for: without differences that nobody means.

    >>> folded(" Ali\u200cReza  KHAN ")
    'ali reza khan'
    """
    plain = unicodedata.normalize("NFKC", name).casefold().translate(ALIKE)
    return " ".join(plain.split())[:100]


def handle_of(who: str) -> str:
    """What everybody may know a guest or a person by."""
    return sha256(who.encode()).hexdigest()[:8]


class Person(Struct, frozen=True):
    """`id` is stable, and no secret: it opens nothing."""

    id: str
    name: str
    language: str
    created_at: int


def create(connection: Connection, name: str, language: str, key: str | None = None) -> Person:
    """A new person; `key` is the hash of a personal key."""
    person = Person(new_secret(), name, language, now())
    values = {
        "id": person.id, "name": name, "language": language, "key": key, "created_at": person.created_at,
        "folded": folded(name),
    }  # fmt: skip
    connection.execute(sa.insert(schema.persons).values(**values))
    return person


def find(connection: Connection, person: str) -> Person | None:
    persons = schema.persons
    return _first(connection, persons.c.id == person)


def find_by_key(connection: Connection, key: str) -> Person | None:
    """Whose personal key has this hash."""
    return _first(connection, schema.persons.c.key == key)


def _first(connection: Connection, which: sa.ColumnElement[bool]) -> Person | None:
    row = connection.execute(sa.select(schema.persons).where(which)).first()
    return None if row is None else Person(row.id, row.name, row.language, row.created_at)


def rename(connection: Connection, person: str, name: str, language: str) -> None:
    """From now on; what was played stays under the name it was played by."""
    persons = schema.persons
    values = {"name": name, "language": language, "folded": folded(name)}
    connection.execute(sa.update(persons).where(persons.c.id == person).values(**values))


def give_key(connection: Connection, person: str, key: str | None) -> None:
    """Another personal key (its hash), or none; the one before opens nothing any more."""
    connection.execute(sa.update(schema.persons).where(schema.persons.c.id == person).values(key=key))


def delete(connection: Connection, person: str) -> None:
    """The person and all that signs them in; their places at tables are nobody's."""
    for table in (schema.devices, schema.passkeys):
        connection.execute(sa.delete(table).where(table.c.person == person))
    challenges, members = schema.challenges, schema.members
    connection.execute(sa.delete(challenges).where(challenges.c.who == person))
    connection.execute(sa.update(members).where(members.c.guest == person).values(guest=NOBODY))
    connection.execute(sa.delete(schema.persons).where(schema.persons.c.id == person))


# --- who sits where --------------------------------------------------------------------------------------------------


def playing(connection: Connection, person: str) -> list[tuple[str, int]]:
    """Their seats at tables where a game goes on, those where something happened last first."""
    members, tables = schema.members, schema.tables
    chosen = (
        sa.select(members.c.table_id, members.c.seat)
        .join(tables, tables.c.id == members.c.table_id)
        .where(members.c.guest == person, members.c.seat >= 0, tables.c.status == "playing")
        .order_by(tables.c.changed_at.desc())
    )
    return [(str(table), int(seat)) for table, seat in connection.execute(chosen)]


def seats_of(connection: Connection, person: str) -> list[tuple[str, int]]:
    """The tables and seats of a person, the host's places included."""
    members = schema.members
    chosen = sa.select(members.c.table_id, members.c.seat).where(members.c.guest == person)
    return [(str(table), int(seat)) for table, seat in connection.execute(chosen)]


def holders(connection: Connection, table: str) -> dict[int, str]:
    """By seat: the id of the person who has it, or NOBODY. A seat of a guest is not among them."""
    members, persons = schema.members, schema.persons
    theirs = sa.or_(members.c.guest == NOBODY, members.c.guest.in_(sa.select(persons.c.id)))
    chosen = sa.select(members.c.seat, members.c.guest).where(members.c.table_id == table, theirs)
    return {int(seat): str(person) for seat, person in connection.execute(chosen)}


class Holder(Struct, frozen=True):
    """Whose a seat is, and the devices it opens to."""

    person: str
    devices: tuple[str, ...]


def holders_with_devices(connection: Connection, table: str) -> dict[int, Holder]:
    """As `holders`, with the devices on which each person is signed in."""
    held = holders(connection, table)
    devices = schema.devices
    chosen = sa.select(devices.c.person, devices.c.id).where(devices.c.person.in_(set(held.values()) - {NOBODY}))
    signed_in: dict[str, list[str]] = {}
    for person, device in connection.execute(chosen) if held else ():
        signed_in.setdefault(str(person), []).append(str(device))
    return {seat: Holder(person, tuple(signed_in.get(person, ()))) for seat, person in held.items()}


def known_devices(connection: Connection, devices: Iterable[str]) -> set[str]:
    """Those of these devices that are signed in."""
    chosen = sa.select(schema.devices.c.id).where(schema.devices.c.id.in_(list(devices)))
    return {str(device) for (device,) in connection.execute(chosen)}


def sitting(connection: Connection, table: str) -> dict[int, Person]:
    """The persons at a table, by seat; the host's place is not a seat."""
    found = ((seat, find(connection, person)) for seat, person in holders(connection, table).items() if seat != HOST)
    return {seat: person for seat, person in found if person is not None}


def seat_down(connection: Connection, person: str, table: str, seats: Iterable[int]) -> None:
    """These places are the person's now, whoever had them before; and what was played there."""
    places = list(seats)
    for seat in places:
        stand_up(connection, table, seat)
        put(connection, schema.members, {"guest": person, "table_id": table, "seat": seat}, ())
    given = schema.premoves
    theirs = sa.and_(given.c.table_id == table, given.c.seat.in_(places))
    connection.execute(sa.update(given).where(theirs).values(person=person))
    scorebook.adopt(connection, person, table, places)


def stand_up(connection: Connection, table: str, seat: int) -> None:
    """A seat is whose secret it is again: its host has given it a new one."""
    members = schema.members
    connection.execute(sa.delete(members).where(members.c.table_id == table, members.c.seat == seat))
