"""CO-20: what is hidden, what is public, and the guard against endless passing."""

import pytest

from .arrange import (
    anna,
    battle,
    between_battles,
    bruno,
    cards,
    carla,
    choices,
    dario,
    events,
    everybody_keeps,
    everybody_passes,
    follow,
    new_game,
    play,
    seen,
    table,
    winners,
)

SPECTATOR = -1

# --- hidden (CO-20.1) -----------------------------------------------------------------------------


def test_co_20_1_hands_are_hidden_from_everybody_else():
    p = battle(anna(hand="10 H"), bruno(hand="1"))
    assert seen(p, anna, anna)["hand"] == cards("10 H")
    assert seen(p, bruno, anna)["hand"] is None
    assert seen(p, SPECTATOR, anna)["hand"] is None


def test_co_20_1_the_draw_pile_is_a_number():
    assert table(new_game(2), anna)["draw_pile"] == 90


def test_co_20_1_face_down_cards_are_hidden():
    p = battle(anna(down="10", hand="1"), bruno(hand="1"), options={"hidden_cards": True})
    assert seen(p, bruno, anna)["face_down_card"] is None


@pytest.mark.parametrize("viewer", [bruno, SPECTATOR])
def test_co_20_1_dealt_cards_are_told_to_their_owner_alone(viewer: int):
    p = between_battles(anna(), bruno())
    play(p, anna, "site roma")
    assert events(p, "dealt", anna)[anna]["cards"] == seen(p, anna, anna)["hand"]
    assert events(p, "dealt", viewer)[anna]["cards"] is None


def test_co_20_1_drawn_cards_are_told_to_their_owner_alone():
    p = everybody_passes(
        battle(anna(hand="1"), bruno(hand="1"), options={"draw_after_each_battle": True}, top="10 10 10 6 6 6")
    )
    assert [event["cards"] for event in events(p, "drew", bruno)] == [cards("10 10 10"), None]
    assert [event["cards"] for event in events(p, "drew", anna)] == [None, cards("6 6 6")]
    assert [event["number"] for event in events(p, "drew")] == [3, 3]


def test_co_20_1_a_sealed_answer_is_told_to_its_owner_alone():
    p = between_battles(anna(hand="H"), bruno(hand="1"))
    play(p, anna, "site roma", "discard_hand")
    assert events(p, "hand_answered", anna)[0]["discard"] is True
    assert events(p, "hand_answered", bruno)[0]["discard"] is None


# --- public (CO-20.2) -----------------------------------------------------------------------------


def test_co_20_2_board_tokens_lines_passes_and_strengths_are_public():
    p = battle(
        anna(line="10 W", hand="1", regions="torino", passed=True), bruno(hand="1"), favor="roma", holder=1, turn=1
    )
    view = table(p, SPECTATOR)
    assert (view["owners"]["torino"], view["favor"], view["holder"], view["site"]) == (anna, "roma", bruno, "siena")
    told = seen(p, SPECTATOR, anna)
    assert (told["line"], told["passed"], told["strength"]) == (cards("10 W"), True, 1)


def test_co_20_2_cards_discarded_from_lines_are_public():
    p = battle(anna(line="6 2", hand="1"), bruno(hand="B 1"), turn=bruno)
    play(p, bruno, "B")
    assert table(p, SPECTATOR)["discard_pile"] == {"count": 2, "cards": cards("6 B")}


def test_co_20_2_numbers_of_cards_in_hand_are_public():
    """R-29."""
    p = battle(anna(hand="10 H"), bruno(hand="1"))
    assert seen(p, SPECTATOR, anna)["hand_count"] == 2


def test_co_20_2_numbers_of_cards_in_hand_hidden_by_table_option():
    """R-29: whether a hand is empty stays public."""
    p = battle(anna(hand="10 H"), bruno(), carla(hand="1"), options={"hand_counts_public": False})
    assert seen(p, carla, anna)["hand_count"] is None
    assert seen(p, anna, anna)["hand_count"] == 2
    assert [one["hand_empty"] for one in table(p, carla)["players"]] == [False, True, False]


def test_co_20_2_the_discard_pile_hidden_by_table_option():
    """R-29: its size stays public."""
    p = battle(anna(hand="1"), bruno(hand="1"), discard_pile=cards("5 5"), options={"discard_pile_public": False})
    assert table(p, anna)["discard_pile"] == {"count": 2, "cards": None}


def discarded(**options: object) -> object:
    """Anna has discarded a Heroine and a Courtesan; two fives lay there already."""
    p = between_battles(anna(hand="H C"), bruno(hand="1"), carla(hand="1"), discard_pile=cards("5 5"), options=options)
    return follow(p, "anna site roma", "anna discard_hand", "bruno keep_hand", "carla keep_hand")


def test_co_20_2_discarded_hands_are_public():
    """R-29."""
    p = discarded()
    assert events(p, "hand_discarded", bruno)[0]["cards"] == cards("H C")
    assert table(p, bruno)["discard_pile"]["cards"] == cards("5 5 H C")


