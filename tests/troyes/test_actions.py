"""TR-9: the five actions: Activity cards, the Cathedral, events, placing a citizen, agriculture."""

import pytest

from .arrange import (
    anna,
    compose,
    cubes,
    deniers,
    dice,
    emily,
    faye,
    geoffrey,
    happened,
    influence,
    may,
    on,
    phase,
    play,
    refused,
    seen,
    supply,
    table,
    turn,
    vp,
    why,
)

# --- TR-9: Activity cards -------------------------------------------------------------------------


def test_tr_9_1_a_group_of_the_cards_colour():
    p = table(anna(), faye(), stalls={"merchant": [anna]}, dice={anna: "red_6 white_6", faye: "red_1"})
    assert refused(p, anna, "activate merchant") == "TR-8.2"
    assert why(p, anna, "activate merchant") == ("no-dice-of-colour", {"colours": ["yellow"]})


def test_tr_8_2_a_die_of_another_colour_is_refused():
    p = table(anna(), faye(), stalls={"merchant": [anna]}, dice={anna: "yellow_6 white_6", faye: "red_1"})
    play(p, anna, "activate merchant")
    assert refused(p, anna, "take d1 white_6") == "TR-8.2"


def test_tr_9_2_hiring_costs_deniers_and_a_citizen():
    p = table(anna(deniers=9, supply=2), faye(), cards="priest", dice={anna: "white_6 red_1"})
    turn(p, anna, "activate priest", [(anna, "white_6")])
    assert (deniers(p, anna), supply(p, anna)) == (1, 1)


def test_tr_9_3_the_best_free_space_then_the_picture():
    families = [one(deniers=9, supply=1) for one in (anna, faye, geoffrey, emily)]
    p = table(
        *families,
        cards="merchant",
        dice={anna: "yellow_2 red_1", faye: "yellow_2", geoffrey: "yellow_2", emily: "yellow_2"},
    )
    told = []
    for seat in (anna, faye, geoffrey, emily):
        told += turn(p, seat, "activate merchant", [(seat, "yellow_2")])
    assert [one["vp"] for one in happened(told, "hired")] == [2, 1, 0, 0]
    slot = seen(p)["slots"][6]
    assert (slot["scoring"], slot["picture"]) == ([anna, faye], [geoffrey, emily])


def test_tr_9_4_tr_9_5_one_tradesman_who_works_again_without_pay():
    """TR-9.4, TR-9.5."""
    p = table(
        anna(deniers=4, supply=2), faye(), cards="merchant", dice={anna: "yellow_2 yellow_4 red_1", faye: "red_1"}
    )
    turn(p, anna, "activate merchant", [(anna, "yellow_2")])
    play(p, faye, "pass")
    before = deniers(p, anna)
    turn(p, anna, "activate merchant", [(anna, "yellow_4")])
    assert deniers(p, anna) == before + 4
    assert supply(p, anna) == 1


def test_tr_9_6_a_tradesman_who_leaves_frees_his_space_and_his_cubes_stay():
    p = table(
        anna(deniers=9), faye(), stalls={"priest": [anna, faye]}, cubes={"priest": [anna, anna]}, cards="merchant",
        dice={anna: "yellow_4 yellow_3 yellow_2", faye: "red_1"},
    )  # fmt: skip
    turn(p, anna, "activate merchant", [(anna, "yellow_4")], source="card_white_1")
    assert seen(p)["slots"][3]["scoring"] == [None, faye], "nobody moves up"
    play(p, faye, "pass")
    told = turn(p, anna, "farm", [(anna, "yellow_3"), (anna, "yellow_2")], cube="priest")
    assert happened(told, "farmed")[0]["value"] == 11


def test_tr_9_7_hiring_without_an_activation_is_impossible():
    p = table(anna(deniers=9, supply=1), faye(), cards="priest", dice={anna: "white_2 red_1"})
    assert refused(p, anna, "activate priest") == "TR-8.6"


def test_tr_9_8_immediate_cards_work_n_times_now():
    p = table(anna(deniers=0), faye(), round=2, stalls={"mercenary": [anna]}, dice={anna: "red_6 red_4 red_1"})
    turn(p, anna, "activate mercenary", [(anna, "red_6"), (anna, "red_4")])
    assert deniers(p, anna) == 9


