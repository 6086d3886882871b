"""TR-8, TR-16: turns, groups of dice and their price, passing, and what is asked."""

import pytest

from .arrange import (
    anna,
    choices,
    deniers,
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
    assert why(p, anna, "take d1 yellow_6") == ("die-not-there", {"seat": 0, "die": "yellow_6"})
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


@pytest.mark.parametrize("price", [1, 15])
@pytest.mark.parametrize("seat", [anna, faye])
def test_tr_9_2_a_tradesman_costs_what_is_printed(price, seat):
    """With numbers of one's own, from a single denier on; TR-8.4: and somebody must be there to be hired."""
    for owned, people in ((price - 1, 1), (price, 1), (price, 0)):
        families = [anna(deniers=20, supply=1), faye(deniers=20, supply=1)]
        families[seat] = anna(deniers=owned, supply=people)
        p = table(*families, turn=int(seat), cards="merchant", dice={seat: "yellow_6 yellow_6"},
                  numbers=f"merchant.cost={price}")  # fmt: skip
        assert may(p, seat, "activate merchant") == (owned == price and people == 1)


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
    p = table(anna(), faye(purse=1), dice={anna: "yellow_2"})
    passed = [[one["passed"] for one in seen(p)[part]] for part in ("districts", "players")]
    assert passed == [[False, True, False], [False, True]], "any money in the district tells of a pass"


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


# --- TR-16: decisions -----------------------------------------------------------------------------


def test_tr_16_1_initial_placement_is_asked():
    from .arrange import new_game

    assert phase(new_game(2)) == "settle"


def test_tr_16_3_price_and_yield_are_told_at_every_step():
    p = table(
        anna(deniers=12, supply=1), faye(), cards="merchant", dice={anna: "yellow_6 yellow_4", faye: "yellow_5 red_1"}
    )
    offers = seen(p)["offers"]
    assert offers["activate yellow_1"] == {"price": 0, "hire": 4, "value": None, "most": 0, "yield": dict.fromkeys(
        ("deniers", "vp", "influence", "cubes"), 0)}  # fmt: skip
    play(p, anna, "activate merchant", "take d1 yellow_6")
    told = seen(p)["compose"]
    assert (told["value"], told["price"], told["most"], told["yield"]["deniers"]) == (6, 0, 3, 6)
    offer = seen(p)["offers"]["take d2 yellow_5"]
    assert (offer["value"], offer["price"], offer["most"], offer["yield"]["deniers"]) == (11, 4, 5, 10)
    assert seen(p, faye)["offers"] is None
    assert seen(p, faye)["compose"] == told, "everybody sees the turn being put together"


def test_tr_16_3_the_yield_is_what_the_turn_gives():
    """A citizen taken from the Palace is not there any more when the Miller counts; nobody is taxed beyond a purse."""
    p = table(
        anna(deniers=12), faye(), cards="miller", dice={anna: "yellow_4", faye: "red_1"}, citizens={anna: "palace_1"}
    )
    play(p, anna, "activate miller")
    assert seen(p)["compose"]["yield"]["deniers"] == 0
    assert gained_by(p, anna, "confirm") == -5, "the tradesman, and nothing comes in"
    p = table(
        anna(deniers=12), faye(deniers=1), cards="tax_collector", stalls={"tax_collector": [anna]}, round=2,
        dice={anna: "red_4 red_4", faye: "yellow_1"}, citizens={faye: "city_hall_1"},
    )  # fmt: skip
    play(p, anna, "activate tax_collector", "take d1 red_4")
    assert (seen(p)["compose"]["most"], seen(p)["compose"]["yield"]["deniers"]) == (2, 1)
    assert seen(p)["offers"]["times 2"]["yield"]["deniers"] == 1
    play(p, anna, "times 2")
    assert gained_by(p, anna, "confirm") == 1


def gained_by(p, seat, move):
    before = seen(p)["players"][seat]["deniers"]
    play(p, seat, move)
    return seen(p)["players"][seat]["deniers"] - before


def test_tr_16_3_the_yield_ends_where_dice_are_rolled():
    p = table(anna(), faye(), cards="archer", stalls={"archer": [anna]}, dice={anna: "red_4 red_2", faye: "yellow_1"})
    play(p, anna, "activate archer", "take d1 red_4", "enough")
    assert seen(p)["compose"]["yield"] == dict.fromkeys(("deniers", "vp", "influence", "cubes"), 0)
    assert seen(p)["compose"]["most"] == 2


def test_tr_9_18_the_yield_tells_the_points_of_a_countered_event():
    p = table(
        anna(), faye(), dice={anna: "white_4", faye: "yellow_1"}, events={"marauding": [], "heresy": [anna, anna, faye]}
    )
    play(p, anna, "fight heresy")
    assert seen(p)["compose"]["yield"] == {"deniers": 0, "vp": 3, "influence": 1, "cubes": 1}
    before = seen(p)["players"][anna]["vp"]
    play(p, anna, "confirm")
    assert seen(p)["players"][anna]["vp"] == before + 3
