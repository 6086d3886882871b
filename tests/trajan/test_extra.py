"""TJ-10: extra action tiles, [+2] markers, their nesting."""

import pytest

from .arrange import (
    acting,
    choices,
    events,
    green,
    may,
    phase,
    play,
    player,
    red,
    score,
    seen,
    table,
    why,
)

DOOR = {"site_r1_c1": "construction_door_3"}
DOOR_AND_ROOF = {"site_r1_c1": "construction_door_3", "site_r1_c2": "construction_roof_4"}


def test_tj_10_1_a_matching_tile_repeats_the_action():
    p = play(acting("senate", red(tiles="extra_senate"), green()), red, "advance")
    assert (phase(p), seen(p)["action"], choices(p, red)) == ("repeat", "senate", ["repeat tile", "pass"])
    assert why(p, red, "repeat wild")[0] == "wild-extra-not-owned"
    play(p, red, "repeat tile")
    assert (phase(p), player(p, red)["extra"]["senate"], seen(p)["extra_spent"]) == ("extra_action", 0, True)
    play(p, red, "advance")
    assert (score(p, red), p.actors()) == (5, [1])


def test_tj_10_1_a_wild_tile_repeats_any_action():
    """R-14: both may be chosen where both are owned."""
    p = acting("senate", red(tiles="extra_senate forum_wild_extra_action"), green())
    play(p, red, "advance")
    assert choices(p, red) == ["repeat tile", "repeat wild", "pass"]
    play(p, red, "repeat wild", "advance")
    assert (player(p, red)["extra"]["senate"], player(p, red)["wild"]["extra_action"]) == (1, 0)


def test_tj_ex_23_extra_action_with_plus2():
    """TJ-10.2, TJ-10.3: 3 to 4, 5 and 6: fifteen points; the marker stays."""
    p = acting("senate", red(disc=2, tiles="extra_senate forum_wild_extra_action", plus2="senate"), green())
    play(p, red, "advance", "repeat tile", "advance", "advance")
    assert (score(p, red), player(p, red)["disc"], player(p, red)["plus2"]) == (15, 5, ["senate"])
    assert p.actors() == [1], "no other tile in this turn"


def test_tj_10_2_each_performance_may_use_another_option_or_be_declined():
    p = acting("military", red(tiles="extra_military", plus2="military"), green())
    play(p, red, "march alpes", "repeat tile", "occupy", "pass")
    assert (score(p, red), p.actors()) == (3, [1])
    p = acting("military", red(tiles="extra_military", plus2="military"), green())
    play(p, red, "march alpes", "repeat tile", "pass", "recruit")
    assert player(p, red)["camp"] == 2


def test_tj_10_2_a_performance_without_a_legal_option_is_lost():
    p = acting("senate", red(disc=5, tiles="extra_senate", plus2="senate"), green())
    play(p, red, "advance", "repeat tile", "advance")
    assert events(p, kind="action_impossible")
    assert (score(p, red), p.actors()) == (15, [1])


def test_tj_10_2_plus2_counts_for_wild_tiles_too():
    p = acting("senate", red(tiles="forum_wild_extra_action", plus2="senate"), green())
    play(p, red, "advance", "repeat wild", "advance", "advance")
    assert score(p, red) == 9


def test_tj_10_3_one_tile_a_turn():
    p = acting("senate", red(tiles="extra_senate extra_senate"), green())
    play(p, red, "advance", "repeat tile", "advance")
    assert (player(p, red)["extra"]["senate"], p.actors()) == (1, [1])


def test_tj_10_4_a_plus2_marker_alone_does_nothing():
    p = play(acting("senate", red(plus2="senate"), green()), red, "advance")
    assert p.actors() == [1]
    p = acting("construction", red(plus2="senate"), green(), sites=DOOR)
    play(p, red, "build site_r1_c1", "advance")
    assert (score(p, red), p.actors()) == (5, [1]), "nor does it multiply a first-tile action"


