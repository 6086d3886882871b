"""A position as compact bytes, exactly: what its digest, pickles and workers are made of."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.core.packing import fields, pack, put_fields, unpack
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
GUILD_SPACES = PILED - GUILDED


def to_bytes(p: ArchitectsPosition) -> bytes:
    """Every number in a fixed order, then the piles from their tops, one byte a card."""
    numbers = [int(p.seats), *fields(p.variant, VARIANT_FIELDS), *fields(p, SCALARS), *map(int, p.own)]
    cards = p.cards
    piles = [int(cards[DECK + ((p.deck_top + k) & RING)]) if k < p.deck_size else NONE for k in range(CARDS)]
    piles += [int(cards[STAFF + ((p.staff_top + k) & RING)]) if k < p.staff_size else NONE for k in range(CARDS)]
    piles += [int(cards[KNOWN + k]) for k in range(CARDS)]
    piles += [int(cards[DISPLAY + k]) for k in range(SLOTS)]
    piles += [int(cards[COINS + k]) for k in range(SLOTS)]
    piles += [int(cards[GUILDED + k]) if k < p.laid else NONE for k in range(GUILD_SPACES)]
    return pack(numbers, piles)


def from_bytes(data: bytes) -> ArchitectsPosition:
    """Back from `to_bytes`."""
    numbers, piles = unpack(data, 1 + len(VARIANT_FIELDS) + len(SCALARS) + OWN)
    seats = numbers.pop(0)
    variant = Variant()
    put_fields(variant, VARIANT_FIELDS, numbers)
    p = ArchitectsPosition(None, seats, variant)
    put_fields(p, SCALARS, numbers)
    p.own = vec[i64](numbers)
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
