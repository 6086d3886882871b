"""What crosses the wire about games: what is on the shelf, their options, and forms for what an option holds."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from adamak.server.wire import Sent
from adamak.table.messages import OptionValue


class OptionInfo(Struct):
    """One option of a game; its words are `option-<name>` in the game's catalogue."""

    name: str
    kind: Literal["switch", "number", "choice", "text"]
    default: OptionValue
    clause: str
    needs: str
    confidence: str
    choices: list[str] | None = None
    low: int | None = None
    high: int | None = None
    form: bool = False  # a text that can be filled in entry by entry
    preferred: OptionValue | None = None  # what the owner of this server has chosen for every new match


class FormField(Struct):
    """One thing to be entered: `core/forms.py`."""

    name: str
    usual: list[int | str]
    stated: Literal["rulebook", "likely", "house"]
    least: int
    most: int
    words: list[str]


class FormEntry(Struct):
    """A card, an event, a building with its fields; `facts` is what else a drawing of it needs."""

    id: str
    part: str
    facts: dict[str, int | str]
    fields: list[FormField]


class FilledIn(Sent):
    """What a person has written by `<entry>.<field>`, or the text of the option, or a file: one of them."""

    given: dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=200)]] | None = None
    text: Annotated[str, Meta(max_length=8000)] | None = None
    file: dict[str, Any] | None = None


class WrongEntry(Struct):
    """Why something cannot be entered; the words are `problem-<code>`."""

    key: str
    code: str
    facts: dict[str, Any]


class FormRead(Struct):
    """The option's text, what differs from the usual by `<entry>.<field>`, what is wrong, and the whole as a file."""

    text: str
    changed: dict[str, list[int | str]]
    wrong: list[WrongEntry]
    file: dict[str, Any]


class WarningInfo(Struct):
    """A combination of options that is allowed but advised against; its words are `warning-<id>`."""

    id: str
    when: dict[str, OptionValue]


class Telling(Struct):
    """How a game's events are told to people: see `adamak.core.events.Telling`."""

    announced: list[str] = []
    clearing: list[str] = []
    joined: dict[str, dict[str, Literal["sum", "last"]]] = {}


class GameInfo(Struct):
    id: str
    rules_version: int
    seats: list[int]
    options: list[OptionInfo]
    bot_levels: list[str]
    showing: bool  # may players show each other hidden things?
    endings: list[str]
    languages: list[str]  # of the rules page
    warnings: list[WarningInfo]
    moves: dict[str, list[str]]  # each kind of move, and what its arguments are called
    telling: Telling


class ShelvedLesson(Struct):
    """A guided game, as it is offered."""

    name: str
    titles: dict[str, str]  # by language
    minutes: int


class ShelvedGame(Struct):
    """A game as its cover shows it."""

    id: str
    names: dict[str, str]  # by language
    lines: dict[str, str]  # what it is in a few words, by language; none where nobody has written it
    seats: Annotated[list[int], Meta(min_length=2, max_length=2)]  # fewest and most
    minutes: int
    icon: str
    hue: int
    cover: bool  # does it bring a drawing? Else the page draws one
    lessons: list[ShelvedLesson] = []  # the first comes first


class Shelf(Struct):
    covers: str  # the address of the drawings, a symbol for each game that brings one
    games: list[ShelvedGame]


ROOTS: list[Any] = [GameInfo, Shelf, FormEntry, FilledIn, FormRead]
