"""Guests: people without an account. Who somebody is lies in a signed cookie; name and language in the database."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from adamak.core import Problem
from adamak.server import schema
from adamak.server.access import address_of
from adamak.server.errors import Asked
from adamak.server.keys import new_secret
from adamak.server.server_time import now
from adamak.server.services import Services
from adamak.server.store import put

COOKIE = "adamak_guest"


@dataclass(slots=True)
class Guest:
    id: str
    name: str = ""
    language: str = "fa"


def handle(guest: str) -> str:
    """What everybody may know a guest by."""
    return sha256(guest.encode()).hexdigest()[:8]


def known(request: Asked, services: Services) -> str | None:
    """The guest the cookie names, if there is one."""
    return services.keys.guest(request.cookies.get(COOKIE, ""))


async def of(request: Asked, services: Services) -> Guest:
    """The guest behind a request; a new one is made, and its cookie goes out with the answer."""
    guest_id = known(request, services)
    if guest_id is not None and services.bans.bans("ban", handle(guest_id)):
        raise Problem("banned")
    if guest_id is None:
        guest_id = new_secret()
        request.scope["state"]["new_guest"] = services.keys.cookie(guest_id)  # the guard sets it on the answer
        return Guest(guest_id)
    chosen = sa.select(schema.guests).where(schema.guests.c.id == guest_id)
    row = await services.store.read(lambda connection: connection.execute(chosen).first())
    return Guest(guest_id) if row is None else Guest(guest_id, row.name, row.language)


async def keep(guest: Guest, request: Asked, services: Services) -> None:
    """Writes down a guest's name and language; of new ones an address may bring so many."""
    if known(request, services) is None and not services.new_guests.allows(address_of(request)):
        raise Problem("too-fast")
    values: dict[str, Any] = {
        "id": guest.id, "name": guest.name, "language": guest.language, "created_at": now(),
    }  # fmt: skip

    def write(connection: Connection) -> None:
        put(connection, schema.guests, values, ("id",))

    await services.store.write(write)


def cookie_header(value: str, secure: bool) -> bytes:
    year = 365 * 24 * 3600
    told = f"{COOKIE}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={year}"
    return (told + ("; Secure" if secure else "")).encode()
