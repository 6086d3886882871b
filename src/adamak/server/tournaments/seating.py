"""The table of a meeting: its seats are kept for those who were paired, and it begins at once."""

from __future__ import annotations

from sqlalchemy.engine import Connection

from adamak.club.tournament import Meeting
from adamak.server.people import persons
from adamak.server.people.keys import new_secret, new_seed
from adamak.server.people.persons import HOST, NOBODY
from adamak.server.storage.store import VersionTaken
from adamak.server.tables.room import Room
from adamak.server.tables.rooms import Rooms
from adamak.server.tournaments.announcing import RoundBegins, announce
from adamak.server.tournaments.book import Event
from adamak.table import opening, rows
from adamak.table.messages import Talk
from adamak.table.seats import hashed


async def open_table(rooms: Rooms, event: Event, meeting: Meeting) -> Room | None:
    """Opens it, unless another worker is faster. Nobody is its host: nobody may hand its seats to others."""
    store = rooms.store
    sitters = [event.sitters[place] for place in meeting.players]
    wanted = {sitter.person for sitter in sitters if sitter.person}

    def named(connection: Connection) -> dict[str, str]:
        found = (persons.find(connection, person) for person in wanted)
        return {person.id: person.name for person in found if person is not None}

    names = await store.read(named)
    seats, members = [], [(NOBODY, HOST)]
    for seat, sitter in enumerate(sitters):
        if sitter.person in names:
            pseudonym = store.keys.person(sitter.person, meeting.table)
            seats.append(rows.SeatRow("human", names[sitter.person], secret=hashed(new_secret()), by=pseudonym))
            members.append((sitter.person, seat))
        else:
            seats.append(rows.SeatRow("bot", "", sitter.bot or event.plan.level))
    plan = event.plan
    opened = opening.new(
        event.game, seats, hashed(new_secret()), new_seed(), plan.options, public=True, spectators=True,
        talk=Talk(hints=False), clock=plan.clock, rated=plan.rated and bool(names),
    )  # fmt: skip
    try:
        room = await rooms.open(meeting.table, opened, members)
    except VersionTaken:
        return None
    room.drive()
    for person in names:
        await announce(rooms, RoundBegins(event.id, event.name, event.game, event.round, person, meeting.table))
    return room
