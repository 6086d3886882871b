"""HTTP: everything that is kept about a person, to take along, and the end of it.

Each table of the database is either named here with what it holds about a person, or with why it holds nothing of
anybody; a test goes through all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import Response, delete, get
from sqlalchemy.engine import Connection

from adamak.core import Problem
from adamak.server.club import scorebook
from adamak.server.errors import Asked, may_answer
from adamak.server.host import reports
from adamak.server.lobby import acquaintances
from adamak.server.notices import channels
from adamak.server.people import devices, guests, persons
from adamak.server.people.keys import Keys, new_secret
from adamak.server.people.persons import HOST
from adamak.server.people.signing_in import signed_in
from adamak.server.services import Services
from adamak.server.storage import schema
from adamak.server.storage.chain import blank
from adamak.server.storage.database import tell_workers
from adamak.server.tables import access
from adamak.server.tournaments import director
from adamak.table import Table, commands, messages, rows

FORMAT = "adamak-person/1"
NO_WORDS = "…"  # instead of what a deleted person has said
Seats = list[tuple[str, int]]  # tables and seats of a person, the host's places included
Told = list[dict[str, Any]]


def _of(table: sa.Table, which: sa.ColumnElement[bool], *withheld: str) -> Callable[[Connection], Told]:
    """All columns but those named: what opens something, and what says no more than whose it is."""
    chosen = sa.select(*(column for column in table.c if column.name not in withheld)).where(which)
    return lambda connection: [dict(row) for row in connection.execute(chosen).mappings()]


def _own(table: sa.Table, *withheld: str, by: str = "person") -> Callable[[Connection, str, Seats], Told]:
    """The lines that name the person in this column."""
    return lambda connection, person, _: _of(table, table.c[by] == person, by, *withheld)(connection)


def _person(connection: Connection, person: str, _: Seats) -> Told:
    return _of(schema.persons, schema.persons.c.id == person, "key")(connection)


def _members(_: Connection, __: str, seats: Seats) -> Told:
    return [
        {"table": table, "host" if seat == HOST else "seat": seat if seat != HOST else True} for table, seat in seats
    ]


def _tables(connection: Connection, person: str, _: Seats) -> Told:
    """Without who else sat there."""
    kept, members = schema.tables, schema.members
    mine = kept.c.id.in_(sa.select(members.c.table_id).where(members.c.guest == person))
    return _of(kept, mine, "seats", "seed_hash")(connection)


def _rows(connection: Connection, _: str, seats: Seats) -> Told:
    """What I did at each table, in order: my moves by number, what I said and showed, when I came and went."""
    done: Told = []
    for table, mine in _by_table(seats).items():
        for version, at, row in _stored(connection, table):
            if getattr(row, "seat", None) in mine:
                told = msgspec.to_builtins(row)
                kept = {name: value for name, value in told.items() if name not in ("secret", "by", "key")}
                done.append({"table": table, "version": version, "at": at, **kept})
            elif isinstance(row, rows.Opened):
                names = [{"seat": seat, "name": row.seats[seat].name} for seat in sorted(mine) if row.seats[seat].name]
                done.append({"table": table, "version": version, "at": at, "kind": "opened", "names": names})
    return done


def _bans(connection: Connection, person: str, _: Seats) -> Told:
    return _of(schema.bans, schema.bans.c.what == persons.handle_of(person))(connection)


def _details(connection: Connection, person: str, _: Seats) -> Told:
    kept, played = schema.details, schema.results
    mine = sa.and_(played.c.table_id == kept.c.table_id, played.c.seat == kept.c.seat, played.c.person == person)
    return _of(kept, sa.exists().where(mine))(connection)


def _friends(connection: Connection, person: str, _: Seats) -> Told:
    """Whom I asked; who asked me is theirs to tell, unless we are friends."""
    kept, back = schema.friends, schema.friends.alias()
    mutual = sa.exists().where(back.c.person == kept.c.other, back.c.other == person)
    chosen = sa.select(kept.c.other, kept.c.at, mutual.label("friends")).where(kept.c.person == person)
    return [dict(row) for row in connection.execute(chosen).mappings()]


def _invitations(connection: Connection, person: str, _: Seats) -> Told:
    """Without those that are not shown to me, for I would rather not meet whoever sent them."""
    kept, shut_out = schema.invitations, schema.blocks
    apart = sa.exists().where(shut_out.c.person == person, shut_out.c.blocked == kept.c.sender)
    mine = sa.or_(kept.c.sender == person, sa.and_(kept.c.receiver == person, ~apart))
    return _of(kept, mine)(connection)


def _deeds(connection: Connection, person: str, _: Seats) -> Told:
    kept = schema.deeds
    return _of(kept, kept.c.about.in_((person, persons.handle_of(person))), "by")(connection)


# By table: what of it is told to the person it is about.
PERSONAL: dict[str, Callable[[Connection, str, Seats], Told]] = {
    "persons": _person,
    "devices": _own(schema.devices, "token"),
    "passkeys": _own(schema.passkeys, "credential", "public_key"),
    "members": _members,
    "tables": _tables,
    "rows": _rows,
    "results": _own(schema.results),
    "ratings": _own(schema.ratings),
    "notice_ways": _own(schema.notice_ways, "keys", "code"),
    "notice_wishes": _own(schema.notice_wishes),
    "hushed_tables": _own(schema.hushed_tables),
    "notices": _own(schema.notices, "id", "about"),
    "vacations": _own(schema.vacations),
    "premoves": _own(schema.premoves),
    "tournaments": _own(schema.tournaments, by="maker"),
    "tournament_entries": _own(schema.tournament_entries),
    "tallies": _own(schema.tallies),
    "meetings": _own(schema.meetings),
    "details": _details,
    "friends": _friends,
    "blocks": _own(schema.blocks),
    "seeks": _own(schema.seeks, by="who"),
    "invitations": _invitations,
    "reports": _own(schema.reports, by="reporter"),  # what others said about them is between those and the host
    "deeds": _deeds,  # kept, without a name, as bans are
    "bans": _bans,  # kept when the person is deleted: it names nobody, and ends by itself
}
NOT_PERSONAL: dict[str, str] = {
    "guests": "of people without an account; who becomes a person is not among them any more",
    "challenges": "questions of some minutes, known by hashes; a person's go with them",
    "finished": "when and how games ended: who played them stands in the results",
    "changed_tables": "where somebody looks next whether there is something to tell",
    "deliveries": "which notices are on their way: whose they are stands there",
    "tournament_meetings": "by numbers of places: whose they are stands in the entries",
    "films": "what the seats of a finished game saw: no names, no words",
    "vocabularies": "the moves of games",
    "outages": "when the server was away",
    "server_state": "figures of the server",
}


def _by_table(seats: Iterable[tuple[str, int]]) -> dict[str, set[int]]:
    found: dict[str, set[int]] = {}
    for table, seat in seats:
        found.setdefault(table, set()).update({seat} - {HOST})
    return found


def _stored(connection: Connection, table: str) -> Iterable[tuple[int, int, rows.AnyRow]]:
    kept = schema.rows
    chosen = sa.select(kept.c.version, kept.c.at, kept.c.body).where(kept.c.table_id == table).order_by(kept.c.version)
    return [(row.version, row.at, rows.decode(row.body)) for row in connection.execute(chosen)]


@get("/api/person/data", security=access.DEVICE, responses=may_answer(401, 403), tags=["person"])
async def export(request: Asked, services: access.TheServices) -> Response[dict[str, Any]]:
    """Everything that is kept about me, as a file, also for who is banned. What opens something is no part of it."""
    here = await signed_in(request, services, banned_too=True)

    def read(connection: Connection) -> dict[str, Any]:
        seats = persons.seats_of(connection, here.person.id)
        return {name: told(connection, here.person.id, seats) for name, told in PERSONAL.items()}

    body = {"format": FORMAT, **await services.store.read(read)}
    return Response(body, headers={"content-disposition": 'attachment; filename="adamak-person.json"'})


# --- the end ---------------------------------------------------------------------------------------------------------


@delete("/api/person", security=access.DEVICE, responses=may_answer(401, 403), tags=["person"], status_code=204)
async def delete_me(request: Asked, services: access.TheServices) -> None:
    """I am gone: my games stay without my name and my words, and bots play on where others wait for me."""
    here = await signed_in(request, services, banned_too=True)
    person, guest = here.person.id, guests.known(request, services)
    seats = await services.store.read(lambda connection: persons.seats_of(connection, person))
    for table, mine in _by_table(seats).items():
        await _leave(services, table, mine, (table, HOST) in seats)

    def write(connection: Connection) -> tuple[list[str], list[str]]:
        mine = persons.seats_of(connection, person)  # once more: some table may have come meanwhile
        changed = _take_names(connection, services.keys, mine)
        signed = sa.select(schema.devices.c.id).where(schema.devices.c.person == person)
        notices = [f"device {device}" for (device,) in connection.execute(signed)]
        notices += [f"table {table}" for table in changed]
        scorebook.forget(connection, person)
        channels.forget(connection, person)
        left = director.forget(connection, person)
        acquaintances.forget(connection, person)
        reports.forget(connection, person)
        persons.delete(connection, person)
        connection.execute(sa.delete(schema.guests).where(schema.guests.c.id == guest))
        tell_workers(connection, *notices)
        return notices, left

    notices, left = await services.store.write(write)
    for notice in notices:
        services.tell(notice)
    for tournament in left:
        await services.director.see_to(tournament)
    devices.set_cookie(request, "")


async def _leave(services: Services, table_id: str, mine: set[int], hosts: bool) -> None:
    """Bots play on from here, also where a game is still to begin; where nobody else has come, it never does."""
    try:
        room = await services.rooms.get(table_id)
        table = room.table
        others = [seat for seat in table.persons() if seat not in mine and table.seats[seat].claimed]
        if hosts and table.status == "waiting" and not others:
            await room.command(commands.abandon)
            room.announce()
        for seat in sorted(mine):
            if not table.over and not table.seats[seat].bot_plays:
                await room.command(_standing_up(seat))
                room.announce()
    except Problem as problem:
        if problem.code.startswith("storage"):
            raise  # nothing else stands in the way: the table is over, gone, or of rules that nobody knows any more


def _standing_up(seat: int) -> Callable[[Table], rows.AnyRow]:
    def decide(table: Table) -> rows.AnyRow:
        if table.status == "waiting":
            return rows.Left(seat, new_secret())  # they will not be there when it begins
        return commands.leave(table, seat, new_secret())

    return decide


def _take_names(connection: Connection, keys: Keys, seats: Seats) -> list[str]:
    """Takes a person's names and words out of everything written at these seats; returns the tables."""
    waiting = {table: set(mine) for table, mine in _by_table(seats).items() if mine}
    done: dict[str, set[int]] = {}
    while waiting:
        table, mine = waiting.popitem()
        mine -= done.setdefault(table, set())
        if not mine:
            continue
        done[table] |= mine
        for following in _blank_rows(connection, keys, table, mine):
            waiting.setdefault(following, set()).update(_kept_free(connection, following, mine))
        _blank_brief(connection, table, mine)
    return list(done)


