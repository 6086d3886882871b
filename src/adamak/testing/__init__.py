"""The suite that holds a game to the contract; anybody who writes a game can import it.

In a test module of the game's own package:

    from adamak.testing import GameContract

    class TestMyGame(GameContract):
        game = MY_GAME

or from the command line: `python -m adamak.testing my_game`.
"""

from adamak.testing.contract import GameContract, checks
from adamak.testing.covering import Case, covering

__all__ = ["Case", "GameContract", "checks", "covering"]
