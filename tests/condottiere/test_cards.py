"""CO-5: what each card does."""

from collections import Counter

import pytest

from adamak.core import find

from .arrange import (
    REGIONS,
    anna,
    battle,
    between_battles,
    bruno,
    cards,
    carla,
    choices,
    compared,
    dario,
    discard_pile,
    elena,
    events,
    everybody_keeps,
    everybody_passes,
    fabio,
    follow,
    hand,
    line,
    owner,
    phase,
    play,
    refused,
    seen,
    strengths,
    table,
    why,
)

SIXTEEN = [
    "genova ancona firenze",
    "parma ferrara urbino",
    "napoli mantova bologna",
    "siena spoleto milano",
    "lucca torino",
    "venezia modena",
]  # all but Roma, nobody near victory

# --- mercenaries, seasons -------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "strength"), [("1", 1), ("2", 2), ("3", 3), ("4", 4), ("5", 5), ("6", 6), ("10", 10)])
def test_co_5_1_mercenary_counts_its_printed_strength(card: str, strength: int):
    p = battle(anna(hand=f"{card} 1"), bruno(hand="1"))
    play(p, anna, card)
    assert strengths(p) == [strength, 0]


def test_co_5_every_card_of_the_deck():
    written = find("condottiere").start(6, {}, seed="deck").to_setup()
    assert Counter([*written["draw_pile"], *(card for one in written["players"] for card in one["hand"])]) == {
        "mercenary_1": 10, "mercenary_2": 8, "mercenary_3": 8, "mercenary_4": 8, "mercenary_5": 8, "mercenary_6": 8,
        "mercenary_10": 8, "winter": 3, "spring": 3, "bishop": 6, "courtesan": 12, "drummer": 6, "heroine": 3,
        "surrender": 3, "scarecrow": 16,
    }  # fmt: skip


def test_co_5_1_heroines_and_courtesans_are_not_mercenaries():
    """They do not keep a player from discarding the hand (CO-7.10)."""
    p = between_battles(anna(hand="H C"), bruno(hand="1"))
    play(p, anna, "site roma")
    assert choices(p, anna) == ["keep_hand", "discard_hand"]


def test_co_5_2_winter_sets_every_mercenary_to_one_in_every_line():
    p = battle(anna(line="10 6", hand="W 1"), bruno(line="5 4 3", hand="1"))
    play(p, anna, "W")
    assert strengths(p) == [2, 3]


def test_co_5_2_winter_discards_every_spring():
    p = battle(anna(line="10 S", hand="W 1"), bruno(line="S", hand="1"))
    play(p, anna, "W")
    assert (line(p, anna), line(p, bruno)) == (cards("10 W"), [])
    assert discard_pile(p) == cards("S S")
    assert events(p, "season_ended") == [{"event": "season_ended", "card": "spring", "number": 2}]


def test_co_5_2_three_winters_act_as_one():
    p = battle(anna(line="10 W W", hand="W 1"), bruno(hand="1"))
    play(p, anna, "W")
    assert strengths(p) == [1, 0]


def test_co_5_3_spring_adds_three_to_each_highest_mercenary_whoever_owns_it():
    p = battle(anna(line="6 6 2", hand="S 1"), bruno(line="6 5", hand="1"))
    play(p, anna, "S")
    assert strengths(p) == [9 + 9 + 2, 9 + 5]


def test_co_5_3_spring_looks_at_printed_strength():
    """R-04: a drummed 4 is worth 8, but the 6 is the highest."""
    p = battle(anna(line="4 D", hand="S 1"), bruno(line="6", hand="1"))
    play(p, anna, "S")
    assert strengths(p) == [8, 9]


def test_co_5_3_spring_without_mercenaries_does_nothing():
    p = battle(anna(line="H C", hand="S 1"), bruno(line="C", hand="1"))
    play(p, anna, "S")
    assert strengths(p) == [11, 1]


