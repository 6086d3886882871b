"""HTTP: a person's page, the club's page, and what a game has changed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

import sqlalchemy as sa
from litestar import get
from sqlalchemy.engine import Connection

from adamak.club.habits import EDGES, Taken, Tally, median
from adamak.club.ratings import SETTLED, THOUSANDTHS, Rating
from adamak.core import Problem
from adamak.server.club import club_wire, tallies
from adamak.server.config import DAY
from adamak.server.errors import Asked, may_answer
from adamak.server.lobby import acquaintances
from adamak.server.people import devices, persons
from adamak.server.storage import schema
from adamak.server.tables import access
from adamak.server.tables.server_time import now

LAST = 20
HOUSE_SECONDS = 20.0  # for which the club's page is not reckoned again, unless a game ends here
LEADERS = 10
OPPONENTS = 12
FAVOURITES = 8  # of a kind
LONGEST_CURVE = 200  # points: more than a drawing shows
LATELY = round(30 * DAY * 1000)  # milliseconds


@get("/api/people/{person:str}", security=access.GUEST, responses=may_answer(404), tags=["club"])
async def profile(request: Asked, services: access.TheServices, person: access.PersonId) -> club_wire.Profile:
    """What somebody has played, and how well. Of private tables only they themselves are told."""
    device = await devices.of(request, services)
    asks = device.person.id if device is not None else ""
    return await services.store.read(lambda connection: profile_of(connection, person, asks))


@get("/api/club", security=access.ANYBODY, responses=may_answer(), tags=["club"])
async def club(services: access.TheServices) -> club_wire.House:
    """The house: what is played, by whom best, and what came of the last games."""
    keeper = services.bookkeeper
    if keeper.house is None or keeper.house[0] < monotonic():
        keeper.house = monotonic() + HOUSE_SECONDS, await services.store.read(house)
    return keeper.house[1]


@get("/api/tables/{table_id:str}/outcome", security=access.WATCHING, responses=may_answer(401, 403, 404, 409),
     tags=["club"])  # fmt: skip
async def outcome(request: Asked, services: access.TheServices, table_id: access.TableId) -> club_wire.ResultLine:
    """What a finished game has changed, or why it has changed nothing."""
    room = await access.room_of(services, table_id, request)
    await access.watcher(request, services, room)
    if not room.table.over:
        raise Problem("not-over")
    with suppress(Problem):
        await services.bookkeeper.note(room.table)
    finished = schema.finished
    chosen = sa.select(finished).where(finished.c.table_id == table_id)
    found = await services.store.read(lambda connection: lines(connection, connection.execute(chosen).all(), True))
    if not found:
        raise Problem("no-result")
    return found[0]


# --- a person --------------------------------------------------------------------------------------------------------


def profile_of(connection: Connection, person_id: str, asks: str = "") -> club_wire.Profile:
    """As the person `asks` may see it; "": a stranger."""
    person = persons.find(connection, person_id)
    if person is None:
        raise Problem("no-such-person")
    mine = asks == person_id
    told = tallies.shown(tallies.of(connection, person_id), mine)
    kept = schema.ratings
    rated = sa.select(kept).where(kept.c.game.in_(list(told)), kept.c.person == person_id)  # by its key
    ratings = {row.game: _rating(row) for row in connection.execute(rated)}
    curves = _curves(connection, person_id, list(ratings))
    return club_wire.Profile(
        id=person.id,
        name=person.name,
        since=person.created_at,
        mine=mine,
        games=[
            _record(game, tally, ratings.get(game), curves.get(game, []))
            for game, tally in sorted(told.items(), key=lambda pair: -pair[1].games)
        ],
        opponents=_opponents(connection, person_id, mine),
        last=_last(connection, person_id, mine),
        edges=list(EDGES),
        tie=acquaintances.tie(connection, asks, person_id) if asks and not mine else None,
    )


def _last(connection: Connection, person: str, mine: bool) -> list[club_wire.ResultLine]:
    results, finished = schema.results, schema.finished
    theirs = sa.select(results.c.table_id).where(results.c.person == person)
    if not mine:
        theirs = theirs.where(results.c.shown)
    latest = theirs.order_by(results.c.ended_at.desc(), results.c.table_id).limit(LAST)
    ids = [str(table) for (table,) in connection.execute(latest)]
    shown = sa.select(finished).where(finished.c.table_id.in_(ids)).order_by(finished.c.ended_at.desc())
    return lines(connection, connection.execute(shown).all(), mine) if ids else []


def _record(
    game: str, tally: Tally, rating: club_wire.RatingInfo | None, curve: list[club_wire.RatingPoint]
) -> club_wire.GameRecord:
    return club_wire.GameRecord(
        game=game,
        games=tally.games,
        won=tally.won,
        mean=round(tally.total / tally.games, 1),
        best=tally.best,
        parts={
            name: club_wire.PartScore(round(part.total / part.games, 1), part.best)
            for name, part in tally.parts.items()
        },
        endings=dict(sorted(tally.endings.items(), key=lambda pair: -pair[1])),
        rating=rating,
        curve=curve,
        favourites=[_favourites(kind, things) for kind, things in tally.taken.items()],
        times=tally.times if any(tally.times) else [],
        pace=median(tally.times),
    )


def _favourites(kind: str, things: Mapping[str, Taken]) -> club_wire.Favourites:
    most = sorted(things.items(), key=lambda pair: (-pair[1].games, -pair[1].won, pair[0]))[:FAVOURITES]
    return club_wire.Favourites(kind, [club_wire.Favourite(thing, one.games, one.won) for thing, one in most])


def _curves(connection: Connection, person: str, games: Sequence[str]) -> dict[str, list[club_wire.RatingPoint]]:
    """Evenly thinned out where there are more games than a drawing shows; the last is always there."""
    results = schema.results
    rated = (results.c.person == person, results.c.game.in_(games), results.c.points.is_not(None))
    back = sa.func.row_number().over(
        partition_by=results.c.game, order_by=(results.c.ended_at.desc(), results.c.table_id.desc())
    )
    number = sa.func.count().over(partition_by=results.c.game)
    ranked = sa.select(
        results.c.game,
        results.c.ended_at,
        results.c.points,
        results.c.doubt,
        back.label("back"),
        number.label("number"),
    ).where(*rated)
    found = ranked.subquery()
    step = found.c.number / LONGEST_CURVE + 1
    thin = sa.select(found).where((found.c.back - 1) % sa.cast(step, sa.Integer) == 0).order_by(found.c.back.desc())
    curves: dict[str, list[club_wire.RatingPoint]] = defaultdict(list)
    for row in connection.execute(thin) if games else ():
        told = Rating(row.points, row.doubt)
        curves[row.game].append(club_wire.RatingPoint(row.ended_at, told.shown, told.give_or_take))
    return curves


def _rating(row: Any) -> club_wire.RatingInfo:
    told = Rating(row.points, row.doubt)
    return club_wire.RatingInfo(told.shown, told.give_or_take, told.settled, row.games)


def _opponents(connection: Connection, person: str, mine: bool) -> list[club_wire.Opponent]:
    """Whom somebody has met most."""
    met, who = schema.meetings, schema.persons
    games, won = sa.func.sum(met.c.games).label("games"), sa.func.sum(met.c.won).label("won")
    theirs = sa.select(met.c.other, games, won).where(met.c.person == person)
    if not mine:
        theirs = theirs.where(met.c.shown)
    found = theirs.group_by(met.c.other).subquery()
    chosen = (
        sa.select(found, who.c.name)
        .join(who, who.c.id == found.c.other)
        .order_by(found.c.games.desc(), found.c.other)
        .limit(OPPONENTS)
    )
    return [club_wire.Opponent(row.other, row.name, int(row.games), int(row.won)) for row in connection.execute(chosen)]


# --- the house -------------------------------------------------------------------------------------------------------


def house(connection: Connection) -> club_wire.House:
    finished, results, tables = schema.finished, schema.results, schema.tables
    counts = sa.select(finished.c.game, sa.func.count()).group_by(finished.c.game)
    recent = (results.c.ended_at > now() - LATELY, results.c.person != "")
    seen = sa.select(results.c.game, results.c.person).where(*recent).distinct().subquery()
    people = sa.select(seen.c.game, sa.func.count()).group_by(seen.c.game)
    lately = {str(game): int(number) for game, number in connection.execute(people)}
    played = sorted(((str(game), int(number)) for game, number in connection.execute(counts)), key=lambda one: -one[1])
    latest = sa.select(finished).where(finished.c.shown).order_by(finished.c.ended_at.desc()).limit(LAST)
    either = tables.c.public.in_((True, False))  # what the index begins with
    playing = sa.select(sa.func.count()).select_from(tables).where(either, tables.c.status == "playing")
    return club_wire.House(
        games=[_house_game(connection, game, number, lately.get(game, 0)) for game, number in played],
        last=lines(connection, connection.execute(latest).all(), False),
        playing=int(connection.execute(playing).scalar() or 0),
    )


def _house_game(connection: Connection, game: str, games: int, people: int) -> club_wire.HouseGame:
    results, ratings, who = schema.results, schema.ratings, schema.persons
    leading = (
        sa.select(ratings, who.c.name)
        .join(who, who.c.id == ratings.c.person)
        .where(ratings.c.game == game, ratings.c.doubt <= SETTLED * THOUSANDTHS)
        .order_by(ratings.c.points.desc(), ratings.c.person)
        .limit(LEADERS)
    )
    highest = (
        sa.select(results.c.table_id, results.c.seat)
        .where(results.c.game == game, results.c.shown, results.c.bot == "")
        .order_by(results.c.total.desc(), results.c.ended_at)
        .limit(1)
        .subquery()
    )
    this = sa.and_(results.c.table_id == highest.c.table_id, results.c.seat == highest.c.seat)
    of_it = sa.select(results, who.c.id.label("known")).join(highest, this)
    best = connection.execute(of_it.outerjoin(who, who.c.id == results.c.person)).first()
    return club_wire.HouseGame(
        game=game,
        games=games,
        people=people,
        leaders=[club_wire.Leader(row.person, row.name, _rating(row)) for row in connection.execute(leading)],
        best=_seat(best) if best is not None else None,
        best_table=best.table_id if best is not None and open_to_all(connection, [best.table_id]) else "",
    )


# --- finished games --------------------------------------------------------------------------------------------------


def lines(connection: Connection, found: Sequence[Any], mine: bool) -> list[club_wire.ResultLine]:
    """Finished games as a list tells them; `mine`: whoever asks sat there."""
    ids = [row.table_id for row in found]
    results, who = schema.results, schema.persons
    chosen = (
        sa.select(results, who.c.id.label("known"))
        .outerjoin(who, who.c.id == results.c.person)
        .where(results.c.table_id.in_(ids))
        .order_by(results.c.place, results.c.seat)
    )
    seats: dict[str, list[club_wire.ResultSeat]] = defaultdict(list)
    for row in connection.execute(chosen) if ids else ():
        seats[row.table_id].append(_seat(row))
    watched = open_to_all(connection, ids)
    return [
        club_wire.ResultLine(
            row.table_id, row.game, row.ended_at, row.ending, seats[row.table_id], row.unrated,
            mine or row.table_id in watched,
        )
        for row in found
    ]  # fmt: skip


def open_to_all(connection: Connection, tables: Sequence[str]) -> set[str]:
    """Those of these tables that anybody may look at."""
    found = schema.tables
    # Sorted out here: asked for public ones SQLite goes through all of those instead of looking these few up.
    chosen = sa.select(found.c.id, found.c.public, found.c.spectators).where(found.c.id.in_(tables))
    return {str(row.id) for row in connection.execute(chosen) if row.public and row.spectators} if tables else set()


def _seat(row: Any) -> club_wire.ResultSeat:
    """`row.known` is the person's id, if there is (still) such a person."""
    told = club_wire.ResultSeat(row.name, row.place, row.total, row.known or "", row.bot)
    if row.points is not None:
        told.points = Rating(row.points, row.doubt).shown
        told.change = told.points - Rating(row.points_before, row.doubt_before).shown
    return told
