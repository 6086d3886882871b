"""What people tell the host about others, and the log of what hosts have done.

All functions work on a connection, inside the caller's transaction.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from adamak.core import Problem
from adamak.server.host.moderation_wire import Deed, ReportShown, Somebody
from adamak.server.lobby import acquaintances
from adamak.server.people.keys import new_secret
from adamak.server.people.persons import handle_of
from adamak.server.storage import schema
from adamak.server.storage.database import put
from adamak.server.tables.server_time import now
from adamak.table.safe_text import clean

LISTED = 200
MOST_OPEN = 10  # that one person may have waiting
LONGEST_WORDS = 500
LONGEST_WHY = 200
LONGEST_BY = 40


def add(connection: Connection, reporter: str, about: str, name: str, table: str, reason: str, words: str) -> str:
    """The host will see it. One about the same person, table and reason that is open already is the same one."""
    reports = schema.reports
    theirs = (reports.c.reporter == reporter, reports.c.closed_at.is_(None))
    found = connection.execute(sa.select(reports).where(*theirs)).all()
    for row in found:
        if (row.about, row.table_id, row.reason) == (about, table, reason):
            return str(row.id)
    if len(found) >= MOST_OPEN:
        raise Problem("too-many-reports", most=MOST_OPEN)
    values = {
        "id": new_secret(), "at": now(), "reporter": reporter, "about": about, "name": name, "table_id": table,
        "reason": reason, "words": clean(words, LONGEST_WORDS), "closed_at": None,
    }  # fmt: skip
    connection.execute(sa.insert(reports).values(**values))
    return str(values["id"])


def listed(connection: Connection, everything: bool) -> list[ReportShown]:
    """Those that nobody has dealt with, or all; the latest first."""
    reports = schema.reports
    chosen = sa.select(reports).order_by(reports.c.at.desc()).limit(LISTED)
    if not everything:
        chosen = chosen.where(reports.c.closed_at.is_(None))
    found = connection.execute(chosen).all()
    named = _names(connection, {row.reporter for row in found} | {row.about for row in found})
    return [
        ReportShown(
            row.id, row.at, named.get(row.reporter) or _nameless(row.reporter),
            named.get(row.about) or _nameless(row.about, row.name), row.reason, row.words, row.table_id, row.closed_at,
        )
        for row in found
    ]  # fmt: skip


def _nameless(who: str, name: str = "") -> Somebody:
    return Somebody(handle_of(who) if who else "", name)


def _names(connection: Connection, people: Iterable[str]) -> dict[str, Somebody]:
    who, guests = schema.persons, schema.guests
    wanted = list(people)
    persons = sa.select(who.c.id, who.c.name).where(who.c.id.in_(wanted))
    visitors = sa.select(guests.c.id, guests.c.name).where(guests.c.id.in_(wanted))
    found = {row.id: Somebody(handle_of(row.id), row.name) for row in connection.execute(visitors)}
    return found | {row.id: Somebody(handle_of(row.id), row.name, row.id) for row in connection.execute(persons)}


def find(connection: Connection, name: str) -> list[Somebody]:
    """People of this name, or whose name holds it, for a host."""
    return [Somebody(handle_of(one.person), one.name, one.person) for one in acquaintances.find(connection, "", name)]


def close(connection: Connection, report: str) -> None:
    """Somebody has dealt with it."""
    reports = schema.reports
    this = sa.and_(reports.c.id == report, reports.c.closed_at.is_(None))
    if connection.execute(sa.update(reports).where(this).values(closed_at=now())).rowcount != 1:
        raise Problem("no-such-report")


def carry_over(connection: Connection, guest: str, person: str) -> None:
    """A guest is a person now: what they reported is theirs, what others reported is about them, a mute goes on."""
    reports, bans = schema.reports, schema.bans
    for column in (reports.c.reporter, reports.c.about):
        connection.execute(sa.update(reports).where(column == guest).values({column.name: person}))
    silent = sa.select(bans).where(bans.c.what == handle_of(guest), bans.c.kind == "mute")
    for row in connection.execute(silent).mappings().all():
        put(connection, bans, {**row, "what": handle_of(person)}, ("what", "kind"))


def forget(connection: Connection, person: str) -> None:
    """A person is deleted: what they reported goes, what others reported about them names nobody."""
    reports, deeds = schema.reports, schema.deeds
    connection.execute(sa.delete(reports).where(reports.c.reporter == person))
    connection.execute(sa.update(reports).where(reports.c.about == person).values(about="", name="", words=""))
    renamed = sa.and_(deeds.c.about == handle_of(person), deeds.c.what == "rename")
    connection.execute(sa.update(deeds).where(renamed).values(why=""))


# --- what hosts have done --------------------------------------------------------------------------------------------


def note(connection: Connection, by: str, what: str, about: str = "", why: str = "") -> None:
    """Who did what, to whom, when, and why."""
    values: dict[str, Any] = {
        "id": new_secret(), "at": now(), "by": clean(by, LONGEST_BY), "what": what, "about": about[:64],
        "why": clean(why, LONGEST_WHY),
    }  # fmt: skip
    connection.execute(sa.insert(schema.deeds).values(**values))


def deeds(connection: Connection) -> list[Deed]:
    """The latest first."""
    kept = schema.deeds
    chosen = sa.select(kept).order_by(kept.c.at.desc(), kept.c.id).limit(LISTED)
    return [Deed(row.at, row.by, row.what, row.about, row.why) for row in connection.execute(chosen)]
