"""Tables that are to be rated: refused with the first reason why they cannot be, and open to people with a name."""

from __future__ import annotations

from adamak.club.anchors import anchors
from adamak.club.ledger import Sitter
from adamak.club.rated import why_unrated
from adamak.core import Problem
from adamak.server import persons
from adamak.server.rooms import Room
from adamak.server.services import Services
from adamak.table import rows


async def is_person(services: Services, who: str) -> bool:
    return await services.store.read(lambda connection: persons.find(connection, who)) is not None


async def check(services: Services, opened: rows.Opened, maker: str) -> None:
    """Refuses a table that its maker wants rated and that cannot be. Seats that wait for somebody speak for nothing."""
    if not opened.rated:
        return
    own = Sitter(person=maker) if await is_person(services, maker) else None
    sitters = [_planned(number, seat, own) for number, seat in enumerate(opened.seats)]
    reason = why_unrated(opened, sitters, anchors())
    if reason is not None:
        raise Problem("cannot-be-rated", reason=reason)


def _planned(number: int, seat: rows.SeatRow, maker: Sitter | None) -> Sitter | None:
    if seat.kind == "bot":
        return Sitter(bot=seat.level)
    return maker if seat.secret is not None else Sitter(person=f"whoever comes to seat {number}")


async def may_sit(services: Services, room: Room, who: str) -> None:
    """At a rated table sit people with a name that lasts, each on one seat."""
    if not room.table.opened.rated:
        return
    if not await is_person(services, who):
        raise Problem("rated-sign-in")
    sitting = await services.store.read(lambda connection: persons.sitting(connection, room.table.id))
    if any(person.id == who for person in sitting.values()):
        raise Problem("one-seat-each")
