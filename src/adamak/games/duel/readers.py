"""Small readers that deals and setups share: each says what is wrong with what it was given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from adamak.core.errors import Problem
from adamak.core.reading import index_of
from adamak.games.duel.components import (
    MYTHOLOGY_IDS,
    OFFERING_VALUES,
    PROGRESS_IDS,
)
from adamak.games.duel.data import CARD_IDS, EARLY_CARDS, FIRST_GUILD, FIRST_TEMPLE, SLOTS
from adamak.games.duel.options import NEPTUNE, DuelOptions
from adamak.games.duel.variant import Variant

Space = Annotated[int, msgspec.Meta(ge=-9, le=9)]


def options_of(variant: Variant) -> DuelOptions:
    """The options that give this variant (who begins is not one of the variant's)."""
    return DuelOptions(
        pantheon=variant.pantheon,
        beginner_wonders=variant.beginner_wonders,
        zeus_token="gain" if variant.gain_struck_token else "discard",
        extra_turns_accumulate=variant.accumulate_turns,
        neptune_single_token=next(name for name, number in NEPTUNE.items() if number == variant.neptune_single),
        gate_when_several_spaces_empty="lowest" if variant.gate_lowest else "most_central",
        minerva_on_conflict_pawn_space=variant.minerva_on_pawn,
        return_of_unchosen_divinities="after" if variant.return_after else "before",
        reveals_of_gate_and_theater="private" if variant.private_reveals else "public",
    )


def pile_of(tokens: Sequence[str]) -> int:
    """Progress tokens as the packed box, the first one drawn lowest."""
    return sum(PROGRESS_IDS.index(token) + 1 << 4 * k for k, token in enumerate(tokens))


def slot_of(text: str) -> int:
    if text not in [str(slot) for slot in range(SLOTS)]:
        raise Problem("setup-slot", slot=text[:40])
    return int(text)


def omens_of(mythologies: Sequence[str], values: Sequence[int]) -> int:
    numbers = [index_of(MYTHOLOGY_IDS, name, "mythology_tokens") for name in mythologies]
    for value in values:
        if value not in OFFERING_VALUES:
            raise Problem("setup-unknown", where="offering_tokens", found=str(value)[:40])
    numbers += [OFFERING_VALUES.index(value) for value in values]
    return sum(number << 4 * k for k, number in enumerate(numbers))


def deck_of(age: int, pantheon: bool) -> list[str]:
    """The cards that may lie in the structure of an Age (DU-2.5)."""
    if age < 3:
        return CARD_IDS[:23] if age == 1 else CARD_IDS[23:EARLY_CARDS]
    special = CARD_IDS[FIRST_TEMPLE:] if pantheon else CARD_IDS[FIRST_GUILD:FIRST_TEMPLE]
    return [*CARD_IDS[EARLY_CARDS:FIRST_GUILD], *special]