def test_tr_9_9_delayed_cards_take_cubes_for_later_actions():
    p = table(anna(), faye(), stalls={"priest": [anna]}, dice={anna: "white_6 yellow_1 yellow_2", faye: "red_1"})
    play(p, anna, "activate priest")
    assert refused(p, anna, "spend priest") == "TR-11.1"
    play(p, anna, "times 2", "confirm")
    assert seen(p)["slots"][3]["cubes"] == [2, 0]


# --- Cathedral, events, placing, agriculture ------------------------------------------------------


def test_tr_9_10_one_cube_per_die_level_upon_level():
    p = table(anna(), faye(), dice={anna: "white_2 white_2 white_2", faye: "red_1"})
    turn(p, anna, "build", [(anna, "white_2")] * 3)
    assert [level[1] for level in seen(p)["cathedral"]] == [anna] * 3


def test_tr_9_10_the_view_shows_the_spaces_a_turn_would_fill():
    p = table(anna(), faye(), dice={anna: "white_2 white_2 white_5", faye: "red_1"})
    play(p, anna, "build", "take d1 white_2", "take d1 white_2")
    assert seen(p)["compose"]["built"] == [{"level": 1, "value": 2}, {"level": 2, "value": 2}]
    play(p, anna, "take d1 white_5")
    assert seen(p)["compose"]["built"][2:] == [{"level": 1, "value": 5}]


def test_tr_9_11_one_vp_and_one_or_two_influence_per_cube():
    p = table(anna(influence=0), faye(), dice={anna: "white_3 white_4 red_1"})
    turn(p, anna, "build", [(anna, "white_3"), (anna, "white_4")])
    assert (vp(p, anna), influence(p, anna)) == (2, 3)


def test_tr_9_12_a_number_built_to_the_top_takes_no_die():
    full = [[None, 1, None, None, None, None]] * 3
    p = table(anna(), faye(), cathedral=full, dice={anna: "white_2 white_3 red_1"})
    play(p, anna, "build")
    assert phase(p) == "confirm", "the 3 alone can be used"
    p = table(anna(), faye(), cathedral=full, dice={anna: "white_2"})
    assert why(p, anna, "build") == ("cathedral-dice-full", {})
    p = table(anna(), faye(), cathedral=full[:2], dice={anna: "white_2 white_2 white_3 red_1"})
    play(p, anna, "build", "take d1 white_2")
    assert why(p, anna, "take d1 white_2") == ("cathedral-number-full", {"value": 2})


def test_tr_9_13_up_to_value_by_divisor_and_the_free_banners():
    p = table(
        anna(influence=0), faye(), events={"marauding": [], "heresy": [faye, faye, faye]},
        dice={anna: "white_6 white_6 red_1"},
    )  # fmt: skip
    compose(p, anna, "fight heresy", [(anna, "white_6"), (anna, "white_6")])
    assert seen(p)["compose"]["most"] == 1
    assert refused(p, anna, "times 2") == "TR-8.7"
    p = table(anna(), faye(), events={"marauding": [], "heresy": [faye, faye]}, dice={anna: "white_6 white_6 red_1"})
    play(p, anna, "fight heresy", "take d1 white_6")
    assert why(p, anna, "times 3") == ("banners-full", {"threat": "heresy", "number": 2})


def test_tr_9_14_banners_in_order_and_one_influence_per_cube():
    p = table(
        anna(influence=0),
        faye(),
        events={"marauding": [], "war": [faye]},
        dice={anna: "red_6 red_6 red_1", faye: "red_4"},
    )
    turn(p, anna, "fight war", [(anna, "red_6"), (anna, "red_6")])
    turn(p, faye, "fight war", [(faye, "red_4")])
    assert cubes(p, "war") == [faye, anna, anna, anna, faye]
    assert influence(p, anna) == 3


def test_tr_9_15_one_event_per_action():
    p = table(anna(), faye(), events={"marauding": [], "war": []}, dice={anna: "red_6 red_6 red_1"})
    turn(p, anna, "fight war", [(anna, "red_6"), (anna, "red_6")], times=2)
    assert (cubes(p, "war"), cubes(p, "marauding"), p.actors()) == ([anna, anna], [], [faye])


