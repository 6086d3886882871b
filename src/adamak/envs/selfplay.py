"""The learner against earlier versions of itself: `gymnasium.make("adamak/duel-selfplay-v1")`.

    env = gymnasium.make("adamak/duel-selfplay-v1", opponents="greedy")
    model = MaskablePPO("MultiInputPolicy", env)
    for _ in range(20):
        model.learn(10_000)
        model.save("learner")
        env.unwrapped.add_opponent(MaskablePPO.load("learner").policy)

With many environments at once: `vec_env.env_method("add_opponent", policy)`.
"""

from __future__ import annotations

from typing import Any

from adamak.bots.bot import Player
from adamak.core import Knowledge, Rng
from adamak.envs import spaces
from adamak.envs.gymnasium import TableEnv
from adamak.envs.observing import Observing

__all__ = ["SelfPlayEnv"]

KEPT = 10


class SelfPlayEnv(TableEnv):
    """As `TableEnv`; in every game each of the other seats is taken by the newest version added or, as often, by any
    of the last `keep`. Before the first version is added, the `opponents` named play.

    A version is whatever has `predict(observation, action_masks=...)`, as the policies and models of sb3-contrib do, or
    is called with an observation (its mask included) and answers with a move.
    """

    def __init__(self, game: str, *args: Any, keep: int = KEPT, **settings: Any) -> None:
        super().__init__(game, *args, **settings)
        self.keep = keep
        self.versions: list[Any] = []

    def add_opponent(self, version: Any) -> None:
        """From the next game on. Hand over a copy: the learner itself goes on changing."""
        self.versions = [*self.versions, version][-self.keep :]

    def _seated(self) -> dict[int, Player]:
        if not self.versions:
            return super()._seated()
        return {
            seat: PolicyPlayer(self._version(), self.observing)
            for seat in range(self.observing.seats)
            if seat != self.seat
        }

    def _version(self) -> Any:
        newest = self._rng.below(2) == 0
        return self.versions[-1 if newest else self._rng.below(len(self.versions))]


class PolicyPlayer:
    """A learned policy on a seat. What it answers illegally, chance answers instead: a young policy knows no rules."""

    watches = False

    def __init__(self, policy: Any, observing: Observing) -> None:
        self.name = type(policy).__name__
        self._policy = policy
        self._observing = observing

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]
        seen = spaces.observation(self._observing, knowledge.sample(rng), knowledge.seat)
        move = self._asked(seen)
        return move if move in legal else legal[rng.below(len(legal))]

    def _asked(self, seen: dict[str, Any]) -> int:
        if not hasattr(self._policy, "predict"):
            return int(self._policy(seen))
        answer, _ = self._policy.predict(seen, action_masks=seen["action_mask"].astype(bool))
        return int(answer)

    def saw(self, seat: int, move: int | None) -> None:
        pass

    def close(self) -> None:
        pass
