"""Running the server: uvicorn, the address, a clean end."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from types import FrameType
from typing import Any

import uvicorn

from adamak.core import Problem
from adamak.server.app import make_app
from adamak.server.config import ServerConfig
from adamak.server.gate.door import BACKLOG, CountedSocket, TimedHttp
from adamak.server.gate.middleware import Guard
from adamak.server.host import changing_over, garbage_collection, logs
from adamak.server.host.reach import friends_address

ENDING = (signal.SIGINT, signal.SIGTERM)


def serve(host: str, port: int, open_browser: bool, config: ServerConfig) -> None:
    """Until Ctrl-C or SIGTERM. A Problem says why it could not start."""
    logs.begin(config.log_level, config.log_format, config.access_log)
    before = changing_over.inherited()
    listening = before or listen(host, port)
    address = address_of(host, listening)
    server = Server(make_app(config), config, address, open_browser and before is None)
    server.quiet = server.quiet or before is not None
    kept_open = os.dup(listening.fileno())  # uvicorn closes what it listened to
    garbage_collection.begin()
    try:
        asyncio.run(server.serve(sockets=[listening]))
        if server.again:
            changing_over.begin_anew(kept_open)
    finally:
        listening.close()
        os.close(kept_open)
    if server.trouble is not None:
        raise server.trouble
    if not server.started:
        raise Problem("server-did-not-start")


class Server(uvicorn.Server):
    """Opens the services, tells its address once the page can be opened, and ends cleanly on a signal."""

    def __init__(self, app: Guard, config: ServerConfig, address: str, open_browser: bool = False) -> None:
        door = app.services.door
        protocols: dict[str, Any] = {"http": partial(TimedHttp, door), "ws": partial(CountedSocket, door)}
        super().__init__(
            uvicorn.Config(
                app, **protocols, ws_max_size=config.largest_message, ws_ping_interval=20, ws_ping_timeout=40,
                ws_per_message_deflate=False, log_config=None, access_log=False, timeout_graceful_shutdown=3,
                timeout_keep_alive=round(config.keep_alive_seconds), lifespan="off", server_header=False,
                backlog=BACKLOG, proxy_headers=bool(config.proxies), forwarded_allow_ips=list(config.proxies),
            )
        )  # fmt: skip
        self.services = app.services
        self.address = address
        self.open_browser = open_browser
        self.quiet = config.quiet
        self.trouble: Problem | None = None
        self.again = False  # to be begun anew, with the compiled engine
        self._waiting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.services.open()
        except Problem as problem:
            self.trouble = problem
            self.should_exit = True
            return
        self.services.listens_at = [listening.getsockname()[:2] for listening in sockets or ()]
        await super().startup(sockets)
        self.services.lock.tell(address=self.address)
        if self.started and not self.quiet:
            print(f"Adamak is open at {self.address}", flush=True)
            for_friends = friends_address(self.services.listens_at)
            if for_friends is not None:
                print(f"Friends in your network find it at {for_friends}/", flush=True)
            print("Ctrl-C closes it.", file=sys.stderr, flush=True)
        if self.started and self.open_browser:
            import webbrowser

            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self.address)
        self._waiting = asyncio.get_running_loop().create_task(self._change_over())

    async def _change_over(self) -> None:
        """Once the engine is compiled, this process ends as on a signal, and begins anew."""
        if await changing_over.compiled_at_last():
            self.again = self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
        await self.services.say_goodbye()
        await super().shutdown(sockets)
        await self.services.close()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The first signal ends the server in order; uvicorn would raise it a second time afterwards."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        loop = asyncio.get_running_loop()
        try:
            for number in ENDING:
                loop.add_signal_handler(number, self.handle_exit, number, None)
        except NotImplementedError:  # Windows: its loop hears no signals, Python does
            with plain_handlers(self.handle_exit):
                yield
            return
        try:
            yield
        finally:
            for number in ENDING:
                loop.remove_signal_handler(number)


@contextmanager
def plain_handlers(handle: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """The signals that end a server go to this function, and afterwards where they went before."""
    before = {number: signal.signal(number, handle) for number in ENDING}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def listen(host: str, port: int) -> socket.socket:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, where = found[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
    except OSError as error:
        raise Problem("cannot-listen", host=host, port=port, why=str(error.strerror or error)) from None
    return listening


def address_of(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"
