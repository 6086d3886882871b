"""The options of one game in the form the engine reads: shared by a position and all its clones."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


class StruckToken:
    """R1: the token on a card that Zeus strikes."""

    DISCARD: Final = 0
    GAIN: Final = 1


class LastToken:
    """R12: Neptune with one military token left."""

    REMOVE: Final = 0
    NO_EFFECT: Final = 1
    APPLY: Final = 2


class GateSpace:
    """R8: where the Gate goes."""

    MOST_CENTRAL: Final = 0
    LOWEST: Final = 1


class Return:
    """R33: when the Divinities not chosen go back."""

    BEFORE: Final = 0
    AFTER: Final = 1


class Reveals:
    """R13: who sees what the Gate and the Divine Theater turn up."""

    PUBLIC: Final = 0
    PRIVATE: Final = 1


@final
class Variant:
    """DU-0: which rules and rulings are in force: the options of `options.toml` under their own names."""

    pantheon: bool = True
    beginner_wonders: bool = False
    zeus_token: i64 = 0
    extra_turns_accumulate: bool = False  # R3
    neptune_single_token: i64 = 0
    gate_when_several_spaces_empty: i64 = 0
    minerva_on_conflict_pawn_space: bool = False  # R11
    return_of_unchosen_divinities: i64 = 0
    reveals_of_gate_and_theater: i64 = 0

    facts: i64 = 0  # derived: which of `DuelOptions.facts` hold
