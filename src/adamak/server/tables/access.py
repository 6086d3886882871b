"""What all HTTP operations share: the live table an address names, and the power the caller shows for it."""

from __future__ import annotations

import re
from typing import Annotated
from urllib.parse import unquote

from litestar.di import NamedDependency
from litestar.params import PathParameter

from adamak.core import Problem
from adamak.server.errors import Asked
from adamak.server.people.keys import safely_equal
from adamak.server.services import Power, Services
from adamak.server.tables.room import Room

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
TableId = Annotated[str, PathParameter(description="the table's id")]
PersonId = Annotated[str, PathParameter(description="the person's id", max_length=32)]
SeatId = Annotated[int, PathParameter(description="number of the seat, from 0")]

BY = "x-adamak-by"  # a host's own name, for the log; percent-encoded

TheServices = NamedDependency[Services]

# Security of an operation, as OpenAPI says it.
ANYBODY: list[dict[str, list[str]]] = [{}]
GUEST: list[dict[str, list[str]]] = [{}, {"guest": []}]
DEVICE: list[dict[str, list[str]]] = [{"device": []}]
SECRET: list[dict[str, list[str]]] = [{"secret": []}]
WATCHING: list[dict[str, list[str]]] = [{}, {"secret": []}]


async def room_of(services: Services, table_id: str, request: Asked | None = None) -> Room:
    if not TABLE_ID.fullmatch(table_id):
        raise Problem("no-such-table")
    return await services.rooms.get(table_id, address_of(request) if request is not None else "")


def address_of(request: Asked) -> str:
    """The address this request is counted with."""
    return str(request.scope["state"].get("address", ""))


def bearer(request: Asked) -> str | None:
    """The secret of the Authorization header; None: there is no such header."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, secret = header.partition(" ")
    if scheme.lower() != "bearer" or not 1 <= len(secret) <= 64:
        raise Problem("bad-secret")
    return secret


async def power(request: Asked, services: Services, room: Room) -> Power:
    return await services.power(room.table, bearer(request))


async def member(request: Asked, services: Services, room: Room) -> Power:
    """The caller must hold a seat, or be the host."""
    shown = await power(request, services, room)
    if bearer(request) is None:
        raise Problem("no-secret")
    if not shown.member:
        raise Problem("not-your-seat")
    return shown


async def host(request: Asked, services: Services, room: Room) -> Power:
    """The caller must be the host."""
    shown = await power(request, services, room)
    if bearer(request) is None:
        raise Problem("no-secret")
    if not shown.host:
        raise Problem("not-host")
    return shown


def server_host(request: Asked, services: Services) -> str:
    """The caller must hold the key of the server's own host; returns as whom they want to stand in the log."""
    shown = bearer(request)
    if shown is None:
        raise Problem("no-secret")
    if not safely_equal(shown, services.keys.host()):
        raise Problem("bad-secret")
    return unquote(request.headers.get(BY, ""))


async def watcher(request: Asked, services: Services, room: Room) -> Power:
    """The caller must be allowed to watch."""
    shown = await power(request, services, room)
    services.may_watch(room.table, shown)
    return shown
