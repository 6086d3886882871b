"""The server under load: durable moves over WebSocket, beside a bare echo with the same commit in the same run.

Moves are counted per second of the server's own CPU time, which other work on the machine changes less than it does the
clock; still, only stretches of one run are compared. Both sides have as many pairs of sockets of the same client, which
send one message at a time, and the same uvicorn settings and commit (see `bench.echo`), so both gather what waits into
one commit alike. The echo's frames are as short as what was sent; views and their length are part of what we measure.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from adamak.bench.contest import Spread
from adamak.core.rng import Rng
from adamak.server.people.keys import new_secret

TABLES = 16  # at once, two seats each
SPARE_TABLES = 30  # for each second of load, made and joined beforehand: moves are counted, not the making of tables
IDLE_TABLES = 10_000
SERVE = "from adamak.server import run; run(port=0)"


class _Legal(msgspec.Struct):
    move: int


class _State(msgspec.Struct):
    actors: list[int]
    legal: list[_Legal]


class _Told(msgspec.Struct):
    """The part of a server's message a player needs in order to go on."""

    type: str
    version: int = 0
    state: _State | None = None


decode = msgspec.json.Decoder(_Told | list[_Told]).decode


class Served:
    """A server in a process of its own."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        port = re.search(r"(\d+)/?\s*$", told)
        if port is None:
            raise RuntimeError(f"the server did not start: {told!r}")
        self.address = f"127.0.0.1:{port.group(1)}"

    def cpu(self) -> float:
        """Seconds of processor time used so far, by all its threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def resident(self) -> int:
        """Bytes of memory in use."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def table_server(home: str, **settings: str) -> Iterator[Served]:
    environment = {**os.environ, "ADAMAK_HOME": home, "ADAMAK_LIMITS": "off", **settings}
    environment.pop("ADAMAK_DATABASE_URL", None)
    server = Served([sys.executable, "-c", SERVE], environment)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def echo_server(home: str) -> Iterator[Served]:
    server = Served([sys.executable, "-m", "adamak.bench.echo", home], dict(os.environ))
    try:
        yield server
    finally:
        server.stop()


def make_table(server: Served, game: str) -> dict[str, Any]:
    """A table of two people at one device: both seats' secrets are ours."""
    body = json.dumps({"game": game, "seats": [{"kind": "me"}, {"kind": "guest"}], "public": False}).encode()
    request = urllib.request.Request(
        f"http://{server.address}/api/tables", body, {"content-type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


@dataclass
class Load:
    """What one stretch of load showed."""

    moves: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    waits: list[float] = field(default_factory=list)  # seconds from sending a move to its acknowledgement

    @property
    def per_cpu(self) -> float:
        return self.moves / self.cpu

    def p(self, share: float) -> float:
        return sorted(self.waits)[min(len(self.waits) - 1, int(share * len(self.waits)))] if self.waits else 0.0


class Pair:
    """Two seats of one table, each with a socket of its own, playing random legal moves as fast as they may."""

    def __init__(self, server: Served, made: dict[str, Any], seed: str) -> None:
        self._server = server
        self._made = made
        self._rng = Rng(seed)
        self._keys = 0
        self.over = False
        self.heard_after = 0.0  # seconds from the last acknowledgement until the other seat heard of the move

    def server_of(self, seat: int) -> Served:
        """Where this seat's socket leads to."""
        return self._server

    async def open(self, stack: AsyncExitStack) -> None:
        self._sockets: list[ClientConnection] = []
        self._told: list[_Told] = []
        self._heard: list[list[_Told]] = []  # of a frame with several messages, what is still to be read
        for seat, held in enumerate(self._made["seats"]):
            address = f"ws://{self.server_of(seat).address}/api/tables/{self._made['table']}/socket"
            socket = await stack.enter_async_context(connect(address, compression=None))
            await socket.send(json.dumps({"type": "hello", "secrets": [held["secret"]]}))
            self._sockets.append(socket)
            self._heard.append([])
            self._told.append(await self._until(len(self._told), "welcome"))

    async def move(self) -> float:
        """One durable move, seen by both seats; returns how long its acknowledgement took."""
        state = self._told[0].state
        assert state is not None
        if not state.actors:
            self.over = True
            return 0.0
        seat = state.actors[0]
        told = self._told[seat]
        assert told.state is not None
        legal = told.state.legal
        move = legal[self._rng.below(len(legal))].move
        self._keys += 1
        message = {"type": "play", "expected_version": told.version, "key": f"k{self._keys}", "moves": [move]}
        begun = time.perf_counter()
        await self._sockets[seat].send(json.dumps(message))
        await self._until(seat, "ack")
        waited = time.perf_counter() - begun
        for other in (1 - seat, seat):
            self._told[other] = await self._until(other, "update")
            if other != seat:
                self.heard_after = time.perf_counter() - begun - waited
        return waited

    async def _until(self, seat: int, kind: str) -> _Told:
        heard = self._heard[seat]
        while True:
            if not heard:
                told = decode(await self._sockets[seat].recv())
                heard += told if isinstance(told, list) else [told]
            message = heard.pop(0)
            if message.type in ("error", "refused"):
                raise RuntimeError(f"the server answered {message.type}")
            if message.type == kind and (kind != "update" or message.state is not None):
                return message


async def load_tables(server: Served, game: str, seconds: float, rate: float | None, seed: str) -> Load:
    """Full load, or so many moves a second in all."""
    load = Load()
    async with AsyncExitStack() as stack:
        spare = TABLES + int(SPARE_TABLES * seconds)
        pairs = [Pair(server, make_table(server, game), f"{seed}/{k}") for k in range(spare)]
        for pair in pairs:
            await pair.open(stack)
        cpu, begun = server.cpu(), time.perf_counter()

        async def play(k: int) -> None:
            pace = TABLES / rate if rate else 0.0
            due = begun + pace * k / TABLES
            while time.perf_counter() - begun < seconds:
                if pace and (early := due - time.perf_counter()) > 0:
                    await asyncio.sleep(early)
                due += pace
                waited = await pairs[k].move()
                if pairs[k].over:
                    if len(pairs) > TABLES:
                        pairs[k] = pairs.pop()
                    else:
                        pairs[k] = Pair(server, make_table(server, game), f"{seed}/{k}/again")
                        await pairs[k].open(stack)
                    continue
                load.waits.append(waited)
                load.moves += 1

        await asyncio.gather(*(play(k) for k in range(TABLES)))
        load.cpu, load.seconds = server.cpu() - cpu, time.perf_counter() - begun
    return load


async def load_echo(server: Served, seconds: float) -> Load:
    """As many pairs of players: each message is kept, then told to both."""
    load = Load()
    text = json.dumps({"type": "play", "expected_version": 100, "key": "k100", "moves": [20]})
    async with AsyncExitStack() as stack:
        pairs: list[list[ClientConnection]] = []
        for _ in range(TABLES):
            address = f"ws://{server.address}/{new_secret()}"
            pairs.append([await stack.enter_async_context(connect(address, compression=None)) for _ in range(2)])
        cpu, begun = server.cpu(), time.perf_counter()

        async def shout(pair: list[ClientConnection]) -> None:
            while time.perf_counter() - begun < seconds:
                await pair[load.moves % 2].send(text)
                for socket in pair:
                    await socket.recv()
                load.moves += 1

        await asyncio.gather(*(shout(pair) for pair in pairs))
        load.cpu, load.seconds = server.cpu() - cpu, time.perf_counter() - begun
    return load


@dataclass
class Findings:
    """All that a run measures."""

    per_cpu: Spread
    echo_per_cpu: Spread
    ratio: Spread
    per_second: Spread
    p50_ms: float
    p99_ms: float
    idle_bytes: float

    def to_json(self) -> dict[str, Any]:
        return {
            "moves_per_cpu_second": self.per_cpu.to_json(),
            "echo_per_cpu_second": self.echo_per_cpu.to_json(),
            "ratio": self.ratio.to_json(),
            "moves_per_second": self.per_second.to_json(),
            "half_load_p50_ms": round(self.p50_ms, 2),
            "half_load_p99_ms": round(self.p99_ms, 2),
            "idle_table_bytes": round(self.idle_bytes),
        }


def measure(game: str, rounds: int, seconds: float, idle_tables: int) -> Iterator[Findings | None]:
    """Yields None after each step, then what was found."""
    ours: list[Load] = []
    echoes: list[Load] = []
    with tempfile.TemporaryDirectory() as home, table_server(home) as table, echo_server(home) as echo:
        for number in range(rounds):
            ours.append(asyncio.run(load_tables(table, game, seconds, None, str(number))))
            echoes.append(asyncio.run(load_echo(echo, seconds)))
            yield None
        half = sorted(one.moves / one.seconds for one in ours)[rounds // 2] / 2
        calm = asyncio.run(load_tables(table, game, 2 * seconds, half, "half"))
        yield None
    idle = measure_idle(game, idle_tables)
    yield Findings(
        per_cpu=Spread.of([one.per_cpu for one in ours]),
        echo_per_cpu=Spread.of([one.per_cpu for one in echoes]),
        ratio=Spread.of([one.per_cpu / other.per_cpu for one, other in zip(ours, echoes, strict=True)]),
        per_second=Spread.of([one.moves / one.seconds for one in ours]),
        p50_ms=1000 * calm.p(0.5),
        p99_ms=1000 * calm.p(0.99),
        idle_bytes=idle,
    )


@dataclass
class Cost:
    """What one durable move with two listeners costs in one game."""

    game: str
    per_move: Spread  # milliseconds of the server's processor
    echoes: Spread  # how many bare echoes that is


def measure_games(chosen: list[str], rounds: int, seconds: float) -> Iterator[list[Cost] | None]:
    """Every game in turn on one server, beside the echo; yields None after each stretch, then what was found."""
    ours: dict[str, list[Load]] = {game: [] for game in chosen}
    echoes: list[Load] = []
    with tempfile.TemporaryDirectory() as home, table_server(home) as table, echo_server(home) as echo:
        for number in range(rounds):
            echoes.append(asyncio.run(load_echo(echo, seconds)))
            for game in chosen:
                ours[game].append(asyncio.run(load_tables(table, game, seconds, None, str(number))))
                yield None
    yield [
        Cost(
            game,
            Spread.of([1000 / one.per_cpu for one in loads]),
            Spread.of([other.per_cpu / one.per_cpu for one, other in zip(loads, echoes, strict=True)]),
        )
        for game, loads in ours.items()
    ]


def measure_idle(game: str, tables: int) -> float:
    """What a table nobody looks at costs in memory: growth of the process over many of them."""
    with tempfile.TemporaryDirectory() as home, table_server(home) as server:
        for _ in range(600):  # beyond what is kept live, so that the first tables are paid for
            make_table(server, game)
        before = server.resident()
        for _ in range(tables):
            make_table(server, game)
        return max(0, server.resident() - before) / tables
