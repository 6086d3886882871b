"""HTTP for the server's host: reports, the log of what hosts have done, and names that nobody should have to read."""

from __future__ import annotations

from typing import Annotated, Any

import sqlalchemy as sa
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy.engine import Connection

from adamak.core import Problem
from adamak.server.config import DAY
from adamak.server.errors import Asked
from adamak.server.host import moderation_wire as told
from adamak.server.host import reports
from adamak.server.host.host_wire import Ban
from adamak.server.people import persons
from adamak.server.storage import schema
from adamak.server.tables import access
from adamak.server.tables.server_time import now
from adamak.table.safe_text import clean_name


@get("/api/admin/reports", include_in_schema=False)
async def all_reports(
    request: Asked, services: access.TheServices, everything: Annotated[bool, QueryParameter()] = False
) -> told.Reports:
    """What people have told about others and nobody has dealt with; `everything`: also what somebody has."""
    access.server_host(request, services)
    return told.Reports(await services.store.read(lambda connection: reports.listed(connection, everything)))


@post("/api/admin/reports/{report:str}/close", include_in_schema=False, status_code=200)
async def close_report(request: Asked, services: access.TheServices, report: FromPath[str]) -> told.Reports:
    """It has been dealt with."""
    by = access.server_host(request, services)

    def write(connection: Connection) -> list[told.ReportShown]:
        reports.close(connection, report)
        reports.note(connection, by, "close-report", report)
        return reports.listed(connection, False)

    return told.Reports(await services.store.write(write))


@get("/api/admin/deeds", include_in_schema=False)
async def deeds(request: Asked, services: access.TheServices) -> told.Deeds:
    """Who did what, and when."""
    access.server_host(request, services)
    return told.Deeds(await services.store.read(reports.deeds))


@get("/api/admin/people", include_in_schema=False)
async def find(
    request: Asked, services: access.TheServices, name: Annotated[str, QueryParameter(max_length=100)] = ""
) -> told.People:
    """People by name, with the handles by which they are kept out or silent."""
    access.server_host(request, services)
    return told.People(await services.store.read(lambda connection: reports.find(connection, name)))


@post("/api/admin/people/{person:str}/rename", include_in_schema=False, status_code=200)
async def rename(
    request: Asked, services: access.TheServices, person: FromPath[str], data: JSONBody[told.Rename]
) -> told.People:
    """Another name for somebody, which they cannot change for some days; also for what they have played."""
    by = access.server_host(request, services)
    name = clean_name(data.name)
    if not name:
        raise Problem("name-needed")
    handle = persons.handle_of(person)

    def write(connection: Connection) -> None:
        found = persons.find(connection, person)
        if found is None:
            raise Problem("no-such-person")
        persons.rename(connection, person, name, found.language)
        for table, whose in ((schema.results, schema.results.c.person), (schema.seeks, schema.seeks.c.who)):
            connection.execute(sa.update(table).where(whose == person).values(name=name))
        reports.note(connection, by, "rename", handle, f"{found.name} → {name} {data.why}".strip())

    await services.store.write(write)
    await services.bans.add(Ban(handle, "name", now() + round(data.days * DAY * 1000), data.why))
    return told.People([told.Somebody(handle, name, person)])


OPERATIONS: list[Any] = [all_reports, close_report, deeds, find, rename]
