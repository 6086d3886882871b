"""One game between players, each of whom gets a Knowledge and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any

from adamak.arena.contest import Contest, Task
from adamak.arena.record import Result
from adamak.bots.bot import Player, player
from adamak.bots.notify import tell
from adamak.core import Game, Knowledge, Position, Problem, Rng, find
from adamak.core.rollout import play_randomly

LONGEST = 20_000  # moves: bots that go on for longer repeat themselves, and chance ends their game
MERCY = 1_000_000  # moves of chance: a game that outlasts even these has no end


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
    return Result(
        task=task,
        payoffs=[float(position.payoff(seat)) for seat in range(contest.seats)],
        places=list(position.ranking()),
        totals=[int(score["total"]) for score in position.scores()],
        ending=position.ending(),
        moves=moves,
        decisions=table.decisions,
        seconds=[round(seconds, 4) for seconds in table.seconds],
        automa_won=position.automa_won(),
        incidents=table.told_incidents(),
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
        self._incidents: list[str] = []
        # Sampling a Knowledge draws from chance of its own: what is hidden must not even shift the player's dice.
        self._samplers = [Rng(f"{seed}/{seat}/knowledge") for seat in range(len(specs))]
        self._rngs = [Rng(f"{seed}/{seat}") for seat in range(len(specs))]
        for seat, spec in enumerate(specs):
            self.players[seat] = player(spec, game)

    def play(self, position: Position) -> int:
        """To the end; returns how many moves were made."""
        moves = 0
        while actors := position.actors():
            if moves == LONGEST:
                return moves + self._ended_by_chance(position)
            seat = actors[0]
            move = self._choice(position, seat)
            tell(self.players, position, seat, move)
            position.apply(seat, move)
            moves += 1
        return moves

    def _ended_by_chance(self, position: Position) -> int:
        """Nobody brings this game to its end; a contest of hundreds must not stop for it."""
        self._incidents.append(f"{', '.join(self.specs)}: no end after {LONGEST} moves, chance plays on")
        moves, _ = play_randomly(position, self._rngs[0], MERCY)
        if not position.is_over():
            raise Problem("no-end", moves=LONGEST + MERCY, seed=", ".join(self.specs))
        return int(moves)

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
