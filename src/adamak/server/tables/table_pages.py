"""HTTP: making tables, sitting down, starting, sharing."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from io import BytesIO
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from adamak.core import Match, Problem, find
from adamak.core.lesson import find_lesson
from adamak.server.errors import Asked, may_answer
from adamak.server.host.preferences import preferred
from adamak.server.host.reach import site_of
from adamak.server.lobby import acquaintances
from adamak.server.people import guests
from adamak.server.people.keys import new_secret, new_seed, safely_equal
from adamak.server.people.persons import HOST
from adamak.server.services import Services
from adamak.server.tables import access, rated_tables
from adamak.server.tables import table_wire as wire
from adamak.server.tables.room import Room
from adamak.server.tables.server_time import now
from adamak.table import commands, messages, opening, rows
from adamak.table.safe_text import clean_name
from adamak.table.seats import hashed

log = logging.getLogger("adamak.server")


def place(services: Services, guest: guests.Guest, table: str, seat: int) -> tuple[str, str]:
    """What opens a seat, or the host's place, to whoever takes it now, and the hash of it that the table keeps.

    A person's opens to the device while that is signed in; no secret of its own is handed out.
    """
    secret = new_secret()
    told = services.keys.of_device(guest.device, table, seat) if guest.device else secret
    return told, hashed(secret)


class Making:
    """The secrets of a table that is being made, while they are still to be told."""

    def __init__(self, services: Services, request: Asked, guest: guests.Guest) -> None:
        self.services = services
        self.guest = guest
        self.address = access.address_of(request)
        self.levels = services.thinkers.levels()
        if not services.new_tables.allows(self.address):
            raise Problem("too-fast")
        self.table = new_secret()
        self.held: list[wire.Held] = []
        self.host, self.hosts_hash = place(services, guest, self.table, HOST)

    def person(self) -> str:
        return self.services.keys.person(self.guest.id, self.table)

    def seat(self, number: int) -> str:
        """A secret for one of the maker's own seats; returns its hash."""
        secret, kept = place(self.services, self.guest, self.table, number)
        self.held.append(wire.Held(number, secret))
        return kept

    def seats(self, plans: Sequence[wire.SeatPlan]) -> list[rows.SeatRow]:
        """The seats as planned. A second one of the maker's own is a hot-seat, and everybody sees that it is."""
        mine = next((number for number, plan in enumerate(plans) if plan.kind == "me"), -1)
        return [self._planned(number, plan, number == mine) for number, plan in enumerate(plans)]

    def _planned(self, number: int, plan: wire.SeatPlan, mine: bool) -> rows.SeatRow:
        if plan.level not in self.levels:
            raise Problem("unknown-level", level=plan.level[:40], known=", ".join(self.levels))
        name = "" if guests.name_is_given(self.guest, self.services) else clean_name(plan.name)
        if plan.kind == "bot":
            return rows.SeatRow("bot", name, plan.level)
        if plan.kind == "friend":
            return rows.SeatRow("human", name, plan.level)
        if not mine:
            return rows.SeatRow("guest", name, plan.level, self.seat(number), by=self.person())
        return rows.SeatRow("human", name or self.guest.name, plan.level, self.seat(number), by=self.person())

    async def done(self, opened: rows.Opened, check: Callable[[Match], None] | None = None) -> wire.TableMade:
        """Opens the table and tells its maker the secrets; `check` may refuse the match it begins with."""
        keys = self.services.keys
        members = [(self.guest.id, seat) for seat in (HOST, *(held.seat for held in self.held))]
        room = await self.services.rooms.open(self.table, opened, members, self.address, check)
        room.drive()
        return wire.TableMade(self.table, self.host, self.held, keys.invite(self.table), keys.watch(self.table))


def briefs(found: Iterable[Any]) -> list[wire.TableBrief]:
    """Lines of a list, from rows of `tables`."""
    listed = []
    for row in found:
        try:
            seats = msgspec.json.decode(row.seats, type=list[messages.SeatInfo])
        except msgspec.MsgspecError:
            log.error("table %s: its line in the list is damaged; see `adamak doctor`", row.id)
            continue
        waiting = sum(not seat.claimed for seat in seats) if row.status == "waiting" else 0
        listed.append(
            wire.TableBrief(
                row.id,
                row.game,
                row.status,
                seats,
                bool(row.public),
                bool(row.spectators),
                row.created_at,
                row.changed_at,
                waiting,
                chance=row.chance,
                seed_hash=row.seed_hash,
                clock=None if row.base is None else messages.ClockPlan(row.base, row.increment or 0),
                rated=bool(row.rated),
            )
        )
    return listed


# --- lists and making ------------------------------------------------------------------------------------------------


