"""The numbers that are printed on the artwork only: what may stand there, and how people enter their own.

The rulebook states few of them (`SURE`); the others are house values, tuned by self-play (docs/troyes-numbers.md).
Whoever owns the game can replace them: in the browser (`numbers_form.py`), or in a file, `adamak troyes numbers`.
A table of numbers travels as the text of the option `numbers`: what differs from the house, `priest.cost=7 war.vp=6,3`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from adamak.core.errors import Problem
from adamak.games.troyes.components import (
    BASE_CARDS,
    BUILDING_IDS,
    CARD_IDS,
    CARD_ROWS,
    COLOUR_IDS,
    EVENT_ROWS,
    THREAT_NAMES,
)

Value = tuple[int, ...] | tuple[str, ...]

FORMAT: Final = "adamak-troyes-numbers/1"
CALLS: Final[dict[str, tuple[str, ...]]] = {row[0]: tuple(row[3]) for row in EVENT_ROWS if row[3]}
BONUS_LEVELS: Final[dict[str, int]] = {row[0]: row[2] for row in CARD_ROWS[BASE_CARDS:]}
SPACES: Final = 6  # of a building
# Each row of a building: its dice, then its spaces (TR-6.1). The Palace is six rows of one.
ROWS: Final[dict[str, tuple[str, ...]]] = {
    "palace": ("1:1", "2:1", "3:1", "4:1", "5:1", "6:1"),
    "bishopric": ("12:2", "34:2", "56:2"),
    "city_hall": ("123:3", "456:3"),
}
# Spaces by number, row after row: where gray stands with two players (TR-4.4), and Le Roy's ranking (TR-15.2).
NEUTRAL: Final[dict[str, tuple[int, ...]]] = {"palace": (2, 5), "bishopric": (1, 6), "city_hall": (1, 6)}
RANKING: Final[dict[str, tuple[int, ...]]] = {
    "palace": (6, 5, 4, 3, 2, 1),
    "bishopric": (5, 3, 1, 6, 4, 2),
    "city_hall": (4, 1, 5, 2, 6, 3),
}
# What the rulebook itself states, in text or by its examples.
SURE: Final[frozenset[str]] = frozenset({
    "merchant.cost", "merchant.divisor", "priest.cost", "priest.divisor", "succession_conflict.divisor",
    "succession_conflict.banners", "marauding.divisor", "war.calls",
})  # fmt: skip
# What public sources agree on, or follows from what the rulebook says of colours (TR-9.17).
LIKELY: Final[frozenset[str]] = frozenset({
    "baker.level", "bishopric.rows", "city_hall.rows", *(f"{row[0]}.dice" for row in EVENT_ROWS if row[1]),
})  # fmt: skip
MOST_SPACES: Final = 3  # scoring spaces of a card


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


def _fields() -> dict[str, Field]:
    found: dict[str, Field] = {}
    for name, *_, cost, first, second, divisor in CARD_ROWS:
        found[f"{name}.cost"] = Field((cost,), 1, 15)
        found[f"{name}.vp"] = Field((first, second), 0, 9, most=MOST_SPACES, falling=True)
        found[f"{name}.divisor"] = Field((divisor,), 1, 9)
    found |= {f"{name}.level": Field((level,), 1, 3) for name, level in BONUS_LEVELS.items()}
    for name, colour, _, _, divisor, banners, first, second in EVENT_ROWS:
        found[f"{name}.divisor"] = Field((divisor,), 1, 9)
        if banners:
            found[f"{name}.banners"] = Field((banners,), 1, 9)
            found[f"{name}.vp"] = Field((first, second), 0, 12, least=2, most=2, falling=True)
            found[f"{name}.dice"] = Field((colour,), words=tuple(COLOUR_IDS), most=len(COLOUR_IDS), once=True)
    for name, calls in CALLS.items():
        found[f"{name}.calls"] = Field(calls, words=("white", "yellow"), least=len(calls), most=len(calls))
    found["resistance.black_dice"] = Field((0,), 0, 3)
    found |= {f"{name}.rows": Field(ROWS[name], most=SPACES) for name in BUILDING_IDS[1:]}
    for name in BUILDING_IDS:
        found[f"{name}.neutral"] = Field(NEUTRAL[name], 1, SPACES, least=0, most=SPACES, once=True)
        found[f"{name}.ranking"] = Field(RANKING[name], 1, SPACES, least=SPACES, most=SPACES, once=True)
    return found


FIELDS: Final[dict[str, Field]] = _fields()


@dataclass(frozen=True, slots=True)
class Numbers:
    """A whole table: the house's, with what a person changed."""

    changed: Mapping[str, Value]

    def get(self, key: str) -> Value:
        return self.changed.get(key, FIELDS[key].house)

    def number(self, key: str) -> int:
        return int(self.get(key)[0])

    def is_house(self, key: str) -> bool:
        """A house value: neither stated by the rulebook nor entered by the owner of the game."""
        return key not in SURE and key not in self.changed

    def text(self) -> str:
        """What differs from the house, in the order of the table: the value of the option `numbers`."""
        return " ".join(f"{key}={_join(self.changed[key])}" for key in FIELDS if key in self.changed)

    def to_json(self) -> dict[str, Any]:
        """The whole table, for people to edit."""
        table: dict[str, Any] = {"format": FORMAT, "activity": {}, "events": {}, "board": {}}
        for key in FIELDS:
            name, _, what = key.partition(".")
            value = list(self.get(key))
            alone = len(value) == 1 and what != "calls"
            table[_part(name)].setdefault(name, {})[what] = value[0] if alone else value
        table["stated_by_the_rulebook"] = sorted(SURE)
        return table


