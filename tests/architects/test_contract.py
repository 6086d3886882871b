"""The game keeps the contract, in a covering set of options."""

from adamak.games.architects import GAME
from adamak.testing import GameContract


class TestArchitects(GameContract):
    game = GAME
