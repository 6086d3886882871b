"""Thinking time: each seat's runs while it is asked to decide. Nobody here reads a clock: times are handed in."""

from __future__ import annotations

from adamak.table.messages import ClockPlan, Clocks, SeatClock

OVER_DAYS = 24 * 3600  # seconds each seat has to begin with


class Clock:
    """All clocks of a table."""

    def __init__(self, plan: ClockPlan, seats: int, now: int) -> None:
        self.base = plan.base
        self.increment = plan.increment * 1000
        self.left = [plan.base * 1000] * seats
        self.running: frozenset[int] = frozenset()
        self.since = now
        self.rests = [0] * seats  # until then the clock of a seat stands: its owner is on vacation

    @property
    def over_days(self) -> bool:
        """Whether one plays here over days: a vacation holds no other clock."""
        return self.base >= OVER_DAYS

    def turn(self, now: int, asked: list[int], mover: int | None = None) -> None:
        """Time goes on to `now`; from now on the clocks of the asked run. Whoever moved gets the increment."""
        for seat in self.running:
            spent = max(0, now - max(self.since, self.rests[seat]))
            self.left[seat] = max(0, self.left[seat] - spent)
        if mover is not None:
            self.left[mover] += self.increment
        self.running = frozenset(asked)
        self.since = max(now, self.since)

    def pause(self, spent: int) -> None:
        """So much of the time since the clocks last changed counts on nobody's."""
        self.since += spent

    def rest(self, seat: int, until: int, now: int) -> None:
        """The clock of this seat stands from now until then."""
        self.turn(now, sorted(self.running))
        self.rests[seat] = until

    def give(self, seat: int, least: int) -> None:
        """This seat has at least so much left."""
        self.left[seat] = max(self.left[seat], least)

    def flag(self) -> tuple[int, int] | None:
        """The seat whose time runs out first, and when."""
        if not self.running:
            return None
        seat = min(self.running, key=lambda seat: (self.runs_out(seat), seat))
        return seat, self.runs_out(seat)

    def runs_out(self, seat: int) -> int:
        """When the time of a seat is over, if nothing happens."""
        return max(self.since, self.rests[seat]) + self.left[seat]

    def told(self) -> Clocks:
        return Clocks(
            self.since,
            [SeatClock(left, seat in self.running, self.rests[seat]) for seat, left in enumerate(self.left)],
        )
