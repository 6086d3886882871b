"""Explicit deals: everything random that is decided before the first move, as readable JSON.

Each pile in the order in which it is laid out. `forum_tiles`: the ten provinces, the green spaces, the supply.
`extra_action_tiles`: the yellow spaces, the supply. `demand_tiles`: the last three are those removed. `bonus_tiles`:
one for each seat, the two of the senate, the bag. `cards`: L, R, the pile. `markers`: with random markers, two for each
tray of each seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from adamak.core.errors import Problem, problem_if
from adamak.core.state import Deal, Stock
from adamak.games.trajan import opening, setup
from adamak.games.trajan.components import ACTION_IDS, STACK_IDS
from adamak.games.trajan.data import CONSTRUCTION_IDS, YELLOW_SPACES
from adamak.games.trajan.options import TrajanOptions
from adamak.games.trajan.position import STATE, TrajanPosition
from adamak.games.trajan.variant import InitialMarkers

DEAL = Deal(
    STATE,
    {
        "forum_tiles": setup.FORUM_BACKS,
        "extra_action_tiles": setup.YELLOW_BACKS,
        "demand_tiles": setup.DEMAND_TILES,
        "construction_tiles": setup.CONSTRUCTION_TILES,
        "bonus_tiles": setup.BONUS_TILES,
        "cards": setup.GOODS,
    },
    first_player=None,
    trajan_stacks=None,
    markers=(),
)


def deal_of(p: TrajanPosition) -> dict[str, Any]:
    seats = range(p.seats)
    lying = list(STATE.forum.read(p).values())
    offered = [*STATE.offer.read(p), *STATE.bag.read(p)]
    return DEAL.write(
        p,
        first_player=int(p.first),
        forum_tiles=[*STATE.provinces.read(p).values(), *lying[YELLOW_SPACES:], *STATE.forum_pile.read(p)],
        extra_action_tiles=[*lying[:YELLOW_SPACES], *STATE.extra_pile.read(p)],
        demand_tiles=STATE.demands.read(p),
        construction_tiles=list(STATE.sites.read(p).values()),
        bonus_tiles=[*(tile for seat in seats for tile in STATE.yellow.read(p, seat)), *offered],
        cards=[*STATE.left.read(p), *STATE.right.read(p), *STATE.pile.read(p)],
        trajan_stacks=STATE.stacks.read(p),
        markers=[[colour for tray in STATE.trays.read(p, seat).values() for colour in tray] for seat in seats]
        if p.variant.initial_markers == InitialMarkers.RANDOM
        else [],
    )


def start_from_deal(seats: int, options: TrajanOptions, data: Mapping[str, object]) -> TrajanPosition:
    """TJ-1.3, TJ-1.4: every pile is complete."""
    p, deal = DEAL.read(seats, options, data)
    STATE.first.put(p, deal.value(STATE.first))
    STATE.pile.put(p, deal["cards"])
    STATE.forum_pile.put(p, deal["forum_tiles"])
    STATE.grid.lay(p, [CONSTRUCTION_IDS.index(tile) for tile in deal["construction_tiles"]])
    STATE.extra_pile.put(p, deal["extra_action_tiles"])
    STATE.demands.put(p, deal["demand_tiles"])
    STATE.bag.put(p, deal["bonus_tiles"])
    given = deal.dict("trajan_stacks")
    if set(given) != set(STACK_IDS):
        raise Problem("deal-number", where="trajan_stacks", found=len(given), wanted=len(STACK_IDS))
    stacks = zip(STACK_IDS, setup.STACKS, strict=True)
    STATE.stacks.put(p, {name: DEAL.pile(given[name], name, Stock(stack.names)) for name, stack in stacks})
    if p.variant.initial_markers == InitialMarkers.RANDOM:
        _deal_markers(p, deal.list("markers"))
    opening.begin(p)
    return p


def _deal_markers(p: TrajanPosition, markers: list[Any]) -> None:
    """TJ-2.6, option: two for each tray."""
    problem_if(len(markers) != p.seats, "deal-number", where="markers", found=len(markers), wanted=int(p.seats))
    for seat, row in enumerate(markers):
        colours = DEAL.pile(row, "markers", setup.MARKERS)
        trays = {name: colours[2 * k : 2 * k + 2] for k, name in enumerate(ACTION_IDS)}
        STATE.trays.put(p, trays, seat)
