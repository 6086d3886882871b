"""The book of tournaments: each is read and written as a whole, on a connection, inside the caller's transaction.

A change holds the tournament's own row, so changes come one after another, whichever worker makes them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Struct, field
from sqlalchemy.engine import Connection

from adamak.club.anchors import anchors
from adamak.club.ratings import NEWCOMER, Rating
from adamak.club.tournament import Entry, Kind, Meeting, Tournament
from adamak.core import Problem
from adamak.server.people.keys import new_secret
from adamak.server.storage import schema
from adamak.server.storage.database import put
from adamak.server.tables.server_time import now
from adamak.table.messages import ClockPlan, OptionValue

TournamentStatus = Literal["open", "playing", "over", "cancelled"]
Leavers = Literal["withdrawn", "replaced"]
GOING: tuple[TournamentStatus, ...] = ("open", "playing")
MINUTE = 60_000  # milliseconds
WEEK = 7 * 24 * 60 * MINUTE
R = TypeVar("R")


class Plan(Struct):
    """What was agreed when the tournament was made."""

    kind: Kind
    clock: ClockPlan
    most: int  # so many may take part: then it begins
    options: dict[str, OptionValue] = {}
    rated: bool = False
    rounds: int = 0  # Swiss and tables of three or four; 0: as many as it takes
    starts_at: int = 0  # entries close then, and it begins; 0: when it is full, or its maker says so
    every: int = 0  # minutes from the beginning of a round to that of the next, at least; 0: when all games are over
    fill: int = 0  # at the beginning bots come until so many take part
    level: str = "medium"  # theirs, and of those that replace somebody
    leavers: Leavers = "withdrawn"
    late: bool = True  # may somebody come after it has begun?


class Sitter(Struct):
    """Whose a place of the tournament is: a person's, a bot's, or (both empty) of somebody who is gone."""

    person: str = ""
    bot: str = ""


class Event(Struct):
    """A tournament as it stands. The players of `draw` are its places, by number in order of entry."""

    id: str
    name: str
    game: str
    maker: str
    plan: Plan
    draw: Tournament
    sitters: dict[str, Sitter] = field(default_factory=dict)
    status: TournamentStatus = "open"
    next_at: int = 0
    created_at: int = 0
    changed_at: int = 0
    version: int = 0

    @property
    def round(self) -> int:
        return len(self.draw.rounds)

    def place_of(self, person: str) -> str | None:
        """The place that is a person's, if they take part (still)."""
        return next(
            (place for place, sitter in self.sitters.items()
             if person and sitter.person == person and not self.draw.entry(place).left),
            None,
        )  # fmt: skip

    def unplayed(self) -> list[Meeting]:
        """The games of this round that are still to be played."""
        return [meeting for meeting in self.draw.rounds[-1] if not meeting.is_played] if self.draw.rounds else []


# --- reading ---------------------------------------------------------------------------------------------------------


def load(connection: Connection, tournament: str) -> Event | None:
    """The tournament with this id, as it was at one moment: another worker may change it while it is read."""
    kept = schema.tournaments
    chosen = sa.select(kept).where(kept.c.id == tournament)
    version = sa.select(kept.c.version).where(kept.c.id == tournament)
    while (row := connection.execute(chosen).first()) is not None:
        event = _read(connection, row)
        if connection.execute(version).scalar() == row.version:
            return event
    return None


def _read(connection: Connection, row: Any) -> Event:
    """From its own row, and all others."""
    tournament = row.id
    plan = msgspec.json.decode(row.plan, type=Plan)
    event = Event(
        row.id, row.name, row.game, row.maker, plan, Tournament(plan.kind, [], []), {}, row.status, row.next_at,
        row.created_at, row.changed_at, row.version,
    )  # fmt: skip
    entries, meetings = schema.tournament_entries, schema.tournament_meetings
    for one in connection.execute(
        sa.select(entries).where(entries.c.tournament == tournament).order_by(entries.c.number)
    ):
        place = str(one.number)
        event.draw.entries.append(Entry(place, one.strength, one.joined, one.left))
        event.sitters[place] = Sitter(one.person, one.bot)
    event.draw.rounds += [[] for _ in range(row.round)]
    chosen = sa.select(meetings).where(meetings.c.tournament == tournament, meetings.c.round <= row.round)
    for one in connection.execute(chosen.order_by(meetings.c.round, meetings.c.board)):
        players = [str(number) for number in msgspec.json.decode(one.entries, type=list[int])]
        places = msgspec.json.decode(one.places, type=list[int]) if one.places else []
        event.draw.rounds[one.round - 1].append(Meeting(players, places, one.table_id))
    return event


def going(connection: Connection, at: int) -> list[str]:
    """The tournaments that somebody has to see to now: one that is open begins at its moment, or when it is full."""
    kept = schema.tournaments
    beginning = sa.or_(sa.and_(kept.c.next_at > 0, kept.c.next_at <= at), kept.c.changed_at > at - WEEK)
    due = sa.or_(kept.c.status == "playing", sa.and_(kept.c.status == "open", beginning))
    return [str(found) for (found,) in connection.execute(sa.select(kept.c.id).where(due).order_by(kept.c.id))]


