"""Gymnasium's checker on every game, warnings as errors; and the learner's opponents."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import adamak.envs.gymnasium
from adamak.core import Problem, find
from adamak.envs.observing import ILLEGAL_REWARD


def make(game_id: str, **settings: Any) -> Any:
    adamak.envs.gymnasium.register()
    return gymnasium.make(f"adamak/{game_id}-v1", **settings)


def play(env: Any, seed: int) -> tuple[float, list[int]]:
    """The learner takes the first legal move, always."""
    seen, _ = env.reset(seed=seed)
    moves, over, reward = [], False, 0.0
    while not over:
        moves.append(int(np.flatnonzero(seen["action_mask"])[len(moves) % 2 - 1]))
        seen, reward, over, _, _ = env.step(moves[-1])
    return reward, moves


def test_checker(game_id: str) -> None:
    for seats in {find(game_id).seat_counts[0], find(game_id).seat_counts[-1]}:
        check_env(make(game_id, seats=seats, seat=None).unwrapped)


def test_a_game_to_its_end_is_reproducible(game_id: str) -> None:
    first, again = play(make(game_id), 4), play(make(game_id), 4)
    assert first == again
    assert 0 <= first[0] <= 1


@pytest.mark.parametrize("opponents", ["random", "greedy:2", "mcts:4", ["mcts:3", "random", "greedy:1"]])
def test_opponents(opponents: Any) -> None:
    reward, moves = play(make("condottiere", seats=4, seat=2, opponents=opponents), 1)
    assert moves
    assert 0 <= reward <= 1


def test_the_learner_changes_seats() -> None:
    env = make("condottiere", seats=3, seat=None)
    env.reset(seed=1)
    seats = [env.unwrapped.seat] + [env.reset()[1]["seat"] for _ in range(4)]
    assert seats == [0, 1, 2, 0, 1]


def test_an_illegal_move_costs_and_is_explained() -> None:
    env = make("duel")
    seen, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over) == (ILLEGAL_REWARD, True)
    assert info["refusal"]["clause"].startswith("DU")


@pytest.mark.parametrize(
    "settings", [{"opponents": "nobody"}, {"opponents": ["random"] * 3}, {"seat": 5}, {"seats": 9}]
)
def test_what_cannot_be_is_said_at_once(settings: dict[str, Any]) -> None:
    with pytest.raises(Problem):
        make("duel", **settings)


def test_several_games_at_a_time(game_id: str) -> None:
    adamak.envs.gymnasium.register()
    many = gymnasium.make_vec(f"adamak/{game_id}-v1", num_envs=3)
    seen, _ = many.reset(seed=1)
    assert seen["action_mask"].shape[0] == 3
    many.close()
