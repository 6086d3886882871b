"""Explicit deals: everything random that is decided before the first move, as readable JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from adamak.core.errors import Problem
from adamak.core.reading import Generator, generator_of, read, seat_of, set_or_seed
from adamak.games.trajan import opening
from adamak.games.trajan.components import (
    CARDS_PER_COMMODITY,
    COLOUR_IDS,
    COMMODITY_IDS,
    DEMANDS_PER_NEED,
    EXTRA_ROWS,
    FORUM_ROWS,
    MARKERS_PER_COLOUR,
    NEED_IDS,
    STACK_IDS,
)
from adamak.games.trajan.data import (
    BONUS_IDS,
    CONSTRUCTION_IDS,
    FORUM_IDS,
    KINDS,
    MARKER,
    STACK,
    STACK_SIZE,
    TILE_IDS,
    TRAJAN_IDS,
    TRAY,
    YELLOW_SPACES,
)
from adamak.games.trajan.encoding import forum_left, goods_left, put_piles
from adamak.games.trajan.options import TrajanOptions, options_of
from adamak.games.trajan.pieces import (
    EXTRA_NAMES,
    bonuses,
    forum,
    grid,
    heap,
    province_tiles,
    queued,
    stack,
    tray,
)
from adamak.games.trajan.position import TrajanPosition
from adamak.games.trajan.readers import check_pieces, queue_of


class Deal(msgspec.Struct, forbid_unknown_fields=True):
    """What a start is made of, each pile in the order in which it is laid out.

    `forum_tiles`: the ten provinces, the green spaces, the supply. `extra_action_tiles`: the yellow spaces, the supply.
    `demand_tiles`: the last three are those removed. `bonus_tiles`: one for each seat, the two of the senate, the bag.
    `cards`: L, R, the pile. `markers`: with random markers, two for each tray of each seat.
    """

    game: str
    first_player: int
    forum_tiles: list[str]
    extra_action_tiles: list[str]
    demand_tiles: list[str]
    construction_tiles: list[str]
    bonus_tiles: list[str]
    cards: list[str]
    trajan_stacks: dict[str, list[str]]
    markers: list[list[str]] = []
    options: dict[str, Any] | None = None
    generator: Generator | None = None


def deal_of(p: TrajanPosition) -> dict[str, Any]:
    lying = forum(p)
    seats = range(p.seats)
    return {
        "game": "trajan",
        "options": options_of(p.variant, p.seats).changed(),
        "first_player": int(p.first),
        "forum_tiles": [
            *province_tiles(p).values(),
            *(lying[space] for space in FORUM_IDS[YELLOW_SPACES:] if space in lying),
            *(TILE_IDS[kind] for kind in forum_left(p)),
        ],
        "extra_action_tiles": [
            *(lying[space] for space in FORUM_IDS[:YELLOW_SPACES]),
            *queued(p.extra_pile, EXTRA_NAMES, 3),
        ],
        "demand_tiles": queued(p.demands, NEED_IDS, 2),
        "construction_tiles": list(grid(p).values()),
        "bonus_tiles": [
            *(tile for seat in seats for tile in bonuses(p, seat, True)),
            *queued(p.offer, BONUS_IDS, 4),
            *queued(p.bag, BONUS_IDS, 4),
        ],
        "cards": [*heap(p, 0), *heap(p, 1), *(COMMODITY_IDS[card] for card in goods_left(p))],
        "trajan_stacks": {name: stack(p, k) for k, name in enumerate(STACK_IDS)},
        "markers": [[colour for k in range(6) for colour in tray(p, seat, k)] for seat in seats]
        if p.variant.random_markers
        else [],
        "generator": generator_of(p),
    }


def start_from_deal(seats: int, options: TrajanOptions, data: Mapping[str, object]) -> TrajanPosition:
    deal = read(Deal, data)
    if deal.game != "trajan":
        raise Problem("setup-other-game", game="trajan", found=deal.game[:40])
    p = TrajanPosition(None, seats, options.variant(seats))
    p.first = seat_of(deal.first_player, seats, "first_player")
    _check(deal)
    put_piles(
        p,
        [COMMODITY_IDS.index(card) for card in deal.cards],
        [TILE_IDS.index(tile) for tile in deal.forum_tiles],
        [CONSTRUCTION_IDS.index(tile) for tile in deal.construction_tiles],
    )
    p.extra_pile = queue_of(EXTRA_NAMES, deal.extra_action_tiles, "extra_action_tiles", 3)
    p.demands = queue_of(NEED_IDS, deal.demand_tiles, "demand_tiles", 2)
    p.bag = queue_of(BONUS_IDS, deal.bonus_tiles, "bonus_tiles", 4)
    for k, name in enumerate(STACK_IDS):
        known = TRAJAN_IDS[k * STACK_SIZE : (k + 1) * STACK_SIZE]
        p.mat[STACK + k] = queue_of(known, deal.trajan_stacks[name], name, 4)
    if p.variant.random_markers:
        _deal_markers(p, deal.markers)
    set_or_seed(p, deal.generator, "deal")
    opening.begin(p)
    return p


def _check(deal: Deal) -> None:
    """TJ-1.3, TJ-1.4: every pile is complete."""
    for where, found, names, wanted in (
        ("cards", deal.cards, COMMODITY_IDS, [CARDS_PER_COMMODITY] * len(COMMODITY_IDS)),
        ("forum_tiles", deal.forum_tiles, TILE_IDS[:KINDS], [number for _, number in FORUM_ROWS]),
        ("extra_action_tiles", deal.extra_action_tiles, EXTRA_NAMES, [number for _, number in EXTRA_ROWS]),
        ("demand_tiles", deal.demand_tiles, NEED_IDS, [DEMANDS_PER_NEED] * len(NEED_IDS)),
        ("construction_tiles", deal.construction_tiles, CONSTRUCTION_IDS, [1] * len(CONSTRUCTION_IDS)),
        ("bonus_tiles", deal.bonus_tiles, BONUS_IDS, [1] * len(BONUS_IDS)),
    ):
        _check_pile(where, found, names, wanted)
    if set(deal.trajan_stacks) != set(STACK_IDS):
        raise Problem("deal-number", where="trajan_stacks", found=len(deal.trajan_stacks), wanted=len(STACK_IDS))
    for k, name in enumerate(STACK_IDS):
        known = TRAJAN_IDS[k * STACK_SIZE : (k + 1) * STACK_SIZE]
        _check_pile(name, deal.trajan_stacks[name], known, [1] * STACK_SIZE)


def _check_pile(where: str, found: list[str], names: list[str], wanted: list[int]) -> None:
    for name in found:
        if name not in names:
            raise Problem("setup-unknown", where=where, found=name[:40])
    check_pieces(found, names, wanted, exactly=True)


def _deal_markers(p: TrajanPosition, markers: list[list[str]]) -> None:
    if len(markers) != p.seats:
        raise Problem("deal-number", where="markers", found=len(markers), wanted=int(p.seats))
    for seat, row in enumerate(markers):
        _check_pile("markers", row, COLOUR_IDS, [MARKERS_PER_COLOUR] * len(COLOUR_IDS))
        for k, colour in enumerate(row):
            p.mat[TRAY + 4 * (k // 2) + seat] += MARKER[COLOUR_IDS.index(colour)]
