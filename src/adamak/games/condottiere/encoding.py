"""A position as compact bytes, exactly: what its digest, pickles and workers are made of."""

from __future__ import annotations

import struct
from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.core.packing import fields, pack, put_fields, take, unpack
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
HEAD = struct.Struct("<BBHH")  # seats; cards in the pile; how many numbers tell of cards shown and buried


def to_bytes(p: CondottierePosition) -> bytes:
    """Seats, lengths, then every number in a fixed order; the draw pile as one byte a card."""
    pile = [int(p.deck[k]) for k in range(p.top, p.end)]
    numbers = [*fields(p.variant, VARIANT_FIELDS), *fields(p, SCALARS)]
    for name in PER_SEAT:
        numbers += map(int, getattr(p, name))
    return HEAD.pack(p.seats, len(pile), len(p.shown), len(p.buried)) + pack([*numbers, *p.shown, *p.buried], pile)


def from_bytes(data: bytes) -> CondottierePosition:
    """Back from `to_bytes`."""
    seats, _, shown, buried = HEAD.unpack_from(data)
    known = len(VARIANT_FIELDS) + len(SCALARS) + len(PER_SEAT) * seats
    numbers, pile = unpack(data, known + shown + buried, HEAD.size)
    variant = Variant()
    put_fields(variant, VARIANT_FIELDS, numbers)
    p = CondottierePosition(None, seats, variant)
    put_fields(p, SCALARS, numbers)
    for name in PER_SEAT:
        mine = take(numbers, seats)
        setattr(p, name, tuple(mine) if name in TUPLES else vec[i64](mine))
    p.shown = tuple(take(numbers, shown))
    p.buried = tuple(numbers)
    put_pile(p, pile)
    return p


def put_pile(p: CondottierePosition, cards: Sequence[int]) -> None:
    """Makes these cards, in this order, the draw pile."""
    p.deck = vec[u8]([u8(card) for card in cards])
    p.top = 0
    p.end = len(cards)
