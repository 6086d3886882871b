"""How each game is played to learn from: which tables, how long the searches."""

from __future__ import annotations

from typing import Any

from adamak.core import Game
from adamak.train.selfplay import Plan

PLANS = {
    "duel": Plan(long=600, short=120, share=0.25, tables=((0.74, 2, {"pantheon": False}), (0.26, 2, {}))),
    "condottiere": Plan(
        long=240, short=60, share=0.25, playout=0.3,
        tables=((0.42, 2, {}), (0.16, 3, {}), (0.34, 4, {}), (0.04, 5, {}), (0.04, 6, {})),
    ),
    "trajan": Plan(
        long=200, short=50, share=0.25, opening=30, first=120_000, playout=0.3,
        tables=((0.5, 2, {}), (0.26, 3, {}), (0.24, 4, {})),
    ),
    "architects": Plan(
        long=200, short=50, share=0.25, opening=12, playout=0.3,
        tables=(
            (0.55, 2, {}), (0.13, 3, {}), (0.12, 4, {}), (0.04, 5, {}), (0.12, 1, {"house_bot_level": "fierce"}),
            (0.04, 1, {}),
        ),
    ),
    "troyes": Plan(
        long=400, short=100, share=0.25, opening=24, playout=0.3,
        tables=((0.08, 2, {}), (0.04, 3, {}), (0.04, 4, {}), (0.84, 1, {})),
    ),
}  # fmt: skip


def plan_of(game: Game[Any, Any]) -> Plan:
    """A game without a plan of its own is played by two, or by as few as it takes."""
    seats = 2 if 2 in game.seat_counts else game.seat_counts[0]
    return PLANS.get(game.id, Plan(tables=((1.0, seats, {}),)))
