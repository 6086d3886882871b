"""Troyes: families of a medieval city, their citizens' dice, and the events that threaten it."""

from adamak.games.troyes.game import GAME

__all__ = ["GAME"]
