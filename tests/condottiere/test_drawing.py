"""CO-14: drawing after each battle."""

from collections import Counter

import pytest

from .arrange import (
    DECK,
    anna,
    battle,
    bruno,
    cards,
    carla,
    choices,
    dario,
    discard_pile,
    elena,
    events,
    everybody_passes,
    fabio,
    follow,
    hand,
    hand_sizes,
    happened,
    line,
    new_game,
    passed,
    phase,
    pile,
    play,
    refused,
    table,
    why,
)

DRAW = {"draw_after_each_battle": True}
CHOSEN = {**DRAW, "draw_amount": "chosen"}


def drawing(*players: dict, options: dict = DRAW, **facts: object) -> object:
    return battle(*players, options=options, **facts)


def rest_of(players: list[dict], draw_pile: str) -> list[str]:
    """All cards that lie neither with a player nor in the draw pile."""
    rest = Counter(DECK)
    rest.subtract(pile(draw_pile))
    for one in players:
        rest.subtract([*one["hand"], *one["line"]])
    return list(rest.elements())


def test_co_14_1_there_are_no_rounds():
    """CO-8 does not apply: a single hand left is neither asked nor redealt."""
    p = drawing(anna(hand="5 2"), bruno(hand="1"), carla(hand="1"))
    follow(p, "anna 5", "bruno 1", "carla 1", "anna pass", "anna site roma")
    assert (table(p)["round"], phase(p), hand_sizes(p)) == (1, "battle_turn", [4, 3, 3])
    assert "mercenary_2" in hand(p, anna)


def test_co_14_2_seven_cards_at_the_start():
    assert hand_sizes(new_game(4, **DRAW)) == [7, 7, 7, 7]


def test_co_14_2_another_number_by_table_option():
    assert hand_sizes(new_game(2, draw_initial_hand=5, **DRAW)) == [5, 5]


def test_co_14_3_compare_draw_choose_discard_lines():
    p = drawing(anna(line="10", hand="1"), bruno(hand="1"))
    everybody_passes(p)
    assert happened(p)[1:] == ["strength", "strength", "battle_won", "token_to", "drew", "drew"]
    assert (phase(p), line(p, anna)) == ("choose_site", cards("10"))
    play(p, anna, "site roma")
    assert happened(p) == ["site_chosen", "lines_discarded"]


def test_co_14_3_the_victory_check_comes_before_the_draw():
    p = drawing(anna(line="10", hand="1", regions="roma napoli firenze"), bruno(hand="1"))
    everybody_passes(p)
    assert (p.ending(), events(p, "drew"), hand_sizes(p)) == ("adjacent", [], [1, 1])


def test_co_14_4_three_cards():
    p = drawing(anna(hand="1 1"), bruno(hand="1"))
    everybody_passes(p)
    assert hand_sizes(p) == [5, 4]


def test_co_14_4_the_limit_counts_the_region_just_won():
    p = drawing(anna(line="10", hand="1 1 1 2 2 2 3 3 3"), bruno(hand="1"))
    everybody_passes(p)
    assert hand_sizes(p) == [11, 4]


@pytest.mark.parametrize(("held", "after"), [("1 1 1 2 2 2 3 3 3 4", 10), ("1 1 1 2 2 2 3 3 3 4 5 6", 12)])
def test_co_14_4_at_or_above_the_limit_nothing_is_drawn_or_discarded(held: str, after: int):
    p = drawing(anna(hand=held), bruno(hand="1"))
    everybody_passes(p)
    assert hand_sizes(p) == [after, 4]
    assert [event["seat"] for event in events(p, "drew")] == [bruno]


def test_co_14_4_clockwise_from_the_new_holder_all_cards_at_once():
    """R-15."""
    p = drawing(anna(hand="1"), bruno(hand="1"), carla(line="C", hand="1"), top="10 10 10 6 6 6 5 5 5")
    everybody_passes(p)
    assert [event["seat"] for event in events(p, "drew")] == [carla, anna, bruno]
    assert (hand(p, carla), hand(p, anna), hand(p, bruno)) == (
        cards("1 10 10 10"), cards("1 6 6 6"), cards("1 5 5 5"),
    )  # fmt: skip


def test_co_14_5_ten_when_no_player_has_a_card():
    p = drawing(anna(hand="10", regions="roma"), bruno(hand="5"), carla())
    follow(p, "anna 10", "bruno 5")
    assert hand_sizes(p) == [10, 10, 10]


def test_co_14_5_three_when_one_card_is_left_anywhere():
    p = drawing(anna(hand="10"), bruno(hand="5 1"), carla())
    follow(p, "anna 10", "bruno 5", "bruno pass")
    assert hand_sizes(p) == [3, 4, 3]


def test_co_14_6_the_maximum_is_drawn_by_itself():
    """R-16."""
    p = drawing(anna(hand="1"), bruno(hand="1"))
    everybody_passes(p)
    assert phase(p) == "choose_site"


def test_co_14_6_fewer_by_table_option():
    """R-16: clockwise from the new holder, each asked in turn."""
    p = everybody_passes(drawing(anna(hand="1"), bruno(hand="1"), options=CHOSEN))
    assert (phase(p), p.actors()) == ("draw_count", [bruno])
    assert choices(p, bruno) == ["draw 0", "draw 1", "draw 2", "draw 3"]
    assert p.view(anna)["may_draw"] == 3
    follow(p, "bruno draw 1", "anna draw 0")
    assert (hand_sizes(p), phase(p)) == ([1, 2], "choose_site")


