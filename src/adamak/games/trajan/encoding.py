"""A position as compact bytes, exactly: what its digest, pickles and workers are made of."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.core.packing import fields, pack, put_fields, take, unpack
from adamak.games.trajan.data import MAT, SITES
from adamak.games.trajan.position import TrajanPosition
from adamak.games.trajan.variant import Variant

VARIANT_FIELDS = [
    "spaces", "random_markers", "reshuffle", "wild_need_bonus", "wild_display", "senate_tiles_stay", "forum_first",
    "tie_by_stack", "below_zero", "return_to_camp", "repeat_first_tile",
]  # fmt: skip
SCALARS = [
    "horizon", "key_a", "key_b", "drawn", "first", "phase", "turn", "decider", "frames", "time", "laps", "rounds",
    "quarter", "in_hand", "sow_tray", "lifted_from", "lifted", "spent", "cargo", "hold", "owed", "heap_sizes",
    "extra_pile", "green", "yellow", "provinces", "intact", "gray_ships", "discs", "offer", "bag", "demands", "wanted",
    "winner", "tie_order", "end_code",
]  # fmt: skip
GONE = 255  # the tile of a site is taken: nobody needs to know any more what lay there


def goods_left(p: TrajanPosition) -> list[int]:
    """The pile from the next card on."""
    return [int(card) for card in p.pile][p.pile_at :]


def forum_left(p: TrajanPosition) -> list[int]:
    """The supply of forum tiles from the next one on."""
    return [int(kind) for kind in p.forum_pile][p.forum_at :]


def grid_left(p: TrajanPosition) -> list[int]:
    """The construction tiles by site."""
    return [int(tile) if p.intact >> site & 1 else GONE for site, tile in enumerate(p.grid)]


def to_bytes(p: TrajanPosition) -> bytes:
    """Every number in a fixed order, then the piles, one byte a thing."""
    numbers = [int(p.seats), *fields(p.variant, VARIANT_FIELDS), *fields(p, SCALARS), *map(int, p.mat)]
    goods, tiles = goods_left(p), forum_left(p)
    return pack([*numbers, len(goods), len(tiles)], goods + tiles + grid_left(p))


def from_bytes(data: bytes) -> TrajanPosition:
    """Back from `to_bytes`."""
    numbers, piles = unpack(data, 1 + len(VARIANT_FIELDS) + len(SCALARS) + MAT + 2)
    seats = numbers.pop(0)
    variant = Variant()
    put_fields(variant, VARIANT_FIELDS, numbers)
    p = TrajanPosition(None, seats, variant)
    put_fields(p, SCALARS, numbers)
    p.mat = vec[i64](take(numbers, MAT))
    goods, tiles = numbers
    put_piles(p, piles[:goods], piles[goods : goods + tiles], piles[goods + tiles :])
    return p


def put_piles(p: TrajanPosition, goods: list[int], tiles: list[int], grid: list[int]) -> None:
    """Pile, supply of forum tiles and construction tiles by site."""
    assert len(grid) == SITES
    p.pile = vec[u8]([u8(card) for card in goods])
    p.pile_at = 0
    p.forum_pile = vec[u8]([u8(kind) for kind in tiles])
    p.forum_at = 0
    p.grid = vec[u8]([u8(tile) for tile in grid])