def call_off_forgotten(connection: Connection, before: int) -> None:
    """Those that wait for somebody to begin them, and that nobody has touched since."""
    kept = schema.tournaments
    forgotten = sa.and_(kept.c.status == "open", kept.c.next_at == 0, kept.c.changed_at < before)
    called_off = {"status": "cancelled", "version": kept.c.version + 1, "changed_at": now()}
    connection.execute(sa.update(kept).where(forgotten).values(called_off))


def delete_called_off(connection: Connection, before: int) -> None:
    """Those that were called off so long ago that nobody asks why any more."""
    kept = schema.tournaments
    old = sa.select(kept.c.id).where(kept.c.status == "cancelled", kept.c.changed_at < before)
    for table in (schema.tournament_meetings, schema.tournament_entries):
        connection.execute(sa.delete(table).where(table.c.tournament.in_(old)))
    connection.execute(sa.delete(kept).where(kept.c.status == "cancelled", kept.c.changed_at < before))


def next_moment(connection: Connection, after: int) -> int | None:
    """When the next tournament or round is to begin."""
    kept = schema.tournaments
    chosen = sa.select(sa.func.min(kept.c.next_at)).where(kept.c.status.in_(GOING), kept.c.next_at > after)
    return connection.execute(chosen).scalar()


def of_table(connection: Connection, table: str) -> str | None:
    """The tournament that a table belongs to."""
    kept = schema.tournament_meetings
    found = connection.execute(sa.select(kept.c.tournament).where(kept.c.table_id == table)).scalar()
    return None if found is None else str(found)


def entered(connection: Connection, person: str) -> list[str]:
    """The tournaments that go on and in which a person has a place."""
    entries, kept = schema.tournament_entries, schema.tournaments
    chosen = (
        sa.select(entries.c.tournament)
        .join(kept, kept.c.id == entries.c.tournament)
        .where(entries.c.person == person, kept.c.status.in_(GOING))
    )
    return [str(found) for (found,) in connection.execute(chosen)]


def strength(connection: Connection, game: str, sitter: Sitter) -> int:
    """What somebody is worth when they enter, in points of the rating."""
    if sitter.bot:
        return anchors().get((game, sitter.bot), NEWCOMER).shown
    kept = schema.ratings
    row = connection.execute(sa.select(kept).where(kept.c.game == game, kept.c.person == sitter.person)).first()
    return (NEWCOMER if row is None else Rating(row.points, row.doubt)).shown


# --- writing ---------------------------------------------------------------------------------------------------------


def create(connection: Connection, name: str, game: str, maker: str, plan: Plan) -> Event:
    at = now()
    event = Event(new_secret(), name, game, maker, plan, Tournament(plan.kind, [], []), created_at=at)
    event.next_at = plan.starts_at
    _save(connection, event, {})
    return event


def change(connection: Connection, tournament: str, work: Callable[[Event], R]) -> R:
    """Lets `work` change a tournament, and keeps what it has changed; a Problem of it keeps nothing."""
    kept = schema.tournaments
    row = connection.execute(sa.select(kept).where(kept.c.id == tournament).with_for_update()).first()
    if row is None:
        raise Problem("no-such-tournament")
    event = _read(connection, row)
    own, before = _own_row(event), _rows(event)
    done = work(event)
    if (_own_row(event), _rows(event)) != (own, before):
        _save(connection, event, before)
    return done


Key = tuple[str, int, int]  # the table, and where in it


def _own_row(event: Event) -> dict[str, Any]:
    return {
        "id": event.id, "name": event.name, "game": event.game, "status": event.status, "maker": event.maker,
        "plan": msgspec.json.encode(event.plan).decode(), "round": event.round, "next_at": event.next_at,
        "created_at": event.created_at, "changed_at": event.changed_at, "version": event.version,
    }  # fmt: skip


def _rows(event: Event) -> dict[Key, dict[str, Any]]:
    """Every row of the tournament but its own."""
    found: dict[Key, dict[str, Any]] = {}
    for entry in event.draw.entries:
        sitter, number = event.sitters[entry.player], int(entry.player)
        found["tournament_entries", number, 0] = {
            "tournament": event.id, "number": number, "person": sitter.person, "bot": sitter.bot,
            "strength": entry.strength, "joined": entry.joined, "left": entry.left,
        }  # fmt: skip
    for round_number, meetings in enumerate(event.draw.rounds, 1):
        for board, meeting in enumerate(meetings):
            found["tournament_meetings", round_number, board] = {
                "tournament": event.id, "round": round_number, "board": board, "table_id": meeting.table,
                "entries": msgspec.json.encode([int(place) for place in meeting.players]).decode(),
                "places": msgspec.json.encode(meeting.places).decode() if meeting.places else "",
            }  # fmt: skip
    return found


KEYS = {
    "tournament_entries": ("tournament", "number"),
    "tournament_meetings": ("tournament", "round", "board"),
}


def _save(connection: Connection, event: Event, before: dict[Key, dict[str, Any]]) -> None:
    event.version += 1
    event.changed_at = max(now(), event.changed_at)
    put(connection, schema.tournaments, _own_row(event), ("id",))
    after = _rows(event)
    for key, row in after.items():
        if before.get(key) != row:
            put(connection, schema.metadata.tables[key[0]], row, KEYS[key[0]])
    for table, *where in before.keys() - after.keys():
        kept = schema.metadata.tables[table]
        named = [kept.c.tournament == event.id]
        named += [kept.c[name] == value for name, value in zip(KEYS[table][1:], where, strict=False)]
        connection.execute(sa.delete(kept).where(*named))
