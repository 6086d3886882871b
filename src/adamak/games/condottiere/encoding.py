"""A position as compact bytes, exactly: what its digest, pickles and workers are made of."""

from __future__ import annotations

import struct
from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.games.condottiere.position import CondottierePosition
from adamak.games.condottiere.variant import Variant

VARIANT_FIELDS = [
    "draw_after_each_battle", "draw_initial_hand", "choose_draw", "playing_for_points", "target", "series_first",
    "larger_empires", "taking_regions", "full_board_ends", "courtesan_first", "hidden_cards", "flip_before_effect",
    "favor_on_contested", "hand_counts_public", "discard_pile_public", "hand_discards_public", "stall_guard",
]  # fmt: skip
SCALARS = [
    "horizon", "key_a", "key_b", "drawn", "phase", "turn", "holder", "site", "favor", "passed", "defender",
    "defender_free", "discard", "asked", "answers", "kept", "drawing", "draw_up_to", "first", "game", "round",
    "battle", "cards_played", "idle_battles", "final", "participants", "winners", "end_code", "shown_face_down",
]  # fmt: skip
PER_SEAT = ["hands", "lines", "face_down", "known", "blurred", "domains", "points"]
TUPLES = {"blurred", "points"}
FLAGS = {"defender_free", "final"}


def to_bytes(p: CondottierePosition) -> bytes:
    """Seats, lengths, then every number in a fixed order; the draw pile as one byte a card."""
    pile = bytes(int(p.deck[k]) for k in range(p.top, p.end))
    numbers = [int(getattr(p.variant, name)) for name in VARIANT_FIELDS]
    numbers += [int(getattr(p, name)) for name in SCALARS]
    for name in PER_SEAT:
        numbers += [int(n) for n in getattr(p, name)]
    numbers += [*p.shown, *p.buried]
    head = struct.pack("<BBHH", p.seats, len(pile), len(p.shown), len(p.buried))
    return head + struct.pack(f"<{len(numbers)}q", *numbers) + pile


def from_bytes(data: bytes) -> CondottierePosition:
    """Back from `to_bytes`."""
    seats, piled, shown, buried = struct.unpack_from("<BBHH", data)
    known = len(VARIANT_FIELDS) + len(SCALARS) + len(PER_SEAT) * seats
    numbers = list(struct.unpack_from(f"<{known + shown + buried}q", data, 6))
    variant = Variant()
    for name in VARIANT_FIELDS:
        number = numbers.pop(0)
        setattr(variant, name, bool(number) if isinstance(getattr(variant, name), bool) else number)
    p = CondottierePosition(None, seats, variant)
    for name in SCALARS:
        number = numbers.pop(0)
        setattr(p, name, bool(number) if name in FLAGS else number)
    for name in PER_SEAT:
        setattr(p, name, tuple(numbers[:seats]) if name in TUPLES else vec[i64](numbers[:seats]))
        del numbers[:seats]
    p.shown = tuple(numbers[:shown])
    p.buried = tuple(numbers[shown:])
    put_pile(p, list(data[len(data) - piled :]))
    return p


def put_pile(p: CondottierePosition, cards: Sequence[int]) -> None:
    """Makes these cards, in this order, the draw pile."""
    p.deck = vec[u8]([u8(card) for card in cards])
    p.top = 0
    p.end = len(cards)
