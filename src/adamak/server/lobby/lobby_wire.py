"""What crosses the wire in the lobby: seeks, challenges, invitations, friends, reports."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from adamak.server.tables.table_wire import TableMade
from adamak.server.wire import Sent
from adamak.table.messages import ClockPlan

Id = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
GameId = Annotated[str, Meta(max_length=40)]
Reason = Literal["talk", "name", "cheating", "leaving", "other"]


class PersonLine(Struct):
    """Somebody, in a list."""

    person: str
    name: str
    since: int


class Circle(Struct):
    """All whom I know."""

    friends: list[PersonLine]
    asked: list[PersonLine]  # by me, to be friends
    asks: list[PersonLine]  # who ask me
    blocked: list[PersonLine]  # whom I would rather not meet; nobody else knows


class Found(Struct):
    people: list[PersonLine]


class NewSeek(Sent):
    """Opponents wanted, on these terms. `near`: of about my rating."""

    game: GameId
    size: Annotated[int, Meta(ge=2, le=12)] = 2
    clock: ClockPlan | None = None
    rated: bool = False
    near: bool = False
    name: Annotated[str, Meta(max_length=100)] = ""  # of a guest


class SeekShown(Struct):
    """Somebody waits for opponents."""

    id: str
    game: str
    size: int
    clock: ClockPlan | None
    rated: bool
    near: bool
    name: str
    created_at: int
    person: str = ""
    points: int | None = None  # the rating of whoever waits
    made: TableMade | None = None  # of mine: enough have come, and what opens my seat there


class NewChallenge(Sent):
    """A game for two, on these terms."""

    game: GameId
    clock: ClockPlan | None = None
    rated: bool = False


class NewInvitation(Sent):
    """To a table of mine that waits."""

    person: Id


class InvitationShown(Struct):
    """A challenge, or an invitation to a table."""

    id: str
    kind: Literal["challenge", "invite"]
    game: str
    clock: ClockPlan | None
    rated: bool
    sender: PersonLine
    receiver: PersonLine
    created_at: int
    table: str = ""  # of an invitation; of a challenge when it is accepted


class Accepted(Struct):
    """Where to go; `invite` lets me claim a seat that waits."""

    table: str
    invite: str = ""


class Lobby(Struct):
    """What changes while one waits: asked for every few seconds."""

    mine: list[SeekShown]
    seeks: list[SeekShown]  # of others, that I could join
    asked: list[InvitationShown]  # those sent to me
    sent: list[InvitationShown]  # by me
    ratings: dict[str, int]  # mine, by game
    asking: int = 0  # how many would be my friends


class NewReport(Sent):
    """Something the host of the server should know about somebody."""

    reason: Reason
    words: Annotated[str, Meta(max_length=500)] = ""


class Reported(Struct):
    """The host will see it."""

    id: str


ROOTS: list[Any] = [
    Circle, Found, NewSeek, SeekShown, NewChallenge, NewInvitation, InvitationShown, Accepted, Lobby, NewReport,
    Reported,
]  # fmt: skip