def test_tr_9_16_marauding():
    p = table(anna(), faye(), events={"marauding": [anna] * 9}, dice={anna: "white_6 white_3 yellow_5 red_2"})
    play(p, anna, "fight marauding", "take d1 white_3")
    assert why(p, anna, "take d1 yellow_5")[0] == "colours-mixed"
    play(p, anna, "take d1 white_6", "times 3", "confirm")
    assert len(cubes(p, "marauding")) == 12
    assert seen(p)["queue"][0]["divisor"] == 3
    p = table(anna(), faye(), marauding_dice="yellow", dice={anna: "white_6 yellow_2", faye: "red_1"})
    assert refused(p, anna, "fight marauding") == "TR-8.6"


def test_tr_9_17_an_events_colour_names_the_dice():
    queue = {"marauding": [], "war": [], "heresy": [], "drought": []}
    for threat, die in (("war", "red_6"), ("heresy", "white_6"), ("drought", "yellow_6")):
        for other in ("red_6", "white_6", "yellow_6"):
            p = table(anna(deniers=0), faye(), events=queue, dice={anna: other})
            assert may(p, anna, f"fight {threat}") == (die == other)


@pytest.mark.parametrize(
    ("before", "points", "winner"),
    [
        ([1, 1, 1], {0: 2, 1: 3}, 1),  # sole first and second: 3 and 2
        ([0, 0, 0], {0: 5}, 0),  # alone: both values
        ([0, 0, 1], {0: 3, 1: 2}, 0),
        ([1, 1, 0], {0: 2, 1: 2}, 1),  # two tie for first: 5 // 2; the earlier takes the card
        ([0, 1, 1], {0: 2, 1: 2}, 0),
        ([0, 1, 2], {0: 3, 1: 1, 2: 1}, 0),  # two tie for second: 2 // 2
        ([1, 2, 3], {0: 1, 1: 1, 2: 1, 3: 1}, 1),  # four tie for first: 5 // 4
        ([4, 4, 0], {0: 2, 4: 0}, None),  # the neutral ties and was first: the card leaves the game
        ([4, 4, 4], {0: 2}, None),  # second behind the neutral
        ([0, 0, 4], {0: 3}, 0),  # the player does not get both values
    ],
)
def test_tr_9_18_countering(before, points, winner):
    p = table(
        anna(), faye(), geoffrey(), emily(), events={"marauding": [], "heresy": before}, dice={anna: "white_6 red_1"}
    )
    told = turn(p, anna, "fight heresy", [(anna, "white_6")])
    gained = {one["seat"]: one["vp"] for one in happened(told, "vp_gained")}
    assert gained == {seat: number for seat, number in points.items() if number and seat != 4}
    assert [one["seat"] for one in happened(told, "threat_won")] == ([] if winner is None else [winner])
    assert len(happened(told, "threat_discarded")) == (winner is None)
    assert [one["threat"] for one in seen(p)["queue"]] == ["marauding"]


@pytest.mark.parametrize(("before", "winner"), [
    ([faye, geoffrey, emily, geoffrey, emily], geoffrey), ([faye, emily, geoffrey, geoffrey, emily], emily),
    ([emily, emily, geoffrey, geoffrey, faye], emily), ([geoffrey, faye, emily, emily, faye], faye),
])  # fmt: skip
def test_tr_9_18_of_those_with_most_cubes_whoever_came_first(before, winner):
    """Whoever has fewer may have come before them."""
    p = table(
        anna(), faye(), geoffrey(), emily(), events={"marauding": [], "war": before}, dice={anna: "red_6 red_1"}
    )  # fmt: skip
    told = turn(p, anna, "fight war", [(anna, "red_6")])
    assert [one["seat"] for one in happened(told, "threat_won")] == [winner]


def test_tr_9_18_without_the_neutral_in_the_ranking():
    p = table(
        anna(), faye(), events={"marauding": [], "heresy": [4, 4, 4]}, dice={anna: "white_6 red_1"}, neutral_ranks=False
    )
    told = turn(p, anna, "fight heresy", [(anna, "white_6")])
    assert happened(told, "vp_gained") == [{"seat": anna, "vp": 5, "reason": "heresy"}]
    assert happened(told, "threat_won") == [{"seat": anna, "threat": "heresy"}]


