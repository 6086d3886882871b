"""The lobby (friends, blocks, seeks, invitations), what hosts hear and do, and what people's pages tell of games."""

import json
import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

NAMES = ("details", "tallies", "meetings", "friends", "blocks", "seeks", "invitations", "reports", "deeds")


def _flag(name: str, default: sa.ColumnElement[bool] | None = None) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(create_constraint=False), nullable=False, server_default=default)


def upgrade() -> None:
    _look_for_persons()
    _terms_of_tables()
    op.add_column("finished", _flag("detailed", sa.false()))
    op.create_index("finished_bare", "finished", ["detailed"])
    _statistics()
    _people()
    _hosts()


def _look_for_persons() -> None:
    op.add_column("persons", sa.Column("folded", sa.String(100), nullable=False, server_default=""))
    connection = op.get_bind()
    found = connection.execute(sa.text("SELECT id, name FROM persons")).all()
    letters = str.maketrans({"ي": "ی", "ى": "ی", "ك": "ک", "\u200c": " "})
    for person, name in found:
        plain = unicodedata.normalize("NFKC", name).casefold().translate(letters)
        values = {"id": person, "folded": " ".join(plain.split())[:100]}
        connection.execute(sa.text("UPDATE persons SET folded = :folded WHERE id = :id"), values)


def _terms_of_tables() -> None:
    """Of tables that go on; nobody looks for the others by their terms."""
    op.add_column("tables", sa.Column("size", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("base", sa.Integer))
    op.add_column("tables", sa.Column("increment", sa.Integer))
    op.add_column("tables", _flag("rated", sa.false()))
    connection = op.get_bind()
    going = sa.text("SELECT id FROM tables WHERE status IN ('waiting', 'playing')")
    first = sa.text("SELECT body FROM rows WHERE table_id = :id AND version = 1")
    terms = sa.text(
        "UPDATE tables SET size = :size, base = :base, increment = :increment, rated = :rated WHERE id = :id"
    )
    for (table,) in connection.execute(going).all():
        body = connection.execute(first, {"id": table}).scalar()
        try:
            opened = json.loads(body or "")
        except ValueError:
            continue  # damaged: the doctor says more
        clock = opened.get("clock") or {}
        base = clock.get("base")
        values = {
            "id": table, "size": len(opened.get("seats", ())), "base": base, "rated": bool(opened.get("rated", False)),
            "increment": clock.get("increment", 0) if base is not None else None,
        }  # fmt: skip
        connection.execute(terms, values)


def _statistics() -> None:
    op.create_table(
        "details",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("taken", sa.Text, nullable=False),
        sa.Column("times", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tallies",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("shown", sa.Boolean(create_constraint=False), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "meetings",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("shown", sa.Boolean(create_constraint=False), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("meetings_with", "meetings", ["other"])


def _people() -> None:
    op.create_table(
        "friends",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("friends_asked", "friends", ["other"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("blocked", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("blocks_by", "blocks", ["blocked"])
    op.create_table(
        "seeks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("who", sa.String(32), nullable=False, index=True),
        _flag("person"),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("base", sa.Integer),
        sa.Column("increment", sa.Integer),
        _flag("rated"),
        _flag("near"),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("met_at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("seeks_open", "seeks", ["table_id", "game", "created_at"])
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("sender", sa.String(32), nullable=False, index=True),
        sa.Column("receiver", sa.String(32), nullable=False, index=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("base", sa.Integer),
        sa.Column("increment", sa.Integer),
        _flag("rated"),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def _hosts() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("words", sa.String(500), nullable=False),
        sa.Column("closed_at", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    op.create_index("reports_open", "reports", ["closed_at", "at"])
    op.create_index("reports_about", "reports", ["about"])
    op.create_table(
        "deeds",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for name in NAMES:
        op.drop_table(name)
    op.drop_index("finished_bare", "finished")
    op.drop_column("finished", "detailed")
    for name in ("size", "base", "increment", "rated"):
        op.drop_column("tables", name)
    op.drop_column("persons", "folded")
