"""What a bot is, which bots there are, and how strong the levels of the table play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from adamak.core import Knowledge, Problem, Rng


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: so many playouts (reproducible), or so many seconds, whichever ends first."""

    playouts: int = 0  # 0: no limit but the seconds
    seconds: float = 0.0  # 0: no limit but the playouts


class Bot(Protocol):
    """Chooses among a seat's legal moves. It is handed a `Knowledge`, in which no secret lies."""

    def choose(self, knowledge: Knowledge, rng: Rng, budget: Budget) -> int: ...


# A level is a bot and what it may spend on one decision.
LEVELS: dict[str, tuple[str, Budget]] = {
    "random": ("random", Budget()),
    "easy": ("steady", Budget(playouts=60, seconds=1.0)),
    "medium": ("steady", Budget(playouts=600, seconds=1.5)),
    "hard": ("steady", Budget(playouts=6000, seconds=2.5)),
}


def bots() -> dict[str, Bot]:
    """Every bot by its name."""
    from adamak.bots.chance import RandomBot
    from adamak.bots.steady import SteadyBot

    return {"random": RandomBot(), "steady": SteadyBot()}


def find_bot(name: str) -> Bot:
    known = bots()
    if name not in known:
        raise Problem("unknown-bot", bot=name[:40], known=", ".join(known))
    return known[name]


def budget_of(level: str) -> tuple[str, Budget]:
    """The bot of a level, and its budget."""
    if level not in LEVELS:
        raise Problem("unknown-level", level=level[:40], known=", ".join(LEVELS))
    return LEVELS[level]
