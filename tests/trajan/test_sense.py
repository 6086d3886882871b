"""What no opponent at `hard` may miss in Trajan."""

from __future__ import annotations

import pytest

from adamak.games.trajan import GAME
from adamak.testing.choosing import choice_of

from .arrange import acting, green, red, table

SEEDS = ["a", "b"]
LAST_TURN = {"time": 10, "demands": "bread games religion", "quarter": 4}


@pytest.mark.parametrize("seed", SEEDS)
def test_it_ships_what_it_holds_in_the_last_turn(seed: str):
    """TJ-13.2: cards in hand count nothing at the end."""
    p = acting("seaport", red(hand="wine wine wine wine", score=20), green(score=24), **LAST_TURN)
    assert choice_of("hard", GAME, p, seed) == "ship ship_same"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_advances_in_the_senate_when_that_wins(seed: str):
    p = acting("senate", red(disc=3, score=20), green(disc=1, score=22), **LAST_TURN)
    assert choice_of("hard", GAME, p, seed) == "advance"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_ships_a_pair_rather_than_keep_it(seed: str):
    p = acting("seaport", red(hand="wine wine oil", score=20), green(score=24), **LAST_TURN)
    assert choice_of("hard", GAME, p, seed).startswith("ship ")


@pytest.mark.parametrize("seed", SEEDS)
def test_it_takes_what_the_people_demand_while_there_is_time(seed: str):
    """TJ-12.3: a demand not met costs points."""
    met = "forum_need_games forum_need_religion"
    p = acting(
        "forum", red(score=20, tiles=met), green(score=18, tiles=met),
        forum={"forum_c1_r2": "forum_need_bread", "forum_c2_r3": "forum_votes_4"}, **LAST_TURN,
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed) == "forum forum_c1_r2"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_occupies_the_province_its_leader_stands_in(seed: str):
    """Ten points now; a legionnaire more, or a march, would bring nothing any more."""
    p = acting("military", red(score=20, leader="britannia"), green(score=22), **LAST_TURN)
    assert choice_of("hard", GAME, p, seed) == "occupy"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_builds_where_a_tile_lies_in_the_last_turn(seed: str):
    lying = {"site_r1_c1": "construction_door_3", "site_r1_c2": "construction_window_4"}
    p = acting("construction", red(score=20), green(score=22), sites=lying, **LAST_TURN)
    assert choice_of("hard", GAME, p, seed) in {f"build {site}" for site in lying}


@pytest.mark.parametrize("seed", SEEDS)
def test_it_lifts_the_tray_that_fulfils_a_trajan_tile(seed: str):
    """TJ-5.1: two yellow markers lie there, and the last one from the Seaport falls there: nine points."""
    p = table(
        red(trays="BB GG YY WW PP OO", slots={"military": "trajan_vp9_yellow_yellow"}, arch="trajan", score=20),
        green(score=24), **LAST_TURN,
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed) == "lift seaport"
