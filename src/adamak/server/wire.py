"""Everything that crosses the wire, as Structs: the HTTP bodies and the messages of the table socket.

The page's TypeScript types are generated from these classes (and those of `adamak.table.messages`: tables, seats, log
entries, states); `docs/protocol.md` tells the story they take part in.
What a client sends is strict (unknown fields are refused); what the server sends may grow new fields.
Times are milliseconds since 1970, durations of clocks as well.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from adamak.core.preview import Preview
from adamak.server.club.club_wire import House, Profile, ResultLine
from adamak.table.messages import (
    Chance,
    ClockPlan,
    LogEntry,
    OptionValue,
    SeatInfo,
    State,
    Status,
    TableInfo,
    Talk,
)

Name = Annotated[str, Meta(max_length=100)]  # cleaned and cut to 24 characters by the table
Key = Annotated[str, Meta(min_length=1, max_length=64)]  # idempotency key: made by the client, new for each command
Secret = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Version = Annotated[int, Meta(ge=0, le=2**53)]


class Sent(Struct, forbid_unknown_fields=True):
    """What a client sends: nothing beyond what is named is accepted."""


class Compiling(Struct):
    """How far the engine is compiled behind an open table."""

    state: Literal["compiling", "compiled", "failed", "absent"]  # absent: there is no compiler here
    done: int = 0  # parts
    of: int = 0  # 0: not yet known


class About(Struct):
    """What runs here."""

    version: str
    compiled: bool  # the engine runs as compiled code; otherwise as plain Python, some thirty times slower
    compiling: Compiling | None = None


class Reach(Struct):
    """Where friends find this server, for whoever asks on the machine it runs on; nothing of it is told to others."""

    address: str | None = None  # in the local network; None: where the page itself was found
    alone: bool = False  # it hears this machine alone: no link leads here from elsewhere


# --- who I am --------------------------------------------------------------------------------------------------------


class Me(Struct):
    """The guest behind the cookie, or the person at this device."""

    id: str  # a short public handle, not the identity itself
    name: str
    language: str
    person: str | None = None  # their lasting id


class MeChanged(Sent):
    name: Name | None = None
    language: Literal["fa", "en"] | None = None


# --- games -----------------------------------------------------------------------------------------------------------


class OptionInfo(Struct):
    """One option of a game; its words are `option-<name>` in the game's catalogue."""

    name: str
    kind: Literal["switch", "number", "choice", "text"]
    default: OptionValue
    clause: str
    needs: str
    confidence: str
    choices: list[str] | None = None
    low: int | None = None
    high: int | None = None
    form: bool = False  # a text that can be filled in entry by entry
    preferred: OptionValue | None = None  # what the owner of this server has chosen for every new match


class FormField(Struct):
    """One thing to be entered: `core/forms.py`."""

    name: str
    usual: list[int | str]
    stated: Literal["rulebook", "likely", "house"]
    least: int
    most: int
    words: list[str]


class FormEntry(Struct):
    """A card, an event, a building with its fields; `facts` is what else a drawing of it needs."""

    id: str
    part: str
    facts: dict[str, int | str]
    fields: list[FormField]


class FilledIn(Sent):
    """What a person has written by `<entry>.<field>`, or the text of the option, or a file: one of them."""

    given: dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=200)]] | None = None
    text: Annotated[str, Meta(max_length=8000)] | None = None
    file: dict[str, Any] | None = None


class WrongEntry(Struct):
    """Why something cannot be entered; the words are `problem-<code>`."""

    key: str
    code: str
    facts: dict[str, Any]


class FormRead(Struct):
    """The option's text, what differs from the usual by `<entry>.<field>`, what is wrong, and the whole as a file."""

    text: str
    changed: dict[str, list[int | str]]
    wrong: list[WrongEntry]
    file: dict[str, Any]


class WarningInfo(Struct):
    """A combination of options that is allowed but advised against; its words are `warning-<id>`."""

    id: str
    when: dict[str, OptionValue]


class Telling(Struct):
    """How a game's events are told to people: see `adamak.core.events.Telling`."""

    announced: list[str] = []
    clearing: list[str] = []
    joined: dict[str, dict[str, Literal["sum", "last"]]] = {}


