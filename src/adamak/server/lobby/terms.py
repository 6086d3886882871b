"""The terms of a game that people agree on before there is a table, and the table that is made when they do."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from adamak.club.anchors import anchors
from adamak.club.ledger import Sitter
from adamak.club.rated import why_unrated
from adamak.core import Problem, find
from adamak.server.host.preferences import preferred
from adamak.server.people.keys import new_secret, new_seed
from adamak.table import opening, rows
from adamak.table.messages import ClockPlan, Talk
from adamak.table.seats import hashed

if TYPE_CHECKING:
    from adamak.server.services import Services


class Terms(Struct, frozen=True):
    game: str
    size: int
    clock: ClockPlan | None
    rated: bool

    @classmethod
    def of(cls, row: Any, size: int = 0) -> Terms:
        """From a line of the database."""
        return cls(row.game, size or row.size, clock_of(row), bool(row.rated))

    def columns(self) -> dict[str, Any]:
        clock = self.clock
        return {
            "game": self.game, "base": clock.base if clock else None, "increment": clock.increment if clock else None,
            "rated": self.rated,
        }  # fmt: skip


class Comer(Struct, frozen=True):
    """Somebody who will sit down: a person, or a guest, whose seat opens to a secret."""

    who: str
    name: str
    person: bool
    secret: str = ""


def clock_of(row: Any) -> ClockPlan | None:
    return None if row.base is None else ClockPlan(row.base, row.increment or 0)


def check(terms: Terms) -> None:
    """Refuses terms on which no game can be played."""
    game = find(terms.game)
    game.read_options(terms.size, preferred(terms.game))
    _opened(terms, [rows.SeatRow("human") for _ in range(terms.size)])


def _opened(terms: Terms, seats: Sequence[rows.SeatRow]) -> rows.Opened:
    """Nobody is the host: the game begins at once, and all are equal."""
    opened = opening.new(
        terms.game, seats, hashed(new_secret()), new_seed(), preferred(terms.game), False, True,
        Talk(hints=not terms.rated), terms.clock, rated=terms.rated,
    )  # fmt: skip
    if terms.rated:
        reason = why_unrated(opened, [Sitter(person=str(number)) for number in range(len(seats))], anchors())
        if reason is not None:
            raise Problem("cannot-be-rated", reason=reason)
    return opened


def seated(comers: Sequence[Comer]) -> list[Comer]:
    """Who sits where is drawn."""
    drawn = list(comers)
    SystemRandom().shuffle(drawn)
    return drawn


async def make_table(services: Services, table: str, terms: Terms, comers: Sequence[Comer], payer: str) -> None:
    """A table at which all of them sit, in this order, and the game has begun."""
    keys = services.keys
    seats = [
        rows.SeatRow("human", one.name, secret=hashed(one.secret or new_secret()), by=keys.person(one.who, table))
        for one in comers
    ]
    members = [(one.who, seat) for seat, one in enumerate(comers)]
    room = await services.rooms.open(table, _opened(terms, seats), members, payer)
    room.drive()
