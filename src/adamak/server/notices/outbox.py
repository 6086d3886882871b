"""What there is to tell, kept until it is told: a restart loses nothing, and no two workers tell the same.

A notice is there once: its id follows from whom it is for and what it is about. It waits until it is due; one worker
turns it into deliveries, one for each way; whoever sends one moves its time on first, so that nobody else does.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Literal

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from adamak.server.storage import schema
from adamak.server.storage.database import put
from adamak.server.tables.server_time import now

Kind = Literal["turn", "message", "over", "invitation", "round"]
AT_ONCE = 50
LEASE = 60_000  # milliseconds in which a worker sends what it has taken
FIRST_AGAIN = 30_000  # milliseconds; four times as long after each further failure
MOST_ATTEMPTS = 6  # the last some eight hours after the first
KEPT = 30 * 24 * 3600 * 1000  # milliseconds for which it is known what was told


class Notice(Struct, frozen=True):
    person: str
    kind: Kind
    table: str
    about: str  # what makes it another notice than the last one of its kind
    game: str = ""
    name: str = ""

    @property
    def sender(self) -> str:
        """Of a challenge or an invitation by name: the person who asks, whose name is looked up when it is told."""
        return self.about.partition(" ")[0] if self.kind == "invitation" and not self.table else ""

    @property
    def id(self) -> str:
        told = "\0".join((self.person, self.kind, self.table, self.about))
        return sha256(told.encode()).hexdigest()[:32]


class Delivery(Struct, frozen=True):
    notice: Notice
    way: str
    attempts: int
    next_at: int


def _notice(row: Any) -> Notice:
    return Notice(row.person, row.kind, row.table_id, row.about, row.game, row.name)


def post(connection: Connection, notice: Notice, due_at: int, state: str = "waiting") -> None:
    """To be told from then on, unless it was there already. `seen`: nobody need be told."""
    values = {
        "id": notice.id, "person": notice.person, "kind": notice.kind, "table_id": notice.table, "about": notice.about,
        "game": notice.game, "name": notice.name, "state": state, "made_at": now(), "due_at": due_at,
    }  # fmt: skip
    put(connection, schema.notices, values, ())
    if state == "seen":
        settle(connection, notice.id, "waiting", "seen")


def settle(connection: Connection, notice: str, before: str, state: str) -> bool:
    """From one state to another; False: it was in another already."""
    notices = schema.notices
    this = sa.and_(notices.c.id == notice, notices.c.state == before)
    return connection.execute(sa.update(notices).where(this).values(state=state)).rowcount == 1


def unseen(connection: Connection, person: str, table: str, kind: Kind) -> bool:
    """Whether there is a notice that they have not come for yet."""
    notices = schema.notices
    mine = sa.and_(notices.c.person == person, notices.c.table_id == table, notices.c.kind == kind)
    open_ = sa.and_(mine, notices.c.state.in_(("waiting", "told")))
    return connection.execute(sa.select(notices.c.id).where(open_).limit(1)).first() is not None


def seen(connection: Connection, person: str, table: str) -> None:
    """They look at the table: whatever there was to tell of it, they see."""
    notices, deliveries = schema.notices, schema.deliveries
    mine = sa.and_(notices.c.person == person, notices.c.table_id == table, notices.c.state.in_(("waiting", "told")))
    found = [str(notice) for (notice,) in connection.execute(sa.select(notices.c.id).where(mine))]
    if found:
        connection.execute(sa.update(notices).where(notices.c.id.in_(found)).values(state="seen"))
        connection.execute(sa.delete(deliveries).where(deliveries.c.notice.in_(found)))


# --- telling ---------------------------------------------------------------------------------------------------------


def due(connection: Connection) -> list[Notice]:
    """What is to be told now."""
    notices = schema.notices
    waiting = sa.and_(notices.c.state == "waiting", notices.c.due_at <= now())
    chosen = sa.select(notices).where(waiting).order_by(notices.c.due_at, notices.c.id).limit(AT_ONCE)
    return [_notice(row) for row in connection.execute(chosen)]


def next_due(connection: Connection) -> int | None:
    """When there will next be something to do."""
    notices, deliveries = schema.notices, schema.deliveries
    first = connection.execute(sa.select(sa.func.min(notices.c.due_at)).where(notices.c.state == "waiting")).scalar()
    send = connection.execute(sa.select(sa.func.min(deliveries.c.next_at))).scalar()
    return min((at for at in (first, send) if at is not None), default=None)


def put_off(connection: Connection, notice: str, until: int) -> None:
    notices = schema.notices
    this = sa.and_(notices.c.id == notice, notices.c.state == "waiting")
    connection.execute(sa.update(notices).where(this).values(due_at=until))


def reconsider(connection: Connection, person: str, due_at: int) -> None:
    """What this person is to be told later is due then, if that is sooner."""
    notices = schema.notices
    theirs = sa.and_(notices.c.person == person, notices.c.state == "waiting", notices.c.due_at > due_at)
    connection.execute(sa.update(notices).where(theirs).values(due_at=due_at))


def hand_out(connection: Connection, notice: Notice, ways: list[str]) -> bool:
    """By these ways, from now on; False: another worker was first, or they have seen it."""
    if not settle(connection, notice.id, "waiting", "told"):
        return False
    for way in ways:
        values = {"notice": notice.id, "way": way, "attempts": 0, "next_at": now()}
        connection.execute(sa.insert(schema.deliveries).values(**values))
    return True


def to_send(connection: Connection) -> list[Delivery]:
    deliveries, notices = schema.deliveries, schema.notices
    chosen = (
        sa.select(notices, deliveries.c.way, deliveries.c.attempts, deliveries.c.next_at)
        .join(notices, notices.c.id == deliveries.c.notice)
        .where(deliveries.c.next_at <= now())
        .order_by(deliveries.c.next_at, deliveries.c.notice)
        .limit(AT_ONCE)
    )
    return [Delivery(_notice(row), row.way, row.attempts, row.next_at) for row in connection.execute(chosen)]


def _this(delivery: Delivery) -> sa.ColumnElement[bool]:
    deliveries = schema.deliveries
    return sa.and_(deliveries.c.notice == delivery.notice.id, deliveries.c.way == delivery.way)


def take(connection: Connection, delivery: Delivery) -> bool:
    """Before it is sent; False: another worker does, or it is gone."""
    deliveries = schema.deliveries
    still = sa.and_(_this(delivery), deliveries.c.next_at == delivery.next_at)
    taken = {"next_at": now() + LEASE, "attempts": delivery.attempts + 1}
    return connection.execute(sa.update(deliveries).where(still).values(**taken)).rowcount == 1


def done(connection: Connection, delivery: Delivery) -> None:
    connection.execute(sa.delete(schema.deliveries).where(_this(delivery)))


def again(connection: Connection, delivery: Delivery) -> None:
    """It failed: once more later, or never."""
    if delivery.attempts + 1 >= MOST_ATTEMPTS:
        done(connection, delivery)
        return
    later = now() + FIRST_AGAIN * 4**delivery.attempts
    connection.execute(sa.update(schema.deliveries).where(_this(delivery)).values(next_at=later))


def forget_old(connection: Connection) -> None:
    """What was told long ago, and what is on its way to nobody."""
    notices, deliveries, ways = schema.notices, schema.deliveries, schema.notice_ways
    connection.execute(sa.delete(notices).where(notices.c.state != "waiting", notices.c.made_at < now() - KEPT))
    connection.execute(sa.delete(deliveries).where(deliveries.c.notice.not_in(sa.select(notices.c.id))))
    connection.execute(sa.delete(deliveries).where(deliveries.c.way.not_in(sa.select(ways.c.id))))


# --- tables that changed ---------------------------------------------------------------------------------------------


def changed(connection: Connection, before: int) -> list[str]:
    """Tables at which something happened by then that nobody has looked at."""
    tables = schema.changed_tables
    chosen = sa.select(tables.c.table_id).where(tables.c.at <= before).limit(AT_ONCE)
    return [str(table) for (table,) in connection.execute(chosen)]


def changed_since(connection: Connection, table: str) -> int | None:
    tables = schema.changed_tables
    return connection.execute(sa.select(tables.c.since).where(tables.c.table_id == table)).scalar()


def looked(connection: Connection, table: str, version: int) -> None:
    """All up to this version was looked at."""
    tables = schema.changed_tables
    this = tables.c.table_id == table
    connection.execute(sa.delete(tables).where(this, tables.c.version <= version))
    connection.execute(sa.update(tables).where(this, tables.c.since <= version).values(since=version + 1))
