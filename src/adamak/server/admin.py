"""HTTP for the server's host: look at tables, close or delete them, give a seat back, keep somebody out or silent.

Whoever holds the host's key (`adamak admin key`) may do all of this, and still sees nobody's hand.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import sqlalchemy as sa
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from adamak.core import Problem
from adamak.server import access, schema
from adamak.server.bans import Ban
from adamak.server.config import DAY
from adamak.server.errors import Asked
from adamak.server.expiry import delete_tables, expire
from adamak.server.guests import handle
from adamak.server.lobby import briefs
from adamak.server.server_time import now
from adamak.server.wire import Sent, TableBrief
from adamak.table import commands, messages, rows
from adamak.table.table import SERVER

MOST_LISTED = 500


class NewBan(Sent):
    """Keep an address or a guest (by their public handle) out, or silent."""

    what: Annotated[str, Meta(min_length=1, max_length=64)]
    kind: Literal["ban", "mute"] = "ban"
    days: Annotated[float, Meta(gt=0, le=36_500)] = 30
    why: Annotated[str, Meta(max_length=200)] = ""


class Listed(Struct):
    tables: list[TableBrief]
    counts: dict[str, int]  # by status


class Present(Struct):
    """Who is connected to a table, at this worker."""

    address: str
    guest: str
    seats: list[int]


class Shown(Struct):
    table: messages.TableInfo
    changed_at: int
    rows: int
    guests: list[str]  # public handles of whoever made it or sat down
    present: list[Present]


class Done(Struct):
    done: dict[str, int]


class Bans(Struct):
    bans: list[Ban]


@get("/api/admin/tables", include_in_schema=False)
async def tables(
    request: Asked,
    services: access.TheServices,
    status: Annotated[str, QueryParameter()] = "",
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)] = 100,
) -> Listed:
    """The tables that changed last, public or not."""
    access.server_host(request, services)
    found = schema.tables
    chosen = sa.select(found).order_by(found.c.changed_at.desc()).limit(limit)
    if status:
        chosen = chosen.where(found.c.status == status)
    count = sa.select(found.c.status, sa.func.count()).group_by(found.c.status)
    lines, counts = await services.store.read(
        lambda connection: (list(connection.execute(chosen)), list(connection.execute(count)))
    )
    return Listed(briefs(lines), {str(name): int(number) for name, number in counts})


@get("/api/admin/tables/{table_id:str}", include_in_schema=False)
async def show(request: Asked, services: access.TheServices, table_id: access.TableId) -> Shown:
    """One table: what everybody may know, who came, who is there."""
    access.server_host(request, services)
    room = await access.room_of(services, table_id)
    members = schema.members
    chosen = sa.select(members.c.guest).where(members.c.table_id == table_id).distinct()
    came = await services.store.read(lambda connection: [str(row[0]) for row in connection.execute(chosen)])
    present = [
        Present(connection.address, connection.guest, sorted(connection.held))
        for connection in services.connections
        if connection.table_id == table_id
    ]
    table = room.table
    return Shown(table.info(), table.changed_at, table.version, sorted(map(handle, came)), present)


@post("/api/admin/tables/{table_id:str}/close", include_in_schema=False, status_code=200)
async def close(request: Asked, services: access.TheServices, table_id: access.TableId) -> messages.TableInfo:
    """The game ends here; all at the table are told."""
    access.server_host(request, services)
    room = await access.room_of(services, table_id)

    def decide(table: Any) -> rows.AnyRow:
        if table.over:
            raise Problem("not-playing")
        return rows.Abandoned("server")

    await room.command(decide)
    room.announce()
    return room.table.info()


@delete("/api/admin/tables/{table_id:str}", include_in_schema=False, status_code=200)
async def remove(request: Asked, services: access.TheServices, table_id: access.TableId) -> Done:
    """Every trace of a table, also of a damaged one."""
    access.server_host(request, services)
    services.rooms.forget(table_id)
    await services.store.write(lambda connection: delete_tables(connection, [table_id]))
    services.store.gone([table_id])
    return Done({"tables": 1})


@post("/api/admin/tables/{table_id:str}/seats/{seat:int}/give-back", include_in_schema=False, status_code=200)
async def give_back(
    request: Asked, services: access.TheServices, table_id: access.TableId, seat: access.SeatId
) -> messages.TableInfo:
    """A seat whose time ran out plays on."""
    access.server_host(request, services)
    room = await access.room_of(services, table_id)
    await room.command(lambda table: commands.give_back(table, SERVER, seat, ""))
    room.announce()
    return room.table.info()


@post("/api/admin/expire", include_in_schema=False, status_code=200)
async def expire_now(request: Asked, services: access.TheServices) -> Done:
    """What is old enough goes now."""
    access.server_host(request, services)
    return Done(await expire(services.config, services.store, services.rooms))


@get("/api/admin/bans", include_in_schema=False)
async def bans(request: Asked, services: access.TheServices) -> Bans:
    access.server_host(request, services)
    await services.bans.read()
    return Bans(services.bans.all())


@post("/api/admin/bans", include_in_schema=False, status_code=200)
async def ban(request: Asked, services: access.TheServices, data: JSONBody[NewBan]) -> Bans:
    """Keeps somebody out or silent for some days; whoever is connected from there is sent away."""
    access.server_host(request, services)
    await services.bans.add(Ban(data.what, data.kind, now() + round(data.days * DAY * 1000), data.why))
    if data.kind == "ban":
        for connection in list(services.connections):
            if data.what in (connection.address, connection.guest):
                connection.dismiss("banned")
    return Bans(services.bans.all())


@delete("/api/admin/bans/{what:str}", include_in_schema=False, status_code=200)
async def lift(request: Asked, services: access.TheServices, what: FromPath[str]) -> Bans:
    access.server_host(request, services)
    await services.bans.lift(what)
    return Bans(services.bans.all())


OPERATIONS: list[Any] = [tables, show, close, remove, give_back, expire_now, bans, ban, lift]
