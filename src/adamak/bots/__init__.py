"""Players: what chooses a move for a seat, knowing only what that seat knows."""

from adamak.bots.bot import LEVELS, Bot, Budget, bots, budget_of, find_bot

__all__ = ["LEVELS", "Bot", "Budget", "bots", "budget_of", "find_bot"]
