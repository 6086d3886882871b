"""A live table: the commands it takes one after another, and who is listening.

A command is decided on the present state, committed, then applied, then told. If another worker was first, the
database says so: the new rows are read and the command is decided again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from random import random
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from adamak.core import Match, Problem, Refused
from adamak.server.storage.chain import Kept, checked, link
from adamak.server.storage.store import Append, VersionTaken
from adamak.server.tables.encoded import Encoded, encode
from adamak.server.tables.server_time import now
from adamak.server.tables.socket_wire import Presence
from adamak.table import Table, commands, messages, publishing, rows
from adamak.table.rows import Stored

if TYPE_CHECKING:
    from adamak.server.tables.rooms import Rooms

log = logging.getLogger("adamak.rooms")
Decide = Callable[[Table], rows.AnyRow | list[rows.AnyRow]]
# These change nothing of what lists of tables tell; a move does if it ends the game.
QUIET_ROWS = frozenset((
    rows.Shown, rows.Said, rows.Undone, rows.UndoAsked, rows.UndoAnswered, rows.Rematched, rows.Paused, rows.Carried,
    rows.InviteRenewed, rows.Stepped,
))  # fmt: skip
ATTEMPTS = 60  # how often a command may lose the race against other workers


class Listener(Protocol):
    """A connection, as a room sees it."""

    viewer: int
    held: set[int]
    persons: set[str]  # who sits here from devices of theirs
    visible: bool  # the page is in sight

    def news(self) -> None: ...

    def presence(self, message: msgspec.Raw) -> None: ...

    def dismiss(self, code: str) -> None: ...


class Attending(Protocol):
    """Whoever tells people what they miss, as rooms see it."""

    tables: set[str]  # those at which somebody may have to be told

    def changed(self, table: Table) -> None: ...

    def heard(self, table: Table) -> None: ...

    def seated(self, table_id: str, members: Sequence[tuple[str, int]]) -> bool: ...

    async def tell(
        self, person: str, kind: Literal["round"], table: str, *, about: str, game: str, name: str
    ) -> None: ...  # fmt: skip


class Room:
    """One live table."""

    def __init__(self, table: Table, rooms: Rooms, head: str, payer: str = "") -> None:
        self.table = table
        self.rooms = rooms
        self.head = head  # the hash of the last row
        self.payer = payer  # the address at whose expense bots think here: whoever opened the table, or asked for it
        self._replayed: Match | None = None  # where somebody last looked at a finished game
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.doubtful = False  # a write ended in an error: only the database knows what was kept
        self.left_at = time.monotonic()
        self.encoded = Encoded(table)  # what is told of it
        self._bots: asyncio.Task[None] | None = None
        self._flag: asyncio.TimerHandle | None = None
        self._takeover: asyncio.TimerHandle | None = None

    # --- commands ----------------------------------------------------------------------------------------------------

    async def command(self, decide: Decide, members: Sequence[tuple[str, int]] = ()) -> int:
        """Decides, keeps, applies; returns the version afterwards. The caller acknowledges, then calls `announce`."""
        table = self.table
        async with self.lock:
            for attempt in range(ATTEMPTS):
                if attempt:
                    await asyncio.sleep(random() * min(attempt, 10) * 0.003)  # or the quicker worker always wins
                if self.doubtful:
                    await self._catch_up()
                decided = decide(table)
                made = decided if isinstance(decided, list) else [decided]
                at = max(now(), table.changed_at)
                stored = [Stored(version, at, row) for version, row in enumerate(made, table.version + 1)]
                work = self._work(stored, members)
                self.doubtful = True
                try:
                    await self.rooms.store.append(work)
                except VersionTaken:
                    await self._catch_up()
                    continue
                self.doubtful = False
                self.head = work.rows[-1][3]
                playing = table.playing
                for entry in stored:
                    table.apply(entry, decided=True)
                if playing and table.over:
                    self.rooms.ended(table)
                if work.attended and self.rooms.attending is not None:
                    self.rooms.attending.changed(table)
                return table.version
            raise Problem("storage-busy")

    def _work(self, stored: list[Stored], members: Sequence[tuple[str, int]]) -> Append:
        """What these rows mean to the database."""
        table = self.table
        work = Append(table.id, linked(table.id, stored, self.head), None, members)
        if (attending := self.rooms.attending) is not None:
            work.attended = (bool(members) and attending.seated(table.id, members)) or table.id in attending.tables
        work.vacated = [one.row.seat for one in stored if isinstance(one.row, rows.Reissued)]
        first = stored[0].row
        if type(first) is rows.Moved:
            if self._ends(first):
                work.brief = brief_of(table) | {"status": "over", "changed_at": stored[-1].at}
        elif not all(type(entry.row) in QUIET_ROWS for entry in stored):
            work.brief = brief_of(table.preview(stored))
        return work

    def _ends(self, row: rows.Moved) -> bool:
        """Whether these moves end the game: then lists of tables must know."""
        position = self.table.match.position.clone()
        for move in row.moves:
            position.apply(row.seat, move)
        return bool(position.is_over())

    async def refresh(self) -> None:
        """Another worker has written: read it and tell."""
        async with self.lock:
            await self._catch_up()
        self._go_on_after_others()

    def told(self, kept: list[Kept]) -> bool:
        """Another worker has written these rows; False: they do not follow ours, or we are just writing ourselves."""
        if not kept or self.lock.locked() or self.doubtful or kept[0][0] != self.table.version + 1:
            return False
        try:
            self.take(list(checked(self.table.id, kept, self.rooms.store.keys, self.table.version, self.head)))
        except Problem:
            return False
        self._go_on_after_others()
        return True

    def _go_on_after_others(self) -> None:
        self._set_flag()
        if self._takeover is None and self.table.bots_asked():
            self._takeover = asyncio.get_running_loop().call_later(self.rooms.config.takeover, self._take_over)

    def _take_over(self) -> None:
        self._takeover = None
        self.drive()

    async def _catch_up(self) -> None:
        missed = await self.rooms.read_rows(self.table.id, self.table.version, self.head)
        self.take(missed)
        self.doubtful = False

    def take(self, missed: list[Kept]) -> None:
        """Rows another worker has written, proved to follow ours."""
        for version, at, body, chain in missed:
            self.table.apply(Stored(version, at, rows.decode(body)))
            self.head = chain
        if missed:
            self.announce(drive=False)
            if self.rooms.attending is not None and self.table.id in self.rooms.attending.tables:
                self.rooms.attending.heard(self.table)

    # --- telling -----------------------------------------------------------------------------------------------------

    def announce(self, drive: bool = True) -> None:
        """Everybody gets what is new to them; bots and clocks go on."""
        for listener in self.listeners:
            listener.news()
        if drive:
            self.drive()

    async def follow(self, viewer: int, payer: str) -> None:
        """Sees to it that there is a log for this viewer, without keeping others waiting while it is written."""
        if viewer not in self.table.logs:
            await self.rooms.in_steps(self.table.write_log(viewer), payer)

    async def at(self, length: int, payer: str) -> Match:
        """The match after so many entries; of a finished game on from where somebody last looked, if that helps."""
        match = self.table.match
        if not 0 <= length <= len(match.record):
            raise Problem("no-such-point", point=length, length=len(match.record))
        record = match.record[:length]
        known = self._replayed
        begun = known.twin() if known is not None and len(known.record) < length else match.beginning()

        def replay() -> Iterator[None]:
            for entry in record[len(begun.record) :]:
                begun.replay(entry)
                yield

        await self.rooms.in_steps(replay(), payer)
        if self.table.over:
            self._replayed = begun
        return begun

    def join(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self._tell_presence()
        self.drive()

    def part(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.left_at = time.monotonic()
        if not any(other.viewer == listener.viewer for other in self.listeners):
            self.encoded.forget(listener.viewer)
        self._tell_presence()

    def _tell_presence(self) -> None:
        seats = sorted({seat for listener in self.listeners for seat in listener.held})
        watching = sum(not listener.held for listener in self.listeners)
        message = msgspec.Raw(encode(Presence(seats, watching)))
        for listener in self.listeners:
            listener.presence(message)

    # --- bots and clocks ---------------------------------------------------------------------------------------------

    def drive(self) -> None:
        """Lets bots decide where they are asked, and sets the clock's alarm."""
        if self._bots is None and self.table.bots_asked() and not self.rooms.closing:
            self._bots = asyncio.get_running_loop().create_task(self._play_bots())
            self._bots.add_done_callback(self._bots_done)
        self._set_flag()

    def _bots_done(self, task: asyncio.Task[None]) -> None:
        self._bots = None
        if task.cancelled() or self.rooms.closing:
            return
        if task.exception() is not None:
            log.error("bots of a table stopped", exc_info=task.exception())
            asyncio.get_running_loop().call_later(self.rooms.config.takeover, self.drive)
        else:
            self.drive()  # somebody may have played between the last look and now

    async def _play_bots(self) -> None:
        """One decision after another; where several are asked at once, their bots answer together.

        So no bot's pause tells whether its hand left it a choice.
        """
        while (asked := self.table.bots_asked()) and not self.rooms.closing:
            seats = {seat: self.table.asked_since[seat] for seat in asked}
            pause = asyncio.get_running_loop().create_task(asyncio.sleep(self.rooms.config.bot_delay))
            chosen = await asyncio.gather(*(self._choose(seat) for seat in seats))
            await pause
            for (seat, since), (move, failed) in zip(seats.items(), chosen, strict=True):
                try:
                    await self.command(_bot_decides(seat, move, failed, since))
                except (Problem, Refused) as wrong:
                    if isinstance(wrong, Problem) and wrong.code.startswith("storage"):
                        await asyncio.sleep(1)
                    break
                self.announce(drive=False)
                self._set_flag()

    async def _choose(self, seat: int) -> tuple[int, messages.WhyFailed | None]:
        table = self.table
        scripted = table.guide.scripted(table.match, seat) if table.guide is not None else None
        if scripted is not None:
            return scripted, None
        level = table.seats[seat].level
        match, payer = table.match, self.payer
        return await self.rooms.thinkers.choose(
            table.opened.game, match.position, seat, level, table.id, payer, match.record
        )

    def _set_flag(self) -> None:
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        clock = self.table.clock
        flag = clock.flag() if clock is not None and self.table.playing else None
        if flag is not None:
            wait = max(0.0, (flag[1] - now()) / 1000)
            self._flag = asyncio.get_running_loop().call_later(min(wait, 3600), self._flag_falls, flag[0])

    def _flag_falls(self, seat: int) -> None:
        self.rooms.keep_task(asyncio.get_running_loop().create_task(self._time_out(seat)))

    async def mind_outages(self) -> None:
        """Takes off the clocks what the server was away."""
        clock = self.table.clock
        if clock is None or not self.table.playing:
            return
        outages = await self.rooms.heartbeat.outages(clock.since)
        if commands.pause(self.table, outages, now()) is None:
            return

        def decide(table: Table) -> rows.AnyRow:
            paused = commands.pause(table, outages, now())
            if paused is None:
                raise Problem("stale")
            return paused

        with suppress(Problem):
            await self.command(decide)

    async def _time_out(self, seat: int) -> None:
        try:
            await self.rooms.heartbeat.beat()
            await self.mind_outages()
            await self.command(lambda table: commands.time_out(table, seat, now()))
        except Problem as wrong:
            if wrong.code.startswith("storage"):
                await asyncio.sleep(1)
        self.announce()

    # --- leaving the memory ------------------------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Nobody looks, nothing runs: it may go back to being rows."""
        return not (self.listeners or self._bots or self.lock.locked() or (self.table.clock and self.table.playing))

    def close(self) -> None:
        for timer in (self._flag, self._takeover):
            if timer is not None:
                timer.cancel()
        if self._bots is not None:
            self._bots.cancel()


