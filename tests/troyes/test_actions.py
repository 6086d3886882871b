"""TR-8, TR-9, TR-10 and TR-11: turns, groups of dice, the five actions, influence, and the cubes of delayed cards."""

import pytest

from .table import (
    anna,
    choices,
    compose,
    cubes,
    deniers,
    dice,
    emily,
    faye,
    geoffrey,
    gray,
    happened,
    influence,
    may,
    on,
    phase,
    play,
    refused,
    reserve,
    seen,
    supply,
    table,
    turn,
    vp,
    why,
)

# --- TR-8: turns ----------------------------------------------------------------------------------


def test_tr_8_1_one_action_or_a_pass_clockwise():
    p = table(
        anna(supply=1), faye(), geoffrey(), dice={anna: "yellow_2 white_3 red_6", faye: "yellow_3", geoffrey: "red_3"}
    )
    kinds = {move.split()[0] for move in choices(p, anna)}
    assert kinds >= {"build", "fight", "place", "farm", "pass"}
    assert refused(p, faye, "pass") == "TR-8.1"
    turn(p, anna, "farm", [(anna, "yellow_2")])
    assert p.actors() == [faye]
    play(p, faye, "pass")
    assert p.actors() == [geoffrey]


def test_tr_8_2_one_to_three_dice_of_one_colour_from_any_districts():
    p = table(
        anna(deniers=40), faye(), dice={anna: "yellow_2 red_3", faye: "yellow_3 yellow_4", gray: "yellow_5 white_1"}
    )
    play(p, anna, "farm", "take d2 yellow_3", "take d2 yellow_4")
    assert why(p, anna, "take d1 red_3") == ("colours-mixed", {"die": "red_3"})
    assert why(p, anna, "take d1 yellow_6") == ("die-not-there", {"district": "d1", "die": "yellow_6"})
    play(p, anna, "take gray yellow_5")
    assert phase(p) == "confirm", "three dice are the most"
    assert refused(p, anna, "take d1 yellow_2") == "TR-8.2"


def test_tr_8_2_a_die_of_the_wrong_colour():
    p = table(anna(), faye(), dice={anna: "yellow_2 yellow_5 red_3"})
    play(p, anna, "farm")
    assert why(p, anna, "take d1 red_3") == ("die-wrong-colour", {"die": "red_3", "colours": ["yellow"]})
    assert why(p, anna, "enough") == ("no-die-yet", {})
    assert why(table(anna(), faye(), dice={anna: "yellow_2"}), anna, "build")[0] == "no-dice-of-colour"


@pytest.mark.parametrize(("size", "price"), [(1, 2), (2, 4), (3, 6)])
def test_tr_8_3_price_by_size_of_the_group(size, price):
    p = table(
        anna(deniers=20), faye(deniers=0, purse=2), geoffrey(deniers=0),
        dice={faye: "yellow_4", gray: "yellow_2", anna: "yellow_1", geoffrey: "red_1"},
    )  # fmt: skip
    group = [(faye, "yellow_4"), (gray, "yellow_2"), (anna, "yellow_1")][:size]
    turn(p, anna, "farm", group)
    foreign = min(size, 2)
    gained = (4, 6, 7)[size - 1] // 2
    assert deniers(p, anna) == 20 - foreign * price + gained, "own dice are free, gray ones are paid to the bank"
    assert deniers(p, faye) == price, "whoever has passed sells too"


def test_tr_8_3_dice_that_are_too_dear():
    p = table(anna(deniers=5), faye(), dice={faye: "yellow_4 yellow_3", anna: "yellow_1"})
    play(p, anna, "farm", "take d2 yellow_4")
    assert why(p, anna, "take d2 yellow_3") == ("dice-too-dear", {"price": 8, "deniers": 5, "missing": 3})
    assert may(p, anna, "take d1 yellow_1"), "4 deniers for a pair with one foreign die"


def test_tr_8_4_tr_16_6_where_a_citizen_comes_from():
    """TR-8.4, TR-16.6."""
    p = table(
        anna(deniers=9, supply=1), faye(), citizens={anna: "palace_1 city_hall_2"}, lying={"bishopric": [anna]},
        cards="merchant", stalls={"archer": [anna]}, dice={anna: "yellow_4", faye: "red_1"},
    )  # fmt: skip
    play(p, anna, "activate merchant")
    while phase(p) != "choose_source":
        play(p, anna, "take d1 yellow_4" if may(p, anna, "take d1 yellow_4") else "enough")
    expected = ["supply", "card_red_1", "palace_1", "city_hall_2", "lying_bishopric"]
    assert choices(p, anna) == [f"source {name}" for name in expected]
    assert why(p, anna, "source palace_2") == ("no-citizen-there", {"source": "palace_2"})
    play(p, anna, "source card_red_1", "times 2", "confirm")
    assert seen(p)["slots"][0]["scoring"] == [None, None]
    assert seen(p)["slots"][6]["scoring"] == [anna, None]


