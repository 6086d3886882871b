"""Every request passes here first: host, origin, rates, safe headers, the guest's cookie, and the table sockets."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, MutableMapping
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from adamak.server.gate.addresses import host_allowed, neighbourhood
from adamak.server.people import devices
from adamak.server.people.guests import COOKIE, cookie_header
from adamak.server.people.persons import handle_of
from adamak.server.services import Services
from adamak.server.tables.connection import Connection, Message, Receive, Send
from adamak.server.tables.encoded import encode
from adamak.server.wire import CLOSE_CODES, Trouble

Scope = MutableMapping[str, Any]
App = Callable[[Any, Any, Any], Awaitable[None]]

SOCKET = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})/socket")
SAFE = {"GET", "HEAD", "OPTIONS"}
SECRET_PART = re.compile(r"(/api/tables/[A-Za-z0-9_-]{6})[A-Za-z0-9_-]+")  # enough to find a table, too little to open
log = logging.getLogger("adamak.access")

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
        services = self.services
        address = _address(scope)
        state = scope.setdefault("state", {})
        state["address"] = address
        begun = perf_counter()

        async def counted() -> Message:
            message = await receive()
            services.bytes.charge(address, len(message.get("body", b"")))
            return message

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", ()), *HEADERS]
                secure = services.config.secure_cookies or scope["scheme"] == "https"
                for name, kept in ((COOKIE, "new_guest"), (devices.COOKIE, "device_token")):
                    if (value := state.get(kept)) is not None:
                        headers.append((b"set-cookie", cookie_header(name, value, secure)))
                if scope["path"].startswith("/api/") and not _has(headers, b"cache-control"):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
                self._note(scope, address, message["status"], begun)
            else:
                services.bytes.charge(address, len(message.get("body", b"")))
            await send(message)

        refused = self._refused(scope, address)
        if refused is not None:
            await _refuse(guarded, *refused)
            return
        if scope["method"] == "OPTIONS":
            # No other site may ask, so there is nothing to ask before; Litestar's own answer names too few methods.
            scope = {**scope, "method": "TRACE"}
        await self.app(scope, counted, guarded)

    def _refused(self, scope: Scope, address: str) -> tuple[int, str] | None:
        """Why this request is turned away, as a status and a code."""
        services = self.services
        if not services.requests.allows(address) or services.bytes.spent(address):
            return 429, "too-fast"
        if services.bans.bans("ban", address):
            return 403, "banned"
        if not self._own_host(scope):
            return 421, "wrong-host"
        if "\0" in scope["path"] or b"%00" in scope.get("query_string", b""):
            return 400, "malformed"  # nothing here is called so, and PostgreSQL cannot even look for it
        if scope["method"] not in SAFE and not self._same_origin(scope):
            return 403, "cross-origin"
        if scope["method"] == "POST" and not services.making.allows(address):
            return 429, "too-fast"
        return None

    def _note(self, scope: Scope, address: str, status: int, begun: float) -> None:
        services = self.services
        took = perf_counter() - begun
        services.metrics.request(status, took)
        if services.config.access_log:
            path = SECRET_PART.sub(r"\1…", scope["path"])[:200]
            facts = {"address": address, "method": scope["method"], "path": path, "status": status}
            log.info("%s %s %s %s %.1f ms", *facts.values(), 1000 * took, extra={"facts": facts})

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if (await receive())["type"] != "websocket.connect":
            return
        address = _address(scope)
        found = SOCKET.fullmatch(scope["path"])
        guest = self._guest(scope)
        if not self.services.requests.allows(address) or self.services.bytes.spent(address):
            await send({"type": "websocket.close"})  # not even a handshake: that is what costs
            return
        await send({"type": "websocket.accept"})
        if not (self._own_host(scope) and self._same_origin(scope)):
            await _close(send, "cross-origin")
        elif found is None:
            await _close(send, "no-such-table")
        elif self.services.sockets.get(address, 0) >= self.services.config.sockets_per_address:
            await _close(send, "too-fast")
        elif self.services.rooms.closing:
            await _close(send, "going-away")
        elif self.services.bans.bans("ban", address, guest):
            await _close(send, "banned")
        else:
            self.services.sockets[address] = self.services.sockets.get(address, 0) + 1
            try:
                await Connection(self.services, found[1], receive, send, address, guest).run()
            finally:
                self.services.sockets[address] -= 1
                if not self.services.sockets[address]:
                    del self.services.sockets[address]

    def _guest(self, scope: Scope) -> str:
        """The public handle of the guest whose cookie comes along; empty: none."""
        sent = _header(scope, b"cookie").split("; ")
        found = next((cookie.removeprefix(f"{COOKIE}=") for cookie in sent if cookie.startswith(f"{COOKIE}=")), "")
        guest = self.services.keys.guest(found)
        return handle_of(guest) if guest is not None else ""

    def _own_host(self, scope: Scope) -> bool:
        """Whether the request is for a name of ours: else a stranger's name may point here (DNS rebinding)."""
        return host_allowed(_header(scope, b"host"), self.services.config.allowed_hosts)

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
    return neighbourhood(str(client[0])) if client else "?"


def _header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def _has(headers: list[tuple[bytes, bytes]], name: bytes) -> bool:
    return any(key.lower() == name for key, _ in headers)


async def _refuse(send: Send, status: int, code: str) -> None:
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"5")]
    if status == 429:
        headers.append((b"connection", b"close"))  # else hundreds of connections go on asking, as fast as they can
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": encode(Trouble(code))})


async def _close(send: Send, code: str) -> None:
    await send({"type": "websocket.close", "code": CLOSE_CODES[code], "reason": code})
