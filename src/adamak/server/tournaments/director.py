"""Runs the tournaments: begins them, pairs rounds, opens tables, takes their results. One in each server process.

Everything it does is a step from what the book says now, and each step is kept by whoever comes first: two directors,
or one that was killed in between, do nothing twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from adamak.club.tournament import Meeting
from adamak.core import Problem
from adamak.server.club.bookkeeper import Bookkeeper
from adamak.server.host.bans import BanList
from adamak.server.people import persons
from adamak.server.people.keys import new_secret
from adamak.server.storage import schema
from adamak.server.storage.store import Store
from adamak.server.tables.room import Room
from adamak.server.tables.rooms import Rooms
from adamak.server.tables.server_time import now
from adamak.server.tournaments import book, course, seating
from adamak.server.tournaments.book import Event
from adamak.table import Table, commands, rows

log = logging.getLogger("adamak.server")
LOOK_EVERY = 10.0  # seconds
QUIET = 15_000  # milliseconds after which a game that another worker should see to is looked at here


class Director:
    """The tournaments' director in one server process."""

    def __init__(self, store: Store, rooms: Rooms, bookkeeper: Bookkeeper, bans: BanList) -> None:
        self._store = store
        self._rooms = rooms
        self._bookkeeper = bookkeeper
        self._bans = bans
        self._alone = asyncio.Lock()
        self._woken = asyncio.Event()
        bookkeeper.noted = self.noted

    def noted(self, table_id: str) -> None:
        """A finished game has just been written down: perhaps it was the last of a round."""
        self._rooms.keep_task(asyncio.get_running_loop().create_task(self._after(table_id)))

    async def _after(self, table_id: str) -> None:
        try:
            tournament = await self._store.read(lambda connection: book.of_table(connection, table_id))
            if tournament is not None:
                await self.see_to(tournament)
        except Problem as problem:
            log.warning("table %s of a tournament: %s", table_id, problem)

    async def go_on(self) -> None:
        """As long as the server runs: moments that have come, and what somebody has left undone."""
        while True:
            moment = None
            try:
                for tournament in await self._store.read(lambda connection: book.going(connection, now())):
                    await self._look(tournament)
                moment = await self._store.read(lambda connection: book.next_moment(connection, now()))
            except Problem as problem:
                log.warning("tournaments: %s", problem)
            wait = LOOK_EVERY if moment is None else (moment - now()) / 1000
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), min(LOOK_EVERY, max(0.1, wait)))
            self._woken.clear()

    def wake(self) -> None:
        """There is a new moment to think of."""
        self._woken.set()

    async def _look(self, tournament: str) -> None:
        """One that is in trouble does not keep the others waiting."""
        try:
            await self.see_to(tournament)
        except Problem as problem:
            log.warning("tournament %s: %s", tournament, problem)
        except Exception:
            log.exception("tournament %s", tournament)

    async def see_to(self, tournament: str) -> None:
        """Takes all the steps that can be taken now."""
        async with self._alone:
            while not self._rooms.closing:
                event = await self._store.read(lambda connection: book.load(connection, tournament))
                if event is None or event.status not in book.GOING or not await self._step(event):
                    return

    async def _step(self, event: Event) -> bool:
        """One step; False: there is none now."""
        if banned := self._banned(event):
            await self._store.write(lambda connection: _send_away(connection, event.id, banned))
            return True
        if event.status == "open":
            return await self._begin(event) if course.due(event, now()) else False
        if await self._see_to_tables(event):
            return True
        if event.draw.is_open or (now() < event.next_at and not course.is_last(event)):
            return False
        return await self._pair(event)

    def _banned(self, event: Event) -> list[str]:
        """People whom the server's host keeps out: they take part no more."""
        there = {sitter.person for place, sitter in event.sitters.items() if not event.draw.entry(place).left} - {""}
        return [person for person in sorted(there) if self._bans.bans("ban", persons.handle_of(person))]

    async def _begin(self, event: Event) -> bool:
        return await self._store.write(lambda connection: begin(connection, event.id))

    async def _pair(self, event: Event) -> bool:
        """The round is found beside the event loop, and entered if nothing has changed meanwhile."""
        version = event.version
        found = await asyncio.to_thread(course.next_round, event)

        def enter(event: Event) -> None:
            if event.version == version:
                course.pair(event, found, now())

        await self._store.write(lambda connection: book.change(connection, event.id, enter))
        self.wake()
        return True

    # --- the tables of a round ---------------------------------------------------------------------------------------

    async def _see_to_tables(self, event: Event) -> bool:
        """Opens tables, goes on with those that stand still, takes results; True: there were results."""
        unplayed = {meeting.table: meeting for meeting in event.unplayed()}
        if not unplayed:
            return False
        known = await self._store.read(lambda connection: tables_of(connection, list(unplayed)))
        ended: list[str] = []
        for table_id, meeting in unplayed.items():
            status, touched = known.get(table_id, ("", 0))
            if not status:
                await seating.open_table(self._rooms, event, meeting)
            elif status in ("over", "abandoned"):
                ended.append(table_id)
            else:
                await self._go_on(event, meeting, touched)
        if not ended:
            return False
        results = await self._results(ended)
        return await self._store.write(
            lambda connection: book.change(connection, event.id, lambda event: course.note(event, results))
        )

    async def _go_on(self, event: Event, meeting: Meeting, touched: int) -> None:
        """Whoever has left gives the game up; where a bot or a clock should go on, it does."""
        room = self._rooms.live(meeting.table)
        gone = await self._gone(event, meeting)
        if room is None and (gone or self._store.is_sqlite or touched < now() - QUIET):
            room = await self._rooms.get(meeting.table)
        if room is None:
            return
        for seat in gone:
            await _give_up(room, seat)
        room.drive()

    async def _gone(self, event: Event, meeting: Meeting) -> list[int]:
        """The seats of those whose place is not theirs any more."""
        held = await self._store.read(lambda connection: persons.holders(connection, meeting.table))
        found = []
        for seat, place in enumerate(meeting.players):
            sitter, entry = event.sitters[place], event.draw.entry(place)
            if seat in held and (held[seat] != sitter.person or not sitter.person or entry.left):
                found.append(seat)
        return found

    async def _results(self, ended: Sequence[str]) -> dict[str, list[int]]:
        """Places by table. A game that ended without a result is drawn."""
        found = await self._store.read(lambda connection: places_of(connection, ended))
        for table_id in ended:
            if table_id not in found:
                table = (await self._rooms.get(table_id)).table
                await self._bookkeeper.note(table)
                found |= await self._store.read(lambda connection, one=table_id: places_of(connection, [one]))  # type: ignore[misc]
                found.setdefault(table_id, [1] * len(table.seats))
        return found