@post("/api/tables", security=access.GUEST, responses=may_answer(403, 413, 422), tags=["tables"])
async def make_table(request: Asked, services: access.TheServices, data: JSONBody[wire.NewTable]) -> wire.TableMade:
    """A new table. It starts by itself when no seat waits for a friend."""
    guest = await guests.of(request, services)
    making = Making(services, request, guest)
    talk = msgspec.structs.replace(data.talk, hints=data.talk.hints and not data.rated)
    opened = opening.new(
        data.game, making.seats(data.seats), making.hosts_hash, new_seed(),
        {**preferred(data.game), **(data.options or {})}, data.public, data.spectators, talk, data.clock,
        rated=data.rated,
    )  # fmt: skip
    rated_tables.check(opened, guest)
    return await making.done(opened)


@post("/api/lessons", security=access.GUEST, responses=may_answer(403, 404, 413, 422), tags=["tables"])
async def make_lesson(request: Asked, services: access.TheServices, data: JSONBody[wire.NewLesson]) -> wire.TableMade:
    """A guided game, from its beginning: the learner's table, which nobody else comes to."""
    guest = await guests.of(request, services)
    lesson = find_lesson(find(data.game), data.lesson)
    making = Making(services, request, guest)
    plans = [
        wire.SeatPlan("me") if seat == lesson.seat else wire.SeatPlan("bot", level=lesson.level)
        for seat in range(lesson.seats)
    ]
    opened = opening.guided(data.game, data.lesson, making.seats(plans), making.hosts_hash)
    return await making.done(opened)


@get("/api/tables/{table_id:str}", security=access.ANYBODY, responses=may_answer(404), tags=["tables"])
async def table_info(services: access.TheServices, table_id: access.TableId) -> messages.TableInfo:
    """What everybody who knows its address may know of a table."""
    return (await access.room_of(services, table_id)).table.info()


# --- sitting down ----------------------------------------------------------------------------------------------------


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/claim",
    security=access.GUEST, responses=may_answer(401, 403, 404, 409, 413, 422), tags=["seats"],
)  # fmt: skip
async def claim(
    request: Asked,
    services: access.TheServices,
    table_id: access.TableId,
    seat: access.SeatId,
    data: JSONBody[wire.Claim],
) -> wire.Held:
    """Sit down on an open seat: once. The last one starts the game."""
    room = await access.room_of(services, table_id, request)
    heir = await _invited(services, room, data.invite)
    guest = await guests.of(request, services)
    rated_tables.may_sit(room, guest)
    if data.invite is None and await _turned_away(services, guest, table_id):
        raise Problem("seat-taken", seat=seat)  # what anybody is told who comes too late
    if guest.device and heir is None and await _sits(services, guest.id, table_id):
        raise Problem("one-seat-each")
    secret, kept = place(services, guest, table_id, seat)
    name = guest.name if guests.name_is_given(guest, services) else data.name or guest.name
    by = services.keys.person(guest.id, room.table.id)
    await room.command(lambda table: commands.claim(table, seat, name, kept, heir, by), [(guest.id, seat)])
    room.announce()
    return wire.Held(seat, secret)


async def _turned_away(services: Services, guest: guests.Guest, table_id: str) -> bool:
    """Whether somebody at this table would rather not meet who comes: nobody is told so."""
    if not guest.device:
        return False
    return await services.store.read(lambda connection: acquaintances.turned_away(connection, guest.id, table_id))


async def _sits(services: Services, person: str, table_id: str) -> bool:
    """Whether a person has a seat here, be it one they brought along from when they were a guest."""
    holders = await services.holders(table_id)
    return any(holder.person == person for seat, holder in holders.items() if seat != HOST)


async def _invited(services: Services, room: Room, invite: str | None) -> str | None:
    """Invited by the link, by a public table, or as the heir of a seat: then the hash that proves it is returned."""
    opened = room.table.opened
    if invite is None:
        if not opened.public:
            raise Problem("no-secret")
        return None
    if safely_equal(invite, services.keys.invite(room.table.id, room.table.invites)):
        return None
    heir = await _heir(services, room, opened.origin, invite) if opened.origin is not None else None
    if heir is None:
        raise Problem("bad-invite")
    return heir


