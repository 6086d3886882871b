"""Friends by mutual consent, and whom somebody would rather not meet.

Somebody who is blocked is told nothing of it: what they send is kept and never shown.
All functions work on a connection, inside the caller's transaction.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from adamak.core import Problem
from adamak.server.club.club_wire import Tie
from adamak.server.lobby.lobby_wire import Circle, PersonLine
from adamak.server.people.persons import folded
from adamak.server.storage import schema
from adamak.server.storage.database import put
from adamak.server.tables.server_time import now

MOST_FRIENDS = 500  # and as many blocked
MOST_FOUND = 20
SHORTEST_NAME = 2  # letters to look for


def find(connection: Connection, asks: str, name: str) -> list[PersonLine]:
    """People of this name, or whose name holds it: those whose it is exactly first."""
    wanted = folded(name)
    if len(wanted) < SHORTEST_NAME:
        return []
    who = schema.persons
    chosen = (
        sa.select(who.c.id, who.c.name, who.c.created_at)
        .where(who.c.folded.contains(wanted, autoescape=True), who.c.id != asks)
        .order_by((who.c.folded == wanted).desc(), sa.func.length(who.c.folded), who.c.created_at)
        .limit(MOST_FOUND)
    )
    return _lines(connection.execute(chosen))


def _lines(found: Iterable[Any]) -> list[PersonLine]:
    return [PersonLine(row.id, row.name, row.created_at) for row in found]


# --- friends ---------------------------------------------------------------------------------------------------------


def befriend(connection: Connection, person: str, other: str) -> None:
    """Asks somebody, or consents."""
    _known(connection, person, other)
    friends, blocks = schema.friends, schema.blocks
    _room_for(connection, friends, person)
    connection.execute(sa.delete(blocks).where(blocks.c.person == person, blocks.c.blocked == other))
    put(connection, friends, {"person": person, "other": other, "at": now()}, ())


def part(connection: Connection, person: str, other: str) -> None:
    """Friends no more; or somebody who asked is declined; or one's own question is taken back."""
    friends = schema.friends
    mine = sa.and_(friends.c.person == person, friends.c.other == other)
    theirs = sa.and_(friends.c.person == other, friends.c.other == person)
    connection.execute(sa.delete(friends).where(sa.or_(mine, theirs)))


def circle(connection: Connection, person: str) -> Circle:
    """All whom somebody knows, as they may know it."""
    friends, blocks, who = schema.friends, schema.blocks, schema.persons
    asking = sa.select(friends.c.other).where(friends.c.person == person)
    asked_by = sa.select(friends.c.person).where(friends.c.other == person)
    shut_out = sa.select(blocks.c.blocked).where(blocks.c.person == person)
    theirs = {str(one) for (one,) in connection.execute(asked_by)}
    mine = {str(one) for (one,) in connection.execute(asking)}
    blocked = {str(one) for (one,) in connection.execute(shut_out)}
    named = mine | theirs | blocked
    chosen = sa.select(who.c.id, who.c.name, who.c.created_at).where(who.c.id.in_(named)).order_by(who.c.folded)
    people = _lines(connection.execute(chosen)) if named else []
    return Circle(
        friends=[one for one in people if one.person in mine & theirs],
        asked=[one for one in people if one.person in mine - theirs],
        asks=[one for one in people if one.person in theirs - mine - blocked],
        blocked=[one for one in people if one.person in blocked],
    )


def asking(connection: Connection, person: str) -> int:
    """How many wait for an answer."""
    return len(circle(connection, person).asks)


def tie(connection: Connection, one: str, other: str) -> Tie:
    """How `other` stands to `one`, who is told."""
    friends = schema.friends
    pair = (one, other)
    chosen = sa.select(friends.c.person).where(friends.c.person.in_(pair), friends.c.other.in_(pair))
    wants = {str(person) for (person,) in connection.execute(chosen)}
    mine = blocks(connection, one, other)
    return Tie(wants == {one, other}, wants == {one}, wants == {other} and not mine, mine)


# --- blocked ---------------------------------------------------------------------------------------------------------


def block(connection: Connection, person: str, other: str) -> None:
    """Meets them no more. What they asked stays as they know it, and is not shown."""
    _known(connection, person, other)
    friends, sent = schema.friends, schema.invitations
    _room_for(connection, schema.blocks, person)
    connection.execute(sa.delete(friends).where(friends.c.person == person, friends.c.other == other))
    connection.execute(sa.delete(sent).where(sent.c.sender == person, sent.c.receiver == other))
    put(connection, schema.blocks, {"person": person, "blocked": other, "at": now()}, ())


def unblock(connection: Connection, person: str, other: str) -> None:
    shut_out = schema.blocks
    connection.execute(sa.delete(shut_out).where(shut_out.c.person == person, shut_out.c.blocked == other))


def blocks(connection: Connection, person: str, other: str) -> bool:
    shut_out = schema.blocks
    chosen = sa.select(shut_out.c.at).where(shut_out.c.person == person, shut_out.c.blocked == other)
    return connection.execute(chosen).first() is not None


def blocked_by(connection: Connection, person: str) -> set[str]:
    """Whom somebody would rather not meet."""
    shut_out = schema.blocks
    chosen = sa.select(shut_out.c.blocked).where(shut_out.c.person == person)
    return {str(one) for (one,) in connection.execute(chosen)}


def who_block(connection: Connection, person: str) -> set[str]:
    """Who would rather not meet somebody; never told to them."""
    shut_out = schema.blocks
    chosen = sa.select(shut_out.c.person).where(shut_out.c.blocked == person)
    return {str(one) for (one,) in connection.execute(chosen)}


def kept_apart(connection: Connection, people: Sequence[str]) -> set[frozenset[str]]:
    """The pairs of these people of whom one would rather not meet the other."""
    shut_out = schema.blocks
    chosen = sa.select(shut_out.c.person, shut_out.c.blocked).where(
        shut_out.c.person.in_(people), shut_out.c.blocked.in_(people)
    )
    return {frozenset((str(one), str(other))) for one, other in connection.execute(chosen)}


def turned_away(connection: Connection, person: str, table: str) -> bool:
    """Whether somebody who sits at a table, or keeps it, would rather not meet this person."""
    members, shut_out = schema.members, schema.blocks
    sits = sa.select(members.c.guest).where(members.c.table_id == table)
    chosen = sa.select(shut_out.c.at).where(shut_out.c.blocked == person, shut_out.c.person.in_(sits)).limit(1)
    return connection.execute(chosen).first() is not None


# --- both ------------------------------------------------------------------------------------------------------------


def _known(connection: Connection, person: str, other: str) -> None:
    who = schema.persons
    found = connection.execute(sa.select(who.c.id).where(who.c.id == other)).first()
    if found is None or other == person:
        raise Problem("no-such-person")


def _room_for(connection: Connection, table: sa.Table, person: str) -> None:
    count = sa.select(sa.func.count()).select_from(table).where(table.c.person == person)
    if int(connection.execute(count).scalar() or 0) >= MOST_FRIENDS:
        raise Problem("too-many-people", most=MOST_FRIENDS)


def forget(connection: Connection, person: str) -> None:
    """A person is deleted: so is all that ties them to others."""
    for table, columns in (
        (schema.friends, ("person", "other")), (schema.blocks, ("person", "blocked")),
        (schema.invitations, ("sender", "receiver")), (schema.seeks, ("who",)),
    ):  # fmt: skip
        connection.execute(sa.delete(table).where(sa.or_(*(table.c[name] == person for name in columns))))