class GameInfo(Struct):
    id: str
    rules_version: int
    seats: list[int]
    options: list[OptionInfo]
    bot_levels: list[str]
    showing: bool  # may players show each other hidden things?
    endings: list[str]
    languages: list[str]  # of the rules page
    warnings: list[WarningInfo]
    moves: dict[str, list[str]]  # each kind of move, and what its arguments are called
    telling: Telling


class ShelvedLesson(Struct):
    """A guided game, as it is offered."""

    name: str
    titles: dict[str, str]  # by language
    minutes: int


class ShelvedGame(Struct):
    """A game as its cover shows it."""

    id: str
    names: dict[str, str]  # by language
    lines: dict[str, str]  # what it is in a few words, by language; none where nobody has written it
    seats: Annotated[list[int], Meta(min_length=2, max_length=2)]  # fewest and most
    minutes: int
    icon: str
    hue: int
    cover: bool  # does it bring a drawing? Else the page draws one
    lessons: list[ShelvedLesson] = []  # the first comes first


class Shelf(Struct):
    covers: str  # the address of the drawings, a symbol for each game that brings one
    games: list[ShelvedGame]


class Callout(Struct):
    """A number in a figure: what it points at on the board, and what it says."""

    at: str
    ring: bool  # else the number stands on the thing itself
    text: str


class Figure(Struct):
    """A picture in a rulebook: a part of the board, drawn from the view of a position."""

    id: str
    clause: str
    caption: str
    callouts: list[Callout]
    show: list[str]  # the things and places that must be seen: the part that is cut out
    size: list[int]  # of the whole board, in pixels
    around: int  # so many more around what is shown
    tab: str
    seat: int  # who looks; -1: a spectator
    names: list[str]
    options: dict[str, OptionValue]
    view: Any


class Teaching(Struct):
    """Where a clause can be seen or tried: a figure, an exercise, a lesson."""

    kind: str
    id: str
    title: str
    path: str  # on the page


# --- tables ----------------------------------------------------------------------------------------------------------


class SeatPlan(Sent):
    """Who will sit here: `me`, a `friend` who comes by the link, a hot-seat `guest` at my screen, a `bot`."""

    kind: Literal["me", "friend", "guest", "bot"]
    name: Name = ""
    level: Annotated[str, Meta(max_length=20)] = "medium"


class NewTable(Sent):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    options: dict[Annotated[str, Meta(max_length=60)], OptionValue] = {}
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


class ExerciseLine(Struct):
    """An exercise in the list."""

    id: str
    title: str
    level: int  # 1: easy, 3: hard
    clauses: list[str]


class ExerciseSubject(Struct):
    """The exercises about one thing, from easy to hard."""

    id: str
    name: str
    exercises: list[ExerciseLine]


class ExerciseList(Struct):
    """All exercises of a game, in one language."""

    game: str
    subjects: list[ExerciseSubject]


class ExerciseChoice(Struct):
    """An answer to choose; of a move that is not allowed, why not."""

    id: str
    text: str
    right: bool
    why: str | None = None
    clause: str | None = None


class ExercisePage(Struct):
    """A position to solve, as the seat that is asked may see it, with its solution."""

    id: str
    title: str
    subject: str
    level: int
    kind: Literal["number", "who", "outcomes", "allowed", "find"]
    question: str
    why: str  # the explanation
    clauses: list[str]
    points: list[str]  # what of the board is asked about
    seat: int  # who is asked
    names: list[str]  # by seat
    options: dict[str, Any]  # those that differ from the defaults
    view: dict[str, Any]
    after: dict[str, Any]  # what the seat sees when the story has been played
    told: list[str]  # the story, in words
    legal: list[str]  # moves to choose from on the board; none where no move is asked for
    choices: list[ExerciseChoice]
    number: int | None = None  # where a number is asked for
    moves: list[str] | None = None  # where a move is asked for: those that are right


class ExerciseRefusal(Struct):
    """Why a move is not allowed in the position of an exercise."""

    legal: bool
    clause: str = ""
    reason: str = ""
    facts: dict[str, Any] = {}


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


