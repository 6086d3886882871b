"""Players: what chooses a move for a seat, knowing only what that seat knows."""

from adamak.bots.bot import KINDS, Budget, Player, player
from adamak.bots.levels import AT_THE_TABLE, LEVELS, levels

__all__ = ["AT_THE_TABLE", "KINDS", "LEVELS", "Budget", "Player", "levels", "player"]
