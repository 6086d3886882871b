"""A server in a thread of this process: for tests, benchmarks and notebooks."""

from __future__ import annotations

import asyncio
import threading
from types import TracebackType

from adamak.core import Problem
from adamak.server.app import make_app
from adamak.server.config import ServerConfig
from adamak.server.runner import Server, address_of, listen
from adamak.server.services import Services

START_SECONDS = STOP_SECONDS = 180  # never waited for in full: a machine with much else to do is given its time


class Running:
    """`with Running(config) as server:` serves at `server.url` (a free port) until the block ends."""

    def __init__(self, config: ServerConfig, host: str = "127.0.0.1", port: int = 0) -> None:
        self._listening = listen(host, port)
        self.url = address_of(host, self._listening).rstrip("/")
        self.config = config
        self.loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._failed: BaseException | None = None
        self._server: Server | None = None
        self._thread = threading.Thread(target=self._run, name="adamak-server", daemon=True)

    @property
    def services(self) -> Services:
        assert self._server is not None
        return self._server.services

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        try:
            self.loop.run_until_complete(self._serve())
        except BaseException as error:
            self._failed = error
        finally:
            self.loop.run_until_complete(self.loop.shutdown_default_executor())
            self.loop.close()
            self._ready.set()

    async def _serve(self) -> None:
        self._server = Server(make_app(self.config), self.config, self.url)
        waiting = asyncio.create_task(self._wait())
        await self._server.serve(sockets=[self._listening])
        waiting.cancel()
        if self._server.trouble is not None:
            raise self._server.trouble

    async def _wait(self) -> None:
        while self._server is None or not self._server.started:
            await asyncio.sleep(0.005)
        self._ready.set()

    def start(self) -> Running:
        self._thread.start()
        ready = self._ready.wait(START_SECONDS)
        if self._failed is not None:
            self.stop()
            raise self._failed
        if not ready:
            raise Problem("server-did-not-start")
        return self

    def stop(self) -> None:
        if self._server is not None:
            self._server.should_exit = True
        self._thread.join(STOP_SECONDS)
        self._listening.close()

    def __enter__(self) -> Running:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
