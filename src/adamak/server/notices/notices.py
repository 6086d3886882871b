"""Telling people what they miss, in one server process.

Rooms say which tables have changed (and the database keeps it, with the move); here somebody looks who is asked now,
writes a notice for whoever does not look at the table, and after a moment sends it by the ways they chose.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence, Set
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from adamak.core import Problem
from adamak.server.lobby import acquaintances, invitations
from adamak.server.notices import channels, outbox, premoves, quiet, vacations, wording
from adamak.server.notices.outbox import Delivery, Notice
from adamak.server.notices.sending import Outcome, Sender
from adamak.server.people import persons
from adamak.server.storage import schema
from adamak.server.storage.database import tell_workers
from adamak.server.tables.server_time import now
from adamak.table import Table, rows

if TYPE_CHECKING:
    from adamak.server.services import Services
    from adamak.server.tables.room import Listener

log = logging.getLogger("adamak.notices")
LOOK_EVERY = 5.0  # seconds after which others' work is looked at
PATIENCE = 5_000  # milliseconds in which whoever changed a table looks after it themselves
AFRESH_EVERY = 300.0  # seconds after which it is read again who wants to be told
RECENT = 24 * 3600 * 1000  # milliseconds for which a finished table may still have news
AT_ONCE = 8  # sent side by side
MY_TABLES = 50
FAR = 1 << 30  # beyond all versions
LATELY = 10  # rows that may just have been written


class Notices:
    """`tell` for whoever has something to tell; `changed`, `heard` and `seated` are the rooms' (see `Attending`)."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.sender = Sender(services.config, services.keys)
        self.people: set[str] = set()  # who wants to be told
        self.tables: set[str] = set()  # where they sit, or where a move waits for its time
        self._added: set[str] = set()  # tables, since it was last read where they sit
        self._changed: dict[str, set[tuple[int, int]]] = {}  # tables, and turns there (see Table.turns) that were seen
        self._work = asyncio.Event()
        self._read_at = 0.0
        self._places = asyncio.Semaphore(AT_ONCE)
        self._sending: set[asyncio.Task[None]] = set()
        services.rooms.attending = self

    # --- for others --------------------------------------------------------------------------------------------------

    async def tell(
        self, person: str, kind: outbox.Kind, table: str = "", *, about: str = "", game: str = "", name: str = ""
    ) -> None:
        """Tells a person something, once for each `about` (a round's number, say); nothing who wants no notices."""
        notice = Notice(person, kind, table, about, game, name)
        if person in self.people:
            await self.services.store.write(lambda connection: outbox.post(connection, notice, self._soon()))
            self._work.set()

    def _soon(self) -> int:
        return now() + round(self.services.config.notice_seconds * 1000)

    # --- what rooms and connections say ------------------------------------------------------------------------------

    def changed(self, table: Table) -> None:
        """Whoever looks at this moment sees whose turn it is, be it that they are gone when it is looked after."""
        shown = {
            (seat, table.turns[seat])
            for listener in self._looking_at(table.id)
            for seat in listener.held
            if seat in table.turns
        }
        self._changed.setdefault(table.id, set()).update(shown)
        self._work.set()

    def heard(self, table: Table) -> None:
        """Another worker has changed a table; whoever looks at it here need not be told by anybody."""
        looking = {person for person in self.people if self.is_looking(person, table.id)}
        if looking:
            self._keep(self._mark_seen(looking, table.id))

    def seated(self, table_id: str, members: Sequence[tuple[str, int]]) -> bool:
        """Somebody sits down: whether they want to be told."""
        wanted = any(person in self.people for person, _ in members)
        if wanted:
            self.attend(table_id)
        return wanted

    def attend(self, table_id: str) -> None:
        """From now on it is looked after, by all workers."""
        self.hear_of(table_id)
        told = f"attend {table_id}"
        self._keep(self._quietly(self.services.store.write(lambda connection: tell_workers(connection, told))))

    def hear_of(self, table_id: str) -> None:
        self.tables.add(table_id)
        self._added.add(table_id)

    def looks(self, people: Iterable[str], table_id: str) -> None:
        """They look at this table now."""
        known = self.people.intersection(people)
        if known and table_id in self.tables:
            self._keep(self._mark_seen(known, table_id))

    def is_looking(self, person: str, table_id: str) -> bool:
        """Whether a page of theirs that is connected here shows this table."""
        return any(person in listener.persons for listener in self._looking_at(table_id))

    def _looking_at(self, table_id: str) -> list[Listener]:
        """The pages that show this table."""
        room = self.services.rooms.live(table_id)
        return [listener for listener in room.listeners if listener.visible] if room is not None else []

    async def _mark_seen(self, people: set[str], table_id: str) -> None:
        """Also what is not written yet: whoever looks after the table may be slower than those who look at it."""
        room = self.services.rooms.live(table_id)
        turns = dict(room.table.turns) if room is not None else {}
        game = room.table.opened.game if room is not None else ""
        over = room is not None and room.table.status == "over"
        said = _lately_said(room.table) if room is not None else []

        def write(connection: Connection) -> None:
            held = persons.holders(connection, table_id) if turns or over or said else {}
            for person in people:
                outbox.seen(connection, person, table_id)
            for seat, person in held.items():
                if person not in people or seat < 0:
                    continue
                shown = [Notice(person, "turn", table_id, f"{seat}/{turns[seat]}", game)] if seat in turns else []
                shown += [Notice(person, "over", table_id, "", game)] if over else []
                shown += [Notice(person, "message", table_id, f"{version}", game) for version in said]
                for notice in shown:
                    outbox.post(connection, notice, 0, "seen")

        await self._quietly(self.services.store.write(write))

    def _keep(self, work: Any) -> None:
        self.services.rooms.keep_task(asyncio.get_running_loop().create_task(work))

    async def _quietly(self, work: Any) -> None:
        try:
            await work
        except Problem as problem:
            log.warning("notices: %s", problem)

    # --- who wants to be told ----------------------------------------------------------------------------------------

    async def read(self) -> None:
        """Who has a way to be told, and where they sit."""
        self._added = set()
        people, tables = await self.services.store.read(_attended)
        self.people, self.tables = people, tables | self._added  # what came while we read may not be in it
        await vacations.catch_up(self.services)
        self._read_at = asyncio.get_running_loop().time()
        self._work.set()

    async def ways_changed(self) -> None:
        """Somebody has a way more or less: all workers read anew."""
        await self.read()
        await self.services.store.write(lambda connection: tell_workers(connection, "ways "))

    async def wishes_changed(self, person: str) -> None:
        """What waits for the end of quiet hours is looked at again."""
        await self.services.store.write(lambda connection: outbox.reconsider(connection, person, self._soon()))
        self._work.set()

    def read_soon(self) -> None:
        """Another worker says that something changed."""
        self._keep(self._quietly(self.read()))

    # --- the work ----------------------------------------------------------------------------------------------------

    async def go_on(self) -> None:
        """As long as the server runs."""
        loop = asyncio.get_running_loop()
        while True:
            wait = LOOK_EVERY
            try:
                if loop.time() - self._read_at > AFRESH_EVERY or not self._read_at:
                    await self.read()
                if self.people or self.tables:
                    wait = await self.once()
            except Problem as problem:
                log.warning("notices: %s", problem)
            except Exception:
                log.exception("notices stopped for a moment")
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._work.wait()
            self._work.clear()

    async def close(self) -> None:
        """What is being sent is sent to the end: nobody need send it again."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=5)
        for task in self._sending:
            task.cancel()

    async def once(self) -> float:
        """Everything there is to do now; returns in how many seconds there will be more."""
        store = self.services.store
        own, self._changed = self._changed, {}
        left = await store.read(lambda connection: outbox.changed(connection, now() - PATIENCE))
        await asyncio.gather(
            *(self._look_after(table_id, own.get(table_id, set())) for table_id in own.keys() | set(left))
        )
        for notice in await store.read(outbox.due):
            await self._hand_out(notice)
        for delivery in await store.read(outbox.to_send):
            if await store.write(lambda connection, delivery=delivery: outbox.take(connection, delivery)):  # type: ignore[misc]
                task = asyncio.get_running_loop().create_task(self._send(delivery))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)
        following = await store.read(outbox.next_due)
        return LOOK_EVERY if following is None else min(LOOK_EVERY, max(0.02, (following - now()) / 1000))

    async def _look_after(self, table_id: str, shown: set[tuple[int, int]]) -> None:
        store = self.services.store
        try:
            await self._look(table_id, shown)
        except Problem as problem:
            if problem.code.startswith("storage"):
                self._changed.setdefault(table_id, set()).update(shown)
                return
            # It is gone, or nobody knows its rules any more: nothing will ever come of it.
            await store.write(lambda connection: outbox.looked(connection, table_id, FAR))

    # --- looking after a table ---------------------------------------------------------------------------------------

    async def _look(self, table_id: str, shown: set[tuple[int, int]]) -> None:
        """Who has something to be told of this table; these turns were seen."""
        store = self.services.store
        since = await store.read(lambda connection: outbox.changed_since(connection, table_id))
        if since is None:
            return
        room = await self.services.rooms.get(table_id)
        table = room.table
        # Of one moment, for somebody may move meanwhile: whoever's turn comes then may have left a move of their own.
        version, turns = table.version, dict(table.turns)
        if await premoves.play(self.services, room):
            return  # the table has changed again, and will be looked at again
        held = await store.read(lambda connection: persons.holders(connection, table_id))
        sitting = {seat: person for seat, person in held.items() if seat >= 0 and person in self.people}
        news = [
            notice
            for notice in _news(table, sitting, since, version, turns.items() - shown)
            if not self.is_looking(notice.person, table_id)
        ]
        soon = self._soon()

        def write(connection: Connection) -> None:
            for notice in news:
                if notice.kind == "message" and _needless(connection, notice, _speaker(table, notice, held)):
                    continue
                if notice.kind == "invitation" and notice.table in _tables_of(connection, notice.person):
                    continue
                outbox.post(connection, notice, soon)
            if table.over:
                premoves.clear(connection, table_id)
            outbox.looked(connection, table_id, version)

        await store.write(write)

    # --- telling -----------------------------------------------------------------------------------------------------

    async def _hand_out(self, notice: Notice) -> None:
        """Due: told by all ways, unless it is no news any more, unwanted, or not the time for it."""
        store = self.services.store
        seen = self.is_looking(notice.person, notice.table) or not await self._still_so(notice)

        def write(connection: Connection) -> None:
            wishes = channels.wishes(connection, notice.person)
            unwanted = notice.kind in wishes.unwanted or notice.table in channels.hushed(connection, notice.person)
            if seen or unwanted:
                outbox.settle(connection, notice.id, "waiting", "seen" if seen else "dropped")
                return
            until = quiet.ends(now(), wishes.zone, wishes.quiet_from, wishes.quiet_until)
            if until is not None:
                outbox.put_off(connection, notice.id, until)
                return
            known = [way.id for way in channels.of(connection, notice.person) if way.confirmed]
            outbox.hand_out(connection, notice, known)

        await store.write(write)

    async def _still_so(self, notice: Notice) -> bool:
        """Whether they are still asked, or waited for, as they were."""
        if notice.kind in ("message", "over"):
            return True
        if not notice.table:
            asks, person = notice.sender, notice.person
            return not asks or await self.services.store.read(lambda c: invitations.waits(c, asks, person))
        try:
            table = (await self.services.rooms.get(notice.table)).table
        except Problem as problem:
            if problem.code.startswith("storage"):
                raise
            return False
        if notice.kind == "turn":
            seat, _, version = notice.about.partition("/")
            return table.turns.get(int(seat)) == int(version)
        return table.status == ("playing" if notice.kind == "round" else "waiting")

    async def _send(self, delivery: Delivery) -> None:
        store = self.services.store
        try:
            async with self._places:
                outcome = await self._sent(delivery)

            def write(connection: Connection) -> None:
                if outcome == "failed":
                    outbox.again(connection, delivery)
                else:
                    outbox.done(connection, delivery)
                if outcome == "gone":
                    channels.remove(connection, delivery.way)

            await store.write(write)
            self.services.metrics.notices[outcome] += 1
            if outcome == "gone":
                await self.ways_changed()
        except Problem as problem:
            log.warning("a notice waits: %s", problem)

    async def _sent(self, delivery: Delivery) -> Outcome:
        store, notice = self.services.store, delivery.notice
        way = await store.read(lambda connection: channels.find(connection, delivery.way))
        person = await store.read(lambda connection: persons.find(connection, notice.person))
        if way is None or person is None:
            return "gone"
        if notice.sender:
            asks = await store.read(lambda connection: persons.find(connection, notice.sender))
            if asks is None:
                return "unsent"
            notice = msgspec.structs.replace(notice, name=asks.name)
        told = wording.said(notice, person.language)
        try:
            return await self.sender.send(way, notice, told, await self._waiting_for(person.id))
        except Problem:
            raise
        except Exception:  # of ours: it must not be tried for ever
            log.exception("a notice could not be sent")
            return "failed"

    async def _waiting_for(self, person: str) -> int:
        """How many games wait for this person: the number on the app's icon."""
        seats = await self.services.store.read(lambda connection: persons.playing(connection, person))
        waiting = set()
        for table_id, seat in seats[:MY_TABLES]:
            with suppress(Problem):
                if seat in (await self.services.rooms.get(table_id)).table.turns:
                    waiting.add(table_id)
        return len(waiting)


