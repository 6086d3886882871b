"""The options of Trajan: who begins, how markers are placed, and the rulings a table may decide otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from adamak.core.option_file import from_file
from adamak.core.options import Options, absent
from adamak.games.trajan.components import TRACK_LONG, TRACK_STANDARD
from adamak.games.trajan.variant import Variant


@from_file
class TrajanOptions(Options):
    """Every variant of the game: the fields stand in `options.toml`."""

    facts: ClassVar[Sequence[str]] = (
        "initial_markers=random", "commodity_pile_exhausted=reshuffle_discards_below_top",
        "wild_need_counts_for_need_bonus", "wild_commodity_allowed_when_displaying",
        "province_senate_tiles_survive_quarter_end", "refill_order_when_forum_supply_short=forum_first",
        "final_tiebreak_uses_senate_stack_after_reset", "score_may_be_negative", "leader_may_return_to_camp",
        "extra_action_tile_usable_on_first_tile_action", "need_bonus=each_tile",
    )  # fmt: skip

    def contradiction(self, seats: int) -> tuple[str, str] | None:
        return ("first_player", self.first_player) if absent(self.first_player, seats) else None

    def derive(self, variant: Variant, seats: int) -> None:
        variant.spaces = (TRACK_LONG if self.time_track_spaces == "long" else TRACK_STANDARD)[seats]
        variant.markers_and_needs = variant.initial_markers | variant.need_bonus << 1

    @classmethod
    def infer(cls, variant: Variant, seats: int) -> None:
        variant.time_track_spaces = int(variant.spaces == TRACK_LONG[seats])
        variant.initial_markers = variant.markers_and_needs & 1
        variant.need_bonus = variant.markers_and_needs >> 1