# --- puzzles ---------------------------------------------------------------------------------------------------------


class PuzzleNamed(Struct):
    """A puzzle by its game and its number, from 1."""

    game: str
    number: int


class Puzzles(Struct):
    """All there are: the difficulty (1 to 4) of each, by game; and the one of the day, the same for everybody."""

    games: dict[str, list[int]]
    day: PuzzleNamed | None = None


class PuzzleShown(Struct):
    """A decision to solve, as its seat sees it, with what a long search found there from that seat's knowledge."""

    game: str
    number: int
    difficulty: int
    seats: int
    seat: int
    options: dict[str, OptionValue]
    view: dict[str, Any]
    legal: list[str]
    previews: list[Preview]
    turn: list[str]  # the best turn; its first move is the solution
    chances: dict[str, float]  # to win after each legal move
    found: dict[str, float]  # how often levels of the house find the solution


# --- for the server's own host ---------------------------------------------------------------------------------------


class HostsTables(Struct):
    """The tables that changed last, public or not."""

    tables: list[TableBrief]
    counts: dict[str, int]  # by status


class Present(Struct):
    """Who is connected to a table, at this worker."""

    address: str
    guest: str  # public handle
    seats: list[int]


class HostsTable(Struct):
    """One table: what everybody may know, who came, who is there. Nothing hidden."""

    table: TableInfo
    changed_at: int
    rows: int
    guests: list[str]  # public handles of whoever made it or sat down
    present: list[Present]


class NewBan(Sent):
    """Keep an address or a guest (by their public handle) out, or silent."""

    what: Annotated[str, Meta(min_length=1, max_length=64)]
    kind: Literal["ban", "mute"] = "ban"
    days: Annotated[float, Meta(gt=0, le=36_500)] = 30
    why: Annotated[str, Meta(max_length=200)] = ""


class Ban(Struct):
    what: str
    kind: Literal["ban", "mute", "name"]  # name: it was given by a host, and stays
    until: int
    why: str = ""


class Bans(Struct):
    bans: list[Ban]


class Gone(Struct):
    """What was deleted, by kind."""

    done: dict[str, int]


class Trouble(Struct, omit_defaults=True):
    """Every error answer, in HTTP and (as `error`) in the socket: `problem-<code>` in the catalogue, and its facts."""

    code: str
    facts: dict[str, Any] = {}


# --- the socket: what a client says ----------------------------------------------------------------------------------


class Say(Sent, tag_field="type"):
    """Base of client messages."""


class Hello(Say, tag="hello"):
    """First message. All secrets this browser holds here (seats and host), or a watch secret, or nothing."""

    secrets: Annotated[list[Secret], Meta(max_length=16)] = []
    watch: Secret | None = None
    seat: SeatNumber | None = None  # through whose eyes; default: the first seat held, or a spectator's
    known_version: Version | None = None  # resume after this version: only what was missed is sent


class Look(Say, tag="look"):
    """Hot-seat: from now on through the eyes of this seat (null: a spectator's). Answered by a new `welcome`."""

    seat: SeatNumber | None


class Play(Say, tag="play"):
    """A whole turn as one command: all of the moves or none. Moves by number or in words."""

    expected_version: Version
    key: Key
    moves: Annotated[list[int | Annotated[str, Meta(max_length=120)]], Meta(min_length=1, max_length=40)]
    seat: SeatNumber | None = None  # default: the seat looked through


class Why(Say, tag="why"):
    """Why may this move not be played? Answered by `because`."""

    move: int | Annotated[str, Meta(max_length=120)]
    key: Key
    seat: SeatNumber | None = None


class Hint(Say, tag="hint"):
    """What would the house do in my place? Answered by `hints` after a while, from what my seat knows alone."""

    key: Key
    seat: SeatNumber | None = None


class Coach(Say, tag="coach"):
    """What is sensible now, and what should I beware of? Answered by `coaching` after a while."""

    key: Key
    seat: SeatNumber | None = None


