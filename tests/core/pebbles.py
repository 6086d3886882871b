"""Pebbles, a game from another package: two to four players take one to three; who takes the last pebble wins.

Written as a stranger would write the sixth game, in plain Python: it plays through the same compiled loops.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core import Game, MoveSpace, Options, Position, Problem, Refusal, Rng
from adamak.core.gauges import Gauges
from adamak.core.moves import kind
from adamak.core.options import number


@dataclass(frozen=True, slots=True)
class PebbleOptions(Options):
    pebbles: int = number(12, 5, 30, clause="PE-1.1")


class PebblePosition(Position):
    def __init__(self, seats: int, pebbles: int) -> None:
        super().__init__(seats)
        self.pebbles = pebbles
        self.turn = 0

    def actor(self) -> int:
        return self.turn if self.pebbles else -1

    def legal(self, seat: int) -> vec[i64]:
        return vec[i64](range(min(3, self.pebbles)) if seat == self.turn else [])

    def apply(self, seat: int, move: int) -> None:
        self.pebbles -= move + 1
        self.turn = (self.turn + 1) % self.seats
        self.crown()

    def crown(self) -> None:
        """Who took the last pebble has won."""
        if self.pebbles == 0:
            self.winners = 1 << (self.turn - 1) % self.seats

    def why_not(self, seat: int, move: int) -> Refusal | None:
        if self.pebbles == 0:
            return Refusal("PE-1.3", "over")
        if seat != self.turn:
            return Refusal("PE-1.2", "not-your-turn", {"seat": self.turn})
        return Refusal("PE-1.2", "too-few", {"number": self.pebbles}) if move + 1 > self.pebbles else None

    def why_not_show(self, seat: int, receivers: Sequence[int], things: Sequence[str]) -> Refusal | None:
        return Refusal("PE-1.4", "nothing-hidden")

    def view(self, seat: int) -> dict[str, Any]:
        return {"pebbles": self.pebbles, "turn": self.turn}

    def gauges(self, seat: int) -> Gauges:
        return Gauges(["pebbles"], [], [self.pebbles])

    def events_for(self, seat: int) -> list[dict[str, Any]]:
        return []

    def sample(self, seat: int, rng: Rng) -> PebblePosition:
        other = self.clone()
        other.reseed(rng)
        return other

    def payoff(self, seat: int) -> float:
        return float(self.ranking()[seat] == 1)

    def ending(self) -> str:
        return "" if self.pebbles else "last_pebble"

    def scores(self) -> list[dict[str, Any]]:
        return [{"total": int(place == 1), "parts": {}} for place in self.ranking()]

    def ranking(self) -> list[int]:
        return [1 if (seat + 1) % self.seats == self.turn else 2 for seat in range(self.seats)]

    def clone(self) -> PebblePosition:
        other = PebblePosition(self.seats, self.pebbles)
        other.turn, other.winners = self.turn, self.winners
        other.horizon, other.key_a, other.key_b, other.drawn = self.horizon, self.key_a, self.key_b, self.drawn
        return other

    def to_bytes(self) -> bytes:
        return bytes([self.seats, self.pebbles, self.turn])

    def __reduce__(self) -> tuple[Any, ...]:
        return PEBBLES.from_bytes, (self.to_bytes(),)

    def to_setup(self) -> dict[str, Any]:
        return {"game": "pebbles", "seats": self.seats, "pebbles": self.pebbles, "turn": self.turn}


class Pebbles(Game[PebblePosition, PebbleOptions]):
    id = "pebbles"
    rules_version = 1
    clause_prefix = "PE"
    seat_counts = range(2, 5)
    options_type = PebbleOptions
    endings = ("last_pebble",)
    secrets = False
    moves = MoveSpace([kind("take", number=["1", "2", "3"])])

    def start_from_seed(self, seats: int, options: PebbleOptions, seed: str) -> PebblePosition:
        position = PebblePosition(seats, options.pebbles)
        position.seed_chance("pebbles")
        return position

    def deal_of(self, position: PebblePosition) -> dict[str, Any]:
        return {"game": "pebbles"}

    def start_from_deal(self, seats: int, options: PebbleOptions, deal: Mapping[str, object]) -> PebblePosition:
        return self.start_from_seed(seats, options, "")

    def read_setup(self, data: Mapping[str, object]) -> PebblePosition:
        if not 0 <= int(str(data["pebbles"])) <= 30:
            raise Problem("setup-shape", what="pebbles")
        return self.from_bytes(bytes(int(str(data[name])) for name in ("seats", "pebbles", "turn")))

    def from_bytes(self, data: bytes) -> PebblePosition:
        position = PebblePosition(data[0], data[1])
        position.turn = data[2]
        position.crown()
        position.seed_chance("pebbles")
        return position


PEBBLES = Pebbles()
