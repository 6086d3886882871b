"""Quiet hours: from one minute of the day to another, where the person lives."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from adamak.core import Problem

DAY = 24 * 60  # minutes


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name; a Problem where nobody knows it."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # ZoneInfoNotFoundError is a KeyError
        raise Problem("no-such-zone", zone=name[:60]) from None


def ends(at: int, zone: str, begins: int | None, until: int | None) -> int | None:
    """Until when (milliseconds since 1970) it is quiet, where it is quiet at this time; None: it is not.

    >>> ends(1_700_000_000_000, "Asia/Tehran", 23 * 60, 8 * 60)  # 01:43 there
    1700022600000
    >>> ends(1_700_000_000_000, "Asia/Tehran", 8 * 60, 23 * 60) is None
    True
    """
    if begins is None or until is None or begins == until:
        return None
    there = datetime.fromtimestamp(at / 1000, zone_of(zone))
    minute = there.hour * 60 + there.minute
    if (minute - begins) % DAY >= (until - begins) % DAY:
        return None
    day = there if minute < until else there + timedelta(days=1)
    morning = day.replace(hour=until // 60, minute=until % 60, second=0, microsecond=0)
    return round(morning.timestamp() * 1000)
