"""The spaces that both kinds of environment share."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from adamak.core import Position
from adamak.envs.observing import Observing


def observation_space(observing: Observing) -> spaces.Dict:
    return spaces.Dict({
        "observation": spaces.MultiBinary(observing.size),
        "action_mask": spaces.Box(0, 1, (observing.moves,), np.int8),
    })  # fmt: skip


def action_space(observing: Observing) -> spaces.Discrete:
    return spaces.Discrete(observing.moves)


def observation(observing: Observing, position: Position, seat: int) -> dict[str, Any]:
    return {"observation": observing.observe(position, seat), "action_mask": observing.mask(position, seat)}
