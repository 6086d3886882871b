"""What no opponent at `hard` may miss in 7 Wonders Duel."""

from __future__ import annotations

import pytest

from adamak.games.duel import GAME
from adamak.testing.choosing import choice_of

from .arrange import base, elodie, jack, play, slot_of, words

SEEDS = ["a", "b"]
SCIENTIST = "workshop apothecary scriptorium pharmacist academy"  # five different symbols


@pytest.mark.parametrize("seed", SEEDS)
def test_it_takes_a_supremacy_that_lies_open(seed: str):
    p = base(elodie(coins=9), jack(coins=9), age=3, cards="pretorium palace town_hall", pawn=7)
    assert choice_of("hard", GAME, p, seed) == words(p, "build pretorium")
    p = base(elodie(SCIENTIST, coins=9), jack(coins=9), age=3, cards="palace university town_hall")
    assert choice_of("hard", GAME, p, seed) == words(p, "build university")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("threat", ["army", "science"])
def test_it_takes_away_the_card_with_which_the_rival_would_win(seed: str, threat: str):
    if threat == "army":
        card, p = "pretorium", base(elodie(coins=9), jack(coins=12), age=3, cards="palace pretorium town_hall", pawn=-7)
    else:
        card = "university"
        p = base(elodie(coins=9), jack(SCIENTIST, coins=12), age=3, cards="palace town_hall university")
    assert choice_of("hard", GAME, p, seed).split()[1] == str(slot_of(p, card))


@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_not_lay_open_what_the_rival_wins_with(seed: str):
    """Two moves ahead: the Arena alone covers the University."""
    p = base(
        elodie("clay_pool palace town_hall pantheon", coins=9), jack(SCIENTIST, coins=14), age=3,
        structure={11: "university", 15: "arena", 16: "gardens", 17: "obelisk", 14: "senate"},
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed).split()[1] != "15"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_not_lay_open_the_army_that_takes_its_capital(seed: str):
    """Two moves ahead: the Arena alone covers the Pretorium, and three shields are enough."""
    p = base(
        elodie("clay_pool palace town_hall pantheon", coins=9), jack(coins=14), age=3, pawn=-6,
        structure={11: "pretorium", 15: "arena", 16: "gardens", 17: "obelisk", 14: "senate"},
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed).split()[1] != "15"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_discards_the_threat_when_it_cannot_afford_it(seed: str):
    p = base(elodie(coins=0), jack(SCIENTIST, coins=20), age=3, cards="palace university town_hall")
    assert choice_of("hard", GAME, p, seed) == words(p, "discard university")


@pytest.mark.parametrize("seed", SEEDS)
def test_it_takes_the_law_for_the_sixth_symbol(seed: str):
    p = base(
        elodie(SCIENTIST, coins=30), jack(coins=9), age=3, cards="palace study town_hall",
        progress_board="agriculture law masonry",
    )  # fmt: skip
    play(p, elodie, "build study")
    assert choice_of("hard", GAME, p, seed) == "progress law"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_takes_away_the_pair_that_would_bring_the_rival_the_law(seed: str):
    p = base(
        elodie(coins=9), jack(SCIENTIST, coins=30), age=3, cards="palace study town_hall",
        progress_board="agriculture law masonry",
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed).split()[1] == str(slot_of(p, "study"))


@pytest.mark.parametrize("seed", SEEDS)
def test_it_builds_the_last_cards_for_points(seed: str):
    p = base(elodie("palace", coins=12), jack("town_hall gardens", coins=12), age=3, structure={0: "senate"})
    assert choice_of("hard", GAME, p, seed) == words(p, "build senate")
    p = base(elodie("town_hall", coins=12), jack("gardens", coins=12), age=3, structure={0: "palace", 1: "arena"})
    assert choice_of("hard", GAME, p, seed) == words(p, "build palace")
