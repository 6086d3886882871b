"""The file of results: one line a game, only ever added to, so that a contest survives being killed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

import msgspec

from adamak.arena.contest import Contest, Task
from adamak.core import Problem

FORMAT = "adamak-arena/1"


class Heading(msgspec.Struct):
    """The first line."""

    format: str
    contest: Contest


class Result(msgspec.Struct):
    """One game. Lists are by seat."""

    task: Task
    payoffs: list[float]
    places: list[int]
    totals: list[int]
    ending: str
    moves: int
    decisions: list[int]
    seconds: list[float]  # of thinking
    automa_won: bool = False
    incidents: list[str] = []
    failed: list[int] = []  # decisions that chance made, because the player did not; empty where there were none
    record: list[int] = []  # every move by its number: `recorded.py` plays them again


def read_results(data: bytes, file: str) -> tuple[Contest, list[Result]]:
    """What a file of results holds; a last line that was torn off does not count."""
    first, *rest = data.rpartition(b"\n")[0].split(b"\n")
    try:
        heading = msgspec.json.decode(first, type=Heading)
        found = [msgspec.json.decode(line, type=Result) for line in rest]
    except msgspec.MsgspecError:
        raise Problem("arena-broken", file=file) from None
    if heading.format != FORMAT:
        raise Problem("arena-other", file=file)
    return heading.contest, found


class Record:
    """Opens the file of a contest, new or begun earlier; `results` holds what it already knows."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.results: dict[Task, Result] = {}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: BinaryIO = path.open("a+b")
        except OSError as error:
            raise Problem("cannot-write", file=str(path), why=error.strerror or str(error)) from None
        try:
            self._keep_others_out()
            self._read(contest)
        except BaseException:
            self._file.close()
            raise

    def _keep_others_out(self) -> None:
        """Two commands that wrote into one file would play everything twice."""
        try:
            import fcntl
        except ImportError:  # not on Windows
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Problem("arena-busy", file=str(self.path)) from None

    def _read(self, contest: Contest) -> None:
        self._file.seek(0)
        data = self._file.read()
        whole, newline, torn = data.rpartition(b"\n")
        if torn:  # killed in the middle of a line: that game is played again
            self._file.truncate(len(whole) + len(newline))
        if not newline:
            self._write([Heading(FORMAT, contest)])
            return
        known, found = read_results(data, str(self.path))
        if known != contest:
            same_but = msgspec.structs.replace(known, contents=contest.contents) == contest
            raise Problem("arena-changed-bot" if same_but else "arena-other", file=str(self.path))
        self.results = {result.task: result for result in found}

    def add(self, results: Iterable[Result]) -> None:
        """Kept before it is counted."""
        kept = list(results)
        self._write(kept)
        self.results.update((result.task, result) for result in kept)

    def _write(self, lines: Iterable[msgspec.Struct]) -> None:
        self._file.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()
