"""TJ-7.8 to TJ-9.5: Forum, Senate, Military, Trajan and Construction."""

import pytest

from .arrange import (
    acting,
    blue,
    choices,
    events,
    forum,
    green,
    may,
    phase,
    play,
    player,
    province,
    red,
    refused,
    score,
    seen,
    site,
    table,
    tray,
    why,
)

# --- Forum -------------------------------------------------------------------------------------------------


def test_tj_7_8_take_one_tile():
    lying = {"forum_c0_r1": "extra_forum", "forum_c1_r2": "forum_need_bread", "forum_c2_r3": "forum_votes_4"}
    p = acting("forum", red(), green(), forum=lying)
    assert choices(p, red) == ["forum forum_c0_r1", "forum forum_c1_r2", "forum forum_c2_r3", "pass"]
    assert why(p, red, "forum forum_c1_r1") == ("forum-space-empty", {"space": "forum_c1_r1"})
    assert refused(p, red, "forum forum_c3_r1") == "TJ-2.3"
    play(p, red, "forum forum_c2_r3")
    assert player(p, red)["vote_tiles"] == [4]
    assert "forum_c2_r3" not in forum(p), "the space stays empty"


@pytest.mark.parametrize(
    ("quarter", "answer"), [(3, ("TJ-7.8", "forum-space-empty")), (4, ("TJ-12.14", "forum-space-empty-for-good"))]
)
def test_tj_12_14_the_forum_is_not_filled_again_in_the_last_quarter(quarter, answer):
    p = acting("forum", red(), green(), forum={"forum_c0_r1": "extra_forum"}, quarter=quarter)
    assert (refused(p, red, "forum forum_c1_r1"), why(p, red, "forum forum_c1_r1")[0]) == answer


def test_tj_7_8_needs_a_tile_in_the_forum():
    p = play(table(), red, "lift construction")
    assert events(p, kind="action_impossible")[0]["action"] == "forum"


# --- Senate ------------------------------------------------------------------------------------------------


def test_tj_ex_09_senate_step():
    """TJ-7.9: from 4 to 5, on top of the discs there."""
    p = acting("senate", red(disc=3), green(disc=4), discs=[0, 1])
    play(p, red, "advance")
    assert (score(p, red), player(p, red)["disc"]) == (5, 4)
    assert seen(p)["senate"]["spaces"][4] == {"points": 5, "discs": [1, 0]}


def test_tj_7_9_the_whole_track():
    points = []
    for disc in range(7):
        p = play(acting("senate", red(disc=disc), green()), red, "advance")
        points.append(score(p, red))
    assert points == [2, 3, 4, 5, 6, 7, 8]


def test_tj_7_10_no_senate_action_on_the_last_space():
    p = play(table(red(disc=7), green()), red, "lift forum")
    assert p.actors() == [1]
    p = acting("trajan", red(disc=7), green())
    assert why(p, red, "advance")[0] == "other-action"


def test_tj_7_11_votes_of_the_spaces():
    told = [player(table(red(disc=disc), green()), red)["votes"] for disc in range(8)]
    assert told == [0, 2, 3, 4, 5, 6, 7, 8]


# --- Military ----------------------------------------------------------------------------------------------


def test_tj_8_1_recruit():
    p = play(acting("military"), red, "recruit")
    assert (player(p, red)["supply"], player(p, red)["camp"]) == (12, 2)
    p = acting("military", red(camp=14, yard=1), green())
    assert why(p, red, "recruit") == ("supply-empty", {})


def test_tj_8_2_from_the_camp():
    p = acting("military")
    assert [move for move in choices(p, red) if "march" in move] == ["march alpes", "march raetia", "march noricum"]
    assert refused(p, red, "march belgica") == "TJ-8.2"


def test_tj_8_2_between_provinces_and_never_back():
    p = acting("military", red(leader="raetia"), green())
    assert player(p, red)["marches"] == ["alpes", "noricum", "belgica", "germania_superior"]
    assert why(p, red, "march military_camp")[0] == "camp-is-no-province"
    assert why(p, red, "march britannia") == (
        "province-not-adjacent",
        {"province": "britannia", "from_province": "raetia"},
    )
    assert why(p, red, "march raetia") == ("leader-there", {"province": "raetia"})
    assert may(acting("military", red(leader="britannia"), green()), red, "march germania_inferior")
    assert not may(acting("military", red(leader="noricum"), green()), red, "march germania_superior")


