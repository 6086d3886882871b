"""Seeks: who waits for opponents, and on which terms. They meet in the database, whichever worker each asked.

A seek of minutes lasts while its maker looks; one for a game over days waits by itself. Enough that fit each other are
given a table's id in one transaction; whoever did so makes the table. If that worker dies before, they wait again.
All functions work on a connection, inside the caller's transaction.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from adamak.club.ratings import NEWCOMER, Rating
from adamak.core import Problem
from adamak.server.lobby import acquaintances
from adamak.server.lobby.terms import Terms
from adamak.server.people.keys import new_secret
from adamak.server.storage import schema
from adamak.server.storage.database import alone
from adamak.server.tables.server_time import now

LOCK = 0x7365656B  # "seek": PostgreSQL's advisory lock while seeks meet
PRESENT = 60_000  # milliseconds for which somebody is believed to wait after they were last heard of
DAY = 24 * 3600
PATIENT = 14 * DAY * 1000  # and so long for a game over days
TOLD = 15 * 60_000  # who met is told so long where
MADE = 15_000  # by then a table is there, or never will be
NEAR = 200  # points
MOST = 3  # of one person
LISTED = 50


class Met(Struct):
    """Those who have found each other, and the table they are to sit at."""

    table: str
    terms: Terms
    seeks: list[Any]


def points_of(connection: Connection, person: str, games: Iterable[str]) -> dict[str, int]:
    """Ratings as they are shown, by game; whoever has none is a newcomer."""
    kept = schema.ratings
    chosen = sa.select(kept).where(kept.c.game.in_(list(games)), kept.c.person == person)
    return {str(row.game): Rating(row.points, row.doubt).shown for row in connection.execute(chosen)}


def add(connection: Connection, who: str, name: str, is_person: bool, terms: Terms, near: bool) -> str:
    """Somebody waits. An equal seek of theirs is the same one."""
    alone(connection, LOCK)
    seeks = schema.seeks
    clear(connection)
    waiting = connection.execute(sa.select(seeks).where(seeks.c.who == who, seeks.c.table_id == "")).all()
    for row in waiting:
        if Terms.of(row) == terms and bool(row.near) == near:
            return str(row.id)
    if len(waiting) >= MOST:
        raise Problem("too-many-seeks", most=MOST)
    known = points_of(connection, who, [terms.game]) if is_person else {}
    values = terms.columns() | {
        "id": new_secret(), "who": who, "person": is_person, "name": name, "size": terms.size, "near": near,
        "points": known.get(terms.game, NEWCOMER.shown), "created_at": now(), "until": _lasts(terms), "table_id": "",
        "met_at": 0,
    }  # fmt: skip
    connection.execute(sa.insert(seeks).values(**values))
    return str(values["id"])


def _lasts(terms: Terms) -> int:
    over_days = terms.clock is not None and terms.clock.base >= DAY
    return now() + (PATIENT if over_days else PRESENT)


def clear(connection: Connection) -> None:
    """Those whom nobody waits for any more; those whose table was never made wait again."""
    seeks, tables = schema.seeks, schema.tables
    connection.execute(sa.delete(seeks).where(seeks.c.until < now()))
    made = sa.exists().where(tables.c.id == seeks.c.table_id)
    lost = sa.and_(seeks.c.table_id != "", seeks.c.met_at < now() - MADE, ~made)
    connection.execute(sa.update(seeks).where(lost).values(table_id="", met_at=0))


def fading(found: Sequence[Any]) -> bool:
    """Whether somebody who is still there would soon be taken for gone."""
    return any(not row.table_id and row.until < now() + PRESENT // 2 for row in found)


def go_on_waiting(connection: Connection, who: str) -> None:
    """They are still there."""
    seeks = schema.seeks
    mine = sa.and_(seeks.c.who == who, seeks.c.table_id == "", seeks.c.until < now() + PRESENT)
    connection.execute(sa.update(seeks).where(mine).values(until=now() + PRESENT))


def withdraw(connection: Connection, who: str, seek: str) -> None:
    """Waits no more; of one that has met somebody nothing is left to tell."""
    seeks = schema.seeks
    connection.execute(sa.delete(seeks).where(seeks.c.who == who, seeks.c.id == seek))


def carry_over(connection: Connection, guest: str, person: str) -> None:
    """A guest is a person now, and waits on."""
    seeks = schema.seeks
    name = sa.select(schema.persons.c.name).where(schema.persons.c.id == person).scalar_subquery()
    connection.execute(sa.update(seeks).where(seeks.c.who == guest).values(who=person, person=True, name=name))


def seats_found(connection: Connection, guest: str, person: str) -> list[tuple[str, int]]:
    """Tables and seats that a guest has found by seeks which are a person's now."""
    seeks, members = schema.seeks, schema.members
    met = sa.select(seeks.c.table_id).where(seeks.c.who == person)
    sits = sa.select(members.c.table_id, members.c.seat).where(members.c.guest == guest, members.c.table_id.in_(met))
    return [(str(table), int(seat)) for table, seat in connection.execute(sits)]


