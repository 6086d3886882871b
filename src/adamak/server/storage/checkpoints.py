"""SQLite's checkpoints, beside the commits and not within them.

What is committed lies in the write-ahead log; now and then it is carried into the database itself. SQLite would do so
within every commit that finds the log long, and whoever moved just then would wait for hundreds of pages and the disk.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from contextlib import suppress

log = logging.getLogger("adamak.storage")
EVERY = 300  # commits: about a thousand pages, after which SQLite would begin by itself
JOIN_SECONDS = 10


class Checkpoints:
    """A thread that carries over what was committed, whenever there is enough of it."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._due = threading.Event()
        self._stopped = False
        self._commits = 0
        self._thread = threading.Thread(target=self._go_on, name="adamak-checkpoint", daemon=True)
        self.done = 0

    def start(self) -> None:
        self._thread.start()

    def committed(self) -> None:
        """By the thread that writes, after each commit."""
        self._commits += 1
        if self._commits >= EVERY:
            self._commits = 0
            self._due.set()

    def stop(self) -> None:
        self._stopped = True
        self._due.set()
        if self._thread.is_alive():
            self._thread.join(JOIN_SECONDS)

    def _go_on(self) -> None:
        connection: sqlite3.Connection | None = None
        while True:
            self._due.wait()
            self._due.clear()
            if self._stopped:
                break
            try:
                if connection is None:
                    connection = sqlite3.connect(self._path, isolation_level=None)
                # PASSIVE: as far as it can without anybody waiting for it; what is left is carried over next time.
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                self.done += 1
            except sqlite3.Error as error:
                log.warning("the database's log cannot be carried over now: %s", error)
                with suppress(sqlite3.Error):
                    if connection is not None:
                        connection.close()
                connection = None
        if connection is not None:
            connection.close()