def _news(table: Table, sitting: dict[int, str], since: int, version: int, turns: Set[tuple[int, int]]) -> list[Notice]:
    """What has happened from one version to another, for those who sit there; `turns`: those that nobody has seen."""
    game = table.opened.game
    found = [
        Notice(sitting[seat], "turn", table.id, f"{seat}/{begun}", game)
        for seat, begun in sorted(turns)
        if seat in sitting
    ]
    for stored in table.history[since - 1 : version]:
        match stored.row:
            case rows.Said(seat=speaker, to=to):
                others = [seat for seat in sitting if seat != speaker and (to is None or seat in to)]
                found += [Notice(sitting[seat], "message", table.id, f"{stored.version}", game) for seat in others]
            case rows.Rematched(table=following):
                found += [Notice(person, "invitation", following, "rematch", game) for person in sitting.values()]
            case _ if table.status == "over":
                found += [Notice(person, "over", table.id, "", game) for person in sitting.values()]
    return list({notice.id: notice for notice in found}.values())


def _speaker(table: Table, notice: Notice, held: dict[int, str]) -> str:
    """The person who said what a notice is about; "": a guest."""
    row = table.history[int(notice.about) - 1].row
    return held.get(row.seat, "") if isinstance(row, rows.Said) else ""


def _needless(connection: Connection, notice: Notice, speaker: str) -> bool:
    """Nobody is told of a message before they have come for the last one, nor of their own, be it on another of their
    seats, nor of what is not shown to them."""
    return (
        speaker == notice.person
        or outbox.unseen(connection, notice.person, notice.table, "message")
        or acquaintances.blocks(connection, notice.person, speaker)
    )


def _lately_said(table: Table) -> list[int]:
    return [stored.version for stored in table.history[-LATELY:] if isinstance(stored.row, rows.Said)]


def _attended(connection: Connection) -> tuple[set[str], set[str]]:
    people = channels.told_people(connection)
    members, tables, kept = schema.members, schema.tables, schema.notice_ways
    alive = sa.or_(tables.c.status.in_(("waiting", "playing")), tables.c.changed_at > now() - RECENT)
    chosen = (
        sa.select(members.c.table_id)
        .join(tables, tables.c.id == members.c.table_id)
        .where(members.c.guest.in_(sa.select(kept.c.person).where(kept.c.confirmed)), alive)
        .distinct()
    )
    found = {str(table) for (table,) in connection.execute(chosen)}
    return people, found | premoves.tables(connection)


def _tables_of(connection: Connection, person: str) -> set[str]:
    return {table for table, seat in persons.seats_of(connection, person) if seat >= 0}
