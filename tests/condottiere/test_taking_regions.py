"""CO-17: taking regions from other players."""

import pytest

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
    elena,
    events,
    everybody_passes,
    follow,
    happened,
    line,
    owner,
    passed,
    phase,
    play,
    refused,
    regions,
    table,
    why,
    winners,
)

TAKING = {"taking_regions": True}


def attack(anna_hand: str, bruno_hand: str, carla_hand: str = "1", **facts: object) -> object:
    """Anna attacks Siena, which Bruno controls; Carla sits on Bruno's left."""
    facts = {"options": TAKING, **facts}
    return battle(anna(hand=anna_hand), bruno(hand=bruno_hand, regions="siena"), carla(hand=carla_hand), **facts)


# --- where ----------------------------------------------------------------------------------------


def test_co_17_1_others_regions_may_be_attacked_own_and_protected_ones_not():
    """R-22."""
    p = between_battles(
        anna(hand="1", regions="torino"), bruno(hand="1", regions="milano lucca"), favor="lucca", options=TAKING
    )
    assert choices(p, anna) == [f"site {name}" for name in REGIONS if name not in {"torino", "lucca"}]
    assert (refused(p, anna, "site torino"), why(p, anna, "site torino")) == ("CO-17.1", "site-own")
    assert refused(p, anna, "site lucca") == "CO-5.7"


def test_co_17_1_only_with_the_option():
    p = between_battles(anna(hand="1"), bruno(hand="1", regions="milano"))
    assert refused(p, anna, "site milano") == "CO-7.7"


# --- the defender ---------------------------------------------------------------------------------


def test_co_17_2_whose_region_is_attacked_is_the_defender():
    p = between_battles(anna(hand="1 1"), bruno(hand="1 1", regions="milano"), options=TAKING)
    play(p, anna, "site milano", "keep_hand")
    play(p, bruno, "keep_hand")
    assert (table(p)["defender"], table(p)["defender_free"]) == (bruno, True)


def test_co_17_2_he_may_pass_any_number_of_turns_and_still_play():
    p = attack("1 1 1 1", "10 2", "2 2 2")
    follow(p, "anna 1", "bruno pass", "carla 2", "anna 1", "bruno pass", "carla 2", "anna 1", "bruno pass", "carla 2")
    assert passed(p) == []
    follow(p, "anna pass", "bruno 10")
    assert line(p, bruno) == cards("10")


def test_co_17_2_a_free_pass_is_told_apart():
    p = attack("1 1", "10", "2")
    follow(p, "anna 1", "bruno pass")
    assert happened(p) == ["passed_freely"]


@pytest.mark.parametrize("first", ["2", "R", "B"])
def test_co_17_2_from_his_first_card_on_his_next_pass_is_final(first: str):
    """A Bishop or a Scarecrow too, although they leave the line empty."""
    p = attack("1 1 1", f"{first} 10 10", "2 2")
    follow(p, "anna 1", f"bruno {first}")
    if first == "B":
        play(p, bruno, "favor_off")
    assert not table(p)["defender_free"]
    follow(p, "carla 2", "anna 1", "bruno pass")
    assert passed(p) == [bruno]
    assert refused(p, bruno, "10") == "CO-4.6"


def test_co_17_2_nobody_else_passes_freely():
    p = attack("1 1", "10", "2 2")
    follow(p, "anna pass", "bruno pass", "carla pass")
    assert passed(p) == [anna, carla]


# --- the end of the battle ------------------------------------------------------------------------


def test_co_17_3_he_gets_a_turn_after_the_last_other_pass():
    """R-23."""
    p = attack("6 1", "10", "2")
    follow(p, "anna 6", "bruno pass", "carla pass", "anna pass")
    assert (phase(p), p.actors()) == ("battle_turn", [bruno])


def test_co_17_3_passing_on_that_turn_ends_it():
    p = attack("6 1", "10 1", "2")
    follow(p, "anna 6", "bruno pass", "carla pass", "anna pass", "bruno pass")
    assert compared(p) == [6, 0, 0]


def test_co_17_3_also_when_the_pass_before_him_is_the_last():
    """Anna is the last to pass, on Bruno's right: Bruno's pass comes later and is final."""
    p = attack("6 1", "10 1", "2")
    follow(p, "anna 6", "bruno pass", "carla pass")
    play(p, anna, "pass")
    play(p, bruno, "pass")
    assert phase(p) == "choose_site"


