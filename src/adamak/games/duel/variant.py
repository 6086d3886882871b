"""The options of one game in the form the engine reads: shared by a position and all its clones."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

NEPTUNE_REMOVES: Final = 0
NEPTUNE_SPARES: Final = 1
NEPTUNE_APPLIES: Final = 2


@final
class Variant:
    """DU-0: which rules and rulings are in force. Filled once by `DuelOptions.variant`."""

    pantheon: bool
    beginner_wonders: bool
    gain_struck_token: bool  # R1
    accumulate_turns: bool  # R3
    neptune_single: i64  # R12
    gate_lowest: bool  # R8
    minerva_on_pawn: bool  # R11
    return_after: bool  # R33
    private_reveals: bool  # R13

    def __init__(self) -> None:
        self.pantheon = True
        self.beginner_wonders = False
        self.gain_struck_token = False
        self.accumulate_turns = False
        self.neptune_single = NEPTUNE_REMOVES
        self.gate_lowest = False
        self.minerva_on_pawn = False
        self.return_after = False
        self.private_reveals = False
