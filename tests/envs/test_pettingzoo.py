"""PettingZoo's own suite on every game, warnings as errors; and what it does not ask."""

from __future__ import annotations

import importlib
import sys
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import adamak.envs.pettingzoo as zoo
from adamak.core import Refused, Rng, find
from adamak.envs.observing import ILLEGAL_REWARD


def of(game_id: str) -> Any:
    return getattr(zoo, f"{game_id}_v1")


def counts(game_id: str) -> list[int]:
    """The fewest and the most players."""
    seats = find(game_id).seat_counts
    return sorted({seats[0], seats[-1]})


def test_api(game_id: str) -> None:
    for seats in counts(game_id):
        api_test(of(game_id).env(seats=seats), num_cycles=100)
        api_test(of(game_id).raw_env(seats=seats), num_cycles=100)


def test_seeds(game_id: str) -> None:
    seed_test(of(game_id).env, num_cycles=100)
    parallel_seed_test(of(game_id).parallel_env, num_cycles=100)


def test_parallel_api(game_id: str) -> None:
    for seats in counts(game_id):
        parallel_api_test(of(game_id).parallel_env(seats=seats), num_cycles=400)


def test_it_is_a_module_like_pettingzoos_own(game_id: str) -> None:
    module = of(game_id)
    assert importlib.import_module(f"adamak.envs.pettingzoo.{game_id}_v1") is module
    assert str(module.env()) == f"{game_id}_v1"
    assert f"{game_id}_v1" in dir(zoo)


def test_there_is_no_other() -> None:
    with pytest.raises(AttributeError):
        of("chess")


def test_masks_are_the_legal_moves_in_observation_and_info(game_id: str) -> None:
    env = of(game_id).raw_env()
    env.reset(seed=3)
    rng = Rng("masks")
    for agent in env.agent_iter(60):
        seen, _, over, _, info = env.last()
        if over:
            assert not seen["action_mask"].any()
            break
        legal = list(env.position.legal(env.possible_agents.index(agent)))
        for mask in (seen["action_mask"], info["action_mask"]):
            assert mask.dtype == np.int8
            assert np.flatnonzero(mask).tolist() == sorted(legal)
        env.step(legal[rng.below(len(legal))])


def test_rewards_are_the_payoffs(game_id: str) -> None:
    env = of(game_id).raw_env()
    env.reset(seed=5)
    rng = Rng("rewards")
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        earned[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over else legal[rng.below(len(legal))])
    assert list(earned.values()) == [env.position.payoff(seat) for seat in range(env.position.seats)]


def test_an_illegal_move_ends_the_game_behind_the_guard_and_is_refused_before_it(game_id: str) -> None:
    env, bare = of(game_id).env(), of(game_id).raw_env()
    for one in (env, bare):
        one.reset(seed=1)
    while bare.infos[bare.agent_selection]["action_mask"].all():  # a game in which all is legal at first
        env.step(0)
        bare.step(0)
    offender = bare.agent_selection
    illegal = int(np.flatnonzero(bare.infos[offender]["action_mask"] == 0)[0])
    env.last()
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards[offender] == ILLEGAL_REWARD
    with pytest.raises(Refused):
        bare.step(illegal)


def test_a_wrong_parallel_answer_names_the_clause() -> None:
    env = zoo.duel_v1.parallel_env()
    seen, _ = env.reset(seed=1)
    actor = next(agent for agent in env.agents if seen[agent]["action_mask"].any())
    illegal = int(np.flatnonzero(seen[actor]["action_mask"] == 0)[0])
    _, rewards, over, _, infos = env.step(dict.fromkeys(env.agents, illegal))
    assert all(over.values())
    assert rewards[actor] == ILLEGAL_REWARD
    assert infos[actor]["refusal"]["clause"].startswith(find("duel").clause_prefix)


@pytest.mark.parametrize("order", [1, -1])
def test_answers_at_once_do_not_leak(order: int) -> None:
    """Whatever the others answered: who has not answered yet observes the same, in turn and at once."""
    seen = []
    for first in (0, -1):
        env = zoo.condottiere_v1.raw_env(seats=4)
        env.reset(seed=7)
        rng = Rng("leak")
        while len(env.position.actors()) < 3:
            if env.position.is_over():
                pytest.skip("no simultaneous decision in this game")
            legal = env.position.legal(env.position.actor())
            env.step(int(legal[rng.below(len(legal))]))
        waiting = env.position.actors()[::order][0 if order < 0 else -1]
        legal = list(env.position.legal(env.position.actor()))
        env.step(int(legal[first]))
        seen.append(env.observe(f"player_{waiting}"))
    assert seen[0]["observation"].tolist() == seen[1]["observation"].tolist()
    assert seen[0]["action_mask"].tolist() == seen[1]["action_mask"].tolist()


def test_a_game_begins_at_a_setup(game_id: str) -> None:
    game = find(game_id)
    setup = game.start(2, game.unattended, seed="begin").to_setup()
    for env in (of(game_id).raw_env(seats=2), of(game_id).parallel_env(seats=2)):
        env.reset(options={"setup": setup})
        assert env.position.to_setup() == setup


def test_without_the_library_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    from adamak.core import extras

    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    for name in [name for name in sys.modules if name.startswith("adamak.envs.pettingzoo")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(ImportError, match=r'pip install "adamak\[rl\]"'):
        importlib.import_module("adamak.envs.pettingzoo")
