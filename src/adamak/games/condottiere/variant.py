"""The options of one game in the form the engine reads: shared by a position and all its clones."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


class DrawAmount:
    MAXIMUM: Final = 0
    CHOSEN: Final = 1


class SeriesFirst:
    SAME: Final = 0
    ROTATE: Final = 1
    WINNER: Final = 2


class HiddenFlip:
    AFTER_EFFECT: Final = 0
    BEFORE_EFFECT: Final = 1


@final
class Variant:
    """CO-13: which optional rules and rulings are in force: the options of `options.toml` under their own names."""

    draw_after_each_battle: bool = False
    draw_initial_hand: i64 = 0
    draw_amount: i64 = 0
    playing_for_points: bool = False
    points_target: i64 = 0
    series_first_player: i64 = 0
    larger_empires: bool = False
    taking_regions: bool = False
    full_board_ends_game: bool = False
    tie_courtesan_first: bool = False
    hidden_cards: bool = False
    hidden_flip: i64 = 0
    favor_on_contested_region: bool = False
    hand_counts_public: bool = False
    discard_pile_public: bool = False
    hand_discards_public: bool = False
    stall_guard: bool = False

    facts: i64 = 0  # derived: which of `CondottiereOptions.facts` hold
