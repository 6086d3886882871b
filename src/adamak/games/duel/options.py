"""The options of 7 Wonders Duel: Pantheon, the beginners' Wonders, and the rulings a table may decide otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from adamak.core.option_file import from_file
from adamak.core.options import Options


@from_file
class DuelOptions(Options):
    """Every variant of the game: the fields stand in `options.toml`."""

    facts: ClassVar[Sequence[str]] = (
        "pantheon", "beginner_wonders", "zeus_token=gain", "extra_turns_accumulate",
        "gate_when_several_spaces_empty=lowest", "minerva_on_conflict_pawn_space",
        "return_of_unchosen_divinities=after", "reveals_of_gate_and_theater=private",
        "neptune_single_token=no_effect", "neptune_single_token=apply",
    )  # fmt: skip
