"""Heaps of the smallest things a client may send: nobody else waits until all of them are taken apart."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import h11
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from adamak.server.background import Running
from adamak.server.config import Rate
from adamak.server.gate.door import MOST_LINES, CountedSocket
from adamak.server.host import logs

from .clients import Browser, Player
from .conftest import Serve

HEAP = 40_000
HOST = b"Host: 127.0.0.1\r\n"
UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
POST = b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\n"


def sent(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.fixture
def limited(serve: Serve) -> Running:
    return serve(message_rate=Rate(60, 20))


@pytest.fixture
def player(limited: Running) -> Iterator[Player]:
    with Browser(limited.url) as visitor:
        made = visitor.make("me", "bot")
        with visitor.sit(made["table"], made["seats"][0]["secret"]) as player:
            yield player


@pytest.mark.parametrize(
    ("first", "frame"),
    [
        (b"", sent(Opcode.PING)), (b"", sent(Opcode.PONG)),
        (sent(Opcode.TEXT, fin=False), sent(Opcode.CONT, fin=False)),
        (b"", sent(Opcode.TEXT)), (b"", sent(Opcode.TEXT, b'{"type":"ping"}')),
    ],
    ids=["pings", "pongs", "pieces of a text", "empty texts", "messages"],
)  # fmt: skip
def test_whoever_sends_a_heap_of_frames_is_sent_away(
    player: Player, monkeypatch: pytest.MonkeyPatch, first: bytes, frame: bytes
) -> None:
    """Forty thousand came at once, and all were read before anybody else had a turn."""
    looked_at = 0

    def counting(name: str) -> Any:
        handle = getattr(CountedSocket, name)

        def counted(self: CountedSocket, *event: Any) -> None:
            nonlocal looked_at
            looked_at += 1
            handle(self, *event)

        return counted

    for name in ("handle_ping", "handle_pong", "handle_cont", "handle_text"):
        monkeypatch.setattr(CountedSocket, name, counting(name))
    with suppress(ConnectionError):
        player.socket.socket.sendall(first + frame * HEAP)
    with pytest.raises(ConnectionClosed):
        player.until("never")
    assert looked_at < HEAP / 10


def test_a_text_that_is_none_ends_the_connection_without_a_trace(
    player: Player, caplog: pytest.LogCaptureFixture
) -> None:
    player.socket.socket.sendall(sent(Opcode.TEXT, b"\xff"))
    with pytest.raises(ConnectionClosed):
        player.until("never")
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"GET /api/health HTTP/1.1\r\n" + HOST + b"a:b\r\n" * 10_000, 431),
        (b"GET /api/tables/x/socket HTTP/1.1\r\n" + HOST + UPGRADE + b"a:b\r\n" * MOST_LINES, 431),
        (b"GET /api/tables/" + b"x" * 30_000 + b"/socket HTTP/1.1\r\n" + HOST + UPGRADE, 431),
        (POST + b"Transfer-Encoding: chunked\r\n", 411),
        (b"nonsense\r\n", 400),
    ],
    ids=["lines", "lines of a socket", "a long path of a socket", "a body in pieces", "nonsense"],
)  # fmt: skip
def test_a_request_that_would_be_long_work_is_answered_and_ended(
    server: Running, monkeypatch: pytest.MonkeyPatch, request_: bytes, status: int
) -> None:
    """Each of ten thousand lines was read; a table socket's request that could not be was never answered at all."""
    pieces = 0
    next_event = h11.Connection.next_event

    def counted(self: h11.Connection) -> Any:
        nonlocal pieces
        pieces += 1
        return next_event(self)

    monkeypatch.setattr(h11.Connection, "next_event", counted)
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), 60) as wire:
        with suppress(ConnectionError):
            wire.sendall(request_ + b"\r\n" + b"1\r\n \r\n" * HEAP)
        heard = b""
        with suppress(ConnectionError):
            while part := wire.recv(65_536):
                heard += part
    if heard:  # hung up on while it still sent, it may hear nothing
        assert heard.startswith(f"HTTP/1.1 {status} ".encode())
    deadline = time.monotonic() + 60
    while server.services.door.total:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert pieces < 100


def test_what_cannot_be_read_after_the_answer_ends_the_connection_without_a_trace(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    """It was answered a second time, which the library takes for a fault of ours."""
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), 60) as wire:
        wire.sendall(b"GET /api/health HTTP/1.1\r\n" + HOST + b"Connection: close\r\n\r\n")
        with suppress(ConnectionError):
            wire.sendall(b"nonsense\r\n\r\n" * 1000)
            while wire.recv(65_536):
                pass
    assert "Fatal error" not in caplog.text


def test_who_asks_too_fast_must_come_to_the_door_again(serve: Serve) -> None:
    """Three hundred connections that ask on and on, each as soon as it is told not to, are work as well."""
    server = serve(request_rate=Rate(3, 0.0))
    with Browser(server.url) as visitor:
        answers = [visitor.http.get("/api/health") for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    assert ["connection" in answer.headers for answer in answers] == [False, False, False, True, True]


def test_no_table_is_named_in_the_log_of_connections(caplog: pytest.LogCaptureFixture, server: Running) -> None:
    """Whoever knows a table's address may look on: uvicorn wrote it down for every socket."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    try:
        logs.begin("debug", "text")
        root.addHandler(caplog.handler)
        with Browser(server.url) as visitor:
            made = visitor.make("me", "bot")
            with visitor.sit(made["table"], made["seats"][0]["secret"]) as player:
                player.do("chat", text="hello")
        assert made["table"] not in caplog.text
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
