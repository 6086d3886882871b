"""The options of Troyes: the bonus cards, the rulings a table may decide otherwise, and the printed numbers."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.options import Options, absent, choice, switch, text
from adamak.games.troyes import numbers as printed
from adamak.games.troyes.components import BUILDING_IDS, CARD_IDS, CARD_ROWS, COLOUR_IDS, THREAT_ROWS
from adamak.games.troyes.variant import Variant


@dataclass(frozen=True, slots=True)
class TroyesOptions(Options):
    """Every variant of the game. A `confidence` marks what the rulebook leaves open and the table may change."""

    bonus_cards: bool = switch(False, clause="TR-14.1")
    start_player: str = choice("random", ("random", "1", "2", "3", "4"), clause="TR-3.8")
    marauding_dice: str = choice("any", ("any", "yellow"), clause="TR-9.16", confidence="low")
    gray_protected: bool = switch(True, clause="TR-6.5", confidence="low")
    neutral_ranks: bool = switch(True, clause="TR-9.18", confidence="low")
    procession: str = choice("leaders", ("leaders", "activator"), clause="TR-17.3", confidence="low")
    solo_start: str = choice("human", ("human", "le_roy"), clause="TR-15.4", confidence="low")
    solo_dear_result: str = choice("3", ("3", "2"), clause="TR-15.9", confidence="medium")
    numbers: str = text("", read=lambda given: printed.from_text(given).text(), clause="TR-9.2", confidence="low")

    def contradiction(self, seats: int) -> tuple[str, str] | None:
        if absent(self.start_player, seats if seats > 1 else 0):
            return "start_player", self.start_player
        if seats > 1 and self.solo_start != "human":
            return "solo_start", self.solo_start
        if seats > 1 and self.solo_dear_result != "3":
            return "solo_dear_result", self.solo_dear_result
        return None

    def variant(self) -> Variant:
        """The same in the form the engine reads."""
        v = Variant()
        v.bonus = self.bonus_cards
        v.marauding_yellow = self.marauding_dice == "yellow"
        v.gray_protected = self.gray_protected
        v.neutral_ranks = self.neutral_ranks
        v.procession_activator = self.procession == "activator"
        v.le_roy_starts = self.solo_start == "le_roy"
        v.dear_result = int(self.solo_dear_result)
        v.numbers = self.numbers
        table = printed.from_text(self.numbers)
        _put_cards(v, table)
        _put_threats(v, table)
        _put_board(v, table)
        return v


def options_of(v: Variant) -> TroyesOptions:
    """The options that give this variant (who begins is not one of the variant's)."""
    return TroyesOptions(
        bonus_cards=v.bonus,
        marauding_dice="yellow" if v.marauding_yellow else "any",
        gray_protected=v.gray_protected,
        neutral_ranks=v.neutral_ranks,
        procession="activator" if v.procession_activator else "leaders",
        solo_start="le_roy" if v.le_roy_starts else "human",
        solo_dear_result=str(v.dear_result),
        numbers=v.numbers,
    )


def _table(values: list[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


def _put_cards(v: Variant, table: printed.Numbers) -> None:
    v.card_cost = _table([table.number(f"{card}.cost") for card in CARD_IDS])
    v.card_first = _table([int(table.get(f"{card}.vp")[0]) for card in CARD_IDS])
    v.card_second = _table([int(table.get(f"{card}.vp")[1]) for card in CARD_IDS])
    v.card_divisor = _table([table.number(f"{card}.divisor") for card in CARD_IDS])
    v.card_level = _table([
        table.number(f"{row[0]}.level") if row[0] in printed.BONUS_LEVELS else row[2] for row in CARD_ROWS
    ])  # fmt: skip


def _put_threats(v: Variant, table: printed.Numbers) -> None:
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
    v.threat_calls = _table(calls)
    black = [table.number("resistance.black_dice") if row[1] == "resistance" else row[3] for row in THREAT_ROWS]
    v.threat_black = _table(black)


def _put_board(v: Variant, table: printed.Numbers) -> None:
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
