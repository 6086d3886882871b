"""The game keeps the contract, in a covering set of options."""

from adamak.games.duel import GAME
from adamak.testing import GameContract


class TestDuel(GameContract):
    game = GAME
