"""Rules change, games go on: tables that were begun under another version of their game's rules.

Where every move made so far is legal under the present rules and means the same, the table is carried over. Where one
is not, the table is kept as it was written down: what happened, who sat there, the record to save. A game that was
still going on is closed then, and says why.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from adamak.core import Problem, Refused, find, games
from adamak.server.storage import schema
from adamak.server.storage.database import put
from adamak.server.storage.films import Films
from adamak.table import Table, rows

if TYPE_CHECKING:
    from adamak.server.storage.store import Store
    from adamak.server.tables.rooms import Rooms


async def keep_vocabularies(store: Store) -> None:
    """Writes down what the moves of every game are called under its present rules, once for each version."""
    words = schema.vocabularies
    known = await store.read(
        lambda connection: {
            (row[0], row[1]) for row in connection.execute(sa.select(words.c.game, words.c.rules_version))
        }
    )
    fresh = [
        {"game": game.id, "rules_version": game.rules_version, "words": msgspec.json.encode(vocabulary(game)).decode()}
        for game in games().values()
        if (game.id, game.rules_version) not in known
    ]

    def write(connection: Connection) -> None:
        for values in fresh:
            put(connection, words, values, ())

    if fresh:
        await store.write(write)


def vocabulary(game: Any) -> list[str]:
    """Every move of a game in words, by number."""
    return [game.moves.words(number) for number in range(len(game.moves))]


async def carried_over(
    place: Rooms, table_id: str, history: list[rows.Stored], payer: str
) -> tuple[Table, rows.AnyRow | None]:
    """The table these rows make under the rules we know, and the row that says so where that is new."""
    opened = history[0].row
    if not isinstance(opened, rows.Opened):
        raise Problem("record-altered", version=1)
    game = find(opened.game)
    begun = next((one.row.rules_version for one in reversed(history) if isinstance(one.row, rows.Carried)), None)
    if begun is None:
        begun = opened.rules_version
    old = None if begun == game.rules_version else await _words(place.store, opened.game, begun)
    written = history if old is None or old == vocabulary(game) else None
    table = Table(table_id)
    try:
        if written is None and old is not None:
            written = [replace_moves(one, old, game) for one in history]
        await place.in_steps(table.steps(history if written is None else written), payer)
    except Exception as wrong:  # what an engine says to a game it was not made for is anybody's guess
        if isinstance(wrong, Problem) and wrong.code.startswith("storage-"):
            raise
        if begun == game.rules_version:
            if not isinstance(wrong, Problem | Refused | LookupError):
                raise
            raise Problem("record-altered", version=table.version + 1) from None
        return await _on_paper(place, table_id, history, old)
    if begun == game.rules_version:
        return table, None
    was_over = await place.store.read(lambda connection: _status(connection, table_id)) == "over"
    if was_over != (table.status == "over"):
        return await _on_paper(place, table_id, history, old)
    return table, None if table.over else rows.Carried(game.rules_version)


def replace_moves(stored: rows.Stored, old: Sequence[str], game: Any) -> rows.Stored:
    """A row whose moves are numbered as they are today."""
    row = stored.row
    if not isinstance(row, rows.Moved):
        return stored
    return rows.Stored(stored.version, stored.at, msgspec.structs.replace(row, moves=_today(row.moves, old, game)))


def _today(moves: Iterable[int], old: Sequence[str], game: Any) -> list[int]:
    return [game.moves.number(old[move]) for move in moves]


async def _on_paper(
    place: Rooms, table_id: str, history: list[rows.Stored], old: Sequence[str] | None
) -> tuple[Table, rows.AnyRow | None]:
    table = Table(table_id)
    table.paper = list(old or [])
    await place.in_steps(table.steps(history), "")
    if not table.over and await place.store.read(lambda connection: _status(connection, table_id)) == "over":
        table.status = "over"
    if not table.over:
        return table, rows.Abandoned("rules")
    film = await Films(place.store, place).of(table_id)
    table.kept_result = film.result if film is not None else None
    return table, None


async def _words(store: Store, game: str, version: int) -> list[str] | None:
    words = schema.vocabularies
    chosen = sa.select(words.c.words).where(words.c.game == game, words.c.rules_version == version)
    found = await store.read(lambda connection: connection.execute(chosen).scalar())
    return None if found is None else msgspec.json.decode(found, type=list[str])


def _status(connection: Connection, table_id: str) -> str | None:
    tables = schema.tables
    return connection.execute(sa.select(tables.c.status).where(tables.c.id == table_id)).scalar()
