"""What no opponent at `hard` may miss in Architects; and that games come to an end, also against hoarders."""

from __future__ import annotations

from typing import Any

import pytest

from adamak import compiled
from adamak.bots import LEVELS, player
from adamak.bots.notify import tell
from adamak.core import Knowledge, Rng
from adamak.games.architects import GAME
from adamak.testing.choosing import choice_of

from .arrange import ann, bob, play, table
from .hoarder import Hoarder

SEEDS = ["a", "b"]
LONGEST = 1500


@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_not_waste_the_last_turn(seed: str):
    p = table(
        ann(goods="2 wood 2 stone 3 silver", hand="well", virtue=7), bob(goods="2 gold", virtue=7),
        guildhall=[0, 1] * 6, closing=1,
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed) == "place guildhall"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_ends_the_game_when_it_is_ahead(seed: str):
    """AR-23.1: one more worker in the Guildhall, and the last round begins."""
    p = table(
        ann(goods="4 wood 4 stone 2 silver", hand="well", buildings="palace castle church", virtue=10),
        bob(virtue=3), guildhall=[0, 1] * 5 + [0],
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed) == "place guildhall"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_ends_a_long_game_with_its_riches(seed: str):
    p = table(
        ann(goods="60 gold 6 wood 6 stone 2 silver", hand="well church", virtue=10, workers="8 mines"),
        bob(goods="10 gold", hand="chapel", virtue=7), guildhall=[0, 1] * 4,
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed) == "place guildhall"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_digs_gold_in_the_last_turn(seed: str):
    """AR-24.2: gold is worth a point, clay none."""
    p = table(
        ann(goods="3 silver", virtue=7, workers="5 mines"), bob(goods="3 gold", virtue=7), guildhall=[0, 1] * 6,
        closing=1,
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed) == "place mines"
    play(p, ann, "place mines")
    assert choice_of("hard", GAME, p, seed) == "take gold"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_captures_a_crowd_in_the_mines(seed: str):
    p = table(
        ann(goods="4 silver 1 wood", hand="well", virtue=7),
        bob(goods="3 gold", hand="church", virtue=7, workers="9 mines"), guildhall=[0, 1],
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed) == "place town_centre"
    play(p, ann, "place town_centre")
    assert choice_of("hard", GAME, p, seed) == "capture mines p2"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_not_rob_the_tax_stand_in_the_last_turn(seed: str):
    """AR-10: two virtue lost would be a debt and points; a few coins are nothing any more."""
    p = table(
        ann(goods="1 wood 3 silver", virtue=1, hand="well"), bob(goods="2 gold", virtue=7), guildhall=[0, 1] * 6,
        closing=1, tax=3,
    )  # fmt: skip
    assert choice_of("hard", GAME, p, seed) != "place tax_stand"


# --- games end ------------------------------------------------------------------------------------


def length(specs: list[str], seed: str) -> int:
    """How many moves a game of these players has."""
    position = GAME.start(len(specs), GAME.unattended, seed=seed)
    players: dict[int, Any] = {
        seat: Hoarder() if spec == "hoarder" else player(spec, GAME) for seat, spec in enumerate(specs)
    }
    rng, sampler = Rng(seed), Rng(f"{seed}/knowledge")
    moves = 0
    while (actors := position.actors()) and moves <= LONGEST:
        seat = actors[0]
        move = players[seat].choose(Knowledge(GAME, position, seat, sampler), rng)
        tell(players, position, seat, move)
        position.apply(seat, move)
        moves += 1
    return moves


OTHERS = ["hoarder", "random", "greedy:4", "itself"]


@pytest.mark.skipif(not compiled(), reason="whole games by search take minutes uncompiled")
@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("level", ["easy", "hard", "greedy:4"])
def test_games_end(level: str, other: str):
    """Whoever only hoards, or knows nothing, keeps no game from ending."""
    assert length([level, level if other == "itself" else other], "sense") <= LONGEST


@pytest.mark.skipif(not compiled(), reason="whole games by search take minutes uncompiled")
@pytest.mark.parametrize(("level", "number"), [("easy", 38), ("medium", 117), ("greedy:4", 46)])
def test_games_end_in_which_no_move_seems_to_change_anything(level: str, number: int):
    """A hoarder is hundreds of points ahead: all moves win as good as never, and yet some lead on."""
    specs = [level, "hoarder"]
    assert length(specs if number % 2 else specs[::-1], f"soak {number}") <= LONGEST


@pytest.mark.parametrize("spec", ["greedy", "hard"])
def test_whoever_can_builds_in_a_game_that_drags(spec: str):
    """AR-23.1: nothing but the Guildhall ends it."""
    p = table(
        ann(goods="2 wood 2 stone 3 silver", hand="well", virtue=7), bob(goods="120 gold", virtue=7),
        guildhall=[0, 1] * 3,
    )  # fmt: skip
    assert choice_of(spec, GAME, p, "a") == "place guildhall"
    assert GAME.hastening([0, 1]) == [0, 1], "where no move hastens the end, all are left to choose from"


def test_a_game_drags_while_somebody_hoards_and_nobody_ends_it():
    rich = ann(goods="90 gold 10 clay")
    assert GAME.drags(table(rich, bob()))
    assert not GAME.drags(table(ann(goods="40 gold 10 clay"), bob(goods="40 gold 10 clay")))
    assert not GAME.drags(table(rich, bob(), guildhall=[0, 1] * 6, closing=1)), "the last round has begun"


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("level", [*LEVELS, "greedy:4"])
def test_all_games_end(level: str, other: str):
    """2,000 games in all: many of the quick levels, few of the slow ones."""
    games = {"expert": 20, "master": 2}.get(level, 120)
    for number in range(games):
        specs = [level, level if other == "itself" else other]
        seed = f"soak {number}"
        assert length(specs if number % 2 else specs[::-1], seed) <= LONGEST, (specs, seed)
