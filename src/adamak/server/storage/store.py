"""Storage: rows are kept before anybody is told. One writer thread commits whatever is queued as one transaction.

The same statements serve SQLite (WAL, synchronous=FULL) and PostgreSQL. Nothing here knows what a row means.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from adamak.core import Problem
from adamak.server.config import ServerConfig
from adamak.server.host.metrics import Metrics
from adamak.server.people.keys import Keys
from adamak.server.storage import migrations, schema
from adamak.server.storage.acknowledged import GONE, Acknowledged, missing
from adamak.server.storage.chain import Kept
from adamak.server.storage.checkpoints import Checkpoints
from adamak.server.storage.database import ERRORS, database_url, engine_of, put, trouble, unopened
from adamak.server.storage.home import SameFiles, make_private

CHANNEL = "adamak_rows"
MOST_AT_ONCE = 100  # rows of one statement: the driver keeps that many statements prepared
LONGEST_NOTICE = 7_900  # bytes: PostgreSQL takes less than 8,000
_NAMES = ("tables", "versions", "times", "bodies", "chains")
_UNNEST = sa.text(
    "INSERT INTO rows (table_id, version, at, body, chain) SELECT * FROM unnest(CAST(:tables AS text[]), "
    "CAST(:versions AS integer[]), CAST(:times AS bigint[]), CAST(:bodies AS text[]), CAST(:chains AS text[])) "
    "ON CONFLICT DO NOTHING"
)
COLUMNS = len(schema.rows.columns)
OF_THE_WORK = (Problem, sa.exc.DataError, sa.exc.IntegrityError)  # why one job failed, on a connection that is good
R = TypeVar("R")
log = logging.getLogger("adamak.storage")


class VersionTaken(Exception):
    """Somebody else has written this version of the table first."""


class Append(Struct):
    """What one command writes: rows with consecutive versions, and what lists need to know if that changed."""

    table: str
    rows: list[Kept]
    brief: dict[str, Any] | None = None
    members: Sequence[tuple[str, int]] = ()  # guest or person, seat
    vacated: Sequence[int] = ()  # seats that are nobody's own any more: they were given a new secret
    attended: bool = False  # somebody may have to be told of it


class _Job(Struct):
    work: Append | Callable[[Connection], Any]
    future: asyncio.Future[Any]
    outcome: Any = None
    error: BaseException | None = None


class Store:
    """The database, for one server process. `append` and `write` return after the commit, never before."""

    def __init__(
        self, config: ServerConfig, sender: str = "", key: bytes = b"", metrics: Metrics | None = None
    ) -> None:
        self.config = config
        self.metrics = metrics or Metrics()
        self.keys = Keys(key)
        self.acknowledged = Acknowledged(config.home, key)
        self.lost: dict[str, int] = {}  # tables whose end is not there any more: the version that was acknowledged
        self.url = database_url(config)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.sender = sender  # told to other workers with each change, so that we need not listen to ourselves
        self._writing = engine_of(self.url, config, "BEGIN IMMEDIATE")
        self._reading = engine_of(self.url, config, "BEGIN")
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="adamak-read")
        self._queue: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._gathered: list[_Job] = []  # asked for in this turn of the event loop
        self._writer = threading.Thread(target=self._write_all, name="adamak-write", daemon=True)
        self._insert = _insert_sql(self.is_sqlite)
        self._checkpoints = Checkpoints(self.url.database) if self.is_sqlite and self.url.database else None
        self._files = SameFiles(self.url.database) if self.is_sqlite and self.url.database else None
        self.commits = 0
        self.failing = False  # the last transaction could not be committed

    def open(self) -> None:
        """Migrates and starts writing."""
        if self.is_sqlite and self.url.database:
            make_private(Path(self.url.database))
        try:
            with self._reading.connect() as connection:
                ready = migrations.current(connection) == migrations.HEAD
            if not ready:
                with self._writing.begin() as connection:
                    migrations.upgrade(connection)
        except Exception as error:
            raise unopened(error, self.url, self.is_sqlite) from error
        self._look_after_the_end()
        self._writer.start()
        if self._checkpoints is not None:
            self._checkpoints.start()

    def _look_after_the_end(self) -> None:
        """Whether all that was acknowledged is still there."""
        for where in self.acknowledged.open():
            log.error("the list of what was acknowledged is damaged: %s", where)
        heads = self.acknowledged.heads
        found: dict[str, dict[int, str]] = {}
        wanted = sorted(heads)
        rows = schema.rows
        try:
            with self._reading.connect() as connection:
                for at in range(0, len(wanted), MOST_AT_ONCE):
                    some = [(table, heads[table][0]) for table in wanted[at : at + MOST_AT_ONCE]]
                    pairs = sa.tuple_(rows.c.table_id, rows.c.version).in_(some)
                    for table, version, chain in connection.execute(
                        sa.select(rows.c.table_id, rows.c.version, rows.c.chain).where(pairs)
                    ):
                        found.setdefault(table, {})[version] = chain
                if self.is_sqlite:
                    for (what,) in connection.exec_driver_sql("PRAGMA quick_check(5)"):
                        if what != "ok":
                            log.error("the database is damaged: %s", what)
        except ERRORS as error:
            log.error("the database is damaged: %s", getattr(error, "orig", error))
        self.lost = missing(heads, found)
        for table, version in self.lost.items():
            log.error("table %s: row %s was acknowledged and is not there; see `adamak doctor`", table, version)
        self.metrics.damaged += len(self.lost)

    def close(self) -> None:
        if self._writer.is_alive():
            self._hand_over()
            self._queue.put(None)
            self._writer.join(10)
        if self._checkpoints is not None:
            self._checkpoints.stop()
        self._readers.shutdown()
        self.acknowledged.close()
        self._writing.dispose()
        self._reading.dispose()

    # --- writing -----------------------------------------------------------------------------------------------------

    def append(self, work: Append) -> asyncio.Future[None]:
        """Keeps the rows. VersionTaken: another command was first; a Problem: the database cannot now."""
        return self._queued(work)

    async def write(self, work: Callable[[Connection], R]) -> R:
        """Any other change, in the same transaction as whatever is queued."""
        return await self._queued(work)  # type: ignore[no-any-return]

    def _queued(self, work: Append | Callable[[Connection], Any]) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        job = _Job(work, loop.create_future())
        if not self._gathered:
            loop.call_soon(self._hand_over)  # with whatever else this turn of the loop brings: one commit for all
        self._gathered.append(job)
        return job.future

    def _hand_over(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    def _write_all(self) -> None:
        connection: Connection | None = None
        while (jobs := self._queue.get()) is not None:
            stop = False
            while not self._queue.empty() and len(jobs) < 1000:
                more = self._queue.get()
                if more is None:
                    stop = True
                    break
                jobs += more
            try:
                if connection is None:
                    if self._files is not None and not self._files.connecting():
                        raise Problem("storage-unreachable")
                    connection = self._writing.connect()
                    if self._checkpoints is not None:
                        connection.connection.cursor().execute("PRAGMA wal_autocheckpoint=0")
                begun = perf_counter()
                self._commit(connection, jobs)
                self.metrics.commits.note(perf_counter() - begun)
                if self._files is not None and not self._files.committed():
                    raise Problem("storage-unreachable")  # it was written where nobody will find it
                self.failing = False
                self._acknowledge(jobs)
                if self._checkpoints is not None:
                    self._checkpoints.committed()
            except Exception as error:
                self.failing = True
                for job in jobs:
                    job.error = trouble(error)
                _give_up(connection)
                connection = None
            _tell(jobs)
            if stop:
                break
        if connection is not None:
            connection.close()

    def _acknowledge(self, jobs: Sequence[_Job]) -> None:
        kept = []
        for job in jobs:
            if job.error is None and isinstance(job.work, Append):
                version, _, _, chain = job.work.rows[-1]
                kept.append((job.work.table, version, chain))
        self.acknowledged.note(kept)

    async def gone(self, tables: Sequence[str]) -> None:
        """These tables were deleted on purpose, by us: no list may miss them."""
        self.hear_gone(tables)
        await asyncio.to_thread(self.acknowledged.forget_elsewhere, tables)

    def hear_gone(self, tables: Sequence[str]) -> None:
        """These tables were deleted on purpose."""
        self.acknowledged.note((table, 0, GONE) for table in tables)
        for table in tables:
            self.lost.pop(table, None)

    def _commit(self, connection: Connection, jobs: Sequence[_Job]) -> None:
        """One transaction for all that came meanwhile: one wait for the disk."""
        if self.is_sqlite and _insert_at_once(connection, jobs):
            self.commits += 1
            return
        try:
            self._commit_together(connection, jobs)
        except sa.exc.OperationalError as error:
            if "deadlock" not in str(error.orig):
                raise
            for job in jobs:  # somebody else's statement crossed ours: one after another they cannot
                job.error = job.outcome = None
                self._commit_together(connection, [job])

    def _commit_together(self, connection: Connection, jobs: Sequence[_Job]) -> None:
        """Rows first, table by table in one order: workers that commit at the same time never wait crosswise.

        Whatever else is to be written has a transaction of its own, for nobody knows what it locks.
        """
        appends = [(job.work, job) for job in jobs if isinstance(job.work, Append)]
        appends.sort(key=lambda pair: pair[0].table)
        if appends:
            with connection.begin():
                if self.is_sqlite or not self._insert_all(connection, [work for work, _ in appends]):
                    for work, job in appends:
                        if not self._write_rows(connection, work):
                            job.error = VersionTaken()
                kept = [work for work, job in appends if job.error is None]
                for work in kept:
                    self._write_brief(connection, work)
                if not self.is_sqlite and kept:
                    told = [notice(self.sender, work) for work in kept]
                    sent = sa.text(f"SELECT pg_notify('{CHANNEL}', told) FROM unnest(CAST(:told AS text[])) AS told")
                    connection.execute(sent, {"told": told})
            self.commits += 1
        for job in jobs:
            if not isinstance(job.work, Append):
                try:
                    with connection.begin():
                        job.outcome = job.work(connection)
                except OF_THE_WORK as refused:  # nothing of it is kept, and nobody else is concerned
                    job.error = trouble(refused)
                self.commits += 1

    def _insert_all(self, connection: Connection, works: Sequence[Append]) -> bool:
        """All rows by one statement; False, with nothing written, where one of them was taken already."""
        columns: list[list[Any]] = [[], [], [], [], []]
        for work in works:
            for row in work.rows:
                for column, value in zip(columns, (work.table, *row), strict=True):
                    column.append(value)
        with connection.begin_nested() as attempt:
            found = connection.execute(_UNNEST, dict(zip(_NAMES, columns, strict=True))).rowcount
            if found == len(columns[0]):
                return True
            attempt.rollback()
        return False

    def _write_rows(self, connection: Connection, work: Append) -> bool:
        cursor = connection.connection.cursor()
        for version, at, body, chain in work.rows:
            values = {"table_id": work.table, "version": version, "at": at, "body": body, "chain": chain}
            cursor.execute(self._insert, values)
            if cursor.rowcount != 1:
                # Versions are consecutive: if the first is free, so are the rest (others wait for our transaction).
                return False
        return True

    def _write_brief(self, connection: Connection, work: Append) -> None:
        if work.brief is not None:
            put(connection, schema.tables, work.brief, ("id",))
        for seat in work.vacated:
            for left in (schema.members, schema.premoves):
                connection.execute(sa.delete(left).where(left.c.table_id == work.table, left.c.seat == seat))
        if work.attended:
            note_change(connection, work)
        for guest, seat in work.members:
            put(connection, schema.members, {"guest": guest, "table_id": work.table, "seat": seat}, ())

    # --- reading -----------------------------------------------------------------------------------------------------

    async def read(self, work: Callable[[Connection], R]) -> R:
        """Reads in a thread of its own; a Problem where the database cannot be read."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], R]) -> R:
        try:
            with self._reading.connect() as connection:
                return work(connection)
        except Problem:
            raise
        except Exception as error:
            raise trouble(error) from error

    async def rows(self, table: str, after: int = 0) -> list[Kept]:
        """The rows of a table beyond a version, in order."""
        rows = schema.rows
        chosen = (
            sa.select(rows.c.version, rows.c.at, rows.c.body, rows.c.chain)
            .where(rows.c.table_id == table, rows.c.version > after)
            .order_by(rows.c.version)
        )
        return await self.read(lambda connection: [tuple(row) for row in connection.execute(chosen)])


