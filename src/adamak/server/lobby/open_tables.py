"""HTTP: the list of public tables, with what one looks for in it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import Annotated, Any

import sqlalchemy as sa
from litestar import get
from litestar.params import QueryParameter
from sqlalchemy.engine import Connection

from adamak.club.ratings import NEWCOMER, Rating
from adamak.core import games
from adamak.server.errors import Asked, may_answer
from adamak.server.lobby import acquaintances, seeks
from adamak.server.people import guests
from adamak.server.storage import schema
from adamak.server.tables import access
from adamak.server.tables import table_wire as wire
from adamak.server.tables.table_pages import briefs

LISTED = 100
LOOKED_THROUGH = 1_000  # the latest, for those at which people sit who are about as strong
DAY = 24 * 3600
# What one has in mind when one looks for a clock: seconds from which it is of that kind, and to which.
PACES: dict[str, tuple[int, int]] = {"quick": (0, 900), "slow": (900, DAY), "days": (DAY, 1 << 30)}


@get("/api/tables", security=access.GUEST, responses=may_answer(), tags=["tables"])
async def public_tables(
    request: Asked,
    services: access.TheServices,
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    size: Annotated[int, QueryParameter(ge=0, le=31, description="how many play; 0: any number")] = 0,
    pace: Annotated[str, QueryParameter(max_length=8, description="quick, slow, days or none")] = "",
    rated: Annotated[bool | None, QueryParameter()] = None,
    near: Annotated[bool, QueryParameter(description="only where those who sit are about as strong as I")] = False,
    waiting: Annotated[bool, QueryParameter(description="only those with a free seat")] = False,
) -> wire.Tables:
    """Public tables that wait for players, or that may be watched."""
    who = await guests.known_or_person(request, services) or ""
    tables = schema.tables
    # The first half is there for the index: without it all finished public tables would be looked through.
    states = ("waiting",) if waiting else ("waiting", "playing")
    going = tables.c.status.in_(states) & sa.or_(tables.c.status == "waiting", tables.c.spectators)
    fair = tables.c.chance == "drawn"  # what was brought in is no ordinary table
    wanted = [tables.c.public, fair, going, *_terms(game, size, pace, rated)]
    chosen = sa.select(tables).where(*wanted).order_by(tables.c.changed_at.desc())

    def read(connection: Connection) -> list[wire.TableBrief]:
        away = _kept_from(connection, who)
        found = connection.execute(chosen.limit((LOOKED_THROUGH if near else LISTED) + len(away))).all()
        listed = briefs(row for row in found if row.id not in away)
        _rate(connection, listed)
        return _near(connection, who, listed)[:LISTED] if near else listed[:LISTED]

    return wire.Tables(await services.store.read(read))


def _terms(game: str, size: int, pace: str, rated: bool | None) -> list[sa.ColumnElement[bool]]:
    tables = schema.tables
    found: list[sa.ColumnElement[bool]] = []
    if game:
        found.append(tables.c.game == game)
    if size:
        found.append(tables.c.size == size)
    if pace == "none":
        found.append(tables.c.base.is_(None))
    elif pace in PACES:
        low, high = PACES[pace]
        found.append(sa.and_(tables.c.base >= low, tables.c.base < high))
    if rated is not None:
        found.append(tables.c.rated == rated)
    return found


def _kept_from(connection: Connection, who: str) -> set[str]:
    """Public tables of people who would rather not meet whoever asks: they are not in their list."""
    people = acquaintances.who_block(connection, who) if who else set()
    if not people:
        return set()
    members, tables = schema.members, schema.tables
    chosen = (
        sa.select(members.c.table_id)
        .join(tables, tables.c.id == members.c.table_id)
        .where(members.c.guest.in_(people), tables.c.status == "waiting")
        .distinct()
    )
    return {str(table) for (table,) in connection.execute(chosen)}


def _rate(connection: Connection, listed: Sequence[wire.TableBrief]) -> None:
    """What those who sit at each table are worth in its game."""
    members, ratings, tables = schema.members, schema.ratings, schema.tables
    ids = [brief.id for brief in listed]
    chosen = (
        sa.select(members.c.table_id, ratings.c.points, ratings.c.doubt)
        .join(tables, tables.c.id == members.c.table_id)
        .join(ratings, sa.and_(ratings.c.game == tables.c.game, ratings.c.person == members.c.guest))
        .where(members.c.table_id.in_(ids), members.c.seat >= 0)
    )
    points: dict[str, list[int]] = defaultdict(list)
    for row in connection.execute(chosen) if ids else ():
        points[row.table_id].append(Rating(row.points, row.doubt).shown)
    for brief in listed:
        if brief.id in points:
            brief.points = round(fmean(points[brief.id]))


def _near(connection: Connection, who: str, listed: Sequence[wire.TableBrief]) -> list[wire.TableBrief]:
    mine: dict[str, Any] = seeks.points_of(connection, who, games()) if who else {}

    def is_near(brief: wire.TableBrief) -> bool:
        own, theirs = mine.get(brief.game, NEWCOMER.shown), brief.points
        return bool(abs(own - (NEWCOMER.shown if theirs is None else theirs)) <= seeks.NEAR)

    return [brief for brief in listed if is_near(brief)]


OPERATIONS: list[Any] = [public_tables]
