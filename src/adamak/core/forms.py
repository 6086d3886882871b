"""Forms for text options: what a person fills in entry by entry instead of writing the text (`Options.forms`).

The text stays what a match records; a form says what may be entered, reads what was, and names all that is wrong.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from adamak.core.errors import Problem

Entered = list[int | str]
Stated = Literal["rulebook", "likely", "house"]


@dataclass(frozen=True, slots=True)
class FormField:
    """One thing to be entered: what stands there usually and where that is from, and how many values it takes."""

    name: str
    usual: Entered
    stated: Stated
    least: int
    most: int
    words: Sequence[str] = ()  # the values it knows, where they are not numbers


@dataclass(frozen=True, slots=True)
class FormEntry:
    """A thing with its fields: a card, an event, a building. `facts` is what else a drawing of it needs."""

    id: str
    part: str
    facts: Mapping[str, int | str]
    fields: Sequence[FormField]


@dataclass(frozen=True, slots=True)
class Filled:
    """A form as it was filled in: the option's text, what differs from the usual (by entry.field), what is wrong."""

    text: str
    changed: Mapping[str, Entered]
    wrong: Sequence[Problem]


class Form(Protocol):
    """What a game offers for one of its text options. A Problem says which entry it is about: its argument `key`."""

    def entries(self) -> Sequence[FormEntry]: ...

    def fill(self, given: Mapping[str, str]) -> Filled:
        """What a person has written, by `<entry>.<field>`."""

    def read(self, text: str) -> Filled:
        """The text of the option."""

    def open_file(self, data: object) -> Filled:
        """A file that somebody has kept."""

    def to_file(self, text: str) -> dict[str, Any]:
        """The whole of it, to be kept or edited."""
