"""Printed numbers that people may replace by their own: what may stand where, and how what they enter is read.

A game that cannot tell what its artwork says declares a `NumberTable`: every entry (`priest.cost`) with a house value
and its bounds. It is the form of a text option (`core/forms.py`), the file that people edit, and the text that a match
records: what differs from the house, `priest.cost=7 war.vp=6,3`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from adamak.core.errors import Problem
from adamak.core.forms import Entered, Filled, FormEntry, FormField, Stated

Value = tuple[int, ...] | tuple[str, ...]
PLAIN_PARTS = frozenset({"format", "name", "stated_by_the_rulebook"})  # of a file, which hold no numbers


@dataclass(frozen=True, slots=True)
class Field:
    """One entry of the table: its house value, and what may stand there."""

    house: Value
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()  # instead of numbers
    least: int = 1  # values
    most: int = 1
    once: bool = False  # no value twice
    falling: bool = False  # none greater than the one before it
    always_list: bool = False  # in a file, even where it is a single value
    check: Callable[[str, list[str]], Problem | None] | None = None  # of words that a game reads itself

    @property
    def in_words(self) -> bool:
        return bool(self.words) or self.check is not None


class Numbers:
    """A whole table: the house's, with what a person changed."""

    def __init__(self, table: NumberTable, changed: Mapping[str, Value]) -> None:
        self.table, self.changed = table, changed

    def get(self, key: str) -> Value:
        return self.changed.get(key, self.table.fields[key].house)

    def number(self, key: str) -> int:
        return int(self.get(key)[0])

    def is_house(self, key: str) -> bool:
        """A house value: neither stated by the rulebook nor entered by the owner of the game."""
        return key not in self.table.sure and key not in self.changed

    def text(self) -> str:
        """What differs from the house, in the order of the table: what the option holds."""
        return " ".join(f"{key}={_join(self.changed[key])}" for key in self.table.fields if key in self.changed)

    def to_json(self) -> dict[str, Any]:
        """The whole table, for people to edit."""
        table = self.table
        written: dict[str, Any] = {"format": table.format} | {part: {} for part in dict.fromkeys(table.parts.values())}
        for key, field in table.fields.items():
            name, _, what = key.partition(".")
            value = list(self.get(key))
            alone = len(value) == 1 and not field.always_list
            written[table.parts[name]].setdefault(name, {})[what] = value[0] if alone else value
        return written | {"stated_by_the_rulebook": sorted(table.sure)}


def _join(value: Value) -> str:
    return ",".join(str(part) for part in value)