def test_r_10_option_back_to_the_camp():
    """TJ-8.2."""
    p = acting("military", red(leader="raetia"), green(), leader_may_return_to_camp=True)
    play(p, red, "march military_camp")
    assert player(p, red)["leader"] == "military_camp"
    p = acting("military", red(leader="belgica"), green(), leader_may_return_to_camp=True)
    assert not may(p, red, "march military_camp")


def test_tj_8_2_the_leader_takes_the_tile_at_once():
    p = acting("military", red(), green(leader="alpes", legionnaires="alpes"), provinces={"alpes": "forum_wild_need"})
    play(p, red, "march alpes")
    assert (player(p, red)["wild"]["need"], province(p, "alpes")["tile"]) == (1, None)
    assert province(p, "alpes")["leaders"] == [0, 1], "nobody blocks"


def test_tj_8_3_occupy():
    p = acting("military", red(leader="belgica"), green())
    assert province(p, "belgica")["worth"] == [6, 6]
    play(p, red, "occupy")
    assert (score(p, red), player(p, red)["camp"], province(p, "belgica")["legionnaires"]) == (6, 0, [0])


def test_tj_ex_24_province_reduced():
    """TJ-8.3: three less for each rival, never below zero."""
    p = acting("military", red(leader="britannia"), green(legionnaires="britannia"), blue(legionnaires="britannia"))
    assert score(play(p, red, "occupy"), red) == 4
    p = acting("military", red(leader="raetia"), green(legionnaires="raetia"), blue(legionnaires="raetia"))
    assert score(play(p, red, "occupy"), red) == 0


@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        ({}, "leader-in-camp"),
        ({"leader": "alpes", "legionnaires": "alpes"}, "province-occupied"),
        ({"leader": "alpes", "camp": 0}, "camp-empty"),
    ],
)
def test_tj_8_3_preconditions(facts, reason):
    """TJ-8.4: at most one legionnaire of a player in a province."""
    assert why(acting("military", red(**facts), green()), red, "occupy")[0] == reason


def test_tj_8_4_occupying_takes_no_tile():
    p = acting("military", red(leader="alpes"), green(), provinces={"alpes": "forum_wild_need"})
    play(p, red, "occupy")
    assert province(p, "alpes")["tile"] == "forum_wild_need"


# --- Trajan ------------------------------------------------------------------------------------------------

THREE = {"forum": "trajan_vp9_blue_blue", "senate": "trajan_cards_blue_blue", "construction": "trajan_plus2_blue_pink"}


def test_tj_ex_08_trajan_action_and_arch():
    """TJ-8.5: the tile to slot I, the arch past II to III."""
    p = acting("trajan", red(slots=THREE), green())
    top = seen(p)["stacks"][0]["tile"]["tile"]
    play(p, red, "tile vp9")
    assert tray(p, red, "seaport")["tile"]["tile"] == top
    assert player(p, red)["arch"] == "military"
    assert seen(p)["stacks"][0]["left"] == 7


FIVE = THREE | {"seaport": "trajan_vp9_pink_pink", "military": "trajan_vp9_white_white"}


def test_tj_8_5_no_free_slot_the_arch_goes_to_the_centre():
    p = play(acting("trajan", red(slots=FIVE), green()), red, "tile vp9")
    assert player(p, red)["arch"] is None
    # And while it lies there the action is impossible.
    six = FIVE | {"trajan": "trajan_vp9_green_green"}
    p = play(table(red(slots=six), green()), red, "lift military")
    assert events(p, kind="action_impossible")[0]["action"] == "trajan"


def test_tj_8_5_an_empty_stack():
    p = acting("trajan", red(), green(), stacks={"vp9": []})
    assert why(p, red, "tile vp9") == ("stack-empty", {"stack": "vp9"})
    assert refused(p, red, "tile vp9") == "TJ-8.5"


def test_tj_8_6_any_stack_during_the_game():
    p = play(acting("trajan", red(slots=THREE), green()), red, "tile vp9")
    told = [one["tile"] and one["tile"]["stack"] for one in player(p, red)["trays"]]
    assert told.count("vp9") == 2


def test_tj_8_7_a_new_tile_is_not_checked_in_the_same_turn():
    p = table(red(trays="YY OO GW GW PP BB", arch="trajan"), green(), stacks={"vp9": ["trajan_vp9_pink_pink"]})
    play(p, red, "lift military", "sow green", "tile vp9")
    assert (score(p, red), tray(p, red, "trajan")["tile"]["tile"]) == (0, "trajan_vp9_pink_pink")


def test_tj_8_8_the_arch_stays_when_other_slots_become_free():
    p = table(red(trays="BB GG YY WW PP OO", slots={"military": "trajan_vp9_yellow_yellow"}, arch="trajan"), green())
    play(p, red, "lift seaport")
    assert (score(p, red), player(p, red)["arch"]) == (9, "trajan")


