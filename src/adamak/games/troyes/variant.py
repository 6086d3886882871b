"""The options of one game and its numbers in the form the engine reads: shared by a position and its clones."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64


class MaraudingDice:
    ANY: Final = 0
    YELLOW: Final = 1


class Procession:
    LEADERS: Final = 0
    ACTIVATOR: Final = 1


class SoloStart:
    HUMAN: Final = 0
    LE_ROY: Final = 1


@final
class Variant:
    """Which rulings and printed numbers are in force: the options of `options.toml` under their own names, and what
    follows from them."""

    bonus_cards: bool = False
    marauding_dice: i64 = 0
    gray_protected: bool = True
    neutral_ranks: bool = True
    procession: i64 = 0
    solo_start: i64 = 0
    solo_dear_result: i64 = 0
    numbers: str

    # Derived: the points of that result, and the table of numbers.
    dear_result: i64 = 3
    facts: i64 = 0  # which of `TroyesOptions.facts` hold
    card_cost: vec[i64]
    card_points: vec[i64]  # by card * SCORING_SPACES + space; -1: no such space
    card_divisor: vec[i64]
    card_level: vec[i64]
    threat_divisor: vec[i64]
    threat_banners: vec[i64]
    threat_first: vec[i64]
    threat_second: vec[i64]
    threat_dice: vec[i64]  # the colours that fight it, see `data.Wanted`
    threat_calls: vec[i64]  # colour, -1: calls nothing
    threat_black: vec[i64]
    row_start: vec[i64]  # by building * 6 + value - 1: the first space of the row
    row_size: vec[i64]
    neutral: vec[i64]  # TR-4.4: the six spaces
    ranking: vec[i64]  # TR-15.2: by building * 6: spaces, the best first

    def __init__(self) -> None:
        self.numbers = ""
        nothing = vec[i64]()
        self.card_cost = self.card_divisor = self.card_level = self.card_points = nothing
        self.threat_divisor = self.threat_banners = self.threat_first = self.threat_second = nothing
        self.threat_dice = self.threat_calls = self.threat_black = nothing
        self.row_start = self.row_size = self.neutral = self.ranking = nothing
