"""What the host of the server sees of reports and deeds, and how somebody is renamed."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from adamak.server.wire import Name, Sent


class Somebody(Struct):
    """A guest or a person, as a host may know them."""

    handle: str  # what bans and mutes are given to
    name: str
    person: str = ""  # whose page there is


class ReportShown(Struct):
    """What somebody has told about somebody."""

    id: str
    at: int
    reporter: Somebody
    about: Somebody
    reason: str
    words: str
    table: str = ""
    closed_at: int | None = None


class Reports(Struct):
    reports: list[ReportShown]


class Deed(Struct):
    """What a host has done."""

    at: int
    by: str
    what: str  # `deed-<what>`
    about: str
    why: str


class Deeds(Struct):
    deeds: list[Deed]


class People(Struct):
    people: list[Somebody]


class Rename(Sent):
    """A name that others can bear; for so many days it cannot be changed back."""

    name: Name
    why: Annotated[str, Meta(max_length=100)] = ""
    days: Annotated[float, Meta(gt=0, le=36_500)] = 30


ROOTS: list[Any] = [Reports, Deeds, People, Rename]