HOUSE: Final = Numbers({})


def _part(name: str) -> str:
    return "activity" if name in CARD_IDS else "events" if name in THREAT_NAMES else "board"


def _join(value: Value) -> str:
    return ",".join(str(one) for one in value)


def in_words(key: str) -> bool:
    return bool(FIELDS[key].words) or key.endswith(".rows")


# --- reading ----------------------------------------------------------------------------------------------------------


def from_text(text: str) -> Numbers:
    """Back from `Numbers.text`; a Problem names the first thing wrong."""
    return _sound(*read(dict(_entries(text))))


def _entries(text: str) -> Iterator[tuple[str, str]]:
    for entry in text.split():
        key, equals, value = entry.partition("=")
        if not equals:
            raise Problem("numbers-unknown", key=key[:60])
        yield key, value


def from_json(data: object) -> Numbers:
    """From the edited file of `Numbers.to_json`; what it leaves out stays the house's."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Problem("numbers-format", known=FORMAT)
    given: dict[str, str] = {}
    for part, entries in data.items():
        if part in {"format", "name", "stated_by_the_rulebook"}:
            continue
        if part not in {"activity", "events", "board"} or not isinstance(entries, dict):
            raise Problem("numbers-unknown", key=str(part)[:60])
        for name, fields in entries.items():
            for what, value in (fields if isinstance(fields, dict) else {"": fields}).items():
                key = f"{name}.{what}"
                if key not in FIELDS or _part(str(name)) != part:
                    raise Problem("numbers-unknown", key=key[:60])
                given[key] = _written(key, value)
    return _sound(*read(given))


def _written(key: str, value: object) -> str:
    """An entry of the file as it stands in a text."""
    listed = value if isinstance(value, list) else [value]
    wanted = str if in_words(key) else int
    if not all(isinstance(one, wanted) and not isinstance(one, bool) for one in listed):
        raise Problem("numbers-whole", key=key, given=str(value)[:60])
    return _join(tuple(listed))


def _sound(numbers: Numbers, wrong: list[Problem]) -> Numbers:
    if wrong:
        raise wrong[0]
    return numbers


def read(given: Mapping[str, str]) -> tuple[Numbers, list[Problem]]:
    """Entries as people write them, "7" or "6,3": the table with those that can stand, and why the others cannot."""
    sound: dict[str, Value] = {}
    wrong: list[Problem] = []
    for key, written in given.items():
        value = _value(key, written)
        trouble = value if isinstance(value, Problem) else why_not(key, value)
        if trouble is not None:
            wrong.append(trouble)
        elif not isinstance(value, Problem):
            sound[key] = value
    numbers = Numbers({key: value for key, value in sound.items() if value != FIELDS[key].house})
    neutral = [len(numbers.get(f"{name}.neutral")) for name in BUILDING_IDS]
    if sum(neutral) != SPACES:
        key = next(key for key in sound if key.endswith(".neutral"))
        wrong.append(Problem("numbers-neutral", key=key, found=sum(neutral)))
    return numbers, wrong


def checked(given: Mapping[str, Value]) -> Numbers:
    """Every value within its bounds, and what belongs together fitting together."""
    return _sound(*read({key: _join(value) for key, value in given.items()}))


def _value(key: str, written: str) -> Value | Problem:
    if key not in FIELDS:
        return Problem("numbers-unknown", key=key[:60])
    parts = [part.strip() for part in written.split(",")] if written.strip() else []
    if in_words(key):
        return tuple(parts)
    if not all(part.isascii() and part.isdigit() and len(part) < 4 for part in parts):
        return Problem("numbers-whole", key=key, given=written[:60])
    return tuple(int(part) for part in parts)


# --- what may stand where ---------------------------------------------------------------------------------------------


def why_not(key: str, value: Value) -> Problem | None:
    """Why this cannot stand there; None where it can."""
    field, given = FIELDS[key], _join(value)[:60]
    if key.endswith(".rows"):
        return _why_not_rows(key, [str(one) for one in value])
    if not field.least <= len(value) <= field.most:
        return Problem("numbers-count", key=key, low=field.least, high=field.most, found=len(value))
    if field.words and not all(one in field.words for one in value):
        return Problem("numbers-word", key=key, given=given, allowed="/".join(field.words))
    if not field.words and not all(field.low <= int(one) <= field.high for one in value):
        return Problem("numbers-range", key=key, given=given, low=field.low, high=field.high)
    if field.once and len(set(value)) < len(value):
        return Problem("numbers-twice", key=key, given=given)
    if field.falling and any(int(value[k]) < int(value[k + 1]) for k in range(len(value) - 1)):
        return Problem("numbers-falling", key=key, given=given)
    return None


def _why_not_rows(key: str, rows: list[str]) -> Problem | None:
    """TR-6.1: every die value in one row, six spaces in all."""
    pairs = [row.split(":") for row in rows]
    if not all(len(pair) == 2 and pair[0] and len(pair[1]) == 1 and pair[1] in "123456" for pair in pairs):
        return Problem("numbers-rows", key=key, given=",".join(rows)[:60], allowed=_join(FIELDS[key].house))
    if sorted("".join(dice for dice, _ in pairs)) != list("123456"):
        return Problem("numbers-rows-dice", key=key, given=",".join(rows)[:60])
    spaces = sum(int(size) for _, size in pairs)
    return None if spaces == SPACES else Problem("numbers-rows-spaces", key=key, found=spaces)
