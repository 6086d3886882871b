"""AR-9 and AR-12: Town Centre and Guardhouse."""

import pytest
from tests.architects.arrange import (
    ann,
    bob,
    choices,
    cyd,
    dan,
    events,
    goods,
    may,
    phase,
    play,
    player,
    refused,
    seen,
    table,
    virtue,
    why,
    workers,
)


def test_ar_0_6_a_group_is_one_colour_at_one_location():
    p = table(ann(goods="9 silver"), bob(workers="3 forest 2 quarry"), cyd(workers="1 forest"))
    told = seen(p, ann)["visits"]["town_centre"]["groups"]
    assert {"location": "forest", "player": 1, "workers": 3} in told
    assert {"location": "town_centre", "player": 0, "workers": 1} in told
    assert len(told) == 4


def test_ar_9_1_up_to_as_many_captures_as_workers():
    p = table(ann(goods="9 silver", workers="1 town_centre"), bob(workers="1 forest 1 quarry 1 mines"))
    play(p, ann, "place town_centre", "capture forest p2", "capture quarry p2")
    assert p.turn == bob


def test_ar_9_1_none_is_allowed():
    p = table(ann(goods="9 silver"), bob(workers="1 forest"))
    play(p, ann, "place town_centre", "stop")
    assert (p.turn, goods(p, ann)) == (bob, {"silver": 9})


def test_ar_9_1_without_money_the_visit_is_idle():
    p = play(table(ann(), bob(workers="1 forest")), ann, "place town_centre")
    assert p.turn == bob


def test_ar_9_1_idle_visits_can_be_forbidden():
    """R-4: the stricter reading of Board Game Arena."""
    p = table(ann(), bob(workers="1 forest"), idle_visits=False)
    assert why(p, ann, "place town_centre") == ("idle-visit", {"location": "town_centre"})
    assert refused(p, ann, "place guardhouse") == "AR-12.1"
    p = table(ann(goods="1 silver", prison=1), bob(workers="1 forest"), idle_visits=False)
    assert may(p, ann, "place town_centre")
    assert may(p, ann, "place guardhouse")


def test_ar_9_2_the_first_costs_tax_the_others_silver():
    """AR-EX-10: three groups at the Silversmith, one of them the own: 1 tax and 2 silver."""
    p = table(
        ann(goods="3 silver", workers="2 town_centre 2 silversmith"),
        bob(workers="2 silversmith"),
        cyd(workers="1 silversmith"),
    )
    play(
        p, ann, "place town_centre", "capture silversmith p2", "capture silversmith p3", "capture silversmith p1",
    )  # fmt: skip
    assert (goods(p, ann), seen(p)["tax"]) == ({}, 5)
    assert player(p, ann)["captives"] == [0, 2, 1]
    assert (player(p, ann)["available"], workers(p, ann, "silversmith")) == (20 - 3, 0)


def test_ar_9_2_what_cannot_be_paid():
    p = table(ann(goods="1 silver", workers="1 town_centre"), bob(workers="1 forest 1 quarry"))
    play(p, ann, "place town_centre", "capture forest p2")
    assert p.turn == bob


def test_ar_9_3_a_whole_group():
    p = table(ann(goods="1 silver"), bob(workers="4 mines 1 forest"))
    play(p, ann, "place town_centre")
    assert refused(p, ann, "capture quarry p2") == "AR-9.3"
    assert why(p, ann, "capture forest p4")[0] == "no-such-player"
    play(p, ann, "capture mines p2")
    assert player(p, ann)["captives"] == [0, 4]
    assert workers(p, bob, "mines") == 0


def test_ar_9_4_one_location_with_four_players():
    """AR-EX-09: three red and two green in the Forest; the second group must be from there too."""
    p = table(
        ann(goods="2 silver", workers="1 town_centre"),
        bob(workers="3 forest 2 quarry"),
        cyd(workers="2 forest"),
        dan(),
    )
    play(p, ann, "place town_centre", "capture forest p2")
    assert choices(p, ann) == ["capture forest p3", "stop"]
    assert why(p, ann, "capture quarry p2") == ("location-limit", {"location": "quarry", "number": 1})
    play(p, ann, "capture forest p3")
    assert player(p, ann)["captives"] == [0, 3, 2, 0]
    assert (goods(p, ann), seen(p)["tax"]) == ({}, 5)


def test_ar_9_4_every_visit_counts_its_captures_anew():
    """Also where a position by hand still tells of those before."""
    told = {"captures_made": 2, "locations_used": ["forest", "quarry"]}
    p = table(ann(goods="5 silver"), bob(workers="2 mines 1 forest"), cyd(), **told)
    play(p, ann, "place town_centre")
    assert (seen(p)["about"]["made"], seen(p)["about"]["locations"]) == (0, [])
    assert may(p, ann, "capture mines p2")


