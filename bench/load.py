"""Many tables at once: `python bench/load.py [tables] [moves a second] [seconds]`, usually 300 400 300.

Two people at each table, the games mixed, all from a process of its own; the server is one process with SQLite. Prints
what a move costs the server's processor and how long its acknowledgement takes, for a tenth of the tables and for all:
the cost must not grow faster than the tables do. Of the longest waits it tells what the server did meanwhile: ran, had
to wait for a processor (somebody else has it), or for the disk.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path

from adamak.bench.server import Load, Pair, Served, make_table, table_server
from adamak.core.registry import games

LOOK_EVERY = 0.05  # seconds
LONGEST = 5  # waits that are told of
APART = 1.0  # seconds between two of them


class Doings:
    """What the threads of a server do, as Linux tells it: milliseconds run and waited for a processor, by moment."""

    def __init__(self, server: Served) -> None:
        self._tasks = Path(f"/proc/{server.process.pid}/task")
        self._seen: list[tuple[float, float, float, bool]] = []  # when, ran and waited in all, somebody in the disk
        self._over = threading.Event()

    @contextmanager
    def noted(self) -> Iterator[None]:
        watching = threading.Thread(target=self._watch)
        watching.start()
        try:
            yield
        finally:
            self._over.set()
            watching.join()

    def _watch(self) -> None:
        while self._tasks.is_dir() and not self._over.wait(LOOK_EVERY):
            ran, waited, disk = 0, 0, False
            for task in self._tasks.iterdir():
                with suppress(OSError):  # it has just ended
                    times = (task / "schedstat").read_text().split()
                    ran, waited = ran + int(times[0]), waited + int(times[1])
                    disk = disk or (task / "stat").read_text().rpartition(")")[2].split()[0] == "D"
            self._seen.append((time.perf_counter(), ran / 1e6, waited / 1e6, disk))

    def between(self, begin: float, end: float) -> str:
        near = [one for one in self._seen if begin - LOOK_EVERY <= one[0] <= end + LOOK_EVERY]
        if len(near) < 2:
            return "not looked at"
        disk = sum(one[3] for one in near)
        ran, waited = (near[-1][at] - near[0][at] for at in (1, 2))
        return (
            f"threads ran {ran:.0f} ms, waited {waited:.0f} ms for a processor, {disk} looks of {len(near)} in the disk"
        )


def longest(waits: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The longest waits (begun, seconds), one of each stall."""
    found: list[tuple[float, float]] = []
    for begun, waited in sorted(waits, key=lambda one: -one[1]):
        if len(found) < LONGEST and all(abs(begun - other) > APART for other, _ in found):
            found.append((begun, waited))
    return found


async def seated(server: Served, chosen: list[str], number: int, seed: str, stack: AsyncExitStack) -> list[Pair]:
    pairs = []
    for k in range(number):
        made = await asyncio.to_thread(make_table, server, chosen[k % len(chosen)])
        pair = Pair(server, made, f"{seed}/{k}")
        await pair.open(stack)
        pairs.append(pair)
    return pairs


async def load(
    server: Served, tables: int, rate: float, seconds: float, waits: list[tuple[float, float]] | None = None
) -> Load:
    """So many moves a second in all, spread evenly over the tables; a new one is opened where a game is over.

    `waits` is told when each wait for an acknowledgement began, and how long it was.
    """
    found = Load()
    chosen = [game.id for game in games().values() if 2 in game.seat_counts]
    async with AsyncExitStack() as stack:
        pairs = await seated(server, chosen, tables, "load", stack)
        cpu, begun = server.cpu(), time.perf_counter()

        async def play(k: int) -> None:
            pace = tables / rate
            due = begun + pace * k / tables
            while due - begun < seconds:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due += pace
                waited = await pairs[k].move()
                if pairs[k].over:
                    made = await asyncio.to_thread(make_table, server, chosen[k % len(chosen)])
                    pairs[k] = Pair(server, made, f"load/{k}/{found.moves}")
                    await pairs[k].open(stack)
                    continue
                found.waits.append(waited)
                found.moves += 1
                if waits is not None:
                    waits.append((time.perf_counter() - waited, waited))

        await asyncio.gather(*(play(k) for k in range(tables)))
        found.cpu, found.seconds = server.cpu() - cpu, time.perf_counter() - begun
    return found


def main(tables: int = 300, rate: float = 400, seconds: float = 300) -> None:
    for number, pace in ((max(1, tables // 10), rate / 10), (tables, rate)):
        with tempfile.TemporaryDirectory() as home, table_server(home) as server:
            doings, waits = Doings(server), list[tuple[float, float]]()
            with doings.noted():
                begun = time.perf_counter()
                done = asyncio.run(load(server, number, pace, seconds, waits))
        print(
            f"{number} tables, {done.moves / done.seconds:.0f} moves a second: {1000 * done.cpu / done.moves:.2f} ms "
            f"of processor a move, {100 * done.cpu / done.seconds:.0f} % of a core; acknowledged p50 "
            f"{1000 * done.p(0.5):.1f} ms, p99 {1000 * done.p(0.99):.1f} ms",
            flush=True,
        )
        for at, waited in longest(waits):
            print(f"  at {at - begun:.0f} s {1000 * waited:.0f} ms: {doings.between(at, at + waited)}", flush=True)


if __name__ == "__main__":
    main(*(kind(word) for kind, word in zip((int, float, float), sys.argv[1:], strict=False)))
