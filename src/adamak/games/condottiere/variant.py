"""The options of one game in the form the engine reads: shared by a position and all its clones."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

SAME_FIRST = 0
ROTATE_FIRST = 1
WINNER_FIRST = 2


@final
class Variant:
    """CO-13: which optional rules and rulings are in force. Filled once by `CondottiereOptions.variant`."""

    draw_after_each_battle: bool
    draw_initial_hand: i64
    choose_draw: bool
    playing_for_points: bool
    target: i64
    series_first: i64
    larger_empires: bool
    taking_regions: bool
    full_board_ends: bool
    courtesan_first: bool
    hidden_cards: bool
    flip_before_effect: bool
    favor_on_contested: bool
    hand_counts_public: bool
    discard_pile_public: bool
    hand_discards_public: bool
    stall_guard: bool

    def __init__(self) -> None:
        self.draw_after_each_battle = False
        self.draw_initial_hand = 7
        self.choose_draw = False
        self.playing_for_points = False
        self.target = 20
        self.series_first = SAME_FIRST
        self.larger_empires = False
        self.taking_regions = False
        self.full_board_ends = True
        self.courtesan_first = True
        self.hidden_cards = False
        self.flip_before_effect = False
        self.favor_on_contested = False
        self.hand_counts_public = True
        self.discard_pile_public = True
        self.hand_discards_public = True
        self.stall_guard = False
