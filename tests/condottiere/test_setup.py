"""CO-2: how a game begins; seeds and deals."""

import pytest

from adamak.core import Problem
from adamak.games.condottiere import GAME

from .arrange import (
    DECK,
    REGIONS,
    all_cards,
    anna,
    bruno,
    choices,
    events,
    hand_sizes,
    new_game,
    phase,
    play,
    refused,
    regions,
    seen,
    table,
)

ALL_SITES = [f"site {region}" for region in REGIONS]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_co_2_1_two_to_six_players_with_the_same_deck_and_board(seats: int):
    p = new_game(seats)
    assert all_cards(p) == DECK
    assert hand_sizes(p) == [10] * seats
    assert choices(p, p.actor()) == ALL_SITES


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_co_2_1_no_other_number_of_players(seats: int):
    with pytest.raises(Problem, match="bad-seats"):
        GAME.start(seats, {}, seed="x")


def test_co_2_nothing_has_happened_yet():
    nothing = {
        "site": None, "favor": None, "discard_pile": [], "asked": [], "answers": [], "kept": [], "drawing": 0,
        "draw_up_to": 0, "game_number": 1, "round": 1, "battle": 0, "cards_played": 0, "idle_battles": 0,
        "final": False, "participants": [0, 1, 2], "winners": [], "ending": "", "shown": [], "buried": [],
    }  # fmt: skip
    begun = new_game(3).to_setup()
    assert begun | nothing == begun
    before = {"passed": False, "line": [], "face_down": None, "known": [], "blurred": [], "regions": [], "points": 0}
    assert all(player | before == player for player in begun["players"])


def test_co_2_2_favor_of_the_pope_lies_off_the_board():
    """R-01."""
    assert table(new_game(3))["favor"] is None


def test_co_2_3_nobody_has_a_marker_on_the_board():
    p = new_game(6)
    assert all(regions(p, seat) == set() for seat in range(6))


@pytest.mark.parametrize("named", [1, 2, 3, 4])
def test_co_2_4_the_named_first_player_takes_the_token(named: int):
    """R-03."""
    p = new_game(4, first_player=str(named))
    assert table(p)["holder"] == named - 1
    assert p.actors() == [named - 1]


def test_co_2_4_a_random_first_player_can_be_anybody():
    """R-03."""
    assert {table(new_game(4, seed=f"first {k}"))["holder"] for k in range(60)} == {0, 1, 2, 3}


def test_co_2_4_naming_the_first_player_changes_no_card():
    one, other = new_game(3, first_player="1"), new_game(3, first_player="3")
    assert [seen(one, seat, seat)["hand"] for seat in range(3)] == [
        seen(other, seat, seat)["hand"] for seat in range(3)
    ]


def test_co_2_4_the_first_player_sits_at_the_table():
    with pytest.raises(Problem, match="option-contradicts"):
        GAME.start(2, {"first_player": "3"}, seed="x")


def test_co_2_5_ten_cards_each_the_rest_is_the_draw_pile():
    p = new_game(4)
    assert hand_sizes(p) == [10, 10, 10, 10]
    assert table(p)["draw_pile"] == 70
    assert table(p)["discard_pile"]["count"] == 0


def test_co_2_5_all_cards_are_shuffled():
    """Every kind of card turns up in some first hand, and two deals differ."""
    dealt = set()
    for k in range(30):
        dealt.update(seen(new_game(2, seed=f"deal {k}", first_player="1"), anna, anna)["hand"])
    assert dealt == set(DECK)


def test_co_2_6_the_holder_places_the_token_on_any_region():
    p = new_game(3, first_player="2")
    assert choices(p, bruno) == ALL_SITES
    assert refused(p, anna, "site roma") == "CO-7.7"
    play(p, bruno, "site roma")
    assert (table(p)["site"], phase(p), p.actors()) == ("roma", "battle_turn", [bruno])


def test_co_2_6_no_hand_is_asked_for_before_the_first_battle():
    p = new_game(2, first_player="1")
    play(p, anna, "site roma")
    assert [event["event"] for event in p.events_for(-1)] == ["site_chosen"]
    assert events(p, "site_chosen") == [{"event": "site_chosen", "seat": 0, "region": "roma"}]


# --- seeds and deals ------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"draw_after_each_battle": True}, {"playing_for_points": True}])
@pytest.mark.parametrize("seats", [2, 6])
def test_a_deal_starts_the_same_game_as_its_seed(seats: int, options: dict[str, object]):
    p = GAME.start(seats, options, seed="tea")
    again = GAME.start(seats, options, deal=GAME.deal(seats, options, seed="tea"))
    assert again.digest() == p.digest()


def deal(**changes: object) -> dict[str, object]:
    return {**GAME.deal(2, {}, seed="tea"), **changes}


def hands() -> list[list[str]]:
    return [list(hand) for hand in GAME.deal(2, {}, seed="tea")["hands"]]


def short_hand() -> dict[str, object]:
    given = GAME.deal(2, {}, seed="tea")
    card = given["hands"][0].pop()
    given["draw_pile"].append(card)
    return given


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (deal(game="chess"), "setup-other-game"),
        (deal(seats=3), "setup-seats"),
        (deal(hands=hands()[:1]), "setup-seats"),
        (deal(first_player=2), "setup-seat"),
        (deal(first_player=-1), "setup-seat"),
        (deal(draw_pile=[]), "setup-pieces"),
        (deal(hands=[["joker"] * 10, hands()[1]]), "setup-unknown"),
        (short_hand(), "setup-hand-size"),
        (deal(generator={"key": "not hexadecimal"}), "setup-generator"),
        (deal(generator={"key": "f" * 40}), "setup-generator"),
        (deal(colour="red"), "setup-shape"),
        (deal(hands="all of them"), "setup-shape"),
    ],
)
def test_a_bad_deal_is_refused(given: dict[str, object], code: str):
    with pytest.raises(Problem) as problem:
        GAME.start(2, {}, deal=given)
    assert problem.value.code == code


def test_a_game_needs_a_seed_or_a_deal_not_both():
    for given in ({}, {"seed": "tea", "deal": deal()}):
        with pytest.raises(Problem, match="seed-or-deal"):
            GAME.start(2, {}, **given)


def test_a_seed_has_a_longest_length():
    with pytest.raises(Problem, match="seed-too-long"):
        GAME.start(2, {}, seed="x" * 201)


def test_co_17_2_a_battle_for_an_empty_region_has_no_defender():
    p = new_game(2)
    play(p, p.actor(), "site roma")
    assert (p.to_setup()["phase"], p.to_setup()["defender_free"]) == ("battle_turn", False)
