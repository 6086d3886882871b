"""A tournament: who takes part, who met whom, and how it ended. Everything else is reckoned from this."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Literal

from msgspec import Struct

Kind = Literal["round_robin", "swiss", "knockout", "tables"]


class Entry(Struct):
    """Somebody who takes part, from one round on and until another. Rounds count from 1."""

    player: str
    strength: int = 0  # the rating they came with: seeds the first round
    joined: int = 1  # the first round they are paired in
    left: int = 0  # the first round they are not paired in any more; 0: they are still there


class Meeting(Struct):
    """A game of the tournament, by seat; with one player alone a bye. No places yet: it is still to be played."""

    players: list[str]
    places: list[int] = []
    table: str = ""

    @property
    def is_bye(self) -> bool:
        return len(self.players) == 1

    @property
    def is_played(self) -> bool:
        return self.is_bye or bool(self.places)

    def points(self, player: str) -> Fraction:
        """1 for a victory over all, 0 for a last place, between them by how many were beaten; ties count half."""
        if self.is_bye:
            return Fraction(1)
        own = self.places[self.players.index(player)]
        beaten = sum(place > own for place in self.places)
        level = self.places.count(own) - 1
        return Fraction(2 * beaten + level, 2 * (len(self.players) - 1))


class Tournament(Struct):
    """The whole of it; order of entry is the last resort wherever an order is needed."""

    kind: Kind
    entries: list[Entry] = []
    rounds: list[list[Meeting]] = []

    def entry(self, player: str) -> Entry:
        return next(entry for entry in self.entries if entry.player == player)

    def active(self) -> list[Entry]:
        """Who is to be paired in the next round."""
        number = len(self.rounds) + 1
        return [entry for entry in self.entries if entry.joined <= number and not 0 < entry.left <= number]

    def join(self, player: str, strength: int = 0) -> None:
        """From the next round on."""
        self.entries.append(Entry(player, strength, len(self.rounds) + 1))

    def leave(self, player: str) -> None:
        """Paired no more. A game that is not played yet goes to those who are there."""
        self.entry(player).left = len(self.rounds) + 1
        for meeting in self.rounds[-1] if self.rounds else ():
            if player in meeting.players and not meeting.is_played:
                meeting.places = [2 if other == player else 1 for other in meeting.players]

    @property
    def is_open(self) -> bool:
        """Games of the last round are still to be played."""
        return bool(self.rounds) and not all(meeting.is_played for meeting in self.rounds[-1])

    def meetings(self) -> Iterator[Meeting]:
        for meetings in self.rounds:
            yield from meetings

    def of(self, player: str) -> list[Meeting]:
        return [meeting for meeting in self.meetings() if player in meeting.players]

    # --- what pairing looks at --------------------------------------------------------------------------------------

    def points(self) -> dict[str, Fraction]:
        found = {entry.player: Fraction(0) for entry in self.entries}
        for meeting in self.meetings():
            if meeting.is_played:
                for player in meeting.players:
                    found[player] += meeting.points(player)
        return found

    def met(self) -> Counter[frozenset[str]]:
        """How often each two have sat at one table."""
        found: Counter[frozenset[str]] = Counter()
        for meeting in self.meetings():
            found.update(pairs(meeting.players))
        return found

    def byes(self) -> Counter[str]:
        return Counter(meeting.players[0] for meeting in self.meetings() if meeting.is_bye)

    def sat(self) -> Counter[tuple[str, int]]:
        """How often each has sat on which seat."""
        return Counter(
            (player, seat)
            for meeting in self.meetings()
            if not meeting.is_bye
            for seat, player in enumerate(meeting.players)
        )


def pairs(players: Sequence[str]) -> list[frozenset[str]]:
    return [frozenset((one, other)) for at, one in enumerate(players) for other in players[at + 1 :]]


def seated(one: str, other: str, sat: Counter[tuple[str, int]], latest: dict[str, int], turn: int = 0) -> list[str]:
    """Two players in the order of their seats: the first seat is for whoever has had it less, then for whoever did not
    have it last; where both are alike, for each of them in turn."""
    due = [(sat[player, 0] - sat[player, 1], -latest.get(player, 0)) for player in (one, other)]
    if due[0] == due[1]:
        return [other, one] if turn % 2 else [one, other]
    return [one, other] if due[0] < due[1] else [other, one]


def last_seats(tournament: Tournament) -> dict[str, int]:
    """The seat each had in their last game."""
    return {
        player: seat
        for meeting in tournament.meetings()
        if not meeting.is_bye
        for seat, player in enumerate(meeting.players)
    }
