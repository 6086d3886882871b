"""Which of a seat's moves another seat could see: what a player may be told of the moves of others."""

from __future__ import annotations

from adamak.core.position import Position


def witnessed(before: Position, seat: int, move: int, viewer: int) -> int | None:
    """The move, if this viewer can tell it from every other legal one by what happened; else None.

    A card played face down or an answer given secretly leaves the viewer the same events whatever it was. All the
    moves are tried on clones, so that a game has nothing to declare and can forget nothing.
    """
    if viewer == seat:
        return move
    seen = _events(before, seat, move, viewer)
    for other in before.legal(seat):
        if other != move and _events(before, seat, int(other), viewer) == seen:
            return None
    return move


def _events(before: Position, seat: int, move: int, viewer: int) -> object:
    after = before.clone()
    after.watch()
    after.apply(seat, move)
    return after.events_for(viewer)
