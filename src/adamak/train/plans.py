"""How each game is played to learn from: which tables, how long the searches."""

from __future__ import annotations

from typing import Any

from adamak.core import Game
from adamak.train.selfplay import Plan

PLANS = {
    "duel": Plan(tables=((0.65, 2, {"pantheon": False}), (0.35, 2, {}))),
    "condottiere": Plan(
        long=240, short=60, share=0.25, 
        tables=((0.45, 2, {}), (0.2, 3, {}), (0.23, 4, {}), (0.06, 5, {}), (0.06, 6, {})),
    ),
    "trajan": Plan(long=240, short=60, share=0.25, opening=30, tables=((0.6, 2, {}), (0.2, 3, {}), (0.2, 4, {}))),
    "architects": Plan(
        long=240, short=60, share=0.25, opening=12,
        tables=(
            (0.55, 2, {}), (0.13, 3, {}), (0.12, 4, {}), (0.04, 5, {}), (0.12, 1, {"house_bot_level": "fierce"}),
            (0.04, 1, {}),
        ),
    ),
    "troyes": Plan(
        long=240, short=60, share=0.25, opening=24, tables=((0.5, 2, {}), (0.15, 3, {}), (0.15, 4, {}), (0.2, 1, {}))
    ),
}  # fmt: skip


def plan_of(game: Game[Any, Any]) -> Plan:
    """A game without a plan of its own is played by two, or by as few as it takes."""
    seats = 2 if 2 in game.seat_counts else game.seat_counts[0]
    return PLANS.get(game.id, Plan(tables=((1.0, seats, {}),)))
