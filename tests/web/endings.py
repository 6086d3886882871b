"""Random games of the engine, played to the end: the save of a late decision, and of the end itself."""

from __future__ import annotations

import functools
import json
import random
from typing import Any

import pytest

from adamak.core import find
from adamak.core.match import Match
from adamak.core.savefile import write

from .clicking import Moment, kind_of

SEATS = {"condottiere": 3, "duel": 2, "architects": 2, "troyes": 2, "trajan": 2}
OPTIONS: dict[str, dict[str, Any]] = {"condottiere": {"stall_guard": True}}
# In the suite, in one language: a game until each of its decisions has come up, then the end of another; behind soak,
# in both, a whole game.
STRETCHES = {
    usual: [(usual, False), *(pytest.param(lang, True, marks=pytest.mark.soak) for lang in ("en", "fa"))]
    for usual in ("en", "fa")
}
LAST = 5  # decisions of the first seat that are left in a late position


def liking(move: str) -> float:
    """What brings a game to its end."""
    return 8.0 if move == "place guildhall" else {"build": 4.0, "advance": 2.0}.get(kind_of(move), 1.0)


def start(game: str, seats: int = 0) -> Match:
    return Match.start(find(game), seats or SEATS[game], OPTIONS.get(game, {}), seed="late")


@functools.cache
def finished(game: str, seats: int = 0) -> dict[str, Any]:
    """The save of a game that is over, of so many players or as few as usual here."""
    rng, match = random.Random(f"late {game}"), start(game, seats)
    while actors := match.position.actors():
        seat = rng.choice(actors)
        legal = [match.game.moves.words(move) for move in match.position.legal(seat)]
        match.play(seat, rng.choices(legal, [liking(move) for move in legal])[0])
    return dict(json.loads(write(match)))


@functools.cache
def late(game: str) -> Moment:
    """A decision of the first seat shortly before the end of that game."""
    moves = [move.split(" ", 1) for move in finished(game)["moves"]]
    own = [number for number, (seat, _) in enumerate(moves) if seat == "0"][-LAST]
    match = start(game)
    for seat, move in moves[:own]:
        match.play(int(seat), move)
    return Moment(match.position.view(0)["phase"], 0, SEATS[game], moves[own][1], json.loads(write(match)))