async def _heir(services: Services, room: Room, origin: str, invite: str) -> str | None:
    """The hash that a seat of this table waits for, where the secret opens the same seat at the table before."""
    try:
        before = (await services.rooms.get(origin)).table
        seat = services.opens(before, invite, await services.holders(origin)).seat
    except Problem:  # that table is gone: its secrets are all there is to go by
        seat = next((seat.number for seat in room.table.seats if seat.heir == hashed(invite)), None)
    return room.table.seats[seat].heir if seat is not None else None


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/reissue",
    security=access.SECRET, responses=may_answer(401, 403, 404, 409), tags=["seats"],
)  # fmt: skip
async def reissue(
    request: Asked, services: access.TheServices, table_id: access.TableId, seat: access.SeatId
) -> wire.Reissue:
    """By the host: a new secret for a seat whose owner lost theirs. While a game goes on all are told first, and the
    seat has some minutes to object; then the host asks again."""
    room = await access.room_of(services, table_id, request)
    await access.host(request, services, room)
    secret = new_secret()
    wait = round(services.config.reseat_minutes * 60_000)
    await room.command(lambda table: commands.reissue(table, seat, hashed(secret), now(), wait))
    room.announce()
    ready_at = room.table.seats[seat].reissue_at
    return wire.Reissue(seat, secret if ready_at is None else None, ready_at)


@post(
    "/api/tables/{table_id:str}/invite",
    security=access.SECRET, responses=may_answer(401, 403, 404, 409), tags=["seats"], status_code=200,
)  # fmt: skip
async def renew_invite(request: Asked, services: access.TheServices, table_id: access.TableId) -> wire.Links:
    """By the host: a new invitation; those handed out before open nothing any more."""
    room = await access.room_of(services, table_id, request)
    await access.host(request, services, room)
    await room.command(commands.renew_invite)
    room.announce()
    return _links(services, room, True)


@post(
    "/api/tables/{table_id:str}/start",
    security=access.SECRET, responses=may_answer(401, 403, 404, 409), tags=["tables"], status_code=200,
)  # fmt: skip
async def start(request: Asked, services: access.TheServices, table_id: access.TableId) -> messages.TableInfo:
    """By the host: begin; open seats are played by bots."""
    room = await access.room_of(services, table_id, request)
    await access.host(request, services, room)
    await room.command(commands.start)
    room.announce()
    return room.table.info()


@post(
    "/api/tables/{table_id:str}/abandon",
    security=access.SECRET, responses=may_answer(401, 403, 404, 409), tags=["tables"], status_code=200,
)  # fmt: skip
async def abandon(request: Asked, services: access.TheServices, table_id: access.TableId) -> messages.TableInfo:
    """By the host: give the table up, while nobody else plays at it."""
    room = await access.room_of(services, table_id, request)
    await access.host(request, services, room)
    await room.command(commands.abandon)
    room.announce()
    return room.table.info()


@post(
    "/api/tables/{table_id:str}/rematch",
    security=access.SECRET, responses=may_answer(401, 403, 404, 409), tags=["tables"],
)  # fmt: skip
async def rematch(request: Asked, services: access.TheServices, table_id: access.TableId) -> wire.TableMade:
    """The same people once more: a new table, linked from the old one."""
    room = await access.room_of(services, table_id, request)
    power = await access.member(request, services, room)
    guest = await guests.of(request, services)
    commands.rematch(room.table, "")
    making = Making(services, request, guest)
    own = making.seat(power.seat) if power.seat is not None else None
    opened = opening.rematch(room.table, making.hosts_hash, new_seed(), power.seat, own, making.person())
    made = await making.done(opened)
    try:
        await room.command(lambda table: commands.rematch(table, made.table))
    except Problem:  # somebody else was first: theirs is the rematch
        await (await services.rooms.get(made.table)).command(commands.abandon)
        raise
    room.announce()
    return made


# --- sharing ---------------------------------------------------------------------------------------------------------


@get(
    "/api/tables/{table_id:str}/links",
    security=access.SECRET, responses=may_answer(401, 403, 404), tags=["tables"],
)  # fmt: skip
async def links(request: Asked, services: access.TheServices, table_id: access.TableId) -> wire.Links:
    """What I may share: the watch secret, and as host the invite."""
    room = await access.room_of(services, table_id, request)
    power = await access.member(request, services, room)
    return _links(services, room, power.host)


def _links(services: Services, room: Room, host: bool) -> wire.Links:
    table = room.table
    invite = services.keys.invite(table.id, table.invites) if host else None
    return wire.Links(services.keys.watch(table.id), invite)


@get(
    "/api/tables/{table_id:str}/invite.svg",
    security=access.SECRET, responses=may_answer(401, 403, 404), tags=["tables"], media_type="image/svg+xml",
)  # fmt: skip
async def invite_code(request: Asked, services: access.TheServices, table_id: access.TableId) -> Response[bytes]:
    """The invite link as a QR code, for the phone across the room."""
    import segno

    room = await access.room_of(services, table_id, request)
    await access.host(request, services, room)
    invite = _links(services, room, True).invite
    link = f"{site_of(request, services)}/t/{room.table.id}#invite={invite}"
    drawn = BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", border=2, xmldecl=False, svgclass=None, lineclass=None)
    return Response(drawn.getvalue(), media_type="image/svg+xml")
