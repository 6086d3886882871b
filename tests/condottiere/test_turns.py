"""CO-3 and CO-4: battles, turns, playing and passing."""

import pytest

from .arrange import (
    LETTERS,
    anna,
    battle,
    between_battles,
    bruno,
    cards,
    carla,
    choices,
    compared,
    discard_pile,
    events,
    everybody_keeps,
    everybody_passes,
    follow,
    hand,
    hand_sizes,
    happened,
    line,
    new_game,
    owner,
    passed,
    phase,
    play,
    refused,
    seen,
    strengths,
    table,
    why,
)


def test_co_3_1_a_round_is_several_battles_with_one_deal():
    p = battle(anna(hand="10 2 3"), bruno(hand="1 2"))
    follow(p, "anna 10", "bruno pass", "anna pass", "anna site roma")
    everybody_keeps(p)
    assert (table(p)["round"], table(p)["battle"]) == (1, 2)
    assert (hand(p, anna), hand(p, bruno)) == (cards("2 3"), cards("1 2"))


def test_co_3_2_compare_then_marker_then_token_then_the_new_site():
    p = battle(anna(line="10", hand="1 1"), bruno(hand="1 1"))
    everybody_passes(p)
    assert happened(p) == ["passed", "strength", "strength", "battle_won", "token_to"]
    play(p, anna, "site roma")
    assert happened(p) == ["site_chosen", "lines_discarded"]
    assert phase(p) == "discard_hand"


def test_co_3_3_the_next_battle_begins_while_two_players_hold_cards():
    p = between_battles(anna(hand="1"), bruno(hand="2"), carla())
    play(p, anna, "site roma")
    everybody_keeps(p)
    assert (phase(p), table(p)["round"], hand_sizes(p)) == ("battle_turn", 1, [1, 1, 0])


def test_co_3_3_the_round_ends_when_one_player_holds_cards():
    p = between_battles(anna(hand="1"), bruno(), carla())
    play(p, anna, "site roma")
    everybody_keeps(p)
    assert (phase(p), p.actors()) == ("keep_cards", [anna])


def test_co_4_1_whoever_placed_the_token_has_the_first_turn_then_clockwise():
    p = new_game(3, first_player="2")
    play(p, bruno, "site roma")
    order = []
    while phase(p) == "battle_turn":
        order.append(p.actor())
        play(p, p.actor(), "pass")
    assert order == [bruno, carla, anna]


def test_co_4_1_only_the_player_whose_turn_it_is():
    p = battle(anna(hand="1"), bruno(hand="1"))
    assert refused(p, bruno, "1") == "CO-4.1"
    assert refused(p, bruno, "pass") == "CO-4.1"


def test_co_4_2_one_card_or_pass():
    p = battle(anna(hand="1 1 10 D"), bruno(hand="1"))
    assert choices(p, anna) == ["play mercenary_1", "play mercenary_10", "play drummer", "pass"]


def test_co_4_2_exactly_one_card_then_the_turn_is_over():
    p = battle(anna(hand="1 2"), bruno(hand="1"))
    play(p, anna, "1")
    assert p.actors() == [bruno]
    assert refused(p, anna, "2") == "CO-4.1"


def test_co_4_2_no_other_move_answers_a_turn():
    p = battle(anna(hand="1", line="2"), bruno(hand="1"))
    wanted = {"site roma": "CO-7.8", "take_back 2": "CO-5.12", "favor roma": "CO-5.6", "keep_hand": "CO-7.11"}
    wanted |= {"keep 1": "CO-8.2", "draw 1": "CO-8.4", "reveal": "CO-4.4"}
    assert {move: refused(p, anna, move) for move in wanted} == wanted


def test_co_4_3_the_attacker_may_pass_at_once():
    p = battle(anna(hand="10 1"), bruno(hand="1"))
    play(p, anna, "pass")
    assert passed(p) == [anna]


def test_co_4_4_a_card_goes_from_the_hand_into_the_own_line():
    p = battle(anna(hand="6 2", line="1"), bruno(hand="1"))
    play(p, anna, "6")
    assert (hand(p, anna), line(p, anna), line(p, bruno)) == (cards("2"), cards("1 6"), [])


def test_co_4_4_only_a_card_of_the_own_hand():
    p = battle(anna(hand="6"), bruno(hand="10"))
    assert refused(p, anna, "10") == "CO-4.4"
    assert why(p, anna, "10") == "card-not-in-hand"


@pytest.mark.parametrize("card", LETTERS)
def test_co_4_5_any_card_may_be_the_first(card: str):
    p = battle(anna(hand=f"{card} 1"), bruno(hand="1"))
    play(p, anna, card)
    lying = line(p, anna) + discard_pile(p)
    assert lying == cards(card)


