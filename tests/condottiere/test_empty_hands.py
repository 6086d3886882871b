"""CO-9: players without cards."""

import pytest

from .arrange import (
    anna,
    battle,
    bruno,
    carla,
    dario,
    events,
    everybody_keeps,
    everybody_passes,
    follow,
    hand_sizes,
    new_game,
    owner,
    passed,
    phase,
    play,
    table,
)


def test_co_9_1_a_player_without_cards_takes_no_part_in_further_battles():
    p = battle(anna(hand="6 1"), bruno(), carla(hand="2 1"))
    follow(p, "anna 6", "carla pass", "anna pass", "anna site roma")
    everybody_keeps(p)
    follow(p, "anna 1", "carla 2")
    assert (passed(p), p.actors()) == ([anna, bruno], [carla])


def test_co_9_1_he_can_only_pass():
    p = battle(anna(hand="6 1"), bruno(hand="2"), carla(hand="2 1"))
    follow(p, "anna 6", "bruno 2", "carla 2")
    assert [event["seat"] for event in events(p, "passed_empty")] == []
    play(p, anna, "1")
    assert [event["seat"] for event in events(p, "passed_empty")] == [bruno]


@pytest.mark.parametrize("line", ["10", "C"])
def test_co_9_2_the_token_comes_to_him_all_the_same(line: str):
    """By winning, or by Courtesans: the holder chooses, the next player with cards begins."""
    p = battle(anna(hand="1 1"), bruno(line=line), carla(), dario(hand="1 1"), holder=dario, turn=dario)
    everybody_passes(p)
    assert p.actors() == [bruno]
    play(p, bruno, "site roma")
    everybody_keeps(p)
    assert (passed(p), p.actors()) == ([bruno, carla], [dario])


def test_co_9_2_by_the_left_hand_rule():
    p = battle(anna(hand="1 1"), bruno(), carla(hand="1 1"))
    everybody_passes(p)
    play(p, bruno, "site roma")
    everybody_keeps(p)
    assert p.actors() == [carla]


def test_co_9_3_two_players_hold_cards_when_a_battle_begins():
    p = new_game(4, stall_guard=True)
    begun = 0
    while not p.is_over():
        number = table(p)["battle"]
        play_one(p)
        if table(p)["battle"] > number and not p.is_over():
            begun += 1
            assert sum(size > 0 for size in hand_sizes(p)) >= 2
    assert begun > 5


def play_one(p: object) -> None:
    """One move in which nobody draws breath: the last one offered, now and then the first."""
    seat = p.actor()
    moves = list(p.legal(seat))
    p.apply(seat, moves[0] if (p.view(seat)["battle"] + len(moves)) % 3 else moves[-1])


def test_co_9_3_drawing_can_break_it_and_play_goes_on():
    """With CO-14 a battle may begin with a single hand."""
    options = {"draw_after_each_battle": True, "draw_amount": "chosen"}
    p = battle(anna(line="10", hand="5"), bruno(), carla(), options=options)
    play(p, anna, "pass")
    for seat in (anna, bruno, carla):
        play(p, seat, "draw 0")
    play(p, anna, "site roma")
    assert (phase(p), p.actors(), hand_sizes(p)) == ("battle_turn", [anna], [1, 0, 0])
    play(p, anna, "5")
    assert owner(p, "roma") == anna
