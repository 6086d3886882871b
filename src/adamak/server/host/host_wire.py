"""What crosses the wire about the server itself: what runs here, how it is reached, and what its own host sees."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from adamak.server.tables.table_wire import TableBrief
from adamak.server.wire import Sent
from adamak.table.messages import TableInfo

# --- for everybody ----------------------------------------------------------------------------------------------------


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


# --- for the server's own host ----------------------------------------------------------------------------------------


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


ROOTS: list[Any] = [About, Reach, HostsTables, HostsTable, NewBan, Bans, Gone]
