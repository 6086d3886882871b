"""What people are told of a tournament: that a game of theirs begins."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from adamak.server.tables.rooms import Rooms

log = logging.getLogger("adamak.server")


class RoundBegins(Struct, frozen=True):
    """A person's game of a round: their table is open, and their clock may run."""

    tournament: str
    name: str  # of the tournament
    game: str
    round: int
    person: str
    table: str


async def announce(rooms: Rooms, told: RoundBegins) -> None:
    """Called once for each person and game, by the worker that opened the table."""
    log.info("tournament %s, round %s: table %s begins", told.tournament, told.round, told.table)
    if rooms.attending is not None:
        about = f"{told.tournament} {told.round}"
        await rooms.attending.tell(told.person, "round", told.table, about=about, game=told.game, name=told.name)
