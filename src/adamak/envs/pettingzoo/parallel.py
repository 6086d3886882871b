"""A game at once: every step takes an action of all who may decide now, and leaves the others' aside."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from adamak.core import SPECTATOR, Game, Position
from adamak.envs import spaces
from adamak.envs.observing import ILLEGAL_REWARD, LONGEST, Observing, Reward, Seeds


class TableParallel(ParallelEnv):  # type: ignore[misc]
    """Whose mask is all zeros has nothing to decide: what it answers does not matter.

    An illegal answer ends the game for all, at a cost to whoever gave it; its info names the broken clause. Rewards and
    `max_cycles` as in `TableAEC`.
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
        self.metadata = {"name": name, "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.observing = Observing(game, seats, options, reward)
        self.max_cycles = max_cycles
        self._moves = 0  # of all seats in this game
        self.possible_agents = [f"player_{seat}" for seat in range(self.observing.seats)]
        self.agents: list[str] = []
        self._seeds = Seeds()
        self._observation_spaces = {agent: spaces.observation_space(self.observing) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.action_space(self.observing) for agent in self.possible_agents}
        self.position: Position | None = None

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        self.position = self.observing.start_from(options, self._seeds.next(seed))
        self._moves = 0
        self.agents = list(self.possible_agents)
        return self._seen()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        position = self.position
        assert position is not None
        agents = self.agents
        rewards = dict.fromkeys(agents, 0.0)
        refused: dict[str, object] = {}
        for seat in position.actors():
            agent, move = self.possible_agents[seat], int(actions[self.possible_agents[seat]])
            if move not in list(position.legal(seat)):
                refusal = position.why_not(seat, move)
                refused[agent] = refusal.to_json() if refusal is not None else {}
                rewards[agent] = ILLEGAL_REWARD
                break
            position.apply(seat, move)
            self._moves += 1
        over = position.is_over() or bool(refused)
        if position.is_over():
            rewards = dict(zip(agents, self.observing.rewards(position), strict=True))
        observations, infos = self._seen()
        for agent, told in refused.items():
            infos[agent]["refusal"] = told
        cut = not over and self._moves >= self.max_cycles
        self.agents = [] if over or cut else agents
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _seen(self) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        assert self.position is not None
        seen = {
            agent: spaces.observation(self.observing, self.position, seat)
            for seat, agent in enumerate(self.possible_agents)
        }
        return seen, {agent: {"action_mask": observed["action_mask"].copy()} for agent, observed in seen.items()}

    def render(self) -> str | None:
        """What a spectator sees."""
        if self.render_mode is None or self.position is None:
            return None
        return self.observing.text(self.position, SPECTATOR)

    def close(self) -> None:
        """Nothing is held."""