def test_co_14_6_never_more_than_allowed():
    p = everybody_passes(drawing(anna(hand="1"), bruno(hand="1 1 1 2 2 2 3 3 3"), options=CHOSEN))
    assert (refused(p, bruno, "draw 4"), why(p, bruno, "draw 4")) == ("CO-14.4", "draw-too-many")
    assert (refused(p, bruno, "draw 2"), why(p, bruno, "draw 2")) == ("CO-14.4", "draw-over-limit")
    assert refused(p, anna, "draw 1") == "CO-14.4"


@pytest.mark.parametrize(("regions", "room"), [("", 0), ("roma", 1), ("roma napoli", 2), ("roma napoli firenze", 3)])
def test_co_14_4_every_region_makes_room_for_one_card_more(regions: str, room: int):
    full = "1 1 1 2 2 2 3 3 3 4"
    players = (anna(line="10", hand="1"), bruno(hand=full, regions=regions), carla(hand="1"))
    p = everybody_passes(drawing(*players, options=CHOSEN))
    play(p, anna, "draw 0")
    if room:
        assert choices(p, bruno) == [f"draw {n}" for n in range(room + 1)]
        play(p, bruno, f"draw {room}")
    assert (hand_sizes(p)[bruno], choices(p, carla)) == (10 + room, [f"draw {n}" for n in range(4)])


def test_co_14_6_ten_may_be_chosen_when_all_hands_are_empty():
    p = drawing(anna(hand="10"), bruno(hand="5"), options=CHOSEN)
    follow(p, "anna 10", "bruno 5")
    assert choices(p, anna) == [f"draw {n}" for n in range(11)]


def test_co_14_6_whoever_may_draw_nothing_is_not_asked():
    p = everybody_passes(drawing(anna(hand="1 1 1 2 2 2 3 3 3 4"), bruno(hand="1"), options=CHOSEN))
    play(p, bruno, "draw 3")
    assert phase(p) == "choose_site"


def test_co_14_7_hands_cannot_be_discarded():
    p = drawing(anna(hand="H C"), bruno(hand="C"))
    everybody_passes(p)
    play(p, bruno, "site roma")
    assert phase(p) == "battle_turn"
    assert refused(p, bruno, "discard_hand") == "CO-14.7"


def test_co_14_8_an_empty_draw_pile_is_replaced_by_the_discard_pile():
    """R-17: the lines just fought are not in it."""
    players = [anna(line="10 H H H", hand="1"), bruno(hand="1")]
    p = drawing(*players, draw_pile=pile("5 5"), discard_pile=rest_of(players, "5 5"))
    everybody_passes(p)
    assert "reshuffled" in happened(p)
    assert set(cards("5 5")) <= set(hand(p, anna))
    assert (hand_sizes(p), discard_pile(p), line(p, anna)) == ([4, 4], [], cards("10 H H H"))
    assert table(p)["draw_pile"] == 110 - 4 - 8


def test_co_14_8_when_both_piles_are_empty_drawing_stops():
    """R-17: players late in the order get fewer cards or none."""
    everything = " ".join(["1"] * 10 + ["2 3 4 5 6 10"] * 8 + ["D"] * 6 + ["H"] * 3)
    players = [anna(line=everything, hand="X"), bruno(), carla(line=" ".join(["C"] * 12)), dario(), elena(), fabio()]
    p = drawing(*players, draw_pile=pile("W W W S S"), discard_pile=rest_of(players, "W W W S S"))
    play(p, anna, "X")
    assert [event["seat"] for event in events(p, "drew")] == [carla, dario, elena]
    assert hand_sizes(p) == [0, 0, 10, 10, 10, 0]
    assert set(cards("W S")) <= set(hand(p, carla))


def test_co_14_8_part_of_a_draw():
    everything = " ".join(["1"] * 10 + ["2 3 4 5 6 10"] * 8 + ["D"] * 6 + ["H"] * 3)
    lines = [anna(line=everything, hand="X"), bruno(line=" ".join(["C"] * 7)), carla(), dario(), elena(), fabio()]
    p = drawing(*lines, discard_pile=rest_of(lines, ""), draw_pile=[])
    play(p, anna, "X")
    assert hand_sizes(p) == [0, 10, 10, 10, 5, 0]


def test_co_14_8_a_player_cannot_choose_more_than_there_is():
    everything = " ".join(["1"] * 10 + ["2 3 4 5 6 10"] * 8 + ["D"] * 6 + ["H"] * 3)
    lines = [anna(line=everything, hand="X"), bruno(line=" ".join(["C"] * 7)), carla(), dario(), elena(), fabio()]
    p = drawing(*lines, discard_pile=rest_of(lines, ""), draw_pile=[], options=CHOSEN)
    follow(p, "anna X", "bruno draw 10", "carla draw 10", "dario draw 10")
    assert choices(p, elena) == [f"draw {n}" for n in range(6)]
    assert (refused(p, elena, "draw 6"), why(p, elena, "draw 6")) == ("CO-14.8", "draw-no-cards")


def test_co_14_9_a_player_without_cards_passes_and_draws():
    p = drawing(anna(hand="1"), bruno())
    play(p, anna, "pass")
    assert [event["seat"] for event in events(p, "passed_empty")] == [bruno]
    assert hand_sizes(p) == [4, 3]
    assert passed(p) == [anna, bruno]
