"""Whose words somebody is not shown at a table: of those whom they would rather not meet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from sqlalchemy.engine import Connection

from adamak.server.lobby import acquaintances
from adamak.server.services import Services
from adamak.table import Table, messages


class Unheard(Struct, frozen=True):
    """By their pseudonyms at the table, for they may sit down later; and by seats they brought along as guests."""

    pseudonyms: frozenset[str]
    seats: frozenset[int]

    def left_of(self, table: Table, entries: list[Any]) -> list[Any]:
        """The entries of a log without what these people have said."""
        return [one for one in entries if not (isinstance(one, messages.Said) and self._says(table, one.seat))]

    def _says(self, table: Table, seat: int) -> bool:
        return seat in self.seats or table.seats[seat].by in self.pseudonyms


async def unheard(services: Services, table: Table, persons: Iterable[str]) -> Unheard | None:
    """Whom these people would rather not hear at a table; None: nobody."""

    def read(connection: Connection) -> set[str]:
        return {one for person in persons for one in acquaintances.blocked_by(connection, person)}

    apart = await services.store.read(read)
    if not apart:
        return None
    held = await services.holders(table.id)
    return Unheard(
        frozenset(services.keys.person(one, table.id) for one in apart),
        frozenset(seat for seat, holder in held.items() if holder.person in apart),
    )
