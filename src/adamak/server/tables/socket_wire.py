"""The messages of the table socket: what a client says, and what the server says to it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from adamak.server.wire import Grounds, Key, SeatNumber, Secret, Sent, Version
from adamak.table.messages import LogEntry, State, TableInfo

# --- what a client says -----------------------------------------------------------------------------------------------


class Say(Sent, tag_field="type"):
    """Base of client messages."""


class Hello(Say, tag="hello"):
    """First message. All secrets this browser holds here (seats and host), or a watch secret, or nothing."""

    secrets: Annotated[list[Secret], Meta(max_length=16)] = msgspec.field(default_factory=list)
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


# --- what the server says ---------------------------------------------------------------------------------------------


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
ROOTS: list[Any] = [ClientMessage, ServerMessage]
