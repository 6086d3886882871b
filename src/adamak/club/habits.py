"""What somebody does in their games: what they take and win with, and how long they think. All of it from records.

A game says in its events what is taken (`Telling.taken`); who decided when stands in the rows of the table.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from msgspec import Struct, field

from adamak.table import Table, rows
from adamak.table.paper import PaperMatch

EDGES = (2, 5, 10, 20, 40, 90, 300, 3600, 86_400)  # seconds: where decisions of one kind end and longer ones begin
Things = dict[str, list[str]]  # by kind: each thing once


class Habits(Struct):
    """Of one seat in one game."""

    taken: Things
    times: list[int]  # decisions by how long they took: below the first edge, ..., beyond the last


class Part(Struct, array_like=True):
    """A part of the score, over several games."""

    games: int = 0
    total: int = 0
    best: int = 0


class Taken(Struct, array_like=True):
    """In how many games something was taken, and how many of them were won."""

    games: int = 0
    won: int = 0


class Tally(Struct):
    """Games of one kind, summed up."""

    games: int = 0
    won: int = 0
    total: int = 0
    best: int = 0
    parts: dict[str, Part] = {}
    endings: dict[str, int] = {}
    taken: dict[str, dict[str, Taken]] = {}
    times: list[int] = field(default_factory=lambda: [0] * (len(EDGES) + 1))

    def note(self, won: bool, total: int, parts: Mapping[str, object], ending: str, habits: Habits | None) -> None:
        """One more game."""
        self.best = max(self.best, total) if self.games else total
        self.games += 1
        self.won += won
        self.total += total
        self.endings[ending] = self.endings.get(ending, 0) + 1
        for name, value in parts.items():
            if isinstance(value, int):
                part = self.parts.setdefault(name, Part(best=value))
                part.games, part.total, part.best = part.games + 1, part.total + value, max(part.best, value)
        if habits is not None:
            self.note_habits(won, habits)

    def note_habits(self, won: bool, habits: Habits) -> None:
        """What was done in a game that is counted already."""
        for kind, things in habits.taken.items():
            for thing in things:
                found = self.taken.setdefault(kind, {}).setdefault(thing, Taken())
                found.games, found.won = found.games + 1, found.won + won
        self.times = [mine + more for mine, more in zip(self.times, habits.times, strict=True)]

    def add(self, other: Tally) -> None:
        """Those games as well."""
        self.best = max(self.best, other.best) if self.games and other.games else self.best or other.best
        self.games, self.won, self.total = self.games + other.games, self.won + other.won, self.total + other.total
        for ending, number in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + number
        for name, more in other.parts.items():
            part = self.parts.setdefault(name, Part(best=more.best))
            part.games, part.total = part.games + more.games, part.total + more.total
            part.best = max(part.best, more.best)
        for kind, things in other.taken.items():
            for thing, again in things.items():
                found = self.taken.setdefault(kind, {}).setdefault(thing, Taken())
                found.games, found.won = found.games + again.games, found.won + again.won
        self.times = [mine + more for mine, more in zip(self.times, other.times, strict=True)]


def median(times: Sequence[int]) -> float | None:
    """Seconds of the decision in the middle, as near as its bounds tell; None: there are none, or it is the longest.

    >>> median([0, 3, 1, 0, 0, 0, 0, 0, 0, 0])
    4.0
    """
    number = sum(times)
    if not number or 2 * times[-1] > number:
        return None
    sums = list(accumulate(times))
    at = next(at for at, reached in enumerate(sums) if 2 * reached >= number)
    low, high = (0, *EDGES)[at], EDGES[at]
    return round(low + (high - low) * (number / 2 - (sums[at] - times[at])) / times[at], 1)


def habits(table: Table) -> Iterator[dict[int, Habits] | None]:
    """What people did in a finished game, by seat; in steps, of which the last gives it. None: not yet."""
    found = {seat.number: Habits({}, [0] * (len(EDGES) + 1)) for seat in table.seats if seat.kind != "bot"}
    for seat, milliseconds in decisions(table.history):
        if seat in found:
            found[seat].times[bisect(EDGES, milliseconds / 1000)] += 1
    if not isinstance(table.match, PaperMatch):
        yield from _take(table, found)
    yield found


def decisions(history: Sequence[rows.Stored]) -> Iterator[tuple[int, int]]:
    """Each decision of a person: the seat, and milliseconds since it was asked for, less those the server was away.

    A decision is asked for when the game last moved. Where several decide at once, whoever answers later is measured
    from the answer before: what they thought meanwhile is nobody's knowledge.
    """
    since, away = 0, 0
    for stored in history:
        row = stored.row
        if isinstance(row, rows.Paused):
            away += row.ms
            continue
        if isinstance(row, rows.Moved) and not row.bot and since:
            yield row.seat, max(0, stored.at - since - away)
        if isinstance(row, rows.Moved | rows.Started | rows.Shown | rows.Undone | rows.UndoAnswered | rows.GivenBack):
            since, away = stored.at, 0


def _take(table: Table, found: dict[int, Habits]) -> Iterator[None]:
    """Plays the record once more and listens."""
    taken = table.game.telling().taken
    match = table.match.beginning()
    for entry in table.match.record:
        match.replay(entry)
        for seat, habit in found.items():
            for event in match.position.events_for(seat):
                kind = taken.get(str(event["event"]))
                thing = event.get(kind) if kind is not None and event.get("seat") == seat else None
                if kind is not None and isinstance(thing, str) and thing not in habit.taken.setdefault(kind, []):
                    habit.taken[kind].append(thing)
        yield
