"""The options of Trajan: who begins, how markers are placed, and the rulings a table may decide otherwise."""

from __future__ import annotations

from dataclasses import dataclass

from adamak.core.options import Options, absent, choice, switch
from adamak.games.trajan.components import TRACK_LONG, TRACK_STANDARD
from adamak.games.trajan.variant import Variant


@dataclass(frozen=True, slots=True)
class TrajanOptions(Options):
    """Every variant of the game. A `confidence` marks what the rulebook leaves open and the table may change."""

    first_player: str = choice("random", ("random", "1", "2", "3", "4"), clause="TJ-2.8")
    initial_markers: str = choice("free_choice", ("free_choice", "random"), clause="TJ-2.6", confidence="medium")
    time_track_spaces: str = choice("standard", ("standard", "long"), clause="TJ-4.7", confidence="medium")
    leader_may_return_to_camp: bool = switch(False, clause="TJ-8.2", confidence="medium")
    commodity_pile_exhausted: str = choice(
        "no_reshuffle", ("no_reshuffle", "reshuffle_discards_below_top"), clause="TJ-7.1", confidence="low"
    )
    wild_need_counts_for_need_bonus: bool = switch(True, clause="TJ-13.2", confidence="low")
    wild_commodity_allowed_when_displaying: bool = switch(False, clause="TJ-7.6", confidence="medium")
    province_senate_tiles_survive_quarter_end: bool = switch(True, clause="TJ-12.8", confidence="medium")
    refill_order_when_forum_supply_short: str = choice(
        "provinces_first", ("provinces_first", "forum_first"), clause="TJ-12.12", confidence="low"
    )
    final_tiebreak_uses_senate_stack_after_reset: bool = switch(True, clause="TJ-13.4", confidence="medium")
    score_may_be_negative: bool = switch(True, clause="TJ-12.3", confidence="medium")
    extra_action_tile_usable_on_first_tile_action: bool = switch(True, clause="TJ-10.5", confidence="medium")

    def contradiction(self, seats: int) -> tuple[str, str] | None:
        return ("first_player", self.first_player) if absent(self.first_player, seats) else None

    def variant(self, seats: int) -> Variant:
        """The same in the form the engine reads."""
        v = Variant()
        v.spaces = (TRACK_LONG if self.time_track_spaces == "long" else TRACK_STANDARD)[seats]
        v.random_markers = self.initial_markers == "random"
        v.reshuffle = self.commodity_pile_exhausted == "reshuffle_discards_below_top"
        v.wild_need_bonus = self.wild_need_counts_for_need_bonus
        v.wild_display = self.wild_commodity_allowed_when_displaying
        v.senate_tiles_stay = self.province_senate_tiles_survive_quarter_end
        v.forum_first = self.refill_order_when_forum_supply_short == "forum_first"
        v.tie_by_stack = self.final_tiebreak_uses_senate_stack_after_reset
        v.below_zero = self.score_may_be_negative
        v.return_to_camp = self.leader_may_return_to_camp
        v.repeat_first_tile = self.extra_action_tile_usable_on_first_tile_action
        return v


def options_of(variant: Variant, seats: int) -> TrajanOptions:
    """The options that give this variant (who begins is not one of the variant's)."""
    return TrajanOptions(
        initial_markers="random" if variant.random_markers else "free_choice",
        time_track_spaces="long" if variant.spaces == TRACK_LONG[seats] else "standard",
        leader_may_return_to_camp=variant.return_to_camp,
        commodity_pile_exhausted="reshuffle_discards_below_top" if variant.reshuffle else "no_reshuffle",
        wild_need_counts_for_need_bonus=variant.wild_need_bonus,
        wild_commodity_allowed_when_displaying=variant.wild_display,
        province_senate_tiles_survive_quarter_end=variant.senate_tiles_stay,
        refill_order_when_forum_supply_short="forum_first" if variant.forum_first else "provinces_first",
        final_tiebreak_uses_senate_stack_after_reset=variant.tie_by_stack,
        score_may_be_negative=variant.below_zero,
        extra_action_tile_usable_on_first_tile_action=variant.repeat_first_tile,
    )
