"""A position as compact bytes, exactly: what its digest, pickles and workers are made of."""

from __future__ import annotations

import struct

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.games.architects.data import (
    CARDS,
    COINS,
    DECK,
    DISPLAY,
    GUILDED,
    KNOWN,
    NONE,
    OWN,
    PILED,
    RING,
    SLOTS,
    STAFF,
)
from adamak.games.architects.position import ArchitectsPosition
from adamak.games.architects.variant import Variant

VARIANT_FIELDS = [
    "variable", "choose_boards", "starting_apprentice", "refresh", "house_bot", "bot_level", "conspirator_each",
    "idle_visits",
]  # fmt: skip
SCALARS = [
    "horizon", "key_a", "key_b", "drawn", "phase", "turn", "active", "first", "frames", "overflow", "closing",
    "reset_due", "deck_size", "staff_size", "staff_known", "laid", "tax", "spaces", "pile", "turned", "turned_all",
    "turned_blind", "rewards", "rewarded", "made", "used", "dug", "picks", "asked", "bot_left", "bot_card", "winners",
    "end_code",
]  # fmt: skip
FLAGS = {"reset_due", "turned_blind"}
GUILD_SPACES = PILED - GUILDED


def to_bytes(p: ArchitectsPosition) -> bytes:
    """Every number in a fixed order, then the piles from their tops, one byte a card."""
    numbers = [int(p.seats), *(int(getattr(p.variant, name)) for name in VARIANT_FIELDS)]
    numbers += [int(getattr(p, name)) for name in SCALARS]
    numbers += [int(number) for number in p.own]
    cards = p.cards
    piles = [int(cards[DECK + ((p.deck_top + k) & RING)]) if k < p.deck_size else NONE for k in range(CARDS)]
    piles += [int(cards[STAFF + ((p.staff_top + k) & RING)]) if k < p.staff_size else NONE for k in range(CARDS)]
    piles += [int(cards[KNOWN + k]) for k in range(CARDS)]
    piles += [int(cards[DISPLAY + k]) for k in range(SLOTS)]
    piles += [int(cards[COINS + k]) for k in range(SLOTS)]
    piles += [int(cards[GUILDED + k]) if k < p.laid else NONE for k in range(GUILD_SPACES)]
    return struct.pack(f"<{len(numbers)}q", *numbers) + bytes(piles)


def from_bytes(data: bytes) -> ArchitectsPosition:
    """Back from `to_bytes`."""
    known = 1 + len(VARIANT_FIELDS) + len(SCALARS) + OWN
    numbers = list(struct.unpack_from(f"<{known}q", data))
    seats = numbers.pop(0)
    variant = Variant()
    for name in VARIANT_FIELDS:
        number = numbers.pop(0)
        setattr(variant, name, bool(number) if isinstance(getattr(variant, name), bool) else number)
    p = ArchitectsPosition(None, seats, variant)
    for name in SCALARS:
        number = numbers.pop(0)
        setattr(p, name, bool(number) if name in FLAGS else number)
    p.own = vec[i64](numbers)
    piles = list(data[8 * known :])
    put_cards(p, DECK, piles[:CARDS][: p.deck_size])
    put_cards(p, STAFF, piles[CARDS : 2 * CARDS][: p.staff_size])
    put_cards(p, KNOWN, piles[2 * CARDS : 3 * CARDS])
    put_cards(p, DISPLAY, piles[3 * CARDS : 3 * CARDS + SLOTS])
    put_cards(p, COINS, piles[3 * CARDS + SLOTS : 3 * CARDS + 2 * SLOTS])
    put_cards(p, GUILDED, piles[3 * CARDS + 2 * SLOTS :][: p.laid])
    return p


def put_cards(p: ArchitectsPosition, part: int, cards: list[int]) -> None:
    """These cards into a part of `cards`, from its beginning."""
    for k, card in enumerate(cards):
        p.cards[part + k] = u8(card)
