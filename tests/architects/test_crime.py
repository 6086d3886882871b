"""AR-10, AR-11 and AR-19: Tax Stand, Black Market, and the reset."""

import pytest
from tests.architects.arrange import (
    ann,
    bob,
    choices,
    cyd,
    deck_without,
    display,
    events,
    goods,
    hand,
    may,
    phase,
    play,
    player,
    refused,
    seen,
    table,
    truth,
    virtue,
    why,
    workers,
)

MARKETS = {
    "small_pile": "black_market_03 black_market_01 black_market_02 black_market_05",
    "large_market": "black_market_04",
}
OTHERS = [f"black_market_{k:02}" for k in (6, 7, 8, 9, 10)]


def market(*players, **facts):
    """Small market 1 marble 1 stone, large market 1 gold 1 stone 2 wood."""
    return table(*players, **MARKETS, large_pile=OTHERS, **facts)


# --- Tax Stand ----------------------------------------------------------------------------------------


def test_ar_10_1_take_all_for_two_virtue():
    """AR-EX-11: 11 silver, virtue 7 to 5; then nobody may place a worker there."""
    p = table(ann(), bob(), tax=11)
    play(p, ann, "place tax_stand")
    assert (goods(p, ann), virtue(p, ann), seen(p)["tax"]) == ({"silver": 11}, 5, 0)
    assert refused(p, bob, "place tax_stand") == "AR-10.1"


def test_ar_10_1_until_tax_is_paid_again():
    p = table(ann(goods="4 silver"), bob(), tax=0)
    play(p, ann, "place workshop", "hire top_1")
    assert may(p, bob, "place tax_stand")


def test_ar_10_2_thief_and_pickpocket():
    p = play(table(ann(apprentices="thief pickpocket"), bob()), ann, "place tax_stand")
    assert (goods(p, ann), virtue(p, ann)) == ({"silver": 4, "gold": 1}, 6)


def test_ar_10_3_not_by_workers():
    p = play(table(ann(workers="3 tax_stand"), bob()), ann, "place tax_stand")
    assert goods(p, ann) == {"silver": 4}


# --- Black Market -------------------------------------------------------------------------------------


def test_ar_11_1_the_three_choices():
    """AR-EX-12."""
    p = market(ann(goods="3 silver"), bob())
    told = seen(p, ann)["visits"]
    assert told["black_market_left"] == {
        "price": 1, "virtue": -1, "gain": {"marble": 1, "stone": 1}, "cards": 0, "reset": False, "blocked": None,
    }  # fmt: skip
    assert (told["black_market_middle"]["price"], told["black_market_middle"]["dig"]) == (2, 5)
    assert told["black_market_right"]["gain"] == {"gold": 1, "stone": 1, "wood": 2}


def test_ar_11_1_virtue_9_at_most():
    """AR-16.4."""
    p = market(ann(goods="3 silver", virtue=10), bob())
    assert why(p, ann, "place black_market_left") == ("black-market-virtue", {"virtue": 10})
    assert may(market(ann(goods="3 silver", virtue=9), bob()), ann, "place black_market_left")


def test_ar_11_1_the_silver():
    p = market(ann(goods="2 silver"), bob())
    assert refused(p, ann, "place black_market_right") == "AR-11.1"
    assert why(p, ann, "place black_market_right")[1]["missing"] == 1


def test_ar_11_2_left():
    p = play(market(ann(goods="3 silver"), bob()), ann, "place black_market_left")
    assert (goods(p, ann), virtue(p, ann)) == ({"silver": 2, "marble": 1, "stone": 1}, 6)


def test_ar_11_3_middle_hires_anybody_for_nothing_more():
    p = market(
        ann(goods="2 silver"),
        bob(),
        apprentice_display="thief miner_1 miner_2 pickpocket patron_clay patron_wood labourer squire_gold",
        apprentice_silver=[0, 0, 0, 2, 0, 0, 0, 0],
    )
    play(p, ann, "place black_market_middle", "hire top_4")
    assert (goods(p, ann), virtue(p, ann), seen(p)["tax"]) == ({"silver": 2}, 5, 4)
    assert player(p, ann)["apprentices"] == ["pickpocket"]
    assert display(p)[0] == ("thief", 0)


