"""Whole games told as text, under `playthroughs`; a game's own tests, so that the mutation run has them."""

from tests.playthroughs import games_told_in

test_the_game_goes_as_it_was_told, test_such_a_game_keeps_the_contract = games_told_in(__file__)
