"""Facts tell whatever can be seen, in very many edited setups: the long run of a brief check of the contract."""

import pytest

from adamak.core import games
from adamak.testing import covering
from adamak.testing.contract import walk
from adamak.testing.facts import check_edits

WITH_FACTS = [game for game in games().values() if game.facts is not None]
VISIBLE = 2_000


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("game", WITH_FACTS, ids=lambda game: game.id)
def test_no_visible_edit_of_two_thousand_is_unseen(game):
    seen = games_played = 0
    while seen < VISIBLE:
        for case in covering(game):
            for position, rng in walk(game, case, f"edits {games_played} {case.seed}", every=41):
                seen += check_edits(game, position, rng, 2)
            games_played += 1
