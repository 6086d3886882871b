"""The options of Condottiere: five optional rules (CO-13), and the rulings a table may decide otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from adamak.core.options import Options, absent, choice, number, switch
from adamak.games.condottiere.variant import ROTATE_FIRST, SAME_FIRST, WINNER_FIRST, Variant

_SERIES_FIRST = {"same": SAME_FIRST, "rotate": ROTATE_FIRST, "winner": WINNER_FIRST}


@dataclass(frozen=True, slots=True)
class CondottiereOptions(Options):
    """Every variant of the game. A `confidence` marks what the rulebook leaves open and the table may change."""

    # CO-13.1: allowed, but the rulebook advises against it.
    advised_against: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "points-and-taking": {"playing_for_points": True, "taking_regions": True}
    }

    first_player: str = choice("random", ("random", "1", "2", "3", "4", "5", "6"), clause="CO-2.4")

    draw_after_each_battle: bool = switch(False, clause="CO-14.1")
    draw_initial_hand: int = number(7, 3, 10, clause="CO-14.2", needs="draw_after_each_battle", confidence="medium")
    draw_amount: str = choice(
        "maximum", ("maximum", "chosen"), clause="CO-14.6", needs="draw_after_each_battle", confidence="low"
    )
    playing_for_points: bool = switch(False, clause="CO-15.1")
    points_target: int = number(20, 5, 100, clause="CO-15.1", needs="playing_for_points")
    series_first_player: str = choice("same", tuple(_SERIES_FIRST), clause="CO-15.6", needs="playing_for_points")
    larger_empires: bool = switch(False, clause="CO-16.1")
    taking_regions: bool = switch(False, clause="CO-17.1")
    full_board_ends_game: bool = switch(True, clause="CO-17.8", needs="taking_regions", confidence="low")
    tie_courtesan_first: bool = switch(True, clause="CO-17.5", needs="taking_regions", confidence="low")
    hidden_cards: bool = switch(False, clause="CO-18.1")
    hidden_flip: str = choice(
        "after_effect", ("after_effect", "before_effect"), clause="CO-18.3", needs="hidden_cards", confidence="low"
    )
    favor_on_contested_region: bool = switch(False, clause="CO-5.6", confidence="medium")
    hand_counts_public: bool = switch(True, clause="CO-20.2", confidence="low")
    discard_pile_public: bool = switch(True, clause="CO-20.2", confidence="low")
    hand_discards_public: bool = switch(True, clause="CO-20.2", confidence="low")
    stall_guard: bool = switch(False, clause="CO-20.4", confidence="low")

    def contradiction(self, seats: int) -> tuple[str, str] | None:
        return ("first_player", self.first_player) if absent(self.first_player, seats) else None

    def variant(self) -> Variant:
        """The same in the form the engine reads."""
        v = Variant()
        v.draw_after_each_battle = self.draw_after_each_battle
        v.draw_initial_hand = self.draw_initial_hand
        v.choose_draw = self.draw_amount == "chosen"
        v.playing_for_points = self.playing_for_points
        v.target = self.points_target
        v.series_first = _SERIES_FIRST[self.series_first_player]
        v.larger_empires = self.larger_empires
        v.taking_regions = self.taking_regions
        v.full_board_ends = self.full_board_ends_game
        v.courtesan_first = self.tie_courtesan_first
        v.hidden_cards = self.hidden_cards
        v.flip_before_effect = self.hidden_flip == "before_effect"
        v.favor_on_contested = self.favor_on_contested_region
        v.hand_counts_public = self.hand_counts_public
        v.discard_pile_public = self.discard_pile_public
        v.hand_discards_public = self.hand_discards_public
        v.stall_guard = self.stall_guard
        return v