def test_tj_10_5_a_window_only_with_a_fitting_tile_and_something_to_do():
    p = play(acting("senate", red(tiles="extra_forum"), green()), red, "advance")
    assert p.actors() == [1]
    p = play(acting("senate", red(disc=6, tiles="extra_senate"), green()), red, "advance")
    assert p.actors() == [1], "on the last space there is nothing to repeat"


def test_tj_10_5_on_a_first_tile_action():
    p = acting("construction", red(tiles="extra_senate"), green(), sites=DOOR)
    play(p, red, "build site_r1_c1", "advance")
    assert (phase(p), seen(p)["action"]) == ("repeat", "senate")
    play(p, red, "repeat tile", "advance")
    assert (score(p, red), p.actors()) == (8, [1])


def test_r_14_option_not_on_a_first_tile_action():
    """TJ-10.5."""
    p = acting(
        "construction", red(tiles="extra_senate"), green(), sites=DOOR,
        extra_action_tile_usable_on_first_tile_action=False,
    )  # fmt: skip
    assert play(p, red, "build site_r1_c1", "advance").actors() == [1]


def test_tj_10_6_order_with_a_first_tile():
    """Build, first-tile action, its window, then the window of Construction."""
    p = acting("construction", red(tiles="extra_senate extra_construction", yard=2), green(), sites=DOOR_AND_ROOF)
    play(p, red, "build site_r1_c1")
    assert [one["kind"] for one in seen(p)["pending"]] == ["first_tile_action", "repeat"]
    play(p, red, "advance")
    assert seen(p)["action"] == "senate"
    play(p, red, "pass")
    assert (phase(p), seen(p)["action"]) == ("repeat", "construction")
    play(p, red, "repeat tile", "build site_r1_c2")
    # A first tile again, but no further tile can be spent.
    assert (phase(p), seen(p)["action"]) == ("first_tile_action", "trajan")
    play(p, red, "tile vp9")
    assert (p.actors(), player(p, red)["extra"]["senate"]) == ([1], 1)


def test_tj_10_6_a_tile_spent_on_the_first_tile_action_closes_the_other_window():
    p = acting("construction", red(tiles="extra_senate extra_construction"), green(), sites=DOOR)
    play(p, red, "build site_r1_c1", "advance", "repeat tile", "advance")
    assert p.actors() == [1]


def test_tj_10_6_plus2_and_first_tiles():
    own = red(tiles="extra_construction", plus2="construction", yard=3)
    lying = DOOR_AND_ROOF | {"site_r1_c3": "construction_stairs_2"}
    p = acting("construction", own, green(), sites=lying, forum={"forum_c1_r1": "forum_need_bread"})
    play(p, red, "build site_r1_c1", "advance", "repeat tile", "build site_r1_c2", "tile vp9", "build site_r1_c3")
    assert (phase(p), seen(p)["action"]) == ("first_tile_action", "forum")
    play(p, red, "forum forum_c1_r1")
    assert (score(p, red), p.actors()) == (3 + 2 + 4 + 2, [1])


def test_tj_10_7_who_passed_has_no_window():
    p = play(acting("senate", red(tiles="extra_senate"), green()), red, "pass")
    assert p.actors() == [1]
    p = acting("construction", red(tiles="extra_senate"), green(), sites=DOOR)
    assert play(p, red, "build site_r1_c1", "pass").actors() == [1]


def test_tj_10_8_a_fresh_tile_may_be_spent_at_once():
    lying = {"forum_c1_r1": "forum_extra_forum", "forum_c1_r2": "forum_need_bread"}
    p = play(acting("forum", red(), green(), forum=lying), red, "forum forum_c1_r1")
    assert may(p, red, "repeat tile")
    play(p, red, "repeat tile", "forum forum_c1_r2")
    assert player(p, red)["needs"]["bread"] == 1


@pytest.mark.parametrize("action", ["seaport", "trajan", "military"])
def test_tj_1_8_the_slot_of_the_action_repeated(action):
    """[+2] belongs to the slot of the action that is repeated."""
    p = table(red(plus2=action, tiles=f"extra_{action}"), green(), left="wine", right="oil")
    assert [tray["tray"] for tray in player(p, red)["trays"] if tray["plus2"]] == [action]
