"""Games that were played, as arrays to learn from: every decision with what its seat knew, might do, did and earned.

from adamak.arena import recorded
from adamak.envs.dataset import Dataset

games = Dataset.of(game.match() for game in recorded(Path("arena")))
games.save("duel.npz")
seen, masks = games.observations(rows), games.masks(rows)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from adamak.core import Match, Problem
from adamak.core.unfinished import as_it_stands, shared, totals
from adamak.envs.observing import Bits, Observing

__all__ = ["Dataset"]

Rows = Sequence[int] | npt.NDArray[np.int64]


@dataclass(frozen=True)
class Dataset:
    """A row for each decision. Facts and legal moves differ in number from row to row, so they lie one row after the
    other, and `first_facts` and `first_legal` say where each row begins (and where the last one ends)."""

    game: str
    facts_size: int  # places of an observation
    moves_size: int  # of the space of moves
    matches: npt.NDArray[np.int32]  # which match the row is from
    seats: npt.NDArray[np.int8]  # who decided
    moves: npt.NDArray[np.int32]  # what was decided
    payoffs: npt.NDArray[np.float32]  # what that seat earned at the end of its match
    facts: npt.NDArray[np.int32]
    first_facts: npt.NDArray[np.int64]
    legal: npt.NDArray[np.int32]
    first_legal: npt.NDArray[np.int64]

    @staticmethod
    def of(matches: Iterable[Match]) -> Dataset:
        """All decisions of these matches, which must be of one game and for one number of players."""
        writing: Writing | None = None
        for match in matches:
            if writing is None:
                writing = Writing(Observing(match.game, match.seats))
            writing.add(match)
        if writing is None:
            raise Problem("no-matches")
        return writing.done()

    def __len__(self) -> int:
        return len(self.moves)

    def observations(self, rows: Rows) -> Bits:
        """What the seats knew in these rows, a place for every fact."""
        return _spread(self.facts, self.first_facts, rows, self.facts_size)

    def masks(self, rows: Rows) -> Bits:
        """What was legal in these rows."""
        return _spread(self.legal, self.first_legal, rows, self.moves_size)

    def save(self, file: str | Path) -> None:
        """As a compressed file of numpy."""
        arrays: dict[str, Any] = {field.name: getattr(self, field.name) for field in fields(self)}
        np.savez_compressed(file, **arrays)

    @staticmethod
    def load(file: str | Path) -> Dataset:
        with np.load(file) as held:
            arrays = {name: held[name] for name in held.files}
        single = {name: arrays.pop(name).item() for name in ("game", "facts_size", "moves_size")}
        return Dataset(**single, **arrays)


class Writing:
    """A dataset that is being written, match after match."""

    def __init__(self, observing: Observing) -> None:
        self.observing = observing
        self._matches: list[int] = []
        self._seats: list[int] = []
        self._moves: list[int] = []
        self._payoffs: list[float] = []
        self._facts: list[npt.NDArray[np.int32]] = []
        self._legal: list[list[int]] = []
        self._games = 0

    def add(self, match: Match) -> None:
        if match.game is not self.observing.game or match.seats != self.observing.seats:
            raise Problem("mixed-matches", game=match.game.id, seats=match.seats)
        begun = len(self._moves)
        again = match.beginning()
        for entry in match.record:
            if entry.move >= 0:
                self._facts.append(self.observing.facts(again.position, entry.seat))
                self._legal.append([int(move) for move in again.position.legal(entry.seat)])
                self._seats.append(entry.seat)
                self._moves.append(entry.move)
            again.replay(entry)
        position = again.position
        standing = (
            self.observing.payoffs(position)
            if position.is_over()
            else shared(as_it_stands(totals(position)[: match.seats]))
        )
        self._payoffs += [standing[seat] for seat in self._seats[begun:]]
        self._matches += [self._games] * (len(self._moves) - begun)
        self._games += 1

    def done(self) -> Dataset:
        return Dataset(
            game=self.observing.game.id,
            facts_size=self.observing.size,
            moves_size=self.observing.moves,
            matches=np.array(self._matches, np.int32),
            seats=np.array(self._seats, np.int8),
            moves=np.array(self._moves, np.int32),
            payoffs=np.array(self._payoffs, np.float32),
            facts=np.concatenate(self._facts).astype(np.int32) if self._facts else np.zeros(0, np.int32),
            first_facts=_firsts(map(len, self._facts)),
            legal=np.array([move for row in self._legal for move in row], np.int32),
            first_legal=_firsts(map(len, self._legal)),
        )


def _firsts(lengths: Iterable[int]) -> npt.NDArray[np.int64]:
    return np.concatenate([[0], np.cumsum(list(lengths), dtype=np.int64)])


def _spread(cells: npt.NDArray[np.int32], firsts: npt.NDArray[np.int64], rows: Rows, size: int) -> Bits:
    spread = np.zeros((len(rows), size), np.int8)
    for at, row in enumerate(rows):
        spread[at, cells[firsts[row] : firsts[row + 1]]] = 1
    return spread
