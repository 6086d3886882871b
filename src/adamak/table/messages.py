"""What a table tells of itself, already cut to what the listener may know. The wire carries these as they are.

Times are milliseconds since 1970, durations of clocks as well.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from adamak.core.preview import Preview

OptionValue = bool | int | str
Status = Literal["waiting", "playing", "over", "abandoned"]
SeatKind = Literal["human", "guest", "bot"]
What = Literal[
    "left", "returned", "resigned", "timed_out", "given_back", "reissue_asked", "reissue_granted", "reissue_refused",
    "reissued",
]  # fmt: skip
# How a table's chance was made: drawn by the server for it alone, or brought in and so possibly known to somebody.
Chance = Literal["drawn", "imported", "forked", "prepared"]
WhyClosed = Literal["", "rules", "server"]
WhyFailed = Literal["crash", "overrun"]


# --- a table and its seats -------------------------------------------------------------------------------------------


class Talk(Struct, forbid_unknown_fields=True):
    """What may be said at the table, and whether one may ask the house."""

    chat: bool = True
    private: bool = True
    showing: bool = True  # cards, where the game knows it
    hints: bool = True  # good moves, for whoever asks


class ClockPlan(Struct, forbid_unknown_fields=True):
    """Thinking time of each seat, in seconds; whoever runs out of it is replaced by a bot."""

    base: Annotated[int, Meta(ge=10, le=604_800)]
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


class SeatInfo(Struct):
    """What everybody may know of a seat."""

    seat: int
    kind: SeatKind
    name: str
    level: str  # of the bot, or of the bot that would stand in
    claimed: bool
    away: bool = False  # left: a bot plays until the owner returns
    resigned: bool = False
    timed_out: bool = False
    bot_plays: bool = False  # a bot decides for this seat now, for whatever reason
    reissue_at: int | None = None  # the host has asked for a new key: from then on it is given, unless the seat objects
    rests_until: int = 0  # on vacation until then


class Score(Struct):
    total: int
    parts: dict[str, Any]


class Result(Struct):
    ending: str  # one of the game's endings, "resigned" or "agreed"
    winners: list[int]
    ranking: list[int]  # per seat its place
    scores: list[Score]


class TableInfo(Struct):
    """What everybody who knows the table's id may know."""

    id: str
    game: str
    options: dict[str, OptionValue]  # all of them, defaults included
    status: Status
    version: int
    seats: list[SeatInfo]
    public: bool
    spectators: bool
    talk: Talk
    clock: ClockPlan | None
    created_at: int
    seed_hash: str | None  # sha256 of the seed, published at the start; None: begun from a deal, a setup or a copy
    seed: str | None = None  # told when the game is over
    origin: str | None = None  # the table this one is a rematch of or was forked from
    rematch: str | None = None  # the table that follows
    result: Result | None = None
    length: int = 0  # entries of the record: replay has the points 0..length
    chance: Chance = "drawn"
    lesson: str = ""  # the guided game that is played here
    closed: WhyClosed = ""  # why the server closed it: the rules changed, or the server's host did
    rated: bool = False  # its result is to change ratings


# --- the log: what happened, as one viewer may know it ---------------------------------------------------------------


class Entry(Struct, tag_field="kind", gc=False):
    """Base of log entries: one for each committed command. A tree, so the collector need not look at them."""

    version: int
    at: int


class Moved(Entry, tag="moved"):
    """Moves of one seat; `events` are the game's own, redacted for the viewer."""

    seat: int
    events: list[dict[str, Any]]
    length: int  # of the record afterwards: the replay point
    by_bot: bool = False


class Shown(Entry, tag="shown"):
    seat: int
    to: list[int]
    events: list[dict[str, Any]]
    length: int


class Undone(Entry, tag="undone"):
    """The record is back at `length` entries."""

    seat: int
    length: int
    agreed: bool  # False: it was free


class UndoAsked(Entry, tag="undo_asked"):
    seat: int
    length: int


class UndoAnswered(Entry, tag="undo_answered"):
    seat: int
    accept: bool
    length: int | None = None  # not None: that was the last answer needed, the record is back at `length`


