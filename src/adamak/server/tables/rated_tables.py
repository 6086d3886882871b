"""Tables that are to be rated: refused with the first reason why they cannot be, and open to people with a name."""

from __future__ import annotations

from adamak.club.anchors import anchors
from adamak.club.ledger import Sitter
from adamak.club.rated import why_unrated
from adamak.core import Problem
from adamak.server.people.guests import Guest
from adamak.server.tables.room import Room
from adamak.table import rows


def check(opened: rows.Opened, maker: Guest) -> None:
    """Refuses a table that its maker wants rated and that cannot be. Seats that wait for somebody speak for nothing."""
    if not opened.rated:
        return
    sitters = [_planned(number, seat, maker) for number, seat in enumerate(opened.seats)]
    reason = why_unrated(opened, sitters, anchors())
    if reason is not None:
        raise Problem("cannot-be-rated", reason=reason)


def _planned(number: int, seat: rows.SeatRow, maker: Guest) -> Sitter | None:
    if seat.kind == "bot":
        return Sitter(bot=seat.level)
    if seat.secret is None:
        return Sitter(person=f"whoever comes to seat {number}")
    return Sitter(person=maker.id) if maker.device else None


def may_sit(room: Room, who: Guest) -> None:
    """At a rated table sit people with a name that lasts."""
    if room.table.opened.rated and not who.device:
        raise Problem("rated-sign-in")
