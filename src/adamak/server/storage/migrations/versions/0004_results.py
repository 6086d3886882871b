"""Results of finished games, and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NAMES = ("finished", "results", "ratings")


def upgrade() -> None:
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("ending", sa.String(40), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("shown", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("unrated", sa.String(12), nullable=False),
        sa.Column("entered", sa.Boolean(create_constraint=False), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("finished_latest", "finished", ["shown", "ended_at"])
    op.create_index("finished_in_order", "finished", ["game", "unrated", "ended_at", "table_id"])
    op.create_index("finished_due", "finished", ["entered", "unrated"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("shown", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("rated_place", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("parts", sa.Text, nullable=False),
        sa.Column("points_before", sa.Integer),
        sa.Column("doubt_before", sa.Integer),
        sa.Column("points", sa.Integer),
        sa.Column("doubt", sa.Integer),
        sqlite_with_rowid=False,
    )
    op.create_index("results_of", "results", ["person", "game", "ended_at"])
    op.create_index("results_best", "results", ["game", "shown", "bot", "total"])
    op.create_index("results_lately", "results", ["ended_at", "game", "person"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("doubt", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ratings_best", "ratings", ["game", "points"])


def downgrade() -> None:
    for name in NAMES:
        op.drop_table(name)
