"""Secrets: the server's own key, the tokens it hands out, and what it signs with the key."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path

from adamak.core import Problem
from adamak.server.storage.home import close_to_others

KEY_FILE = "secret.key"
KEY_BYTES = 32


def new_secret() -> str:
    """128 bits for a seat, a host or a table's id, safe in an address."""
    return secrets.token_urlsafe(16)


def new_seed() -> str:
    """A seed nobody has seen."""
    return secrets.token_hex(16)


class Keys:
    """What the server signs: guests' cookies, invite and watch links. These need no place in the database."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    @classmethod
    def of(cls, home: Path, given: str) -> Keys:
        """From the setting, or from a file that only its owner may read, made when it is not there."""
        return cls(hashlib.sha256(given.encode()).digest() if given else _from_file(home / KEY_FILE))

    def sign(self, purpose: str, text: str) -> str:
        return hmac.new(self.key, f"{purpose}\0{text}".encode(), hashlib.sha256).hexdigest()[:32]

    def invite(self, table: str, renewed: int = 0) -> str:
        """The invitation to a table, as it is after it was renewed so often."""
        return self.sign("invite", f"{table}/{renewed}" if renewed else table)

    def person(self, guest: str, table: str) -> str:
        """A guest's pseudonym at one table: the same person there, and nobody's elsewhere."""
        return self.sign("person", f"{table}/{guest}")

    def of_device(self, device: str, table: str, seat: int) -> str:
        """What opens a person's seat (-1: the host's place) from one of their devices, while that is signed in."""
        return self.sign("seat of a device", f"{device}/{table}/{seat}")

    def derived(self, purpose: str) -> bytes:
        """32 bytes for another key, the same wherever this one is."""
        return hmac.new(self.key, purpose.encode(), hashlib.sha256).digest()

    def watch(self, table: str) -> str:
        return self.sign("watch", table)

    def host(self) -> str:
        """The key of the server's own host."""
        return self.sign("host of the server", "")

    def cookie(self, guest: str) -> str:
        return f"{guest}.{self.sign('guest', guest)}"

    def guest(self, cookie: str) -> str | None:
        """The guest a cookie names, if we signed it."""
        guest, _, signature = cookie.partition(".")
        if guest and safely_equal(signature, self.sign("guest", guest)):
            return guest
        return None


def safely_equal(given: str, right: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(given.encode(errors="replace"), right.encode())


def _from_file(path: Path) -> bytes:
    fresh = secrets.token_bytes(KEY_BYTES)
    staged = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    if not path.exists():
        # Written aside and linked into place: two servers starting at once agree on one key, never on half of one.
        with os.fdopen(os.open(staged, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(fresh)
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(staged, path)
        except FileExistsError:
            pass
        finally:
            staged.unlink()
    close_to_others(path)
    key = path.read_bytes()
    if len(key) < KEY_BYTES:  # a copy that was cut short, or a disk that was full: anybody could sign with it
        raise Problem("bad-key-file", path=str(path), found=len(key), wanted=KEY_BYTES)
    return key
