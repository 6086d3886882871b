"""HTTP: the list of tournaments, one of them, making, entering, leaving, running one, and taking it along."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from fractions import Fraction
from typing import Annotated, Any

import msgspec
import sqlalchemy as sa
from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter
from sqlalchemy.engine import Connection

from adamak.club.anchors import anchors
from adamak.club.standings import standings
from adamak.club.tournament import Meeting
from adamak.core import Problem, find
from adamak.server.errors import Asked, may_answer
from adamak.server.host import reports
from adamak.server.host.preferences import preferred
from adamak.server.lobby import acquaintances
from adamak.server.people import devices
from adamak.server.people.signing_in import signed_in
from adamak.server.services import Services
from adamak.server.storage import schema
from adamak.server.tables import access
from adamak.server.tables.server_time import now
from adamak.server.tournaments import book, course, director
from adamak.server.tournaments import tournament_wire as told
from adamak.server.tournaments.book import GOING, Event, Plan, Sitter
from adamak.table.safe_text import clean

LISTED = 50  # of those that go on, and of those that are over
LONGEST_NAME = 60
MOST_OF_ONE = 5  # tournaments of one maker that go on
MAKER_OR_HOST: list[dict[str, list[str]]] = [{"device": []}, {"secret": []}]
TournamentId = Annotated[str, PathParameter(description="the tournament's id", max_length=32)]
EntrantNumber = Annotated[int, PathParameter(description="the number of an entrant, from 1", ge=1, le=100_000)]


# --- looking ---------------------------------------------------------------------------------------------------------


@get("/api/tournaments", security=access.GUEST, responses=may_answer(), tags=["tournaments"])
async def tournaments(request: Asked, services: access.TheServices) -> told.TournamentList:
    """Those that one may enter or that are played, then the last that are over."""
    here = await devices.of(request, services)
    person = here.person.id if here is not None else ""
    return told.TournamentList(await services.store.read(lambda c: all_briefs(c, person)), here is not None)


@get("/api/tournaments/{tournament:str}", security=access.GUEST, responses=may_answer(404), tags=["tournaments"])
async def tournament_info(
    request: Asked, services: access.TheServices, tournament: TournamentId
) -> told.TournamentInfo:
    """One tournament: who takes part, the standings, all rounds."""
    return await _shown(request, services, tournament)


async def _shown(request: Asked, services: Services, tournament: str) -> told.TournamentInfo:
    here = await devices.of(request, services)
    person = here.person.id if here is not None else ""
    return await services.store.read(lambda connection: info(connection, tournament, person))


@get("/api/tournaments/{tournament:str}/export.json", security=access.ANYBODY, responses=may_answer(404),
     tags=["tournaments"])  # fmt: skip
async def export_json(services: access.TheServices, tournament: TournamentId) -> Response[dict[str, Any]]:
    """All of it as a file for programs."""
    found = await services.store.read(lambda connection: info(connection, tournament, ""))
    body = {"format": "adamak-tournament/1"} | msgspec.to_builtins(found)
    for name in ("powers", "own", "table", "closed"):  # of whoever asks, or of this moment
        del body[name]
    return Response(body, headers=_file("json"))


@get("/api/tournaments/{tournament:str}/export.csv", security=access.ANYBODY, responses=may_answer(404),
     tags=["tournaments"], media_type="text/csv")  # fmt: skip
async def export_csv(services: access.TheServices, tournament: TournamentId) -> Response[str]:
    """The standings, then every game, as tables for a spreadsheet."""
    found = await services.store.read(lambda connection: info(connection, tournament, ""))
    return Response(as_csv(found), media_type="text/csv", headers=_file("csv"))


def _file(ending: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="tournament.{ending}"'}


def all_briefs(connection: Connection, person: str) -> list[told.TournamentBrief]:
    kept = schema.tournaments
    entries = schema.tournament_entries
    own = sa.select(entries.c.tournament).where(entries.c.person == person, entries.c.left == 0)
    mine = {str(name) for (name,) in connection.execute(own)} if person else set()
    goes_on = sa.select(kept).where(kept.c.status.in_(GOING)).order_by(kept.c.created_at.desc(), kept.c.id)
    theirs = goes_on.where(sa.or_(kept.c.id.in_(own), kept.c.maker == person))  # theirs are always in the list
    over = sa.select(kept).where(kept.c.status == "over").order_by(kept.c.changed_at.desc()).limit(LISTED)
    asked = [*([theirs] if person else []), goes_on.limit(LISTED), over]
    rows = list({row.id: row for chosen in asked for row in connection.execute(chosen)}.values())
    among = entries.c.tournament.in_([row.id for row in rows])
    counted = sa.select(entries.c.tournament, sa.func.count()).where(among, entries.c.left == 0)
    counts = {str(name): int(number) for name, number in connection.execute(counted.group_by(entries.c.tournament))}
    return [
        _brief(row, msgspec.json.decode(row.plan, type=Plan), counts.get(row.id, 0), row.round, row.id in mine)
        for row in rows
    ]


def _brief(of: Any, plan: Plan, players: int, round_number: int, mine: bool) -> told.TournamentBrief:
    expected = max(players, plan.fill) if of.status == "open" else players
    rounds = max(course.rounds_of(plan, expected), round_number) if of.status in GOING else round_number
    return told.TournamentBrief(
        of.id, of.name, of.game, plan.kind, of.status, players, plan.most, round_number, rounds, plan.starts_at,
        of.changed_at, plan.rated, plan.clock, mine,
    )  # fmt: skip


def info(connection: Connection, tournament: str, person: str) -> told.TournamentInfo:
    event = _found(connection, tournament)
    plan, own = event.plan, event.place_of(person)
    names = _names(connection, {sitter.person for sitter in event.sitters.values()} | {event.maker})
    lines = standings(event.draw)
    closed = course.why_closed(event) or ("entries-closed" if _shut_out(connection, event, person) else "")
    opened = director.tables_of(connection, [meeting.table for meeting in event.unplayed()])
    waiting = {meeting.table for meeting in event.unplayed()} - set(opened)  # paired, and about to be opened
    playing = next((meeting.table for meeting in event.unplayed() if own in meeting.players), "")
    return told.TournamentInfo(
        brief=_brief(event, plan, sum(not entry.left for entry in event.draw.entries), event.round, own is not None),
        maker=event.maker,
        maker_name=names.get(event.maker, ""),
        options=plan.options,
        next_at=event.next_at,
        every=plan.every,
        fill=plan.fill,
        level=plan.level,
        leavers=plan.leavers,
        late=plan.late,
        entrants=[_entrant(event, entry, names) for entry in event.draw.entries],
        columns=list(lines[0].figures) if lines else [],
        standings=[
            told.StandingLine(
                line.place, int(line.player), line.games, [_figure(one) for one in line.figures.values()], line.left
            )
            for line in lines
        ],
        rounds=[[_board(meeting, waiting) for meeting in meetings] for meetings in event.draw.rounds],
        powers=told.TournamentPowers(
            join=bool(person) and not closed and course.why_not(event, person) is None,
            leave=own is not None and event.status in GOING,
            run=bool(person) and person == event.maker and event.status in GOING,
        ),
        closed=closed,
        own=int(own or 0),
        table=playing if own is not None and playing not in waiting else "",
    )


def _shut_out(connection: Connection, event: Event, person: str) -> bool:
    """Whether its maker would rather not meet somebody: to them it is closed."""
    return acquaintances.blocks(connection, event.maker, person)


def _found(connection: Connection, tournament: str) -> Event:
    event = book.load(connection, tournament)
    if event is None:
        raise Problem("no-such-tournament")
    return event


def _names(connection: Connection, wanted: set[str]) -> dict[str, str]:
    kept = schema.persons
    chosen = sa.select(kept.c.id, kept.c.name).where(kept.c.id.in_(wanted - {""}))
    return {str(person): str(name) for person, name in connection.execute(chosen)}


def _entrant(event: Event, entry: Any, names: dict[str, str]) -> told.Entrant:
    sitter = event.sitters[entry.player]
    return told.Entrant(
        int(entry.player), names.get(sitter.person, ""), sitter.person, sitter.bot, entry.strength, entry.joined,
        entry.left,
    )  # fmt: skip


def _board(meeting: Meeting, waiting: set[str]) -> told.Board:
    points = [_figure(meeting.points(place)) for place in meeting.players] if meeting.is_played else []
    table = "" if meeting.table in waiting else meeting.table
    return told.Board([int(place) for place in meeting.players], meeting.places, points, table)


def _figure(value: Fraction) -> float:
    return round(float(value), 3)


def as_csv(found: told.TournamentInfo) -> str:
    """Two tables with an empty line between them: standings, games by seat."""
    written = io.StringIO()
    write = csv.writer(written).writerow
    called = {one.number: _plain(one.name or (f"bot {one.bot}" if one.bot else "")) for one in found.entrants}
    write(["place", "number", "name", "games", *found.columns, "left"])
    for line in found.standings:
        write([line.place, line.entrant, called[line.entrant], line.games, *line.figures, int(line.left)])
    write([])
    write(["round", "board", "seat", "number", "name", "place", "points", "table"])
    for number, boards in enumerate(found.rounds, 1):
        for board, one in enumerate(boards, 1):
            for seat, entrant in enumerate(one.entrants):
                place = one.places[seat] if one.places else ""
                points = one.points[seat] if one.points else ""
                write([number, board, seat + 1, entrant, called[entrant], place, points, one.table])
    return written.getvalue()


def _plain(name: str) -> str:
    """A name that a spreadsheet takes for a name, and not for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@") else name


