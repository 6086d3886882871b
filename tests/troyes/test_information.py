"""What is conserved, what is hidden, and what bots are told."""

import json

import pytest

from adamak.core import SPECTATOR, Rng
from adamak.core.rollout import play_randomly
from adamak.games.troyes import GAME

from .arrange import anna, dice, faye, geoffrey, seen, table


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_citizens_are_conserved_and_dice_never_more_than_six(seats):
    """TR-3.3, TR-5.5: checked by the setup's own conservation in every position."""
    for seed in range(6):
        p = GAME.start(seats, {"bonus_cards": seed % 2 == 1}, seed=f"kept {seed}")
        rng = Rng(str(seed))
        while not p.is_over():
            play_randomly(p, rng, 7)
            GAME.from_setup(json.loads(json.dumps(p.to_setup())))


def test_a_spectator_sees_no_secret():
    p = GAME.start(3, {}, seed="x")
    told = seen(p, SPECTATOR)
    assert all(one["vp"] is None and one["characters"] is None for one in told["players"])
    assert told["offers"] is None


def test_vp_of_others_are_hidden_until_the_end():
    p = table(anna(vp=3), faye(vp=5), geoffrey(vp=7), dice={anna: "yellow_1"})
    assert [one["vp"] for one in seen(p, faye)["players"]] == [None, 5, None]
    play_randomly(p, Rng("x"), 10**6)
    assert all(one["vp"] is not None and one["score"] for one in seen(p, SPECTATOR)["players"])


def test_estimates_are_shares_and_favour_the_leader():
    even = table(anna(vp=5), faye(vp=5), dice={anna: "yellow_3", faye: "yellow_3"})
    assert abs(sum(even.estimate(seat) for seat in range(2)) - 1) < 1e-9
    ahead = table(anna(vp=15), faye(vp=5), dice={anna: "yellow_3", faye: "yellow_3"})
    assert ahead.estimate(anna) > even.estimate(anna) > ahead.estimate(faye)


def test_an_estimate_in_the_middle_of_a_turn_sees_what_it_will_give():
    p = table(
        anna(), faye(), round=3, stalls={"sculptor": [anna]}, dice={anna: "yellow_6 yellow_6 red_1", faye: "red_1"}
    )
    good, idle = p.clone(), p.clone()
    good.apply(0, GAME.moves.number("activate yellow_3"))
    idle.apply(0, GAME.moves.number("pass"))
    assert good.estimate(anna) > idle.estimate(anna)


def test_hurried_moves_defend_cheaply():
    p = table(
        anna(influence=9), faye(), phase="black_dice", against=["black_3"], dice={anna: "red_6 red_2 yellow_6 white_1"}
    )
    rng = Rng("h")
    while p.against and p.actor() == anna:
        p.apply(anna, p.rollout_move(anna, rng))
    assert dice(p, anna) == ["red_6", "white_1", "yellow_6"], "the red 2 suffices"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_hurried_games_end(seats):
    for seed in range(8):
        p = GAME.start(seats, {"bonus_cards": True}, seed=f"hurry {seed}")
        rng = Rng(str(seed))
        moves = 0
        while not p.is_over():
            seat = p.actor()
            move = p.rollout_move(seat, rng)
            assert move in list(p.legal(seat))
            p.apply(seat, move)
            moves += 1
            assert moves < 2000
