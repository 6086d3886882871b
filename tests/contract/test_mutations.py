"""Broken setups, deals and saves are refused in one sentence, or play to their end; wherever a state is declared."""

import pytest

from adamak.core import games
from adamak.testing import check_mutations

DECLARED = [game for game in games().values() if hasattr(game, "state")]


@pytest.mark.parametrize("game", DECLARED, ids=lambda game: game.id)
def test_broken_setups_deals_and_saves(game):
    assert check_mutations(game, 300) > 0, "some of them are harmless"


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", DECLARED, ids=lambda game: game.id)
def test_very_many_broken_setups_deals_and_saves(game):
    check_mutations(game, 20_000, "soak")
