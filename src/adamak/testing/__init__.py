"""The suite that holds a game to the contract; anybody who writes a game can import it.

In a test module of the game's own package:

    from adamak.testing import GameContract

    class TestMyGame(GameContract):
        game = MY_GAME

or from the command line: `python -m adamak.testing my_game`. For tests of single rules there is the `Arbiter`.
"""

from adamak.testing.arbiter import Arbiter
from adamak.testing.contract import GameContract, checks
from adamak.testing.covering import Case, covering
from adamak.testing.mutations import check_mutations
from adamak.testing.previews import check_previews

__all__ = ["Arbiter", "Case", "GameContract", "check_mutations", "check_previews", "checks", "covering"]
