"""Thinking time: each seat's runs while it is asked to decide. Nobody here reads a clock: times are handed in."""

from __future__ import annotations

from adamak.table.messages import ClockPlan, Clocks, SeatClock


class Clock:
    def __init__(self, plan: ClockPlan, seats: int, now: int) -> None:
        self.increment = plan.increment * 1000
        self.left = [plan.base * 1000] * seats
        self.running: frozenset[int] = frozenset()
        self.since = now

    def turn(self, now: int, asked: list[int], mover: int | None = None) -> None:
        """Time goes on to `now`; from now on the clocks of the asked run. Whoever moved gets the increment."""
        spent = max(0, now - self.since)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - spent)
        if mover is not None:
            self.left[mover] += self.increment
        self.running = frozenset(asked)
        self.since = max(now, self.since)

    def pause(self, spent: int) -> None:
        """So much of the time since the clocks last changed counts on nobody's."""
        self.since += spent

    def give(self, seat: int, least: int) -> None:
        """This seat has at least so much left."""
        self.left[seat] = max(self.left[seat], least)

    def flag(self) -> tuple[int, int] | None:
        """The seat whose time runs out first, and when."""
        if not self.running:
            return None
        seat = min(self.running, key=lambda seat: (self.left[seat], seat))
        return seat, self.runs_out(seat)

    def runs_out(self, seat: int) -> int:
        """When the time of a seat is over, if nothing happens."""
        return self.since + self.left[seat]

    def told(self) -> Clocks:
        return Clocks(self.since, [SeatClock(left, seat in self.running) for seat, left in enumerate(self.left)])