# --- making one ------------------------------------------------------------------------------------------------------


@post("/api/tournaments", security=MAKER_OR_HOST, responses=may_answer(401, 403, 413, 422), tags=["tournaments"])
async def make_tournament(
    request: Asked, services: access.TheServices, data: JSONBody[told.NewTournament]
) -> told.TournamentInfo:
    """By a person, or the server's host by their key. Nobody takes part yet, the maker neither."""
    maker = await _runner(request, services)
    if not services.new_tables.allows(access.address_of(request)):
        raise Problem("too-fast")
    name, plan = clean(data.name, LONGEST_NAME), planned(services, data)
    if not name:
        raise Problem("name-needed")

    def write(connection: Connection) -> str:
        kept = schema.tournaments
        own = sa.select(sa.func.count()).where(kept.c.maker == maker, kept.c.status.in_(GOING))
        if maker and (connection.execute(own).scalar() or 0) >= MOST_OF_ONE:
            raise Problem("too-many-tournaments", most=MOST_OF_ONE)
        return book.create(connection, name, data.game, maker, plan).id

    made = await services.store.write(write)
    services.director.wake()
    return await _shown(request, services, made)


def planned(services: Services, data: told.NewTournament) -> Plan:
    """What was asked for, if it can be played."""
    game = find(data.game)
    sizes = course.SIZES[data.kind]
    if not set(sizes) <= set(game.seat_counts):
        raise Problem("kind-needs-seats", game=data.game, kind=data.kind)
    options = {**preferred(data.game), **data.options}
    for size in sizes:
        game.read_options(size, options)
    if data.level not in services.thinkers.levels():
        raise Problem("unknown-level", level=data.level[:40], known=", ".join(services.thinkers.levels()))
    bots = data.fill or data.leavers == "replaced"
    if data.rated and bots and (data.game, data.level) not in anchors():
        raise Problem("cannot-be-rated", reason="bot")
    if not course.LEAST[data.kind] <= data.most <= course.MOST[data.kind]:
        raise Problem("bad-most", low=course.LEAST[data.kind], high=course.MOST[data.kind])
    if data.starts_at and data.starts_at < now():
        raise Problem("moment-gone")
    return Plan(
        data.kind, data.clock, data.most, options, data.rated, data.rounds if data.kind in course.BY_NUMBER else 0,
        data.starts_at, data.every, min(data.fill, data.most), data.level, data.leavers, data.late,
    )  # fmt: skip


