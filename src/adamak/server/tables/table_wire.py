"""What crosses the wire about tables by HTTP: made, listed, claimed, brought from a file, replayed, judged."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from adamak.server.wire import Name, Secret, Sent
from adamak.table.messages import Chance, ClockPlan, OptionValue, SeatInfo, Status, Talk

# --- a table is made --------------------------------------------------------------------------------------------------


class SeatPlan(Sent):
    """Who will sit here: `me`, a `friend` who comes by the link, a hot-seat `guest` at my screen, a `bot`."""

    kind: Literal["me", "friend", "guest", "bot"]
    name: Name = ""
    level: Annotated[str, Meta(max_length=20)] = "medium"


class NewTable(Sent):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    options: dict[Annotated[str, Meta(max_length=60)], OptionValue] = msgspec.field(default_factory=dict)
    public: bool = False
    spectators: bool = True
    talk: Talk = msgspec.field(default_factory=Talk)
    clock: ClockPlan | None = None
    rated: bool = False  # everybody signed in, no hints: the result changes ratings


class NewLesson(Sent):
    """A guided game, to be begun anew."""

    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=40)]


class Held(Struct):
    """A seat and the secret that gives power over it. It is told once: keep it."""

    seat: int
    secret: str


class Reissue(Struct):
    """A new key for a seat; without one: all are told first, and from `ready_at` on the host may ask again."""

    seat: int
    secret: str | None = None
    ready_at: int | None = None


class TableMade(Struct):
    """The answer to making a table (new, imported, forked, rematch): every secret that is now yours."""

    table: str
    host: str  # the host's secret
    seats: list[Held]
    invite: str  # lets a friend claim an open seat: /t/<table>#invite=<invite>
    watch: str  # lets somebody watch: /t/<table>#watch=<watch>


# --- and found --------------------------------------------------------------------------------------------------------


class TableBrief(Struct):
    """A line of a list of tables."""

    id: str
    game: str
    status: Status
    seats: list[SeatInfo]
    public: bool
    spectators: bool
    created_at: int
    changed_at: int
    open_seats: int
    my_seats: list[int] = []
    my_turn: bool = False
    my_time: int | None = None  # when my clock runs out, if one runs
    chance: Chance = "drawn"
    seed_hash: str | None = None
    clock: ClockPlan | None = None
    rated: bool = False
    points: int | None = None  # the mean rating of those who sit there, where they have one


class Tables(Struct):
    tables: list[TableBrief]


class Links(Struct):
    """What may be shared. A seat may pass on the watch link, the host both."""

    watch: str
    invite: str | None = None


class Claim(Sent):
    """`invite` is not needed at a public table; at a rematch the same seat's secret of the old table serves as well."""

    invite: Secret | None = None
    name: Name = ""


# --- files, replays and what the house thinks of a game ---------------------------------------------------------------


class Import(Sent):
    """A save file, and who will play on where it is not finished (default: all seats at my screen)."""

    save: dict[str, Any]
    seats: Annotated[list[SeatPlan], Meta(max_length=12)] | None = None
    public: bool = False
    spectators: bool = True


class Fork(Sent):
    """Play on from the first `at` entries of a finished game's record."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatPlan], Meta(max_length=12)] | None = None  # default: me on the seat to move, else bots


class ReplayPoint(Struct):
    """One moment of a game: after the first `at` entries of its record."""

    at: int
    length: int  # how many points there are beyond 0
    seat: int | None  # whose eyes; None: a spectator's
    view: dict[str, Any]
    events: list[dict[str, Any]]  # what entry number `at` did
    actors: list[int]
    mover: int | None = None  # who made entry number `at`
    move: str | None = None  # entry number `at` in words; only when the game is over
    views: list[dict[str, Any]] | None = None  # seat=all: every seat's view


class CurvePoint(Struct):
    """How a game stood after the first `at` entries of its record, as far as the seat that decided there could know."""

    at: int
    chances: list[float]  # of every seat to win
    seat: int | None = None  # who decided
    move: str | None = None  # what was played, in words
    best: str | None = None  # what the house would have played


class TurningPoint(Struct):
    """An action that cost whoever took it much of their chance; the replay shows it at `at`."""

    at: int
    seat: int
    move: str
    loser: int
    winner: int
    before: list[float]
    after: list[float]
    better: str | None = None
    moves: list[str] = []  # all of the action, its first move first
    events: list[dict[str, Any]] = []  # what it caused
    instead: list[dict[str, Any]] = []  # what the better move would have caused, as far as that is certain


class Curve(Struct):
    """A finished game, judged move by move."""

    points: list[CurvePoint]
    turning: list[TurningPoint]
    lessons: list[TurningPoint] = []  # what each seat could have done better: three actions at most, the worst first


ROOTS: list[Any] = [
    NewTable,
    NewLesson,
    TableMade,
    Tables,
    Links,
    Claim,
    Held,
    Reissue,
    Import,
    Fork,
    ReplayPoint,
    Curve,
]
