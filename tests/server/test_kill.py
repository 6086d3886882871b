"""`kill -9` at any instant: whatever was acknowledged is there exactly once, nothing is half there, clients go on."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from adamak.server.config import ServerConfig
from adamak.server.storage import doctor
from adamak.server.storage.database import connect
from adamak.table import Table, rows

from .clients import Browser, Player, key


class Zygote:
    """Real server processes, one after another."""

    def __init__(self, home: Path, database_url: str = "") -> None:
        self.home = home
        self.database_url = database_url
        program = Path(__file__).with_name("zygote.py")
        self.process = subprocess.Popen(
            [sys.executable, str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True, bufsize=1,
        )  # fmt: skip

    def start(self) -> tuple[int, str]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{self.home} {self.database_url}\n")
        lines = sorted(self.process.stdout.readline() for _ in range(2))  # the two come in any order
        return int(lines[1].split()[1]), lines[0].split()[-1].rstrip("/")

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(60)
        self.process.stdout.close()


@pytest.fixture
def zygote(tmp_path: Path, database_url: str) -> Iterator[Zygote]:
    zygote = Zygote(tmp_path / "home", database_url)
    yield zygote
    zygote.close()


class Stubborn:
    """Plays both seats of a table; after a crash sends what was not acknowledged again, with the same key."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.made: dict[str, Any] | None = None
        self.pending: dict[str, Any] | None = None
        self.acknowledged: list[tuple[str, str, int]] = []  # table, key, version
        self.wronged: list[str] = []  # answers that no crash explains

    def play(self, url: str, stop: threading.Event) -> None:
        """Until the server is gone."""
        try:
            while not stop.is_set():
                self._play_table(url, stop)
        except AssertionError as wrong:
            self.wronged.append(str(wrong))
        except Exception:
            return  # the server was killed; what is pending stays pending

    def _play_table(self, url: str, stop: threading.Event) -> None:
        with Browser(url) as browser:
            if self.made is None:
                self.made = browser.make("me", "guest")
            secrets = [held["secret"] for held in self.made["seats"]]
            with browser.sit(self.made["table"], *secrets) as player:
                if self.pending is not None:
                    self._send(player)
                while not stop.is_set() and self._turn(player):
                    pass
                if player.over:
                    self.made = None

    def _turn(self, player: Player) -> bool:
        if player.over or not player.state["actors"]:
            return False
        seat = player.state["actors"][0]
        if seat != player.state["seat"]:
            player.say("look", seat=seat)
            player.until("welcome")
            return True
        moves = [self.random.choice(player.legal())]
        self.pending = {"key": key(), "seat": seat, "expected_version": player.version, "moves": moves}
        self._send(player)
        return True

    def _send(self, player: Player) -> None:
        assert self.pending is not None
        assert self.made is not None
        answer = player.do("play", **self.pending)
        if answer["type"] == "ack":
            self.acknowledged.append((self.made["table"], self.pending["key"], answer["version"]))
            player.catch_up(answer["version"])
        else:
            # Only a command that was never kept may have become stale: nobody else plays here.
            assert answer.get("code") == "stale", answer
        self.pending = None


def check(zygote: Zygote, acknowledged: list[tuple[str, str, int]]) -> int:
    """Every acknowledged command is kept once, under its version; every table replays. Returns the number of rows."""
    histories: dict[str, list[rows.Stored]] = {}
    config = ServerConfig(zygote.home, zygote.database_url)
    assert doctor.examine(config).findings == []
    engine, _ = connect(config)
    with engine.connect() as database:
        chosen = sa.text("SELECT table_id, version, at, body FROM rows ORDER BY 1, 2")
        for table, version, at, body in database.execute(chosen):
            histories.setdefault(table, []).append(rows.Stored(version, at, rows.decode(body)))
    engine.dispose()
    kept: Counter[tuple[str, str]] = Counter()
    versions: dict[tuple[str, str], int] = {}
    for table, history in histories.items():
        Table.load(table, history)  # a gap, a doubled or an illegal move would not load
        for stored in history:
            if isinstance(stored.row, rows.Moved):
                kept[table, stored.row.key] += 1
                versions[table, stored.row.key] = stored.version
    for table, one, version in acknowledged:
        assert kept[table, one] == 1
        assert versions[table, one] == version
    assert all(count == 1 for count in kept.values())
    return sum(map(len, histories.values()))


def kill_often(zygote: Zygote, times: int, seed: int) -> None:
    chance = random.Random(seed)
    people = [Stubborn(seed + number) for number in range(3)]
    at_work = 0
    for _ in range(times):
        before = sum(len(person.acknowledged) for person in people)
        pid, url = zygote.start()
        stop = threading.Event()
        threads = [threading.Thread(target=person.play, args=(url, stop)) for person in people]
        for thread in threads:
            thread.start()
        if chance.random() < 0.8:  # while they play, however slow this machine is; else wherever it has got to
            at_work += 1
            deadline = time.monotonic() + 60
            while sum(len(person.acknowledged) for person in people) == before:
                assert time.monotonic() < deadline
                time.sleep(0.005)
        time.sleep(chance.random() * 0.35)
        os.kill(pid, signal.SIGKILL)
        stop.set()
        for thread in threads:
            thread.join(60)
            assert not thread.is_alive()
        assert not [wrong for person in people for wrong in person.wronged]
    acknowledged = [one for person in people for one in person.acknowledged]
    assert len(acknowledged) >= at_work
    kept = check(zygote, acknowledged)
    assert kept > len(acknowledged)
    print(f"{times} kills, {len(acknowledged)} commands acknowledged, {kept} rows kept")


def test_ten_kills_lose_nothing(zygote: Zygote) -> None:
    kill_often(zygote, 10, seed=1)


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_many_kills_lose_nothing(zygote: Zygote) -> None:
    """ADAMAK_ROUNDS kills (500 by default) of each kind of database, in as many pieces as one likes."""
    kill_often(zygote, int(os.environ.get("ADAMAK_ROUNDS", "500")), seed=int(os.environ.get("ADAMAK_SEED", "7")))


def test_a_signal_ends_the_server_in_order(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import adamak.server; adamak.server.run(port=0)"]
    env = os.environ | {"ADAMAK_HOME": str(tmp_path)}
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    url = process.stdout.readline().split()[-1].rstrip("/")
    with Browser(url) as browser:
        made = browser.make("me", "bot")
        player = browser.sit(made["table"], made["seats"][0]["secret"])
        process.send_signal(signal.SIGTERM)
        with player, pytest.raises(Exception, match="1001"):
            player.until("never")
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "Traceback" not in out + err
