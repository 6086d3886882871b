"""The printed numbers as a form: the cards, the events and the board, each with what may be entered for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adamak.core.errors import Problem
from adamak.core.forms import Entered, Filled, FormEntry, FormField, Stated
from adamak.games.troyes import numbers
from adamak.games.troyes.components import BUILDING_IDS, CARD_ROWS, COLOUR_IDS, EVENT_ROWS
from adamak.games.troyes.data import SALARY
from adamak.games.troyes.numbers import FIELDS, LIKELY, SURE, Numbers


class NumbersForm:
    """The `Form` of the option `numbers`."""

    def entries(self) -> list[FormEntry]:
        cards = sorted(CARD_ROWS, key=lambda row: (COLOUR_IDS.index(row[1]), row[2]))
        return [
            *(_entry(row[0], "activity", colour=row[1], level=row[2], timing=row[3]) for row in cards),
            *(_entry(name, "events", colour=colour, black_dice=black) for name, colour, black, *_ in EVENT_ROWS),
            *(_entry(name, "board", **_building(b, name)) for b, name in enumerate(BUILDING_IDS)),
        ]  # fmt: skip

    def fill(self, given: Mapping[str, str]) -> Filled:
        return _filled(*numbers.read(given))

    def read(self, text: str) -> Filled:
        return _sound(numbers.from_text, text)

    def open_file(self, data: object) -> Filled:
        return _sound(numbers.from_json, data)

    def to_file(self, text: str) -> dict[str, Any]:
        return numbers.from_text(text).to_json()


def _building(b: int, name: str) -> dict[str, int | str]:
    return {"colour": COLOUR_IDS[b], "salary": int(SALARY[b]), "rows": ",".join(numbers.ROWS[name])}


def _entry(name: str, part: str, **facts: int | str) -> FormEntry:
    fields = [_field(key, key.partition(".")[2]) for key in FIELDS if key.startswith(f"{name}.")]
    return FormEntry(name, part, facts, fields)


def _field(key: str, what: str) -> FormField:
    field = FIELDS[key]
    stated: Stated = "rulebook" if key in SURE else "likely" if key in LIKELY else "house"
    return FormField(what, _listed(field.house), stated, field.least, field.most, field.words)


def _listed(value: numbers.Value) -> Entered:
    return list(value)


def _filled(table: Numbers, wrong: list[Problem]) -> Filled:
    return Filled(table.text(), {key: _listed(value) for key, value in table.changed.items()}, wrong)


def _sound(reading: Callable[[Any], Numbers], given: object) -> Filled:
    try:
        return _filled(reading(given), [])
    except Problem as problem:
        return _filled(numbers.HOUSE, [problem])
