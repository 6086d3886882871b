"""Whole games told as text, under `playthroughs`; a game's own tests, so that the mutation run has them."""

from tests.playthroughs import bytes_told_in, games_told_in

test_the_game_goes_as_it_was_told, test_such_a_game_keeps_the_contract = games_told_in(__file__)
test_the_bytes_stay_as_they_are = bytes_told_in(
    __file__,
    (2, {"pantheon": False}, "478674694b1a23f45032d2427a7cd9d3"),
    (2, {"pantheon": True}, "12d3f9a2a5241dca2863105c79309bd1"),
)
