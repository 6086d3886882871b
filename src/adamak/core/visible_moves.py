"""Which of a seat's moves another seat could see: what a player may be told of the moves of others."""

from __future__ import annotations

from adamak.core.position import Position
from adamak.core.rng import Rng

SAMPLES = 2


def visible_move(before: Position, seat: int, move: int, viewer: int) -> int | None:
    """The move, if this viewer can tell what it was by what happened; else None.

    A card played face down or an answer given secretly leaves the viewer the same events whatever it was. So the move
    is told only if the viewer was told of it all that its own seat was told, and if no other move of that seat looks
    the same: neither here nor, since this seat may have had no choice and the viewer not know that, in positions that
    the viewer cannot tell from this one. A game has nothing to declare, and can forget nothing.
    """
    if viewer == seat:
        return move
    after = _after(before, seat, move)
    seen = after.events_for(viewer)
    if seen != after.events_for(seat):
        return None
    rng = Rng(f"{before.drawn} {before.horizon} {seat} {move} {viewer}")
    for world in (before, *(before.sample(viewer, rng) for _ in range(SAMPLES))):
        for other in world.legal(seat):
            if other != move and _after(world, seat, int(other)).events_for(viewer) == seen:
                return None
    return move


def _after(before: Position, seat: int, move: int) -> Position:
    after = before.clone()
    after.watch()
    after.apply(seat, move)
    return after
