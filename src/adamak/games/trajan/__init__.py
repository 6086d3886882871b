"""Trajan: sow the markers of your mat, act, answer the people of Rome."""

from adamak.games.trajan.game import GAME

__all__ = ["GAME"]