def test_tr_9_19_won_cards_count_for_henry_i_marauding_never():
    p = table(anna(won="war heresy"), faye(), geoffrey(), events={"marauding": [anna] * 5})
    assert seen(p)["players"][0]["events_won"] == ["war", "heresy"]


def test_tr_9_20_placing_takes_exactly_one_die_of_the_buildings_colour():
    p = table(anna(supply=1), faye(), dice={anna: "red_2 red_5 white_3 yellow_4", faye: "red_1"})
    play(p, anna, "place palace")
    assert why(p, anna, "take d1 white_3")[0] == "die-wrong-colour"
    play(p, anna, "take d1 red_5")
    assert phase(p) == "confirm"
    assert seen(p)["compose"]["dice"] == [{"district": "d1", "die": "red_5", "price": 0}]
    play(p, anna, "confirm")
    assert on(p, "palace_5") == anna


def test_tr_9_21_the_citizen_is_taken_up_first():
    p = table(
        anna(deniers=0), faye(), citizens={anna: "city_hall_1", faye: "city_hall_2 city_hall_3"},
        dice={anna: "yellow_1 red_1"},
    )  # fmt: skip
    turn(p, anna, "place city_hall", [(anna, "yellow_1")], source="city_hall_1")
    assert [on(p, f"city_hall_{k}") for k in (1, 2, 3)] == [anna, faye, faye], "back into his own gap"
    assert seen(p)["buildings"][2]["lying"] == []


def test_tr_9_22_a_placement_that_expels_a_protected_citizen_is_illegal():
    p = table(
        anna(supply=1, deniers=0), faye(), citizens={faye: "bishopric_1 bishopric_2"}, lying={"bishopric": [faye]},
        dice={anna: "white_1 white_3"},
    )  # fmt: skip
    play(p, anna, "place bishopric")
    assert phase(p) == "confirm", "the 3 is the only die that can be used"


def test_tr_9_23_cubes_and_placing():
    p = table(
        anna(supply=1, deniers=0), faye(), round=2, stalls={}, dice={anna: "yellow_4 red_1", faye: "yellow_6"},
        cubes={"militia": [anna], "tithing": [anna], "confession": [anna]},
    )  # fmt: skip
    play(p, anna, "place palace")
    assert may(p, anna, "take d1 yellow_4"), "Militia: a yellow die for the Palace"
    play(p, anna, "take d1 yellow_4", "confirm")
    assert on(p, "palace_4") == anna
    assert seen(p)["slots"][7]["cubes"] == [0, 0]
    play(p, faye, "pass")
    p2 = table(anna(supply=1, deniers=0), faye(), cubes={"tithing": [anna]}, dice={anna: "red_1", faye: "yellow_6"})
    turn(p2, anna, "place city_hall", [(faye, "yellow_6")], cube="tithing")
    assert (on(p2, "city_hall_4"), deniers(p2, faye)) == (anna, 5), "Tithing: the die for nothing, its value unchanged"


def test_tr_9_24_dice_stay_where_their_citizens_were():
    p = table(anna(supply=1), faye(), citizens={faye: "palace_4"}, dice={anna: "red_4", faye: "red_6"})
    turn(p, anna, "place palace", [(anna, "red_4")])
    assert dice(p, faye) == ["red_6"], "expelled, but this round's die stays"
    assert dice(p, anna) == [], "the new citizen gives a die from the next round on"


def test_tr_9_25_agriculture():
    p = table(anna(deniers=0), faye(), dice={anna: "yellow_6 yellow_5 yellow_4", faye: "red_1"})
    turn(p, anna, "farm", [(anna, "yellow_6"), (anna, "yellow_5"), (anna, "yellow_4")])
    assert deniers(p, anna) == 7


@pytest.mark.parametrize(("money", "enough"), [(4, False), (7, False), (8, True)])
def test_tr_5_every_foreign_die_of_a_group_is_paid(money, enough):
    """Glassblower needs 8: two foreign dice at four deniers each, for one's own die is too low."""
    p = table(
        anna(deniers=money), faye(), round=3, stalls={"glassblower": [anna]},
        dice={anna: "white_1", faye: "white_6 white_6"},
    )  # fmt: skip
    assert may(p, anna, "activate glassblower") == enough
