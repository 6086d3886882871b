"""The options of one game in the form the engine reads: shared by a position and all its clones."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


class BotLevel:
    GENTLE: Final = 0
    STEADY: Final = 1
    FIERCE: Final = 2


class Conspirator:
    PER_ACTION: Final = 0
    PER_CAPTURE: Final = 1


@final
class Variant:
    """Which rulings are in force: the options of `options.toml` under their own names, and what follows from them."""

    variable_setup: bool = False
    choose_boards: bool = False
    starting_apprentice: bool = False
    apprentice_refresh: bool = False
    house_bot: bool = False
    house_bot_level: i64 = 1
    conspirator: i64 = 0
    idle_visits: bool = True
    stall_guard: i64 = 0  # rounds

    house_plays: bool = False  # derived: the house opponent was invited, or there is only one player (AR-26.3a)
    facts: i64 = 0  # derived: which of `ArchitectsOptions.facts` hold
