"""What was acknowledged: beside the database a small sealed list of how far each table had come.

A database can lose its end without a word: a damaged write-ahead log is simply cut there, an old copy put back looks as
good as new. So whatever is acknowledged is also noted here, in a file of its own: table, version, and the hash of the
row. It is written after the commit and not waited for; hence it is never ahead of a healthy database, and survives the
end of the process, though perhaps not of the power. Each line carries a seal made with the server's key.

Workers that share a home have a file each (`acknowledged-1`, `-2`, ...), held by a lock while they run.
"""

from __future__ import annotations

import hmac
import logging
import os
import threading
from collections.abc import Iterable, Mapping
from contextlib import suppress
from errno import ENOSPC
from hashlib import sha256
from pathlib import Path

from adamak.core import Problem
from adamak.server.storage.home import OWNER_ONLY, lock

log = logging.getLogger("adamak.storage")
SEAL = 12  # characters
GONE = "-"  # instead of a hash: the table was deleted
COMPACT_AT = 4_000_000  # bytes; of a list that is long in itself, twice its length
MOST_WORKERS = 256

Heads = dict[str, tuple[int, str]]  # by table: version and hash of the last row acknowledged


class Acknowledged:
    """The list of this worker."""

    def __init__(self, home: Path, key: bytes) -> None:
        self._home = home
        self._key = key_of(key)
        self._file: int | None = None
        self._size = 0
        self._compact_at = COMPACT_AT
        self._writing = threading.Lock()  # the storage's thread notes rows, the event loop tables that are gone
        self._compacting: threading.Thread | None = None
        self._meanwhile: list[bytes] = []  # lines noted while the list is written anew
        self.path = home / "acknowledged-1"
        self.heads: Heads = {}

    def open(self) -> list[str]:
        """Takes the first list that no other worker holds; returns what is wrong with it, line by line."""
        for number in range(1, MOST_WORKERS):
            self.path = self._home / f"acknowledged-{number}"
            try:
                self._file = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND, OWNER_ONLY)
                lock(self._file)
                break
            except BlockingIOError:
                self.close()
            except OSError as error:
                raise Problem("cannot-write", file=str(self.path), why=str(error.strerror or error)) from None
        self.heads, wrong = read(self.path, self._key)
        if self._file is not None:
            self._compact(self.heads)
        return wrong

    def note(self, kept: Iterable[tuple[str, int, str]]) -> None:
        """These rows (table, version, hash) are committed and about to be acknowledged."""
        with self._writing:
            lines = []
            for table, version, chain in kept:
                if chain == GONE:
                    self.heads.pop(table, None)
                else:
                    self.heads[table] = (version, chain)
                lines.append(self._line(table, version, chain))
            if self._file is None or not lines:
                return
            try:
                self._size += write_whole(self._file, b"".join(lines))
            except OSError as error:
                _warn(error)
            if self._compacting is not None:
                self._meanwhile += lines
            elif self._size > self._compact_at:
                self._compacting = threading.Thread(
                    target=self._compact, args=(dict(self.heads),), name="adamak-acknowledged", daemon=True
                )
                self._compacting.start()

    def _line(self, table: str, version: int, chain: str) -> bytes:
        text = f"{table} {version} {chain}"
        return f"{text} {seal(self._key, text)}\n".encode()

    def _compact(self, heads: Heads) -> None:
        """One line for each table, written aside; the lock stays with the file that is in place.

        While a server runs this is done beside its commits: whoever moves need not wait for a second file's disk.
        """
        body = b"".join(self._line(table, *head) for table, head in heads.items())
        staged = self.path.with_name(f"{self.path.name}.new")
        fresh: int | None = None
        try:
            fresh = os.open(staged, os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND, OWNER_ONLY)
            write_whole(fresh, body)
            os.fsync(fresh)
            lock(fresh)
            with self._writing:
                rest = b"".join(self._meanwhile)
                write_whole(fresh, rest)
                if self._file is not None:
                    os.replace(staged, self.path)
                    os.close(self._file)
                    self._file, fresh = fresh, None
                    self._size = len(body) + len(rest)
        except OSError as error:
            _warn(error)
        with self._writing:
            if fresh is not None:
                os.close(fresh)
            self._compacting, self._meanwhile = None, []
            self._compact_at = max(COMPACT_AT, 2 * self._size)

    def forget_elsewhere(self, tables: Iterable[str]) -> None:
        """Deleted on purpose: other workers of this home may have acknowledged moves there, also some that are not
        running now and cannot be told."""
        accept(self._home, self._key, tables, {}, but=self.path)

    def close(self) -> None:
        compacting = self._compacting
        if compacting is not None:
            compacting.join()
        if self._file is not None:
            with suppress(OSError):
                os.close(self._file)
            self._file = None


def write_whole(file: int, body: bytes) -> int:
    """All of it at the end of a file, or nothing: a full disk takes a part without a word."""
    written = os.write(file, body)
    if written < len(body):
        os.ftruncate(file, os.fstat(file).st_size - written)
        raise OSError(ENOSPC, os.strerror(ENOSPC))
    return written


def _warn(error: OSError) -> None:
    log.warning("the list of what was acknowledged cannot be written: %s", error.strerror)


def key_of(key: bytes) -> bytes:
    """What the lines are sealed with, from the server's key."""
    return sha256(b"acknowledged\0" + key).digest()


def accept(
    home: Path, key: bytes, damaged: Iterable[str], heads: Mapping[str, tuple[int, str]], but: Path | None = None
) -> None:
    """From now on these tables are as far as `heads` says, or gone: by decision of the server's host. `key` is that of
    the lists; one of them may be left out."""
    gone = set(damaged)
    for path in sorted(home.glob("acknowledged-*[0-9]")):
        if path == but:
            continue
        known, _ = read(path, key)
        mine = gone & set(known)
        if mine:
            with path.open("ab") as file:
                for table in sorted(mine):
                    text = f"{table} 0 {GONE}"
                    file.write(f"{text} {seal(key, text)}\n".encode())
                    if table in heads:
                        text = f"{table} {heads[table][0]} {heads[table][1]}"
                        file.write(f"{text} {seal(key, text)}\n".encode())


def seal(key: bytes, text: str) -> str:
    return hmac.digest(key, text.encode(), "sha256").hex()[:SEAL]


def read(path: Path, key: bytes) -> tuple[Heads, list[str]]:
    """The last line of each table, and what is wrong with the file. Half a line at the very end is no fault."""
    heads: Heads = {}
    wrong: list[str] = []
    try:
        lines = path.read_bytes().split(b"\n")
    except OSError:
        return heads, wrong
    lines.pop()  # what follows the last end of a line: nothing, or half a line of a process that was killed
    for number, line in enumerate(lines, 1):
        text, _, sealed = line.decode("ascii", "replace").rpartition(" ")
        parts = text.split(" ")
        if len(parts) != 3 or not hmac.compare_digest(sealed.encode(), seal(key, text).encode()):
            wrong.append(f"{path.name}, line {number}")
            continue
        table, version, chain = parts
        if chain == GONE:
            heads.pop(table, None)
        elif table not in heads or heads[table][0] <= int(version):
            heads[table] = (int(version), chain)
    return heads, wrong


def missing(heads: Mapping[str, tuple[int, str]], found: Mapping[str, dict[int, str]]) -> dict[str, int]:
    """The tables whose last acknowledged row is not in the database as it was: and its version."""
    return {table: version for table, (version, chain) in heads.items() if found.get(table, {}).get(version) != chain}