@dataclass(frozen=True)
class NumberTable:
    """All fields by their keys; `parts` says which part of the form and the file each thing belongs to.

    `sure` the rulebook states itself, `likely` is what public sources agree on; `facts` of each thing are for whoever
    draws the form, and `together` says what is wrong with a table whose entries are sound one by one.
    """

    format: str
    fields: Mapping[str, Field]
    parts: Mapping[str, str]
    sure: frozenset[str]
    likely: frozenset[str]
    facts: Callable[[], Iterable[tuple[str, Mapping[str, int | str]]]]
    together: Callable[[Numbers, Sequence[str]], Problem | None]

    @property
    def house(self) -> Numbers:
        return Numbers(self, {})

    # --- reading ------------------------------------------------------------------------------------------------

    def from_text(self, text: str) -> Numbers:
        """Back from `Numbers.text`; a Problem names the first thing wrong."""
        return _sound(*self.numbers(dict(_entries(text))))

    def from_json(self, data: object) -> Numbers:
        """From the edited file of `Numbers.to_json`; what it leaves out stays the house's."""
        if not isinstance(data, dict) or data.get("format") != self.format:
            raise Problem("numbers-format", known=self.format)
        given: dict[str, str] = {}
        for part, entries in data.items():
            if part in PLAIN_PARTS:
                continue
            if part not in self.parts.values() or not isinstance(entries, dict):
                raise Problem("numbers-unknown", key=str(part)[:60])
            for name, fields in entries.items():
                for what, value in (fields if isinstance(fields, dict) else {"": fields}).items():
                    key = f"{name}.{what}"
                    if key not in self.fields or self.parts[name] != part:
                        raise Problem("numbers-unknown", key=key[:60])
                    given[key] = self._written(key, value)
        return _sound(*self.numbers(given))

    def _written(self, key: str, value: object) -> str:
        """An entry of the file as it stands in a text."""
        listed = value if isinstance(value, list) else [value]
        wanted = str if self.fields[key].in_words else int
        if not all(isinstance(part, wanted) and not isinstance(part, bool) for part in listed):
            raise Problem("numbers-whole", key=key, given=str(value)[:60])
        return _join(tuple(listed))

    def numbers(self, given: Mapping[str, str]) -> tuple[Numbers, list[Problem]]:
        """Entries as people write them, "7" or "6,3": the table with those that can stand, and why others cannot."""
        sound: dict[str, Value] = {}
        wrong: list[Problem] = []
        for key, written in given.items():
            value = self._value(key, written)
            trouble = value if isinstance(value, Problem) else self.why_not(key, value)
            if trouble is not None:
                wrong.append(trouble)
            elif not isinstance(value, Problem):
                sound[key] = value
        numbers = Numbers(self, {key: value for key, value in sound.items() if value != self.fields[key].house})
        trouble = self.together(numbers, list(sound))
        return numbers, [*wrong, *([trouble] if trouble is not None else [])]

    def checked(self, given: Mapping[str, Value]) -> Numbers:
        """Every value within its bounds, and what belongs together fitting together."""
        return _sound(*self.numbers({key: _join(value) for key, value in given.items()}))

    def _value(self, key: str, written: str) -> Value | Problem:
        if key not in self.fields:
            return Problem("numbers-unknown", key=key[:60])
        parts = [part.strip() for part in written.split(",")] if written.strip() else []
        if self.fields[key].in_words:
            return tuple(parts)
        if not all(part.isascii() and part.isdigit() and len(part) < 4 for part in parts):
            return Problem("numbers-whole", key=key, given=written[:60])
        return tuple(int(part) for part in parts)

    def why_not(self, key: str, value: Value) -> Problem | None:
        """Why this cannot stand there; None where it can."""
        field, given = self.fields[key], _join(value)[:60]
        if field.check is not None:
            return field.check(key, [str(part) for part in value])
        if not field.least <= len(value) <= field.most:
            return Problem("numbers-count", key=key, low=field.least, high=field.most, found=len(value))
        if field.words and not all(part in field.words for part in value):
            return Problem("numbers-word", key=key, given=given, allowed="/".join(field.words))
        if not field.words and not all(field.low <= int(part) <= field.high for part in value):
            return Problem("numbers-range", key=key, given=given, low=field.low, high=field.high)
        if field.once and len(set(value)) < len(value):
            return Problem("numbers-twice", key=key, given=given)
        if field.falling and any(int(value[k]) < int(value[k + 1]) for k in range(len(value) - 1)):
            return Problem("numbers-falling", key=key, given=given)
        return None

    # --- the form -----------------------------------------------------------------------------------------------

    def entries(self) -> list[FormEntry]:
        return [FormEntry(name, self.parts[name], facts, self._form_fields(name)) for name, facts in self.facts()]

    def _form_fields(self, name: str) -> list[FormField]:
        found = []
        for key, field in self.fields.items():
            if key.startswith(f"{name}."):
                stated: Stated = "rulebook" if key in self.sure else "likely" if key in self.likely else "house"
                usual = _listed(field.house)
                found.append(FormField(key.partition(".")[2], usual, stated, field.least, field.most, field.words))
        return found

    def fill(self, given: Mapping[str, str]) -> Filled:
        return _filled(*self.numbers(given))

    def read(self, text: str) -> Filled:
        return self._filled_by(self.from_text, text)

    def open_file(self, data: object) -> Filled:
        return self._filled_by(self.from_json, data)

    def to_file(self, text: str) -> dict[str, Any]:
        return self.from_text(text).to_json()

    def _filled_by(self, reading: Callable[[Any], Numbers], given: object) -> Filled:
        try:
            return _filled(reading(given), [])
        except Problem as problem:
            return _filled(self.house, [problem])


def _entries(text: str) -> Iterator[tuple[str, str]]:
    for entry in text.split():
        key, equals, value = entry.partition("=")
        if not equals:
            raise Problem("numbers-unknown", key=key[:60])
        yield key, value


def _sound(numbers: Numbers, wrong: list[Problem]) -> Numbers:
    if wrong:
        raise wrong[0]
    return numbers


def _filled(numbers: Numbers, wrong: list[Problem]) -> Filled:
    return Filled(numbers.text(), {key: _listed(value) for key, value in numbers.changed.items()}, wrong)


def _listed(value: Value) -> Entered:
    return list(value)