def test_co_17_3_when_all_pass_at_once_he_is_asked_twice():
    p = attack("1", "1", "1")
    follow(p, "anna pass", "bruno pass", "carla pass")
    assert p.actors() == [bruno]
    play(p, bruno, "pass")
    assert compared(p) == [0, 0, 0]


def test_co_17_3_a_defender_who_passed_for_good_gets_no_more_turns():
    p = attack("6 2 1", "5 1", "2")
    follow(p, "anna 6", "bruno 5", "carla pass", "anna 2", "bruno pass", "anna pass")
    assert compared(p) == [8, 5, 0]


def test_co_17_3_a_defender_with_an_empty_hand_passes_for_good():
    p = attack("6 1", "", "2")
    play(p, anna, "6")
    assert happened(p) == ["played", "passed_empty"]
    assert passed(p) == [bruno]
    follow(p, "carla pass", "anna pass")
    assert owner(p, "siena") == anna


def test_co_17_3_he_goes_on_alone_as_long_as_he_likes():
    p = attack("10", "5 4 3 1", "2")
    follow(p, "anna 10", "bruno pass", "carla pass")
    follow(p, "bruno 5", "bruno 4", "bruno 3", "bruno pass")
    assert compared(p) == [10, 12, 0]
    assert owner(p, "siena") == bruno


def test_co_17_3_others_without_cards_pass_in_their_turn_then_he_is_asked_again():
    """R-30: Carla's automatic pass comes after Bruno's free one."""
    p = attack("6 1", "10 1", "")
    follow(p, "anna pass", "bruno pass")
    assert happened(p) == ["passed_freely", "passed_empty"]
    assert p.actors() == [bruno]


def test_co_17_3_two_players():
    p = battle(anna(hand="6 1"), bruno(hand="10", regions="siena"), options=TAKING)
    follow(p, "anna 6", "bruno pass", "anna pass")
    assert p.actors() == [bruno]


# --- who keeps it ---------------------------------------------------------------------------------


def test_co_17_4_the_defender_keeps_his_region_without_a_second_marker():
    p = attack("6 1", "10 1")
    follow(p, "anna 6", "bruno 10")
    everybody_passes(p)
    assert events(p, "region_held") == [{"event": "region_held", "seat": bruno, "region": "siena"}]
    assert (regions(p, bruno), table(p)["holder"]) == ({"siena"}, bruno)


def test_co_17_4_a_stronger_attacker_takes_it():
    p = attack("6 1", "5 1")
    follow(p, "anna 6", "bruno 5")
    everybody_passes(p)
    assert events(p, "region_taken") == [{"event": "region_taken", "seat": anna, "region": "siena", "loser": bruno}]
    assert (regions(p, anna), regions(p, bruno), table(p)["holder"]) == ({"siena"}, set(), anna)


def test_co_17_4_a_third_player_may_take_it():
    p = attack("6 1", "5 1", "10 1")
    follow(p, "anna 6", "bruno 5", "carla 10")
    everybody_passes(p)
    assert owner(p, "siena") == carla


@pytest.mark.parametrize(
    ("anna_card", "bruno_card", "carla_card"),
    [("6", "6", "2"), ("6", "2", "6"), ("X", None, None)],
)
def test_co_17_5_a_tie_leaves_region_and_token_to_the_defender(anna_card: str, bruno_card: str, carla_card: str):
    """Whoever is in it, everyone at 0 included."""
    p = attack(f"{anna_card} 1", "6 2 1", "6 2 1")
    play(p, anna, anna_card)
    if bruno_card:
        follow(p, f"bruno {bruno_card}", f"carla {carla_card}")
        everybody_passes(p)
    assert owner(p, "siena") == bruno
    assert events(p, "token_to") == [{"event": "token_to", "seat": bruno, "reason": "defender"}]


def tie_with_courtesan(**options: object) -> object:
    p = battle(
        anna(line="6", hand="1"),
        bruno(line="6", hand="1", regions="siena"),
        carla(line="C", hand="1"),
        options={**TAKING, **options},
    )
    return everybody_passes(p)


def test_co_17_5_a_courtesan_majority_comes_first():
    """R-24: the defender keeps the region all the same."""
    p = tie_with_courtesan()
    assert (owner(p, "siena"), table(p)["holder"]) == (bruno, carla)


def test_co_17_5_the_defender_first_by_table_option():
    p = tie_with_courtesan(tie_courtesan_first=False)
    assert (owner(p, "siena"), table(p)["holder"]) == (bruno, bruno)


