"""Pig: roll as often as you dare; a 1 takes what you have at stake. The first to reach the goal wins."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from adamak.core import MoveSpace, Options, Refusal
from adamak.core.moves import kind
from adamak.core.options import number
from adamak.core.plain import Count, PerSeat, PlainGame, PlainPosition


@dataclass(frozen=True, slots=True)
class PigOptions(Options):
    goal: int = number(100, 20, 200, clause="PI-1.2")


class PigPosition(PlainPosition):
    die: Count | None = None  # as it lies on the table
    stake: Count = 0  # what a 1 would take
    kept: PerSeat

    def choices(self) -> Iterable[str]:
        return ["roll", "hold"] if self.stake else ["roll"]

    def play(self, kind: str, *things: str) -> None:
        if kind == "roll":
            self.roll()
        else:
            self.hold()

    def roll(self) -> None:
        """PI-2.1, PI-2.2: the die is added to what is at stake; a 1 takes it all."""
        self.die = self.draw(6) + 1
        self.stake = self.stake + self.die if self.die > 1 else 0
        self.tell("roll" if self.die > 1 else "lose", seat=self.turn, die=self.die, stake=self.stake)
        if self.die == 1:
            self.next_turn()

    def hold(self) -> None:
        """PI-2.3, PI-3.1: what is at stake is kept; whoever has reached the goal has won."""
        self.kept[self.turn] += self.stake
        self.tell("hold", seat=self.turn, stake=self.stake, kept=self.kept[self.turn])
        self.stake = 0
        if self.kept[self.turn] >= self.options.goal:
            self.finish(self.turn)
        else:
            self.next_turn()

    def refuse(self, seat: int, kind: str, *things: str) -> Refusal | None:
        if self.winners:
            return Refusal("PI-3.1", "over")
        if seat != self.turn:
            return Refusal("PI-1.1", "not-your-turn", {"seat": self.turn})
        return Refusal("PI-2.3", "nothing-at-stake") if kind == "hold" and self.stake == 0 else None

    def score(self, seat: int) -> dict[str, int]:
        return {"kept": self.kept[seat]}

    def check(self) -> None:
        done = [seat for seat, kept in enumerate(self.kept) if kept >= self.options.goal]
        if done != [seat for seat in range(self.seats) if self.winners >> seat & 1] or len(done) > 1:
            self.wrong("winners")
        if self.die is not None and not 1 <= self.die <= 6:
            self.wrong("die")


class Pig(PlainGame[PigPosition, PigOptions]):
    id = "pig"
    rules_version = 1
    clause_prefix = "PI"
    seat_counts = range(2, 7)
    minutes, icon, hue = 10, "die-1", 350
    position = PigPosition
    options_type = PigOptions
    endings = ("goal",)
    moves = MoveSpace([kind("roll"), kind("hold")])


PIG = Pig()
