"""Rows form a chain; lists tell how chance was made; outages, bans, vocabularies and films have a place."""

import json

import sqlalchemy as sa
from alembic import op

from adamak.server.storage.chain import link
from adamak.table.publishing import seed_hash

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

AT_ONCE = 5_000


def upgrade() -> None:
    op.add_column("rows", sa.Column("chain", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("chance", sa.String(12), nullable=False, server_default="drawn"))
    op.add_column("tables", sa.Column("seed_hash", sa.String(64)))
    op.create_table(
        "server_state",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "outages",
        sa.Column("since", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "bans",
        sa.Column("what", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "vocabularies",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("rules_version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("words", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "films",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    _chain(op.get_bind())


def _chain(connection: sa.Connection) -> None:
    """Every row gets its place in the chain; lists learn how chance was made from the first row of a table."""
    tables = [found for (found,) in connection.execute(sa.text("SELECT DISTINCT table_id FROM rows ORDER BY 1"))]
    write = sa.text("UPDATE rows SET chain = :chain WHERE table_id = :table AND version = :version")
    tell = sa.text("UPDATE tables SET chance = :chance, seed_hash = :seed_hash WHERE id = :table")
    read = sa.text("SELECT version, at, body FROM rows WHERE table_id = :table ORDER BY version")
    links: list[dict[str, object]] = []
    for table in tables:
        before = ""
        for version, at, body in connection.execute(read, {"table": table}).all():
            before = link(before, table, version, at, body)
            links.append({"table": table, "version": version, "chain": before})
            if version == 1:
                connection.execute(tell, {"table": table, **_chance(body)})
        if len(links) > AT_ONCE:
            connection.execute(write, links)
            links = []
    if links:
        connection.execute(write, links)


def _chance(body: str) -> dict[str, object]:
    opened = json.loads(body)
    if opened.get("fair", True):
        return {"chance": "drawn", "seed_hash": seed_hash(opened["seed"]) if opened.get("seed") is not None else None}
    return {"chance": "forked" if opened.get("origin") else "imported", "seed_hash": None}


def downgrade() -> None:
    for name in ("films", "vocabularies", "bans", "outages", "server_state"):
        op.drop_table(name)
    op.drop_column("tables", "seed_hash")
    op.drop_column("tables", "chance")
    op.drop_column("rows", "chain")
