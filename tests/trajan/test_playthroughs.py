"""Whole games told as text, under `playthroughs`; a game's own tests, so that the mutation run has them."""

from tests.playthroughs import bytes_told_in, games_told_in

test_the_game_goes_as_it_was_told, test_such_a_game_keeps_the_contract = games_told_in(__file__)
test_the_bytes_stay_as_they_are = bytes_told_in(
    __file__,
    (2, {}, "efbb9c0a24ef896bd3c49b014f8dfc09"),
    (4, {}, "c5334b909c8594683c4dfbb569e534be"),
)
