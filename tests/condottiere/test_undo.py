"""The horizon: it rises with every draw and every reveal, and only then; so far may a move be taken back freely."""

import pytest

from adamak.core import Match, Problem
from adamak.games.condottiere import GAME

from .arrange import (
    FIFTEEN,
    NAMES,
    anna,
    battle,
    between_battles,
    bruno,
    carla,
    dario,
    elena,
    follow,
    play,
    words,
    written,
)

HIDDEN = {"hidden_cards": True}
DRAW = {"draw_after_each_battle": True}
CHOSEN = {**DRAW, "draw_amount": "chosen"}

FREE = {
    "choosing a site": (between_battles(anna(hand="1"), bruno(hand="1")), ["anna site roma"]),
    "playing a card": (battle(anna(hand="10 1"), bruno(hand="1")), ["anna 10"]),
    "a season": (battle(anna(hand="W 1"), bruno(line="S", hand="1")), ["anna W"]),
    "passing": (battle(anna(hand="10"), bruno(hand="1")), ["anna pass"]),
    "the last pass": (battle(anna(hand="10", line="5"), bruno(hand="1", passed=True)), ["anna pass"]),
    "Surrender": (battle(anna(hand="X 1"), bruno(hand="1")), ["anna X"]),
    "a Bishop": (battle(anna(hand="B 1"), bruno(line="5", hand="1")), ["anna B", "anna favor roma"]),
    "a Scarecrow": (battle(anna(hand="R 1", line="5"), bruno(hand="1")), ["anna R", "anna take_back 5"]),
    "a first hidden card": (battle(anna(hand="10 1"), bruno(hand="1"), options=HIDDEN), ["anna 10"]),
    "a hidden card left hidden": (
        battle(anna(down="10", hand="1"), bruno(hand="1"), options=HIDDEN), ["anna pass", "anna stay_hidden"],
    ),
    "a sealed answer": (
        between_battles(anna(hand="H"), bruno(hand="1")), ["anna site roma", "anna discard_hand"],
    ),
    "a card set aside": (
        between_battles(anna(hand="H 10 1"), bruno()), ["anna site roma", "anna keep_hand", "anna keep 10"],
    ),
    "drawing nothing": (
        battle(anna(hand="1"), bruno(hand="1", passed=True), options=CHOSEN), ["anna pass", "bruno draw 0"],
    ),
}  # fmt: skip

COMMITS = {
    "a hidden card turned up by the next": (
        battle(anna(down="4", hand="6 1"), bruno(hand="1"), options=HIDDEN), ["anna 6"],
    ),
    "a hidden card turned up on passing": (
        battle(anna(down="4", hand="6 1"), bruno(hand="1"), options=HIDDEN), ["anna pass", "anna reveal"],
    ),
    "hidden cards at the end of the battle": (
        battle(anna(hand="1"), bruno(down="4", hand="1", passed=True), options=HIDDEN), ["anna pass"],
    ),
    "opened answers, one discards": (
        between_battles(anna(hand="H"), bruno(hand="1"), carla(hand="1")),
        ["anna site roma", "bruno keep_hand", "carla keep_hand", "anna discard_hand"],
    ),
    "opened answers, all keep": (
        between_battles(anna(hand="H"), bruno(hand="1"), carla(hand="1")),
        ["anna site roma", "bruno keep_hand", "carla keep_hand", "anna keep_hand"],
    ),
    "a new deal": (between_battles(anna(), bruno()), ["anna site roma"]),
    "a new deal after keeping": (
        between_battles(anna(hand="H 1"), bruno()), ["anna site roma", "anna keep_hand", "anna keep_done"],
    ),
    "drawing": (battle(anna(hand="1"), bruno(hand="1", passed=True), options=DRAW), ["anna pass"]),
    "drawing as chosen": (
        battle(anna(hand="1"), bruno(hand="1", passed=True), options=CHOSEN), ["anna pass", "bruno draw 1"],
    ),
    "the final battle": (
        battle(
            *(seat(hand="1", line="10" if seat == bruno else "", regions=FIFTEEN[seat], passed=seat != anna)
              for seat in (anna, bruno, carla, dario, elena)),
            favor="roma",
        ),
        ["anna pass"],
    ),
    "the next game of a series": (
        battle(
            anna(hand="1", line="10", regions="roma napoli firenze"), bruno(hand="1", passed=True),
            options={"playing_for_points": True},
        ),
        ["anna pass"],
    ),
}  # fmt: skip


def last_step(p: object, story: list[str]) -> tuple[int, int]:
    """The horizon before and after the last move of a story."""
    p = p.clone()
    p.watch()
    follow(p, *story[:-1])
    before = p.horizon
    follow(p, story[-1])
    return before, p.horizon


@pytest.mark.parametrize("what", FREE)
def test_the_horizon_stays(what: str):
    before, after = last_step(*FREE[what])
    assert after == before


@pytest.mark.parametrize("what", COMMITS)
def test_the_horizon_rises(what: str):
    before, after = last_step(*COMMITS[what])
    assert after > before


def test_showing_cards_raises_the_horizon():
    p = battle(anna(hand="10"), bruno(hand="1"))
    before = p.horizon
    p.show(0, [1], ["mercenary_10"])
    assert p.horizon > before


@pytest.mark.parametrize("what", FREE)
def test_what_commits_to_nothing_can_be_taken_back(what: str):
    p, story = FREE[what]
    match = Match.from_setup(GAME, p.to_setup())
    for one in story[:-1]:
        name, _, move = one.partition(" ")
        match.play(int(NAMES[name]), words(move))
    before = match.position.digest()
    name, _, move = story[-1].partition(" ")
    match.play(int(NAMES[name]), words(move))
    match.undo(int(NAMES[name]))
    assert match.position.digest() == before


def test_nobody_takes_back_what_another_has_answered():
    match = Match.from_setup(GAME, written(anna(hand="10 1"), bruno(hand="1")))
    match.play(0, words("10"))
    match.play(1, "pass")
    with pytest.raises(Problem, match="nothing-to-undo"):
        match.undo(0)


def test_playing_on_after_taking_back():
    match = Match.from_setup(GAME, written(anna(hand="10 1"), bruno(hand="1")))
    match.play(0, words("10"))
    match.undo(0)
    match.play(0, words("1"))
    assert match.position.digest() == play(battle(anna(hand="10 1"), bruno(hand="1")), anna, "1").digest()
