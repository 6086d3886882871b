"""Guests: people without an account. Who somebody is lies in a signed cookie; name and language in the database.

Whoever asks from a device of a person is that person, and the guest they were is asleep.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from adamak.core import Problem
from adamak.server.config import COOKIE_DAYS, DAY
from adamak.server.errors import Asked
from adamak.server.people import devices
from adamak.server.people.keys import new_secret
from adamak.server.people.persons import handle_of, rename
from adamak.server.services import Services
from adamak.server.storage import schema
from adamak.server.storage.database import put
from adamak.server.tables.access import address_of
from adamak.server.tables.server_time import now

COOKIE = "adamak_guest"


@dataclass(slots=True)
class Guest:
    """Whoever asks: a guest, or a person at one of their devices."""

    id: str
    name: str = ""
    language: str = "fa"
    device: str = ""  # of a person


def known(request: Asked, services: Services) -> str | None:
    """The guest the cookie names, if there is one."""
    return services.keys.guest(request.cookies.get(COOKIE, ""))


async def known_or_person(request: Asked, services: Services) -> str | None:
    """The person at this device, or the guest the cookie names; None: nobody has been here before."""
    device = await devices.of(request, services)
    return device.person.id if device is not None else known(request, services)


async def of(request: Asked, services: Services) -> Guest:
    """The person or guest behind a request; a new guest is made, and its cookie goes out with the answer."""
    device = await devices.of(request, services)
    if device is not None:
        person = device.person
        if services.bans.bans("ban", handle_of(person.id)):
            raise Problem("banned")
        return Guest(person.id, person.name, person.language, device.id)
    guest_id = known(request, services)
    if guest_id is not None and services.bans.bans("ban", handle_of(guest_id)):
        raise Problem("banned")
    if guest_id is None:
        guest_id = new_secret()
        request.scope["state"]["new_guest"] = services.keys.cookie(guest_id)  # the guard sets it on the answer
        return Guest(guest_id)
    chosen = sa.select(schema.guests).where(schema.guests.c.id == guest_id)
    row = await services.store.read(lambda connection: connection.execute(chosen).first())
    return Guest(guest_id) if row is None else Guest(guest_id, row.name, row.language)


def name_is_given(guest: Guest, services: Services) -> bool:
    """Whether a host has given them their name, for some days: they call nobody what they like meanwhile."""
    return services.bans.bans("name", handle_of(guest.id))


async def keep(guest: Guest, request: Asked, services: Services) -> None:
    """Writes down a name and language; of new guests an address may bring so many."""
    if guest.device:
        await services.store.write(lambda connection: rename(connection, guest.id, guest.name, guest.language))
        return
    if known(request, services) is None and not services.new_guests.allows(address_of(request)):
        raise Problem("too-fast")
    values: dict[str, Any] = {
        "id": guest.id, "name": guest.name, "language": guest.language, "created_at": now(),
    }  # fmt: skip

    def write(connection: Connection) -> None:
        put(connection, schema.guests, values, ("id",))

    await services.store.write(write)


def cookie_header(name: str, value: str, secure: bool) -> bytes:
    """A lasting cookie; one without a value is taken away."""
    lasts = round(COOKIE_DAYS * DAY) if value else 0
    told = f"{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={lasts}"
    return (told + ("; Secure" if secure else "")).encode()
