"""The ruler for the server: a bare ASGI WebSocket that keeps each message as durably as a table does, and echoes it
to everybody at the same address, as a table tells both seats.

No rules, no views, no secrets: what is left is the cost of sockets and disk. `python -m adamak.bench.echo FOLDER`
prints its port.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import sys
import threading
from collections import defaultdict
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any

import uvicorn

from adamak.server.serving import listen

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]


class Keeper:
    """One thread commits whatever is queued as one transaction, synchronous=FULL: as `server.store` does."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._queue: queue.SimpleQueue[tuple[str, asyncio.Future[None]]] = queue.SimpleQueue()
        threading.Thread(target=self._write_all, daemon=True).start()

    def keep(self, text: str) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put((text, done))
        return done

    def _write_all(self) -> None:
        connection = sqlite3.connect(self._path, isolation_level=None)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("CREATE TABLE IF NOT EXISTS kept (id INTEGER PRIMARY KEY, text TEXT)")
        while True:
            batch = [self._queue.get()]
            while not self._queue.empty() and len(batch) < 1000:
                batch.append(self._queue.get())
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany("INSERT INTO kept (text) VALUES (?)", [(text,) for text, _ in batch])
            connection.execute("COMMIT")
            batch[0][1].get_loop().call_soon_threadsafe(_settle, [done for _, done in batch])


def _settle(kept: list[asyncio.Future[None]]) -> None:
    for done in kept:
        if not done.cancelled():
            done.set_result(None)


def app_of(keeper: Keeper) -> Callable[..., Awaitable[None]]:
    present: defaultdict[str, list[Send]] = defaultdict(list)

    async def app(scope: Message, receive: Callable[[], Awaitable[Message]], send: Send) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        here = present[scope["path"]]
        here.append(send)
        while (told := await receive())["type"] == "websocket.receive":
            await keeper.keep(told["text"])
            for tell in here:
                await tell({"type": "websocket.send", "text": told["text"]})
        here.remove(send)

    return app


def main(folder: str) -> None:
    listening = listen("127.0.0.1", 0)
    listening.listen(128)
    print(listening.getsockname()[1], flush=True)
    config = uvicorn.Config(
        app_of(Keeper(Path(folder) / "echo.db")), ws="websockets-sansio", ws_per_message_deflate=False,
        log_config=None, access_log=False, lifespan="off",
    )  # fmt: skip
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main(sys.argv[1])
