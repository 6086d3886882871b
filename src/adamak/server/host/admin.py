"""HTTP for the server's host: look at tables, close or delete them, give a seat back, keep somebody out or silent.

Whoever holds the host's key (`adamak admin key`) may do all of this, and still sees nobody's hand.
"""

from __future__ import annotations

from ipaddress import ip_interface
from typing import Annotated, Any

import sqlalchemy as sa
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy.engine import Connection

from adamak.core import Problem
from adamak.server.config import DAY
from adamak.server.errors import Asked
from adamak.server.gate.addresses import neighbourhood
from adamak.server.host import host_wire as wire
from adamak.server.host import reports
from adamak.server.people.persons import HANDLE, handle_of
from adamak.server.services import Services
from adamak.server.storage import schema
from adamak.server.storage.database import tell_workers
from adamak.server.storage.expiry import delete_tables, expire
from adamak.server.tables import access
from adamak.server.tables.server_time import now
from adamak.server.tables.table_pages import briefs
from adamak.table import commands, messages, rows
from adamak.table.safe_text import clean
from adamak.table.table import SERVER

MOST_LISTED = 500
LONGEST_WHAT = 64


async def _note(services: Services, by: str, what: str, about: str = "", why: str = "") -> None:
    await services.store.write(lambda connection: reports.note(connection, by, what, about, why))


@get("/api/admin/tables", include_in_schema=False)
async def tables(
    request: Asked,
    services: access.TheServices,
    status: Annotated[str, QueryParameter()] = "",
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)] = 100,
) -> wire.HostsTables:
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
    return wire.HostsTables(briefs(lines), {str(name): int(number) for name, number in counts})


@get("/api/admin/tables/{table_id:str}", include_in_schema=False)
async def show(request: Asked, services: access.TheServices, table_id: access.TableId) -> wire.HostsTable:
    """One table: what everybody may know, who came, who is there."""
    access.server_host(request, services)
    room = await access.room_of(services, table_id)
    members = schema.members
    chosen = sa.select(members.c.guest).where(members.c.table_id == table_id).distinct()
    came = await services.store.read(lambda connection: [str(row[0]) for row in connection.execute(chosen)])
    present = [
        wire.Present(connection.address, connection.guest, sorted(connection.held))
        for connection in services.connections
        if connection.table_id == table_id
    ]
    table = room.table
    return wire.HostsTable(table.info(), table.changed_at, table.version, sorted(map(handle_of, came)), present)


@post("/api/admin/tables/{table_id:str}/close", include_in_schema=False, status_code=200)
async def close(request: Asked, services: access.TheServices, table_id: access.TableId) -> messages.TableInfo:
    """The game ends here; all at the table are told."""
    by = access.server_host(request, services)
    room = await access.room_of(services, table_id)

    def decide(table: Any) -> rows.AnyRow:
        if table.over:
            raise Problem("not-playing")
        return rows.Abandoned("server")

    await room.command(decide)
    room.announce()
    await _note(services, by, "close", table_id)
    return room.table.info()


def _delete(connection: Connection, table_id: str) -> bool:
    """Whether there was anything of it."""
    kept, listed = schema.rows.c.table_id, schema.tables.c.id
    there = [connection.execute(sa.select(one).where(one == table_id).limit(1)).first() for one in (kept, listed)]
    delete_tables(connection, [table_id])
    return any(there)


@delete("/api/admin/tables/{table_id:str}", include_in_schema=False, status_code=200)
async def remove(request: Asked, services: access.TheServices, table_id: access.TableId) -> wire.Gone:
    """Every trace of a table, also of a damaged one."""
    by = access.server_host(request, services)
    services.rooms.forget(table_id)
    there = await services.store.write(lambda connection: _delete(connection, table_id))
    if not there and table_id not in services.store.lost:
        raise Problem("no-such-table")
    await services.store.gone([table_id])
    await _note(services, by, "delete", table_id)
    return wire.Gone({"tables": 1})


@post("/api/admin/tables/{table_id:str}/seats/{seat:int}/give-back", include_in_schema=False, status_code=200)
async def give_back(
    request: Asked, services: access.TheServices, table_id: access.TableId, seat: access.SeatId
) -> messages.TableInfo:
    """A seat whose time ran out plays on."""
    by = access.server_host(request, services)
    room = await access.room_of(services, table_id)
    await room.command(lambda table: commands.give_back(table, SERVER, seat, ""))
    room.announce()
    await _note(services, by, "give-back", table_id)
    return room.table.info()


@post("/api/admin/expire", include_in_schema=False, status_code=200)
async def expire_now(request: Asked, services: access.TheServices) -> wire.Gone:
    """What is old enough goes now."""
    by = access.server_host(request, services)
    gone = await expire(services.config, services.store, services.rooms)
    await _note(services, by, "expire")
    return wire.Gone(gone)


@get("/api/admin/bans", include_in_schema=False)
async def bans(request: Asked, services: access.TheServices) -> wire.Bans:
    access.server_host(request, services)
    await services.bans.read()
    return wire.Bans(services.bans.all())


@post("/api/admin/bans", include_in_schema=False, status_code=200)
async def ban(request: Asked, services: access.TheServices, data: JSONBody[wire.NewBan]) -> wire.Bans:
    """Keeps somebody out or silent for some days; whoever is connected from there is sent away."""
    by = access.server_host(request, services)
    what, why = _whom(data.what), clean(data.why, reports.LONGEST_WHY)
    await services.bans.add(wire.Ban(what, data.kind, now() + round(data.days * DAY * 1000), why))
    await _note(services, by, data.kind, what, why)
    await services.store.write(lambda connection: tell_workers(connection, "bans "))
    await services.read_bans()
    return wire.Bans(services.bans.all())


def _whom(named: str) -> str:
    """A handle, or an address as the door counts it: of IPv6 the whole household, however it was written."""
    what = clean(named, LONGEST_WHAT)
    if not HANDLE.fullmatch(what):
        try:
            return neighbourhood(str(ip_interface(what).ip))
        except ValueError:
            raise Problem("ban-whom", given=what) from None
    return what


@delete("/api/admin/bans/{what:path}", include_in_schema=False, status_code=200)
async def lift(request: Asked, services: access.TheServices, what: FromPath[str]) -> wire.Bans:
    """`what` may hold a stroke: 2001:db8::/64."""
    by = access.server_host(request, services)
    what = clean(str(what).lstrip("/"), LONGEST_WHAT)
    if not (await services.bans.lift(what) or await services.bans.lift(_whom(what))):
        raise Problem("no-such-ban", given=what)
    await _note(services, by, "lift", what)
    return wire.Bans(services.bans.all())


OPERATIONS: list[Any] = [tables, show, close, remove, give_back, expire_now, bans, ban, lift]
