"""Limits of rate: a bucket that refills, one for each address, guest or connection."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from adamak.server.config import Rate

MOST_BUCKETS = 20_000


class Bucket:
    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = monotonic()

    def _refill(self) -> None:
        now = monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now

    def take(self) -> bool:
        """Whether one more is allowed now."""
        self._refill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def charge(self, amount: float) -> None:
        """Takes what was used already, be it more than is left."""
        self._refill()
        self.left -= amount

    def empty(self) -> bool:
        self._refill()
        return self.left <= 0


class Limiter:
    """Buckets by whom they limit; the least recently used are forgotten."""

    def __init__(self, rate: Rate | None) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Whether one more is allowed to them now, which is then counted."""
        bucket = self._bucket(who)
        return bucket is None or bucket.take()

    def charge(self, who: str, amount: float) -> None:
        """Counts what was used: bytes, or seconds of thinking."""
        bucket = self._bucket(who)
        if bucket is not None:
            bucket.charge(amount)

    def spent(self, who: str) -> bool:
        """Whether they have used up all they may for now."""
        bucket = self._bucket(who)
        return bucket is not None and bucket.empty()

    def _bucket(self, who: str) -> Bucket | None:
        if self.rate is None:
            return None
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate)
            if len(self.buckets) > MOST_BUCKETS:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(who)
        return bucket