def test_tr_8_4_an_empty_supply_must_be_filled_first():
    p = table(
        anna(deniers=9, influence=2), faye(), citizens={anna: "palace_1 palace_2"}, cards="merchant",
        dice={anna: "yellow_4", faye: "red_1"},
    )  # fmt: skip
    play(p, anna, "recruit")
    assert (supply(p, anna), influence(p, anna)) == (1, 0)
    turn(p, anna, "activate merchant", [(anna, "yellow_4")], source="supply")
    assert supply(p, anna) == 0
    p = table(
        anna(deniers=9), faye(), citizens={anna: "palace_1 palace_2"}, cards="merchant", dice={anna: "yellow_4 red_1"}
    )
    play(p, anna, "activate merchant")
    assert phase(p) == "choose_source"
    assert why(p, anna, "source supply") == ("supply-empty", {})
    p = table(anna(deniers=9), faye(), cards="merchant", dice={anna: "yellow_4 red_1"})
    assert why(p, anna, "activate merchant") == ("no-citizen", {})


def test_tr_8_5_income_of_an_action_cannot_pay_for_it():
    p = table(anna(deniers=3, supply=1), faye(), cards="merchant", dice={anna: "yellow_6 yellow_6", faye: "red_1"})
    assert why(p, anna, "activate merchant") == (
        "tradesman-too-dear", {"card": "merchant", "price": 4, "deniers": 3, "missing": 1},
    )  # fmt: skip
    p = table(anna(deniers=5, supply=1), faye(), cards="merchant", dice={faye: "yellow_6", anna: "red_1"})
    assert why(p, anna, "activate merchant")[0] == "dice-too-dear"


def test_tr_8_6_less_than_the_divisor_is_not_enough_but_agriculture_takes_a_lone_1():
    p = table(anna(), faye(), stalls={"priest": [anna]}, dice={anna: "white_2", faye: "red_1"})
    assert why(p, anna, "activate priest") == ("value-out-of-reach", {"divisor": 3})
    p = table(anna(), faye(), stalls={"priest": [anna]}, dice={anna: "white_2 white_1", faye: "red_1"})
    play(p, anna, "activate priest", "take d1 white_2")
    assert phase(p) == "confirm", "the other die is needed, so it is taken"
    assert seen(p)["compose"]["most"] == 1
    p = table(anna(deniers=0), faye(), dice={anna: "yellow_1", faye: "red_1"})
    told = turn(p, anna, "farm", [(anna, "yellow_1")])
    assert happened(told, "farmed") == [{"seat": anna, "deniers": 0, "value": 1}]


def test_tr_8_6_a_group_that_is_worth_too_little_cannot_be_ended():
    p = table(anna(), faye(), stalls={"priest": [anna]}, dice={anna: "white_2 white_1 white_6", faye: "red_1"})
    play(p, anna, "activate priest", "take d1 white_2")
    assert why(p, anna, "enough") == ("value-too-low", {"value": 2, "divisor": 3})


def test_tr_8_7_fewer_times_but_at_least_once():
    p = table(anna(deniers=0), faye(), stalls={"merchant": [anna]}, dice={anna: "yellow_6 red_1"})
    play(p, anna, "activate merchant")
    assert choices(p, anna) == ["times 1", "times 2", "times 3"]
    assert why(p, anna, "times 4") == ("too-many-times", {"number": 3, "value": 6, "divisor": 2})
    play(p, anna, "times 1", "confirm")
    assert deniers(p, anna) == 2


def test_tr_8_8_used_dice_are_gone_before_the_effect():
    p = table(anna(), faye(), round=3, stalls={"procession": [anna]}, dice={anna: "white_6 red_1", faye: "red_1 red_2"})
    turn(p, anna, "activate procession", [(anna, "white_6")])
    assert (vp(p, anna), vp(p, faye)) == (0, 2), "Anna has one die left, Faye two"


