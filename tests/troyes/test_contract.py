"""The game keeps the contract, in a covering set of options and every number of players, Le Roy included."""

from adamak.games.troyes import GAME
from adamak.testing import GameContract


class TestTroyes(GameContract):
    game = GAME
