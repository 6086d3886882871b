"""The Swiss system for two: each round pairs people of like success who have not met, by one matching of all.

What a round avoids, worst first; each outweighs any number of those after it:

1. a second bye for the same player;
2. a pairing that was played before;
3. a player three seats out of balance (sat first three times more often than second, or the reverse);
4. differences of points between the two (their squares);
5. a player two seats out of balance;
6. within a group of equal points, other pairings than first of the upper half against first of the lower half.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from adamak.club.matching import best_matching
from adamak.club.tournament import Entry, Meeting, Tournament, last_seats, seated

# Each rank is worth more than all pairs of a round can cost together in the ranks below it, with 128 players and 60
# rounds: a step within a group costs at most 64 squared, a difference of points at most 120 squared.
FOLD = 1
TWO_SEATS = FOLD << 20
POINTS = TWO_SEATS << 8
THREE_SEATS = POINTS << 22
AGAIN = THREE_SEATS << 8
SECOND_BYE = AGAIN << 20
ALL = SECOND_BYE << 20


def order(tournament: Tournament, entries: Sequence[Entry]) -> list[str]:
    """By points, then by the strength they came with, then as they entered."""
    points = tournament.points()
    return [entry.player for entry in sorted(entries, key=lambda entry: (-points[entry.player], -entry.strength))]


def next_round(tournament: Tournament) -> list[Meeting]:
    """The pairings of the next round, the leaders first; a bye, if there is one, at the end."""
    players = order(tournament, tournament.active())
    if len(players) < 2:
        return []
    costs = Costs(tournament, players)
    alone = len(players)  # with an odd number somebody is paired with nobody
    edges = {
        (one, other): ALL - costs.pair(one, other) for one in range(len(players)) for other in range(one + 1, alone)
    }
    if alone % 2:
        edges |= {(one, alone): ALL - costs.bye(one) for one in range(len(players))}
    sat, latest = tournament.sat(), last_seats(tournament)
    found = best_matching(edges)
    games = [
        Meeting(seated(players[one], players[other], sat, latest, board))
        for board, (one, other) in enumerate(found)
        if other < alone
    ]
    return games + [Meeting([players[one]]) for one, other in found if other == alone]


class Costs:
    """What speaks against each pair; players by their place in the order."""

    def __init__(self, tournament: Tournament, players: Sequence[str]) -> None:
        self.players = players
        points = tournament.points()
        self.points: list[int] = [int(2 * points[player]) for player in players]
        self.met = tournament.met()
        self.byes = tournament.byes()
        self.balance = balances(tournament.sat(), players)
        self.half = {own: size // 2 for own, size in Counter(self.points).items()}

    def pair(self, one: int, other: int) -> int:
        apart = self.points[one] - self.points[other]
        again = self.met[frozenset((self.players[one], self.players[other]))]
        cost = AGAIN * again * again + POINTS * apart * apart
        worst = self._worst_seat(one, other)
        if worst > 2:
            cost += THREE_SEATS
        elif worst == 2:
            cost += TWO_SEATS
        if not apart:
            cost += FOLD * (abs(one - other) - self.half[self.points[one]]) ** 2
        return cost

    def _worst_seat(self, one: int, other: int) -> int:
        """How far out of balance one of them will be, seated as well as can be."""
        low, high = sorted((self.balance[one], self.balance[other]))
        return max(abs(low + 1), abs(high - 1))

    def bye(self, one: int) -> int:
        """The last of the order rests, unless they rested before."""
        lead = self.points[one] - self.points[-1]
        return SECOND_BYE * self.byes[self.players[one]] + POINTS * lead * lead + FOLD * (len(self.players) - 1 - one)


def balances(sat: Counter[tuple[str, int]], players: Sequence[str]) -> list[int]:
    """How much more often each has sat first than second."""
    return [sat[player, 0] - sat[player, 1] for player in players]


def advised_rounds(players: int) -> int:
    """Enough to find one winner who has won everything."""
    return max(1, (players - 1).bit_length()) if players > 1 else 0
