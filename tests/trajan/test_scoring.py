"""TJ-13: the final scoring and the winner."""

import pytest

from adamak.games.trajan import GAME
from adamak.games.trajan.components import KIND_IDS

from .arrange import end_quarter, events, green, play, player, red, seen, table, total

PARTS = ["trajan_tiles", "ships", "senate", "provinces", "construction", "demands"]
FINAL = ["hand", "workers", "legionnaires", "open_tiles", "bonus_tiles", "sets"]


def bonus(p, seat=red):
    return {one["bonus"]: one["points"] for one in player(p, seat)["bonus"]}


def test_tj_13_1_one_point_each():
    own = red(
        hand="wine wine oil", yard=2, camp=3, workers="site_r1_c1", legionnaires="alpes raetia",
        slots={"forum": "trajan_vp9_blue_blue", "senate": "trajan_cards_blue_blue"},
        kept="trajan_demand_bread_pink_pink", score=7, earned={"ships": 5, "senate": 6, "demands": 4},
    )  # fmt: skip
    told = table(own, green()).scores()[0]
    assert list(told["parts"]) == [*PARTS, *FINAL]
    assert [told["parts"][name] for name in FINAL] == [3, 2, 3, 2, 0, 0]
    assert [told["parts"][name] for name in PARTS] == [0, 5, 6, 0, 0, -4]
    assert told["total"] == 7 + 3 + 2 + 3 + 2


FIVE_SITES = "site_r1_c1 site_r1_c2 site_r1_c3 site_r1_c4 site_r1_c5"


def appendix(yellow: str, gray: str):
    own = red(
        workers=FIVE_SITES, legionnaires="alpes raetia noricum belgica", display="wine wine fish",
        tiles="forum_need_bread forum_need_bread", yellow=yellow, gray=gray, camp=1, yard=1,
    )  # fmt: skip
    return bonus(table(own, green()))


@pytest.mark.parametrize(
    ("tile", "yellow", "gray"),
    [
        ("bonus_workers", 5, 3),
        ("bonus_legionnaires", 8, 4),
        ("bonus_goods_wine_fish", 9, 6),
        ("bonus_need_bread", 9, 6),
    ],
)
def test_tj_ex_22_bonus_tiles_of_the_appendix(tile, yellow, gray):
    """TJ-13.2."""
    assert appendix(tile, "")[tile] == yellow
    assert appendix("", tile)[tile] == gray


def test_tj_ex_22_bonus_tiles_of_bonus_tiles():
    """TJ-13.2: a yellow one counts itself."""
    two = "bonus_goods_scrolls_oil bonus_goods_fruit_lamps"
    assert appendix(f"{two} bonus_bonus_tiles", "")["bonus_bonus_tiles"] == 9
    assert appendix(f"{two} bonus_goods_columns_furs", "bonus_bonus_tiles")["bonus_bonus_tiles"] == 6


def test_tj_13_2_hand_cards_do_not_count():
    p = table(red(hand="wine wine", display="fish", yellow="bonus_goods_wine_fish"), green())
    assert bonus(p) == {"bonus_goods_wine_fish": 3}


def test_tj_13_2_unspent_commodity_wild_tiles_count_once_where_they_give_most():
    wild = "forum_wild_commodity forum_wild_commodity"
    p = table(red(tiles=wild, yellow="bonus_goods_wine_fish", gray="bonus_goods_fruit_lamps"), green())
    assert total(p, red, "bonus_tiles") == 6
    assert total(table(red(tiles=wild, gray="bonus_goods_fruit_lamps"), green()), red, "bonus_tiles") == 4
    assert total(table(red(tiles=wild, yellow="bonus_workers"), green()), red, "bonus_tiles") == 0


def test_tj_13_2_needs_once_and_trajan_tiles_do_not_count():
    p = table(red(kept="trajan_demand_bread_pink_pink", yellow="bonus_need_bread"), green())
    assert total(p, red, "bonus_tiles") == 0


def test_tj_13_2_wild_need_tiles_stand_in_yellow_before_gray():
    """R-16."""
    own = {"yellow": "bonus_need_games", "gray": "bonus_need_bread"}
    assert total(table(red(tiles="forum_wild_need", **own), green()), red, "bonus_tiles") == 9
    assert total(table(red(tiles="forum_wild_need forum_wild_need", **own), green()), red, "bonus_tiles") == 15
    p = table(red(tiles="forum_wild_need", **own), green(), wild_need_counts_for_need_bonus=False)
    assert (total(p, red, "bonus_tiles"), bonus(p)) == (0, {"bonus_need_games": 0, "bonus_need_bread": 0})


def test_tj_13_2_by_table_option_a_need_bonus_scores_for_each_tile():
    """The Persian rulebook can be read so: section 15."""
    two_breads = "forum_need_bread forum_need_bread"
    own = {"yellow": "bonus_need_bread", "gray": "bonus_need_games"}
    assert total(table(red(tiles=two_breads, **own), green()), red, "bonus_tiles") == 9
    p = table(red(tiles=two_breads, **own), green(), need_bonus="each_tile")
    assert (total(p, red, "bonus_tiles"), bonus(p)) == (18, {"bonus_need_bread": 18, "bonus_need_games": 0})
    wild = f"{two_breads} forum_need_games forum_wild_need"
    p = table(red(tiles=wild, **own), green(), need_bonus="each_tile")
    assert (total(p, red, "bonus_tiles"), bonus(p)) == (33, {"bonus_need_bread": 27, "bonus_need_games": 6})
    p = table(red(tiles=wild, **own), green(), need_bonus="each_tile", wild_need_counts_for_need_bonus=False)
    assert total(p, red, "bonus_tiles") == 24
    p = table(red(tiles="forum_wild_need", gray="bonus_need_games"), green(), need_bonus="each_tile")
    assert total(p, red, "bonus_tiles") == 6


