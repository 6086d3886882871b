"""HTTP: moves given in advance, for whoever holds a seat."""

from __future__ import annotations

from collections import Counter
from typing import Any

from litestar import delete, get, put
from litestar.params import JSONBody
from sqlalchemy.engine import Connection

from adamak.core import Problem
from adamak.server.errors import Asked, may_answer
from adamak.server.notices import notice_wire, premoves
from adamak.server.services import Power, Services
from adamak.server.tables import access
from adamak.server.tables.room import Room

PATH = "/api/tables/{table_id:str}/seats/{seat:int}/premove"


async def _holding(request: Asked, services: Services, room: Room, seat: int) -> Power:
    """The caller must hold this very seat."""
    power = await access.member(request, services, room)
    if power.seat != seat:
        raise Problem("not-your-seat")
    return power


async def _shown(request: Asked, services: Services, room: Room, seat: int) -> notice_wire.PremoveShown:
    table = room.table
    known = await services.store.read(lambda connection: premoves.find(connection, table.id, seat))
    found: Counter[str] = Counter()
    if table.playing and seat not in table.turns and table.guide is None:
        await services.rooms.in_steps(premoves.offers(table, seat, found), access.address_of(request))
    offers = [move for move, _ in found.most_common(premoves.MOST_OFFERED)]
    return notice_wire.PremoveShown(known.moves if known else [], known is not None and known.dropped, offers)


@get(PATH, security=access.SECRET, responses=may_answer(401, 403, 404), tags=["seats"])
async def premove(
    request: Asked, services: access.TheServices, table_id: access.TableId, seat: access.SeatId
) -> notice_wire.PremoveShown:
    """What I have given in advance, and what I could, as far as I can know."""
    room = await access.room_of(services, table_id, request)
    await _holding(request, services, room, seat)
    return await _shown(request, services, room, seat)


@put(PATH, security=access.SECRET, responses=may_answer(401, 403, 404, 409, 413, 422), tags=["seats"])
async def give_premove(
    request: Asked,
    services: access.TheServices,
    table_id: access.TableId,
    seat: access.SeatId,
    data: JSONBody[notice_wire.NewPremove],
) -> notice_wire.PremoveShown:
    """When I am next asked, the first of these moves that is legal then is played for me."""
    room = await access.room_of(services, table_id, request)
    power = await _holding(request, services, room, seat)
    premoves.check(room.table, seat, data.moves)

    def write(connection: Connection) -> None:
        premoves.keep(connection, table_id, seat, power.holder, data.moves)

    services.notices.attend(table_id)
    await services.store.write(write)
    if seat in room.table.turns:  # it came meanwhile
        await premoves.play(services, room)
    return await _shown(request, services, room, seat)


@delete(PATH, security=access.SECRET, responses=may_answer(401, 403, 404), tags=["seats"], status_code=200)
async def forget_premove(
    request: Asked, services: access.TheServices, table_id: access.TableId, seat: access.SeatId
) -> notice_wire.PremoveShown:
    """I decide when I am asked."""
    room = await access.room_of(services, table_id, request)
    await _holding(request, services, room, seat)
    await services.store.write(lambda connection: premoves.take_back(connection, table_id, seat))
    return await _shown(request, services, room, seat)


OPERATIONS: list[Any] = [premove, give_premove, forget_premove]
