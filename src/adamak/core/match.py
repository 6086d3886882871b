"""Match: a game being played, as its record. Loading is replaying; undo is free back to the last commit point."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from adamak.core.display import html
from adamak.core.errors import Problem
from adamak.core.game import Game
from adamak.core.position import SPECTATOR, Position
from adamak.core.refusal import Refusal

AnyGame: TypeAlias = Game[Any, Any]

LAST = 5  # moves that a notebook shows


class Refused(Exception):
    """An illegal move was tried; `refusal` says which rule forbids it. The match is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.clause, refusal.reason)
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Played:
    """One entry of the record: a seat's move, or cards it showed to others."""

    seat: int
    move: int = -1
    shown: tuple[str, ...] = ()
    receivers: tuple[int, ...] = ()

    def words(self, game: AnyGame) -> str:
        """The line of the save file: `0 play drummer`, `2 show heroine winter to 0 1`."""
        if self.move >= 0:
            return f"{self.seat} {game.moves.words(self.move)}"
        return f"{self.seat} show {' '.join(self.shown)} to {' '.join(map(str, self.receivers))}"

    @staticmethod
    def read(line: str, game: AnyGame, seats: int) -> Played:
        """Back from `words`."""
        who, _, what = line.partition(" ")
        if not (who.isascii() and who.isdigit() and len(who) < 3 and int(who) < seats):
            raise Problem("bad-record-line", line=line[:60])
        if what.startswith("show ") and " to " in what:
            things, _, receivers = what.removeprefix("show ").partition(" to ")
            if not all(r.isascii() and r.isdigit() and len(r) < 3 for r in receivers.split(" ")):
                raise Problem("bad-record-line", line=line[:60])
            return Played(int(who), -1, tuple(things.split(" ")), tuple(map(int, receivers.split(" "))))
        return Played(int(who), game.moves.number(what))


class Match:
    """A position, how it was reached, and the way back.

    >>> from adamak.core.registry import find
    >>> match = Match.start(find("condottiere"), seats=2, seed="tea")
    >>> seat = match.position.actors()[0]
    >>> match.play(seat, "site roma")
    >>> match.undo(seat)
    >>> len(match.record)
    0
    """

    def __init__(self, game: AnyGame, origin: Mapping[str, Any], position: Position) -> None:
        self.game = game
        self.origin = dict(origin)  # how it began: seats, options, and a seed, a deal or a setup
        self.position = position
        self.record: list[Played] = []
        self._opening = position.clone()
        self._past: list[Position] = []  # positions since the commit point, oldest first
        position.watch()

    @classmethod
    def start(
        cls,
        game: AnyGame,
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: str | int | None = None,
        deal: Mapping[str, Any] | None = None,
    ) -> Match:
        """A new match from a seed or an explicit deal."""
        read = game.read_options(seats, options)
        origin: dict[str, Any] = {"seats": seats, "options": read.changed()}
        if seed is not None:
            origin["seed"] = str(seed)
        if deal is not None:
            origin["deal"] = dict(deal)
        return cls(game, origin, game.start(seats, read, seed=seed, deal=deal))

    @classmethod
    def from_setup(cls, game: AnyGame, setup: Mapping[str, Any]) -> Match:
        """A match that begins at a written-down position."""
        position = game.from_setup(setup)
        return cls(game, {"seats": int(position.seats), "setup": dict(setup)}, position)

    @property
    def seats(self) -> int:
        return int(self.position.seats)

    def __repr__(self) -> str:
        position = self.position
        state = f"over: {position.ending()}" if position.is_over() else f"to decide: {position.actors()}"
        return f"<Match of {self.game.id}, {self.seats} seats, {len(self.record)} moves, {state}>"

    def _repr_html_(self) -> str:
        """In a notebook: the last moves, and what a spectator sees."""
        last = [entry.words(self.game) for entry in self.record[-LAST:]]
        caption = f"{self.game.id}, {len(self.record)} moves"
        return html({"last moves": last or None, **self.position.view(SPECTATOR)}, caption)

    # --- playing ----------------------------------------------------------------------------------

    def play(self, seat: int, move: int | str, *, checked: bool = False) -> None:
        """Plays a move, given by number or in words; raises Refused if a rule forbids it.

        `checked`: `why_not` of this position has just been asked about it.
        """
        number = self.game.moves.number(move) if isinstance(move, str) else move
        refusal = None if checked else self.position.refusal(seat, number)
        if refusal is not None:
            raise Refused(refusal)
        before = self.position.clone()
        self.position.apply(seat, number)
        self._remember(Played(seat, number), before)

    def show(self, seat: int, receivers: Sequence[int], things: Sequence[str]) -> None:
        """Shows own hidden things to other seats, where the game knows such a thing."""
        refusal = self.position.why_not_show(seat, receivers, things)
        if refusal is not None:
            raise Refused(refusal)
        before = self.position.clone()
        self.position.show(seat, receivers, things)
        self._remember(Played(seat, -1, tuple(things), tuple(receivers)), before)

    def _remember(self, entry: Played, before: Position) -> None:
        same_hand = bool(self.record) and self.record[-1].seat == entry.seat
        self.record.append(entry)
        if self.position.horizon != before.horizon:
            self._past.clear()  # a draw or a reveal: nobody may take this back alone
        else:
            if not same_hand:
                self._past.clear()  # another seat has decided since
            self._past.append(before)

    # --- going back -------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last move back without asking anybody?"""
        return bool(self._past) and self.record[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Takes back this seat's last move, free up to the last random draw, reveal or other seat's decision."""
        if not self.can_undo(seat):
            raise Problem("nothing-to-undo")
        self.position = self._past.pop()
        self.position.watch()
        self.record.pop()

    def rewind(self, length: int) -> None:
        """Back to the first `length` entries of the record, past any commit point: for those who all agreed."""
        if not 0 <= length <= len(self.record):
            raise Problem("no-such-point", point=length, length=len(self.record))
        kept = self.record[:length]
        self.position = self._opening.clone()
        self.position.watch()
        self.record = []
        self._past = []
        for entry in kept:
            self.replay(entry)

    def replay(self, entry: Played) -> None:
        """Plays an entry of a record; whoever wrote it, every move is checked again."""
        if entry.move >= 0:
            self.play(entry.seat, entry.move)
        else:
            self.show(entry.seat, entry.receivers, entry.shown)

    def at(self, length: int) -> Match:
        """A match of its own that stands after the first `length` entries."""
        if not 0 <= length <= len(self.record):
            raise Problem("no-such-point", point=length, length=len(self.record))
        other = self.beginning()
        for entry in self.record[:length]:
            other.replay(entry)
        return other

    def beginning(self) -> Match:
        """A match of its own that stands before the first entry."""
        return Match(self.game, self.origin, self._opening.clone())

    def twin(self) -> Match:
        """A match of its own that stands where this one does."""
        other = Match(self.game, self.origin, self.position.clone())
        other._opening = self._opening
        other.record = list(self.record)
        other._past = [position.clone() for position in self._past]
        return other
