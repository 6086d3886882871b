"""TR-11: cubes of delayed cards."""

import pytest

from .arrange import (
    anna,
    choices,
    compose,
    deniers,
    emily,
    faye,
    geoffrey,
    gray,
    happened,
    influence,
    may,
    phase,
    play,
    refused,
    seen,
    table,
    turn,
    vp,
    why,
)


def value_with(cube, target, group, round=2, **facts):
    """Composes a turn with a cube and gives its value."""
    cards = {"cubes": {cube: [anna, anna]}} | facts
    p = table(anna(deniers=30, supply=1), faye(), round=round, **cards)
    compose(p, anna, target, group, cube=cube)
    return seen(p)["compose"]["value"], p


def test_tr_11_1_one_cube_per_action_and_it_returns():
    _, p = value_with("confession", "farm", [(anna, "yellow_3")], dice={anna: "yellow_3 red_1"})
    assert choices(p, anna) == ["confirm"]
    play(p, anna, "confirm")
    assert seen(p)["slots"][4]["cubes"] == [1, 0]
    p = table(anna(), faye(), round=2, cubes={"confession": [faye]}, dice={anna: "yellow_3 red_1"})
    play(p, anna, "farm")
    assert phase(p) == "confirm", "another player's cube is no use"


def test_tr_11_2_only_where_the_group_fits_and_the_target_allows():
    p = table(
        anna(), faye(), round=2, cubes={"blacksmith": [anna], "apprenticeship": [anna], "priest": [anna]},
        stalls={"merchant": [anna]}, dice={anna: "yellow_3 white_2 red_4"},
    )  # fmt: skip
    play(p, anna, "activate merchant")
    assert choices(p, anna) == ["spend priest", "spend apprenticeship", "plain"]
    assert why(p, anna, "spend blacksmith") == ("cube-does-not-fit", {"card": "blacksmith"})
    assert why(p, anna, "spend monk") == ("no-cube", {"card": "monk"})
    p = table(anna(), faye(), round=2, cubes={"apprenticeship": [anna]}, dice={anna: "white_2 red_4"})
    play(p, anna, "build")
    assert phase(p) == "confirm", "Apprenticeship never works on the Cathedral"


def test_tr_11_1_a_third_die_may_join_for_the_sake_of_a_cube():
    """Three dice worth 4 reach 9 with the Blacksmith's 5; two of them do not."""
    facts = {"dice": {anna: "red_1 red_1 red_2 white_1"}, "numbers": "war.divisor=9"}
    p = table(anna(), faye(), round=2, cubes={"blacksmith": [anna]}, events={"marauding": [], "war": []}, **facts)
    compose(p, anna, "fight war", [(anna, "red_1"), (anna, "red_1"), (anna, "red_2")])
    assert seen(p)["compose"]["value"] == 9
    assert not may(table(anna(), faye(), round=2, events={"marauding": [], "war": []}, **facts), anna, "fight war")


@pytest.mark.parametrize(
    ("own", "bought"), [("red_3 red_3 red_3", ""), ("red_3 red_1", "red_5"), ("red_1", "red_5 red_3")]
)
def test_tr_8_2_three_dice_that_are_just_enough(own, bought):
    """Nothing is left over, whichever of them shows least."""
    facts = {"round": 2, "numbers": "war.divisor=9", "events": {"marauding": [], "war": []}}
    p = table(anna(deniers=12), faye(), dice={anna: f"{own} white_1", faye: f"{bought} white_1"}, **facts)
    assert may(p, anna, "fight war")


def test_tr_11_4_militia_brings_a_citizen_to_the_palace():
    """A yellow die as a red one: without the cube nobody can come there."""
    for cubes in ({"militia": [anna]}, {}):
        p = table(anna(supply=1), faye(), round=2, cubes=cubes, dice={anna: "yellow_4 white_1"})
        assert may(p, anna, "place palace") == bool(cubes)


def test_tr_11_3_blacksmith():
    value, _ = value_with(
        "blacksmith", "fight war", [(anna, "red_2"), (anna, "red_3")], events={"marauding": [], "war": []},
        dice={anna: "red_2 red_3 white_1"},
    )  # fmt: skip
    assert value == 10


def test_tr_11_4_militia_takes_yellow_dice_alone():
    value, p = value_with(
        "militia", "fight war", [(anna, "yellow_6"), (anna, "yellow_5")], events={"marauding": [], "war": []},
        dice={anna: "yellow_6 yellow_5 yellow_1 red_6"},
    )  # fmt: skip
    assert value == 11
    p = table(
        anna(deniers=0), faye(), round=2, cubes={"militia": [anna]}, events={"marauding": [], "war": []},
        dice={anna: "yellow_6 yellow_5 red_6"},
    )  # fmt: skip
    play(p, anna, "fight war", "take d1 yellow_6")
    assert (refused(p, anna, "take d1 red_6"), why(p, anna, "take d1 red_6")[0]) == ("TR-11.4", "militia-without-red")


@pytest.mark.parametrize(
    ("cube", "target", "factor"), [("monk", "farm", 3), ("templar", "fight war", 2), ("prior", "activate priest", 2)]
)
def test_tr_11_5_one_white_die_for_several(cube, target, factor):
    facts = {"events": {"marauding": [], "war": []}, "stalls": {"priest": [anna]}} if cube != "monk" else {}
    if cube == "prior":
        facts["bonus_cards"] = True
    value, p = value_with(
        cube, target, [(faye, "white_4")], dice={faye: "white_4 white_5 red_1", anna: "red_1"}, **facts
    )
    assert value == 4 * factor
    assert seen(p)["compose"]["price"] == 2, "one real die"


