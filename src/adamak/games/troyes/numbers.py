"""The numbers that are printed on the artwork only: what the house has there, and what may stand instead.

The rulebook states few of them (`SURE`); the others are house values, tuned by self-play (docs/troyes-numbers.md).
Whoever owns the game can replace them: in the browser, or in a file, `adamak troyes numbers`. See `NumberTable`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from adamak.core.errors import Problem
from adamak.core.number_table import Field, Numbers, NumberTable
from adamak.games.troyes.components import BASE_CARDS, BUILDING_IDS, CARD_ROWS, COLOUR_IDS, EVENT_ROWS
from adamak.games.troyes.data import SALARY, SCORING_SPACES

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


def _fields() -> dict[str, Field]:
    found: dict[str, Field] = {}
    for name, *_, cost, first, second, divisor in CARD_ROWS:
        found[f"{name}.cost"] = Field((cost,), 1, 15)
        found[f"{name}.vp"] = Field((first, second), 0, 9, most=SCORING_SPACES, falling=True)
        found[f"{name}.divisor"] = Field((divisor,), 1, 9)
    found |= {f"{name}.level": Field((level,), 1, 3) for name, level in BONUS_LEVELS.items()}
    for name, colour, _, _, divisor, banners, first, second in EVENT_ROWS:
        found[f"{name}.divisor"] = Field((divisor,), 1, 9)
        if banners:
            found[f"{name}.banners"] = Field((banners,), 1, 9)
            found[f"{name}.vp"] = Field((first, second), 0, 12, least=2, most=2, falling=True)
            found[f"{name}.dice"] = Field((colour,), words=tuple(COLOUR_IDS), most=len(COLOUR_IDS), once=True)
    for name, calls in CALLS.items():
        found[f"{name}.calls"] = Field(
            calls, words=("white", "yellow"), least=len(calls), most=len(calls), always_list=True
        )
    found["resistance.black_dice"] = Field((0,), 0, 3)
    found |= {f"{name}.rows": Field(ROWS[name], most=SPACES, check=_why_not_rows) for name in BUILDING_IDS[1:]}
    for name in BUILDING_IDS:
        found[f"{name}.neutral"] = Field(NEUTRAL[name], 1, SPACES, least=0, most=SPACES, once=True)
        found[f"{name}.ranking"] = Field(RANKING[name], 1, SPACES, least=SPACES, most=SPACES, once=True)
    return found


def _why_not_rows(key: str, rows: list[str]) -> Problem | None:
    """TR-6.1: every die value in one row, six spaces in all."""
    pairs = [row.split(":") for row in rows]
    if not all(len(pair) == 2 and pair[0] and len(pair[1]) == 1 and pair[1] in "123456" for pair in pairs):
        return Problem(
            "numbers-rows", key=key, given=",".join(rows)[:60], allowed=",".join(ROWS[key.partition(".")[0]])
        )
    if sorted("".join(dice for dice, _ in pairs)) != list("123456"):
        return Problem("numbers-rows-dice", key=key, given=",".join(rows)[:60])
    spaces = sum(int(size) for _, size in pairs)
    return None if spaces == SPACES else Problem("numbers-rows-spaces", key=key, found=spaces)


def _six_neutral(numbers: Numbers, given: Sequence[str]) -> Problem | None:
    """TR-4.4: as many citizens as there are for two players."""
    found = sum(len(numbers.get(f"{name}.neutral")) for name in BUILDING_IDS)
    if found == SPACES:
        return None
    return Problem("numbers-neutral", key=next(key for key in given if key.endswith(".neutral")), found=found)


def _facts() -> Iterator[tuple[str, Mapping[str, int | str]]]:
    """What a drawing of each card, event and building needs besides."""
    for name, colour, level, timing, *_ in sorted(CARD_ROWS, key=lambda row: (COLOUR_IDS.index(row[1]), row[2])):
        yield name, {"colour": colour, "level": level, "timing": timing}
    for name, colour, black, *_ in EVENT_ROWS:
        yield name, {"colour": colour, "black_dice": black}
    for b, name in enumerate(BUILDING_IDS):
        yield name, {"colour": COLOUR_IDS[b], "salary": int(SALARY[b]), "rows": ",".join(ROWS[name])}


PARTS: Final[dict[str, str]] = {
    **dict.fromkeys((row[0] for row in CARD_ROWS), "activity"),
    **dict.fromkeys((row[0] for row in EVENT_ROWS), "events"),
    **dict.fromkeys(BUILDING_IDS, "board"),
}
TABLE: Final = NumberTable("adamak-troyes-numbers/1", _fields(), PARTS, SURE, LIKELY, _facts, _six_neutral)
FIELDS = TABLE.fields
HOUSE = TABLE.house
from_text = TABLE.from_text
from_json = TABLE.from_json
