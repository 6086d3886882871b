"""PettingZoo environments of every registered game: `from adamak.envs.pettingzoo import condottiere_v1`.

Each name is a module of its own with `env`, `raw_env` and `parallel_env`, as PettingZoo's own environments are.
"""

from __future__ import annotations

import sys
from functools import partial
from types import ModuleType
from typing import Any

from adamak.core import Game, games
from adamak.core.extras import need

need("rl", "numpy", "gymnasium", "pettingzoo")

from pettingzoo.utils import wrappers  # noqa: E402  (first what is missing, in one line)

from adamak.envs.observing import ILLEGAL_REWARD, VERSION  # noqa: E402
from adamak.envs.pettingzoo.aec import TableAEC  # noqa: E402
from adamak.envs.pettingzoo.parallel import TableParallel  # noqa: E402

__all__ = ["TableAEC", "TableParallel"]


def _module(game: Game[Any, Any]) -> ModuleType:
    name = f"{game.id}_{VERSION}"
    made = ModuleType(f"{__name__}.{name}", f"{game.id} as a PettingZoo environment.")

    def env(**settings: Any) -> Any:
        """In turn, with PettingZoo's usual guards: an illegal move ends the game for all, at a cost to its maker."""
        guarded: Any = wrappers.TerminateIllegalWrapper(TableAEC(game, name, **settings), ILLEGAL_REWARD)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))

    vars(made).update(env=env, raw_env=partial(TableAEC, game, name), parallel_env=partial(TableParallel, game, name))
    sys.modules[made.__name__] = made
    return made


def __getattr__(name: str) -> ModuleType:
    """The module of a game, made when it is first asked for."""
    game_id, _, version = name.rpartition("_")
    if version != VERSION or game_id not in games():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return sys.modules.get(f"{__name__}.{name}") or _module(games()[game_id])


def __dir__() -> list[str]:
    return [*globals(), *(f"{game_id}_{VERSION}" for game_id in games())]


for _game in games().values():
    _module(_game)  # so that `import adamak.envs.pettingzoo.duel_v1` finds it, too