def _bot_decides(seat: int, move: int, failed: messages.WhyFailed | None, since: int) -> Decide:
    def decide(table: Table) -> rows.AnyRow:
        if not table.playing or table.asked_since[seat] != since:
            raise Problem("stale")  # undone or played elsewhere while it was thinking
        return commands.bot_move(table, seat, move, failed)

    return decide


def linked(table: str, stored: Iterable[Stored], head: str) -> list[Kept]:
    """Rows as they are kept, chained to the one with the hash `head`."""
    kept: list[Kept] = []
    for entry in stored:
        body = rows.encode(entry.row).decode()
        head = link(head, table, entry.version, entry.at, body)
        kept.append((entry.version, entry.at, body, head))
    return kept


# --- what lists of tables tell ---------------------------------------------------------------------------------------


def brief_of(table: Table) -> dict[str, Any]:
    """The line of the table `tables`."""
    clock = table.opened.clock
    return {
        "id": table.id,
        "game": table.opened.game,
        "status": table.status,
        "public": table.opened.public,
        "spectators": table.opened.spectators,
        "created_at": table.created_at,
        "changed_at": table.changed_at,
        "seats": encode([seat.told() for seat in table.seats]).decode(),
        "chance": publishing.chance(table.opened),
        "seed_hash": publishing.promised(table.opened),
        "size": len(table.seats),
        "base": clock.base if clock is not None else None,
        "increment": clock.increment if clock is not None else None,
        "rated": table.opened.rated,
    }
