"""The numbers that are printed on the artwork only: what may stand there, and how people enter their own.

The rulebook states few of them (`SURE`); the others are house values, tuned by self-play (docs/troyes-numbers.md).
Whoever owns the game can replace them: `adamak troyes numbers --export FILE`, edit, `--import FILE`. A table of numbers
travels as the text of the option `numbers`: what differs from the house, as `priest.cost=7 war.vp=6,3`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from adamak.core.errors import Problem
from adamak.games.troyes.components import BASE_CARDS, BUILDING_IDS, CARD_IDS, CARD_ROWS, EVENT_ROWS, THREAT_NAMES

Value = tuple[int, ...] | tuple[str, ...]

FORMAT: Final = "adamak-troyes-numbers/1"
CALLS: Final[dict[str, tuple[str, ...]]] = {row[0]: tuple(row[3]) for row in EVENT_ROWS if row[3]}
BONUS_LEVELS: Final[dict[str, int]] = {row[0]: row[2] for row in CARD_ROWS[BASE_CARDS:]}
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
# What public sources agree on.
LIKELY: Final[frozenset[str]] = frozenset({"baker.level", "bishopric.rows", "city_hall.rows"})


@dataclass(frozen=True, slots=True)
class Field:
    """One entry of the table: its house value, and what may stand there."""

    house: Value
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()  # instead of numbers


def _fields() -> dict[str, Field]:
    found: dict[str, Field] = {}
    for name, *_, cost, first, second, divisor in CARD_ROWS:
        found[f"{name}.cost"] = Field((cost,), 1, 15)
        found[f"{name}.vp"] = Field((first, second), 0, 9)
        found[f"{name}.divisor"] = Field((divisor,), 2, 9)
    found |= {f"{name}.level": Field((level,), 1, 3) for name, level in BONUS_LEVELS.items()}
    for name, *_, divisor, banners, first, second in EVENT_ROWS:
        found[f"{name}.divisor"] = Field((divisor,), 2, 9)
        if banners:
            found[f"{name}.banners"] = Field((banners,), 1, 9)
            found[f"{name}.vp"] = Field((first, second), 0, 12)
    found |= {f"{name}.calls": Field(calls, words=("white", "yellow")) for name, calls in CALLS.items()}
    found["resistance.black_dice"] = Field((0,), 0, 3)
    found |= {f"{name}.rows": Field(ROWS[name]) for name in BUILDING_IDS[1:]}
    for name in BUILDING_IDS:
        found[f"{name}.neutral"] = Field(NEUTRAL[name], 1, 6)
        found[f"{name}.ranking"] = Field(RANKING[name], 1, 6)
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


def _in_words(key: str) -> bool:
    return bool(FIELDS[key].words) or key.endswith(".rows")


def from_text(text: str) -> Numbers:
    """Back from `Numbers.text`; a Problem names the first thing wrong."""
    given: dict[str, Value] = {}
    for entry in text.split():
        key, equals, value = entry.partition("=")
        if not equals or key not in FIELDS:
            raise Problem("numbers-unknown", key=key[:60])
        parts = value.split(",")
        if _in_words(key):
            given[key] = tuple(parts)
        elif all(part.isascii() and part.isdigit() and len(part) < 4 for part in parts):
            given[key] = tuple(int(part) for part in parts)
        else:
            raise _wrong(key, value)
    return checked(given)


def from_json(data: object) -> Numbers:
    """From the edited file of `Numbers.to_json`; what it leaves out stays the house's."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Problem("numbers-format", known=FORMAT)
    given: dict[str, Value] = {}
    for part, entries in data.items():
        if part in {"format", "stated_by_the_rulebook"}:
            continue
        if part not in {"activity", "events", "board"} or not isinstance(entries, dict):
            raise Problem("numbers-unknown", key=str(part)[:60])
        for name, fields in entries.items():
            for what, value in (fields if isinstance(fields, dict) else {"": fields}).items():
                key = f"{name}.{what}"
                if key not in FIELDS or _part(str(name)) != part:
                    raise Problem("numbers-unknown", key=key[:60])
                listed = tuple(value) if isinstance(value, list) else (value,)
                wanted = str if _in_words(key) else int
                if not all(isinstance(one, wanted) and not isinstance(one, bool) for one in listed):
                    raise _wrong(key, str(value))
                given[key] = listed
    return checked(given)


def _wrong(key: str, given: str) -> Problem:
    """What may stand there, in signs that every language reads: an example where no range can say it."""
    field = FIELDS[key]
    if key.endswith((".rows", ".ranking")):
        allowed = _join(field.house)
    elif key.endswith(".vp"):
        allowed = f"a,b ({field.high} ≥ a ≥ b ≥ {field.low})"
    else:
        allowed = "/".join(field.words) if field.words else f"{field.low}–{field.high}"
    return Problem("numbers-value", key=key, given=given[:60], allowed=allowed)


def checked(given: Mapping[str, Value]) -> Numbers:
    """Every value within its bounds, and what belongs together fitting together."""
    for key, value in given.items():
        if not _fits(key, value):
            raise _wrong(key, _join(value))
    numbers = Numbers({key: value for key, value in given.items() if value != FIELDS[key].house})
    neutral = sum(len(numbers.get(f"{name}.neutral")) for name in BUILDING_IDS)
    if neutral != 6:
        raise Problem("numbers-neutral", found=neutral)
    return numbers


def _fits(key: str, value: Value) -> bool:
    field, what = FIELDS[key], key.partition(".")[2]
    if what == "rows":
        return _rows_fit([str(one) for one in value])
    if what == "neutral":
        return len(set(value)) == len(value) and all(isinstance(one, int) and 1 <= one <= 6 for one in value)
    if what == "ranking":
        return sorted(value) == [1, 2, 3, 4, 5, 6]
    if field.words:
        return len(value) == len(field.house) and all(one in field.words for one in value)
    bounded = all(isinstance(one, int) and field.low <= one <= field.high for one in value)
    return bounded and len(value) == len(field.house) and (what != "vp" or int(value[0]) >= int(value[1]))


def _rows_fit(rows: list[str]) -> bool:
    """Every die value in one row, six spaces in all."""
    pairs = [row.split(":") for row in rows]
    if not all(len(pair) == 2 and pair[0] and pair[1] in set("123456") for pair in pairs):
        return False
    return sorted("".join(pair[0] for pair in pairs)) == list("123456") and sum(int(pair[1]) for pair in pairs) == 6
