"""A position as compact bytes, exactly: what its digest, pickles and workers are made of."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.core.packing import fields, pack, put_fields, unpack
from adamak.games.duel.data import CITY, GONE, SLOTS
from adamak.games.duel.pieces import is_laid
from adamak.games.duel.position import DuelPosition
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
    numbers = [*fields(p.variant, VARIANT_FIELDS), *fields(p, SCALARS), *map(int, p.city)]
    return pack(numbers, cards_ahead(p))


def from_bytes(data: bytes) -> DuelPosition:
    """Back from `to_bytes`."""
    numbers, cards = unpack(data, len(VARIANT_FIELDS) + len(SCALARS) + CITY)
    variant = Variant()
    put_fields(variant, VARIANT_FIELDS, numbers)
    p = DuelPosition(None, variant)
    put_fields(p, SCALARS, numbers)
    p.city = vec[i64](numbers)
    put_cards(p, cards)
    return p


def put_cards(p: DuelPosition, cards: list[int]) -> None:
    """The cards of the three Ages by slot."""
    p.dealt = vec[u8]([u8(card) for card in cards])