def test_co_4_5_a_line_may_be_as_long_as_a_hand():
    p = battle(anna(hand="1 1 2 2 3 3 4 4 5 5 6 6 10 10 D C C H W S"), bruno(hand="1", passed=True))
    while hand(p, anna):
        play(p, anna, choices(p, anna)[0])
    assert compared(p) == [2 * 2 * (1 + 2 + 3 + 4 + 5 + 6) + 2 * (20 + 3) + 2 + 10, 0]


def test_co_4_6_whoever_passed_plays_no_more_in_this_battle():
    p = battle(anna(hand="1 1"), bruno(hand="1 1"), carla(hand="1 1"))
    follow(p, "anna pass", "bruno 1", "carla 1")
    assert p.actors() == [bruno]
    assert refused(p, anna, "1") == "CO-4.6"
    assert refused(p, anna, "pass") == "CO-4.6"


def test_co_4_6_cards_of_a_passed_player_can_still_be_hit():
    p = battle(anna(line="10 2", hand="1", passed=True), bruno(hand="B 1"), turn=bruno)
    play(p, bruno, "B", "favor_off")
    assert line(p, anna) == cards("2")


def test_co_4_6_season_of_a_passed_player_stays():
    """R-34: until the opposite season is played."""
    p = battle(anna(line="W", hand="1", passed=True), bruno(line="10", hand="S 1"), turn=bruno)
    assert strengths(p) == [0, 1]
    play(p, bruno, "S")
    assert (line(p, anna), strengths(p)) == ([], [0, 13])


def test_co_4_6_pass_ends_with_the_battle():
    p = battle(anna(line="10", hand="1 1"), bruno(hand="1 1"))
    everybody_passes(p)
    play(p, anna, "site roma")
    everybody_keeps(p)
    assert passed(p) == []


def test_co_4_7_the_last_player_goes_on_until_he_passes():
    p = battle(anna(hand="1", passed=True), bruno(hand="1", passed=True), carla(hand="1 2 3 4"), turn=carla)
    follow(p, "carla 1", "carla 2", "carla 3")
    assert p.actors() == [carla]
    play(p, carla, "pass")
    assert compared(p) == [0, 0, 6]


def test_co_4_8_an_empty_hand_passes_by_itself():
    p = battle(anna(hand="1 1"), bruno(line="10"), carla(hand="1 1"))
    play(p, anna, "1")
    assert happened(p) == ["played", "passed_empty"]
    assert (p.actors(), passed(p)) == ([carla], [bruno])


def test_co_4_8_the_automatic_pass_waits_for_the_turn():
    """R-30: not when the last card is played."""
    p = battle(anna(hand="1"), bruno(hand="1 1"))
    play(p, anna, "1")
    assert passed(p) == []
    play(p, bruno, "1")
    assert happened(p) == ["played", "passed_empty"]


def test_co_4_8_an_empty_hand_is_compared_all_the_same():
    p = battle(anna(hand="1 1"), bruno(line="10"))
    play(p, anna, "pass")
    assert compared(p) == [0, 10]
    assert owner(p, "siena") == bruno


def test_co_4_9_every_strength_is_announced_after_every_card():
    p = battle(anna(hand="5 D 1"), bruno(hand="W 3 1"))
    told = []
    for seat, card in ((anna, "5"), (bruno, "3"), (anna, "D"), (bruno, "W")):
        play(p, seat, card)
        told.append(strengths(p))
    assert told == [[5, 0], [5, 3], [10, 3], [2, 1]]


def test_co_4_9_announced_strength_is_reckoned_card_by_card():
    p = battle(anna(line="5 5 2 D H C", hand="1"), bruno(line="S", hand="1"))
    parts = seen(p, bruno, anna)["strength_parts"]
    assert {part["card"]: part["total"] for part in parts} == {
        "mercenary_2": 4,
        "mercenary_5": 26,
        "heroine": 10,
        "courtesan": 1,
    }
    assert strengths(p) == [41, 0]


def test_co_4_10_the_battle_ends_when_all_have_passed():
    p = battle(anna(hand="1"), bruno(hand="1"), carla(hand="1"))
    follow(p, "anna pass", "bruno pass")
    assert phase(p) == "battle_turn"
    play(p, carla, "pass")
    assert (phase(p), compared(p)) == ("choose_site", [0, 0, 0])


def test_co_4_10_nobody_played_a_card():
    p = battle(anna(hand="1"), bruno(hand="1"))
    everybody_passes(p)
    assert events(p, "battle_tied") == [{"event": "battle_tied", "region": "siena"}]
    assert owner(p, "siena") is None


def test_co_4_10_surrender_ends_the_battle():
    p = battle(anna(hand="X 1"), bruno(hand="1"))
    play(p, anna, "X")
    assert phase(p) == "choose_site"
