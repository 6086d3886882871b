"""The messages of the line protocol: one JSON object a line, on standard input and output. See docs/bots.md."""

from __future__ import annotations

from typing import Any

import msgspec

PROTOCOL = 1
LONGEST_LINE = 65_536  # bytes of an answer

# What we say.


class Hello(msgspec.Struct, tag="hello", tag_field="type"):
    game: str
    rules_version: int
    moves: list[str]  # every move of the game in words; its number is its place in this list
    protocol: int = PROTOCOL


class Choose(msgspec.Struct, tag="choose", tag_field="type", omit_defaults=True):
    id: int
    seat: int
    seats: int
    seconds: float  # an answer that comes later is not used
    view: dict[str, Any]
    legal: list[int]
    sample: str = ""  # base64: a position that could be the true one, for those who asked for it


class Saw(msgspec.Struct, tag="saw", tag_field="type"):
    seat: int
    move: int | None  # None: made secretly


class Bye(msgspec.Struct, tag="bye", tag_field="type"):
    pass


# What we are told.


class Ready(msgspec.Struct, tag="ready", tag_field="type"):
    name: str = ""
    sample: bool = False


class Chosen(msgspec.Struct, tag="move", tag_field="type"):
    id: int
    move: int


Said = Hello | Choose | Saw | Bye
Told = Ready | Chosen


def write(message: Said | Told) -> bytes:
    return msgspec.json.encode(message) + b"\n"


_said = msgspec.json.Decoder(Said)
_told = msgspec.json.Decoder(Told)


def read_said(line: bytes) -> Said:
    message: Said = _said.decode(line)
    return message


def read_told(line: bytes) -> Told:
    message: Told = _told.decode(line)
    return message
