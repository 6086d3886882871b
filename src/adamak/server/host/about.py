"""HTTP: what runs here, what the wire looks like, and who I am."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from litestar import get, put
from litestar.params import JSONBody
from sqlalchemy.engine import Connection

from adamak.core import Problem
from adamak.server import wire
from adamak.server.errors import Asked, may_answer
from adamak.server.host import changing_over, host_wire
from adamak.server.people import guests, person_wire
from adamak.server.people.persons import handle_of
from adamak.server.storage import schema
from adamak.server.tables import access, table_wire
from adamak.server.tables.table_pages import briefs
from adamak.table.safe_text import clean_name

MY_TABLES = 50
FAR = 1 << 62  # where no clock runs out
GOING = ("waiting", "playing")


@get("/api/schema", security=access.ANYBODY, tags=["server"], sync_to_thread=False)
def wire_schema() -> dict[str, Any]:
    """The JSON Schema of everything on the wire, socket messages included."""
    return wire.schema()


@get("/api/about", security=access.ANYBODY, tags=["server"], sync_to_thread=False)
def what_runs_here() -> host_wire.About:
    """The version, and whether the engine is compiled."""
    return changing_over.about()


# --- me --------------------------------------------------------------------------------------------------------------


def _me(guest: guests.Guest) -> person_wire.Me:
    return person_wire.Me(handle_of(guest.id), guest.name, guest.language, guest.id if guest.device else None)


@get("/api/me", security=access.GUEST, responses=may_answer(), tags=["me"])
async def me(request: Asked, services: access.TheServices) -> person_wire.Me:
    """Who I am; a new guest on the first call."""
    return _me(await guests.of(request, services))


@put("/api/me", security=access.GUEST, responses=may_answer(403, 413, 422), tags=["me"])
async def change_me(
    request: Asked, services: access.TheServices, data: JSONBody[person_wire.MeChanged]
) -> person_wire.Me:
    """My name and language."""
    guest = await guests.of(request, services)
    if data.name is not None:
        wanted = clean_name(data.name)
        if wanted != guest.name and guests.name_is_given(guest, services):
            raise Problem("name-kept")
        if not wanted and guest.device:
            raise Problem("name-needed")
        guest.name = wanted
    if data.language is not None:
        guest.language = data.language
    await guests.keep(guest, request, services)
    return _me(guest)


@get("/api/me/tables", security=access.GUEST, responses=may_answer(), tags=["me"])
async def my_tables(request: Asked, services: access.TheServices) -> table_wire.Tables:
    """The tables I made or sit at, those that go on before those that are over: first what waits for me, and of that
    the one whose clock runs out soonest."""
    guest = await guests.known_or_person(request, services)
    if guest is None:
        return table_wire.Tables([])
    members, tables, rows = schema.members, schema.tables, schema.rows
    latest = sa.select(sa.func.max(rows.c.at)).where(rows.c.table_id == tables.c.id).scalar_subquery()
    chosen = (
        sa.select(tables, latest.label("latest"))
        .where(tables.c.id.in_(sa.select(members.c.table_id).where(members.c.guest == guest)))
        .order_by(tables.c.status.in_(GOING).desc(), sa.desc("latest"))
        .limit(MY_TABLES)
    )
    seats = sa.select(members.c.table_id, members.c.seat).where(members.c.guest == guest, members.c.seat >= 0)

    def find(connection: Connection) -> tuple[list[Any], list[Any]]:
        return list(connection.execute(chosen)), list(connection.execute(seats))

    found, sitting = await services.store.read(find)
    mine: dict[str, list[int]] = {}
    for table_id, seat in sitting:
        mine.setdefault(table_id, []).append(seat)
    told = briefs(found)
    for brief, row in zip(told, found, strict=True):
        brief.changed_at = row.latest
        brief.my_seats = sorted(mine.get(brief.id, []))
        if brief.status == "playing" and brief.my_seats:
            with suppress(Problem):  # a table of other rules cannot be opened, but is still mine
                table = (await services.rooms.get(brief.id)).table
                asked = set(table.actors()).intersection(brief.my_seats)
                brief.my_turn = bool(asked)
                if table.clock is not None and asked:
                    brief.my_time = min(table.clock.runs_out(seat) for seat in asked)
    told.sort(key=lambda brief: (not brief.my_turn, brief.my_time or FAR, brief.status not in GOING, -brief.changed_at))
    return table_wire.Tables(told)
