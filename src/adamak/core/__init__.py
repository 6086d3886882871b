"""The contract every game keeps, and what follows from the contract alone."""

from adamak.core.errors import Problem
from adamak.core.game import Game
from adamak.core.knowledge import Knowledge
from adamak.core.match import Match, Refused
from adamak.core.moves import Move, MoveSpace
from adamak.core.options import Options
from adamak.core.position import SPECTATOR, Position
from adamak.core.refusal import Refusal
from adamak.core.registry import find, games
from adamak.core.rng import Rng
from adamak.core.visible_moves import visible_move

__all__ = [
    "SPECTATOR",
    "Game",
    "Knowledge",
    "Match",
    "Move",
    "MoveSpace",
    "Options",
    "Position",
    "Problem",
    "Refusal",
    "Refused",
    "Rng",
    "find",
    "games",
    "visible_move",
]
