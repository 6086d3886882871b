"""The levels: one table for server, terminal, arena and documentation.

A level is a player by its spec (see `bot.py`): so many iterations, and below `hard` a temperature. Weak levels look at
little and are content with a move that seems sensible, as people are who begin; they never draw from all legal moves.
Budgets are iterations, so that a level plays the same everywhere. What the levels are worth is in docs/ladder.md.
"""

from __future__ import annotations

from typing import Any

from adamak.core import Game

LEVELS = ("easy", "medium", "hard", "expert", "master")
AT_THE_TABLE = ("random", *LEVELS)  # what a table offers in every game

# Of a game with a network, and of one without.
LED = ("puct:3~0.6", "puct:30~0.35", "puct:160", "puct:1600", "puct:16000")
PLAIN = ("mcts:120~0.5", "mcts:250~0.25", "mcts:400", "mcts:4000", "mcts:40000")

# Where a game's own differ, as measured: a network that knows much by itself makes a hard beginner, and games differ
# in what they gain by more thought.
MEASURED = {
    "architects": ("puct:3~0.7", "puct:18~0.4", LED[2], "puct:4000", "puct:60000"),
    "condottiere": ("puct:2~1.1", "puct:12~0.65", LED[2], "puct:8000", "puct:80000"),
    "duel": ("puct:2~1.7", "puct:10~0.72", "puct:60", LED[3], "puct:80000"),
    "trajan": ("puct:10~0.45", "puct:40~0.3", LED[2], "puct:3000", "puct:60000"),
    "troyes": ("puct:3~0.7", *LED[1:4], "puct:40000"),
}


def levels(game: Game[Any, Any]) -> dict[str, str]:
    """The levels of a game from weak to strong, each with the player it stands for."""
    from adamak.bots.network import network_of

    usual = LED if network_of(game) is not None else PLAIN
    return {
        level: game.levels.get(level, spec)
        for level, spec in zip(LEVELS, MEASURED.get(game.id, usual), strict=True)
    }  # fmt: skip
