"""How each game is played to learn from: which tables, how long the searches."""

from __future__ import annotations

from typing import Any

from adamak.core import Game
from adamak.train.selfplay import Plan

PLANS = {
    "duel": Plan(tables=((0.65, 2, {"pantheon": False}), (0.35, 2, {}))),
}


def plan_of(game: Game[Any, Any]) -> Plan:
    """A game without a plan of its own is played by two, or by as few as it takes."""
    seats = 2 if 2 in game.seat_counts else game.seat_counts[0]
    return PLANS.get(game.id, Plan(tables=((1.0, seats, {}),)))
