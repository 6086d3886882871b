"""What a bot plays in a position of a test: for collections of moves that no player of a level may miss."""

from __future__ import annotations

from adamak.core.game import Game
from adamak.core.knowledge import Knowledge
from adamak.core.position import Position
from adamak.core.rng import Rng


def choice_of(level: str, game: Game, position: Position, seed: str = "sense") -> str:  # type: ignore[type-arg]
    """The move of whoever is to decide, in words."""
    from adamak.bots import player

    seat, rng = position.actors()[0], Rng(seed)
    return game.moves.words(player(level, game).choose(Knowledge(game, position, seat, rng), rng))
