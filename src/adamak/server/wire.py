"""What everything on the wire has in common, and the schema of it all.

Each subject has a file of its own: tables (`tables/table_wire.py`, `socket_wire.py`), games and learning, people, the
club, the host and so on (`subjects`); seats, log entries and states are in `adamak.table.messages`. The page's
TypeScript types are generated from these classes; `docs/protocol.md` tells the story they take part in.
What a client sends is strict (unknown fields are refused); what the server sends may grow new fields.
Times are milliseconds since 1970, durations of clocks as well.
"""

from __future__ import annotations

from types import ModuleType
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from adamak.core import Problem

Name = Annotated[str, Meta(max_length=100)]  # cleaned and cut to 24 characters by the table
Key = Annotated[str, Meta(min_length=1, max_length=64)]  # idempotency key: made by the client, new for each command
Secret = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Version = Annotated[int, Meta(ge=0, le=2**53)]


class Sent(Struct, forbid_unknown_fields=True):
    """What a client sends: nothing beyond what is named is accepted."""


class Trouble(Struct, omit_defaults=True):
    """Every error answer, in HTTP and (as `error`) in the socket: `problem-<code>` in the catalogue, and its facts."""

    code: str
    facts: dict[str, Any] = {}


def facts(problem: Problem) -> dict[str, Any]:
    """A Problem's arguments as JSON."""
    return {name: value if isinstance(value, int | str | list) else str(value) for name, value in problem.args_.items()}


class Grounds(Struct):
    """A rule that forbids something, and its facts."""

    clause: str
    reason: str
    facts: dict[str, Any]


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


def subjects() -> tuple[ModuleType, ...]:
    """The files of all subjects; what each holds under `ROOTS`, and what that is made of, crosses the wire."""
    from adamak.server.club import club_wire
    from adamak.server.host import host_wire, moderation_wire
    from adamak.server.learning import game_wire, learning_wire
    from adamak.server.lobby import lobby_wire
    from adamak.server.notices import notice_wire
    from adamak.server.people import person_wire
    from adamak.server.tables import socket_wire, table_wire
    from adamak.server.tournaments import tournament_wire

    return (
        socket_wire, host_wire, person_wire, game_wire, table_wire, learning_wire, club_wire, notice_wire,
        tournament_wire, lobby_wire, moderation_wire,
    )  # fmt: skip


def schema() -> dict[str, Any]:
    """JSON Schema of everything on the wire, under `$defs`: what the page's types are generated from."""
    from adamak.server.tables.socket_wire import ClientMessage, ServerMessage
    from adamak.table.messages import LogEntry, TableInfo

    unions = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage, "LogEntry": LogEntry}
    roots = [*unions.values(), TableInfo, Trouble, Grounds, *(root for subject in subjects() for root in subject.ROOTS)]
    shapes, parts = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    named = dict(zip(unions, shapes, strict=False))
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": parts | named}
