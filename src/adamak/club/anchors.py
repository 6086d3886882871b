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


STRONG = {"hard": "puct:160", "expert": "puct:1600"}
# The players that were measured, by game: whoever changes a level measures again.
PLAYERS: dict[str, dict[str, str]] = {
    "architects": {"easy": "puct:3~0.7", "medium": "puct:18~0.4", **STRONG, "expert": "puct:4000"},
    "condottiere": {"easy": "puct:2~1.1", "medium": "puct:12~0.65", **STRONG, "expert": "puct:8000"},
    "duel": {"easy": "puct:2~1.7", "medium": "puct:10~0.72", **STRONG, "hard": "puct:60"},
    "trajan": {"easy": "puct:10~0.45", "medium": "puct:40~0.3", **STRONG, "expert": "puct:3000"},
    "troyes": {"easy": "puct:3~0.7", "medium": "puct:30~0.35", **STRONG},
}
# By game, from weak to strong: the ladder's figures.
MEASURED: dict[str, tuple[Step, ...]] = {
    "architects": (Step("medium", "easy", 64, 80), Step("hard", "medium", 66, 80), Step("expert", "hard", 32, 40)),
    "condottiere": (Step("medium", "easy", 77, 100), Step("hard", "medium", 71, 100), Step("expert", "hard", 38, 60)),
    "duel": (Step("medium", "easy", 74, 100), Step("hard", "medium", 83, 100), Step("expert", "hard", 48, 60)),
    "trajan": (Step("medium", "easy", 46, 60), Step("hard", "medium", 45, 60), Step("expert", "hard", 31, 40)),
    "troyes": (Step("medium", "easy", 49, 60), Step("hard", "medium", 66, 80), Step("expert", "hard", 45.5, 60)),
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