def of(connection: Connection, who: str) -> list[Any]:
    seeks = schema.seeks
    chosen = sa.select(seeks).where(seeks.c.who == who, seeks.c.until > now()).order_by(seeks.c.created_at)
    return list(connection.execute(chosen))


def waiting(connection: Connection, game: str = "") -> list[Any]:
    """All who wait, the longest first."""
    seeks = schema.seeks
    chosen = sa.select(seeks).where(seeks.c.table_id == "", seeks.c.until > now()).order_by(seeks.c.created_at)
    if game:
        chosen = chosen.where(seeks.c.game == game)
    return list(connection.execute(chosen))


def open_to(connection: Connection, who: str, barred: Callable[[str], bool]) -> list[Any]:
    """Those of others that somebody may know of."""
    others = [row for row in waiting(connection) if row.who != who and not barred(row.who)]
    apart = acquaintances.kept_apart(connection, [who, *(row.who for row in others)])
    return [row for row in others if frozenset((who, row.who)) not in apart][:LISTED]


# --- meeting ---------------------------------------------------------------------------------------------------------


def meet(connection: Connection, seek: str, barred: Callable[[str], bool]) -> Met | None:
    """Those whom this seek has been waiting for, if they are all there; they are at a table from here on."""
    alone(connection, LOCK)
    seeks = schema.seeks
    mine = connection.execute(sa.select(seeks).where(seeks.c.id == seek, seeks.c.table_id == "")).first()
    if mine is None:
        return None
    others = [row for row in waiting(connection, mine.game) if row.id != seek and not barred(row.who)]
    apart = acquaintances.kept_apart(connection, [mine.who, *(row.who for row in others)])
    chosen = _company(mine, others, apart)
    if len(chosen) < mine.size:
        return None
    table = new_secret()
    found = [row.id for row in chosen]
    settled = {"table_id": table, "met_at": now(), "until": now() + TOLD}
    connection.execute(sa.update(seeks).where(seeks.c.id.in_(found)).values(**settled))
    busy = [row.who for row in chosen if row.base is None or row.base < DAY]
    connection.execute(sa.delete(seeks).where(seeks.c.who.in_(busy), seeks.c.table_id == ""))
    return Met(table, Terms.of(mine), chosen)


def part(connection: Connection, met: Met) -> None:
    """The table could not be made: they wait again."""
    seeks = schema.seeks
    again = {"table_id": "", "met_at": 0, "until": now() + PRESENT}
    connection.execute(sa.update(seeks).where(seeks.c.table_id == met.table).values(**again))


def _company(mine: Any, others: Sequence[Any], apart: set[frozenset[str]]) -> list[Any]:
    """As many as are needed of whom each fits every other, who waited longest first."""
    chosen = [mine]
    for row in others:
        if len(chosen) == mine.size:
            break
        if all(fits(row, one) and frozenset((row.who, one.who)) not in apart for one in chosen):
            chosen.append(row)
    return chosen


def fits(one: Any, other: Any) -> bool:
    """Whether two seeks are for the same game, and neither asks for a rating that the other is far from."""
    near = abs(one.points - other.points) <= NEAR or not (one.near or other.near)
    return one.who != other.who and Terms.of(one) == Terms.of(other) and near
