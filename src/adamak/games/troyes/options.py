"""The options of Troyes: the bonus cards, the rulings a table may decide otherwise, and the printed numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.forms import Form
from adamak.core.number_table import Numbers
from adamak.core.option_file import from_file
from adamak.core.options import Options, absent
from adamak.games.troyes import numbers as printed
from adamak.games.troyes.components import BUILDING_IDS, CARD_IDS, CARD_ROWS, COLOUR_IDS, THREAT_ROWS
from adamak.games.troyes.data import SCORING_SPACES
from adamak.games.troyes.variant import Variant


@from_file
class TroyesOptions(Options):
    """Every variant of the game: the fields stand in `options.toml`."""

    facts: ClassVar[Sequence[str]] = (
        "bonus_cards", "marauding_dice=yellow", "no gray_protected", "no neutral_ranks", "procession=activator",
        "solo_start=le_roy", "solo_dear_result=2", "numbers",
    )  # fmt: skip

    forms: ClassVar[Mapping[str, Form]] = {"numbers": printed.TABLE}

    @staticmethod
    def read_numbers(given: str) -> str:
        return printed.from_text(given).text()

    def contradiction(self, seats: int) -> tuple[str, str] | None:
        if absent(self.start_player, seats if seats > 1 else 0):
            return "start_player", self.start_player
        if seats > 1 and self.solo_start != "human":
            return "solo_start", self.solo_start
        if seats > 1 and self.solo_dear_result != "3":
            return "solo_dear_result", self.solo_dear_result
        return None

    def derive(self, variant: Variant, seats: int) -> None:
        variant.dear_result = int(self.solo_dear_result)
        tables = _tables(self.numbers, self.marauding_dice)
        for name in TABLES:
            setattr(variant, name, getattr(tables, name))


BLANK = Variant()
TABLES = [name for name in dir(BLANK) if type(getattr(BLANK, name)) is type(BLANK.ranking)]


@lru_cache(maxsize=100)
def _tables(numbers: str, marauding_dice: str) -> Variant:
    """The tables of a variant, which nobody changes: made once for all games with these numbers."""
    variant, table = Variant(), printed.from_text(numbers)
    _put_cards(variant, table)
    _put_threats(variant, table, COLOUR_IDS if marauding_dice == "any" else [marauding_dice])  # TR-9.16
    _put_board(variant, table)
    return variant


def _table(values: list[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


def _put_cards(v: Variant, table: Numbers) -> None:
    v.card_cost = _table([table.number(f"{card}.cost") for card in CARD_IDS])
    points = [[*table.get(f"{card}.vp"), -1, -1][:SCORING_SPACES] for card in CARD_IDS]
    v.card_points = _table([int(number) for row in points for number in row])
    v.card_divisor = _table([table.number(f"{card}.divisor") for card in CARD_IDS])
    v.card_level = _table([
        table.number(f"{row[0]}.level") if row[0] in printed.BONUS_LEVELS else row[2] for row in CARD_ROWS
    ])  # fmt: skip


def _put_threats(v: Variant, table: Numbers, marauding_dice: Sequence[str]) -> None:
    names = [row[1] for row in THREAT_ROWS]
    calls = []
    for k, name in enumerate(names):
        called = table.get(f"{name}.calls") if name in printed.CALLS else ()
        calls.append(COLOUR_IDS.index(str(called[names[:k].count(name)])) if called else -1)
    v.threat_divisor = _table([table.number(f"{name}.divisor") for name in names])
    v.threat_banners = _table([0 if name == "marauding" else table.number(f"{name}.banners") for name in names])
    points = [(0, 0) if name == "marauding" else table.get(f"{name}.vp") for name in names]
    v.threat_first = _table([int(pair[0]) for pair in points])
    v.threat_second = _table([int(pair[1]) for pair in points])
    dice = [table.get(f"{name}.dice") if name != "marauding" else marauding_dice for name in names]
    v.threat_dice = _table([sum(1 << COLOUR_IDS.index(str(colour)) for colour in colours) for colours in dice])
    v.threat_calls = _table(calls)
    black = [table.number("resistance.black_dice") if row[1] == "resistance" else row[3] for row in THREAT_ROWS]
    v.threat_black = _table(black)


def _put_board(v: Variant, table: Numbers) -> None:
    starts, sizes = [0] * 18, [0] * 18
    for b, building in enumerate(BUILDING_IDS):
        first = 6 * b
        for row in printed.ROWS["palace"] if building == "palace" else table.get(f"{building}.rows"):
            dice, _, size = str(row).partition(":")
            for value in dice:
                starts[6 * b + int(value) - 1], sizes[6 * b + int(value) - 1] = first, int(size)
            first += int(size)
    v.row_start, v.row_size = _table(starts), _table(sizes)
    spots = [6 * b + int(number) - 1 for b, name in enumerate(BUILDING_IDS) for number in table.get(f"{name}.neutral")]
    ranks = [6 * b + int(number) - 1 for b, name in enumerate(BUILDING_IDS) for number in table.get(f"{name}.ranking")]
    v.neutral, v.ranking = _table(spots), _table(ranks)
