"""What the disk is asked beside the commits, so that nobody who moves waits for it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from adamak.server.config import ServerConfig
from adamak.server.storage import acknowledged, checkpoints
from adamak.server.storage.acknowledged import Acknowledged, key_of, read
from adamak.server.storage.home import DATABASE_FILE
from adamak.server.storage.store import Append, Store

CHAIN = "c" * 32
KEY = b"k" * 32


def in_the_database_alone(home: Path) -> int:
    """The rows that a copy of the database without its log holds."""
    copy = home / "copy.db"
    copy.write_bytes((home / DATABASE_FILE).read_bytes())
    with closing(sqlite3.connect(copy)) as connection:
        if not connection.execute("SELECT name FROM sqlite_master WHERE name = 'rows'").fetchall():
            return 0  # not even the tables are there yet
        return int(connection.execute("SELECT count(*) FROM rows").fetchone()[0])


def test_the_log_is_carried_over_beside_the_commits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 20)

    async def play() -> None:
        store = Store(ServerConfig(tmp_path), key=KEY)
        await asyncio.to_thread(store.open)
        try:
            for version in range(1, 20):
                await store.append(Append("table", [(version, 1, "{}", CHAIN)]))
            assert in_the_database_alone(tmp_path) == 0
            await store.append(Append("table", [(20, 1, "{}", CHAIN)]))
            assert store._checkpoints is not None
            for _ in range(1000):
                if store._checkpoints.done:
                    break
                await asyncio.sleep(0.01)
            assert in_the_database_alone(tmp_path) == 20
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(play())


def test_no_commit_carries_the_log_over_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 1 << 30)

    async def play() -> None:
        store = Store(ServerConfig(tmp_path), key=KEY)
        await asyncio.to_thread(store.open)
        before = (tmp_path / DATABASE_FILE).read_bytes()
        try:
            for version in range(1, 40):  # some 2,000 pages: twice what SQLite itself would wait for
                await store.append(Append("table", [(version, 1, "x" * 200_000, CHAIN)]))
            assert (tmp_path / DATABASE_FILE).read_bytes() == before
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(play())


def test_what_is_acknowledged_while_the_list_is_written_anew_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Acknowledged(tmp_path, KEY)
    told.open()
    monkeypatch.setattr(acknowledged, "COMPACT_AT", 2_000)
    told._compact_at = 2_000
    begun, go_on, fsync = threading.Event(), threading.Event(), os.fsync

    def slow(file: int) -> None:
        begun.set()
        assert go_on.wait(60)
        fsync(file)

    monkeypatch.setattr(os, "fsync", slow)
    version = 0
    while not begun.is_set():
        version += 1
        told.note([("busy", version, CHAIN)])
        begun.wait(0.02 if told._compacting else 0)
    long = told.path.stat().st_size
    for _ in range(5):  # nobody waits for the disk
        version += 1
        told.note([("busy", version, CHAIN), ("other", version, CHAIN)])
    assert read(told.path, key_of(KEY)) == ({"busy": (version, CHAIN), "other": (version, CHAIN)}, [])
    go_on.set()
    while told._compacting is not None:
        threading.Event().wait(0.01)
    assert told.path.stat().st_size < long
    told.note([("last", 1, CHAIN)])
    told.close()
    expected = {"busy": (version, CHAIN), "other": (version, CHAIN), "last": (1, CHAIN)}
    assert read(told.path, key_of(KEY)) == (expected, [])


def test_a_long_list_is_not_written_anew_for_every_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acknowledged, "COMPACT_AT", 2_000)
    told = Acknowledged(tmp_path, KEY)
    told.open()
    told.note((f"table{number}", 1, CHAIN) for number in range(200))
    told.close()
    told.open()
    times = []
    monkeypatch.setattr(os, "fsync", times.append)
    for number in range(100):
        told.note([(f"table{number}", 2, CHAIN)])
    told.close()
    assert not times


def test_a_full_disk_leaves_the_list_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes a part of what is written without a word: half a line spoiled the next one, and half a list took the
    place of the whole."""
    kept = Acknowledged(tmp_path, KEY)
    assert kept.open() == []
    kept.note((f"table{number}", 1, CHAIN) for number in range(50))
    whole = kept.path.read_bytes()
    write, room = os.write, 100

    def full(file: int, body: bytes) -> int:
        return write(file, body[:room])

    with monkeypatch.context() as patched:
        patched.setattr(acknowledged.os, "write", full)
        kept.note([("table0", 2, CHAIN), ("table1", 2, CHAIN)])
        assert kept.path.read_bytes() == whole
        kept.close()
        again = Acknowledged(tmp_path, KEY)
        assert again.open() == []
    assert len(again.heads) == 50
    again.note([("table0", 3, CHAIN)])
    again.close()
    heads, wrong = read(kept.path, key_of(KEY))
    assert (len(heads), heads["table0"][0], wrong) == (50, 3, [])
