"""The door: every request passes here first. Origin, rates, safe headers, the guest's cookie, and the table sockets."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from adamak.server.connection import Connection, Message, Receive, Send
from adamak.server.guests import cookie_header
from adamak.server.rooms import encode
from adamak.server.services import Services
from adamak.server.wire import CLOSE_CODES, Trouble

Scope = MutableMapping[str, Any]
App = Callable[[Any, Any, Any], Awaitable[None]]

SOCKET = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})/socket")
SAFE = {"GET", "HEAD", "OPTIONS"}

# No inline script, no foreign anything. Attributes may carry style: components place things with it.
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; media-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """Wraps the HTTP application; table sockets are served here, without it."""

    def __init__(self, app: App, services: Services) -> None:
        self.app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope.setdefault("state", {})

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", ()), *HEADERS]
                cookie = scope["state"].get("new_guest")
                if cookie is not None:
                    headers.append((b"set-cookie", cookie_header(cookie, self.services.config.secure_cookies)))
                if scope["path"].startswith("/api/") and not _has(headers, b"cache-control"):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        if not self.services.requests.allows(_address(scope)):
            await _refuse(guarded, 429, "too-fast")
        elif scope["method"] not in SAFE and not self._same_origin(scope):
            await _refuse(guarded, 403, "cross-origin")
        elif scope["method"] == "POST" and not self.services.making.allows(_address(scope)):
            await _refuse(guarded, 429, "too-fast")
        else:
            if scope["method"] == "OPTIONS":
                # No other site may ask, so there is nothing to ask before; Litestar's own answer names too few methods.
                scope = {**scope, "method": "TRACE"}
            await self.app(scope, receive, guarded)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if (await receive())["type"] != "websocket.connect":
            return
        address = _address(scope)
        found = SOCKET.fullmatch(scope["path"])
        await send({"type": "websocket.accept"})
        if not self._same_origin(scope):
            await _close(send, "cross-origin")
        elif found is None:
            await _close(send, "no-such-table")
        elif self.services.sockets.get(address, 0) >= self.services.config.sockets_per_address:
            await _close(send, "too-fast")
        elif self.services.rooms.closing:
            await _close(send, "going-away")
        else:
            self.services.sockets[address] = self.services.sockets.get(address, 0) + 1
            try:
                await Connection(self.services, found[1], receive, send).run()
            finally:
                self.services.sockets[address] -= 1
                if not self.services.sockets[address]:
                    del self.services.sockets[address]

    def _same_origin(self, scope: Scope) -> bool:
        """Whether the page that asks is ours; programs that are no browsers name no origin."""
        origin = _header(scope, b"origin")
        if not origin or origin in self.services.config.allowed_origins:
            return True
        try:
            return urlsplit(origin).netloc.lower() == _header(scope, b"host").lower()
        except ValueError:
            return False


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "?"


def _header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def _has(headers: list[tuple[bytes, bytes]], name: bytes) -> bool:
    return any(key.lower() == name for key, _ in headers)


async def _refuse(send: Send, status: int, code: str) -> None:
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"5")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": encode(Trouble(code))})


async def _close(send: Send, code: str) -> None:
    await send({"type": "websocket.close", "code": CLOSE_CODES[code], "reason": code})
