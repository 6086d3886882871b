"""HTTP: telling the host of the server about somebody, from their page or from a table."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from litestar import post
from litestar.params import JSONBody
from sqlalchemy.engine import Connection

from adamak.core import Problem
from adamak.server.errors import Asked, may_answer
from adamak.server.host import reports
from adamak.server.lobby import lobby_wire
from adamak.server.people import guests, persons
from adamak.server.people.signing_in import signed_in
from adamak.server.services import Services
from adamak.server.storage import schema
from adamak.server.tables import access


@post(
    "/api/people/{person:str}/reports",
    security=access.DEVICE, responses=may_answer(401, 403, 404, 413, 422), tags=["lobby"],
)  # fmt: skip
async def report_person(
    request: Asked, services: access.TheServices, person: access.PersonId, data: JSONBody[lobby_wire.NewReport]
) -> lobby_wire.Reported:
    """Something the host should know about somebody. Nobody else is told."""
    here = await signed_in(request, services)
    _not_too_many(request, services)

    def write(connection: Connection) -> str:
        found = persons.find(connection, person)
        if found is None or person == here.person.id:
            raise Problem("no-such-person")
        return reports.add(connection, here.person.id, person, found.name, "", data.reason, data.words)

    return lobby_wire.Reported(await services.store.write(write))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/reports",
    security=access.SECRET, responses=may_answer(401, 403, 404, 409, 413, 422), tags=["lobby"],
)  # fmt: skip
async def report_seat(
    request: Asked,
    services: access.TheServices,
    table_id: access.TableId,
    seat: access.SeatId,
    data: JSONBody[lobby_wire.NewReport],
) -> lobby_wire.Reported:
    """The same about whoever sits at another seat of my table, be it a guest."""
    room = await access.room_of(services, table_id, request)
    power = await access.member(request, services, room)
    reporter = await guests.of(request, services)
    if not 0 <= seat < len(room.table.seats):
        raise Problem("no-such-seat", seat=seat)
    if power.seat == seat:
        raise Problem("not-your-seat")
    _not_too_many(request, services)
    name = room.table.seats[seat].name
    members = schema.members
    sits = sa.select(members.c.guest).where(members.c.table_id == table_id, members.c.seat == seat)

    def write(connection: Connection) -> str:
        about = connection.execute(sits).scalar()
        if not about or about == reporter.id:
            raise Problem("seat-not-claimed", seat=seat)
        return reports.add(connection, reporter.id, str(about), name, table_id, data.reason, data.words)

    return lobby_wire.Reported(await services.store.write(write))


def _not_too_many(request: Asked, services: Services) -> None:
    """Guests cost nothing: what one address may report keeps the host's list readable."""
    if not services.new_reports.allows(access.address_of(request)):
        raise Problem("too-fast")


OPERATIONS: list[Any] = [report_person, report_seat]