async def _runner(request: Asked, services: Services) -> str:
    """Whoever runs tournaments: the person who asks, or the server's host, as ""."""
    if access.bearer(request) is not None:
        access.server_host(request, services)
        return ""
    return (await signed_in(request, services)).person.id


# --- taking part -----------------------------------------------------------------------------------------------------


@post("/api/tournaments/{tournament:str}/entry", security=access.DEVICE, tags=["tournaments"], status_code=200,
      responses=may_answer(401, 403, 404, 409))  # fmt: skip
async def enter(request: Asked, services: access.TheServices, tournament: TournamentId) -> told.TournamentInfo:
    """I take part: from the next round on, if it is played already."""
    sitter = Sitter((await signed_in(request, services)).person.id)

    def write(connection: Connection) -> None:
        def work(event: Event) -> str:
            if _shut_out(connection, event, sitter.person):
                raise Problem("entries-closed")
            return course.join(event, sitter, book.strength(connection, event.game, sitter))

        book.change(connection, tournament, work)

    await services.store.write(write)
    return await _went_on(request, services, tournament)


@delete("/api/tournaments/{tournament:str}/entry", security=access.DEVICE, tags=["tournaments"], status_code=200,
        responses=may_answer(401, 403, 404, 409))  # fmt: skip
async def withdraw(request: Asked, services: access.TheServices, tournament: TournamentId) -> told.TournamentInfo:
    """I take part no more. A game that I am playing there I give up."""
    person = (await signed_in(request, services)).person.id

    def write(connection: Connection) -> None:
        book.change(connection, tournament, lambda event: course.leave(event, event.place_of(person) or ""))

    await services.store.write(write)
    return await _went_on(request, services, tournament)


