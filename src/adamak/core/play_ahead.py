"""Previews: what a move would cost and give, learned by playing it on a copy, as far as the seat can know.

The copy is made of a sample of what the seat knows, never of the truth, and it ends at the horizon: where something
would be drawn or come to light, `Position.reveal` stops it. So no game writes down a second time what its moves do.

Compiled, and so apart from `preview.py`: the compiler does not know what a Struct is.
"""

from __future__ import annotations

from typing import Any

from adamak.core.gauges import Gauges
from adamak.core.naming import seats_of
from adamak.core.position import AtTheHorizon, Position
from adamak.core.preview import Preview
from adamak.core.rng import Rng

MOST_FORCED = 12  # a preview follows no longer chain of moves without a choice


def previews(position: Position, seat: int, rng: Rng) -> list[Preview]:
    """A preview of each legal move of this seat, in the order of `legal`; the position may be the true one."""
    known = position.sample(seat, rng)
    before = known.gauges(seat)
    return [preview(known, seat, int(move), before) for move in known.legal(seat)]


def preview(known: Position, seat: int, move: int, before: Gauges) -> Preview:
    """One move played on a copy of a position the seat cannot tell from the true one; `before` are its gauges."""
    ahead = known.clone()
    ahead.watch()
    ahead.previewing = True
    events: list[dict[str, Any]] = []
    forced: list[int] = []
    stops = False
    try:
        ahead.apply(seat, move)
        while ahead.actors() == [seat] and len(moves := ahead.legal(seat)) == 1 and len(forced) < MOST_FORCED:
            events += ahead.events_for(seat)
            forced.append(int(moves[0]))
            ahead.apply(seat, forced[-1])
    except AtTheHorizon:
        stops = True
    events += ahead.events_for(seat)
    table, *seats = before.changes(ahead.gauges(seat))
    over = not stops and ahead.is_over()
    return Preview(
        seats,
        table,
        events,
        forced,
        stops,
        ahead.ending() if over else "",
        seats_of(ahead.winners) if over else [],
    )
