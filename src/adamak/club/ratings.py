"""How well somebody plays, by the game: a number on the scale of chess, and how unsure it is.

400 points more mean ten victories to one, whatever the game and however many sit at the table; whoever is new begins at
1500, give or take 700. Numbers are kept in thousandths of a point, rounded after each game, so that whoever reckons
again gets the very same.

The model is Plackett and Luce's: the winner is drawn among all by strength, the second among the rest, and so on. What
is known of each player is a normal distribution; after a game it is the one that fits best what was known and what
happened together (Laplace's approximation, by Newton's method). openskill, which the arena rates bots with, approaches
the same model with one step for each game; how far both come is measured in docs/club.md.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

THOUSANDTHS = 1000
START = 1500.0
UNSURE = 350.0  # of a newcomer: one standard deviation
TENFOLD = 400.0  # points that make ten to one out of even chances
SCALE = TENFOLD / math.log(10)
DRIFT = 3.0  # people learn and forget: what a game adds to the doubt of the one before
SURE = 1.959964  # standard deviations that hold the truth 95 times in 100
SETTLED = 110.0  # doubt from which on a rating is shown without a question mark
LONGEST_STEP = TENFOLD  # of Newton's method, which may overshoot when somebody unknown does the unlikely
CLOSE = 1e-4  # points: a tenth of what is kept
MOST_STEPS = 100
LEAST_VARIANCE = 1.0

Matrix = list[list[float]]


class Rating(Struct, frozen=True):
    """What somebody is worth at one game, in thousandths of a point."""

    points: int = round(START * THOUSANDTHS)
    doubt: int = round(UNSURE * THOUSANDTHS)

    @property
    def shown(self) -> int:
        return round(self.points / THOUSANDTHS)

    @property
    def give_or_take(self) -> int:
        """Half the interval that holds the truth 95 times in 100."""
        return round(SURE * self.doubt / THOUSANDTHS)

    @property
    def settled(self) -> bool:
        return self.doubt <= SETTLED * THOUSANDTHS


NEWCOMER = Rating()


def after(before: Sequence[Rating], places: Sequence[int], anchored: Sequence[bool]) -> list[Rating]:
    """The ratings after one game: by seat what they were, who came where (equal places are shared), and whose stay as
    they are because they were measured."""
    known = [one.points / THOUSANDTHS for one in before]
    variances = [
        max((one.doubt / THOUSANDTHS) ** 2 + (0.0 if fixed else DRIFT**2), LEAST_VARIANCE)
        for one, fixed in zip(before, anchored, strict=True)
    ]
    draws = _draws(places)
    strengths = list(known)
    for _ in range(MOST_STEPS):
        slope = [(was - now) / variance for was, now, variance in zip(known, strengths, variances, strict=True)]
        bend = [[1 / variance if i == j else 0.0 for j in range(len(known))] for i, variance in enumerate(variances)]
        for draw in draws:
            draw.add_to(slope, bend, strengths)
        spread = _inverse(bend)
        step = [sum(one * other for one, other in zip(row, slope, strict=True)) for row in spread]
        longest = max(map(abs, step))
        part = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [now + part * more for now, more in zip(strengths, step, strict=True)]
        if longest < CLOSE:
            break
    return [
        old if fixed else Rating(round(strengths[at] * THOUSANDTHS), round(math.sqrt(spread[at][at]) * THOUSANDTHS))
        for at, (old, fixed) in enumerate(zip(before, anchored, strict=True))
    ]


def expected(ratings: Sequence[Rating]) -> list[float]:
    """Everybody's chance to win, as the model sees it."""
    return _chances([one.points / THOUSANDTHS for one in ratings])


class _Draw(Struct):
    """Those who came in at one place, drawn among all who were left; as many draws as came in together."""

    first: list[int]
    left: list[int]
    times: int

    def add_to(self, slope: list[float], bend: Matrix, strengths: Sequence[float]) -> None:
        """Adds how steeply the likelihood of this rises with each strength, and how it bends."""
        chances = _chances([strengths[one] for one in self.left])
        for one in self.first:
            slope[one] += self.times / len(self.first) / SCALE
        for one, chance in zip(self.left, chances, strict=True):
            slope[one] -= self.times * chance / SCALE
            for other, rival in zip(self.left, chances, strict=True):
                bend[one][other] += self.times * chance * ((one == other) - rival) / SCALE**2


def _draws(places: Sequence[int]) -> list[_Draw]:
    found = []
    for place in sorted(set(places)):
        first = [at for at, own in enumerate(places) if own == place]
        left = [at for at, own in enumerate(places) if own >= place]
        times = len(first) if len(left) > len(first) else len(first) - 1  # the last one left is not drawn
        if times:
            found.append(_Draw(first, left, times))
    return found


def _chances(strengths: Sequence[float]) -> list[float]:
    best = max(strengths)
    weights = [math.exp((strength - best) / SCALE) for strength in strengths]
    return [weight / sum(weights) for weight in weights]


def _inverse(matrix: Matrix) -> Matrix:
    """Gauss and Jordan's way: small, symmetric, and with a diagonal that never vanishes."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for pivot in range(size):
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for other in range(size):
            factor = rows[other][pivot]
            if other != pivot and factor:
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[pivot], strict=True)]
    return [row[size:] for row in rows]
