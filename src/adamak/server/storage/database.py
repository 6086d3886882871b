"""The database itself, for whoever reads or writes it: where it is, what its errors mean, and the few statements that
SQLite and PostgreSQL say differently.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, Connection, Engine, make_url

from adamak.core import Problem
from adamak.core.extras import need
from adamak.server.config import ServerConfig
from adamak.server.storage.home import DATABASE_FILE

# What a statement may raise: sqlite3 names in its errors what is damaged, and may be unable to read that itself.
ERRORS = (sa.exc.SQLAlchemyError, UnicodeDecodeError)
PEOPLE = "adamak_people"  # devices that were signed out, tables at which somebody else sits now


# --- where it is -----------------------------------------------------------------------------------------------------


def database_url(config: ServerConfig) -> URL:
    """SQLite at home unless the setting says otherwise; PostgreSQL always through psycopg."""
    if not config.database_url:
        return URL.create("sqlite", database=str(config.home / DATABASE_FILE))
    try:
        url = make_url(config.database_url)
    except (sa.exc.ArgumentError, ValueError):  # the latter of a port that is no number
        raise Problem("bad-database-url") from None
    if url.get_backend_name() in ("postgresql", "postgres"):
        need("postgres", "psycopg")
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        raise Problem("bad-database-url")
    return url.set(drivername="sqlite")


def engine_of(url: URL, config: ServerConfig, begin: str) -> Engine:
    if url.get_backend_name() != "sqlite":
        within = {"connect_timeout": config.connect_seconds}
        return sa.create_engine(url, pool_pre_ping=True, pool_size=4, connect_args=within)
    arguments = {"timeout": config.lock_seconds, "isolation_level": None, "check_same_thread": False}
    engine = sa.create_engine(url, connect_args=arguments)

    @event.listens_for(engine, "connect")
    def settle(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def connect(config: ServerConfig, writing: bool = False) -> tuple[Engine, URL]:
    """The database, for a program beside the server."""
    url = database_url(config)
    if url.get_backend_name() == "sqlite" and url.database and not writing and not Path(url.database).is_file():
        raise Problem("no-such-file", file=url.database)
    return engine_of(url, config, "BEGIN IMMEDIATE" if writing else "BEGIN"), url


# --- statements ------------------------------------------------------------------------------------------------------


def put(connection: Connection, table: sa.Table, values: dict[str, Any], keys: tuple[str, ...]) -> None:
    """Insert or, where `keys` are given, replace what is there."""
    make = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    insert: Any = make(table).values(**values)
    if keys:
        rest = {name: insert.excluded[name] for name in values if name not in keys}
        insert = insert.on_conflict_do_update(index_elements=list(keys), set_=rest)
    else:
        insert = insert.on_conflict_do_nothing()
    connection.execute(insert)


def tell_workers(connection: Connection, *notices: str) -> None:
    """Other workers hear this when the transaction is committed; `Services.tell` knows what it means."""
    if connection.dialect.name == "postgresql":
        for told in notices:
            connection.execute(sa.text(f"SELECT pg_notify('{PEOPLE}', :told)"), {"told": told})


def alone(connection: Connection, lock: int) -> None:
    """Nobody else who asks for this lock goes on before this transaction ends. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({lock})"))


# --- what its errors mean --------------------------------------------------------------------------------------------


def trouble(error: BaseException) -> BaseException:
    """What a driver's error means to whoever waits."""
    if isinstance(error, Problem):
        return error
    said = str(getattr(error, "orig", None) or error).lower()
    if isinstance(error, sqlite3.Error | sa.exc.DBAPIError | sa.exc.SQLAlchemyError | OSError) or _of_psycopg(error):
        if "locked" in said or "busy" in said:
            return Problem("storage-busy")
        if "full" in said or "no space" in said:
            return Problem("storage-full")
        if any(word in said for word in ("malformed", "not a database", "corrupt", "file format", "encrypted")):
            return Problem("storage-damaged")
        if "readonly" in said or "read-only" in said:
            return Problem("storage-readonly")
        return Problem("storage-unreachable")
    return Problem("storage-damaged") if isinstance(error, UnicodeDecodeError) else error


def unopened(error: BaseException, url: URL, is_sqlite: bool) -> BaseException:
    """Why the database could not be opened, with its name and what the driver says: for whoever starts the server."""
    if isinstance(error, Problem):
        return error
    found = trouble(error)
    if not isinstance(found, Problem):
        return found
    why = " ".join(str(getattr(error, "orig", None) or error).split())[:200]
    where = str(url.database) if is_sqlite else url.render_as_string(hide_password=True)
    if found.code in ("storage-damaged", "storage-readonly", "storage-full"):
        return found
    return Problem("storage-unopened", where=where, why=why)


def _of_psycopg(error: BaseException) -> bool:
    return type(error).__module__.startswith("psycopg")
