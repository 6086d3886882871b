"""The scorebook: what came of each finished game, kept once, and the ratings that follow from it.

All functions work on a connection, inside the caller's transaction. Whichever worker comes first writes; ratings are
entered in the order in which games ended, so a game that arrives late has all after it reckoned again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from adamak.club import rated
from adamak.club.anchors import anchors
from adamak.club.habits import Habits
from adamak.club.ledger import Change, RatedGame, Ratings, Sitter, enter
from adamak.club.ratings import Rating
from adamak.server.club import tallies
from adamak.server.people.keys import new_secret
from adamak.server.storage import schema
from adamak.server.storage.database import alone, put
from adamak.table import Table, publishing, rows

LOCK = 0x726174696E67  # "rating": PostgreSQL's advisory lock while ratings are entered
RATED = ""  # in the place of a reason why not
GONE = "~"  # so begins the id under which the games of somebody who was deleted are kept; nobody's own does


class Outcome(Struct):
    """The lines of a finished game: of `finished`, of `results` by seat, and what people did in it."""

    finished: dict[str, Any]
    results: list[dict[str, Any]]
    habits: dict[int, Habits] = {}


def outcome(table: Table, persons: Mapping[int, str]) -> Outcome | None:
    """What is kept of a game that is over; `persons` are those who sit there, by seat. None: its result is lost."""
    result = publishing.result(table)
    if table.status != "over" or result is None:
        return None
    sitters = sitters_of(table, persons)
    unrated = rated.why_unrated_after(table, sitters, anchors()) or RATED
    shown = table.opened.public or unrated == RATED
    common = {"table_id": table.id, "game": table.opened.game, "ended_at": ended_at(table), "shown": shown}
    finished = common | {
        "ending": result.ending, "moves": len(table.match.record), "unrated": unrated, "entered": unrated != RATED,
    }  # fmt: skip
    results = [
        common
        | {
            "seat": seat.number,
            "person": persons.get(seat.number, ""),
            "bot": seat.level if seat.kind == "bot" else "",
            "name": seat.name,
            "place": result.ranking[seat.number],
            "rated_place": place,
            "total": result.scores[seat.number].total,
            "parts": msgspec.json.encode(result.scores[seat.number].parts).decode(),
        }
        for seat, place in zip(table.seats, rated.places(table), strict=True)
    ]
    return Outcome(finished, results)


def ended_at(table: Table) -> int:
    """When the game ended, whatever was said at the table afterwards."""
    ends = (rows.Moved, rows.Resigned, rows.EndAnswered, rows.Started)
    return next(stored.at for stored in reversed(table.history) if isinstance(stored.row, ends))


def sitters_of(table: Table, persons: Mapping[int, str]) -> list[Sitter | None]:
    """Who sits where, for the ratings; None: somebody without a name that lasts."""
    found: list[Sitter | None] = []
    for seat in table.seats:
        if seat.kind == "bot":
            found.append(Sitter(bot=seat.level))
        else:
            person = persons.get(seat.number, "")
            found.append(Sitter(person=person) if person else None)
    return found


def keep(connection: Connection, told: Outcome) -> bool:
    """Writes a game down and enters what it changes; False: somebody has done so already."""
    alone(connection, LOCK)
    known = sa.select(schema.finished.c.table_id).where(schema.finished.c.table_id == told.finished["table_id"])
    if connection.execute(known).first() is not None:
        return False
    connection.execute(sa.insert(schema.finished).values(**told.finished, detailed=True))
    connection.execute(sa.insert(schema.results), told.results)
    tallies.enter(connection, told.finished, told.results, told.habits)
    settle(connection)
    return True


def settle(connection: Connection) -> int:
    """Enters every rated game that is not entered yet; returns how many were reckoned."""
    alone(connection, LOCK)
    finished = schema.finished
    due = sa.select(finished.c.game).where(sa.not_(finished.c.entered), finished.c.unrated == RATED).distinct()
    return sum(_settle(connection, str(game)) for (game,) in connection.execute(due).all())


def recompute(connection: Connection) -> int:
    """All ratings anew, from the records alone."""
    alone(connection, LOCK)
    nothing = dict.fromkeys(("points_before", "doubt_before", "points", "doubt"))
    connection.execute(sa.update(schema.results).values(**nothing))
    connection.execute(sa.update(schema.finished).where(schema.finished.c.unrated == RATED).values(entered=False))
    connection.execute(sa.delete(schema.ratings))
    return settle(connection)


def _settle(connection: Connection, game: str) -> int:
    """From the first game that is not entered on, one after another."""
    finished = schema.finished
    mine = (finished.c.game == game, finished.c.unrated == RATED)
    first = connection.execute(
        sa.select(finished.c.ended_at, finished.c.table_id)
        .where(*mine, sa.not_(finished.c.entered))
        .order_by(finished.c.ended_at, finished.c.table_id)
        .limit(1)
    ).one()
    games = _games(connection, game, first.ended_at, first.table_id)
    people = sorted({sitter.person for one in games for sitter in one.sitters if sitter.person})
    ratings = _before(connection, game, people, first.ended_at, first.table_id)
    changes = [change for one in games for change in enter(one, ratings, anchors())]
    _write(connection, game, changes, people, ratings)
    later = sa.or_(
        finished.c.ended_at > first.ended_at,
        sa.and_(finished.c.ended_at == first.ended_at, finished.c.table_id >= first.table_id),
    )
    connection.execute(sa.update(finished).where(*mine, later).values(entered=True))
    return len(games)


def _games(connection: Connection, game: str, ended_at: int, table: str) -> list[RatedGame]:
    """The rated games from this one on, in the order in which they ended."""
    finished, results = schema.finished, schema.results
    chosen = (
        sa.select(results)
        .join(finished, finished.c.table_id == results.c.table_id)
        .where(finished.c.game == game, finished.c.unrated == RATED, finished.c.ended_at >= ended_at)
        .order_by(finished.c.ended_at, finished.c.table_id, results.c.seat)
    )
    found = []
    for (at, name), seats in groupby(connection.execute(chosen), key=lambda row: (row.ended_at, row.table_id)):
        if (at, name) >= (ended_at, table):
            lines = list(seats)
            sitters = tuple(Sitter(line.person, line.bot) for line in lines)
            found.append(RatedGame(name, game, at, sitters, tuple(line.rated_place for line in lines)))
    return found


def _before(connection: Connection, game: str, people: Sequence[str], ended_at: int, table: str) -> Ratings:
    """What these people were worth before this game ended."""
    results = schema.results
    earlier = sa.or_(results.c.ended_at < ended_at, sa.and_(results.c.ended_at == ended_at, results.c.table_id < table))
    chosen = (
        sa.select(results.c.points, results.c.doubt)
        .where(results.c.person == sa.bindparam("who"), results.c.game == game, results.c.points.is_not(None), earlier)
        .order_by(results.c.ended_at.desc(), results.c.table_id.desc())
        .limit(1)
    )
    found: Ratings = {}
    for person in people:
        row = connection.execute(chosen, {"who": person}).first()
        if row is not None:
            found[game, person] = Rating(row.points, row.doubt)
    return found


def _write(
    connection: Connection, game: str, changes: Sequence[Change], people: Sequence[str], ratings: Ratings
) -> None:
    results = schema.results
    enter_change = (
        sa.update(results)
        .where(results.c.table_id == sa.bindparam("of_table"), results.c.seat == sa.bindparam("of_seat"))
        .values({name: sa.bindparam(name) for name in ("points_before", "doubt_before", "points", "doubt")})
    )
    lines = [
        {
            "of_table": change.table, "of_seat": change.seat,
            "points_before": change.before.points, "doubt_before": change.before.doubt,
            "points": change.after.points, "doubt": change.after.doubt,
        }
        for change in changes
    ]  # fmt: skip
    for some in tallies.portions(lines):
        connection.execute(enter_change, some)
    for names in tallies.portions([person for person in people if not person.startswith(GONE)]):
        counted = (
            sa.select(results.c.person, sa.func.count())
            .where(results.c.person.in_(names), results.c.game == game, results.c.points.is_not(None))
            .group_by(results.c.person)
        )
        for person, number in connection.execute(counted).all():
            rating = ratings[game, person]
            values = {"game": game, "person": person, "points": rating.points, "doubt": rating.doubt, "games": number}
            put(connection, schema.ratings, values, ("game", "person"))


# --- people come and go ----------------------------------------------------------------------------------------------


def adopt(connection: Connection, person: str, table: str, seats: Iterable[int]) -> None:
    """A guest has become a person: what they played before is theirs, though it was not rated.

    Of a game among guests it was not asked what they did in it: that is read from its record at leisure.
    """
    results, finished, details = schema.results, schema.finished, schema.details
    chosen = (results.c.table_id == table, results.c.seat.in_(list(seats)), results.c.bot == "")
    if connection.execute(sa.update(results).where(*chosen).values(person=person)).rowcount:
        tallies.reckon_table(connection, table)
        asked = sa.exists().where(details.c.table_id == table)
        bare = sa.update(finished).where(finished.c.table_id == table, ~asked)
        connection.execute(bare.values(detailed=False))


def forget(connection: Connection, person: str) -> None:
    """A person is deleted: their games stay, nameless, and still count for those who played against them."""
    results, ratings = schema.results, schema.ratings
    nobody = f"{GONE}{new_secret()}"
    connection.execute(sa.update(results).where(results.c.person == person).values(person=nobody, name=""))
    connection.execute(sa.delete(ratings).where(ratings.c.person == person))
    tallies.forget(connection, person)


# --- the list --------------------------------------------------------------------------------------------------------


class Rated(Struct, frozen=True):
    """Somebody's rating in one game."""

    game: str
    person: str
    name: str
    rating: Rating
    games: int


def all_ratings(connection: Connection) -> list[Rated]:
    """By game, best first."""
    ratings, who = schema.ratings, schema.persons
    chosen = (
        sa.select(ratings, who.c.name)
        .join(who, who.c.id == ratings.c.person)
        .order_by(ratings.c.game, ratings.c.points.desc(), ratings.c.person)
    )
    return [
        Rated(row.game, row.person, row.name, Rating(row.points, row.doubt), row.games)
        for row in connection.execute(chosen)
    ]
