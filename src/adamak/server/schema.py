"""The database's schema, the same for SQLite and PostgreSQL. Migrations are in `migrations/`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

# The truth: one small row for each committed command. Its key decides races.
rows = Table(
    "rows",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

# What lists of tables need to know without replaying: written together with the rows that change it.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("public", Boolean(create_constraint=False), nullable=False),
    Column("spectators", Boolean(create_constraint=False), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("seats", Text, nullable=False),  # list[SeatInfo] as JSON
    sqlite_with_rowid=False,
)
Index("tables_public", tables.c.public, tables.c.status, tables.c.changed_at)

# Who made or joined what: "my tables". Seat -1 is the host.
members = Table(
    "members",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
