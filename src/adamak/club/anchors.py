"""Bots as fixed points of the scale: each level measured against the one below it, games of two.

`medium` stands where newcomers begin. What a level is worth follows from how often it beat the next: the figures are
those of docs/ladder.md, where the command stands that gives them again. A level that was not measured is not rated.
"""

from __future__ import annotations

import math
from functools import cache

from msgspec import Struct

from adamak.club.ratings import NEWCOMER, SCALE, THOUSANDTHS, Rating

FIRST = "medium"


class Step(Struct, frozen=True):
    """How often a level beat the one below it."""

    level: str
    below: str
    won: float  # a shared victory counts half
    games: int

    def apart(self) -> tuple[float, float]:
        """Points between the two, and the doubt about that. Half a game is added to both sides: nobody always wins."""
        won, lost = self.won + 0.5, self.games - self.won + 0.5
        return SCALE * math.log(won / lost), SCALE * math.sqrt(1 / won + 1 / lost)


# The players that were measured, by game: whoever changes a level measures again.
STRONG = {"hard": "puct:160", "expert": "puct:1600"}
PLAYERS: dict[str, dict[str, str]] = {
    "architects": {"medium": "puct:30~0.35", **STRONG},
    "condottiere": {"easy": "puct:2~0.8", "medium": "puct:14~0.5", **STRONG},
    "duel": {"easy": "puct:2~0.8", "medium": "puct:30~0.35", **STRONG},
    "trajan": {"medium": "puct:30~0.35", **STRONG},
    "troyes": {"easy": "puct:3~0.6", "medium": "puct:30~0.35", **STRONG},
}
# By game, from weak to strong: the ladder's figures.
MEASURED: dict[str, tuple[Step, ...]] = {
    "architects": (Step("hard", "medium", 25, 30), Step("expert", "hard", 17, 24)),
    "condottiere": (Step("medium", "easy", 42, 60), Step("hard", "medium", 44, 60), Step("expert", "hard", 58, 97)),
    "duel": (Step("medium", "easy", 50, 60), Step("hard", "medium", 49, 60), Step("expert", "hard", 29, 40)),
    "trajan": (Step("hard", "medium", 24, 30), Step("expert", "hard", 16, 20)),
    "troyes": (Step("medium", "easy", 32.5, 40), Step("hard", "medium", 24, 30), Step("expert", "hard", 16, 24)),
}


@cache
def anchors() -> dict[tuple[str, str], Rating]:
    """The rating of every measured level, by game and level."""
    return {(game, level): rating for game, steps in MEASURED.items() for level, rating in _scale(steps).items()}


def _scale(steps: tuple[Step, ...]) -> dict[str, Rating]:
    """Up and down from `medium`; doubts add up along the way."""
    found: dict[str, tuple[float, float]] = {FIRST: (0.0, 0.0)}
    for step in steps:
        if step.below in found:
            points, variance = found[step.below]
            apart, doubt = step.apart()
            found[step.level] = (points + apart, variance + doubt**2)
    for step in reversed(steps):
        if step.level in found and step.below not in found:
            points, variance = found[step.level]
            apart, doubt = step.apart()
            found[step.below] = (points - apart, variance + doubt**2)
    return {
        level: Rating(NEWCOMER.points + round(points * THOUSANDTHS), round(math.sqrt(variance) * THOUSANDTHS))
        for level, (points, variance) in found.items()
    }
