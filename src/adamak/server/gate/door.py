"""The door of the house: connections are counted and timed here, before a request is read.

Nobody can keep others out by opening connections: each address has its share of them, a request must come whole within
some seconds, and what is refused costs one accepted socket and nothing more.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from http import HTTPStatus
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

from adamak.server.config import Rate, ServerConfig
from adamak.server.gate.addresses import neighbourhood
from adamak.server.gate.frames import end_with_a_frame, text_frame, text_of
from adamak.server.gate.limits import Bucket, Limiter
from adamak.server.tables.encoded import encode
from adamak.server.wire import Trouble

RESERVE = 300  # descriptors for the database, files, bots, and sockets accepted but not yet refused
BACKLOG = 100  # connections accepted in one turn of the event loop, at most
WANTED = 65_536  # descriptors, where the system lets us raise the limit
MOST_LINES = 128  # of a request: browsers send some twenty, and of table sockets the library reads as many
MOST_UNREAD = 8  # messages of a client that wait to be read before no more are taken from it
MOST_HEAPED = 150  # messages that came at once and wait: nobody may send as many, and whoever does is sent away
PIECE = 1024  # bytes of what came at once that are looked at before the client is judged by them
MESSAGELESS = Rate(200, 20)  # frames of a connection that are no message: pings, pongs, pieces of texts


class Door:
    """Who has how many connections."""

    def __init__(self, config: ServerConfig) -> None:
        self.config = config
        self.most = config.most_connections or max(50, raise_descriptors() - RESERVE)
        self.share = min(config.connections_per_address, max(10, self.most // 4))
        self.open: Counter[str] = Counter()
        self.unready: Counter[str] = Counter()
        self.total = 0
        self.refused = 0
        self.rate = Limiter(config.connection_rate)
        self._proxies = frozenset(map(neighbourhood, config.proxies))

    def admit(self, address: str) -> bool:
        """Counts one more connection, unless there are too many; a trusted proxy brings many people."""
        fits = self.total < self.most
        if address not in self._proxies:
            fits = (
                fits
                and self.open[address] < self.share
                and self.unready[address] < self.config.unready_per_address
                and self.rate.allows(address)
            )
        if not fits:
            self.refused += 1
            return False
        self.total += 1
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        _less(self.open, address)

    def waits(self, address: str) -> None:
        """A request of this address has begun and not come whole."""
        self.unready[address] += 1

    def came(self, address: str) -> None:
        _less(self.unready, address)


def _less(count: Counter[str], address: str) -> None:
    count[address] -= 1
    if count[address] <= 0:
        del count[address]


def raise_descriptors() -> int:
    """As many open files as the system lets us have; returns the number."""
    try:
        import resource
    except ImportError:  # not a Unix
        return 512
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):
            pass
    return WANTED if soft == resource.RLIM_INFINITY else min(soft, WANTED)


def plain_refusal(status: int) -> bytes:
    """A whole answer to a request that never gets further than the door."""
    body = encode(Trouble("malformed"))
    head = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\nContent-Type: application/json\r\nConnection: close\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


class ShortRequests(h11.Connection):
    """h11, which would take apart a request of ten thousand lines, or a body that comes byte by byte, before anybody
    else has a turn."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER)
        self.refusal = 400  # the status for what cannot be read

    def next_event(self) -> Any:
        if self.their_state is h11.IDLE:
            head = self.trailing_data[0].partition(b"\r\n\r\n")[0]
            if head.count(b"\n") > MOST_LINES:
                raise self._refused(431)
        event = super().next_event()
        # Only pieces of whatever size the client likes come without a length, and there may be lines after them.
        if type(event) is h11.Request and any(name == b"transfer-encoding" for name, _ in event.headers):
            raise self._refused(411)
        return event

    def _refused(self, status: int) -> h11.RemoteProtocolError:
        self.refusal = status
        return h11.RemoteProtocolError("refused", error_status_hint=status)


