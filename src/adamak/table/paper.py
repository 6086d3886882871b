"""A game of which only the paper is left: its record was made under rules that this program no longer knows.

Moves are written down and taken back as they were; nobody asks whether they are legal, and no board is seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from adamak.core import Position
from adamak.core.match import AnyGame, Match, Played


class PaperPosition(Position):
    """Nothing is known of it but the number of seats."""

    def actors(self) -> list[int]:
        return []

    def is_over(self) -> bool:
        return False

    def view(self, seat: int) -> dict[str, Any]:
        return {}

    def events_for(self, seat: int) -> list[dict[str, Any]]:
        return []

    def scores(self) -> list[dict[str, Any]]:
        return []

    def ending(self) -> str:
        return ""

    def ranking(self) -> list[int]:
        return [1] * int(self.seats)

    def digest(self) -> str:
        return ""

    def watch(self) -> None:
        pass

    def clone(self) -> PaperPosition:
        return PaperPosition(self.seats)


class PaperMatch(Match):
    """The record alone; `words` are the moves by number, as they were called then."""

    def __init__(self, game: AnyGame, seats: int, words: Sequence[str]) -> None:
        super().__init__(game, {"seats": seats}, PaperPosition(seats))
        self.words = words

    def play(self, seat: int, move: int | str, *, checked: bool = False) -> None:
        assert isinstance(move, int)
        self.record.append(Played(seat, move))

    def show(self, seat: int, receivers: Sequence[int], things: Sequence[str]) -> None:
        self.record.append(Played(seat, -1, tuple(things), tuple(receivers)))

    def can_undo(self, seat: int) -> bool:
        return bool(self.record) and self.record[-1].seat == seat

    def undo(self, seat: int) -> None:
        self.record.pop()

    def rewind(self, length: int) -> None:
        del self.record[length:]

    def beginning(self) -> PaperMatch:
        return PaperMatch(self.game, self.seats, self.words)

    def twin(self) -> PaperMatch:
        other = self.beginning()
        other.record = list(self.record)
        return other

    def lines(self) -> list[str]:
        """The record as a save file writes it; a move nobody knows the words of is its number."""
        return [self._line(entry) for entry in self.record]

    def _line(self, entry: Played) -> str:
        if entry.move < 0:
            return entry.words(self.game)
        known = entry.move < len(self.words)
        return f"{entry.seat} {self.words[entry.move] if known else entry.move}"
