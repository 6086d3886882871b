"""What crosses the wire about notices, vacations, and moves given in advance."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from adamak.server.wire import Sent

Minute = Annotated[int, Meta(ge=0, le=24 * 60 - 1)]  # of the day
NoticeKind = Literal["turn", "message", "over", "invitation", "round"]
Address = Annotated[str, Meta(min_length=1, max_length=2000)]


class WayShown(Struct):
    """Where I am told."""

    id: str
    kind: Literal["push", "mail", "hook"]
    name: str  # the device's, the mail address, the webhook's host
    confirmed: bool
    created_at: int
    here: bool  # the browser that asks
    secret: str | None = None  # what signs posts to a webhook; told once


class Vacation(Struct):
    until: int  # 0: I am not on vacation
    left: int  # days I may still take
    allowed: int  # in a year; 0: none here


class NoticesShown(Struct):
    """All about how I am told what I miss."""

    offered: list[Literal["push", "mail", "hook"]]  # by this server
    push_key: str  # with which a browser subscribes
    ways: list[WayShown]
    zone: str
    quiet_from: int | None
    quiet_until: int | None
    unwanted: list[NoticeKind]
    hushed: list[str]  # tables
    vacation: Vacation


class NewPush(Sent):
    """A browser's subscription."""

    endpoint: Address
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class NewAddress(Sent):
    """A mail address or a webhook: a code is sent there."""

    address: Address


class WayCode(Sent):
    code: Annotated[str, Meta(min_length=1, max_length=20)]


class NewWishes(Sent):
    """What I want to be told, and when not: both minutes of the day in my time zone, or neither."""

    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    unwanted: Annotated[list[NoticeKind], Meta(max_length=5)] = field(default_factory=list)


class Hush(Sent):
    off: bool


class NewVacation(Sent):
    days: Annotated[int, Meta(ge=1, le=365)]


class NewPremove(Sent):
    """When this seat is next asked, the first of these moves that is legal then is played."""

    moves: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=10)]


class PremoveShown(Struct):
    moves: list[str]  # none: nothing is given in advance
    dropped: bool  # its time came, and none of them was legal
    offers: list[str]  # what may be possible then, likeliest first


ROOTS: list[Any] = [
    NoticesShown, NewPush, NewAddress, WayCode, NewWishes, Hush, NewVacation, NewPremove, PremoveShown,
]  # fmt: skip
