"""How tables come to be: new, from a save file, forked from a finished game, as a rematch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from adamak.core import Problem, find, savefile
from adamak.core.lesson import find_lesson
from adamak.table import rows
from adamak.table.messages import ClockPlan, OptionValue, Talk
from adamak.table.table import Table


def new(
    game_id: str,
    seats: Sequence[rows.SeatRow],
    host: str,
    seed: str,
    options: Mapping[str, OptionValue] | None = None,
    public: bool = False,
    spectators: bool = True,
    talk: Talk | None = None,
    clock: ClockPlan | None = None,
    origin: str | None = None,
    rated: bool = False,
) -> rows.Opened:
    """A new game from a seed that nobody has seen. Options are checked; `host` is the hash of the host's secret."""
    game = find(game_id)
    read = game.read_options(len(seats), options or {})
    return rows.Opened(
        game=game_id,
        rules_version=game.rules_version,
        seats=list(seats),
        host=host,
        options=read.changed(),
        seed=seed,
        public=public,
        spectators=spectators,
        talk=talk or Talk(),
        clock=clock,
        origin=origin,
        rated=rated,
    )


def guided(game_id: str, name: str, seats: Sequence[rows.SeatRow], host: str) -> rows.Opened:
    """A guided game: prepared, so nobody's luck is tried in it."""
    game = find(game_id)
    lesson = find_lesson(game, name)
    return rows.Opened(
        game=game_id,
        rules_version=game.rules_version,
        seats=list(seats),
        host=host,
        options=lesson.options,
        seed=lesson.seed,
        deal=lesson.deal,
        setup=lesson.setup,
        moves=lesson.moves,
        spectators=False,
        lesson=name,
        fair=False,
    )


def imported(
    saved: savefile.SaveFile, seats: Sequence[rows.SeatRow], host: str, public: bool, spectators: bool
) -> rows.Opened:
    """A table that begins where a save file ends; whoever opens it replays the record."""
    if len(seats) != saved.seats:
        raise Problem("bad-seats", game=saved.game, seats=len(seats), low=saved.seats, high=saved.seats)
    known = find(saved.game).rules_version
    if saved.rules_version != known:
        raise Problem("save-other-rules", game=saved.game, found=saved.rules_version, known=known)
    if [saved.seed is not None, saved.deal is not None, saved.setup is not None].count(True) != 1:
        raise Problem("save-no-origin")
    return rows.Opened(
        game=saved.game,
        rules_version=saved.rules_version,
        seats=list(seats),
        host=host,
        options=saved.options,
        seed=saved.seed,
        deal=saved.deal,
        setup=saved.setup,
        moves=saved.moves,
        public=public,
        spectators=spectators,
        fair=False,
    )


def forked(table: Table, at: int, seats: Sequence[rows.SeatRow], host: str) -> rows.Opened:
    """The same game up to a point of its record, to be played on differently. Only of a finished game."""
    if not table.over:
        raise Problem("not-over")
    record = table.match.record
    if at > len(record):
        raise Problem("no-such-point", point=at, length=len(record))
    old = table.opened
    if len(seats) != len(old.seats):
        raise Problem("bad-seats", game=old.game, seats=len(seats), low=len(old.seats), high=len(old.seats))
    return rows.Opened(
        game=old.game,
        rules_version=old.rules_version,
        seats=list(seats),
        host=host,
        options=old.options,
        seed=old.seed,
        deal=old.deal,
        setup=old.setup,
        moves=[entry.words(table.game) for entry in record[:at]],
        talk=old.talk,
        origin=table.id,
        fair=False,
    )


def rematch(table: Table, host: str, seed: str, requester: int | None, secret: str | None, by: str = "") -> rows.Opened:
    """The same people, game and options; each claims a seat with its old secret, whoever asked has one at once."""
    seats = []
    for seat, planned in zip(table.seats, table.opened.seats, strict=True):
        if seat.kind == "bot" or planned.kind == "bot":
            seats.append(rows.SeatRow("bot", seat.name, seat.level))
        elif seat.number == requester:
            seats.append(rows.SeatRow(seat.kind, seat.name, seat.level, secret, by=by))
        else:
            seats.append(rows.SeatRow(seat.kind, seat.name, seat.level, heir=seat.secret))
    old = table.opened
    if old.setup is not None:
        raise Problem("no-rematch-of-setup")
    return new(
        old.game, seats, host, seed, old.options, old.public, old.spectators, old.talk, old.clock, table.id, old.rated,
    )  # fmt: skip
