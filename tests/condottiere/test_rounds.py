"""CO-8: the end of a round and the new deal."""

import pytest

from .arrange import (
    DECK,
    all_cards,
    anna,
    battle,
    between_battles,
    bruno,
    cards,
    carla,
    choices,
    dario,
    elena,
    events,
    fabio,
    follow,
    hand,
    hand_sizes,
    happened,
    new_game,
    phase,
    play,
    play_randomly,
    refused,
    table,
)


def test_co_8_1_the_round_ends_when_nobody_has_cards():
    p = between_battles(anna(), bruno(), carla())
    play(p, anna, "site roma")
    assert happened(p)[:3] == ["site_chosen", "lines_discarded", "round_started"]
    assert table(p)["round"] == 2


def test_co_8_1_a_discarded_hand_can_end_the_round():
    p = between_battles(anna(hand="H C"), bruno(hand="1"))
    play(p, anna, "site roma", "discard_hand")
    play(p, bruno, "keep_hand")
    assert (phase(p), p.actors()) == ("keep_cards", [bruno])


def test_co_8_1_all_discarded_hands_end_it_at_once():
    p = between_battles(anna(hand="H C"), bruno(hand="W"))
    play(p, anna, "site roma", "discard_hand")
    play(p, bruno, "discard_hand")
    assert (table(p)["round"], hand_sizes(p)) == (2, [10, 10])


def last_hand(cards_left: str) -> object:
    """Anna alone has cards left and is asked which to keep."""
    p = between_battles(anna(hand=cards_left), bruno(), carla())
    return play(p, anna, "site roma", "keep_hand")


@pytest.mark.parametrize(
    ("moves", "kept"),
    [
        (["keep_done"], ""),
        (["keep 10", "keep_done"], "10"),
        (["keep 10", "keep R"], "10 R"),
        (["keep 1", "keep 1"], "1 1"),
    ],
)
def test_co_8_2_up_to_two_cards_of_any_kind(moves: list[str], kept: str):
    p = last_hand("10 1 1 D R")
    play(p, anna, *moves)
    assert events(p, "cards_kept", anna)[0]["cards"] == cards(kept)
    assert (table(p)["round"], hand_sizes(p)) == (2, [10, 10, 10])


def test_co_8_2_never_a_third_card():
    p = last_hand("10 6 5")
    play(p, anna, "keep 10", "keep 6")
    assert phase(p) == "battle_turn"
    assert refused(p, anna, "keep 5") == "CO-8.2"


def test_co_8_2_every_subset_of_two_can_be_chosen():
    p = last_hand("10 6 D")
    assert choices(p, anna) == ["keep mercenary_6", "keep mercenary_10", "keep drummer", "keep_done"]
    play(p, anna, "keep 6")
    assert choices(p, anna) == ["keep mercenary_10", "keep drummer", "keep_done"]


def test_co_8_2_only_cards_in_hand_and_only_by_their_owner():
    p = last_hand("10 6 D")
    assert refused(p, anna, "keep 5") == "CO-8.2"
    assert refused(p, bruno, "keep_done") == "CO-8.2"


def test_co_8_2_a_single_card_kept_ends_the_question():
    p = last_hand("10")
    play(p, anna, "keep 10")
    assert events(p, "cards_kept", anna)[0]["rest"] == 0
    assert "mercenary_10" in hand(p, anna)


def test_co_8_3_all_cards_but_the_kept_ones_are_shuffled():
    p = between_battles(anna(hand="10 10 10 H"), bruno(), carla(line="6 6"), discard_pile=cards("5 5 B"))
    play(p, anna, "site roma", "keep_hand", "keep 10", "keep H")
    assert table(p)["discard_pile"]["count"] == 0
    assert all_cards(p) == DECK
    assert set(cards("10 H")) <= set(hand(p, anna))
    assert table(p)["draw_pile"] == 80


def test_co_8_3_discarded_cards_come_back():
    """«To burn» is to discard, not to remove from the game: a Heroine discarded before may be dealt again."""
    dealt = set()
    for key in range(40):
        p = between_battles(anna(), bruno(), discard_pile=cards("H H H"), generator={"key": f"{key:x}"})
        play(p, anna, "site roma")
        dealt.update(hand(p, anna), hand(p, bruno))
    assert "heroine" in dealt


def test_co_8_4_every_hand_becomes_ten_and_one_per_region():
    p = between_battles(
        anna(hand="10 6", regions="siena torino"),
        bruno(regions="parma"),
        carla(),
        dario(regions="venezia lucca ancona"),
    )
    play(p, anna, "site roma", "keep_hand", "keep 10", "keep_done")
    assert hand_sizes(p) == [12, 11, 10, 13]
    assert [event["number"] for event in events(p, "dealt")] == [11, 11, 10, 13]


def test_co_8_5_the_new_round_begins_at_the_site_already_chosen():
    p = battle(anna(line="10"), bruno(hand="1"), carla(line="C"), turn=bruno)
    play(p, bruno, "pass")
    assert p.actors() == [carla]
    play(p, carla, "site lucca")
    follow(p, "bruno keep_hand", "bruno keep_done")
    assert (table(p)["round"], table(p)["site"], p.actors()) == (2, "lucca", [carla])


def test_co_8_6_the_largest_deal():
    """Six players and sixteen regions: 60 + 16 = 76 cards."""
    p = between_battles(
        anna(regions="genova ancona firenze"),
        bruno(regions="parma ferrara urbino"),
        carla(regions="napoli mantova bologna"),
        dario(regions="siena spoleto milano"),
        elena(regions="lucca torino"),
        fabio(regions="venezia modena"),
    )
    play(p, anna, "site roma")
    assert hand_sizes(p) == [13, 13, 13, 13, 12, 12]
    assert table(p)["draw_pile"] == 34


def test_a_game_with_rounds_ends():
    assert play_randomly(new_game(3, stall_guard=True), "rounds").is_over()
