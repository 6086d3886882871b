"""Requests to addresses that people have given: to the internet alone, unless the host allows more.

A name is looked up once, every address it has must be a public one, and the connection goes to the address that was
looked at: nobody can make the server speak to its own network (SSRF), be it by a name that changes (DNS rebinding) or
by a redirection, which is never followed.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

import h11

from adamak.core import Problem

LONGEST = 2000  # characters of an address
SECONDS = 15.0  # for a whole request
PORTS = {"https": 443, "http": 80}


class Unreached(Exception):
    """Nobody answered in time."""


def parts_of(address: str, private: bool) -> SplitResult:
    """An address that may be asked: https, and without a name or password in it; a Problem for any other."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Problem("bad-address") from None
    plain = address.isascii() and address.isprintable() and " " not in address and len(address) <= LONGEST
    schemes = ("https", "http") if private else ("https",)
    if not plain or parts.scheme not in schemes or not parts.hostname or "@" in parts.netloc or port == 0:
        raise Problem("bad-address")
    return parts


async def addresses_of(parts: SplitResult, private: bool) -> list[str]:
    """Where a name leads; a Problem where one of these places is not on the internet."""
    port = parts.port or PORTS[parts.scheme]
    try:
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unreached from None
    addresses = [str(place[4][0]).partition("%")[0] for place in found]
    if not private and not all(public(address) for address in addresses):
        raise Problem("private-address")
    return addresses


def public(address: str) -> bool:
    """Whether an address is one of the internet.

    >>> [public(at) for at in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "::ffff:10.0.0.1", "192.0.2.1")]
    [False, False, False, False, False, False]
    >>> [public(at) for at in ("1.1.1.1", "2606:4700::1111", "224.0.0.1", "64:ff9b::a00:1")]
    [True, True, False, False]
    """
    known = ip_address(address)
    inner = getattr(known, "ipv4_mapped", None) or getattr(known, "sixtofour", None)
    translated = address.lower().startswith("64:ff9b:")  # a gateway may lead from there to any IPv4 address
    return known.is_global and not known.is_multicast and not translated and (inner is None or public(str(inner)))


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(address: str, body: bytes, headers: Mapping[str, str], private: bool) -> int:
    """Posts this; returns the status of the answer. Unreached: there was none; a Problem: it may not be asked."""
    parts = parts_of(address, private)
    try:
        async with asyncio.timeout(SECONDS):
            where = (await addresses_of(parts, private))[0]
            return await _ask(parts, where, body, headers)
    except (OSError, TimeoutError, h11.ProtocolError, EOFError):
        raise Unreached from None


async def _ask(parts: SplitResult, where: str, body: bytes, headers: Mapping[str, str]) -> int:
    secure = {"ssl": _trusted(), "server_hostname": parts.hostname} if parts.scheme == "https" else {}
    reader, writer = await asyncio.open_connection(where, parts.port or PORTS[parts.scheme], **secure)  # type: ignore[arg-type]
    try:
        said = h11.Connection(h11.CLIENT)
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        every = {"host": parts.netloc, "content-length": str(len(body)), "connection": "close", **headers}
        request = h11.Request(method="POST", target=target, headers=list(every.items()))
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(said.send(event) or b"")
        await writer.drain()
        while True:
            heard = said.next_event()
            if heard is h11.NEED_DATA:
                said.receive_data(await reader.read(4096))
            elif isinstance(heard, h11.Response):
                return int(heard.status_code)
            elif not isinstance(heard, h11.InformationalResponse):
                raise EOFError
    finally:
        writer.close()