@pytest.mark.parametrize("viewer", [bruno, SPECTATOR])
def test_co_20_2_discarded_hands_hidden_by_table_option(viewer: int):
    """R-29: their number is told, and the pile shows the other cards only."""
    p = discarded(hand_discards_public=False)
    assert events(p, "hand_discarded", viewer) == [{"event": "hand_discarded", "seat": 0, "number": 2, "cards": None}]
    assert table(p, viewer)["discard_pile"] == {"count": 4, "cards": cards("5 5")}


def test_co_20_2_whoever_discarded_his_hand_remembers_it():
    p = discarded(hand_discards_public=False)
    assert events(p, "hand_discarded", anna)[0]["cards"] == cards("H C")
    assert table(p, anna)["discard_pile"]["cards"] == cards("5 5 H C")


def test_co_20_2_discarded_hands_in_a_hidden_pile():
    p = discarded(discard_pile_public=False)
    assert events(p, "hand_discarded", bruno)[0]["cards"] == cards("H C")
    assert table(p, bruno)["discard_pile"] == {"count": 4, "cards": None}


def test_co_20_3_kept_and_returned_cards_are_not_shown():
    """R-29: only their number is."""
    p = between_battles(anna(hand="10 6 D R 1"), bruno())
    play(p, anna, "site roma", "keep_hand", "keep 10")
    assert (seen(p, bruno, anna)["kept"], seen(p, bruno, anna)["hand_count"]) == (None, 5)
    assert seen(p, bruno, bruno)["hand_count"] == 0  # what another has set aside is not in one's own hand
    assert (seen(p, anna, anna)["kept"], seen(p, anna, anna)["hand"]) == (cards("10"), cards("1 6 D R"))
    play(p, anna, "keep D")
    for viewer in (bruno, SPECTATOR):
        assert events(p, "cards_kept", viewer) == [
            {"event": "cards_kept", "seat": 0, "number": 2, "rest": 3, "cards": None}
        ]
        assert table(p, viewer)["discard_pile"]["count"] == 0


def test_co_20_3_which_card_was_set_aside_is_told_to_nobody():
    p = between_battles(anna(hand="10 6 D"), bruno())
    play(p, anna, "site roma", "keep_hand", "keep 10")
    assert p.events_for(bruno) == []


# --- endless passing (CO-20.4) --------------------------------------------------------------------


def pass_battles(p: object, battles: int) -> object:
    for _ in range(battles):
        everybody_passes(p)
        if p.is_over():
            break
        play(p, p.actor(), next(move for move in choices(p, p.actor())))
        everybody_keeps(p)
    return p


def test_co_20_4_nothing_forbids_endless_passing():
    """R-31: off at human tables."""
    p = pass_battles(battle(anna(hand="1 1"), bruno(hand="1 1")), 30)
    assert (p.is_over(), table(p)["battle"]) == (False, 31)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_co_20_4_the_guard_stops_after_two_battles_per_player(seats: int):
    """R-31: as a draw by most regions."""
    players = [seat(hand="1 1", regions="torino" if seat == bruno else "") for seat in (anna, bruno, carla, dario)]
    p = battle(*players[:seats], options={"stall_guard": True})
    pass_battles(p, 2 * seats - 1)
    assert not p.is_over()
    everybody_passes(p)
    assert (p.ending(), winners(p)) == ("stalled", [bruno])


def test_co_20_4_a_tied_draw_is_shared():
    p = battle(anna(hand="1"), bruno(hand="1"), carla(hand="1"), idle_battles=5, options={"stall_guard": True})
    everybody_passes(p)
    assert (p.ending(), winners(p)) == ("stalled", [anna, bruno, carla])
    assert p.payoff(0) == pytest.approx(1 / 3)


def test_co_20_4_a_single_card_starts_the_count_anew():
    p = battle(anna(hand="1 1"), bruno(hand="1 1"), idle_battles=3, options={"stall_guard": True})
    play(p, anna, "1")
    everybody_passes(p)
    assert not p.is_over()
    play(p, anna, "site roma")
    everybody_keeps(p)
    everybody_passes(p)
    assert not p.is_over()


def test_co_20_4_in_a_series_the_regions_are_scored_without_bonus():
    """R-31."""
    p = battle(
        anna(hand="1", regions="torino milano genova"),
        bruno(hand="1", regions="roma"),
        idle_battles=3,
        options={"stall_guard": True, "playing_for_points": True},
    )
    everybody_passes(p)
    assert [score["total"] for score in p.scores()] == [3, 1]
    assert (p.is_over(), table(p)["game"]) == (False, 2)


def test_co_20_4_a_series_in_which_nobody_gains_anything_ends():
    p = battle(
        anna(hand="1", points=4), bruno(hand="1", points=3), idle_battles=3,
        options={"stall_guard": True, "playing_for_points": True},
    )  # fmt: skip
    everybody_passes(p)
    assert (p.ending(), winners(p)) == ("stalled", [anna])


def test_co_7_5_most_courtesans_are_more_than_anybody_elses():
    p = battle(anna(line="C 3", hand="1"), bruno(line="C", hand="1"), carla(line="C C", hand="1"))
    assert [seen(p, anna, seat)["most_courtesans"] for seat in (anna, bruno, carla)] == [False, False, True]
    for p in (battle(anna(line="3", hand="1"), bruno(hand="1")), battle(anna(line="C", hand="1"), bruno(line="C"))):
        assert not any(seen(p, anna, seat)["most_courtesans"] for seat in (anna, bruno))
