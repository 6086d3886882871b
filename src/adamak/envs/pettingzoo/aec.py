"""A game in turn: one agent after the other, also where the rules let several decide at once.

Answers given at once are asked one after the other. None leaks: the contract's suite holds every game to it that nobody
can tell an answer before all are in.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from adamak.core import SPECTATOR, Game, Position, Refused
from adamak.envs import spaces
from adamak.envs.observing import LONGEST, Observing, Reward, Seeds
from adamak.envs.pettingzoo.suite import introduce


class TableAEC(AECEnv):  # type: ignore[misc]
    """`player_0` sits on seat 0.

    A reward comes at the end: the payoff, 1 for a lone winner, shared by joint ones; with `reward="margin"` the points
    ahead of the best other. After `max_cycles` moves a game is truncated, without a reward.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        name: str,
        seats: int | None = None,
        options: dict[str, object] | None = None,
        render_mode: str | None = None,
        reward: Reward = "payoff",
        max_cycles: int = LONGEST,
    ) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.observing = Observing(game, seats, options, reward)
        self.max_cycles = max_cycles
        self._moves = 0  # of all seats in this game
        self.possible_agents = [f"player_{seat}" for seat in range(self.observing.seats)]
        self.agents: list[str] = []
        self._seeds = Seeds()
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: spaces.observation_space(self.observing) for agent in self._seat}
        self._action_spaces = {agent: spaces.action_space(self.observing) for agent in self._seat}
        self.position: Position | None = None

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        introduce(self.metadata["name"])
        self.position = self.observing.start_from(options, self._seeds.next(seed))
        self._moves = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._settle()

    def observe(self, agent: str) -> dict[str, Any]:
        assert self.position is not None
        return spaces.observation(self.observing, self.position, self._seat[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.position is not None
        assert action is not None
        seat, move = self._seat[agent], int(action)
        if not self.infos[agent]["action_mask"][move]:
            refusal = self.position.why_not(seat, move)
            assert refusal is not None
            raise Refused(refusal)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.position.apply(seat, move)
        self._moves += 1
        self._settle()
        self._accumulate_rewards()
        self._deads_step_first()

    def _settle(self) -> None:
        """Whose turn it is now; rewards if it is nobody's."""
        position = self.position
        assert position is not None
        seats = range(self.observing.seats)
        self.infos = {self.possible_agents[k]: {"action_mask": self.observing.mask(position, k)} for k in seats}
        if not position.is_over():
            self.agent_selection = self.possible_agents[position.actor()]
            self.truncations = dict.fromkeys(self.agents, self._moves >= self.max_cycles)
            return
        self.agent_selection = self.agents[0]
        self.rewards = dict(zip(self.possible_agents, self.observing.rewards(position), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """What a spectator sees."""
        if self.render_mode is None or self.position is None:
            return None
        return self.observing.text(self.position, SPECTATOR)

    def close(self) -> None:
        """Nothing is held."""