class Show(Say, tag="show"):
    """Show own hidden things to others (CO-10.4)."""

    key: Key
    things: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(min_length=1, max_length=40)]
    to: Annotated[list[SeatNumber], Meta(min_length=1, max_length=12)]
    seat: SeatNumber | None = None


class Chat(Say, tag="chat"):
    """Say something to all, or (where private talk is on) to some seats."""

    key: Key
    text: Annotated[str, Meta(max_length=2000)]  # cleaned and cut to 500 characters
    to: Annotated[list[SeatNumber], Meta(min_length=1, max_length=12)] | None = None
    seat: SeatNumber | None = None


class Undo(Say, tag="undo"):
    """Take my last move back: at once where it is free, else the others are asked."""

    key: Key
    seat: SeatNumber | None = None


class UndoAnswer(Say, tag="undo_answer"):
    key: Key
    accept: bool
    seat: SeatNumber | None = None


class Resign(Say, tag="resign"):
    key: Key
    seat: SeatNumber | None = None


class Leave(Say, tag="leave"):
    """Stand up: a bot plays for me until I return."""

    key: Key
    seat: SeatNumber | None = None


class Return(Say, tag="return"):
    key: Key
    seat: SeatNumber | None = None


class SeatAnswer(Say, tag="seat_answer"):
    """The host has asked for a new key to my seat: it may be given at once, or I keep the one I have."""

    key: Key
    accept: bool
    seat: SeatNumber | None = None


class GiveBack(Say, tag="give_back"):
    """I agree that a seat whose time ran out plays on; when all others agree, it does."""

    key: Key
    to: SeatNumber
    seat: SeatNumber | None = None


class EndGame(Say, tag="end_game"):
    """I would end the game here, scored as it stands; or, where somebody else would, I would rather play on."""

    key: Key
    accept: bool
    seat: SeatNumber | None = None


class TurnPage(Say, tag="turn_page"):
    """In a guided game, from this step of the lesson: on from what was explained, or back to the one before."""

    key: Key
    step: Annotated[int, Meta(ge=0, le=1000)]
    back: bool = False
    seat: SeatNumber | None = None


class Attend(Say, tag="attend"):
    """Whether the page is in sight: whoever looks at the table is not told by other ways what happens there."""

    visible: bool


class Ping(Say, tag="ping"):
    pass


ClientMessage = (
    Hello | Look | Play | Why | Hint | Coach | Show | Chat | Undo | UndoAnswer | Resign | Leave | Return | SeatAnswer
    | GiveBack | EndGame | TurnPage | Attend | Ping
)  # fmt: skip


# --- the socket: what the server says --------------------------------------------------------------------------------


class Tell(Struct, tag_field="type"):
    """Base of server messages."""


class Welcome(Tell, tag="welcome"):
    """Everything: after `hello` (unless it resumes) and after `look`."""

    version: int
    table: TableInfo
    seat: int | None  # whose eyes
    held: list[int]  # seats this connection has power over
    host: bool
    state: State | None
    log: list[LogEntry]
    now: int


class Update(Tell, tag="update"):
    """What happened up to `version`. Also the answer to a resuming `hello`. Null: not changed."""

    version: int
    entries: list[LogEntry]
    state: State | None
    table: TableInfo | None


class Ack(Tell, tag="ack"):
    """Kept for good, as this version. A repeated key is acknowledged with the version of the first time.

    `played`: how many moves of a `play`; fewer than sent where one of them drew or revealed something.
    """

    key: str
    version: int
    played: int = 0


class Refused(Tell, tag="refused"):
    """A rule forbids it; nothing was played. `index`: which of the moves."""

    key: str
    clause: str
    reason: str
    facts: dict[str, Any]
    index: int = 0


class Because(Tell, tag="because"):
    """Answer to `why`: the refusal, or legal."""

    key: str
    legal: bool
    clause: str = ""
    reason: str = ""
    facts: dict[str, Any] = {}


class Step(Struct):
    """A move that is expected."""

    seat: int
    move: int
    words: str


class HintTold(Struct):
    """A good turn: its first move, its chance of winning, what it changes in the own score, and how it would go on.

    `line` begins with the own moves of the whole turn; `events` is what they cause.
    """

    move: int
    words: str
    win: float
    gains: dict[str, int]
    line: list[Step]
    events: list[dict[str, Any]] = []


