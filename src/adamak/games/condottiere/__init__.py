"""Condottiere: 2-6 players fight with cards for the regions of Renaissance Italy. Clauses CO-x.y, see rules/."""

from adamak.games.condottiere.game import GAME

__all__ = ["GAME"]
