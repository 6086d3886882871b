"""Copies of everything: one file that holds the whole database at one moment, and the key that signs its links.

The copy is taken while the server runs, in one reading transaction: every command acknowledged before it began is in
it. It is the same for SQLite and PostgreSQL (rows as JSON lines in a zip), so it also moves a server between the two.
"""

from __future__ import annotations

import base64
import json
import os
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from adamak import __version__
from adamak.core import Problem
from adamak.server.config import ServerConfig
from adamak.server.people.keys import KEY_FILE, Keys
from adamak.server.storage import home, migrations, schema
from adamak.server.storage.chain import checked
from adamak.server.storage.database import ERRORS, connect, unopened
from adamak.server.tables.server_time import now

FORMAT = "adamak-backup/1"
ABOUT = "about.json"
AT_ONCE = 1_000  # rows read or written together


def backup(config: ServerConfig, target: Path) -> dict[str, int]:
    """Writes the copy beside its place and then puts it there whole; returns how many rows of each table it holds."""
    if target.exists():
        raise Problem("file-exists", file=str(target))
    staged = target.with_name(f"{target.name}.part")
    engine, url = connect(config)
    counts: dict[str, int] = {}
    try:
        with engine.connect() as connection, _new_file(staged) as copy:
            if connection.dialect.name == "postgresql":
                connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
            revision = migrations.current(connection)
            if revision != migrations.HEAD:
                raise Problem("backup-not-migrated", found=str(revision))
            for table in schema.metadata.sorted_tables:
                counts[table.name] = _write(copy, connection, table)
            about = {"format": FORMAT, "program": __version__, "schema": revision, "made_at": now(), "counts": counts}
            copy.writestr(ABOUT, json.dumps(about))
            key = config.home / KEY_FILE
            if not config.secret_key and key.is_file():
                copy.writestr(KEY_FILE, key.read_bytes())
        os.replace(staged, target)
    except (*ERRORS, OSError) as error:
        raise unopened(error, url, url.get_backend_name() == "sqlite") from error
    finally:
        engine.dispose()
        staged.unlink(missing_ok=True)
    return counts


def _new_file(path: Path) -> zipfile.ZipFile:
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_TRUNC, home.OWNER_ONLY))
    return zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED)


def _write(copy: zipfile.ZipFile, connection: Connection, table: sa.Table) -> int:
    count = 0
    chosen = sa.select(table).order_by(*table.primary_key.columns)
    with copy.open(f"{table.name}.jsonl", "w", force_zip64=True) as file:
        for row in connection.execution_options(stream_results=True, yield_per=AT_ONCE).execute(chosen):
            file.write(json.dumps([_plain(value) for value in row], ensure_ascii=False).encode() + b"\n")
            count += 1
    return count


def _plain(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def restore(config: ServerConfig, source: Path) -> dict[str, int]:
    """Fills an empty home and database from a copy; every table's chain is checked on the way."""
    home.prepare(config.home)
    lock = home.HomeLock(config.home)
    lock.take()
    engine, url = connect(config, writing=True)
    try:
        with zipfile.ZipFile(source) as copy:
            about = _about(copy)
            with engine.begin() as connection:
                if migrations.current(connection) is not None and _holds_something(connection):
                    raise Problem("restore-not-empty", where=url.render_as_string(hide_password=True))
                migrations.upgrade(connection, about["schema"])
                tables = sa.MetaData()
                tables.reflect(connection)
                counts = {
                    name: _read(copy, connection, tables.tables[name])
                    for name in (table.name for table in schema.metadata.sorted_tables)
                    if f"{name}.jsonl" in copy.namelist()
                }
                migrations.upgrade(connection)
                check_chains(connection, _keys(config, copy))
            if KEY_FILE in copy.namelist() and not config.secret_key:
                _put_key(config.home / KEY_FILE, copy.read(KEY_FILE))
    except (zipfile.BadZipFile, KeyError, ValueError):
        raise Problem("backup-unreadable", file=str(source)) from None
    except OSError as error:
        raise Problem("cannot-read", file=str(source), why=error.strerror or str(error)) from None
    except ERRORS as error:
        raise unopened(error, url, url.get_backend_name() == "sqlite") from error
    finally:
        engine.dispose()
        lock.release()
    return counts


def _about(copy: zipfile.ZipFile) -> dict[str, Any]:
    about = json.loads(copy.read(ABOUT))
    if about.get("format") != FORMAT:
        raise ValueError
    if about["schema"] not in migrations.KNOWN:
        raise Problem("storage-newer", found=str(about["schema"])[:20], known=migrations.HEAD)
    return dict(about)


def _holds_something(connection: Connection) -> bool:
    return connection.execute(sa.text("SELECT 1 FROM rows LIMIT 1")).first() is not None


def _read(copy: zipfile.ZipFile, connection: Connection, table: sa.Table) -> int:
    connection.execute(sa.delete(table))
    names = [column.name for column in table.columns]
    readers = [_reader(column) for column in table.columns]
    count = 0
    with copy.open(f"{table.name}.jsonl") as file:
        for some in _in_lots(file):
            values = [
                {name: reader(value) for name, reader, value in zip(names, readers, json.loads(line), strict=True)}
                for line in some
            ]
            connection.execute(sa.insert(table), values)
            count += len(values)
    return count


def _reader(column: sa.Column[Any]) -> Callable[[Any], Any]:
    if isinstance(column.type, sa.Boolean):
        return bool
    return lambda value: base64.b64decode(value["base64"]) if isinstance(value, dict) else value


def _in_lots(lines: Any) -> Iterator[list[bytes]]:
    lot: list[bytes] = []
    for line in lines:
        lot.append(line)
        if len(lot) == AT_ONCE:
            yield lot
            lot = []
    if lot:
        yield lot


def _keys(config: ServerConfig, copy: zipfile.ZipFile) -> Keys | None:
    """The keys the copied server signed with, as far as they are known here."""
    if config.secret_key:
        return Keys.of(config.home, config.secret_key)
    return Keys(copy.read(KEY_FILE)) if KEY_FILE in copy.namelist() else None


def check_chains(connection: Connection, keys: Keys | None) -> None:
    """A Problem where the rows of some table do not follow one another."""
    rows = schema.rows
    for (table,) in connection.execute(sa.select(rows.c.table_id).distinct().order_by(rows.c.table_id)).all():
        chosen = sa.select(rows.c.version, rows.c.at, rows.c.body, rows.c.chain).where(rows.c.table_id == table)
        kept = [(row[0], row[1], row[2], row[3]) for row in connection.execute(chosen.order_by(rows.c.version))]
        for _ in checked(table, kept, keys):
            pass


def _put_key(path: Path, key: bytes) -> None:
    path.unlink(missing_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, home.OWNER_ONLY), "wb") as file:
        file.write(key)
