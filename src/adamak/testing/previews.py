"""Many random decisions of a game, each preview held to what the move then gives: see `hold_to_previews`."""

from __future__ import annotations

from itertools import count
from typing import Any

from adamak.core.game import Game
from adamak.core.rng import Rng
from adamak.testing.contract import hold_to_previews
from adamak.testing.covering import covering


def check_previews(game: Game[Any, Any], decisions: int, most: int, every: int = 1) -> None:
    """Random games, the options of the contract's cases in turn, until so many decisions have been looked at.

    Of each decision at most so many moves are tried; `every` so many decisions, so that few of them tell of all ages of
    a game.
    """
    decided = 0
    cases = covering(game)
    for number in count():
        case = cases[number % len(cases)]
        position = game.start(case.seats, case.options, seed=f"previews {number}")
        rng = Rng(f"previews {number}")
        while not position.is_over():
            decided += 1
            for seat in position.actors() if decided % every == 0 else ():
                hold_to_previews(position, seat, rng, most)
                decisions -= 1
            if decisions <= 0:
                return
            seat = position.actors()[rng.below(len(position.actors()))]
            moves = position.legal(seat)
            position.apply(seat, moves[rng.below(len(moves))])
