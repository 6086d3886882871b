"""OpenSpiel's own suites on every game, warnings as errors."""

from __future__ import annotations

import pickle
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import adamak.envs.spiel
from adamak.core import find
from adamak.testing.covering import covering

if not flags.FLAGS.is_parsed():
    flags.FLAGS(["adamak"])


@pytest.fixture(autouse=True)
def registered(strangers_games: None) -> None:
    adamak.envs.spiel.register()


def load(game_id: str, **params: object) -> Any:
    return pyspiel.load_game(f"adamak_{game_id}", params)


def dealt(game: Any, seed: int, moves: int = 0) -> Any:
    """A state after chance has spoken and some random moves."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(rng.randint(256)))
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@cache
def suite_of(game_id: str) -> Any:
    """OpenSpiel's own checks, on states sampled once."""
    suite = type(
        "OfThisGame", (api_test.EnforceAPIOnPartialTreeBase,), {"game": load(game_id), "game_name": game_id}
    )  # fmt: skip
    suite.setUpClass()
    return suite


def test_random_sim(game_id: str) -> None:
    for seats in find(game_id).seat_counts[:2]:
        pyspiel.random_sim_test(load(game_id, players=seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
def test_random_sim_of_many(game_id: str) -> None:
    """More players look at more: every state is shown to each of them in every form."""
    for seats in find(game_id).seat_counts:
        pyspiel.random_sim_test(load(game_id, players=seats), num_sims=5, serialize=True, verbose=False)


def test_every_option_is_a_parameter(game_id: str) -> None:
    for case in covering(find(game_id))[:2]:
        params = {"players": case.seats, **case.options}
        pyspiel.random_sim_test(load(game_id, **params), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(
    "check", [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test")]
)
def test_api(game_id: str, check: str) -> None:
    getattr(suite_of(game_id)(check), check)()


def test_playthrough_replays(game_id: str, tmp_path: Path) -> None:
    """Of a short game: every state is written in all its forms, and whole games are played above."""
    file, short = tmp_path / "playthrough.txt", f"adamak_{game_id}(max_game_length=80)"
    file.write_text(generate_playthrough.playthrough(short, None, seed=3), encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original == again


def test_serialization(game_id: str) -> None:
    game = load(game_id)
    for moves in (0, 7, 500):
        state = dealt(game, 1, moves)
        for other in (game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state)), state.clone()):
            assert str(other) == str(state)
            assert other.history() == state.history()
            for seat in range(game.num_players()):
                assert other.information_state_string(seat) == state.information_state_string(seat)
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(again) == str(state)


def test_a_history_replays(game_id: str) -> None:
    game = load(game_id)
    state = dealt(game, 2, 40)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_a_resampled_state_looks_the_same_to_the_player(game_id: str) -> None:
    game = load(game_id)
    chance = np.random.RandomState(4).random_sample
    differs = False
    for moves in range(0, 60, 12):
        state = dealt(game, 3, moves)
        for seat in range(game.num_players()):
            other = state.resample_from_infostate(seat, chance)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.legal_actions(seat) == state.legal_actions(seat)
            differs = differs or other.position.to_bytes() != state.position.to_bytes()
            assert game.deserialize_state(other.serialize()).position.to_bytes() == other.position.to_bytes()
    assert differs or not find(game_id).secrets


def test_equal_information_states_are_equal_views_and_equal_pasts(game_id: str) -> None:
    """What a seat remembers decides what it sees, and differs as soon as anything it saw differed."""
    game = load(game_id)
    views: dict[str, Any] = {}
    for seed in range(6):
        for moves in range(0, 30, 5):
            state = dealt(game, seed, moves)
            for seat in range(game.num_players()):
                seen = state.observation_string(seat), state.move_number()
                remembered = state.information_state_string(seat)
                assert views.setdefault(remembered, seen) == seen


def test_tensors_differ_when_memories_do(game_id: str) -> None:
    game = load(game_id)
    one, other = dealt(game, 1, 0), dealt(game, 1, 1)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)
    assert len(one.observation_tensor(0)) == game.observation_tensor_size()


@pytest.mark.parametrize("inconsistent", [True, False])
def test_openspiels_ismcts_plays_through_our_resampler(game_id: str, inconsistent: bool) -> None:
    if not find(game_id).secrets:
        pytest.skip("that search is for hidden information")
    game = load(game_id)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)), uct_c=1.4,
        max_simulations=8, random_state=np.random.RandomState(2), allow_inconsistent_action_sets=inconsistent,
    )  # fmt: skip
    state, rng, decided = dealt(game, 5), np.random.RandomState(6), 0
    while not state.is_terminal():
        if state.current_player() == 0 and decided < 12:
            action = int(bot.step(state))
            assert action in state.legal_actions()
            decided += 1
        else:
            action = int(rng.choice(state.legal_actions()))
        state.apply_action(action)
    assert decided > 0


def test_a_program_that_registered_the_games_ends_cleanly() -> None:
    """OpenSpiel's registry outlives the interpreter; what it holds must not."""
    code = "import adamak.envs.spiel, pyspiel; pyspiel.load_game('adamak_duel').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0
