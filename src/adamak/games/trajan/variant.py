"""The options of one game in the form the engine reads: shared by a position and all its clones."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Variant:
    """Which rulings are in force. Filled once by `TrajanOptions.variant`."""

    spaces: i64  # length of the time track
    random_markers: bool
    reshuffle: bool
    wild_need_bonus: bool
    wild_display: bool
    senate_tiles_stay: bool  # in the provinces
    forum_first: bool  # when the supply is short
    tie_by_stack: bool
    below_zero: bool
    return_to_camp: bool
    repeat_first_tile: bool

    def __init__(self) -> None:
        self.spaces = 11
        self.random_markers = False
        self.reshuffle = False
        self.wild_need_bonus = True
        self.wild_display = False
        self.senate_tiles_stay = True
        self.forum_first = False
        self.tie_by_stack = True
        self.below_zero = True
        self.return_to_camp = False
        self.repeat_first_tile = True
