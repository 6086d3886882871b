"""CO-13 and CO-19: the optional rules, alone and together."""

from itertools import product

import pytest

from adamak.core import Problem
from adamak.games.condottiere import GAME
from adamak.games.condottiere.options import CondottiereOptions

from .arrange import (
    CHAIN,
    DECK,
    all_cards,
    anna,
    battle,
    bruno,
    carla,
    choices,
    conquest,
    dario,
    everybody_passes,
    follow,
    hand_sizes,
    happened,
    new_game,
    owner,
    phase,
    play,
    play_randomly,
    table,
)

FIVE = ("draw_after_each_battle", "playing_for_points", "larger_empires", "taking_regions", "hidden_cards")
ALL_32 = [dict(zip(FIVE, chosen, strict=True)) for chosen in product((False, True), repeat=5)]


def named(options: dict[str, bool]) -> str:
    return "+".join(name for name, on in options.items() if on) or "base"


# --- options --------------------------------------------------------------------------------------


def test_co_13_1_five_optional_rules_off_by_default():
    described = {one["name"]: one for one in CondottiereOptions.describe()}
    assert [described[name]["default"] for name in FIVE] == [False] * 5
    assert [described[name]["kind"] for name in FIVE] == ["switch"] * 5


@pytest.mark.parametrize("options", ALL_32, ids=named)
def test_co_13_1_any_of_them_may_be_combined(options: dict[str, bool]):
    """CO-19, R-28: each combination is played to its end, with as many players as its number says."""
    seats = 2 + ALL_32.index(options) % 5
    p = play_randomly(new_game(seats, seed=named(options), stall_guard=True, **options), named(options))
    assert p.ending() in GAME.endings
    assert all_cards(p) == DECK


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_co_13_1_all_five_together(seats: int):
    options = dict.fromkeys(FIVE, True)
    assert play_randomly(new_game(seats, stall_guard=True, **options), "five").ending() in GAME.endings


def test_co_13_1_points_with_taking_regions_warns_and_is_allowed():
    options = {"playing_for_points": True, "taking_regions": True}
    assert GAME.read_options(4, options).warnings() == ["points-and-taking"]
    assert not new_game(4, **options).is_over()


@pytest.mark.parametrize("options", [chosen for chosen in ALL_32 if sum(chosen.values()) == 1], ids=named)
def test_co_13_1_one_alone_warns_of_nothing(options: dict[str, bool]):
    assert GAME.read_options(4, options).warnings() == []


@pytest.mark.parametrize("options", [{"hidden_cards": True}, {"taking_regions": True}, {"larger_empires": True},
                                     {"playing_for_points": True}], ids=named)  # fmt: skip
def test_co_13_2_what_an_option_does_not_mention_stays(options: dict[str, bool]):
    p = new_game(4, first_player="1", **options)
    assert hand_sizes(p) == [10] * 4
    assert table(p)["goals"]["total"] == 5
    assert len(choices(p, anna)) == 17


@pytest.mark.parametrize(
    ("option", "value", "needs"),
    [
        ("draw_initial_hand", 5, "draw_after_each_battle"),
        ("draw_amount", "chosen", "draw_after_each_battle"),
        ("points_target", 30, "playing_for_points"),
        ("series_first_player", "winner", "playing_for_points"),
        ("full_board_ends_game", False, "taking_regions"),
        ("tie_courtesan_first", False, "taking_regions"),
        ("hidden_flip", "before_effect", "hidden_cards"),
    ],
)
def test_co_13_1_a_detail_needs_its_rule(option: str, value: object, needs: str):
    with pytest.raises(Problem) as problem:
        GAME.start(4, {option: value}, seed="x")
    assert (problem.value.code, problem.value.args_["needs"]) == ("option-needs", needs)
    assert GAME.start(4, {option: value, needs: True}, seed="x")


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"seven_players": True}, "unknown-option"),
        ({"hidden_cards": "perhaps"}, "bad-option-value"),
        ({"playing_for_points": True, "points_target": 1000}, "bad-option-value"),
        ({"playing_for_points": True, "points_target": True}, "bad-option-value"),
        ({"first_player": "7"}, "bad-option-value"),
        ({"first_player": "5"}, "option-contradicts"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], code: str):
    with pytest.raises(Problem) as problem:
        GAME.start(4, options, seed="x")
    assert problem.value.code == code


