"""The options of 7 Wonders Duel: Pantheon, the beginners' Wonders, and the rulings a table may decide otherwise."""

from __future__ import annotations

from dataclasses import dataclass

from adamak.core.options import Options, choice, switch
from adamak.games.duel.variant import NEPTUNE_APPLIES, NEPTUNE_REMOVES, NEPTUNE_SPARES, Variant

NEPTUNE = {"remove": NEPTUNE_REMOVES, "no_effect": NEPTUNE_SPARES, "apply": NEPTUNE_APPLIES}


@dataclass(frozen=True, slots=True)
class DuelOptions(Options):
    """Every variant of the game. A `confidence` marks what the rulebook leaves open and the table may change."""

    pantheon: bool = switch(True, clause="DU-0.2")
    first_player: str = choice("random", ("random", "1", "2"), clause="DU-2.1")
    beginner_wonders: bool = switch(False, clause="DU-0.3", confidence="low")
    zeus_token: str = choice("discard", ("discard", "gain"), clause="DU-11.9", needs="pantheon", confidence="low")
    extra_turns_accumulate: bool = switch(False, clause="DU-4.6", needs="pantheon", confidence="low")
    neptune_single_token: str = choice("remove", tuple(NEPTUNE), clause="DU-11.15", needs="pantheon", confidence="low")
    gate_when_several_spaces_empty: str = choice(
        "most_central", ("most_central", "lowest"), clause="DU-9.6", needs="pantheon", confidence="low"
    )
    minerva_on_conflict_pawn_space: bool = switch(False, clause="DU-11.14", needs="pantheon", confidence="low")
    return_of_unchosen_divinities: str = choice(
        "before", ("before", "after"), clause="DU-11.16", needs="pantheon", confidence="low"
    )
    reveals_of_gate_and_theater: str = choice(
        "public", ("public", "private"), clause="DU-16.3", needs="pantheon", confidence="low"
    )

    def variant(self) -> Variant:
        """The same in the form the engine reads."""
        v = Variant()
        v.pantheon = self.pantheon
        v.beginner_wonders = self.beginner_wonders
        v.gain_struck_token = self.zeus_token == "gain"
        v.accumulate_turns = self.extra_turns_accumulate
        v.neptune_single = NEPTUNE[self.neptune_single_token]
        v.gate_lowest = self.gate_when_several_spaces_empty == "lowest"
        v.minerva_on_pawn = self.minerva_on_conflict_pawn_space
        v.return_after = self.return_of_unchosen_divinities == "after"
        v.private_reveals = self.reveals_of_gate_and_theater == "private"
        return v
