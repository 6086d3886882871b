"""What is to be played: who sits together, on which deals, in which order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise, permutations

import msgspec


class Lineup(msgspec.Struct, frozen=True):
    """Players who sit together. They change seats until each has sat everywhere, all on the same deal."""

    bots: tuple[str, ...]
    mirror: bool = False  # the same bot everywhere: the control, in which the first must win its share and no more

    def seated(self, deal: int, turn: int) -> tuple[int, ...]:
        """Who of the line-up sits on each seat. Neighbours change sides with every deal: whom one follows matters."""
        order = list(range(len(self.bots)))
        if deal % 2:
            order.reverse()
        return tuple(order[(seat + turn) % len(order)] for seat in range(len(order)))


class Task(msgspec.Struct, frozen=True, order=True):
    """One game: which line-up, which deal, and how far it has moved on round the table."""

    lineup: int
    deal: int
    turn: int


class Contest(msgspec.Struct, frozen=True):
    """Everything the results follow from, except how many games are played: a contest can go on."""

    game: str
    rules_version: int
    bots: tuple[str, ...]
    seats: int
    options: dict[str, bool | int | str]
    seed: str
    mirror: str = ""  # the bot of the control; none where it is empty
    ladder: bool = False  # each bot only against the one named before it
    contents: dict[str, str] = {}  # of bots that are files or other packages: a fingerprint (`bots/fingerprint.py`)

    def lineups(self) -> list[Lineup]:
        """As many bots as seats: all at one table. More: every choice of them. Fewer: each alone among each other.
        In a ladder each is alone among the one named before it.
        """
        named = list(dict.fromkeys(self.bots))
        if self.seats == 1:
            return [Lineup((bot,)) for bot in named]
        if self.ladder:
            found = [Lineup((upper, *[lower] * (self.seats - 1))) for lower, upper in pairwise(named)]
        elif len(self.bots) == self.seats and len(named) > 1:
            found = [Lineup(self.bots)]
        elif len(named) > self.seats:
            found = [Lineup(chosen) for chosen in combinations(named, self.seats)]
        else:
            found = [Lineup((one, *[other] * (self.seats - 1))) for one, other in permutations(named, 2)]
            if self.seats == 2:
                found = [lineup for lineup in found if named.index(lineup.bots[0]) < named.index(lineup.bots[1])]
        return [*found, *([Lineup((self.mirror,) * self.seats, True)] if self.mirror else [])]

    def tasks(self, games: int) -> Iterator[Task]:
        """Games of every line-up, at least so many: the last deal is played on all seats, too. Deal by deal, so that a
        contest that is stopped half-way says something about all."""
        lineups = range(len(self.lineups()))
        for deal in range(-(-games // self.seats)):
            for lineup in lineups:
                for turn in range(self.seats):
                    yield Task(lineup, deal, turn)