def test_ar_9_4_two_locations_with_three_players():
    p = table(
        ann(goods="9 silver", workers="3 town_centre"),
        bob(workers="1 forest 1 quarry 1 mines"),
        cyd(workers="1 quarry"),
    )
    play(p, ann, "place town_centre", "capture forest p2", "capture quarry p2")
    assert choices(p, ann) == ["capture quarry p3", "stop"]
    assert refused(p, ann, "capture mines p2") == "AR-9.4"


def test_ar_9_5_any_open_circle_the_own_worker_just_placed_included():
    p = table(
        ann(goods="9 silver", captives=[0, 2]),
        bob(prison=1, workers="1 tax_stand"),
        black_market={"black_market_left": 1},
    )
    play(p, ann, "place town_centre")
    assert choices(p, ann) == ["capture town_centre p1", "capture tax_stand p2", "stop"]
    play(p, ann, "capture town_centre p1")
    assert player(p, ann)["available"] == 20
    assert events(p, "recalled") == [{"event": "recalled", "seat": 0, "location": "town_centre", "workers": 1}]


def test_ar_9_6_own_workers_come_home_at_the_same_price():
    p = table(ann(goods="1 silver", workers="5 forest"), bob())
    play(p, ann, "place town_centre", "capture forest p1")
    assert (player(p, ann)["available"], goods(p, ann), seen(p)["tax"]) == (19, {}, 5)


def test_ar_9_7_capturing_the_own_town_centre_costs_no_captures():
    p = table(ann(goods="9 silver", workers="2 town_centre"), bob(workers="1 forest"))
    play(p, ann, "place town_centre", "capture town_centre p1")
    assert seen(p)["about"]["left"] == 2
    play(p, ann, "capture forest p2")
    assert p.turn == bob  # nothing is left to capture at two locations


def test_ar_9_8_conspirators_save_silver_in_the_whole_action():
    groups = {"bob": "1 forest", "cyd": "1 forest 1 quarry"}
    p = table(
        ann(goods="9 silver", workers="4 town_centre", apprentices="conspirator_1"),
        bob(workers=groups["bob"]),
        cyd(workers=groups["cyd"]),
    )
    play(p, ann, "place town_centre", "capture forest p2")
    assert goods(p, ann) == {"silver": 8}  # the tax is not reduced
    play(p, ann, "capture forest p3")
    assert goods(p, ann) == {"silver": 8}
    play(p, ann, "capture quarry p3")
    assert goods(p, ann) == {"silver": 7}


def test_ar_9_8_two_conspirators_save_two():
    p = table(
        ann(goods="9 silver", workers="4 town_centre 1 forest", apprentices="conspirator_1 conspirator_2"),
        bob(workers="1 forest"),
        cyd(workers="1 forest 1 quarry"),
    )
    play(
        p, ann, "place town_centre", "capture forest p2", "capture forest p3", "capture forest p1", "capture quarry p3"
    )
    assert goods(p, ann) == {"silver": 7}


def test_ar_9_8_or_at_each_capture():
    """R-11: as Board Game Arena plays it."""
    p = table(
        ann(goods="1 silver", workers="4 town_centre 1 forest", apprentices="conspirator_1"),
        bob(workers="1 forest"),
        cyd(workers="1 forest 1 quarry"),
        conspirator="per_capture",
    )
    play(
        p, ann, "place town_centre", "capture forest p2", "capture forest p3", "capture forest p1", "capture quarry p3"
    )
    assert goods(p, ann) == {}


# --- Guardhouse ---------------------------------------------------------------------------------------


def test_ar_12_1_up_to_as_many_actions_as_workers():
    """AR-EX-13: imprison for 5 silver, release 3, and stop."""
    p = table(ann(workers="2 guardhouse", captives=[0, 3, 2], prison=3), bob(), cyd())
    play(p, ann, "place guardhouse", "imprison", "release_prison")
    assert seen(p)["prison"] == [0, 3, 2]
    assert goods(p, ann) == {"silver": 5}
    assert player(p, ann)["available"] == 20 - 3
    assert p.turn == bob  # nothing is left to do with the third action


def test_ar_12_1_stopping_at_any_time():
    p = table(ann(workers="2 guardhouse", captives=[0, 3], prison=3), bob())
    play(p, ann, "place guardhouse", "imprison", "stop")
    assert (p.turn, workers(p, ann, "prison")) == (bob, 3)


