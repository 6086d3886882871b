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

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limiter:
    """Buckets by whom they limit; the least recently used are forgotten."""

    def __init__(self, rate: Rate | None) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, who: str) -> bool:
        if self.rate is None:
            return True
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate)
            if len(self.buckets) > MOST_BUCKETS:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(who)
        return bucket.take()