def test_tr_8_9_a_player_without_dice_may_buy():
    p = table(anna(deniers=2), faye(deniers=0), dice={faye: "yellow_6 red_1"})
    turn(p, anna, "farm", [(faye, "yellow_6")])
    assert (deniers(p, anna), deniers(p, faye)) == (3, 2)


def test_tr_8_10_passing():
    p = table(anna(deniers=0), faye(deniers=0), dice={anna: "yellow_2", faye: "yellow_2 yellow_4 yellow_6"})
    told = play(p, anna, "pass")
    assert happened(told, "passed") == [{"seat": anna, "deniers": 2}]
    assert deniers(p, anna) == 0, "the money lies in the district until phase 5"
    turn(p, faye, "farm", [(faye, "yellow_2")])
    assert p.actors() == [faye], "Anna takes no further action"
    turn(p, faye, "farm", [(faye, "yellow_4")])
    assert seen(p)["districts"][0]["pass_deniers"] == 4
    assert seen(p)["districts"][0]["passed"]


def test_tr_8_11_the_phase_ends_when_all_have_passed_or_no_die_is_left():
    p = table(anna(), faye(), dice={anna: "yellow_2", gray: "red_1"}, round=1)
    play(p, anna, "pass")
    told = play(p, faye, "pass")
    assert happened(told, "round_started")
    p = table(anna(), faye(), dice={anna: "yellow_2"}, round=1)
    told = turn(p, anna, "farm", [(anna, "yellow_2")])
    assert happened(told, "round_started"), "no die is left"
    assert happened(told, "pass_money_taken") == []


def test_tr_8_11_without_any_coloured_die_phase_4_is_skipped_and_nobody_gets_pass_money():
    p = table(
        anna(influence=0), faye(influence=0), phase="black_dice", against="black_2", dice={anna: "red_1"}, round=1
    )
    told = play(p, anna, "use red_1")
    assert happened(told, "passed") == []
    assert happened(told, "round_started")[0]["round"] == 2


def test_tr_8_12_whoever_can_do_nothing_passes():
    p = table(anna(deniers=0), faye(deniers=0, influence=0), dice={anna: "yellow_2 yellow_4", gray: "red_2"}, round=1)
    told = turn(p, anna, "farm", [(anna, "yellow_2")])
    assert happened(told, "passed") == [{"seat": faye, "deniers": 2}]
    assert p.actors() == [anna]


# --- TR-9: Activity cards -------------------------------------------------------------------------


def test_tr_9_1_a_group_of_the_cards_colour():
    p = table(anna(), faye(), stalls={"merchant": [anna]}, dice={anna: "red_6 white_6", faye: "red_1"})
    assert refused(p, anna, "activate merchant") == "TR-8.2"
    assert why(p, anna, "activate merchant") == ("no-dice-of-colour", {"colours": ["yellow"]})


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


# --- TR-10: influence -----------------------------------------------------------------------------


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
    assert seen(p)["flip"] == {"dice": ["white_1", "yellow_2"]}
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


# --- TR-11: cubes of delayed cards ----------------------------------------------------------------


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
    assert why(p, anna, "take d1 red_6") == ("colours-mixed", {"die": "red_6"})


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


# --- TR-16: decisions -----------------------------------------------------------------------------


def test_tr_16_1_initial_placement_is_asked():
    from .table import new_game

    assert phase(new_game(2)) == "settle"


def test_tr_16_3_price_and_yield_are_told_at_every_step():
    p = table(
        anna(deniers=12, supply=1), faye(), cards="merchant", dice={anna: "yellow_6 yellow_4", faye: "yellow_5 red_1"}
    )
    offers = seen(p)["offers"]
    assert offers["24"] == {"price": 0, "hire": 4, "value": None, "most": 0, "yield": dict.fromkeys(
        ("deniers", "vp", "influence", "cubes"), 0)}  # fmt: skip
    play(p, anna, "activate merchant", "take d1 yellow_6")
    told = seen(p)["compose"]
    assert (told["value"], told["price"], told["most"], told["yield"]["deniers"]) == (6, 0, 3, 6)
    from adamak.games.troyes import GAME

    offer = seen(p)["offers"][str(GAME.moves.number("take d2 yellow_5"))]
    assert (offer["value"], offer["price"], offer["most"], offer["yield"]["deniers"]) == (11, 4, 5, 10)
    assert seen(p, faye)["offers"] is None
    assert seen(p, faye)["compose"] == told, "everybody sees the turn being put together"
