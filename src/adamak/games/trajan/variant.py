"""The options of one game in the form the engine reads: shared by a position and all its clones."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


class InitialMarkers:
    FREE_CHOICE: Final = 0
    RANDOM: Final = 1


class EmptyPile:
    NO_RESHUFFLE: Final = 0
    RESHUFFLE_DISCARDS_BELOW_TOP: Final = 1


class RefillOrder:
    PROVINCES_FIRST: Final = 0
    FORUM_FIRST: Final = 1


class NeedBonus:
    ONCE: Final = 0
    EACH_TILE: Final = 1


@final
class Variant:
    """Which rulings are in force: the options of `options.toml` under their own names, and what follows from them."""

    initial_markers: i64 = 0
    time_track_spaces: i64 = 0
    leader_may_return_to_camp: bool = False
    commodity_pile_exhausted: i64 = 0
    need_bonus: i64 = 0
    wild_need_counts_for_need_bonus: bool = False
    wild_commodity_allowed_when_displaying: bool = False
    province_senate_tiles_survive_quarter_end: bool = False
    refill_order_when_forum_supply_short: i64 = 0
    final_tiebreak_uses_senate_stack_after_reset: bool = False
    score_may_be_negative: bool = False
    extra_action_tile_usable_on_first_tile_action: bool = False

    markers_and_needs: i64 = 0  # derived, for the bytes: `initial_markers`, and `need_bonus` above it
    spaces: i64 = 0  # derived: the length of the time track for this number of seats
    facts: i64 = 0  # derived: which of `TrajanOptions.facts` hold