@delete("/api/tournaments/{tournament:str}/entrants/{number:int}", security=MAKER_OR_HOST, tags=["tournaments"],
        status_code=200, responses=may_answer(401, 403, 404, 409))  # fmt: skip
async def send_away(
    request: Asked, services: access.TheServices, tournament: TournamentId, number: EntrantNumber
) -> told.TournamentInfo:
    """By whoever runs it: somebody takes part no more, as if they had left."""
    return await _run(request, services, tournament, "send-away", lambda event: course.leave(event, str(number)))


# --- running one -----------------------------------------------------------------------------------------------------


@post("/api/tournaments/{tournament:str}/start", security=MAKER_OR_HOST, tags=["tournaments"], status_code=200,
      responses=may_answer(401, 403, 404, 409))  # fmt: skip
async def start_tournament(
    request: Asked, services: access.TheServices, tournament: TournamentId
) -> told.TournamentInfo:
    """By whoever runs it: it begins now. Bots fill, as was agreed."""
    runner = await _runner(request, services)

    def write(connection: Connection) -> None:
        def work(event: Event) -> None:
            _may_run(event, runner)
            least = course.LEAST[event.plan.kind]
            if event.status == "open" and (
                not event.draw.entries or max(len(event.draw.entries), event.plan.fill) < least
            ):
                raise Problem("too-few-entrants", least=least)
            course.begin(event, lambda sitter: book.strength(connection, event.game, sitter))

        book.change(connection, tournament, work)

    await services.store.write(write)
    return await _went_on(request, services, tournament)


@post("/api/tournaments/{tournament:str}/cancel", security=MAKER_OR_HOST, tags=["tournaments"], status_code=200,
      responses=may_answer(401, 403, 404, 409))  # fmt: skip
async def cancel(request: Asked, services: access.TheServices, tournament: TournamentId) -> told.TournamentInfo:
    """By whoever runs it: called off. Games that are played go on as games."""
    return await _run(request, services, tournament, "call-off", course.cancel)


async def _run(
    request: Asked, services: Services, tournament: str, what: str, work: Callable[[Event], None]
) -> told.TournamentInfo:
    """By whoever runs it; what the server's host does stands in the log."""
    runner = await _runner(request, services)

    def write(connection: Connection) -> None:
        def own(event: Event) -> None:
            _may_run(event, runner)
            work(event)

        book.change(connection, tournament, own)
        if not runner:
            reports.note(connection, access.server_host(request, services), what, tournament)

    await services.store.write(write)
    return await _went_on(request, services, tournament)


def _may_run(event: Event, runner: str) -> None:
    """Its maker may, and the server's host."""
    if runner not in ("", event.maker):
        raise Problem("not-your-tournament")


async def _went_on(request: Asked, services: Services, tournament: str) -> told.TournamentInfo:
    """What follows from a change at once, then how it stands."""
    await services.director.see_to(tournament)
    return await _shown(request, services, tournament)


OPERATIONS: list[Any] = [
    tournaments, tournament_info, export_json, export_csv, make_tournament, enter, withdraw, send_away,
    start_tournament, cancel,
]  # fmt: skip
