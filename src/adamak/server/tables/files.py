"""HTTP: save files, replay, and playing on from any point of a finished game."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from adamak.core import SPECTATOR, Match, Problem, savefile
from adamak.server.errors import Asked, may_answer
from adamak.server.people import guests
from adamak.server.services import Power
from adamak.server.storage import films
from adamak.server.tables import access
from adamak.server.tables import table_wire as wire
from adamak.server.tables.table_pages import Making
from adamak.table import Table, opening, publishing
from adamak.table.paper import PaperMatch

LARGEST_IMPORT = 1_000_000  # bytes
LONGEST_IMPORT = 5_000  # entries of the record


@get(
    "/api/tables/{table_id:str}/save",
    security=access.WATCHING, responses=may_answer(401, 403, 404, 409), tags=["files"], media_type="application/json",
)  # fmt: skip
async def save(request: Asked, services: access.TheServices, table_id: access.TableId) -> Response[savefile.SaveFile]:
    """The save file of a finished game. Before the end it would tell everything that is hidden."""
    room = await access.room_of(services, table_id, request)
    await access.watcher(request, services, room)
    table = room.table
    if not table.over:
        raise Problem("not-over")
    body: Any = _saved(table, [seat.name for seat in table.seats])  # as written: made to be read
    name = f"{table.opened.game}-{table.id[:8]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type="application/json", headers=headers)


def _saved(table: Table, names: list[str]) -> bytes:
    match, opened = table.match, table.opened
    chance = "" if opened.fair else publishing.chance(opened)
    if not isinstance(match, PaperMatch):
        return savefile.write(match, names, chance)
    saved = savefile.SaveFile(
        savefile.FORMAT, opened.game, opened.rules_version, len(opened.seats), [*opened.moves, *match.lines()],
        opened.options, opened.seed, opened.deal, opened.setup, names, chance,
    )  # fmt: skip
    return msgspec.json.format(msgspec.json.encode(saved), indent=1) + b"\n"


@post(
    "/api/tables/import",
    security=access.GUEST, responses=may_answer(403, 413, 422), tags=["files"], request_max_body_size=LARGEST_IMPORT,
)  # fmt: skip
async def import_save(request: Asked, services: access.TheServices, data: JSONBody[wire.Import]) -> wire.TableMade:
    """A save file becomes a table: to look at, or to play on."""
    guest = await guests.of(request, services)
    making = Making(services, request, guest)
    saved = savefile.decode(msgspec.json.encode(data.save))
    if len(saved.moves) > LONGEST_IMPORT:
        raise Problem("save-too-long", most=LONGEST_IMPORT)
    if data.public:
        raise Problem("brought-not-public")
    plans = data.seats if data.seats is not None else _all_mine(saved)
    opened = opening.imported(saved, making.seats(plans), making.hosts_hash, data.public, data.spectators)

    def as_saved(match: Match) -> None:
        if saved.result is not None and saved.result != savefile.result_of(match):
            raise Problem("save-wrong-result")

    return await making.done(opened, as_saved)


def _all_mine(saved: savefile.SaveFile) -> list[wire.SeatPlan]:
    names = [*(saved.players or []), *[""] * saved.seats]
    return [wire.SeatPlan("guest", name) for name in names[: saved.seats]]


@post(
    "/api/tables/{table_id:str}/fork",
    security=access.WATCHING, responses=may_answer(401, 403, 404, 409, 413, 422), tags=["files"],
)  # fmt: skip
async def fork(
    request: Asked, services: access.TheServices, table_id: access.TableId, data: JSONBody[wire.Fork]
) -> wire.TableMade:
    """Play on from here: a new table that begins at a point of a finished game."""
    room = await access.room_of(services, table_id, request)
    await access.watcher(request, services, room)
    guest = await guests.of(request, services)
    table = room.table
    if not table.over:
        raise Problem("not-over")
    if data.at > len(table.match.record):
        raise Problem("no-such-point", point=data.at, length=len(table.match.record))
    plans = data.seats
    if plans is None:
        plans = _me_to_move(await room.at(data.at, access.address_of(request)))
    making = Making(services, request, guest)
    opened = opening.forked(table, data.at, making.seats(plans), making.hosts_hash)
    return await making.done(opened)


def _me_to_move(match: Match) -> list[wire.SeatPlan]:
    mine = next(iter(match.position.actors()), 0)
    return [wire.SeatPlan("me" if seat == mine else "bot") for seat in range(match.seats)]


@get(
    "/api/tables/{table_id:str}/replay/{at:int}",
    security=access.WATCHING, responses=may_answer(401, 403, 404, 409), tags=["files"],
)  # fmt: skip
async def replay(
    request: Asked,
    services: access.TheServices,
    table_id: access.TableId,
    at: FromPath[int],
    seat: Annotated[str, QueryParameter(description="a seat's number, `spectator`, or (over) `all`")] = "spectator",
) -> wire.ReplayPoint:
    """One moment of a game. When it is over through any eyes; before that only what one's own seat knew."""
    room = await access.room_of(services, table_id, request)
    power = await access.watcher(request, services, room)
    table = room.table
    if table.status == "waiting":
        raise Problem("not-playing")
    viewer = _viewer(table, power, seat)
    if table.paper is not None and (film := await services.films.of(table_id)) is not None:
        return films.point(film, at, viewer, seat == "all")
    if not 0 <= at <= len(table.match.record):
        raise Problem("no-such-point", point=str(at)[:20], length=len(table.match.record))
    match = await room.at(at, access.address_of(request))
    return _point(match, table, viewer, seat == "all")


@get(
    "/api/tables/{table_id:str}/analysis",
    security=access.WATCHING, responses=may_answer(401, 403, 404, 409, 503), tags=["files"],
)  # fmt: skip
async def analysis(request: Asked, services: access.TheServices, table_id: access.TableId) -> wire.Curve:
    """A finished game judged move by move: everybody's chances, and where they turned. It takes a while, once."""
    room = await access.room_of(services, table_id, request)
    await access.watcher(request, services, room)
    if not room.table.over:
        raise Problem("not-over")
    return await services.judged.curve(room.table, access.address_of(request))


def _viewer(table: Table, power: Power, seat: str) -> int:
    if seat == "spectator":
        return SPECTATOR
    if seat == "all":
        if not table.over:
            raise Problem("not-over")
        return SPECTATOR
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and int(seat) < len(table.seats)):
        raise Problem("no-such-seat", seat=seat[:10])
    if not table.over and int(seat) != power.seat:
        raise Problem("not-your-seat")
    return int(seat)


def _point(match: Match, table: Table, viewer: int, everything: bool) -> wire.ReplayPoint:
    position = match.position
    views: list[dict[str, Any]] | None = None
    if everything:
        views = [position.view(seat) for seat in range(match.seats)]
    last = match.record[-1] if match.record else None
    return wire.ReplayPoint(
        at=len(match.record),
        length=len(table.match.record),
        seat=None if viewer == SPECTATOR else viewer,
        view=position.view(viewer),
        events=position.events_for(viewer) if last is not None else [],
        actors=[int(seat) for seat in position.actors()],
        mover=last.seat if last is not None else None,
        move=last.words(table.game) if last is not None and table.over else None,
        views=views,
    )
