"""What is wrong with a home: its files, its database, and every table in it. Nothing is changed unless asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from adamak.core import Problem, Refused, games
from adamak.server.config import ServerConfig
from adamak.server.people.keys import Keys
from adamak.server.storage import acknowledged, home, migrations, schema
from adamak.server.storage.chain import Kept, checked
from adamak.server.storage.database import ERRORS, connect, put, unopened
from adamak.server.tables.room import brief_of, linked
from adamak.server.tables.server_time import now
from adamak.table import Table, rows


@dataclass(slots=True)
class Finding:
    """One thing that is wrong: a message `doctor-<code>` and its facts."""

    code: str
    facts: dict[str, object] = field(default_factory=dict)


@dataclass(slots=True)
class Report:
    tables: int = 0
    rows: int = 0
    findings: list[Finding] = field(default_factory=list)
    damaged: dict[str, int] = field(default_factory=dict)  # tables, and how many of their rows are sound

    def found(self, code: str, **facts: object) -> None:
        self.findings.append(Finding(code, facts))


def examine(config: ServerConfig) -> Report:
    """Reads everything there is."""
    report = Report()
    keys = Keys.of(config.home, config.secret_key) if config.home.is_dir() else None
    engine, url = connect(config)
    try:
        with engine.connect() as connection:
            revision = migrations.current(connection)
            if revision != migrations.HEAD:
                if revision not in migrations.KNOWN:
                    raise Problem("storage-newer", found=str(revision)[:20], known=migrations.HEAD)
                report.found("schema", found=str(revision), known=migrations.HEAD)
                return report
            if url.get_backend_name() == "sqlite":
                _examine_file(connection, report)
            heads = _heads(config, keys, report)
            for table_id in _table_ids(connection, heads):
                _examine_table(connection, table_id, heads.get(table_id), keys, report)
    except ERRORS as error:
        raise unopened(error, url, url.get_backend_name() == "sqlite") from error
    finally:
        engine.dispose()
    return report


def _examine_file(connection: Connection, report: Report) -> None:
    try:
        for (what,) in connection.exec_driver_sql("PRAGMA integrity_check(20)"):
            if what != "ok":
                report.found("database", what=str(what).strip()[:200])
    except ERRORS as error:
        report.found("database", what=str(getattr(error, "orig", error))[:200])


def _heads(config: ServerConfig, keys: Keys | None, report: Report) -> acknowledged.Heads:
    """What every worker of this home has acknowledged, the furthest of each table."""
    heads: acknowledged.Heads = {}
    if keys is None:
        return heads
    for path in sorted(config.home.glob("acknowledged-*[0-9]")):
        found, wrong = acknowledged.read(path, acknowledged.key_of(keys.key))
        for where in wrong:
            report.found("list", where=where)
        for table, head in found.items():
            if table not in heads or heads[table][0] < head[0]:
                heads[table] = head
    return heads


def _table_ids(connection: Connection, heads: acknowledged.Heads) -> list[str]:
    listed = {str(found) for (found,) in connection.execute(sa.select(schema.tables.c.id))}
    kept = {str(found) for (found,) in connection.execute(sa.select(schema.rows.c.table_id).distinct())}
    return sorted(listed | kept | set(heads))


def _examine_table(
    connection: Connection, table_id: str, head: tuple[int, str] | None, keys: Keys | None, report: Report
) -> None:
    report.tables += 1
    try:
        kept = _rows(connection, table_id)
    except ERRORS as error:
        report.found("database", what=f"{table_id}: {getattr(error, 'orig', error)}"[:200])
        return
    report.rows += len(kept)
    sound: list[Kept] = []
    try:
        for row in checked(table_id, kept, keys):
            rows.decode(row[2])
            sound.append(row)
    except (Problem, ValueError):
        report.found("row", table=table_id, version=len(sound) + 1)
        report.damaged[table_id] = len(sound)
        return
    if head is not None and (len(sound) < head[0] or sound[head[0] - 1][3] != head[1]):
        report.found("cut", table=table_id, found=len(sound), wanted=head[0])
        report.damaged[table_id] = len(sound)
        return
    if not sound:
        report.found("empty", table=table_id)
        report.damaged[table_id] = 0
        return
    try:
        table = _loaded(table_id, sound)
    except (Problem, Refused, LookupError, ValueError) as wrong:
        opened = rows.decode(sound[0][2])
        game = games().get(opened.game) if isinstance(opened, rows.Opened) else None
        if game is None or not isinstance(opened, rows.Opened) or opened.rules_version == game.rules_version:
            report.found("replay", table=table_id, why=str(wrong)[:120])
        return
    line = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table_id)).first()
    if line is None or line.status != table.status:
        report.found("brief", table=table_id)


def _rows(connection: Connection, table_id: str) -> list[Kept]:
    found = schema.rows
    chosen = sa.select(found.c.version, found.c.at, found.c.body, found.c.chain).where(found.c.table_id == table_id)
    return [(row[0], row[1], row[2], row[3]) for row in connection.execute(chosen.order_by(found.c.version))]


def _loaded(table_id: str, kept: list[Kept]) -> Table:
    history = (rows.Stored(version, at, rows.decode(body)) for version, at, body, _ in kept)
    return Table.load(table_id, history)


def repair(config: ServerConfig, report: Report) -> Iterator[tuple[str, int]]:
    """Lets damaged tables go on from their last sound row, which is then the truth; lists of tables are written anew.

    Only while no server runs: what is cut here is cut for good.
    """
    lock = home.HomeLock(config.home)
    lock.take()
    engine, _ = connect(config, writing=True)
    keys = Keys.of(config.home, config.secret_key)
    try:
        with engine.begin() as connection:
            for table_id, sound in report.damaged.items():
                _cut(connection, table_id, sound)
                yield table_id, sound
            for finding in report.findings:
                if finding.code == "brief":
                    table_id = str(finding.facts["table"])
                    put(connection, schema.tables, brief_of(_loaded(table_id, _rows(connection, table_id))), ("id",))
                    yield table_id, -1
        heads = {table: (kept[-1][0], kept[-1][3]) for table in report.damaged if (kept := _kept(engine, table))}
        acknowledged.accept(config.home, acknowledged.key_of(keys.key), report.damaged, heads)
    finally:
        engine.dispose()
        lock.release()


def _kept(engine: sa.Engine, table_id: str) -> list[Kept]:
    with engine.connect() as connection:
        return _rows(connection, table_id)


def _cut(connection: Connection, table_id: str, sound: int) -> None:
    found = schema.rows
    connection.execute(sa.delete(found).where(found.c.table_id == table_id, found.c.version > sound))
    if not sound:
        connection.execute(sa.delete(schema.members).where(schema.members.c.table_id == table_id))
        connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table_id))
        return
    kept = _rows(connection, table_id)
    note = rows.Stored(sound + 1, max(now(), kept[-1][1]), rows.Cut())
    ((version, at, body, chain),) = linked(table_id, [note], kept[-1][3])
    connection.execute(sa.insert(found).values(table_id=table_id, version=version, at=at, body=body, chain=chain))
    put(connection, schema.tables, brief_of(_loaded(table_id, _rows(connection, table_id))), ("id",))