def test_ar_11_3_middle_digs_five_keeps_one_and_buries_four_in_order():
    p = market(ann(goods="2 silver"), bob(), building_deck=deck_without("well smithy castle keep church palace", ""))
    play(p, ann, "place black_market_middle", "dig")
    assert phase(p) == "keep_card"
    assert seen(p, ann)["dug"] == ["smithy", "well", "castle", "church", "keep"]
    assert seen(p, bob)["dug"] is None
    assert refused(p, ann, "keep palace") == "AR-11.3"
    play(p, ann, "keep castle", "bury well", "bury keep", "bury church")
    assert hand(p, ann) == {"castle"}
    assert truth(p, "building_deck")[0] == "palace"
    assert truth(p, "building_deck")[-4:] == ["well", "keep", "church", "smithy"]
    assert p.turn == bob


@pytest.mark.parametrize(("size", "kept"), [(3, 2), (1, 0)])
def test_ar_11_3_a_short_deck(size: int, kept: int):
    """R-12."""
    from adamak.games.architects.printed import BUILDING_IDS

    p = market(
        ann(goods="2 silver"), bob(buildings=" ".join(BUILDING_IDS[size:])), building_deck=list(BUILDING_IDS[:size])
    )
    play(p, ann, "place black_market_middle", "dig")
    assert seen(p)["building_deck"]["size"] == 0
    if kept:
        assert len(choices(p, ann)) == size
    else:
        assert player(p, ann)["hand_size"] == 1


def test_ar_11_3_an_empty_deck():
    from adamak.games.architects.printed import BUILDING_IDS

    p = market(ann(goods="2 silver"), bob(buildings=" ".join(BUILDING_IDS)))
    play(p, ann, "place black_market_middle")
    assert why(p, ann, "dig")[0] == "deck-empty"
    assert len(choices(p, ann)) == 8


def test_ar_11_3_the_limit_of_apprentices():
    p = market(ann(goods="2 silver", apprentices="miner_1 miner_2 jeweller_1 jeweller_2 thief"), bob())
    play(p, ann, "place black_market_middle", "hire top_1", "dismiss thief")
    assert "thief" not in player(p, ann)["apprentices"]


def test_ar_11_4_right():
    p = play(market(ann(goods="3 silver"), bob()), ann, "place black_market_right")
    assert (goods(p, ann), virtue(p, ann)) == ({"gold": 1, "stone": 1, "wood": 2}, 6)


def test_ar_11_5_it_is_no_tax():
    p = play(market(ann(goods="3 silver", virtue=1), bob()), ann, "place black_market_right")
    assert seen(p)["tax"] == 4


def test_ar_11_6_cards_change_only_by_a_reset():
    p = play(market(ann(goods="3 silver"), bob(goods="3 silver")), ann, "place black_market_left")
    assert seen(p)["black_market"]["small"] == {"marble": 1, "stone": 1}


def test_ar_11_6_an_empty_pile_shows_the_printed_market():
    every = [f"black_market_{k:02}" for k in range(1, 11)]
    p = table(ann(goods="1 silver"), bob(), small_pile=[], large_market=every[0], large_pile=every[1:])
    play(p, ann, "place black_market_left")
    assert goods(p, ann) == {"marble": 1, "gold": 1}


def test_ar_11_7_trickster_illusionist_swindlers():
    crew = "trickster illusionist swindler_clay swindler_wood"
    p = market(ann(goods="2 silver", apprentices=crew), bob())
    play(p, ann, "place black_market_right")
    assert (goods(p, ann), virtue(p, ann)) == ({"gold": 1, "stone": 1, "wood": 3, "clay": 2}, 7)


def test_ar_11_7_swindlers_help_in_the_middle_too():
    p = market(ann(goods="2 silver", apprentices="swindler_stone"), bob())
    play(p, ann, "place black_market_middle", "hire top_1")
    assert goods(p, ann) == {"stone": 1}


