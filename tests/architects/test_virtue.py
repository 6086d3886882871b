"""AR-16, AR-17 and AR-18: virtue, debts, tax."""

import pytest
from tests.architects.arrange import (
    ann,
    bob,
    choices,
    goods,
    may,
    phase,
    play,
    player,
    refused,
    seen,
    table,
    virtue,
)

SHOWN = "thief miner_1 miner_2 labourer patron_clay patron_wood patron_stone jeweller_1"


def test_ar_16_1_at_once():
    p = play(table(ann(), bob()), ann, "place tax_stand")
    assert virtue(p, ann) == 5


def test_ar_16_2_above_14_debts_may_be_destroyed():
    """AR-EX-20: from 13 with two debts, three virtue: 14 and two points to use."""
    p = table(ann(goods="3 clay", virtue=13, unpaid=2, workers="2 kings_storehouse", apprentices="patron_clay"), bob())
    assert (player(p, ann)["score"]["parts"]["virtue"], may(p, ann, "place black_market_left")) == (5, False)
    play(p, ann, "place kings_storehouse", "trade_with patron_clay")
    assert (virtue(p, ann), phase(p)) == (14, "storehouse")
    for _ in range(2):
        play(p, ann, "trade_with patron_clay")
        assert choices(p, ann) == ["destroy_debt", "keep_debt"]
        play(p, ann, "destroy_debt")
    assert (virtue(p, ann), player(p, ann)["unpaid"], player(p, ann)["paid"]) == (14, 0, 0)


def test_ar_16_2_one_gain_of_several_points_is_asked_point_by_point():
    """R-27, R-28: two virtue at 13 leave one point."""
    p = table(ann(goods="1 gold", hand="well", virtue=13, unpaid=2), bob(), reward_pile=["reward_05"])
    play(p, ann, "place guildhall", "advance 0")
    assert seen(p)["about"] == {"seat": 0, "points": 1}
    play(p, ann, "keep_debt")
    assert (player(p, ann)["unpaid"], p.turn) == (2, bob)


def test_ar_16_2_points_beyond_without_a_debt_are_lost():
    p = table(ann(goods="2 clay", virtue=14), bob())
    play(p, ann, "place kings_storehouse", "trade_virtue clay_clay")
    assert (virtue(p, ann), p.turn) == (14, bob)


def test_ar_16_2_no_more_points_than_debts():
    p = table(ann(goods="1 gold", hand="well", virtue=14, unpaid=1), bob(), reward_pile=["reward_05"])
    play(p, ann, "place guildhall", "advance 0", "destroy_debt")
    assert (player(p, ann)["unpaid"], p.turn) == (0, bob)


def test_ar_16_3_below_0_debts_are_taken():
    p = play(table(ann(virtue=1), bob()), ann, "place tax_stand")
    assert (virtue(p, ann), player(p, ann)["unpaid"]) == (0, 1)
    p = play(table(ann(virtue=0), bob()), ann, "place tax_stand")
    assert player(p, ann)["unpaid"] == 2


def test_ar_16_4_back_below_10():
    """AR-EX-21: from 11 the robbery leads to 9, and the Black Market is open again."""
    p = table(ann(virtue=11, goods="1 silver"), bob())
    assert refused(p, ann, "place black_market_left") == "AR-16.4"
    play(p, ann, "place tax_stand")
    play(p, bob, "place forest")
    assert virtue(p, ann) == 9
    assert may(p, ann, "place black_market_left")


def test_ar_16_5_no_cathedral_at_4_or_less():
    ready = {"goods": "1 gold 2 clay", "hand": "castle"}
    p = table(ann(virtue=4, **ready), bob())
    assert not may(p, ann, "place guildhall")
    play(p, ann, "place kings_storehouse", "trade_virtue clay_clay")
    play(p, bob, "place forest")
    assert may(p, ann, "place guildhall")