@pytest.mark.parametrize("markers", ["free_choice", "random"])
@pytest.mark.parametrize("needs", ["once", "each_tile"])
def test_the_bytes_keep_both_options_in_one_number(markers: str, needs: str):
    """Positions under the default have the bytes they always had."""
    options = {"initial_markers": markers, "need_bonus": needs}
    p = GAME.start(2, options, seed="tea")
    again = GAME.from_bytes(p.to_bytes())
    assert again.to_setup() == p.to_setup()
    given = GAME.state.options_of(again)
    assert (given.initial_markers, given.need_bonus) == (markers, needs)
    assert len(p.to_bytes()) == len(GAME.start(2, {"initial_markers": markers}, seed="tea").to_bytes())


def test_tj_13_2_gray_workers_round_up_the_total():
    own = red(workers="site_r1_c1 site_r1_c2", gray="bonus_workers")
    assert total(table(own, green()), red, "bonus_tiles") == 1
    assert total(table(red(workers="site_r1_c1", gray="bonus_workers"), green()), red, "bonus_tiles") == 1


def sets(tiles: dict[str, int], wilds: int = 0) -> int:
    built = [f"construction_{kind}_{value}" for kind, number in tiles.items() for value in (2, 3, 4, 5)[:number]]
    p = table(red(construction=built, tiles="forum_wild_construction " * wilds), green())
    return total(p, red, "sets")


def test_tj_ex_19_construction_sets():
    """TJ-13.3."""
    assert sets({"door": 3, "roof": 4}) == 30


@pytest.mark.parametrize(
    ("tiles", "wilds", "points"),
    [
        ({"door": 2}, 0, 0),
        ({"door": 2}, 1, 10),
        ({"door": 3}, 1, 20),
        ({"door": 1}, 2, 10),
        ({"door": 1}, 1, 0),
        ({}, 2, 0),
        ({"door": 4}, 2, 20),
        ({"door": 3, "roof": 2}, 1, 20),
        ({"door": 3, "roof": 2}, 2, 30),
        ({"door": 2, "roof": 2}, 2, 20),
        ({"door": 3, "roof": 3}, 2, 40),
    ],
)
def test_tj_13_3_wild_tiles_where_they_give_most(tiles, wilds, points):
    """R-13: at least one tile of the kind itself."""
    assert sets(tiles, wilds) == points


@pytest.mark.parametrize("kind", KIND_IDS)
@pytest.mark.parametrize(("number", "wilds", "points"), [(4, 2, 20), (3, 1, 20), (2, 1, 10), (2, 2, 20), (1, 2, 10)])
def test_tj_13_3_a_wild_tile_joins_a_kind_that_is_there(kind, number, wilds, points):
    """It begins no set, and to a full one it adds nothing."""
    assert sets({kind: number}, wilds) == points


@pytest.mark.parametrize("missing", [2, 3, 4, 5])
@pytest.mark.parametrize("kind", KIND_IDS)
def test_tj_13_3_a_wild_tile_stands_for_whichever_is_missing(kind, missing):
    built = [f"construction_{kind}_{value}" for value in (2, 3, 4, 5) if value != missing]
    assert total(table(red(construction=built, tiles="forum_wild_construction"), green()), red, "sets") == 20


# --- the winner ------------------------------------------------------------------------------------------------


def ended(*players, **facts):
    p = end_quarter(*players, quarter=4, offer="bonus_goods_wine_fish bonus_goods_fruit_lamps", **facts)
    return play(p, p.actor(), "bonus left")


def test_tj_13_4_most_points_win():
    p = ended(red(score=30), green(score=29))
    assert (p.ending(), p.ranking(), seen(p)["winners"]) == ("points", [1, 2], [0])
    assert [p.payoff(seat) for seat in (0, 1)] == [1, 0]
    won = events(p, kind="game_won")
    assert won == [{"event": "game_won", "seat": 0, "ending": "points"}]


def test_tj_13_4_a_tie_goes_to_the_better_place_in_the_senate():
    p = ended(red(score=30, disc=1), green(score=30, disc=3))
    assert (p.ending(), p.ranking()) == ("tiebreak", [2, 1])


def test_r_22_option_the_tie_is_broken_before_the_reset():
    """TJ-13.4: then senate tiles do not matter."""
    players = (red(score=30, disc=1, tiles="forum_votes_5"), green(score=30, disc=3))
    assert ended(*players).ranking() == [1, 2]
    assert ended(*players, final_tiebreak_uses_senate_stack_after_reset=False).ranking() == [2, 1]


def test_tj_13_4_nothing_goes_on_after_the_end():
    p = ended(red(score=30), green())
    assert (p.actors(), list(p.legal(0))) == ([], [])
    assert p.why_not(0, 0).reason == "game-over"