def test_ar_12_2_imprison_needs_captives():
    p = play(table(ann(prison=1), bob()), ann, "place guardhouse")
    assert refused(p, ann, "imprison") == "AR-12.2"


def test_ar_12_2_captives_of_all_colours_a_silver_each():
    p = play(table(ann(captives=[0, 1, 4]), bob(), cyd()), ann, "place guardhouse", "imprison")
    assert (goods(p, ann), seen(p)["prison"], seen(p)["tax"]) == ({"silver": 5}, [0, 1, 4], 4)


def test_ar_12_3_release_all_from_the_prison():
    p = table(ann(prison=6), bob(prison=2))
    play(p, ann, "place guardhouse", "release_prison")
    assert (seen(p)["prison"], player(p, ann)["available"]) == ([0, 2], 19)
    assert (
        refused(play(table(ann(captives=[0, 1]), bob()), ann, "place guardhouse"), ann, "release_prison") == "AR-12.3"
    )


def test_ar_12_4_release_from_boards_for_five_silver():
    p = table(ann(goods="5 silver"), bob(captives=[3]), cyd(captives=[1, 2]))
    play(p, ann, "place guardhouse", "release_boards silver")
    assert (goods(p, ann), seen(p)["tax"]) == ({}, 6)
    assert (player(p, ann)["available"], player(p, cyd)["captives"]) == (19, [0, 2, 0])


def test_ar_12_4_or_for_a_debt_and_virtue():
    p = table(ann(goods="4 silver"), bob(captives=[3]))
    play(p, ann, "place guardhouse")
    assert why(p, ann, "release_boards silver") == ("release-too-dear", {"price": 5, "silver": 4, "missing": 1})
    assert refused(p, ann, "release_boards free") == "AR-12.4"
    play(p, ann, "release_boards debt")
    assert (player(p, ann)["unpaid"], virtue(p, ann), player(p, ann)["available"]) == (1, 6, 19)


def test_ar_12_4_at_virtue_0_it_costs_two_debts():
    """R-31."""
    p = play(table(ann(virtue=0), bob(captives=[3])), ann, "place guardhouse", "release_boards debt")
    assert (player(p, ann)["unpaid"], virtue(p, ann)) == (2, 0)


def test_ar_12_4_nobody_to_release():
    p = play(table(ann(goods="9 silver", prison=1), bob()), ann, "place guardhouse")
    assert refused(p, ann, "release_boards silver") == "AR-12.4"


def test_ar_12_5_pay_off_a_debt():
    p = table(ann(goods="6 silver", unpaid=2, apprentices="debt_collector_tiling debt_collector_masonry"), bob())
    play(p, ann, "place guardhouse", "pay_debt")
    assert (player(p, ann)["unpaid"], player(p, ann)["paid"], virtue(p, ann)) == (1, 1, 8)
    assert (goods(p, ann), seen(p)["tax"]) == ({"clay": 2, "stone": 2}, 7)


def test_ar_12_5_one_debt_per_action():
    p = table(ann(goods="12 silver", unpaid=3, workers="1 guardhouse", apprentices="debt_collector_carpentry"), bob())
    play(p, ann, "place guardhouse", "pay_debt", "pay_debt")
    assert (player(p, ann)["unpaid"], player(p, ann)["paid"], goods(p, ann)) == (1, 2, {"wood": 4})


@pytest.mark.parametrize(("silver", "unpaid", "reason"), [(5, 1, "debt-too-dear"), (9, 0, "no-unpaid-debt")])
def test_ar_12_5_what_it_needs(silver: int, unpaid: int, reason: str):
    p = play(table(ann(goods=f"{silver} silver", unpaid=unpaid, prison=1), bob()), ann, "place guardhouse")
    assert why(p, ann, "pay_debt")[0] == reason


def test_ar_12_6_each_action_at_the_virtue_of_its_moment():
    """At virtue 3 one tax is evaded; the first debt paid off lifts the virtue to 4."""
    p = table(ann(goods="12 silver", unpaid=2, virtue=3, workers="1 guardhouse"), bob())
    play(p, ann, "place guardhouse", "pay_debt")
    assert (goods(p, ann), seen(p)["tax"], virtue(p, ann)) == ({"silver": 7}, 6, 4)
    play(p, ann, "pay_debt")
    assert (goods(p, ann), seen(p)["tax"]) == ({"silver": 1}, 9)


def test_nothing_to_do_ends_the_visit():
    assert play(table(ann(), bob()), ann, "place guardhouse").turn == bob
    assert phase(table(ann(), bob())) == "turn"
