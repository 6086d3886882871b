"""The options of one game and its numbers in the form the engine reads: shared by a position and its clones."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Variant:
    """Which rules, rulings and printed numbers are in force. Filled once by `TroyesOptions.variant`."""

    bonus: bool  # TR-14
    marauding_yellow: bool
    gray_protected: bool
    neutral_ranks: bool
    procession_activator: bool
    le_roy_starts: bool
    dear_result: i64
    numbers: str  # the option's text

    card_cost: vec[i64]
    card_first: vec[i64]
    card_second: vec[i64]
    card_divisor: vec[i64]
    card_level: vec[i64]
    threat_divisor: vec[i64]
    threat_banners: vec[i64]
    threat_first: vec[i64]
    threat_second: vec[i64]
    threat_calls: vec[i64]  # colour, -1: calls nothing
    threat_black: vec[i64]
    row_start: vec[i64]  # by building * 6 + value - 1: the first space of the row
    row_size: vec[i64]
    neutral: vec[i64]  # TR-4.4: the six spaces
    ranking: vec[i64]  # TR-15.2: by building * 6: spaces, the best first

    def __init__(self) -> None:
        self.bonus = False
        self.marauding_yellow = False
        self.gray_protected = True
        self.neutral_ranks = True
        self.procession_activator = False
        self.le_roy_starts = False
        self.dear_result = 3
        self.numbers = ""
        self.card_cost = vec[i64]()
        self.card_first = vec[i64]()
        self.card_second = vec[i64]()
        self.card_divisor = vec[i64]()
        self.card_level = vec[i64]()
        self.threat_divisor = vec[i64]()
        self.threat_banners = vec[i64]()
        self.threat_first = vec[i64]()
        self.threat_second = vec[i64]()
        self.threat_calls = vec[i64]()
        self.threat_black = vec[i64]()
        self.row_start = vec[i64]()
        self.row_size = vec[i64]()
        self.neutral = vec[i64]()
        self.ranking = vec[i64]()
