"""What learning programs ask of an environment: copies, limits, masks, other rewards, earlier selves as opponents."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import adamak.envs.gymnasium
import adamak.envs.pettingzoo as zoo
import adamak.envs.spiel
from adamak.core import Problem, Rng, find
from adamak.core.unfinished import margin, totals
from adamak.envs.observing import LONGEST
from adamak.envs.selfplay import PolicyPlayer, SelfPlayEnv
from adamak.envs.tables import Tables

COPIES = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]


def make(game_id: str, **settings: Any) -> Any:
    adamak.envs.gymnasium.register()
    return gymnasium.make(f"adamak/{game_id}-v1", **settings)


def walk(env: Any, moves: int) -> list[Any]:
    """The next decisions of a learner that takes some legal move, and what came of them."""
    told = []
    for k in range(moves):
        mask = env.unwrapped.action_masks()
        if not mask.any():
            break
        seen, reward, over, cut, _ = env.step(int(np.flatnonzero(mask)[k % mask.sum()]))
        told.append((seen["observation"].tobytes(), reward, over, cut))
        if over or cut:
            break
    return told


@pytest.mark.parametrize("copied", COPIES, ids=["deepcopy", "pickle"])
def test_a_copy_of_a_gymnasium_environment_goes_on_alike(game_id: str, copied: Any) -> None:
    for env in (make(game_id, opponents="greedy:1"), copied(make(game_id))):
        env.reset(seed=3)
        walk(env, 5)
        other = copied(env)
        assert walk(other, 12) == walk(env, 12)
        assert other.unwrapped.position is not env.unwrapped.position


@pytest.mark.parametrize("copied", COPIES, ids=["deepcopy", "pickle"])
@pytest.mark.parametrize("kind", ["env", "raw_env", "parallel_env"])
def test_a_copy_of_a_pettingzoo_environment_stands_alike(game_id: str, kind: str, copied: Any) -> None:
    env = getattr(getattr(zoo, f"{game_id}_v1"), kind)()
    env.reset(seed=3)
    other = copied(env)
    inner, outer = other.unwrapped.position, env.unwrapped.position
    assert (inner.digest(), inner is outer) == (outer.digest(), False)
    assert other.unwrapped.observing.game is env.unwrapped.observing.game
    inner.apply(seat := inner.actors()[0], inner.legal(seat)[0])
    assert inner.digest() != outer.digest()


def test_an_openspiel_game_is_pickled_by_its_name(game_id: str) -> None:
    adamak.envs.spiel.register()
    game = pyspiel.load_game(f"adamak_{game_id}", {"max_game_length": 7})
    other = pickle.loads(pickle.dumps(game))
    assert (str(other), type(other)) == (str(game), type(game))
    assert other.max_game_length() == 7


def test_the_dice_of_a_copy_fall_alike() -> None:
    rng = Rng("tea")
    rng.bits()
    other, again = copy.deepcopy(rng), pickle.loads(pickle.dumps(rng))
    assert [rng.bits() for _ in range(5)] == [other.bits() for _ in range(5)] == [again.bits() for _ in range(5)]


# --- limits ---


def test_a_learner_decides_once_however_few_moves_a_game_may_have() -> None:
    """The opponents had made them all before the first decision, and `reset` offered a learner nothing to choose."""
    env = make("trajan", max_cycles=1)
    for seed in range(8):  # in some the others begin, and Trajan's beginning takes several moves
        seen, _ = env.reset(seed=seed)
        assert seen["action_mask"].any()
        assert env.step(int(seen["action_mask"].argmax()))[3]


def test_a_long_game_is_truncated() -> None:
    env = make("architects", max_cycles=30)
    env.reset(seed=1)
    told = walk(env, 40)
    assert [cut for *_, cut in told].count(True) == 1
    assert told[-1][1:] == (0.0, False, True)
    assert env.unwrapped._moves == 30


def test_whoever_always_takes_the_first_move_meets_an_end() -> None:
    """Such a policy may play Architects for ever; unasked, the environment stops it."""
    env = make("architects", opponents="greedy:1")
    assert env.unwrapped.max_cycles == LONGEST
    seen, _ = env.reset(seed=1)
    env.unwrapped._moves = LONGEST - 60  # what a test has no time for
    over = cut = False
    while not over and not cut:
        seen, _, over, cut, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert cut


@pytest.mark.parametrize("kind", ["raw_env", "parallel_env"])
def test_pettingzoo_truncates(kind: str) -> None:
    env = getattr(zoo.trajan_v1, kind)(max_cycles=25)
    env.reset(seed=1)
    steps = 0
    if kind == "raw_env":
        for _ in env.agent_iter():
            seen, reward, over, cut, _ = env.last()
            assert not over
            assert reward == 0
            steps += not cut
            env.step(None if cut else int(np.flatnonzero(seen["action_mask"])[0]))
        assert steps == 25
    while env.agents:
        masks = {agent: env.observing.mask(env.position, seat) for seat, agent in enumerate(env.possible_agents)}
        *_, terminations, truncations, _ = env.step({agent: int(mask.argmax()) for agent, mask in masks.items()})
        steps += 1
        assert not any(terminations.values())
        assert all(truncations.values()) == (not env.agents)
    assert steps == 25


def test_openspiel_is_told_how_long_a_game_may_last() -> None:
    adamak.envs.spiel.register()
    game = pyspiel.load_game("adamak_duel", {"max_game_length": 30})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state, rng = game.new_initial_state(), np.random.RandomState(1)
    while not state.is_terminal():
        state.apply_action(int(rng.choice(256 if state.is_chance_node() else state.legal_actions())))
    assert state.moves == game.max_game_length() == 30
    assert sum(state.returns()) == 1
    points = totals(state.position)
    assert state.returns()[points.index(max(points))] > 0


# --- masks and rewards ---


def test_masks_for_those_who_ask_the_environment(game_id: str) -> None:
    env = make(game_id)
    seen, _ = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert (masks == seen["action_mask"]).all()


def test_the_margin_has_the_sign_of_the_result(game_id: str) -> None:
    game = find(game_id)
    for seed in range(6):
        tables = Tables(game, 1, seed=seed, observe=False, reward="margin")
        over = np.array([False])
        while not over[0]:
            position = tables.positions[0]
            rewards, over = tables.step(tables.sample())
        payoffs = [position.payoff(seat) for seat in range(position.seats)]
        for seat, payoff in enumerate(payoffs):
            assert rewards[0, seat] == margin(position, seat)
            shared = 0 < payoff < 1
            assert np.sign(rewards[0, seat]) == (0 if shared else 1 if payoff else -1)


def test_the_margin_is_counted_in_points() -> None:
    env = make("trajan", reward="margin")
    seen, _ = env.reset(seed=2)
    over, reward = False, 0.0
    while not over:
        seen, reward, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    mine, other = totals(env.unwrapped.position)
    assert reward == mine - other != 0


def test_there_is_no_other_reward() -> None:
    with pytest.raises(Problem, match="unknown-reward"):
        make("duel", reward="glory")


# --- opponents ---


@pytest.mark.parametrize("title", ["architects", "condottiere", "duel", "troyes"])
@pytest.mark.parametrize("name", ["network", "network~1", "easy"])
def test_trained_agents_by_name(title: str, name: str) -> None:
    env = make(title, opponents=name, max_cycles=8)
    env.reset(seed=1)
    assert walk(env, 8)


def test_a_game_that_comes_without_a_network_says_so() -> None:
    with pytest.raises(Problem, match="game-without-network"):
        make("pebbles", opponents="network")


class Learner:
    """As the policies of sb3-contrib."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.asked = 0

    def predict(self, seen: dict[str, Any], action_masks: Any = None) -> tuple[Any, None]:
        self.asked += 1
        assert set(seen) == {"observation", "action_mask"}
        return np.array(np.flatnonzero(action_masks)[0]), None


def selfplay(**settings: Any) -> Any:
    adamak.envs.gymnasium.register()
    return gymnasium.make("adamak/condottiere-selfplay-v1", **settings)


def test_the_learner_meets_its_earlier_selves() -> None:
    env = selfplay(seats=3, seat=None, keep=2)
    assert isinstance(env.unwrapped, SelfPlayEnv)
    env.reset(seed=1)
    walk(env, 3)  # against those named, until there is a version
    versions = [Learner(k) for k in range(3)]
    for version in versions:
        env.unwrapped.add_opponent(version)
    for _ in range(8):
        env.reset()
        walk(env, 6)
    assert versions[0].asked == 0, "only the last two are kept"
    assert versions[2].asked > versions[1].asked > 0
    assert walk(copy.deepcopy(env), 5) == walk(env, 5)


def test_a_policy_that_knows_no_rules_still_makes_legal_moves() -> None:
    env = selfplay()
    env.unwrapped.add_opponent(lambda seen: -1)
    env.reset(seed=1)
    assert walk(env, 20)
    assert isinstance(next(iter(env.unwrapped._players.values())), PolicyPlayer)
