"""The options of Architects: setups, the two rules of the first expansion, the house opponent, and open rulings."""

from __future__ import annotations

from dataclasses import dataclass

from adamak.core.options import Options, absent, choice, switch
from adamak.games.architects.variant import FIERCE, GENTLE, STEADY, Variant

LEVELS = {"gentle": GENTLE, "steady": STEADY, "fierce": FIERCE}


@dataclass(frozen=True, slots=True)
class ArchitectsOptions(Options):
    """Every variant of the game. A `confidence` marks what the rulebook leaves open and the table may change."""

    variable_setup: bool = switch(False, clause="AR-3.1")
    choose_boards: bool = switch(False, clause="AR-3.1", needs="variable_setup")
    first_player: str = choice("random", ("random", "1", "2", "3", "4", "5"), clause="AR-2.11")
    starting_apprentice: bool = switch(False, clause="AR-27.1")
    apprentice_refresh: bool = switch(False, clause="AR-27.2")
    house_bot: bool = switch(False, clause="AR-26.3")
    house_bot_level: str = choice("steady", tuple(LEVELS), clause="AR-26.3")
    conspirator: str = choice("per_action", ("per_action", "per_capture"), clause="AR-9.8", confidence="low")
    idle_visits: bool = switch(True, clause="AR-9.1", confidence="medium")

    def contradiction(self, seats: int) -> tuple[str, str] | None:
        """AR-26.3a: the house opponent plays against one or two; AR-3.3: virtue says who starts."""
        if self.house_bot and seats > 2:
            return "house_bot", "true"
        if self.house_bot_level != "steady" and seats > 1 and not self.house_bot:
            return "house_bot_level", self.house_bot_level
        if absent(self.first_player, 0 if self.variable_setup else seats):
            return "first_player", self.first_player
        return None

    def variant(self, seats: int) -> Variant:
        """The same in the form the engine reads; alone, one always plays against the house opponent."""
        v = Variant()
        v.variable = self.variable_setup
        v.choose_boards = self.choose_boards
        v.starting_apprentice = self.starting_apprentice
        v.refresh = self.apprentice_refresh
        v.house_bot = self.house_bot or seats == 1
        v.bot_level = LEVELS[self.house_bot_level]
        v.conspirator_each = self.conspirator == "per_capture"
        v.idle_visits = self.idle_visits
        return v


def options_of(variant: Variant, seats: int) -> ArchitectsOptions:
    """The options that give this variant (who begins is not one of the variant's)."""
    return ArchitectsOptions(
        variable_setup=variant.variable,
        choose_boards=variant.choose_boards,
        starting_apprentice=variant.starting_apprentice,
        apprentice_refresh=variant.refresh,
        house_bot=variant.house_bot and seats > 1,
        house_bot_level=next(name for name, number in LEVELS.items() if number == variant.bot_level),
        conspirator="per_capture" if variant.conspirator_each else "per_action",
        idle_visits=variant.idle_visits,
    )
