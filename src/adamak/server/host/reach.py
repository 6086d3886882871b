"""Where friends find this server: an invitation that holds 127.0.0.1 opens nothing on another machine."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address

from litestar import get

from adamak.server.errors import Asked, may_answer
from adamak.server.host import host_wire as wire
from adamak.server.services import Services
from adamak.server.tables import access

SOMEWHERE_ELSE = ("192.0.2.1", 9)  # an address kept for examples: nothing is there, and nothing is sent to it


def only_here(name: str) -> bool:
    """Whether a name or address leads to this machine from itself alone.

    >>> [only_here(name) for name in ("localhost", "127.0.0.1", "::1", "192.168.1.20", "games.example.org")]
    [True, True, True, False, False]
    """
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name.lower().rstrip(".") in {"localhost", "localhost.localdomain"}


def own_address() -> str | None:
    """The address of this machine in its network; None where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(SOMEWHERE_ELSE)
        except OSError:
            return None
        address = str(asking.getsockname()[0])
    return None if only_here(address) else address


def friends_address(listening: Iterable[tuple[str, int]]) -> str | None:
    """Where others in the network find a server that listens there; None where it hears this machine alone."""
    for host, port in listening:
        address = own_address() if ip_address(host).is_unspecified else host
        if address is not None and not only_here(address):
            return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"
    return None


def reach_of(request: Asked, services: Services) -> wire.Reach:
    """Where friends find the server, for a page that was asked for like this; told on its own machine alone."""
    client = request.client.host if request.client is not None else ""
    if not (only_here(request.url.hostname or "") and only_here(client)):
        return wire.Reach()
    address = friends_address(services.listens_at)
    return wire.Reach(address, address is None)


def site_of(request: Asked, services: Services) -> str:
    """What links begin with that whoever asks may hand on, or follow from elsewhere."""
    return reach_of(request, services).address or str(request.base_url).rstrip("/")


@get("/api/reach", security=access.ANYBODY, responses=may_answer(), tags=["server"], sync_to_thread=False)
def reach(request: Asked, services: access.TheServices) -> wire.Reach:
    """Where friends find this server; `address` is null where the page's own address serves as well."""
    return reach_of(request, services)
