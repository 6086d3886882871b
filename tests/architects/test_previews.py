"""What a move promises is what it does, in some random decisions; many more are tried in `tests/contract`."""

from adamak.games.architects import GAME
from adamak.testing import check_previews


def test_previews_of_some_decisions_come_true():
    check_previews(GAME, 60, most=2, every=7)
