"""Bringing a database to the present schema: automatically at start, one process at a time.

A new migration is a file in `versions/` and the new `HEAD` here.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from adamak.core import Problem

HEAD = "0007"
KNOWN = ("0001", "0002", "0003", "0004", "0005", "0006", HEAD)
LOCK = 0x6164616D616B  # "adamak": PostgreSQL's advisory lock for migrating


def current(connection: Connection) -> str | None:
    """The revision a database stands at; None: a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: Connection, target: str = HEAD) -> None:
    """To HEAD, or an older revision, in the connection's transaction. Alembic is imported only where there is work."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    found = current(connection)
    if found == target:
        return
    if found is not None and found not in KNOWN:
        raise Problem("storage-newer", found=str(found)[:20], known=HEAD)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, target)
