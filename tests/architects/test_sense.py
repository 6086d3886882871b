"""What no opponent at `hard` may miss in Architects; and that games come to an end, also against hoarders."""

from __future__ import annotations

from typing import Any

import pytest

from adamak.bots import LEVELS, player
from adamak.bots.notify import tell
from adamak.core import Knowledge, Rng
from adamak.games.architects import GAME
from adamak.testing.choosing import choice_of

from .arrange import ann, bob, table
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


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_hoarder_does_not_keep_a_game_from_ending(level: str):
    assert length(["hoarder", level], "h0") <= LONGEST


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("other", ["hoarder", "random", "greedy:4", "itself"])
@pytest.mark.parametrize("level", LEVELS[:2])
def test_all_games_end(level: str, other: str):
    """2,000 games in all."""
    for number in range(250):
        specs = [level, level if other == "itself" else other]
        seed = f"soak {number}"
        assert length(specs if number % 2 else specs[::-1], seed) <= LONGEST, (specs, seed)
