"""Tournaments, their places, and who meets whom."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

NAMES = ("tournament_meetings", "tournament_entries", "tournaments")


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("maker", sa.String(32), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("next_at", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("tournaments_lately", "tournaments", ["status", "changed_at"])
    op.create_table(
        "tournament_entries",
        sa.Column("tournament", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("strength", sa.Integer, nullable=False),
        sa.Column("joined", sa.Integer, nullable=False),
        sa.Column("left", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tournament_meetings",
        sa.Column("tournament", sa.String(32), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("board", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entries", sa.String(100), nullable=False),
        sa.Column("places", sa.String(100), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False, index=True),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for name in NAMES:
        op.drop_table(name)
