"""Architects of the West Kingdom: one to five players, virtue and crime. Clauses AR-x.y, see rules/."""

from adamak.games.architects.game import GAME

__all__ = ["GAME"]
