"""After a game: every seat's chance to win, move by move, and the actions that decided it.

Each point is judged by what the seat that had to decide then knew (or by what one given seat knew), never by the cards
that came to light later: a good decision stays good when it was unlucky.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any

from adamak.bots.bot import Budget, searching
from adamak.bots.tree_player import chances
from adamak.core import SPECTATOR, Knowledge, Match, Position, Rng
from adamak.core.position import AtTheHorizon

USUAL = Budget(iterations=400)
FEWEST = 50  # iterations; a curve of fewer is noise
LEAST_SWING = 0.12  # of a chance to win; less is noise
MOST_TURNING = 5
LESSON_SWING = 0.08  # what cost whoever did it so much is worth a word to them
MOST_LESSONS = 3


@dataclass(frozen=True, slots=True)
class Point:
    """How it stood after the first `length` entries of the record."""

    length: int
    chances: tuple[float, ...]  # by seat
    seat: int = -1  # who decided here, -1 at the end
    move: int = -1  # what was played
    best: int = -1  # what the search would have played
    best_win: float = 0.0  # and the chance of that seat after it
    opens: bool = True  # the first decision of an action; the others only carry it out
    events: tuple[dict[str, Any], ...] = ()  # what the move caused, as everybody may read it
    instead: tuple[dict[str, Any], ...] = ()  # and what the best one would have caused, as far as it is certain


@dataclass(frozen=True, slots=True)
class Turning:
    """An action by which somebody lost much of their own chance, though a better one was there.

    `length` is where a replay shows the position before it.
    """

    length: int
    seat: int  # whose action
    move: int  # its first move
    loser: int  # whose chance fell most
    winner: int  # whose chance rose most
    before: tuple[float, ...]
    after: tuple[float, ...]
    better: int = -1  # a better move than the first of these moves for which there was one
    moves: tuple[int, ...] = ()  # all of the action
    events: tuple[dict[str, Any], ...] = ()  # and what it caused
    instead: tuple[dict[str, Any], ...] = ()  # what the better move would have caused

    @property
    def swing(self) -> float:
        return max(abs(now - then) for then, now in zip(self.before, self.after, strict=True))


@dataclass(frozen=True, slots=True)
class Analysis:
    points: list[Point]
    turning: list[Turning]  # in the order of the game
    lessons: list[Turning]  # what each seat could have done better, the worst first


def analyse(match: Match, rng: Rng, budget: Budget = USUAL, viewer: int | None = None) -> Analysis:
    """The whole curve. `viewer`: only what this seat knew is used; None: what each deciding seat knew."""
    points = list(steps(match, rng, budget, viewer))
    return judged(points)


def judged(points: list[Point]) -> Analysis:
    """What the points of a whole game say."""
    return Analysis(points, turning_points(points), lessons(points))


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
    action: tuple[int, str] | None = None  # whose, and the decision it began with
    for length, entry in enumerate(match.record):
        if entry.move >= 0:
            phase = str(replayed.position.view(SPECTATOR).get("phase", ""))
            opens = action is None or action[0] != entry.seat or action[1] == phase
            if opens:
                action = entry.seat, phase
            point = _point(replayed, length, entry.seat, entry.move, rng, budget, viewer)
            instead = _caused(replayed.position, entry.seat, point.best) if point.best not in (-1, entry.move) else ()
            replayed.replay(entry)
            events = tuple(replayed.position.events_for(SPECTATOR))
            yield replace(point, opens=opens, events=events, instead=instead)
        else:
            replayed.replay(entry)
    end = len(match.record)
    if replayed.position.is_over():
        yield Point(end, tuple(replayed.position.estimates()))


def _caused(position: Position, seat: int, move: int) -> tuple[dict[str, Any], ...]:
    """What a move would cause, up to where chance decides."""
    tried = position.clone()
    tried.watch()
    tried.previewing = True
    with suppress(AtTheHorizon):
        tried.apply(seat, move)
    return tuple(tried.events_for(SPECTATOR))


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
    """The actions that cost whoever took them most, where a better one was there."""
    return sorted(_worst(points, LEAST_SWING)[:most], key=lambda turning: turning.length)


def lessons(points: list[Point], most: int = MOST_LESSONS) -> list[Turning]:
    """The few actions of each seat that cost it most, the worst of each seat first."""
    costly = _worst(points, LESSON_SWING)
    seats = sorted({turning.seat for turning in costly})
    return [turning for seat in seats for turning in [other for other in costly if other.seat == seat][:most]]


def _worst(points: list[Point], least: float) -> list[Turning]:
    found = (_turning(action, after) for action, after in _actions(points))
    return sorted(
        (turning for turning in found if turning and turning.swing >= least),
        key=lambda turning: turning.swing,
        reverse=True,
    )


def _actions(points: list[Point]) -> Iterator[tuple[list[Point], Point]]:
    """The points of each action, and the one that follows it."""
    action: list[Point] = []
    for point in points:
        if action and (point.opens or point.seat < 0):
            yield action, point
            action = []
        action.append(point)


def _turning(action: list[Point], after: Point) -> Turning | None:
    first = action[0]
    changes = [now - then for then, now in zip(first.chances, after.chances, strict=True)]
    loser = changes.index(min(changes))
    better = next((point for point in action if point.best not in (-1, point.move)), None)
    if loser != first.seat or better is None:
        return None
    return Turning(
        first.length, first.seat, first.move, loser, changes.index(max(changes)), first.chances, after.chances,
        better.best, tuple(point.move for point in action), tuple(event for point in action for event in point.events),
        better.instead,
    )  # fmt: skip