class TimedHttp(H11Protocol):
    """uvicorn's HTTP, with a deadline for each request and for each answer that nobody reads."""

    def __init__(self, door: Door, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.conn: ShortRequests = ShortRequests()
        self.door = door
        self.address = ""
        self.admitted = False
        self._upgraded = False
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = neighbourhood(self.client[0] if self.client else "")
        if not self.door.admit(self.address):
            transport.abort()
            return
        self.admitted = True
        self._expect()

    def _expect(self) -> None:
        if self._deadline is None:
            self.door.waits(self.address)
            self._deadline = self.loop.call_later(self.door.config.request_seconds, self.transport.abort)

    def _came(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
            self.door.came(self.address)

    def data_received(self, data: bytes) -> None:
        if not self.admitted:
            return
        super().data_received(data)
        unready = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if unready and not self._upgraded and not self.transport.is_closing():
            self._expect()
        else:
            self._came()

    def on_response_complete(self) -> None:
        """Of the next request some part may have come along with the one that was just answered."""
        super().on_response_complete()
        begun = self.conn.their_state is h11.SEND_BODY or (
            self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]
        )
        if begun and not self.transport.is_closing():
            self._expect()

    def send_400_response(self, msg: str) -> None:
        """What cannot be read may also come after the answer."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(plain_refusal(self.conn.refusal))
        self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        self._came()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(self.door.config.stalled_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._came()
        if self._stalled is not None:
            self._stalled.cancel()
        if self.admitted:
            self.admitted = False
            self.door.leave(self.address)


class CountedSocket(WebSocketsSansIOProtocol):
    """A table socket keeps the place of the connection it grew out of until it ends."""

    def __init__(self, door: Door, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.door = door
        self._at_a_frame = True  # what comes next begins with a frame that stands alone, as far as we can tell
        self._messageless = Bucket(MESSAGELESS) if door.config.message_rate is not None else None
        self._too_many = False

    def data_received(self, data: bytes) -> None:
        """Nearly always one short text in one piece. The library would hand it through some thirty calls, each of them
        made for what may come in pieces; it is still given everything else."""
        if self._at_a_frame and self.conn.state is State.OPEN:
            text = text_of(data)
            if text is not None:
                self.curr_msg_data_type, self.frames = "text", [text]
                self.send_receive_event_to_app()
                return
        if not self.handshake_initiated:
            self._shake_hands(data)
            return
        # A quarter of a megabyte may come at once, forty thousand frames, and nobody else had a turn meanwhile.
        for begin in range(0, len(data), PIECE):
            super().data_received(data[begin : begin + PIECE])
            if self._too_many or (self._messageless is not None and self.queue.qsize() > MOST_HEAPED):
                self._send_away(CloseCode.POLICY_VIOLATION, "too-fast")
            if self.transport.is_closing():
                return
        self._at_a_frame = self._at_a_frame and end_with_a_frame(data)

    def _shake_hands(self, request: bytes) -> None:
        """The request as a whole. One that the library cannot read (too many headers, a line too long) it would leave
        without an answer, and the connection open for ever."""
        super().data_received(request)
        if not self.handshake_initiated:
            self.transport.write(plain_refusal(431))
            self.transport.close()
        self._at_a_frame = request.endswith(b"\r\n\r\n")

    def _send_away(self, code: CloseCode, why: str = "") -> None:
        """At once: whoever does this need not be waited for."""
        if not self.transport.is_closing():
            self.conn.fail(code, why)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.abort()

    def _count_messageless(self) -> None:
        self._too_many = self._too_many or not (self._messageless is None or self._messageless.take())

    def handle_cont(self, event: Frame) -> None:
        self._count_messageless()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._count_messageless()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count_messageless()
        super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading after every message, and begins again when the table asks for the next: two calls of
        the system for each. A player sends one at a time, so here only a heap of them stops it."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self._send_away(CloseCode.INVALID_DATA)
                return
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        """What a table tells goes out as it is; uvicorn and its library would hand each text through eight calls."""
        text = message.get("text")
        if text is None or not self._at_ease():
            await super().send(message)
        else:
            self.transport.write(text_frame(text))

    def _at_ease(self) -> bool:
        """Nothing is to be waited for, opened or closed."""
        ready = self.handshake_complete and self.writable.is_set() and self.conn.state is State.OPEN
        return ready and not (self.close_sent or self.disconnected)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.door.leave(neighbourhood(self.client[0] if self.client else ""))
