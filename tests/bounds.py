"""Numbers of a setup that are out of bounds."""

from typing import Any

import pytest

from adamak.core import Game, Problem


def refused_with_its_bounds(game: Game[Any, Any], entry: str, bounds: str) -> None:
    """An entry of the table or of a player, whichever it is."""
    told = game.start(2, {}, seed="tea").to_setup()
    for place in (told, told["players"][-1]):
        if entry in place:
            place[entry] = 2_000_000
    with pytest.raises(Problem, match=rf"{entry} = 2000000 \({bounds}\)"):
        game.from_setup(told)