def test_co_17_5_without_a_tie_courtesans_come_first_whatever_the_option():
    p = battle(
        anna(line="10", hand="1"),
        bruno(line="6", hand="1", regions="siena"),
        carla(line="C", hand="1"),
        options={**TAKING, "tie_courtesan_first": False},
    )
    everybody_passes(p)
    assert (owner(p, "siena"), table(p)["holder"]) == (anna, carla)


def test_co_17_6_surrender_ends_it_before_the_defender_has_played():
    p = attack("6 X", "10 10", "1")
    follow(p, "anna 6", "bruno pass", "carla 1", "anna X")
    assert compared(p) == [6, 0, 1]
    assert owner(p, "siena") == anna


def test_co_17_7_favor_on_any_region_but_the_contested_one():
    """R-06."""
    p = battle(
        anna(hand="B 1", regions="torino"), bruno(hand="1", regions="siena milano"), carla(hand="1"), options=TAKING
    )
    play(p, anna, "B")
    assert choices(p, anna) == [*(f"favor {name}" for name in REGIONS if name != "siena"), "favor_off"]
    assert refused(p, anna, "favor siena") == "CO-5.6"
    play(p, anna, "favor torino")
    assert table(p)["favor"] == "torino"


def test_co_17_7_a_protected_region_of_another_cannot_be_attacked():
    p = between_battles(anna(hand="1"), bruno(hand="1", regions="milano"), favor="milano", options=TAKING)
    assert refused(p, anna, "site milano") == "CO-5.7"


# --- free regions, winning ------------------------------------------------------------------------


def test_co_17_8_a_free_region_follows_the_base_rules():
    p = battle(anna(hand="1"), bruno(hand="1"), carla(hand="1"), options=TAKING)
    assert table(p)["defender"] is None
    follow(p, "anna pass", "bruno pass")
    assert passed(p) == [anna, bruno]
    play(p, carla, "pass")
    assert events(p, "token_to") == [{"event": "token_to", "seat": bruno, "reason": "left"}]


def test_co_17_8_a_taken_region_can_win():
    p = battle(
        anna(line="10", hand="1", regions="firenze roma"),
        bruno(hand="1", regions="siena torino"),
        carla(hand="1"),
        dario(hand="1"),
        options=TAKING,
    )
    everybody_passes(p)
    assert (p.ending(), winners(p), regions(p, bruno)) == ("adjacent", [anna], {"torino"})


def test_co_17_8_a_held_region_wins_nothing_new():
    p = battle(
        anna(line="6", hand="1", regions="milano"),
        bruno(line="10", hand="1", regions="siena roma"),
        carla(hand="1"),
        dario(hand="1"),
        options=TAKING,
    )
    everybody_passes(p)
    assert p.ending() == ""


FULL = ["napoli ferrara genova firenze", "bologna milano lucca", "venezia modena urbino", "parma mantova ancona"]


def last_free_region(**options: object) -> object:
    """Elena conquers Siena, the sixteenth region; Roma is protected."""
    seats = (anna, bruno, carla, dario)
    players = [seat(hand="1", regions=FULL[seat]) for seat in seats]
    return everybody_passes(
        battle(
            *players,
            elena(hand="1", line="10", regions="torino spoleto"),
            favor="roma",
            options={**TAKING, **options},
        )
    )


def test_co_17_8_the_full_board_ends_the_game():
    """R-25."""
    p = last_free_region()
    assert (p.ending(), winners(p)) == ("full_board", [anna])


def test_co_17_8_play_goes_on_by_table_option():
    """R-25: a legal site always exists."""
    p = last_free_region(full_board_ends_game=False)
    own = {"torino", "spoleto", "siena"}
    assert (phase(p), p.actors()) == ("choose_site", [elena])
    assert choices(p, elena) == [f"site {name}" for name in REGIONS if name not in own | {"roma"}]


def test_co_17_8_a_protected_controlled_region_does_not_fill_the_board():
    """Sixteen regions controlled, one of them protected: Roma is still free."""
    seats = (anna, bruno, carla, dario)
    players = [seat(hand="1", regions=FULL[seat]) for seat in seats]
    last = elena(hand="1", line="10", regions="torino spoleto")
    p = everybody_passes(battle(*players, last, favor="napoli", options=TAKING))
    assert p.ending() == ""
    assert "site roma" in choices(p, elena)
