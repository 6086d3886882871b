"""Challenges from one person to another, and invitations by name to a table that waits.

What somebody sends whom the receiver would rather not meet is kept like any other, and never shown.
All functions work on a connection, inside the caller's transaction.
"""

from __future__ import annotations

from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from adamak.core import Problem
from adamak.server.lobby import acquaintances
from adamak.server.lobby.lobby_wire import InvitationShown, PersonLine
from adamak.server.lobby.terms import Terms, clock_of
from adamak.server.people import persons
from adamak.server.people.keys import new_secret
from adamak.server.storage import schema
from adamak.server.tables.server_time import now

LASTS = 14 * 24 * 3600 * 1000  # milliseconds
ANSWERED = 15 * 60_000  # whoever challenged is told so long that there is a table
MOST = 20  # that one person may have waiting for answers
FOR_TWO = 2
Kind = Literal["challenge", "invite"]


def send(
    connection: Connection, kind: Kind, sender: str, receiver: str, terms: Terms, table: str = ""
) -> InvitationShown:
    """One that is there already is the same one."""
    found = persons.find(connection, receiver)
    if found is None or receiver == sender:
        raise Problem("no-such-person")
    kept = schema.invitations
    _clear(connection)
    open_ones = connection.execute(sa.select(kept).where(kept.c.sender == sender)).all()
    for row in open_ones:
        if (
            row.receiver == receiver
            and row.kind == kind
            and Terms.of(row, terms.size) == terms
            and row.table_id == table
        ):
            return _one(connection, row.id)
    if len(open_ones) >= MOST:
        raise Problem("too-many-invitations", most=MOST)
    values = terms.columns() | {
        "id": new_secret(), "sender": sender, "receiver": receiver, "kind": kind, "table_id": table,
        "created_at": now(),
    }  # fmt: skip
    connection.execute(sa.insert(kept).values(**values))
    return _one(connection, str(values["id"]))


def _clear(connection: Connection) -> None:
    kept = schema.invitations
    connection.execute(sa.delete(kept).where(kept.c.created_at < now() - LASTS))


def received(connection: Connection, person: str) -> list[InvitationShown]:
    """What waits for an answer of theirs, the latest first; nothing of those whom they would rather not meet."""
    kept = schema.invitations
    apart = acquaintances.blocked_by(connection, person)
    found = _shown(connection, sa.and_(kept.c.receiver == person, _open()))
    return [one for one in found if one.sender.person not in apart]


def waits(connection: Connection, sender: str, receiver: str) -> bool:
    """Whether somebody still waits for somebody's answer."""
    kept = schema.invitations
    open_ones = sa.select(kept.c.id).where(kept.c.sender == sender, kept.c.receiver == receiver, _open())
    return connection.execute(open_ones.limit(1)).first() is not None


def _open() -> sa.ColumnElement[bool]:
    """An invitation while its table waits; a challenge until it has a table: one that was accepted by a worker that
    died before it could make the table waits again."""
    kept, tables = schema.invitations, schema.tables
    of_table = sa.select(tables.c.status).where(tables.c.id == kept.c.table_id)
    here = sa.exists(of_table)
    waiting = sa.exists(of_table.where(tables.c.status == "waiting"))
    return sa.and_(sa.case((kept.c.kind == "invite", waiting), else_=~here), kept.c.created_at > now() - LASTS)


def sent(connection: Connection, person: str) -> list[InvitationShown]:
    """What they have sent; a challenge that was accepted tells its table for a while."""
    kept = schema.invitations
    return _shown(connection, sa.and_(kept.c.sender == person, kept.c.created_at > now() - LASTS))


def to_me(connection: Connection, person: str, invitation: str) -> Any:
    """One that was sent to this person and waits for an answer; a Problem: there is none such."""
    if all(one.id != invitation for one in received(connection, person)):
        raise Problem("no-such-invitation")
    kept = schema.invitations
    return connection.execute(sa.select(kept).where(kept.c.id == invitation)).one()


def accept(connection: Connection, person: str, invitation: str, table: str) -> tuple[Any, str]:
    """A challenge is accepted, once: its line, and the id of the table that is to be made."""
    row = to_me(connection, person, invitation)
    if row.table_id:
        return row, str(row.table_id)  # it was, and then nobody made the table
    kept = schema.invitations
    this = sa.and_(kept.c.id == invitation, kept.c.table_id == "")
    # For a while whoever challenged is told where to go; after that it is a table like any other of theirs.
    values = {"table_id": table, "created_at": now() - LASTS + ANSWERED}
    if connection.execute(sa.update(kept).where(this).values(**values)).rowcount != 1:
        raise Problem("no-such-invitation")
    return row, table


def reopen(connection: Connection, row: Any) -> None:
    """The table could not be made."""
    kept = schema.invitations
    values = {"table_id": "", "created_at": row.created_at}
    connection.execute(sa.update(kept).where(kept.c.id == row.id).values(**values))


def drop(connection: Connection, person: str, invitation: str) -> None:
    """Declined by whom it was sent to, or withdrawn by whoever sent it."""
    kept = schema.invitations
    theirs = sa.or_(kept.c.sender == person, kept.c.receiver == person)
    connection.execute(sa.delete(kept).where(kept.c.id == invitation, theirs))


def _one(connection: Connection, invitation: str) -> InvitationShown:
    return _shown(connection, schema.invitations.c.id == invitation)[0]


def _shown(connection: Connection, which: sa.ColumnElement[bool]) -> list[InvitationShown]:
    kept = schema.invitations
    found = connection.execute(sa.select(kept).where(which).order_by(kept.c.created_at.desc())).all()
    who = schema.persons
    named = {row.sender for row in found} | {row.receiver for row in found}
    chosen = sa.select(who.c.id, who.c.name, who.c.created_at).where(who.c.id.in_(named))
    people = (
        {row.id: PersonLine(row.id, row.name, row.created_at) for row in connection.execute(chosen)} if named else {}
    )
    return [
        InvitationShown(
            row.id, row.kind, row.game, clock_of(row), bool(row.rated), people[row.sender], people[row.receiver],
            row.created_at, row.table_id,
        )
        for row in found
    ]  # fmt: skip
