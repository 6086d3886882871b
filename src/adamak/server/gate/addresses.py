"""Whose requests are counted together, and by which names this server may be called."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from socket import gethostname

OWN_NAMES = frozenset({"localhost", "localhost.localdomain", gethostname().lower(), f"{gethostname().lower()}.local"})


@lru_cache(maxsize=4096)
def neighbourhood(address: str) -> str:
    """What limits count: an IPv4 address, or the /64 an IPv6 address belongs to, for a household has all of it.

    >>> neighbourhood("2001:db8:1:2:3:4:5:6"), neighbourhood("::ffff:10.0.0.1"), neighbourhood("10.0.0.1")
    ('2001:db8:1:2::', '10.0.0.1', '10.0.0.1')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))


@lru_cache(maxsize=1024)
def host_allowed(header: str, names: tuple[str, ...]) -> bool:
    """Whether a Host header names this server.

    A plain address always does: only by a name can a stranger's page pretend to be ours (DNS rebinding).
    """
    name = header.strip().lower()
    name = name[1:].partition("]")[0] if name.startswith("[") else name.rpartition(":")[0] or name
    name = name.rstrip(".")
    if not name or name in OWN_NAMES or name in names or "*" in names:
        return bool(name) or "*" in names
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
