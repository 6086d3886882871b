"""The options of Trajan: who begins, how markers are placed, and the rulings a table may decide otherwise."""

from __future__ import annotations

from adamak.core.option_file import from_file
from adamak.core.options import Options, absent
from adamak.games.trajan.components import TRACK_LONG, TRACK_STANDARD
from adamak.games.trajan.variant import Variant


@from_file
class TrajanOptions(Options):
    """Every variant of the game: the fields stand in `options.toml`."""

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