def test_ar_16_6_several_on_one_level():
    assert [one["virtue"] for one in seen(table(ann(), bob()))["players"]] == [7, 7]


def test_ar_17_1_debts_are_public_and_taken_unpaid():
    p = table(ann(unpaid=2, paid=1), bob())
    assert (seen(p, bob)["players"][0]["unpaid"], seen(p, bob)["players"][0]["paid"]) == (2, 1)


def test_ar_17_2_unpaid_cost_two_points_paid_none():
    assert player(table(ann(unpaid=3), bob()), ann)["score"]["total"] == -6
    assert player(table(ann(paid=3), bob()), ann)["score"]["total"] == 0


def test_ar_17_3_destroyed_debts_are_gone():
    p = table(ann(goods="3 clay 3 stone", hand="church", unpaid=1, apprentices="debt_collector_tiling"), bob())
    play(p, ann, "place guildhall", "build church", "destroy_debt")
    assert (player(p, ann)["unpaid"], player(p, ann)["paid"], goods(p, ann)) == (0, 0, {})


# --- tax ----------------------------------------------------------------------------------------------


def test_ar_18_1_where_tax_is_paid():
    for me, moves, tax in [
        ({"goods": "9 silver"}, ["place town_centre", "capture forest p2"], 1),
        ({"goods": "9 silver"}, ["place workshop", "hire top_1"], 2),
        ({"goods": "9 silver"}, ["place guardhouse", "release_boards silver"], 2),
        ({"goods": "9 silver", "unpaid": 1}, ["place guardhouse", "pay_debt"], 3),
    ]:
        p = play(table(ann(**me), bob(workers="1 forest", captives=[1]), tax=0), ann, *moves)
        assert seen(p)["tax"] == tax, moves


def test_ar_18_2_the_whole_amount_must_be_held():
    p = table(ann(goods="3 silver"), bob(), apprentice_display=SHOWN)
    assert not seen(p, ann)["visits"]["workshop"]["hire"][0]["affordable"]


def test_ar_18_3_evasion_at_low_virtue():
    """AR-EX-22: at virtue 1 two tax are spared: 2 silver to the supply, tax stays 4."""
    p = table(ann(goods="2 silver", virtue=1), bob(), apprentice_display=SHOWN)
    play(p, ann, "place workshop", "hire top_1")
    assert (goods(p, ann), seen(p)["tax"]) == ({}, 4)
    assert player(p, ann)["score"]["parts"]["virtue"] == -8


@pytest.mark.parametrize(("virtue_", "tax"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (14, 3)])
def test_ar_18_3_by_level(virtue_: int, tax: int):
    p = table(ann(goods="9 silver", virtue=virtue_, unpaid=1), bob(), tax=0)
    play(p, ann, "place guardhouse", "pay_debt")
    assert (seen(p)["tax"], goods(p, ann)) == (tax, {"silver": 9 - 3 - tax})


def test_ar_18_3_never_below_0():
    p = table(ann(virtue=0), bob(workers="1 forest"), tax=4)
    play(p, ann, "place town_centre", "capture forest p2")
    assert seen(p)["tax"] == 4


def test_ar_18_4_the_virtue_before_the_action():
    """At virtue 4 the Swindler costs full tax although it lowers the virtue."""
    shown = "swindler_clay miner_1 miner_2 labourer patron_clay patron_wood patron_stone jeweller_1"
    p = table(ann(goods="4 silver", virtue=4), bob(), apprentice_display=shown, tax=0)
    play(p, ann, "place workshop", "hire top_1")
    assert (seen(p)["tax"], virtue(p, ann)) == (2, 3)


def test_ar_18_5_silver_discounts_leave_the_tax_alone():
    p = table(ann(board="rudolf", goods="3 silver"), bob(), variable_setup=True, tax=0)
    play(p, ann, "place workshop", "hire top_1")
    assert (seen(p)["tax"], goods(p, ann)) == (2, {})