def notice(sender: str, work: Append) -> str:
    """What other workers are told: the rows themselves where there is room, so that they need not ask for them."""
    rows = msgspec.json.encode(work.rows).decode()
    whole = f"{sender} {work.table} {work.rows[-1][0]} {rows}"
    return whole if len(whole.encode()) < LONGEST_NOTICE else f"{sender} {work.table} {work.rows[-1][0]} "


def heard(payload: str) -> tuple[str, str, int, list[Kept]]:
    """Sender, table, version and rows (if they were told) of a notice."""
    sender, table, version, told = payload.split(" ", 3)
    return sender, table, int(version), msgspec.json.decode(told, type=list[Kept]) if told else []


def _insert_sql(is_sqlite: bool) -> str:
    """The statement of the hot path in the driver's own words: SQLAlchemy says it once, the driver runs it."""
    if is_sqlite:
        insert: Any = sqlite.insert(schema.rows).on_conflict_do_nothing()
        return str(insert.compile(dialect=sqlite.dialect(paramstyle="named")))
    insert = postgresql.insert(schema.rows).on_conflict_do_nothing()
    dialect = postgresql.psycopg.dialect()  # type: ignore[no-untyped-call]
    return str(insert.compile(dialect=dialect))


def _insert_at_once(connection: Connection, jobs: Sequence[_Job]) -> bool:
    """Moves and nothing else, as one statement that is its own transaction; False: something else is queued, or a
    version is taken, and nothing was written.

    Each call into SQLite lets go of the interpreter and must wait to get it back from the event loop's thread. One call
    instead of SQLAlchemy's transaction and one call for each row about halved the writer thread's time under load.
    """
    values: list[str | int] = []
    for job in jobs:
        work = job.work
        if not isinstance(work, Append) or work.brief is not None or work.members or work.vacated or work.attended:
            return False
        for version, at, body, chain in work.rows:
            values += (work.table, version, at, body, chain)
    if len(values) > COLUMNS * MOST_AT_ONCE:
        return False
    driver: Any = connection.connection.driver_connection
    try:
        driver.execute(_insert_many(len(values) // COLUMNS), values)
    except sqlite3.IntegrityError:
        return False
    return True


@cache
def _insert_many(number: int) -> str:
    names = [column.name for column in schema.rows.columns]
    row = f"({', '.join('?' * len(names))})"
    return f"INSERT INTO {schema.rows.name} ({', '.join(names)}) VALUES {', '.join([row] * number)}"


def note_change(connection: Connection, work: Append) -> None:
    """In the transaction of the rows: whoever looks after notices finds this table, be it after a crash."""
    changed = schema.changed_tables
    make = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    version, at = work.rows[-1][:2]
    insert: Any = make(changed).values(table_id=work.table, since=work.rows[0][0], version=version, at=at)
    newer = {"version": insert.excluded.version, "at": insert.excluded.at}
    connection.execute(insert.on_conflict_do_update(index_elements=["table_id"], set_=newer))


def _give_up(connection: Connection | None) -> None:
    """After an error the next transaction begins on a fresh connection."""
    if connection is not None:
        with suppress(Exception):
            connection.invalidate()
            connection.close()


def _tell(jobs: Sequence[_Job]) -> None:
    """Back on the event loop: one call for the whole transaction."""
    loop = jobs[0].future.get_loop()

    def settle() -> None:
        for job in jobs:
            if job.future.cancelled():
                continue
            if job.error is not None:
                job.future.set_exception(job.error)
            else:
                job.future.set_result(job.outcome)

    with suppress(RuntimeError):  # the loop is closed: nobody waits any more
        loop.call_soon_threadsafe(settle)
