"""Devices on which a person is signed in: a random token in a cookie, kept as a hash, and gone when it is revoked."""

from __future__ import annotations

import re
import secrets

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from adamak.server.errors import Asked
from adamak.server.notices import channels
from adamak.server.people.keys import new_secret
from adamak.server.people.persons import Person
from adamak.server.services import Services
from adamak.server.storage import schema
from adamak.server.tables.server_time import now
from adamak.table.seats import hashed

COOKIE = "adamak_device"
TOKEN_BYTES = 32
NOTED_EVERY = 24 * 3600 * 1000  # milliseconds: when a device was last seen is known to the day
BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)  # fmt: skip


class Device(Struct, frozen=True):
    """A person, at one of their devices. `id` is a handle: what signs in is the token of the cookie."""

    id: str
    person: Person
    seen_at: int


def sign_in(connection: Connection, person: str, name: str, passkey: str | None = None) -> tuple[str, str]:
    """One more device: its id, and the token for its cookie."""
    device, token = new_secret(), secrets.token_urlsafe(TOKEN_BYTES)
    at = now()
    values = {
        "id": device, "person": person, "token": hashed(token), "name": name, "created_at": at, "seen_at": at,
        "passkey": passkey,
    }  # fmt: skip
    connection.execute(sa.insert(schema.devices).values(**values))
    return device, token


def revoke(connection: Connection, person: str, device: str) -> bool:
    """Signs a device of a person out, takes the passkeys that are on it and every code that waits; False: not theirs.

    A passkey is where it was made and where it has signed in: its maker may have copied it between the two.
    """
    devices, passkeys, challenges = schema.devices, schema.passkeys, schema.challenges
    this = sa.and_(devices.c.id == device, devices.c.person == person)
    used = sa.select(devices.c.passkey).where(this).scalar_subquery()
    on_it = sa.and_(passkeys.c.person == person, sa.or_(passkeys.c.device == device, passkeys.c.id == used))
    connection.execute(sa.delete(passkeys).where(on_it))
    if connection.execute(sa.delete(devices).where(this)).rowcount != 1:
        return False
    connection.execute(sa.delete(challenges).where(challenges.c.who == person))
    channels.remove_device(connection, device)
    return True


async def of(request: Asked, services: Services) -> Device | None:
    """The device the cookie names, if it is signed in; looked up once for a request."""
    state = request.scope["state"]
    if "device" not in state:
        token = request.cookies.get(COOKIE, "")
        state["device"] = await services.store.read(lambda connection: _find(connection, token)) if token else None
        if (found := state["device"]) is not None and found.seen_at < now() - NOTED_EVERY:
            await services.store.write(lambda connection: _note(connection, found.id))
            set_cookie(request, token)
    device: Device | None = state["device"]
    return device


def _note(connection: Connection, device: str) -> None:
    connection.execute(sa.update(schema.devices).where(schema.devices.c.id == device).values(seen_at=now()))


def _find(connection: Connection, token: str) -> Device | None:
    devices, persons = schema.devices, schema.persons
    chosen = (
        sa.select(devices.c.id.label("device"), devices.c.seen_at, persons)
        .join(persons, persons.c.id == devices.c.person)
        .where(devices.c.token == hashed(token))
    )
    row = connection.execute(chosen).first()
    if row is None:
        return None
    return Device(row.device, Person(row.id, row.name, row.language, row.created_at), row.seen_at)


def set_cookie(request: Asked, token: str) -> None:
    """Signed in with this token from now on, or (empty) not any more: the guard writes it on the answer."""
    request.scope["state"]["device_token"] = token


def called(request: Asked) -> str:
    """What a list of devices calls the one that asks: browser and system.

    >>> called_by("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox · Linux'
    """
    return called_by(request.headers.get("user-agent", ""))


def called_by(agent: str) -> str:
    found = [next((name for mark, name in known if re.search(mark, agent)), "") for known in (BROWSERS, SYSTEMS)]
    return " · ".join(filter(None, found))