def test_ar_20_4_abilities_are_counted_when_the_action_begins():
    """R-32, R-37: an Illusionist hired there does not spare the virtue; a Swindler dismissed there still helps."""
    p = market(
        ann(goods="2 silver"),
        bob(),
        apprentice_display="illusionist swindler_clay thief miner_1 miner_2 patron_clay patron_wood labourer",
    )
    other = p.clone()
    assert virtue(play(p, ann, "place black_market_middle", "hire top_1"), ann) == 5
    assert goods(play(other, ann, "place black_market_middle", "hire top_2"), ann) == {}
    p = market(ann(goods="2 silver", apprentices="swindler_wood jeweller_1 jeweller_2 thief acolyte_tiling"), bob())
    play(p, ann, "place black_market_middle", "hire top_1", "dismiss swindler_wood")
    assert goods(p, ann) == {"wood": 1}


def test_ar_20_4_a_gatekeeper_hired_in_the_triggering_action_takes_part():
    p = market(
        ann(goods="2 silver", prison=2),
        bob(),
        black_market={"black_market_left": 1, "black_market_right": 1},
        apprentice_display="gatekeeper swindler_clay thief miner_1 miner_2 patron_clay patron_wood labourer",
    )
    play(p, ann, "place black_market_middle", "hire top_1")
    assert (phase(p), p.turn) == ("reset", ann)


def test_ar_11_8_a_reset_when_all_three_are_taken():
    p = market(ann(goods="1 silver"), bob(), black_market={"black_market_middle": 1, "black_market_right": 0})
    play(p, ann, "place black_market_left")
    assert [event["event"] for event in events(p)].count("market_reset") == 1
    assert set(seen(p)["black_market"]["spaces"].values()) == {None}


# --- reset --------------------------------------------------------------------------------------------


def test_ar_19_1_the_action_is_finished_first():
    p = market(ann(goods="3 silver"), bob(), black_market={"black_market_left": 1, "black_market_middle": 1})
    play(p, ann, "place black_market_right")
    assert goods(p, ann) == {"gold": 1, "stone": 1, "wood": 2}  # the old large market


def test_ar_19_2_to_6_a_whole_reset():
    """AR-EX-23: AR-19.2, AR-19.3, AR-19.4, AR-19.5 and AR-19.6."""
    red, blue, yellow = ann, bob, cyd
    p = market(
        red(goods="3 silver"),
        blue(prison=2, apprentices="gatekeeper"),
        yellow(prison=2),
        black_market={"black_market_left": 0, "black_market_middle": 1},
    )
    play(p, red, "place black_market_right")
    assert seen(p)["prison"] == [2, 3, 2]
    assert seen(p)["black_market"]["large"] == {"marble": 2, "stone": 2}
    assert seen(p)["black_market"]["small"] == {"marble": 1}
    assert (phase(p), p.turn) == ("reset", blue)
    play(p, blue, "release 2")
    assert seen(p)["prison"] == [2, 1, 2]
    assert [player(p, seat)["virtue"] for seat in range(3)] == [6, 7, 7]
    assert [player(p, seat)["unpaid"] for seat in range(3)] == [1, 0, 1]
    assert p.turn == blue


def test_ar_19_3_an_empty_pile_is_shuffled_first():
    """R-16."""
    every = [f"black_market_{k:02}" for k in range(1, 11)]
    p = table(
        ann(goods="1 silver"), bob(), small_pile=[], large_market=every[0], large_pile=every[1:],
        black_market={"black_market_middle": 1, "black_market_right": 1},
    )  # fmt: skip
    play(p, ann, "place black_market_left")
    assert seen(p)["black_market"]["pile"] == 9
    assert len(events(p, "market_shuffled")) == 1
    assert sorted([*truth(p, "small_pile"), truth(p, "large_market")]) == every
    assert truth(p, "large_pile") == []


def full(ann_, bob_=None, **facts):
    """The third space is about to be taken by Ann."""
    return market(ann_, bob_ or bob(), black_market={"black_market_middle": 1, "black_market_right": 1}, **facts)


