"""The ruler for the server: a bare ASGI WebSocket that keeps each message as a table does, and echoes it to everybody
at the same address, as a table tells both seats.

No rules, no views, no secrets, and frames as short as what was sent: what is left is the cost of sockets and disk. The
commit is the same: a row of the same schema, chained and keyed by table and version, committed with whatever else is
waiting, in a WAL with synchronous=FULL. (Keyed by a running number instead, rows of all tables would share a page, and
a commit would write an eighth as often: another commit.) So are uvicorn's settings. `python -m adamak.bench.echo
FOLDER` prints its port.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any

import uvicorn
from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateTable

from adamak.server.runner import listen
from adamak.server.storage import schema
from adamak.server.storage.chain import link

Row = tuple[str, int, int, str, str]  # as `server.storage.schema.rows`
INSERT = f"INSERT INTO rows VALUES ({', '.join('?' * len(schema.rows.columns))})"
Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]


class Keeper:
    """One thread commits whatever is queued as one transaction, as `server.storage.store` does."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._queue: queue.SimpleQueue[tuple[Row, asyncio.Future[None]]] = queue.SimpleQueue()
        self._heads: defaultdict[str, str] = defaultdict(str)
        threading.Thread(target=self._write_all, daemon=True).start()

    def keep(self, table: str, version: int, text: str) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        at = time.time_ns() // 1_000_000
        chain = self._heads[table] = link(self._heads[table], table, version, at, text)
        self._queue.put(((table, version, at, text, chain), done))
        return done

    def _write_all(self) -> None:
        connection = sqlite3.connect(self._path, isolation_level=None)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(str(CreateTable(schema.rows).compile(dialect=sqlite.dialect())))
        while True:
            batch = [self._queue.get()]
            while not self._queue.empty() and len(batch) < 1000:
                batch.append(self._queue.get())
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(INSERT, [row for row, _ in batch])
            connection.execute("COMMIT")
            batch[0][1].get_loop().call_soon_threadsafe(_settle, [done for _, done in batch])


def _settle(kept: list[asyncio.Future[None]]) -> None:
    for done in kept:
        if not done.cancelled():
            done.set_result(None)


def app_of(keeper: Keeper) -> Callable[..., Awaitable[None]]:
    present: defaultdict[str, list[Send]] = defaultdict(list)
    versions: defaultdict[str, int] = defaultdict(int)

    async def app(scope: Message, receive: Callable[[], Awaitable[Message]], send: Send) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        table = scope["path"].removeprefix("/")
        here = present[table]
        here.append(send)
        while (told := await receive())["type"] == "websocket.receive":
            versions[table] += 1
            await keeper.keep(table, versions[table], told["text"])
            for tell in here:
                await tell({"type": "websocket.send", "text": told["text"]})
        here.remove(send)

    return app


def main(folder: str) -> None:
    listening = listen("127.0.0.1", 0)
    listening.listen(128)
    print(listening.getsockname()[1], flush=True)
    config = uvicorn.Config(
        app_of(Keeper(Path(folder) / "echo.db")), ws="websockets-sansio", ws_ping_interval=20, ws_ping_timeout=40,
        ws_per_message_deflate=False, log_config=None, access_log=False, lifespan="off", server_header=False,
    )  # fmt: skip
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main(sys.argv[1])
