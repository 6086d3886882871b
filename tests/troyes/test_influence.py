"""TR-10: influence."""

from .arrange import (
    anna,
    dice,
    faye,
    happened,
    influence,
    play,
    refused,
    reserve,
    seen,
    supply,
    table,
    turn,
    why,
)


def test_tr_10_1_influence_between_0_and_20():
    p = table(anna(influence=19), faye(), dice={anna: "white_6 red_1"})
    turn(p, anna, "build", [(anna, "white_6")])
    assert influence(p, anna) == 20
    p = table(anna(influence=0), faye(), dice={anna: "white_6 red_1"})
    assert why(p, anna, "reroll white_6") == ("influence-lacking", {"price": 1, "influence": 0})


def test_tr_10_2_reroll_one_own_die():
    p = table(anna(influence=2), faye(), dice={anna: "white_1 yellow_1", faye: "red_1"})
    told = play(p, anna, "reroll white_1")
    assert influence(p, anna) == 1
    assert happened(told, "rerolled")[0]["result"].startswith("white_")
    assert why(p, anna, "reroll red_1") == ("die-not-yours", {"die": "red_1"})


def test_tr_10_3_recruit():
    p = table(anna(influence=5), faye(), dice={anna: "white_1"})
    play(p, anna, "recruit", "recruit")
    assert (supply(p, anna), reserve(p, anna), influence(p, anna)) == (2, 10, 1)
    p = table(anna(influence=5, supply=12), faye(), dice={anna: "white_1"})
    assert why(p, anna, "recruit") == ("nobody-to-recruit", {})


def test_tr_10_4_flip_one_to_three_own_dice():
    p = table(anna(influence=9), faye(), dice={anna: "white_1 yellow_2 red_3 red_3", faye: "red_1"})
    play(p, anna, "flip")
    assert why(p, anna, "done") == ("no-die-yet", {})
    assert why(p, anna, "turn red_1") == ("die-not-yours", {"die": "red_1"})
    play(p, anna, "turn white_1", "turn yellow_2")
    assert seen(p)["flip"] == {"dice": ["white_1", "yellow_2"], "turned": ["white_6", "yellow_5"]}
    play(p, anna, "turn red_3")
    assert (dice(p, anna), influence(p, anna)) == (["red_3", "red_4", "white_6", "yellow_5"], 5)
    play(p, anna, "flip", "turn red_4", "done")
    assert dice(p, anna) == ["red_3", "red_3", "white_6", "yellow_5"]
    assert why(p, anna, "flip") == ("influence-lacking", {"price": 4, "influence": 1})


def test_tr_10_5_before_the_action_only_own_dice_only():
    p = table(anna(influence=9), faye(), dice={anna: "yellow_1 yellow_2 yellow_6", faye: "red_1"})
    play(p, anna, "recruit", "reroll yellow_1", "farm")
    assert refused(p, anna, "reroll yellow_2") == "TR-10.5"
    p = table(anna(influence=9), faye(), dice={faye: "red_1 yellow_2"})
    assert why(p, anna, "flip") == ("no-own-dice", {})


def test_tr_10_6_after_influence_a_pass_is_possible():
    p = table(anna(influence=3), faye(), dice={anna: "white_1 yellow_2", faye: "red_1"})
    play(p, anna, "recruit", "pass")
    assert p.actors() == [faye]