def test_ar_19_4_squires_need_an_empty_prison():
    p = full(ann(goods="1 silver", apprentices="squire_gold squire_virtue"), bob(apprentices="squire_marble"))
    play(p, ann, "place black_market_left")
    assert goods(p, ann) == {"marble": 1, "stone": 1}  # Ann's own worker is in the Prison
    assert goods(p, bob) == {}
    assert [event["apprentice"] for event in events(p, "squire_idle")] == [
        "squire_gold",
        "squire_virtue",
        "squire_marble",
    ]


def test_ar_19_4_squires_are_rewarded():
    p = table(
        ann(goods="1 silver"), bob(apprentices="squire_marble squire_gold squire_virtue"), cyd(),
        black_market={"black_market_middle": 2, "black_market_right": 2},
    )  # fmt: skip
    play(p, ann, "place black_market_left")
    assert (goods(p, bob), virtue(p, bob)) == ({"marble": 1, "gold": 1}, 9)


def test_ar_19_4_the_gatekeeper_can_satisfy_a_squire():
    p = full(ann(goods="1 silver", prison=1, apprentices="gatekeeper squire_gold"))
    play(p, ann, "place black_market_left")
    assert choices(p, ann) == ["release 0", "release 1", "release 2", "squire squire_gold"]
    other = p.clone()
    play(p, ann, "release 2")
    assert (goods(p, ann).get("gold"), workers(p, ann, "prison")) == (1, 0)
    play(other, ann, "release 1")
    assert (goods(other, ann).get("gold"), workers(other, ann, "prison")) == (None, 1)


def test_ar_19_4_a_squire_may_be_resolved_before_the_gatekeeper():
    p = full(ann(goods="1 silver", apprentices="gatekeeper squire_virtue squire_gold"))
    play(p, ann, "place black_market_left", "squire squire_virtue")
    assert seen(p)["about"]["squires"] == ["squire_gold"]
    assert refused(p, ann, "squire squire_virtue") == "AR-19.4"
    assert why(p, ann, "squire squire_marble")[0] == "squire-not-yours"
    assert refused(p, ann, "release 2") == "AR-19.4"
    play(p, ann, "release 1")
    assert (goods(p, ann)["gold"], virtue(p, ann)) == (1, 6)


def test_ar_19_4_releasing_nobody():
    p = full(ann(goods="1 silver", apprentices="gatekeeper"))
    play(p, ann, "place black_market_left", "release 0")
    assert workers(p, ann, "prison") == 1


def test_ar_19_5_three_prisoners_cost_a_virtue():
    p = full(ann(goods="1 silver", prison=2), bob(prison=0))
    play(p, ann, "place black_market_left")
    assert (virtue(p, ann), virtue(p, bob)) == (5, 7)


def test_ar_19_6_most_prisoners_take_a_debt():
    p = full(ann(goods="1 silver"), bob(prison=4))
    play(p, ann, "place black_market_left")
    assert (player(p, ann)["unpaid"], player(p, bob)["unpaid"]) == (0, 1)


def test_ar_19_6_nobody_in_the_prison_nobody_in_debt():
    """R-18: a reset from the Guildhall with an empty Prison."""
    p = table(ann(goods="2 wood 2 stone", hand="well"), bob(), guildhall=[0, 1, 0, 1, 0, 1])
    play(p, ann, "place guildhall", "build well")
    assert len(events(p, "market_reset")) == 1
    assert [one["unpaid"] for one in seen(p)["players"]] == [0, 0]


def test_ar_19_7_prisoners_stay_and_an_empty_market_is_reset_too():
    p = table(ann(goods="2 wood 2 stone", hand="well"), bob(prison=3), guildhall=[0, 1, 0, 1, 0, 1])
    play(p, ann, "place guildhall", "build well")
    assert workers(p, bob, "prison") == 3
    assert seen(p)["black_market"]["pile"] == 9
    assert (virtue(p, bob), player(p, bob)["unpaid"]) == (6, 1)
