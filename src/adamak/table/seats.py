"""A seat of a table: who sits there, and who plays in their stead."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass

from adamak.table.messages import SeatInfo, SeatKind
from adamak.table.rows import SeatRow


def hashed(secret: str) -> str:
    """How a secret is kept."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


def same_secret(secret_hash: str, kept: str | None) -> bool:
    """Whether a presented secret (hashed) is the kept one, in constant time."""
    return kept is not None and hmac.compare_digest(secret_hash, kept)


@dataclass(slots=True)
class Seat:
    number: int
    kind: SeatKind
    name: str
    level: str
    secret: str | None
    heir: str | None
    away: bool = False
    resigned: bool = False
    timed_out: bool = False
    by: str = ""  # who sits here: a pseudonym of the person, at this table alone
    reissue_at: int | None = None  # from when on the host may give it a new secret
    rests_until: int = 0  # on vacation until then

    @classmethod
    def planned(cls, number: int, row: SeatRow) -> Seat:
        return cls(number, row.kind, row.name, row.level, row.secret, row.heir, by=row.by)

    @property
    def claimed(self) -> bool:
        return self.kind == "bot" or self.secret is not None

    @property
    def bot_plays(self) -> bool:
        return self.kind == "bot" or self.away or self.resigned or self.timed_out

    @property
    def person(self) -> bool:
        """A person who decides without a bot now, and must be asked."""
        return not self.bot_plays

    def told(self) -> SeatInfo:
        return SeatInfo(
            self.number, self.kind, self.name, self.level, self.claimed,
            self.away, self.resigned, self.timed_out, self.bot_plays, self.reissue_at, self.rests_until,
        )  # fmt: skip
