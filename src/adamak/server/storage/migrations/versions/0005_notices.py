"""Notices, vacations and moves given in advance."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

NAMES = (
    "notice_ways",
    "notice_wishes",
    "hushed_tables",
    "changed_tables",
    "notices",
    "deliveries",
    "vacations",
    "premoves",
)


def upgrade() -> None:
    op.create_table(
        "notice_ways",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("device", sa.String(32), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("code", sa.String(64)),
        sa.Column("code_until", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_notice_ways_person", "notice_ways", ["person"])
    op.create_table(
        "notice_wishes",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("unwanted", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "hushed_tables",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "changed_tables",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("about", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_notices_table_id", "notices", ["table_id"])
    op.create_table(
        "deliveries",
        sa.Column("notice", sa.String(32), primary_key=True),
        sa.Column("way", sa.String(32), primary_key=True),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("next_at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_deliveries_next_at", "deliveries", ["next_at"])
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("since", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "premoves",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("dropped", sa.Boolean(create_constraint=False), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("notices_due", "notices", ["state", "due_at"])
    op.create_index("notices_of", "notices", ["person", "table_id"])


def downgrade() -> None:
    for name in NAMES:
        op.drop_table(name)
