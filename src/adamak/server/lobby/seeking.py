"""HTTP: the lobby as one sees it, and waiting for opponents there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy.engine import Connection

from adamak.core import Problem, games
from adamak.server.errors import Asked, may_answer
from adamak.server.lobby import acquaintances, invitations, lobby_wire, seeks, terms
from adamak.server.lobby.terms import Comer, Terms
from adamak.server.people import guests
from adamak.server.people.persons import handle_of
from adamak.server.services import Services
from adamak.server.storage import schema
from adamak.server.tables import access
from adamak.server.tables.table_wire import Held, TableMade
from adamak.table.safe_text import clean_name


@get("/api/lobby", security=access.GUEST, responses=may_answer(403), tags=["lobby"])
async def lobby(request: Asked, services: access.TheServices) -> lobby_wire.Lobby:
    """Who waits for opponents, my own seeks among them, and who has challenged or invited me. To be asked for every few
    seconds: who does so is still there."""
    guest = await guests.of(request, services)

    def read(connection: Connection) -> tuple[lobby_wire.Lobby, list[Any]]:
        mine = seeks.of(connection, guest.id)
        found = lobby_wire.Lobby(
            mine=[_mine(connection, services, guest, row) for row in mine],
            seeks=[shown(row) for row in seeks.open_to(connection, guest.id, _barred(services))],
            asked=[], sent=[], ratings={},
        )  # fmt: skip
        if guest.device:
            found.asked = invitations.received(connection, guest.id)
            found.sent = invitations.sent(connection, guest.id)
            found.ratings = seeks.points_of(connection, guest.id, games())
            found.asking = acquaintances.asking(connection, guest.id)
        return found, mine

    told, mine = await services.store.read(read)
    if seeks.fading(mine):
        await services.store.write(lambda connection: seeks.go_on_waiting(connection, guest.id))
    return told


@post("/api/seeks", security=access.GUEST, responses=may_answer(403, 413, 422), tags=["lobby"])
async def seek(
    request: Asked, services: access.TheServices, data: JSONBody[lobby_wire.NewSeek]
) -> lobby_wire.SeekShown:
    """Opponents wanted: as soon as enough are there whom the terms suit, all of them have a table."""
    guest = await guests.of(request, services)
    if (data.rated or data.near) and not guest.device:
        raise Problem("rated-sign-in")
    wanted = Terms(data.game, data.size, data.clock, data.rated)
    terms.check(wanted)
    if not services.new_tables.allows(access.address_of(request)):
        raise Problem("too-fast")
    name = guest.name or clean_name(data.name)
    if not guest.device and data.name:
        name = clean_name(data.name)

    def write(connection: Connection) -> tuple[str, seeks.Met | None]:
        mine = seeks.add(connection, guest.id, name, bool(guest.device), wanted, data.near)
        return mine, seeks.meet(connection, mine, _barred(services))

    mine, met = await services.store.write(write)
    if met is not None:
        await _sit_down(services, met, access.address_of(request))
    return await services.store.read(lambda connection: _now(connection, services, guest, mine))


@delete("/api/seeks/{seek_id:str}", security=access.GUEST, responses=may_answer(403), tags=["lobby"], status_code=204)
async def withdraw(request: Asked, services: access.TheServices, seek_id: FromPath[str]) -> None:
    """I wait no more, or know where to go."""
    guest = await guests.of(request, services)
    await services.store.write(lambda connection: seeks.withdraw(connection, guest.id, seek_id))


def _barred(services: Services) -> Callable[[str], bool]:
    """Whom the host keeps out: nobody meets them."""
    return lambda who: services.bans.bans("ban", handle_of(who))


async def _sit_down(services: Services, met: seeks.Met, payer: str) -> None:
    """Makes the table of those who have found each other."""
    comers = [
        Comer(row.who, row.name, bool(row.person), "" if row.person else _secret(services, row.id, met.table))
        for row in met.seeks
    ]
    try:
        await terms.make_table(services, met.table, met.terms, terms.seated(comers), payer)
    except Problem:
        await services.store.write(lambda connection: seeks.part(connection, met))
        raise


def _secret(services: Services, seek_id: str, table: str) -> str:
    """What opens the seat of a guest who has waited; nobody but they and the server can know it."""
    return services.keys.sign("seat of a seek", f"{seek_id}/{table}")


# --- what is told ----------------------------------------------------------------------------------------------------


def shown(row: Any) -> lobby_wire.SeekShown:
    """As others see it."""
    person = row.who if row.person else ""
    return lobby_wire.SeekShown(
        row.id, row.game, row.size, terms.clock_of(row), bool(row.rated), bool(row.near), row.name, row.created_at,
        person, row.points if row.person else None,
    )  # fmt: skip


def _now(connection: Connection, services: Services, guest: guests.Guest, seek_id: str) -> lobby_wire.SeekShown:
    row = connection.execute(sa.select(schema.seeks).where(schema.seeks.c.id == seek_id)).first()
    if row is None:
        raise Problem("no-such-seek")
    return _mine(connection, services, guest, row)


def _mine(connection: Connection, services: Services, guest: guests.Guest, row: Any) -> lobby_wire.SeekShown:
    """As its maker sees it: with what opens their seat."""
    told = shown(row)
    members, keys = schema.members, services.keys
    taken = sa.select(members.c.seat).where(members.c.table_id == row.table_id, members.c.guest == guest.id)
    seat = connection.execute(taken).scalar() if row.table_id else None
    if seat is not None:  # else the table is still being made
        opens = (
            keys.of_device(guest.device, row.table_id, seat)
            if guest.device
            else _secret(services, row.id, row.table_id)
        )
        told.made = TableMade(row.table_id, "", [Held(seat, opens)], "", keys.watch(row.table_id))
    return told


OPERATIONS: list[Any] = [lobby, seek, withdraw]
