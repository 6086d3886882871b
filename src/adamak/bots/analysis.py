"""After a game: every seat's chance to win, move by move, and the moments that decided it.

Each point is judged by what the seat that had to decide then knew (or by what one given seat knew), never by the cards
that came to light later: a good decision stays good when it was unlucky.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from time import perf_counter

from adamak.bots.bot import Budget, searching
from adamak.bots.tree_player import chances
from adamak.core import Knowledge, Match, Rng

USUAL = Budget(iterations=400)
FEWEST = 50  # iterations; a curve of fewer is noise
LEAST_SWING = 0.12  # of a chance to win; less is noise
MOST_TURNING = 5


@dataclass(frozen=True, slots=True)
class Point:
    """How it stood after the first `length` entries of the record."""

    length: int
    chances: tuple[float, ...]  # by seat
    seat: int = -1  # who decided here, -1 at the end
    move: int = -1  # what was played
    best: int = -1  # what the search would have played
    best_win: float = 0.0  # and the chance of that seat after it


@dataclass(frozen=True, slots=True)
class Turning:
    """A move after which somebody's chance was another one. `length` is where a replay shows the position before it."""

    length: int
    seat: int  # whose move
    move: int
    loser: int  # whose chance fell most
    winner: int  # whose chance rose most
    before: tuple[float, ...]
    after: tuple[float, ...]
    better: int = -1  # a better move for whoever fell by their own move

    @property
    def swing(self) -> float:
        return max(abs(now - then) for then, now in zip(self.before, self.after, strict=True))


@dataclass(frozen=True, slots=True)
class Analysis:
    points: list[Point]
    turning: list[Turning]  # in the order of the game


def analyse(match: Match, rng: Rng, budget: Budget = USUAL, viewer: int | None = None) -> Analysis:
    """The whole curve. `viewer`: only what this seat knew is used; None: what each deciding seat knew."""
    points = list(steps(match, rng, budget, viewer))
    return Analysis(points, turning_points(points))


def affordable(match: Match, rng: Rng, seconds: float) -> Budget:
    """What each point of this match may cost to be done in about that time.

    The first point tells how long an iteration takes; later ones are shorter.
    """
    began = perf_counter()
    next(steps(match, rng, Budget(FEWEST)), None)
    each = (perf_counter() - began) / FEWEST
    iterations = int(seconds / each / max(1, len(match.record)))
    return Budget(max(FEWEST, min(USUAL.iterations, iterations)))


def steps(match: Match, rng: Rng, budget: Budget = USUAL, viewer: int | None = None) -> Iterator[Point]:
    """The points one by one, for a progress bar."""
    replayed = match.at(0)
    for length, entry in enumerate(match.record):
        if entry.move >= 0:
            yield _point(replayed, length, entry.seat, entry.move, rng, budget, viewer)
        replayed.replay(entry)
    end = len(match.record)
    if replayed.position.is_over():
        yield Point(end, tuple(replayed.position.estimates()))


def _point(
    match: Match, length: int, seat: int, move: int, rng: Rng, budget: Budget, viewer: int | None
) -> Point:  # fmt: skip
    knowledge = Knowledge(match.game, match.position, seat if viewer is None else viewer, rng)
    thinker = searching("analysis", match.game, budget)
    like = knowledge.sample(rng)
    tree = thinker.new_tree(like, rng)
    thinker.grow(tree, like, knowledge.seat, seat, budget.iterations or USUAL.iterations)
    told = tuple(chances(tree))
    legal = knowledge.legal() if knowledge.seat == seat else []
    if len(legal) < 2:
        return Point(length, told, seat, move)
    best = thinker.found(tree, legal)[0]
    return Point(length, told, seat, move, best.move, best.value)


def turning_points(points: list[Point], most: int = MOST_TURNING) -> list[Turning]:
    """The largest swings between one point and the next."""
    found = [_turning(point, after) for point, after in pairwise(points)]
    large = sorted((one for one in found if one.swing >= LEAST_SWING), key=lambda one: one.swing, reverse=True)
    return sorted(large[:most], key=lambda one: one.length)


def _turning(point: Point, after: Point) -> Turning:
    changes = [now - then for then, now in zip(point.chances, after.chances, strict=True)]
    loser = changes.index(min(changes))
    own_fault = loser == point.seat and point.best not in (-1, point.move)
    return Turning(
        point.length, point.seat, point.move, loser, changes.index(max(changes)), point.chances, after.chances,
        point.best if own_fault else -1,
    )  # fmt: skip
