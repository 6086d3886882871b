"""The tree search: its iterations beside the same playouts without a tree.

Both sides begin at the same position in the middle of a game, deal what is hidden anew each time, and play on by the
same policy: to the end of the game, and once more only as far as the game's own evaluation is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from time import process_time

from adamak.bench.contest import Spread
from adamak.bots.mcts import Search, playouts, search
from adamak.core.match import AnyGame
from adamak.core.position import Position
from adamak.core.rng import Rng
from adamak.core.rollout import play_randomly

MIDGAME = 20  # moves
AT_ONCE = 20  # iterations between two looks at the clock


@dataclass
class Findings:
    """Of one game: rates of every round."""

    game: str
    seats: int
    depth: int
    rates: dict[str, list[float]] = field(default_factory=dict)

    def values(self) -> dict[str, Spread]:
        return {name: Spread.of(rates) for name, rates in self.rates.items()}

    def ratios(self) -> dict[str, Spread]:
        """Round by round: a ratio of medians would compare different moments of the machine."""
        told = {}
        for one, other in (("iterations", "playouts"), ("iterations-cut", "playouts-cut")):
            if one in self.rates and other in self.rates:
                pairs = zip(self.rates[one], self.rates[other], strict=True)
                told[f"{one}/{other}"] = Spread.of([a / b for a, b in pairs])
        return told


def midgame(game: AnyGame, seats: int) -> Position:
    """A position with something to decide."""
    options = game.read_options(seats, game.unattended)
    for number in range(1000):
        position: Position = game.start_from_seed(seats, options, f"bench {number}")
        play_randomly(position, Rng(f"bench {number}"), MIDGAME)
        if not position.is_over() and len(position.legal(position.actor())) > 1:
            return position
    raise AssertionError("every game is over after a few moves")


def measure(chosen: list[tuple[AnyGame, int]], rounds: int, seconds: float) -> Iterator[list[Findings] | None]:
    """Yields None after each step, then what was found. In every round all take turns."""
    found = [Findings(game.id, seats, game.rollout_moves) for game, seats in chosen]
    positions = [midgame(game, seats) for game, seats in chosen]
    for _ in range(rounds):
        for one, like, (game, _) in zip(found, positions, chosen, strict=True):
            for name, step in _contestants(like, game):
                one.rates.setdefault(name, []).append(_rate(step, seconds))
            yield None
    yield found


def _contestants(like: Position, game: AnyGame) -> Iterator[tuple[str, Callable[[], object]]]:
    seat = like.actor()
    depth = game.rollout_moves
    rng = Rng("bench")
    for cut, limit in (("", 0), ("-cut", depth)) if depth else (("", 0),):
        tree = Search(rng, game.exploration, limit)
        yield f"iterations{cut}", partial(search, tree, like, seat, AT_ONCE)
        yield f"playouts{cut}", partial(playouts, like, seat, rng, limit, AT_ONCE)


def _rate(step: Callable[[], object], seconds: float) -> float:
    """By the processor's clock: other programs must not count."""
    begun = process_time()
    done = 0
    while (spent := process_time() - begun) < seconds:
        step()
        done += AT_ONCE
    return done / spent
