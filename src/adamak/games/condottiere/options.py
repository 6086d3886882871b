"""The options of Condottiere: five optional rules (CO-13), and the rulings a table may decide otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from adamak.core.option_file import from_file
from adamak.core.options import Options, absent


@from_file
class CondottiereOptions(Options):
    """Every variant of the game: the fields stand in `options.toml`."""

    # CO-13.1: allowed, but the rulebook advises against it.
    advised_against: ClassVar[Mapping[str, Mapping[str, object]]] = {
        "points-and-taking": {"playing_for_points": True, "taking_regions": True}
    }

    def contradiction(self, seats: int) -> tuple[str, str] | None:
        return ("first_player", self.first_player) if absent(self.first_player, seats) else None