def test_co_5_3_spring_discards_every_winter():
    p = battle(anna(line="W", hand="S 1"), bruno(line="10 W", hand="1"))
    play(p, anna, "S")
    assert (line(p, anna), line(p, bruno)) == (cards("S"), cards("10"))
    assert discard_pile(p) == cards("W W")


def test_co_5_4_the_season_played_last_stands():
    p = battle(anna(line="10", hand="W W 1"), bruno(hand="S S 1"))
    seasons = []
    for name in ("anna W", "bruno S", "anna W", "bruno S"):
        follow(p, name)
        seasons.append(table(p)["season"])
    assert seasons == ["winter", "spring", "winter", "spring"]
    assert strengths(p) == [13, 0]


def test_co_5_4_the_same_season_twice_is_one_more_card_in_play():
    p = battle(anna(line="10 W", hand="1"), bruno(hand="W 1"), turn=bruno)
    play(p, bruno, "W")
    assert (line(p, anna), line(p, bruno)) == (cards("10 W"), cards("W"))
    assert discard_pile(p) == []


# --- Bishop and the Favor of the Pope -------------------------------------------------------------


def test_co_5_5_bishop_discards_all_highest_from_all_lines():
    p = battle(
        anna(line="10 10 2", hand="B 1"),
        bruno(line="10 6", hand="1", passed=True),
        carla(line="6 3", hand="1"),
    )
    play(p, anna, "B")
    assert [line(p, seat) for seat in (anna, bruno, carla)] == [cards("2"), cards("6"), cards("6 3")]
    assert discard_pile(p) == cards("10 10 10 B")
    assert events(p, "bishop_struck") == [{"event": "bishop_struck", "seat": 0, "card": "mercenary_10", "number": 3}]


def test_co_5_5_bishop_looks_at_printed_strength():
    """R-04: under Winter, and against Drummers, the highest printed mercenary goes."""
    p = battle(anna(line="6 W", hand="B 1"), bruno(line="5 D", hand="1"))
    play(p, anna, "B")
    assert (line(p, anna), line(p, bruno)) == (cards("W"), cards("5 D"))


def test_co_5_5_bishop_never_hits_heroines_and_courtesans():
    p = battle(anna(line="H C", hand="B 1"), bruno(line="3 H", hand="1"))
    play(p, anna, "B")
    assert (line(p, anna), line(p, bruno)) == (cards("H C"), cards("H"))


def test_co_5_5_bishop_without_mercenaries_still_moves_the_favor():
    """R-05."""
    p = battle(anna(hand="B 1"), bruno(line="H", hand="1"), favor="roma")
    play(p, anna, "B")
    assert discard_pile(p) == cards("B")
    assert (phase(p), table(p)["favor"]) == ("place_favor", None)


def test_co_5_5_bishop_does_not_stay_in_the_line():
    p = battle(anna(hand="B 1"), bruno(hand="1"))
    play(p, anna, "B", "favor_off")
    assert line(p, anna) == []


def test_co_5_6_favor_goes_to_an_empty_region_or_off_the_board():
    p = battle(anna(hand="B 1", regions="torino"), bruno(hand="1", regions="milano"))
    play(p, anna, "B")
    taken = {"torino", "milano", "siena"}
    assert choices(p, anna) == [*(f"favor {name}" for name in REGIONS if name not in taken), "favor_off"]
    assert (refused(p, anna, "favor torino"), why(p, anna, "favor torino")) == ("CO-5.6", "favor-controlled")


def test_co_5_6_favor_not_on_the_contested_region():
    """R-06."""
    p = battle(anna(hand="B 1"), bruno(hand="1"))
    play(p, anna, "B")
    assert (refused(p, anna, "favor siena"), why(p, anna, "favor siena")) == ("CO-5.6", "favor-contested")


