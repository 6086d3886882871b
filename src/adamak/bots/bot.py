"""What a player is, and how one is asked for: "random", "greedy:64", "mcts:4000", "mcts@1.5", a level, a program.

random              any legal move
greedy[:SAMPLES]    the move after which the game's own evaluation is best
mcts[:ITERATIONS]   tree search; reproducible
mcts@SECONDS        tree search by the clock; `mcts:4000@1.5` ends with whichever comes first
puct[=FILE]         tree search led by the game's network (or by that of a file); budgets as for mcts
mcts:40~0.5         any search that is not out for the best move, but for a sensible one: at this temperature
neural:FILE.onnx    a trained network
network[=FILE]      the move that the game's network likes best, without any search; `network~1` draws by its likings
run:COMMAND LINE    a program that speaks the line protocol of docs/bots.md
NAME[:ARGUMENT]     a bot of another package, registered under the entry point group `adamak.bots`
easy medium hard expert master    see `levels.py`
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any, Protocol

from adamak.bots.levels import LEVELS, levels
from adamak.core import Game, Knowledge, Problem, Rng

if TYPE_CHECKING:
    from adamak.bots.tree_player import TreePlayer

GROUP = "adamak.bots"
KINDS = ("random", "greedy", "mcts", "puct", "network", "neural", "run")
MOST_ITERATIONS = 100_000_000
MOST_SECONDS = 3600.0
MOST_HEAT = 100.0


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


def player(spec: str, game: Game[Any, Any], seconds: float = 0.0) -> Player:
    """A new player, for one seat of one game. It takes no longer than these seconds a move, if any are given."""
    spec = spec.strip()
    given = levels(game).get(spec, spec)
    kind = kind_of(given)
    if kind == "random" and given == "random":
        from adamak.bots.random_bot import RandomPlayer

        return RandomPlayer(spec)
    if kind == "greedy":
        from adamak.bots.greedy import SAMPLES, GreedyPlayer

        budget = _budget(given, SAMPLES)
        return GreedyPlayer(spec, budget.within(seconds) if seconds else budget)
    if kind in ("mcts", "puct"):
        return _searching(spec, given, game, seconds)
    if kind == "network":
        from adamak.bots.network_bot import NetworkPlayer

        cool, heat = _heat(given)
        if cool.partition("=")[0] != "network":
            raise _unknown(spec)
        return NetworkPlayer(spec, game, cool.partition("=")[2], heat)
    if kind == "neural" and given.startswith("neural:"):
        from adamak.bots.neural import NeuralPlayer

        return NeuralPlayer(spec, game, given.removeprefix("neural:"))
    if kind == "run" and given.startswith("run:"):
        from adamak.bots.external import PATIENCE, OutsidePlayer

        return OutsidePlayer(given.removeprefix("run:"), game, seconds or PATIENCE)
    if kind in strangers():
        from adamak.bots.plugin_bot import seat_stranger

        return seat_stranger(spec, entry_of(spec), game)
    raise _unknown(spec)


@cache
def strangers() -> dict[str, EntryPoint]:
    """The bots of other installed packages by their names; those of this one cannot be replaced."""
    found = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return {entry.name: entry for entry in found if entry.name not in (*KINDS, *LEVELS)}


def entry_of(spec: str) -> EntryPoint:
    """The entry point of a bot of another package."""
    try:
        return strangers()[kind_of(spec)]
    except KeyError:
        raise _unknown(spec) from None


def searching(name: str, game: Game[Any, Any], budget: Budget, file: str = "", heat: float = 0.0) -> TreePlayer[Any]:
    """The best search there is for a game: led by its network, or by that of a file; without where it has none."""
    from adamak.bots.guided_bot import GuidedPlayer
    from adamak.bots.network import network_of
    from adamak.bots.search_bot import SearchPlayer

    network = network_of(game, file)
    if network is None:
        return SearchPlayer(name, game, budget, heat)
    return GuidedPlayer(name, game, budget, network, heat)


def _searching(name: str, spec: str, game: Game[Any, Any], seconds: float) -> Player:
    from adamak.bots.search_bot import SearchPlayer
    from adamak.bots.tree_player import ITERATIONS

    cool, heat = _heat(spec)
    budget = _budget(cool, ITERATIONS)
    if seconds:
        budget = budget.within(seconds)
    if kind_of(cool) == "mcts":
        return SearchPlayer(name, game, budget, heat)
    file = cool.partition("@")[0].partition(":")[0].partition("=")[2]
    return searching(name, game, budget, file, heat)


def _heat(spec: str) -> tuple[str, float]:
    """What stands before `~`, and the temperature behind it."""
    cool, tilde, warmth = spec.partition("~")
    try:
        heat = float(warmth) if tilde else 0.0
    except ValueError:
        raise _unknown(spec) from None
    if tilde and not 0 < heat <= MOST_HEAT:
        raise _unknown(spec)
    return cool, heat


def kind_of(spec: str) -> str:
    """The word a bot's name begins with."""
    return spec.partition("~")[0].partition(":")[0].partition("@")[0].partition("=")[0]


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
    return Problem("unknown-bot", bot=spec[:60], known=", ".join([*KINDS, *strangers(), *LEVELS]))
