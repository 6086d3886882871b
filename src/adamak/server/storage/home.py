"""The home of a server: a folder for its owner alone, and for one server at a time where the database lies in it."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from adamak.core import Problem

DATABASE_FILE = "adamak.db"
LOCK_FILE = "adamak.lock"
OWNER_ONLY = 0o600
Identity = tuple[int, int] | None


def prepare(home: Path) -> None:
    """Makes the folder where it is missing, and takes everybody else's rights from the files that hold secrets."""
    try:
        home.mkdir(mode=0o700, parents=True, exist_ok=True)  # seeds of running games lie here
        for name in (DATABASE_FILE, f"{DATABASE_FILE}-wal", f"{DATABASE_FILE}-shm"):
            close_to_others(home / name)
    except OSError as error:
        raise Problem("home-unusable", path=str(home), why=str(error.strerror or error)) from None


def close_to_others(path: Path) -> None:
    """Readable and writable by its owner alone, where it is ours and not so already."""
    if os.name == "posix" and path.exists() and path.stat().st_mode & 0o077 and path.stat().st_uid == os.geteuid():
        path.chmod(OWNER_ONLY)


def make_private(path: Path) -> None:
    """The file is there, and its owner's alone: SQLite gives its other files the rights of this one."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
        close_to_others(path)
    except OSError as error:
        raise Problem("cannot-write", file=str(path), why=str(error.strerror or error)) from None


class SameFiles:
    """Whether a database of SQLite and its log are still the files that were opened.

    SQLite goes on writing into one that was deleted or moved, and nobody finds that again. Once they are not, they
    never are: what lies there in their place knows nothing of what was written meanwhile.
    """

    def __init__(self, database: str) -> None:
        self._paths = database, f"{database}-wal"
        self._database: Identity = None
        self._log: Identity = None
        self._lost = False

    def connecting(self) -> bool:
        """May a new connection be opened? It may have another log, but no other database: SQLite would make one."""
        self._lost = self._lost or self._database not in (None, identity(self._paths[0]))
        self._log = None
        return not self._lost

    def committed(self) -> bool:
        """Was what has just been written written there?"""
        database, log = map(identity, self._paths)
        self._database = self._database or database
        self._log = self._log or log
        self._lost = self._lost or (database, log) != (self._database, self._log)
        return not self._lost


def identity(path: str) -> Identity:
    """What tells a file from any other, by whatever name; None: it is not there."""
    try:
        about = os.stat(path)
    except OSError:
        return None
    return about.st_dev, about.st_ino


class HomeLock:
    """Held while a server runs on a home with SQLite. The system lets go of it when the process ends, however it ends.

    The file also says where the server listens, for `adamak admin`. A database that lies elsewhere has another
    lock beside it.
    """

    def __init__(self, home: Path, database: str | None = None) -> None:
        self.path = home / LOCK_FILE
        self._file: int | None = None
        elsewhere = Path(database).resolve().parent if database else home.resolve()
        self._beside = HomeLock(elsewhere) if elsewhere != home.resolve() else None

    def take(self) -> None:
        try:
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
            close_to_others(self.path)
        except OSError as error:
            raise Problem("home-unusable", path=str(self.path.parent), why=str(error.strerror or error)) from None
        try:
            lock(self._file)
        except OSError:
            holder = self.read()
            self.release()
            raise Problem("home-in-use", path=str(self.path.parent), pid=str(holder.get("pid", "?"))) from None
        self.tell()
        if self._beside is not None:
            try:
                self._beside.take()
            except Problem:
                self.release()
                raise

    def tell(self, **facts: Any) -> None:
        """Writes down who holds the home."""
        if self._file is not None:
            text = json.dumps({"pid": os.getpid(), **facts}).encode()
            os.ftruncate(self._file, 0)
            os.pwrite(self._file, text, 0)

    def read(self) -> dict[str, Any]:
        """Who holds the home, as far as is known."""
        with suppress(OSError, ValueError):
            found = json.loads(self.path.read_text("utf-8"))
            return found if isinstance(found, dict) else {}
        return {}

    def release(self) -> None:
        if self._beside is not None:
            self._beside.release()
        if self._file is not None:
            os.close(self._file)
            self._file = None


def lock(file: int) -> None:
    """Holds an open file for this process alone; an OSError where somebody else does."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