def test_co_5_6_favor_on_the_contested_region_by_table_option():
    """R-06 decided otherwise: the region may be conquered, and stays protected if it was not."""
    p = battle(anna(hand="B 1"), bruno(hand="1"), options={"favor_on_contested_region": True})
    play(p, anna, "B", "favor siena")
    everybody_passes(p)
    assert refused(p, p.actor(), "site siena") == "CO-5.7"


def test_co_5_6_favor_back_to_where_it_was():
    """R-07."""
    p = battle(anna(hand="B 1"), bruno(hand="1"), favor="roma")
    play(p, anna, "B", "favor roma")
    assert table(p)["favor"] == "roma"


def test_co_5_6_only_the_player_of_the_bishop_decides():
    p = battle(anna(hand="B 1"), bruno(hand="1"))
    play(p, anna, "B")
    assert p.actors() == [anna]
    assert refused(p, bruno, "favor roma") == "CO-5.6"
    assert refused(p, anna, "pass") == "CO-4.6"


def test_co_5_6_no_empty_region_takes_the_favor_off_by_itself():
    seats = (anna, bruno, carla, dario, elena, fabio)
    p = battle(*(seat(hand="1 B" if seat == anna else "1", regions=SIXTEEN[seat]) for seat in seats), site="roma")
    play(p, anna, "B")
    assert (phase(p), p.actors(), table(p)["favor"]) == ("battle_turn", [bruno], None)


def test_co_5_7_favor_stays_across_battles_and_rounds():
    p = battle(anna(hand="B 10"), bruno(hand="1"))
    play(p, anna, "B", "favor roma")
    follow(p, "bruno 1", "anna 10", "anna site lucca")
    assert (table(p)["round"], table(p)["favor"]) == (2, "roma")
    assert "site roma" not in choices(between_battles(anna(hand="1"), bruno(hand="1"), favor="roma"), anna)


def test_co_5_7_another_bishop_moves_it():
    p = battle(anna(hand="B 1"), bruno(hand="B 1"))
    follow(p, "anna B", "anna favor roma", "bruno B", "bruno favor lucca")
    assert table(p)["favor"] == "lucca"


# --- Courtesan, Drummer, Heroine ------------------------------------------------------------------


@pytest.mark.parametrize(("season", "mercenary"), [("W", 2), ("S", 13)])
@pytest.mark.parametrize(("special", "strength"), [("C", 1), ("H", 10)])
def test_co_5_8_and_co_5_10_untouched_by_seasons_and_drummer(season: str, mercenary: int, special: str, strength: int):
    """CO-5.8, CO-5.10."""
    p = battle(anna(line=f"{special} 5 D", hand="1"), bruno(hand=f"{season} 1"), turn=bruno)
    play(p, bruno, season)
    assert strengths(p) == [strength + mercenary, 0]


def test_co_5_8_courtesans_count_for_the_token():
    p = battle(anna(line="10", hand="1"), bruno(line="C", hand="1"))
    everybody_passes(p)
    assert (owner(p, "siena"), table(p)["holder"]) == (anna, bruno)


@pytest.mark.parametrize("special", ["C", "H"])
def test_co_5_8_and_co_5_10_untouched_by_scarecrow(special: str):
    p = battle(anna(line=f"{special} 2", hand="R 1"), bruno(hand="1"))
    play(p, anna, "R")
    assert choices(p, anna) == ["take_back mercenary_2", "take_none"]


def test_co_5_9_drummer_doubles_the_own_line_only():
    p = battle(anna(line="5", hand="D 1"), bruno(line="6", hand="1"))
    play(p, anna, "D")
    assert strengths(p) == [10, 6]


def test_co_5_9_drummer_doubles_what_comes_later():
    p = battle(anna(line="D", hand="5 1"), bruno(hand="1"))
    play(p, anna, "5")
    assert strengths(p) == [10, 0]


def test_co_5_9_several_drummers_double_once():
    p = battle(anna(line="5 D D", hand="D 1"), bruno(hand="1"))
    play(p, anna, "D")
    assert strengths(p) == [10, 0]