async def _give_up(room: Room, seat: int) -> None:
    def decide(table: Table) -> rows.AnyRow:
        if not table.playing or table.seats[seat].resigned:
            raise Problem("not-playing")
        return commands.resign(table, seat, new_secret())

    try:
        await room.command(decide)
    except Problem as problem:
        if problem.code != "not-playing":
            raise
        return
    room.announce()


def begin(connection: Connection, tournament: str) -> bool:
    """Begins a tournament; False: somebody has."""

    def work(event: Event) -> bool:
        if event.status != "open":
            return False
        course.begin(event, lambda sitter: book.strength(connection, event.game, sitter))
        return True

    return book.change(connection, tournament, work)


def tables_of(connection: Connection, tables: Sequence[str]) -> dict[str, tuple[str, int]]:
    """How these tables stand, and when something last happened there."""
    kept, rows_kept = schema.tables, schema.rows
    latest = sa.select(sa.func.max(rows_kept.c.at)).where(rows_kept.c.table_id == kept.c.id).scalar_subquery()
    chosen = sa.select(kept.c.id, kept.c.status, latest).where(kept.c.id.in_(tables))
    return {str(name): (str(status), int(at or 0)) for name, status, at in connection.execute(chosen)}


def places_of(connection: Connection, tables: Sequence[str]) -> dict[str, list[int]]:
    """By table who came where, as it counts for ratings: whoever a bot replaced has come last."""
    kept = schema.results
    chosen = sa.select(kept.c.table_id, kept.c.rated_place).where(kept.c.table_id.in_(tables))
    found: dict[str, list[int]] = {}
    for table, place in connection.execute(chosen.order_by(kept.c.table_id, kept.c.seat)):
        found.setdefault(str(table), []).append(int(place))
    return found


def forget(connection: Connection, person: str) -> list[str]:
    """A person is deleted: they leave all tournaments, and their places are nobody's; returns those that go on."""
    leaving = book.entered(connection, person)
    for tournament in leaving:
        _send_away(connection, tournament, [person])
    entries, kept = schema.tournament_entries, schema.tournaments
    connection.execute(sa.update(entries).where(entries.c.person == person).values(person=""))
    connection.execute(sa.update(kept).where(kept.c.maker == person).values(maker=""))
    return leaving


def _send_away(connection: Connection, tournament: str, people: Sequence[str]) -> None:
    def work(event: Event) -> None:
        for place in filter(None, map(event.place_of, people)):
            course.leave(event, place)

    book.change(connection, tournament, work)