class Hints(Tell, tag="hints"):
    """Answer to `hint`: the best moves first, for the decision asked at `version`."""

    key: str
    version: int
    seat: int
    hints: list[HintTold]


class Counsel(Struct):
    """A sensible kind of move, by its best move; moves are in words.

    `points` and `changes` (gauges by their path in the view) are what the turn gives and costs.
    """

    move: str
    win: float
    turn: list[str]  # to its end, this move first
    points: int
    changes: dict[str, int]
    as_good: list[str]  # other moves of the kind
    opens: str | None = None  # an own move that it prepares
    stops: Step | None = None  # what it keeps a rival from


class Caution(Struct):
    """A move that throws much away, and what speaks against it."""

    move: str
    win: float
    points: int
    changes: dict[str, int]
    answer: Step | None = None  # what a rival would probably do then
    lacking: Grounds | None = None  # why the best move would not be possible at the next turn any more


class Grounds(Struct):
    """A rule that forbids something, and its facts."""

    clause: str
    reason: str
    facts: dict[str, Any]


class Coaching(Tell, tag="coaching"):
    """Answer to `coach`, for the decision asked at `version`; without a `best` move there is no choice."""

    key: str
    version: int
    seat: int
    best: str | None
    win: float
    counsels: list[Counsel]
    cautions: list[Caution]


class Error(Tell, tag="error"):
    """Nothing was changed. `stale` is followed by an `update` with what the sender had not seen."""

    code: str
    facts: dict[str, Any] = {}
    key: str | None = None


class Presence(Tell, tag="presence"):
    """Who is connected now; not part of the record."""

    seats: list[int]
    spectators: int


class Pong(Tell, tag="pong"):
    now: int


ServerMessage = Welcome | Update | Ack | Refused | Because | Hints | Coaching | Error | Presence | Pong

CLOSE_CODES = {
    "too-large": 1009,  # a message over the limit
    "going-away": 1001,  # the server stops: connect again
    "malformed": 4400,  # not a message of this protocol
    "bad-secret": 4401,  # hello with a secret that opens nothing (any more)
    "watching-off": 4403,  # this table is not for spectators
    "no-such-table": 4404,
    "no-hello": 4408,  # hello did not come in time
    "revoked": 4409,  # the host gave this seat a new secret
    "signed-out": 4412,  # this device is no longer the person's who sits here
    "cross-origin": 4410,  # a page of another site tried to open the socket
    "too-fast": 4429,
    "banned": 4411,  # the server's host keeps this address or guest out
    "damaged": 4500,  # what is kept of this table is incomplete: the server's host has been told
    "storage": 4503,  # the database is busy, full or away: try again
}


def schema() -> dict[str, Any]:
    """JSON Schema of everything on the wire, under `$defs`: what the page's types are generated from."""
    from adamak.server.host import moderation_wire
    from adamak.server.lobby import lobby_wire
    from adamak.server.notices import notice_wire
    from adamak.server.people import person_wire
    from adamak.server.tournaments import tournament_wire

    roots: list[Any] = [
        ClientMessage, ServerMessage, LogEntry, About, Reach, Me, MeChanged, GameInfo, Shelf, NewTable,
        TableMade, TableInfo, Tables, Links, Claim, Held, Reissue, Import, Fork, ReplayPoint, Curve, Trouble,
        Figure, Teaching, NewLesson, ExerciseList, ExercisePage, ExerciseRefusal, FormEntry, FilledIn, FormRead,
        Puzzles, PuzzleShown, Grounds, Profile, House, ResultLine,
        HostsTables, HostsTable, NewBan, Bans, Gone, *person_wire.ROOTS, *notice_wire.ROOTS,
        *tournament_wire.ROOTS, *lobby_wire.ROOTS, *moderation_wire.ROOTS,
    ]  # fmt: skip
    told, parts = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    unions = dict(zip(("ClientMessage", "ServerMessage", "LogEntry"), told, strict=False))
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": parts | unions}
