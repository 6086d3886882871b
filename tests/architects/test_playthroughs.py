"""Whole games told as text, under `playthroughs`; a game's own tests, so that the mutation run has them."""

from tests.playthroughs import bytes_told_in, games_told_in

test_the_game_goes_as_it_was_told, test_such_a_game_keeps_the_contract = games_told_in(__file__)
test_the_bytes_stay_as_they_are = bytes_told_in(
    __file__,
    (1, {}, "c50927ab7834fde4565506cb61bc73d0"),
    (3, {"variable_setup": True}, "4bbfa340490521df025d4b92e50f0d37"),
)
