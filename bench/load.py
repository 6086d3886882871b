"""Many tables at once: `python bench/load.py [tables] [moves a second] [seconds]`, usually 300 400 300.

Two people at each table, the games mixed, all from a process of its own; the server is one process with SQLite. Prints
what a move costs the server's processor and how long its acknowledgement takes, for a tenth of the tables and for all:
the cost must not grow faster than the tables do.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from contextlib import AsyncExitStack

from adamak.bench.server import Load, Pair, Served, make_table, table_server
from adamak.core.registry import games


async def seated(server: Served, chosen: list[str], number: int, seed: str, stack: AsyncExitStack) -> list[Pair]:
    pairs = []
    for k in range(number):
        made = await asyncio.to_thread(make_table, server, chosen[k % len(chosen)])
        pair = Pair(server, made, f"{seed}/{k}")
        await pair.open(stack)
        pairs.append(pair)
    return pairs


async def load(server: Served, tables: int, rate: float, seconds: float) -> Load:
    """So many moves a second in all, spread evenly over the tables; a new one is opened where a game is over."""
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

        await asyncio.gather(*(play(k) for k in range(tables)))
        found.cpu, found.seconds = server.cpu() - cpu, time.perf_counter() - begun
    return found


def main(tables: int = 300, rate: float = 400, seconds: float = 300) -> None:
    for number, pace in ((max(1, tables // 10), rate / 10), (tables, rate)):
        with tempfile.TemporaryDirectory() as home, table_server(home) as server:
            done = asyncio.run(load(server, number, pace, seconds))
        print(
            f"{number} tables, {done.moves / done.seconds:.0f} moves a second: {1000 * done.cpu / done.moves:.2f} ms "
            f"of processor a move, {100 * done.cpu / done.seconds:.0f} % of a core; acknowledged p50 "
            f"{1000 * done.p(0.5):.1f} ms, p99 {1000 * done.p(0.99):.1f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main(*(kind(word) for kind, word in zip((int, float, float), sys.argv[1:], strict=False)))