class Said(Entry, tag="said"):
    seat: int
    text: str
    to: list[int] | None = None  # None: to all


class Opened(Entry, tag="opened"):
    """The table was made; `seed_hash` as in TableInfo."""

    chance: Chance = "drawn"
    seed_hash: str | None = None


class Claimed(Entry, tag="claimed"):
    seat: int
    name: str


class Started(Entry, tag="started"):
    """The deal is made; events of the deal, if the game tells any."""


class SeatChanged(Entry, tag="seat"):
    """Somebody stood up, came back, resigned, ran out of time, or is to be given a new secret by the host."""

    seat: int
    what: What


class BotFailed(Entry, tag="bot_failed"):
    """The bot of this seat crashed or took too long; a legal move was drawn for it."""

    seat: int
    why: WhyFailed


class Abandoned(Entry, tag="abandoned"):
    why: WhyClosed = ""


class GiveBack(Entry, tag="give_back"):
    """`by` agrees that the seat that ran out of time gets its place back."""

    seat: int
    by: int


class EndAnswered(Entry, tag="end_answered"):
    """This seat would end the game here and score it as it stands (`over`: so would all), or would rather play on."""

    seat: int
    accept: bool
    over: bool


class InviteRenewed(Entry, tag="invite_renewed"):
    """Older invitations open nothing any more."""


class Paused(Entry, tag="paused"):
    """The server was away: so many milliseconds count on nobody's clock."""

    ms: int


class Rested(Entry, tag="rested"):
    """On vacation until then; `back`: from now on no more."""

    seat: int
    until: int
    back: bool


class Cut(Entry, tag="cut"):
    """What came after this point was lost by the server; the game goes on from here."""


class Carried(Entry, tag="carried"):
    """The game goes on under another version of its rules; every move made so far is legal there as well."""

    rules_version: int


class Rematch(Entry, tag="rematch"):
    table: str


LogEntry = (
    Moved | Shown | Undone | UndoAsked | UndoAnswered | Said | Opened | Claimed | Started | SeatChanged | BotFailed
    | Abandoned | Rematch | GiveBack | InviteRenewed | Paused | Carried | Cut
    | EndAnswered | Rested
)  # fmt: skip


# --- how the game stands, for one viewer -----------------------------------------------------------------------------


class LegalMove(Struct):
    """A legal move, by number and in words: `str` form is kind followed by the values of args."""

    move: int
    kind: str
    args: dict[str, str]
    words: str


class LessonState(Struct):
    """Where a guided game stands: the step whose words are shown, as `lesson-<lesson>-<name>` with its facts."""

    lesson: str
    step: int  # as many as there are: the lesson is over, and the game goes on freely
    steps: int
    minutes: int
    name: str = ""  # none: the others are playing
    facts: dict[str, Any] = {}
    points: list[str] = []  # what the board marks
    asks: bool = False  # a move is wanted; else only that the learner reads on
    shown: list[str] = []  # the move for whoever skips the step
    back: bool = False  # there is a step to go back to


class UndoRequest(Struct):
    seat: int
    length: int
    waiting_for: list[int]


class EndRequest(Struct):
    """Who would end the game here, and who has not answered."""

    agreed: list[int]
    waiting_for: list[int]


class SeatClock(Struct):
    left: int  # milliseconds at `as_of`
    running: bool
    rests_until: int = 0  # it stands until then, though it is asked: its owner is on vacation


class Clocks(Struct):
    as_of: int
    seats: list[SeatClock]


class State(Struct):
    """How the game stands, as one viewer may see it. There is none while the table is waiting."""

    seat: int | None
    view: dict[str, Any]
    actors: list[int]
    legal: list[LegalMove]  # of the viewer, now
    previews: list[Preview]  # what each of them would cost and give, as far as the viewer can know
    length: int
    can_undo: bool  # free, at once
    can_ask_undo: bool  # by consent
    undo: UndoRequest | None
    end: EndRequest | None
    clocks: Clocks | None
    lesson: LessonState | None = None  # of a guided game, for the learner
