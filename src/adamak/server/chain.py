"""The rows of a table as a chain: each carries a hash over itself and the hash before it.

So an altered row, a missing one, or one from elsewhere is noticed when the table is loaded; a missing end is noticed by
`acknowledged.py`, which knows how long the chain was when the last command was acknowledged.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256

from adamak.core import Problem

Kept = tuple[int, int, str, str]  # version, at, body, chain


def link(before: str, table: str, version: int, at: int, body: str) -> str:
    """What the row after the one with the hash `before` carries."""
    return sha256(f"{before}\n{table}\n{version}\n{at}\n{body}".encode()).hexdigest()[:32]


def checked(table: str, rows: Iterable[Kept], version: int = 0, before: str = "") -> Iterator[Kept]:
    """These rows, each proved to follow the one before; a Problem at the first that does not."""
    for row in rows:
        version += 1
        if row[0] != version:
            raise Problem("record-gap", version=version)
        before = link(before, table, version, row[1], row[2])
        if row[3] != before:
            raise Problem("record-altered", version=version)
        yield row
