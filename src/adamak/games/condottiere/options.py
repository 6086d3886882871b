"""The options of Condottiere: five optional rules (CO-13), and the rulings a table may decide otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from adamak.core.option_file import from_file
from adamak.core.options import Options, absent


@from_file
class CondottiereOptions(Options):
    """Every variant of the game: the fields stand in `options.toml`."""

    facts: ClassVar[Sequence[str]] = (
        "draw_after_each_battle", "draw_amount=chosen", "playing_for_points", "larger_empires", "taking_regions",
        "full_board_ends_game", "tie_courtesan_first", "hidden_cards", "hidden_flip=before_effect",
        "favor_on_contested_region", "no hand_counts_public", "no discard_pile_public", "no hand_discards_public",
        "stall_guard", "series_first_player=rotate", "series_first_player=winner",
    )  # fmt: skip

    # CO-13.1: allowed, but the rulebook advises against it.
    advised_against: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "points-and-taking": {"playing_for_points": True, "taking_regions": True}
    }

    def contradiction(self, seats: int) -> tuple[str, str] | None:
        return ("first_player", self.first_player) if absent(self.first_player, seats) else None