# --- pairs (CO-19) --------------------------------------------------------------------------------


def test_co_19_draw_and_points_each_game_starts_with_seven():
    p = conquest(4, CHAIN[:2], CHAIN[2], draw_after_each_battle=True, playing_for_points=True)
    assert (table(p)["game"], hand_sizes(p)) == (2, [7, 7, 7, 7])


def test_co_19_draw_and_larger_empires_are_independent():
    p = conquest(4, CHAIN[:2], CHAIN[2], draw_after_each_battle=True, larger_empires=True)
    assert (p.ending(), phase(p)) == ("", "choose_site")
    assert hand_sizes(p) == [4, 4, 4, 4]


def test_co_19_draw_and_taking_regions_a_lost_region_lowers_the_limit():
    """Bruno, at a limit of 11, loses the only region: 11 cards stay, and none is drawn."""
    p = battle(
        anna(line="10", hand="1"),
        bruno(hand="1 1 1 2 2 2 3 3 3 4 4", regions="siena"),
        options={"draw_after_each_battle": True, "taking_regions": True},
    )
    everybody_passes(p)
    assert (owner(p, "siena"), hand_sizes(p)) == (anna, [4, 11])
    assert phase(p) == "choose_site"


def test_co_19_draw_and_hidden_cards_are_turned_up_long_before_drawing():
    p = battle(
        anna(down="10", hand="1"), bruno(hand="1"), options={"draw_after_each_battle": True, "hidden_cards": True}
    )
    everybody_passes(p)
    told = happened(p)
    assert told.index("turned_up") < told.index("strength") < told.index("drew")


def test_co_19_points_and_larger_empires_the_bonus_needs_the_larger_number():
    p = conquest(4, ["bologna", *CHAIN[:2]], CHAIN[2], playing_for_points=True, larger_empires=True)
    assert [score["total"] for score in p.scores()] == [9, 0, 0, 0]


def test_co_19_points_and_hidden_cards_are_independent():
    p = battle(
        anna(down="10", hand="1", regions="firenze roma"), bruno(hand="1"), carla(hand="1"), dario(hand="1"),
        options={"playing_for_points": True, "hidden_cards": True},
    )  # fmt: skip
    everybody_passes(p)
    assert [score["total"] for score in p.scores()] == [8, 0, 0, 0]


def test_co_19_larger_empires_and_taking_regions_an_attack_breaks_a_group():
    p = battle(
        anna(line="10", hand="1"),
        bruno(hand="1", regions="firenze siena roma"),
        carla(hand="1"),
        dario(hand="1"),
        options={"larger_empires": True, "taking_regions": True},
    )
    everybody_passes(p)
    assert table(p)["players"][bruno]["largest_group"] == 2


def test_co_19_larger_empires_and_hidden_cards_are_independent():
    p = conquest(4, CHAIN[:3], CHAIN[3], larger_empires=True, hidden_cards=True)
    assert p.ending() == "adjacent"


@pytest.mark.parametrize("card", ["5", "W"])
def test_co_19_taking_and_hidden_the_first_card_ends_the_free_passes(card: str):
    """Hidden or not."""
    p = battle(
        anna(hand="1 1 1"),
        bruno(hand=f"{card} 2", regions="siena"),
        options={"taking_regions": True, "hidden_cards": True},
    )
    follow(p, "anna 1", f"bruno {card}")
    assert not table(p)["defender_free"]


def test_co_19_taking_and_hidden_a_free_pass_never_forces_to_reveal():
    p = battle(
        anna(hand="1 1"), bruno(hand="5", regions="siena"), options={"taking_regions": True, "hidden_cards": True}
    )
    follow(p, "anna 1", "bruno pass")
    assert (phase(p), p.actors()) == ("battle_turn", [anna])


def test_co_19_points_and_taking_regions_play_together():
    p = battle(
        anna(line="10", hand="1", regions="firenze roma"),
        bruno(hand="1", regions="siena torino"),
        carla(hand="1"),
        dario(hand="1"),
        options={"playing_for_points": True, "taking_regions": True},
    )
    everybody_passes(p)
    assert [score["total"] for score in p.scores()] == [8, 1, 0, 0]
    play(p, p.actor(), "site siena")
