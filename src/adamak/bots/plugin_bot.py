"""A Python bot of another package, found by its entry point in the group `adamak.bots`; see docs/bots.md."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

from adamak.bots.bot import Player
from adamak.core import Game, Knowledge, Problem, Rng


class Stranger:
    """Its `choose`, and of the rest of a `Player` whatever it has."""

    def __init__(self, name: str, bot: Any) -> None:
        self.name = name
        self._bot = bot
        self.watches = bool(getattr(bot, "watches", hasattr(bot, "saw")))

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        return int(self._bot.choose(knowledge, rng))

    def saw(self, seat: int, move: int | None) -> None:
        if hasattr(self._bot, "saw"):
            self._bot.saw(seat, move)

    def close(self) -> None:
        if hasattr(self._bot, "close"):
            self._bot.close()


def seat_stranger(spec: str, entry: EntryPoint, game: Game[Any, Any]) -> Player:
    """A new one, for one seat of one game. The entry point is called with the game and what follows the colon."""
    try:
        bot = entry.load()(game, spec.partition(":")[2])
    except Problem:
        raise
    except Exception as broken:  # whatever another package does wrong
        raise Problem("bad-bot", bot=spec[:60], why=f"{type(broken).__name__}: {broken}"[:200]) from broken
    if not callable(getattr(bot, "choose", None)):
        raise Problem("bad-bot", bot=spec[:60], why=f"{type(bot).__name__} has no method choose(knowledge, rng)")
    return Stranger(spec, bot)