# --- Construction ------------------------------------------------------------------------------------------


def test_tj_9_1_hire():
    p = play(acting("construction"), red, "hire")
    assert (player(p, red)["supply"], player(p, red)["yard"]) == (12, 2)
    assert why(acting("construction", red(camp=1, yard=14), green()), red, "hire")[0] == "supply-empty"


def test_tj_9_2_any_site_at_first_then_beside_an_own_worker():
    p = acting("construction")
    assert len([move for move in choices(p, red) if move.startswith("build")]) == 20
    p = acting("construction", red(workers="site_r2_c2"), green(workers="site_r2_c3"))
    assert player(p, red)["sites"] == ["site_r1_c2", "site_r2_c1", "site_r2_c3", "site_r3_c2"]
    assert why(p, red, "build site_r4_c5")[0] == "site-not-adjacent"
    assert why(p, red, "build site_r2_c2")[0] == "site-own-worker"
    p = acting("construction", red(workers="site_r1_c5"), green())
    assert player(p, red)["sites"] == ["site_r1_c4", "site_r2_c5"], "no way round the edge"


def test_tj_9_2_needs_a_worker_in_the_camp():
    assert why(acting("construction", red(yard=0), green()), red, "build site_r1_c1")[0] == "no-worker"


def test_tj_ex_10_first_tile_of_a_kind():
    """TJ-9.3, TJ-9.4: three points for the door, then a Senate action: two more."""
    p = acting("construction", red(), green(), sites={"site_r1_c1": "construction_door_3"})
    play(p, red, "build site_r1_c1")
    assert (score(p, red), phase(p), seen(p)["action"]) == (3, "first_tile_action", "senate")
    play(p, red, "advance")
    assert (score(p, red), player(p, red)["construction"]) == (5, ["construction_door_3"])
    assert site(p, "site_r1_c1") == {
        "site": "site_r1_c1", "row": 1, "col": 1, "tile": None, "kind": None, "points": None, "workers": [0],
    }  # fmt: skip
    assert p.actors() == [1]


def test_tj_ex_11_building_on_an_occupied_site():
    """TJ-9.3: no tile and no points where another worker was first, but the way goes on from there."""
    lying = {"site_r2_c4": "construction_window_4"}
    p = acting(
        "construction", red(), green(workers="site_r2_c2", yard=2), blue(workers="site_r2_c3"), turn=1, sites=lying
    )
    assert not may(p, green, "build site_r2_c4")
    play(p, green, "build site_r2_c3")
    assert (score(p, green), site(p, "site_r2_c3")["workers"]) == (0, [1, 2])
    assert p.actors() == [2]
    assert "site_r2_c4" in player(p, green)["sites"]


@pytest.mark.parametrize(
    ("kind", "action"),
    [("stairs", "forum"), ("door", "senate"), ("fountain", "seaport"), ("roof", "trajan"), ("window", "military")],
)
def test_tj_9_4_the_action_of_each_kind(kind, action):
    lying = {"site_r1_c1": f"construction_{kind}_2", "site_r1_c2": f"construction_{kind}_5"}
    p = acting("construction", red(), green(), sites=lying, forum={"forum_c1_r1": "forum_need_bread"}, left="wine")
    assert kind in player(p, red)["firsts"]
    play(p, red, "build site_r1_c1")
    assert (phase(p), seen(p)["action"]) == ("first_tile_action", action)
    play(p, red, "pass")
    assert (p.actors(), kind in player(p, red)["firsts"]) == ([1], False)


def test_tj_9_4_only_the_first_tile():
    lying = {"site_r1_c2": "construction_door_5"}
    own = red(workers="site_r1_c1", construction="construction_door_3")
    p = play(acting("construction", own, green(), sites=lying), red, "build site_r1_c2")
    assert (score(p, red), p.actors()) == (5, [1])


def test_tj_9_4_an_impossible_action_is_lost():
    lying = {"site_r1_c1": "construction_door_3"}
    p = play(acting("construction", red(disc=7), green(), sites=lying), red, "build site_r1_c1")
    assert events(p, kind="action_impossible")[0]["action"] == "senate"
    assert p.actors() == [1]


def test_tj_9_5_a_wild_tile_is_no_construction_tile():
    lying = {"site_r1_c1": "construction_door_3"}
    p = acting("construction", red(tiles="forum_wild_construction"), green(), sites=lying)
    assert phase(play(p, red, "build site_r1_c1")) == "first_tile_action"
