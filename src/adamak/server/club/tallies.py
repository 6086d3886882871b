"""The sums behind people's pages, kept with each finished game, so that no page reads all games of anybody.

They follow from `results` and `details`: whatever else changes those has the sums of its people reckoned anew.
All functions work on a connection, inside the caller's transaction.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from adamak.club.habits import Habits, Tally
from adamak.server.storage import schema
from adamak.server.storage.database import put

Sums = dict[tuple[str, bool], Tally]  # by game, and whether strangers may know
Met = dict[tuple[str, bool], list[int]]  # by whom, and whether strangers may know: games, and those won
AT_ONCE = 500
read_tally = msgspec.json.Decoder(Tally).decode
read_parts = msgspec.json.Decoder(dict[str, Any]).decode
read_taken = msgspec.json.Decoder(dict[str, list[str]]).decode
read_times = msgspec.json.Decoder(list[int]).decode


def _text(told: object) -> str:
    return msgspec.json.encode(told).decode()


# --- a game more -----------------------------------------------------------------------------------------------------


def enter(
    connection: Connection,
    finished: Mapping[str, Any],
    results: Iterable[Mapping[str, Any]],
    done: Mapping[int, Habits],
) -> None:
    """A game has just been written down: what people did in it, and their sums."""
    lines = list(results)
    keep_details(connection, str(finished["table_id"]), done)
    for line in lines:
        person, game, open_to_all = line["person"], line["game"], bool(line["shown"])
        if not person:
            continue
        if not _written(connection, person):  # their first game, or one of an older home
            reckon_anew(connection, [person])
            continue
        tally = _read(connection, person, game).get((game, open_to_all)) or Tally()
        parts = read_parts(line["parts"])
        tally.note(line["place"] == 1, line["total"], parts, str(finished["ending"]), done.get(line["seat"]))
        _write(connection, person, {(game, open_to_all): tally})
        others = {other["person"] for other in lines} - {"", person}
        _meet(connection, person, open_to_all, others, line["place"] == 1)


def _written(connection: Connection, person: str) -> bool:
    tallies = schema.tallies
    chosen = sa.select(tallies.c.person).where(tallies.c.person == person).limit(1)
    return connection.execute(chosen).first() is not None


def keep_details(connection: Connection, table: str, done: Mapping[int, Habits]) -> None:
    for seat, habits in done.items():
        values = {"table_id": table, "seat": seat, "taken": _text(habits.taken), "times": _text(habits.times)}
        put(connection, schema.details, values, ("table_id", "seat"))


def enter_details(connection: Connection, table: str, done: Mapping[int, Habits]) -> None:
    """The same about a game that was written down before: one of old, whose record was read at leisure."""
    finished, results = schema.finished, schema.results
    bare = sa.update(finished).where(finished.c.table_id == table, sa.not_(finished.c.detailed)).values(detailed=True)
    if connection.execute(bare).rowcount != 1:
        return
    keep_details(connection, table, done)
    for line in connection.execute(sa.select(results).where(results.c.table_id == table)).all():
        if not line.person or line.seat not in done:
            continue
        sums = _read(connection, line.person, line.game)
        if (tally := sums.get((line.game, bool(line.shown)))) is not None:
            tally.note_habits(line.place == 1, done[line.seat])
            _write(connection, line.person, {(line.game, bool(line.shown)): tally})


def _meet(connection: Connection, person: str, shown: bool, others: Iterable[str], won: bool) -> None:
    meetings = schema.meetings
    for other in sorted(others):
        this = (meetings.c.person == person, meetings.c.shown == shown, meetings.c.other == other)
        more = sa.update(meetings).where(*this).values(games=meetings.c.games + 1, won=meetings.c.won + int(won))
        if connection.execute(more).rowcount != 1:
            values = {"person": person, "shown": shown, "other": other, "games": 1, "won": int(won)}
            connection.execute(sa.insert(meetings).values(**values))


def _read(connection: Connection, person: str, game: str) -> Sums:
    tallies = schema.tallies
    chosen = sa.select(tallies).where(tallies.c.person == person, tallies.c.game == game)
    return {(row.game, bool(row.shown)): read_tally(row.body) for row in connection.execute(chosen)}


def _write(connection: Connection, person: str, sums: Sums) -> None:
    for (game, shown), tally in sums.items():
        values = {"person": person, "game": game, "shown": shown, "body": _text(tally)}
        put(connection, schema.tallies, values, ("person", "game", "shown"))


# --- what a page tells -----------------------------------------------------------------------------------------------


def of(connection: Connection, person: str) -> Sums:
    """All sums of a person; where nobody has written them yet, reckoned now."""
    tallies = schema.tallies
    chosen = sa.select(tallies).where(tallies.c.person == person)
    found = {(row.game, bool(row.shown)): read_tally(row.body) for row in connection.execute(chosen)}
    return found or reckon(connection, person)[0]


def shown(sums: Sums, mine: bool) -> dict[str, Tally]:
    """By game: of public and rated games; `mine`: of all."""
    told: dict[str, Tally] = {}
    for (game, open_to_all), tally in sums.items():
        if mine or open_to_all:
            told.setdefault(game, Tally()).add(tally)
    return told


# --- from the records ------------------------------------------------------------------------------------------------


def reckon(connection: Connection, person: str) -> tuple[Sums, Met]:
    """The sums of a person, from the results and details alone."""
    results, finished, details = schema.results, schema.finished, schema.details
    chosen = (
        sa.select(results, finished.c.ending, details.c.taken, details.c.times)
        .join(finished, finished.c.table_id == results.c.table_id)
        .outerjoin(details, sa.and_(details.c.table_id == results.c.table_id, details.c.seat == results.c.seat))
        .where(results.c.person == person)
        .order_by(results.c.ended_at, results.c.table_id)
    )
    sums: Sums = {}
    for row in connection.execute(chosen):
        tally = sums.setdefault((row.game, bool(row.shown)), Tally())
        habits = Habits(read_taken(row.taken), read_times(row.times)) if row.taken is not None else None
        tally.note(row.place == 1, row.total, read_parts(row.parts), row.ending, habits)
    own, other = results.alias("own"), results.alias("other")
    company = (
        sa.select(other.c.person, own.c.shown, sa.func.count(), sa.func.sum(sa.case((own.c.place == 1, 1), else_=0)))
        .join(other, sa.and_(other.c.table_id == own.c.table_id, other.c.seat != own.c.seat))
        .where(own.c.person == person, other.c.person != "", other.c.person != person)
        .group_by(other.c.person, own.c.shown)
    )
    met: Met = {(str(who), bool(known)): [games, won] for who, known, games, won in connection.execute(company)}
    return sums, met


def reckon_anew(connection: Connection, people: Iterable[str]) -> None:
    """Writes the sums of these people as their records give them."""
    tallies, meetings = schema.tallies, schema.meetings
    chosen = sorted(set(people) - {""})
    for some in portions(chosen):
        connection.execute(sa.delete(tallies).where(tallies.c.person.in_(some)))
        connection.execute(sa.delete(meetings).where(meetings.c.person.in_(some)))
    bodies: list[dict[str, Any]] = []
    company: list[dict[str, Any]] = []
    for person in chosen:
        sums, met = reckon(connection, person)
        bodies += [
            {"person": person, "game": game, "shown": known, "body": _text(tally)}
            for (game, known), tally in sums.items()
        ]
        company += [
            {"person": person, "shown": known, "other": other, "games": games, "won": won}
            for (other, known), (games, won) in met.items()
        ]
    for table, lines in ((tallies, bodies), (meetings, company)):
        for portion in portions(lines):
            connection.execute(sa.insert(table), portion)


def portions(items: Sequence[Any]) -> Iterable[Sequence[Any]]:
    """As many as one statement takes."""
    return (items[at : at + AT_ONCE] for at in range(0, len(items), AT_ONCE))


def reckon_table(connection: Connection, table: str) -> None:
    """The results of a table belong to somebody else now, or are about to go: the sums of all who sat there."""
    results = schema.results
    found = connection.execute(sa.select(results.c.person).where(results.c.table_id == table)).all()
    reckon_anew(connection, [str(person) for (person,) in found])


def unwritten(connection: Connection, most: int) -> list[str]:
    """Some people with finished games whose sums nobody has written: those of an older home."""
    results, tallies, who = schema.results, schema.tallies, schema.persons
    played = sa.exists().where(results.c.person == who.c.id)
    known = sa.exists().where(tallies.c.person == who.c.id)
    chosen = sa.select(who.c.id).where(played, ~known).limit(most)
    return [str(person) for (person,) in connection.execute(chosen)]


def forget(connection: Connection, person: str) -> None:
    """A person is deleted."""
    tallies, meetings = schema.tallies, schema.meetings
    connection.execute(sa.delete(tallies).where(tallies.c.person == person))
    connection.execute(sa.delete(meetings).where(sa.or_(meetings.c.person == person, meetings.c.other == person)))