def test_tr_11_5_no_other_die_may_join():
    p = table(anna(), faye(), cubes={"monk": [anna]}, dice={anna: "white_4 white_5 yellow_3 red_1"})
    play(p, anna, "farm", "take d1 white_4")
    assert phase(p) == "confirm", "the group is exactly that one die"
    p = table(anna(), faye(), cubes={"monk": [anna]}, dice={anna: "white_4 white_5 yellow_3 red_1"})
    play(p, anna, "farm", "take d1 yellow_3")
    assert seen(p)["compose"]["value"] == 3


def test_tr_11_6_prior_on_the_cathedral():
    for built, cubes_placed in ((0, 2), (1, 2), (2, 1)):
        below = [[1, None, None, None, None, None]] * built
        p = table(
            anna(influence=0), faye(), round=2, bonus_cards=True, cubes={"prior": [anna]}, cathedral=below,
            dice={anna: "white_1 red_1"},
        )  # fmt: skip
        told = turn(p, anna, "build", [(anna, "white_1")], cube="prior")
        assert [one["level"] for one in happened(told, "built")] == list(range(built + 1, built + cubes_placed + 1))
        assert (vp(p, anna), influence(p, anna)) == (cubes_placed, cubes_placed)


def test_tr_11_7_priest_confession_apprenticeship():
    group = [(anna, "yellow_6"), (anna, "yellow_1")]
    lying = {anna: "yellow_6 yellow_1 yellow_2 red_1"}
    assert value_with("priest", "farm", group, dice=lying)[0] == 13
    assert value_with("confession", "farm", group, dice=lying)[0] == 11
    assert value_with("apprenticeship", "farm", group, dice=lying)[0] == 10
    p = table(anna(), faye(), round=2, cubes={"confession": [anna]}, dice={anna: "yellow_6 yellow_1 red_1"})
    play(p, anna, "farm", "take d1 yellow_6")
    assert why(p, anna, "take d1 red_1")[0] == "colours-mixed", "they do not allow mixing"


def test_tr_11_8_tithing_makes_the_first_die_of_each_district_free():
    p = table(
        anna(deniers=6),
        faye(deniers=0),
        cubes={"tithing": [anna]},
        dice={faye: "yellow_6 yellow_5", gray: "yellow_4 red_1"},
    )
    compose(p, anna, "farm", [(faye, "yellow_6"), (faye, "yellow_5"), (gray, "yellow_4")], cube="tithing")
    assert [one["price"] for one in seen(p)["compose"]["dice"]] in ([0, 6, 0], [6, 0, 0])
    play(p, anna, "confirm")
    assert (deniers(p, anna), deniers(p, faye)) == (6 - 6 + 7, 6)
    p = table(
        anna(deniers=5), faye(), cubes={"tithing": [anna]}, dice={faye: "yellow_6 yellow_5", gray: "yellow_4 red_1"}
    )
    play(p, anna, "farm", "take d2 yellow_6", "take gray yellow_4")
    assert refused(p, anna, "take d2 yellow_5") in ("TR-8.3", "TR-8.2")


def test_tr_11_9_a_cube_counts_for_the_whole_action():
    value, p = value_with(
        "monk", "activate merchant", [(anna, "white_6")], stalls={"merchant": [anna]}, dice={anna: "white_6 red_1"}
    )
    assert (value, seen(p)["compose"]["most"]) == (18, 9)


@pytest.mark.parametrize(("lying", "enough"), [("yellow_2", True), ("yellow_1", False), ("yellow_1 red_6", False)])
def test_tr_11_8_tithing_lets_a_poor_player_begin_with_a_single_foreign_die(lying, enough):
    """The Merchant needs 2."""
    p = table(
        anna(deniers=0), faye(), stalls={"merchant": [anna]}, cubes={"tithing": [anna]},
        dice={anna: "white_1", faye: lying},
    )  # fmt: skip
    assert may(p, anna, "activate merchant") == enough


@pytest.mark.parametrize("tithed", [True, False])
@pytest.mark.parametrize(
    ("two", "one"), [(faye, geoffrey), (geoffrey, emily), (emily, faye), (emily, gray), (gray, faye)]
)
def test_tr_11_8_tr_8_3_every_seller_is_paid_but_for_gifts(two, one, tithed):
    """Three dice at six deniers; of each district Tithing makes one a gift; gray is paid to the bank."""
    p = table(
        anna(deniers=18), *[faye(deniers=0)] * 3, cubes={"tithing": [anna]},
        dice={anna: "red_1", two: "yellow_6 yellow_5", one: "yellow_4"},
    )  # fmt: skip
    group = [(two, "yellow_6"), (two, "yellow_5"), (one, "yellow_4")]
    turn(p, anna, "farm", group, cube="tithing" if tithed else "")
    paid = {two: 6 if tithed else 12, one: 0 if tithed else 6}
    assert [deniers(p, seat) for seat in (faye, geoffrey, emily)] == [paid.get(seat, 0) for seat in (1, 2, 3)]
    assert deniers(p, anna) == 18 - sum(paid.values()) + 7
