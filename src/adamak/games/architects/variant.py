"""The options of one game in the form the engine reads: shared by a position and all its clones."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

GENTLE: Final = 0
STEADY: Final = 1
FIERCE: Final = 2


@final
class Variant:
    """Which rules and rulings are in force. Filled once by `ArchitectsOptions.variant`."""

    variable: bool  # AR-3
    choose_boards: bool  # AR-3.1
    starting_apprentice: bool  # AR-27.1
    refresh: bool  # AR-27.2
    house_bot: bool  # AR-26.3
    bot_level: i64
    conspirator_each: bool  # the Conspirator saves on each further capture
    idle_visits: bool

    def __init__(self) -> None:
        self.variable = False
        self.choose_boards = False
        self.starting_apprentice = False
        self.refresh = False
        self.house_bot = False
        self.bot_level = STEADY
        self.conspirator_each = False
        self.idle_visits = True
