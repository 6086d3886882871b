"""The game keeps the contract, in a covering set of options."""

from adamak.games.trajan import GAME
from adamak.testing import GameContract


class TestTrajan(GameContract):
    game = GAME
