"""The rows a table is made of: one for each committed command. Replaying them rebuilds the table exactly.

Secrets stand here as sha256 only. The seed does stand here: rows never leave the server.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from adamak.table.messages import ClockPlan, OptionValue, Talk, WhyClosed, WhyFailed


class SeatRow(Struct, omit_defaults=True):
    """A seat as it was planned."""

    kind: Literal["human", "guest", "bot"]
    name: str = ""
    level: str = "medium"
    secret: str | None = None  # sha256; None: not claimed yet, or a bot
    heir: str | None = None  # sha256 of the same seat's secret at the table before: may claim a rematch
    by: str = ""  # who planned to sit here: a pseudonym of the person, at this table alone


class Row(Struct, tag_field="kind", omit_defaults=True, gc=False):
    """Base of all rows: a tree, so the collector need not look at them."""


class Opened(Row, tag="opened"):
    game: str
    rules_version: int
    seats: list[SeatRow]
    host: str  # sha256 of the host's secret
    options: dict[str, OptionValue] = {}
    seed: str | None = None
    deal: dict[str, Any] | None = None
    setup: dict[str, Any] | None = None
    moves: list[str] = []  # a record to begin with: imported and forked games
    public: bool = False
    spectators: bool = True
    talk: Talk = msgspec.field(default_factory=Talk)
    clock: ClockPlan | None = None
    origin: str | None = None
    lesson: str = ""  # of the game's lessons, where a guided game is played
    fair: bool = True  # the seed was drawn here, for this table alone: its hash is worth publishing
    rated: bool = False  # it is to count, if all goes as it must: see club/rated.py


class Claimed(Row, tag="claimed"):
    seat: int
    name: str
    secret: str
    by: str = ""


class Started(Row, tag="started"):
    """Seats still open become bots."""


class Moved(Row, tag="moved"):
    seat: int
    moves: list[int]
    key: str = ""
    bot: bool = False
    failed: WhyFailed | None = None


class Shown(Row, tag="shown"):
    seat: int
    things: list[str]
    to: list[int]
    key: str


class Undone(Row, tag="undone"):
    seat: int
    length: int
    key: str
    agreed: bool = False


class UndoAsked(Row, tag="undo_asked"):
    seat: int
    length: int
    key: str
    of: list[int] | None = None  # all whom it concerns, the absent too; None: of old, when leaving meant agreeing


class UndoAnswered(Row, tag="undo_answered"):
    seat: int
    accept: bool
    key: str


class Said(Row, tag="said"):
    seat: int
    text: str
    key: str
    to: list[int] | None = None


class Left(Row, tag="left"):
    seat: int
    key: str


class Returned(Row, tag="returned"):
    seat: int
    key: str


class Resigned(Row, tag="resigned"):
    seat: int
    key: str


class TimedOut(Row, tag="timed_out"):
    seat: int


class Reissued(Row, tag="reissued"):
    seat: int
    secret: str


class Abandoned(Row, tag="abandoned"):
    why: WhyClosed = ""  # not by the table's host


class ReissueAsked(Row, tag="reissue_asked"):
    """By the host: from `ready_at` on the seat may be given a new secret, unless it objects."""

    seat: int
    ready_at: int


class ReissueAnswered(Row, tag="reissue_answered"):
    seat: int
    accept: bool
    key: str


class GivenBack(Row, tag="given_back"):
    """Somebody agrees that a seat that ran out of time plays on; -1: the server's host."""

    seat: int
    by: int
    key: str = ""


class EndAnswered(Row, tag="end_answered"):
    """Somebody would end the game here and score it as it stands, or would rather play on."""

    seat: int
    accept: bool
    key: str


class InviteRenewed(Row, tag="invite_renewed"):
    pass


class Paused(Row, tag="paused"):
    """The server was away until then; so much of the time counts on nobody's clock."""

    ms: int
    until: int


class Rested(Row, tag="rested"):
    """Whoever sits here is on vacation until then: their clock stands. A time that is past: they are back."""

    seat: int
    until: int


class Cut(Row, tag="cut"):
    """The server's host lets the table go on from here, after what came later was lost."""


class Carried(Row, tag="carried"):
    rules_version: int


class Stepped(Row, tag="stepped"):
    """To another step of the lesson, with so many entries of the record left."""

    seat: int
    step: int
    length: int
    key: str


class Rematched(Row, tag="rematched"):
    table: str


AnyRow = (
    Opened | Claimed | Started | Moved | Shown | Undone | UndoAsked | UndoAnswered | Said | Left | Returned | Resigned
    | TimedOut | Reissued | Abandoned | Rematched | ReissueAsked | ReissueAnswered | GivenBack | InviteRenewed | Paused
    | Carried | Cut | EndAnswered | Stepped | Rested
)  # fmt: skip

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyRow)


def encode(row: AnyRow) -> bytes:
    return _encoder.encode(row)


def decode(body: bytes | str) -> AnyRow:
    row: AnyRow = _decoder.decode(body)
    return row


class Stored(Struct, frozen=True, gc=False):
    """A row with its place in the table's history."""

    version: int
    at: int
    row: AnyRow
