"""Moves given in advance: what a seat answers when it is next asked, the first of them that is legal then.

They are the seat's secret until then. What is offered for them is drawn from what the seat itself knows.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from adamak.core import Problem, Refused, Rng
from adamak.server.people.keys import new_secret
from adamak.server.storage import schema
from adamak.server.storage.database import put
from adamak.server.tables.server_time import now
from adamak.table import Table, commands, rows

if TYPE_CHECKING:
    from adamak.server.services import Services
    from adamak.server.tables.room import Decide, Room

FUTURES = 12  # imagined courses of the game up to the seat's next decision
LONGEST = 80  # decisions of others in one of them
MOST_OFFERED = 60


class Premove(Struct, frozen=True):
    """What was given in advance."""

    moves: list[str]
    dropped: bool = False  # its time came, and none of them was legal


def tables(connection: Connection) -> set[str]:
    """Where a move waits for its time."""
    kept = schema.premoves
    return {str(table) for (table,) in connection.execute(sa.select(kept.c.table_id).where(~kept.c.dropped).distinct())}


def find(connection: Connection, table: str, seat: int) -> Premove | None:
    kept = schema.premoves
    row = connection.execute(sa.select(kept).where(kept.c.table_id == table, kept.c.seat == seat)).first()
    return None if row is None else Premove(msgspec.json.decode(row.moves, type=list[str]), bool(row.dropped))


def keep(connection: Connection, table: str, seat: int, person: str, moves: list[str]) -> None:
    values = {
        "table_id": table, "seat": seat, "person": person, "moves": msgspec.json.encode(moves).decode(),
        "made_at": now(), "dropped": False,
    }  # fmt: skip
    put(connection, schema.premoves, values, ("table_id", "seat"))


def take_back(connection: Connection, table: str, seat: int) -> bool:
    """Gone; False: there was none (any more)."""
    kept = schema.premoves
    this = sa.and_(kept.c.table_id == table, kept.c.seat == seat)
    return connection.execute(sa.delete(kept).where(this)).rowcount == 1


def clear(connection: Connection, table: str) -> None:
    """The game is over: nobody will be asked any more."""
    connection.execute(sa.delete(schema.premoves).where(schema.premoves.c.table_id == table))


def take(connection: Connection, table: str, seat: int) -> bool:
    """Its time has come: whoever takes it plays it, and it counts as dropped until that is done. False: it is gone."""
    kept = schema.premoves
    this = sa.and_(kept.c.table_id == table, kept.c.seat == seat, ~kept.c.dropped)
    return connection.execute(sa.update(kept).where(this).values(dropped=True)).rowcount == 1


def check(table: Table, seat: int, moves: list[str]) -> None:
    """A Problem where nothing can be given in advance: it is over, or they are asked already."""
    if not table.playing or table.guide is not None:
        raise Problem("not-playing")
    if table.seats[seat].bot_plays:
        raise Problem("bot-plays")
    if seat in table.turns:
        raise Problem("already-your-turn")
    for move in moves:
        commands.number(table, move)


def offers(table: Table, seat: int, found: Counter[str]) -> Iterator[None]:
    """Counts, in steps, what this seat may be able to do when it is next asked, as far as it can know itself.

    The game is played on at random from positions that the seat cannot tell from the true one.
    """
    rng = Rng(f"{table.id} {table.version} {seat}")
    for _ in range(FUTURES):
        position = table.match.position.sample(seat, rng)
        for _ in range(LONGEST):
            actors = [int(actor) for actor in position.actors()]
            if seat in actors or not actors:
                break
            legal = list(position.legal(actors[0]))
            position.apply(actors[0], legal[rng.below(len(legal))])
        if seat in position.actors():
            found.update(table.game.moves.words(move) for move in position.legal(seat))
        yield


async def play(services: Services, room: Room) -> bool:
    """Plays what was given in advance for a seat that is asked now; True: something was played."""
    table, store = room.table, services.store
    for seat, since in list(table.turns.items()):
        known = await store.read(lambda connection, seat=seat: find(connection, table.id, seat))  # type: ignore[misc]
        if known is None or known.dropped:
            continue
        await asyncio.sleep(services.config.bot_delay)  # others want to see what happens
        if not await store.write(lambda connection, seat=seat: take(connection, table.id, seat)):  # type: ignore[misc]
            continue
        played = True
        try:
            await room.command(_decided(seat, since, known.moves))
        except Refused:
            continue  # dropped: the seat is told
        except Problem as problem:
            if problem.code.startswith("storage"):
                raise
            played = False  # they have decided themselves meanwhile
        await store.write(lambda connection, seat=seat: take_back(connection, table.id, seat))  # type: ignore[misc]
        if played:
            room.announce()
            return True
    return False


def _decided(seat: int, since: int, moves: list[str]) -> Decide:
    def decide(table: Table) -> rows.AnyRow:
        if table.turns.get(seat) != since:
            raise Problem("stale", version=table.version)
        refused: Refused | None = None
        for move in moves:
            try:
                return commands.play(table, seat, [move], new_secret(), table.version)
            except Refused as wrong:
                refused = wrong
        assert refused is not None
        raise refused

    return decide
