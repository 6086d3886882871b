"""Whole games told as text, under `playthroughs`; a game's own tests, so that the mutation run has them."""

from tests.playthroughs import bytes_told_in, games_told_in

test_the_game_goes_as_it_was_told, test_such_a_game_keeps_the_contract = games_told_in(__file__)
test_the_bytes_stay_as_they_are = bytes_told_in(
    __file__,
    (2, {}, "5b8c05a3e7a493641ae08449d15a556e"),
    (4, {"hidden_cards": True}, "26af4da2e862d3382b2e0ea542e7b1d1"),
)
