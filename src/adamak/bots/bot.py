"""What a player is, and how one is asked for: "random", "greedy:64", "mcts:4000", "mcts@1.5", a level, a program.

random              any legal move
greedy[:SAMPLES]    the move after which the game's own evaluation is best
mcts[:ITERATIONS]   tree search; reproducible
mcts@SECONDS        tree search by the clock; `mcts:4000@1.5` ends with whichever comes first
puct[=FILE]         tree search led by the game's network (or by that of a file); budgets as for mcts
neural:FILE.onnx    a trained network
run:COMMAND LINE    a program that speaks the line protocol of docs/bots.md
easy medium hard expert    what these mean is measured, and written down by each game
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from adamak.core import Game, Knowledge, Problem, Rng

KINDS = ("random", "greedy", "mcts", "puct", "neural", "run")
LEVELS = ("easy", "medium", "hard", "expert")
AT_THE_TABLE = ("random", *LEVELS)  # what a table offers in every game

# What the levels are in a game that has not measured its own.
USUAL_LEVELS = {"easy": "mcts:3", "medium": "mcts:40", "hard": "mcts:400", "expert": "mcts:4000"}

MOST_ITERATIONS = 100_000_000
MOST_SECONDS = 3600.0


class Player(Protocol):
    """Chooses for one seat of one game. It is handed a `Knowledge`, in which no secret lies."""

    name: str

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        """One of the seat's legal moves."""
        ...

    def saw(self, seat: int, move: int | None) -> None:
        """A move was played, its own included: None where its seat could not see which."""
        ...

    def close(self) -> None:
        """The game is over, or nobody needs this player any more."""
        ...


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: so many iterations (reproducible), or so many seconds, whichever ends first."""

    iterations: int = 0  # 0: no limit but the seconds
    seconds: float = 0.0  # 0: no limit but the iterations

    def within(self, seconds: float) -> Budget:
        """The same, and no longer than this."""
        return Budget(self.iterations, min(self.seconds, seconds) if self.seconds else seconds)


def levels(game: Game[Any, Any]) -> dict[str, str]:
    """The levels of a game from weak to strong, each with the player it stands for."""
    return {level: game.levels.get(level, usual) for level, usual in USUAL_LEVELS.items()}


def player(spec: str, game: Game[Any, Any], seconds: float = 0.0) -> Player:
    """A new player, for one seat of one game. It takes no longer than these seconds a move, if any are given."""
    spec = spec.strip()
    given = levels(game).get(spec, spec)
    kind = _kind(given)
    if kind == "random" and given == "random":
        from adamak.bots.random_bot import RandomPlayer

        return RandomPlayer(spec)
    if kind == "greedy":
        from adamak.bots.greedy import SAMPLES, GreedyPlayer

        budget = _budget(given, SAMPLES)
        return GreedyPlayer(spec, budget.within(seconds) if seconds else budget)
    if kind == "mcts":
        from adamak.bots.search_bot import ITERATIONS, SearchPlayer

        budget = _budget(given, ITERATIONS)
        return SearchPlayer(spec, game, budget.within(seconds) if seconds else budget)
    if kind == "puct":
        return _guided(spec, given, game, seconds)
    if kind == "neural" and given.startswith("neural:"):
        from adamak.bots.neural import NeuralPlayer

        return NeuralPlayer(spec, game, given.removeprefix("neural:"))
    if kind == "run" and given.startswith("run:"):
        from adamak.bots.external import PATIENCE, OutsidePlayer

        return OutsidePlayer(given.removeprefix("run:"), game, seconds or PATIENCE)
    raise _unknown(spec)


def _guided(name: str, spec: str, game: Game[Any, Any], seconds: float) -> Player:
    """The search with a network; a game that has none is searched without."""
    from adamak.bots.guided_bot import ITERATIONS, GuidedPlayer
    from adamak.bots.network import network_of
    from adamak.bots.search_bot import SearchPlayer

    budget = _budget(spec, ITERATIONS)
    if seconds:
        budget = budget.within(seconds)
    before = spec.partition("@")[0].partition(":")[0]
    network = network_of(game, before.partition("=")[2])
    if network is None:
        return SearchPlayer(name, game, budget)
    return GuidedPlayer(name, game, budget, network.leaf)


def _kind(spec: str) -> str:
    return spec.partition(":")[0].partition("@")[0].partition("=")[0]


def _budget(spec: str, usual: int) -> Budget:
    """`mcts`, `mcts:4000`, `mcts@1.5`, `mcts:4000@1.5`."""
    before, at, seconds = spec.partition("@")
    _, colon, iterations = before.partition(":")
    try:
        number = int(iterations) if colon else (0 if at else usual)
        time = float(seconds) if at else 0.0
    except ValueError:
        raise _unknown(spec) from None
    if (colon and not 1 <= number <= MOST_ITERATIONS) or (at and not 0 < time <= MOST_SECONDS):
        raise _unknown(spec)
    return Budget(number, time)


def _unknown(spec: str) -> Problem:
    return Problem("unknown-bot", bot=spec[:60], known=", ".join([*KINDS, *LEVELS]))