def _kept_free(connection: Connection, rematch: str, mine: set[int]) -> set[int]:
    """The seats of a rematch that were kept for whoever had them before, under their name, and never taken."""
    taken = {row.seat for _, _, row in _stored(connection, rematch) if isinstance(row, rows.Claimed)}
    opened = next((row for _, _, row in _stored(connection, rematch) if isinstance(row, rows.Opened)), None)
    if opened is None:
        return set()
    return {seat for seat in mine - taken if opened.seats[seat].heir is not None}


def _blank_rows(connection: Connection, keys: Keys, table: str, mine: set[int]) -> list[str]:
    """Returns the tables at which the same people played on."""
    kept = schema.rows
    named = [kept.c.body.like(f'{{"kind":"{kind}"%') for kind in ("opened", "claimed", "said", "rematched")]
    chosen = sa.select(kept.c.version, kept.c.body, kept.c.chain).where(kept.c.table_id == table, sa.or_(*named))
    following = []
    for version, body, chain in connection.execute(chosen).all():
        row = rows.decode(body)
        if isinstance(row, rows.Rematched):
            following.append(row.table)
        elif (blanked := _blanked(row, mine)) is not None:
            said = blank(keys, table, version, chain, rows.encode(blanked).decode())
            this = sa.and_(kept.c.table_id == table, kept.c.version == version)
            connection.execute(sa.update(kept).where(this).values(body=said))
    return following


def _blanked(row: rows.AnyRow, mine: set[int]) -> rows.AnyRow | None:
    """The row without a person's name and words; None: there are none in it."""
    match row:
        case rows.Opened(seats=seats):
            bare = [
                msgspec.structs.replace(seat, name="", by="") if number in mine and seat.kind != "bot" else seat
                for number, seat in enumerate(seats)
            ]
            return msgspec.structs.replace(row, seats=bare)
        case rows.Claimed(seat=seat) if seat in mine:
            return msgspec.structs.replace(row, name="", by="")
        case rows.Said(seat=seat) if seat in mine:
            return msgspec.structs.replace(row, text=NO_WORDS)
    return None


def _blank_brief(connection: Connection, table: str, mine: set[int]) -> None:
    kept = schema.tables
    line = connection.execute(sa.select(kept.c.seats).where(kept.c.id == table)).scalar()
    if line is not None:
        seats = msgspec.json.decode(line, type=list[messages.SeatInfo])
        for seat in seats:
            if seat.seat in mine and seat.kind != "bot":
                seat.name = ""
        told = msgspec.json.encode(seats).decode()
        connection.execute(sa.update(kept).where(kept.c.id == table).values(seats=told))


OPERATIONS: list[Any] = [export, delete_me]
