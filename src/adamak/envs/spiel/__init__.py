"""OpenSpiel: importing this module registers every game as `adamak_<id>`, e.g. `adamak_duel`.

    import adamak.envs.spiel
    game = pyspiel.load_game("adamak_condottiere(players=4)")

Parameters are `players` and the game's own options.
"""

from __future__ import annotations

from adamak.core import games
from adamak.core.extras import need

need("spiel", "numpy", "pyspiel")

import pyspiel  # noqa: E402  (first what is missing, in one line)

from adamak.envs.spiel.game import PREFIX, SpielGame, game_type  # noqa: E402

__all__ = ["PREFIX", "register"]


def register() -> None:
    """Whoever adds a game while a program runs calls it again."""
    known = set(pyspiel.registered_names())
    for game in games().values():
        if PREFIX + game.id not in known:
            pyspiel.register_game(game_type(game), SpielGame.of(game))


register()
