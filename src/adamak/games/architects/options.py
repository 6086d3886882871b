"""The options of Architects: setups, the two rules of the first expansion, the house opponent, and open rulings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from adamak.core.option_file import from_file
from adamak.core.options import Options, absent
from adamak.games.architects.variant import Variant


@from_file
class ArchitectsOptions(Options):
    """Every variant of the game: the fields stand in `options.toml`."""

    facts: ClassVar[Sequence[str]] = (
        "variable_setup", "choose_boards", "starting_apprentice", "apprentice_refresh", "house_plays",
        "conspirator=per_capture", "no idle_visits", "house_bot_level=steady", "house_bot_level=fierce",
    )  # fmt: skip

    def contradiction(self, seats: int) -> tuple[str, str] | None:
        """AR-26.3a: the house opponent plays against one or two; AR-3.3: virtue says who starts."""
        if self.house_bot and seats > 2:
            return "house_bot", "true"
        if self.house_bot_level != "steady" and seats > 1 and not self.house_bot:
            return "house_bot_level", self.house_bot_level
        if absent(self.first_player, 0 if self.variable_setup else seats):
            return "first_player", self.first_player
        return None

    def derive(self, variant: Variant, seats: int) -> None:
        """Alone, one always plays against the house opponent, invited or not."""
        variant.house_plays = self.house_bot or seats == 1
        variant.house_bot = self.house_bot and seats > 1

    @classmethod
    def infer(cls, variant: Variant, seats: int) -> None:
        variant.house_bot = variant.house_plays and seats > 1
