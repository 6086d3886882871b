"""CO-12: the final battle among those who tied on a full board."""

import pytest

from .arrange import (
    DECK,
    FIFTEEN,
    all_cards,
    anna,
    battle,
    bruno,
    cards,
    carla,
    choices,
    dario,
    elena,
    events,
    everybody_passes,
    follow,
    hand,
    hand_sizes,
    line,
    owner,
    passed,
    phase,
    play,
    refused,
    seen,
    strengths,
    table,
    why,
    winners,
)


def begin(lines: dict[int, str], **facts: object) -> object:
    """Anna and Bruno will tie with four regions each when Bruno conquers Siena; Roma is protected."""
    seats = (anna, bruno, carla, dario, elena)
    players = [seat(hand="1 C", line=lines.get(seat, ""), regions=FIFTEEN[seat]) for seat in seats]
    return everybody_passes(battle(*players, favor="roma", **facts))


def final(*players: dict, **facts: object) -> object:
    """A final battle between anna and carla going on."""
    facts = {"final": True, "participants": [0, 2], "site": None, "favor": "roma", **facts}
    return battle(*players, **facts)


def test_co_12_1_those_who_share_the_most_regions_alone():
    p = begin({bruno: "10"})
    assert events(p, "final_battle") == [{"event": "final_battle", "seats": [anna, bruno]}]
    assert table(p)["participants"] == [anna, bruno]
    assert table(p)["site"] is None


def test_co_12_2_ten_cards_and_one_per_region_for_the_participants():
    p = begin({bruno: "10"})
    assert hand_sizes(p) == [14, 14, 0, 0, 0]
    assert all_cards(p) == DECK
    assert (table(p)["draw_pile"], table(p)["discard_pile"]["count"]) == (110 - 28, 0)


def test_co_12_2_all_lines_and_hands_go_first():
    p = begin({bruno: "10", carla: "2 3"})
    assert [line(p, seat) for seat in range(5)] == [[]] * 5
    assert hand(p, carla) == []


@pytest.mark.parametrize(
    ("lines", "holder", "first"),
    [
        ({bruno: "10"}, bruno, bruno),  # the winner of the battle holds the token
        ({bruno: "10", anna: "C"}, anna, anna),  # the token is awarded by Courtesans as usual
        ({bruno: "10", dario: "C"}, dario, anna),  # not a participant: the first to the left
        ({bruno: "10", elena: "C"}, elena, anna),
    ],
)
def test_co_12_3_the_token_holder_begins_or_the_first_participant_to_his_left(
    lines: dict[int, str], holder: int, first: int
):
    p = begin(lines)
    assert (table(p)["holder"], p.actors()) == (holder, [first])


def test_co_12_3_the_others_take_no_turn():
    p = begin({bruno: "10"})
    assert passed(p) == [carla, dario, elena]
    assert (refused(p, carla, "pass"), why(p, carla, "pass")) == ("CO-12.3", "not-in-final-battle")
    play(p, bruno, choices(p, bruno)[0])
    while phase(p) != "battle_turn":
        play(p, bruno, choices(p, bruno)[-1])
    assert p.actors() == [anna]


def test_co_12_3_the_others_are_not_compared():
    """Everybody at 0: bruno is not among the winners in spite of having 0 as well."""
    p = final(anna(hand="1"), bruno(), carla(hand="1"))
    everybody_passes(p)
    assert [event["seat"] for event in events(p, "strength")] == [anna, carla]
    assert winners(p) == [anna, carla]


def test_co_12_3_no_region_is_contested():
    p = final(anna(line="10", hand="1"), bruno(), carla(hand="1"))
    before = table(p)["owners"]
    everybody_passes(p)
    assert table(p)["owners"] == before


def test_co_12_4_bishop_discards_but_the_favor_stays():
    """R-14."""
    p = final(anna(hand="B 1"), bruno(), carla(line="10 3", hand="1"))
    play(p, anna, "B")
    assert line(p, carla) == cards("3")
    assert (phase(p), p.actors(), table(p)["favor"]) == ("battle_turn", [carla], "roma")


def test_co_12_4_courtesans_count_one_and_nothing_more():
    p = final(anna(line="C", hand="1"), bruno(), carla(line="2", hand="1"), holder=carla)
    everybody_passes(p)
    assert (winners(p), table(p)["holder"]) == ([carla], carla)


def test_co_12_4_cards_act_as_always():
    p = final(anna(line="5 D", hand="W 1"), bruno(), carla(line="10", hand="S X 1"))
    assert strengths(p) == [10, 0, 10]
    play(p, anna, "W")
    assert strengths(p) == [2, 0, 1]
    play(p, carla, "S")
    assert strengths(p) == [10, 0, 13]
    follow(p, "anna 1", "carla X")
    assert (p.ending(), winners(p)) == ("final_battle", [carla])


def test_co_12_4_hidden_cards_stay_in_force():
    """R-14."""
    p = final(anna(hand="10 1"), bruno(), carla(hand="1"), options={"hidden_cards": True})
    play(p, anna, "10")
    assert seen(p, carla, anna)["face_down"]
    assert line(p, anna) == []


def test_co_12_4_no_defender_and_no_drawing():
    """R-14."""
    p = begin({bruno: "10"}, options={"taking_regions": True, "draw_after_each_battle": True})
    assert (table(p)["final"], table(p)["defender"]) == (True, None)
    everybody_passes(p)
    assert p.ending() == "shared_victory"
    assert events(p, "drew") == []


def test_co_12_5_the_strongest_wins_the_game():
    p = final(anna(line="10", hand="1"), bruno(), carla(line="6", hand="1"))
    everybody_passes(p)
    assert (p.ending(), winners(p)) == ("final_battle", [anna])
    assert owner(p, "roma") is None


@pytest.mark.parametrize("lines", [("", ""), ("6", "4 2")])
def test_co_12_5_a_shared_highest_strength_wins_together(lines: tuple[str, str]):
    p = final(anna(line=lines[0], hand="1"), bruno(), carla(line=lines[1], hand="1"))
    everybody_passes(p)
    assert (p.ending(), winners(p)) == ("shared_victory", [anna, carla])
    assert [p.payoff(seat) for seat in range(3)] == [0.5, 0, 0.5]
    assert p.ranking() == [1, 3, 1]
