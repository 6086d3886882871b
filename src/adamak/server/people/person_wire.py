"""What crosses the wire about persons: becoming one, signing in elsewhere, devices, and what is kept of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from adamak.server.wire import Name, Secret, Sent

MOST_BROUGHT = 50  # tables of one request
Answer = dict[str, Any]  # what a browser's authenticator says, as `PublicKeyCredential.toJSON()` writes it


class Me(Struct):
    """The guest behind the cookie, or the person at this device."""

    id: str  # a short public handle, not the identity itself
    name: str
    language: str
    person: str | None = None  # their lasting id


class MeChanged(Sent):
    name: Name | None = None
    language: Literal["fa", "en"] | None = None


class DeviceShown(Struct):
    """Where I am signed in."""

    id: str
    name: str  # browser and system, as far as it told
    created_at: int
    seen_at: int  # to the day
    here: bool  # this one


class PasskeyShown(Struct):
    id: str
    created_at: int
    device: str  # where it was made; perhaps it is signed out there


class Myself(Struct):
    """A person, as they see themselves."""

    id: str
    name: str
    language: str
    created_at: int
    key: bool  # there is a personal key; what it is was shown once
    passkeys: list[PasskeyShown]
    devices: list[DeviceShown]


class NewPerson(Sent):
    """The name of whoever becomes a person by a personal key; not needed by who is one and wants another key."""

    name: Name = ""


class KeyShown(Struct):
    """A personal key, told once: as text, and as a QR code of the link that signs in with it."""

    key: str
    link: str
    picture: str  # SVG
    myself: Myself


class CodeShown(Struct):
    """What signs one other device in, once and soon."""

    code: str
    link: str
    picture: str  # SVG
    expires_at: int


class Question(Struct):
    """What to ask the browser's authenticator: the `publicKey` of `navigator.credentials`, as JSON."""

    options: dict[str, Any]


class NewPasskey(Sent):
    """The authenticator's answer, and the name of whoever becomes a person by it."""

    answer: Answer
    name: Name = ""


class SignIn(Sent):
    """One of them: the authenticator's answer, the personal key, or the code that another device shows."""

    answer: Answer | None = None
    key: Annotated[str, Meta(max_length=100)] | None = None
    code: Secret | None = None


class BroughtTable(Sent):
    table: Annotated[str, Meta(min_length=1, max_length=32)]
    secrets: Annotated[list[str], Meta(max_length=16)]  # of any length: OpenAPI would not tell what an item must be


class Bring(Sent):
    """Seats and host's places that this browser holds by their secrets: they become mine wherever I sign in."""

    tables: Annotated[list[BroughtTable], Meta(max_length=MOST_BROUGHT)]


class Brought(Struct):
    """The tables at which something became mine."""

    tables: list[str]


ROOTS: list[Any] = [Me, MeChanged, Myself, NewPerson, KeyShown, CodeShown, Question, NewPasskey, SignIn, Bring, Brought]
