"""The rows of a table as a chain: each carries a hash over itself and the hash before it.

So an altered row, a missing one, or one from elsewhere is noticed when the table is loaded; a missing end is noticed by
`acknowledged.py`, which knows how long the chain was when the last command was acknowledged.

When a person is deleted, their name and words are taken out of rows that were chained long ago. Such a row keeps its
hash, and carries a seal over what it says now, made with the server's key: nobody else can blank a row unnoticed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256

from adamak.core import Problem
from adamak.server.people.keys import Keys, safely_equal

Kept = tuple[int, int, str, str]  # version, at, body, chain
MARK = ',"blanked":"'  # the last member of a blanked row's JSON object


def link(before: str, table: str, version: int, at: int, body: str) -> str:
    """What the row after the one with the hash `before` carries."""
    return sha256(f"{before}\n{table}\n{version}\n{at}\n{body}".encode()).hexdigest()[:32]


def checked(table: str, rows: Iterable[Kept], keys: Keys | None, version: int = 0, before: str = "") -> Iterator[Kept]:
    """These rows, each proved to follow the one before; a Problem at the first that does not.

    Without the server's keys a blanked row cannot be told from an altered one, and counts as such.
    """
    for row in rows:
        version += 1
        if row[0] != version:
            raise Problem("record-gap", version=version)
        before = link(before, table, version, row[1], row[2])
        if row[3] != before and not (keys is not None and _blanked(keys, table, row)):
            raise Problem("record-altered", version=version)
        before = row[3]
        yield row


def blank(keys: Keys, table: str, version: int, chain: str, body: str) -> str:
    """The body of a row that says something else than when it was chained: sealed, so that it is not taken for altered.

    `body` is a JSON object without a seal.
    """
    return f'{body[:-1]}{MARK}{_seal(keys, table, version, chain, body)}"}}'


def _blanked(keys: Keys, table: str, row: Kept) -> bool:
    version, _, body, chain = row
    said, _, rest = body.rpartition(MARK)
    return safely_equal(rest, f'{_seal(keys, table, version, chain, said + "}")}"}}')


def _seal(keys: Keys, table: str, version: int, chain: str, body: str) -> str:
    return keys.sign("blanked row", f"{table}/{version}/{chain}/{body}")
