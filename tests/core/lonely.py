"""Lonely, a game for one or two against an automa: guess a card of six, each another; near enough wins.

Stands for every game with a solo automa inside its engine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core import Game, MoveSpace, Options, Position, Refusal, Rng
from adamak.core.gauges import NO_GAUGES, Gauges
from adamak.core.moves import kind


@dataclass(frozen=True, slots=True)
class LonelyOptions(Options):
    pass


class LonelyPosition(Position):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.guesses: list[int] = []
        self.card = 0

    def actor(self) -> int:
        return -1 if len(self.guesses) == self.seats else len(self.guesses)

    def legal(self, seat: int) -> vec[i64]:
        return vec[i64]([guess for guess in range(6) if guess not in self.guesses] if seat == self.actor() else [])

    def apply(self, seat: int, move: int) -> None:
        self.guesses.append(move)
        self.crown()

    def crown(self) -> None:
        """Who guessed the card or a neighbour of it has won, once everybody has guessed."""
        if self.is_over():
            self.winners = sum(1 << seat for seat in range(self.seats) if self.payoff(seat))

    def why_not(self, seat: int, move: int) -> Refusal | None:
        if seat != self.actor():
            return Refusal("LO-1", "not-your-turn")
        return Refusal("LO-3", "guessed-already") if move in self.guesses else None

    def why_not_show(self, seat: int, receivers: Sequence[int], things: Sequence[str]) -> Refusal | None:
        return Refusal("LO-2", "nothing-to-show")

    def view(self, seat: int) -> dict[str, Any]:
        return {"guesses": self.guesses, "card": self.card if self.is_over() else None}

    def gauges(self, seat: int) -> Gauges:
        return NO_GAUGES

    def events_for(self, seat: int) -> list[dict[str, Any]]:
        return [{"event": "guessed", "number": self.guesses[-1]}]

    def sample(self, seat: int, rng: Rng) -> LonelyPosition:
        other = self.clone()
        other.reseed(rng)
        if not self.is_over():
            other.card = rng.below(6)
        return other

    def payoff(self, seat: int) -> float:
        right = [one for one, guess in enumerate(self.guesses) if abs(guess - self.card) < 2]
        return 1 / len(right) if seat in right else 0.0

    def automa_won(self) -> bool:
        return self.is_over() and not any(self.payoff(seat) for seat in range(self.seats))

    def ending(self) -> str:
        return "guessed" if self.is_over() else ""

    def ranking(self) -> list[int]:
        return [1 if self.payoff(seat) else 2 for seat in range(self.seats)]

    def scores(self) -> list[dict[str, Any]]:
        return [{"total": int(self.payoff(seat) > 0), "parts": {}} for seat in range(self.seats)]

    def clone(self) -> LonelyPosition:
        other = LonelyPosition(self.seats)
        other.guesses, other.card, other.winners = list(self.guesses), self.card, self.winners
        other.horizon, other.key_a, other.key_b, other.drawn = self.horizon, self.key_a, self.key_b, self.drawn
        return other

    def to_bytes(self) -> bytes:
        return bytes([self.seats, self.card, *self.guesses])

    def __reduce__(self) -> tuple[Any, ...]:
        return LONELY.from_bytes, (self.to_bytes(),)

    def to_setup(self) -> dict[str, Any]:
        return {"game": "lonely", "bytes": self.to_bytes().hex()}


class Lonely(Game[LonelyPosition, LonelyOptions]):
    id = "lonely"
    rules_version = 1
    clause_prefix = "LO"
    seat_counts = range(1, 3)
    options_type = LonelyOptions
    endings = ("guessed",)
    moves = MoveSpace([kind("guess", number=["1", "2", "3", "4", "5", "6"])])

    def start_from_seed(self, seats: int, options: LonelyOptions, seed: str) -> LonelyPosition:
        position = LonelyPosition(seats)
        position.seed_chance(seed)
        position.card = position.below(6)
        return position

    def deal_of(self, position: LonelyPosition) -> dict[str, Any]:
        return {"card": position.card}

    def start_from_deal(self, seats: int, options: LonelyOptions, deal: Mapping[str, object]) -> LonelyPosition:
        position = LonelyPosition(seats)
        position.card = int(str(deal["card"]))
        return position

    def read_setup(self, data: Mapping[str, object]) -> LonelyPosition:
        return self.from_bytes(bytes.fromhex(str(data["bytes"])))

    def from_bytes(self, data: bytes) -> LonelyPosition:
        position = LonelyPosition(data[0])
        position.card, position.guesses = data[1], list(data[2:])
        position.crown()
        return position


LONELY = Lonely()
