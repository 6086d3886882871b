"""A position as compact bytes, exactly: what its digest, pickles and workers are made of."""

from __future__ import annotations

import struct

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.games.duel.data import CITY, GONE, SLOTS
from adamak.games.duel.position import DuelPosition
from adamak.games.duel.table import is_laid
from adamak.games.duel.variant import Variant

VARIANT_FIELDS = [
    "pantheon", "beginner_wonders", "gain_struck_token", "accumulate_turns", "neptune_single", "gate_lowest",
    "minerva_on_pawn", "return_after", "private_reveals",
]  # fmt: skip
SCALARS = [
    "horizon", "key_a", "key_b", "drawn", "first", "phase", "turn", "again", "frames", "age", "present", "open",
    "shown", "tokened", "omens", "waste_early", "waste_late", "under_low", "under_high", "pawn", "tokens", "minerva",
    "board", "box", "box_stale", "offered", "decks", "aside", "spaces", "enki", "snake", "wonder_order", "drafted",
    "group", "winners", "end_code",
]  # fmt: skip
FLAGS = {"box_stale"}


def cards_ahead(p: DuelPosition) -> list[int]:
    """The sixty slots; what lay in an empty one matters no more."""
    cards = [int(card) for card in p.dealt]
    for k in range(len(cards)):
        age, slot = k // SLOTS + 1, k % SLOTS
        taken = age == p.age and is_laid(p) and not p.present >> slot & 1
        if age < p.age or taken:
            cards[k] = GONE
    return cards


def to_bytes(p: DuelPosition) -> bytes:
    """Every number in a fixed order, then the cards to come, one byte each."""
    numbers = [int(getattr(p.variant, name)) for name in VARIANT_FIELDS]
    numbers += [int(getattr(p, name)) for name in SCALARS]
    numbers += [int(number) for number in p.city]
    return struct.pack(f"<{len(numbers)}q", *numbers) + bytes(cards_ahead(p))


def from_bytes(data: bytes) -> DuelPosition:
    """Back from `to_bytes`."""
    known = len(VARIANT_FIELDS) + len(SCALARS) + CITY
    numbers = list(struct.unpack_from(f"<{known}q", data))
    variant = Variant()
    for name in VARIANT_FIELDS:
        number = numbers.pop(0)
        setattr(variant, name, bool(number) if isinstance(getattr(variant, name), bool) else number)
    p = DuelPosition(None, variant)
    for name in SCALARS:
        number = numbers.pop(0)
        setattr(p, name, bool(number) if name in FLAGS else number)
    p.city = vec[i64](numbers)
    put_cards(p, list(data[8 * known :]))
    return p


def put_cards(p: DuelPosition, cards: list[int]) -> None:
    """The cards of the three Ages by slot."""
    p.dealt = vec[u8]([u8(card) for card in cards])
