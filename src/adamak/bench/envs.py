"""The environments under a random policy: decisions a second, whole games, observations and masks made each time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

from adamak.core.extras import need

need("rl", "numpy")

import numpy as np  # noqa: E402  (first what is missing, in one line)

from adamak.bench.contest import Spread  # noqa: E402
from adamak.core import Game, games  # noqa: E402

TABLES = 256
CHUNK = 64  # decisions between two looks at the clock

Steps = Callable[[int], int]  # makes about so many decisions; returns how many it made


def tables(game: Game[Any, Any], seats: int, observe: bool) -> Steps:
    from adamak.envs.tables import Tables

    made = Tables(game, TABLES, seats, seed=1, observe=observe)

    def steps(number: int) -> int:
        made.step(made.sample())
        return TABLES

    return steps


def gymnasium(game: Game[Any, Any], seats: int) -> Steps:
    """The learner's decisions alone are counted, not those of its random opponents."""
    from adamak.envs.gymnasium import TableEnv

    env = TableEnv(game.id, seats)
    seen, _ = env.reset(seed=1)
    chance = np.random.default_rng(1)

    def steps(number: int) -> int:
        nonlocal seen
        for _ in range(number):
            seen, _, over, _, _ = env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
            if over:
                seen, _ = env.reset()
        return number

    return steps


def pettingzoo(game: Game[Any, Any], seats: int) -> Steps:
    import adamak.envs.pettingzoo as zoo
    from adamak.envs.observing import VERSION

    env = getattr(zoo, f"{game.id}_{VERSION}").raw_env(seats=seats)
    env.reset(seed=1)
    chance = np.random.default_rng(1)

    def steps(number: int) -> int:
        for _ in range(number):
            seen, _, over, _, _ = env.last()
            if over:
                env.reset()
            else:
                env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        return number

    return steps


def openspiel(game: Game[Any, Any], seats: int) -> Steps:
    import pyspiel

    from adamak.envs.spiel import PREFIX

    spiel = pyspiel.load_game(PREFIX + game.id, {"players": seats})
    state = spiel.new_initial_state()
    chance = np.random.default_rng(1)

    def steps(number: int) -> int:
        nonlocal state
        for _ in range(number):
            if state.is_terminal():
                state = spiel.new_initial_state()
            while state.is_chance_node():
                state.apply_action(int(chance.integers(256)))
            state.observation_tensor()
            actions = state.legal_actions()
            state.apply_action(actions[int(chance.integers(len(actions)))])
        return number

    return steps


# In this order they are measured and shown; a library that is not installed is left out.
KINDS: dict[str, tuple[str, Callable[[Game[Any, Any], int], Steps]]] = {
    "tables": ("numpy", lambda game, seats: tables(game, seats, True)),
    "tables-bare": ("numpy", lambda game, seats: tables(game, seats, False)),
    "gymnasium": ("gymnasium", gymnasium),
    "pettingzoo": ("pettingzoo", pettingzoo),
    "openspiel": ("pyspiel", openspiel),
}


class EnvContest:
    """All kinds take turns, so that a busy minute of the machine harms all alike."""

    def __init__(self, game_id: str, seats: int, rounds: int, seconds: float) -> None:
        from importlib.util import find_spec

        game = games()[game_id]
        self.rounds, self.seconds = rounds, seconds
        self.missing = [kind for kind, (library, _) in KINDS.items() if find_spec(library) is None]
        self._steps = {kind: make(game, seats) for kind, (_, make) in KINDS.items() if kind not in self.missing}
        self.rates: dict[str, list[float]] = {kind: [] for kind in self._steps}

    def run(self) -> Iterator[int]:
        """Measures; yields after each stretch, for a progress bar."""
        for _ in range(self.rounds):
            for kind, steps in self._steps.items():
                made, begun = 0, perf_counter()
                while (passed := perf_counter() - begun) < self.seconds:
                    made += steps(CHUNK)
                self.rates[kind].append(made / passed)
                yield 1

    def values(self) -> dict[str, Spread]:
        return {kind: Spread.of(rates) for kind, rates in self.rates.items()}
