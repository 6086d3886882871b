"""How a game that nobody brought to its end is scored: as it stands."""

from __future__ import annotations

from collections.abc import Sequence

from adamak.core.position import Position


def totals(position: Position) -> list[int]:
    """The points of every seat; an automa's may follow."""
    return [int(score["total"]) for score in position.scores()]


def as_it_stands(points: Sequence[int]) -> list[int]:
    """Places by points, equal ones shared. Alone, a game that is not brought to its end is not won."""
    if len(points) == 1:
        return [2]
    return [1 + sum(other > own for other in points) for own in points]


def shared(places: Sequence[int]) -> list[float]:
    """The victory, in equal parts among those in first place."""
    leaders = places.count(1)
    return [1 / leaders if place == 1 else 0.0 for place in places]


def margin(position: Position, seat: int) -> float:
    """By how many points a seat has won or lost a game that is over, the best of the others (or the automa) beside it.

    Who wins otherwise than by points has won by one at least, and the others have lost by one; joint winners have 0.
    """
    payoff = position.payoff(seat)
    if 0.0 < payoff < 1.0:
        return 0.0
    points = totals(position)
    others = [*points[:seat], *points[seat + 1 :]]
    ahead = float(points[seat] - max(others)) if others else 0.0
    return max(ahead, 1.0) if payoff > 0 else min(ahead, -1.0)
