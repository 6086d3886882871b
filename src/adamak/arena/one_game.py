"""One game between players, each of whom gets a Knowledge and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any

from adamak.arena.contest import Contest, Task
from adamak.arena.record import Result
from adamak.bots.bot import Player, player
from adamak.bots.notify import tell
from adamak.core import Game, Knowledge, Position, Rng, find

LONGEST = 20_000  # moves: bots that go on for longer repeat themselves, and their game is scored as it stands
UNFINISHED = "unfinished"  # the ending of such a game


def play(contest: Contest, task: Task) -> Result:
    """Everything but the seconds follows from contest and task, as long as the bots' budgets are iterations."""
    game = find(contest.game)
    lineup = contest.lineups()[task.lineup]
    specs = [lineup.bots[one] for one in lineup.seated(task.deal, task.turn)]
    position = game.start(contest.seats, contest.options, seed=f"{contest.seed}/{task.deal}")
    table = Seating(game, specs, f"{contest.seed}/{task.deal}/{task.turn}/{','.join(lineup.bots)}")
    try:
        moves = table.play(position)
    finally:
        table.close()
    totals = [int(score["total"]) for score in position.scores()]
    over = position.is_over()
    places = list(position.ranking()) if over else as_it_stands(totals[: contest.seats])
    return Result(
        task=task,
        payoffs=[float(position.payoff(seat)) for seat in range(contest.seats)] if over else shared(places),
        places=places,
        totals=totals,
        ending=position.ending() if over else UNFINISHED,
        moves=moves,
        decisions=table.decisions,
        seconds=[round(seconds, 4) for seconds in table.seconds],
        automa_won=position.automa_won() if over else contest.seats == 1,
        incidents=table.told_incidents(),
    )


def as_it_stands(totals: Sequence[int]) -> list[int]:
    """Places by points, equal ones shared. Alone, a game that is not brought to its end is not won."""
    if len(totals) == 1:
        return [2]
    return [1 + sum(other > total for other in totals) for total in totals]


def shared(places: Sequence[int]) -> list[float]:
    """The victory, in equal parts among those in first place."""
    leaders = places.count(1)
    return [1 / leaders if place == 1 else 0.0 for place in places]


def play_all(contest: Contest, tasks: Sequence[Task]) -> list[Result]:
    """The unit of work of a process."""
    return [play(contest, task) for task in tasks]


class Seating:
    """A player on each seat, each with chance of its own."""

    def __init__(self, game: Game[Any, Any], specs: Sequence[str], seed: str) -> None:
        self.game = game
        self.specs = specs
        self.players: dict[int, Player] = {}
        self.decisions = [0] * len(specs)
        self.seconds = [0.0] * len(specs)
        self._incidents: list[str] = []
        # Sampling a Knowledge draws from chance of its own: what is hidden must not even shift the player's dice.
        self._samplers = [Rng(f"{seed}/{seat}/knowledge") for seat in range(len(specs))]
        self._rngs = [Rng(f"{seed}/{seat}") for seat in range(len(specs))]
        for seat, spec in enumerate(specs):
            self.players[seat] = player(spec, game)

    def play(self, position: Position) -> int:
        """To the end, or until nobody brings it about: a contest of hundreds must not stop for one game."""
        moves = 0
        while actors := position.actors():
            if moves == LONGEST:
                self._incidents.append(f"{', '.join(self.specs)}: no end after {LONGEST} moves, scored as it stands")
                break
            seat = actors[0]
            move = self._choice(position, seat)
            tell(self.players, position, seat, move)
            position.apply(seat, move)
            moves += 1
        return moves

    def _choice(self, position: Position, seat: int) -> int:
        """A legal move, whatever the player does: an error or an illegal answer is noted, and chance decides."""
        rng = self._rngs[seat]
        knowledge = Knowledge(self.game, position, seat, self._samplers[seat])
        legal = knowledge.legal()
        begun = perf_counter()
        try:
            move = int(self.players[seat].choose(knowledge, rng))
        except Exception as error:
            self._incidents.append(f"{self.specs[seat]}: {type(error).__name__}: {error}"[:200])
            move = -1
        else:
            if move not in legal:
                self._incidents.append(f"{self.specs[seat]}: illegal move {move}")
        self.seconds[seat] += perf_counter() - begun
        self.decisions[seat] += 1
        return move if move in legal else legal[rng.below(len(legal))]

    def told_incidents(self) -> list[str]:
        """Those seen here, and those that players of other programs noted themselves."""
        own = [
            f"{self.specs[seat]}: {incident.why}: {incident.what}"
            for seat, one in self.players.items()
            for incident in getattr(one, "incidents", ())
        ]
        return [*self._incidents, *own]

    def close(self) -> None:
        for one in self.players.values():
            one.close()
