"""One game between players, each of whom gets a Knowledge and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any

from adamak.arena.contest import Contest, Task
from adamak.arena.results_file import Result
from adamak.bots.bot import Player, player
from adamak.bots.external import Incident, OutsidePlayer
from adamak.bots.notify import tell
from adamak.core import Game, Knowledge, Position, Rng, find
from adamak.core.unfinished import as_it_stands, shared, totals

LONGEST = 20_000  # moves: bots that go on for longer repeat themselves, and their game is scored as it stands
UNFINISHED = "unfinished"  # the ending of such a game
LONGEST_INCIDENT = 300  # characters


def play(contest: Contest, task: Task) -> Result:
    """Everything but the seconds follows from contest and task, as long as the bots' budgets are iterations."""
    game = find(contest.game)
    lineup = contest.lineups()[task.lineup]
    specs = [lineup.bots[bot] for bot in lineup.seated(task.deal, task.turn)]
    position = game.start(contest.seats, contest.options, seed=f"{contest.seed}/{task.deal}")
    table = Seating(game, specs, f"{contest.seed}/{task.deal}/{task.turn}/{','.join(lineup.bots)}")
    try:
        table.play(position)
    finally:
        table.close()
    points = totals(position)
    over = position.is_over()
    places = list(position.ranking()) if over else as_it_stands(points[: contest.seats])
    return Result(
        task=task,
        payoffs=[float(position.payoff(seat)) for seat in range(contest.seats)] if over else shared(places),
        places=places,
        totals=points,
        ending=position.ending() if over else UNFINISHED,
        moves=len(table.record),
        decisions=table.decisions,
        seconds=[round(seconds, 4) for seconds in table.seconds],
        automa_won=position.automa_won() if over else contest.seats == 1,
        incidents=table.told_incidents(),
        failed=table.failed if any(table.failed) else [],
        record=table.record,
    )


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
        self.failed = [0] * len(specs)  # decisions that chance made instead
        self.record: list[int] = []
        self._incidents: list[str] = []
        # Sampling a Knowledge draws from chance of its own: what is hidden must not even shift the player's dice.
        self._samplers = [Rng(f"{seed}/{seat}/knowledge") for seat in range(len(specs))]
        self._rngs = [Rng(f"{seed}/{seat}") for seat in range(len(specs))]
        for seat, spec in enumerate(specs):
            self.players[seat] = player(spec, game)

    def play(self, position: Position) -> None:
        """To the end, or until nobody brings it about: a contest of hundreds must not stop for one game."""
        while actors := position.actors():
            if len(self.record) == LONGEST:
                self._incidents.append(f"{', '.join(self.specs)}: no end after {LONGEST} moves, scored as it stands")
                break
            seat = actors[0]
            move = self._choice(position, seat)
            tell(self.players, position, seat, move)
            position.apply(seat, move)
            self.record.append(move)

    def _choice(self, position: Position, seat: int) -> int:
        """A legal move, whatever the player does: an error or an illegal answer is noted, and chance decides."""
        rng = self._rngs[seat]
        knowledge = Knowledge(self.game, position, seat, self._samplers[seat])
        legal = knowledge.legal()
        noted = len(self._noted(seat))
        begun = perf_counter()
        try:
            move = int(self.players[seat].choose(knowledge, rng))
        except Exception as error:
            self._incidents.append(f"{self.specs[seat]}: {type(error).__name__}: {error}"[:LONGEST_INCIDENT])
            move = -1
        else:
            if move not in legal:
                self._incidents.append(f"{self.specs[seat]}: illegal move {move}")
        self.seconds[seat] += perf_counter() - begun
        self.decisions[seat] += 1
        if move not in legal or len(self._noted(seat)) > noted:
            self.failed[seat] += 1
        return move if move in legal else legal[rng.below(len(legal))]

    def _noted(self, seat: int) -> Sequence[Incident]:
        """What a player of another program noted about itself."""
        player = self.players[seat]
        return player.incidents if isinstance(player, OutsidePlayer) else ()

    def told_incidents(self) -> list[str]:
        """Those seen here, and those that players of other programs noted themselves."""
        own = [
            f"{self.specs[seat]}: {incident.why}: {incident.what}"[:LONGEST_INCIDENT]
            for seat in self.players
            for incident in self._noted(seat)
        ]
        return [*self._incidents, *own]

    def close(self) -> None:
        for bot in self.players.values():
            bot.close()