def test_co_5_10_heroine_counts_ten():
    p = battle(anna(line="H H", hand="H 1"), bruno(hand="1"))
    play(p, anna, "H")
    assert strengths(p) == [30, 0]


# --- Scarecrow ------------------------------------------------------------------------------------


def test_co_5_11_scarecrow_takes_one_own_mercenary_back():
    p = battle(anna(line="6 6 2", hand="R"), bruno(line="10", hand="1"))
    play(p, anna, "R", "take_back 6")
    assert (line(p, anna), hand(p, anna)) == (cards("6 2"), cards("6"))
    assert (line(p, bruno), discard_pile(p)) == (cards("10"), cards("R"))


def test_co_5_11_scarecrow_may_take_none():
    p = battle(anna(line="6", hand="R 1"), bruno(hand="1"))
    play(p, anna, "R", "take_none")
    assert (line(p, anna), hand(p, anna), p.actors()) == (cards("6"), cards("1"), [bruno])


def test_co_5_11_never_another_players_card():
    p = battle(anna(line="2", hand="R 1"), bruno(line="10", hand="1"), discard_pile=cards("6"))
    play(p, anna, "R")
    assert refused(p, anna, "take_back 10") == "CO-5.11"
    assert refused(p, anna, "take_back 6") == "CO-5.11"


def test_co_5_11_the_returned_mercenary_may_be_played_again_at_once():
    p = battle(anna(line="6", hand="R"), bruno(hand="1", passed=True))
    play(p, anna, "R", "take_back 6", "6")
    assert compared(p) == [6, 0]


def test_co_5_11_scarecrow_as_the_last_card():
    """R-35: with a mercenary taken back the hand is not empty, and the player goes on."""
    p = battle(anna(line="6", hand="R"), bruno(hand="1 1"))
    play(p, anna, "R", "take_back 6")
    play(p, bruno, "1")
    assert p.actors() == [anna]


def test_co_5_11_everybody_saw_what_was_taken_back():
    p = battle(anna(line="6 2", hand="R 1"), bruno(hand="1"))
    play(p, anna, "R", "take_back 6")
    assert seen(p, bruno, anna)["known"] == cards("6")


def test_co_5_12_one_choice_per_strength_in_the_own_line():
    p = battle(anna(line="6 6 2 10 C", hand="R 1"), bruno(line="3", hand="1"))
    play(p, anna, "R")
    wanted = ["take_back mercenary_2", "take_back mercenary_6", "take_back mercenary_10", "take_none"]
    assert choices(p, anna) == wanted
    assert refused(p, bruno, "take_none") == "CO-5.12"


def test_co_5_12_no_mercenary_no_question():
    p = battle(anna(line="C", hand="R 1"), bruno(line="10", hand="1"))
    play(p, anna, "R")
    assert (phase(p), p.actors()) == ("battle_turn", [bruno])
    assert events(p, "took_none") == [{"event": "took_none", "seat": 0}]


# --- Surrender ------------------------------------------------------------------------------------


def test_co_5_13_surrender_ends_the_battle_for_everybody():
    p = battle(anna(line="2", hand="X 1"), bruno(line="6", hand="10 1"), carla(hand="10 1"))
    play(p, anna, "X")
    assert compared(p) == [2, 6, 0]
    assert (owner(p, "siena"), p.actors()) == (bruno, [bruno])


def test_co_5_13_surrender_as_the_very_first_card_is_a_tie():
    p = battle(anna(hand="X 1"), bruno(hand="1"))
    play(p, anna, "X")
    assert compared(p) == [0, 0]
    assert owner(p, "siena") is None


def test_co_5_13_surrender_is_discarded_with_its_line():
    p = battle(anna(hand="X 1"), bruno(hand="1"))
    play(p, anna, "X")
    play(p, p.actor(), "site roma")
    everybody_keeps(p)
    assert discard_pile(p) == cards("X")
