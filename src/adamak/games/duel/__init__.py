"""7 Wonders Duel with Pantheon: two players, three Ages, three ways to win. Clauses DU-x.y, see rules/."""

from adamak.games.duel.game import GAME

__all__ = ["GAME"]
