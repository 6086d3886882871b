"""The facts of a small game, from the fields it declares: enough for environments, and for a network."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, get_args

from librt.strings import BytesWriter

from adamak.core.facts import Declaration, tell, tell_large

if TYPE_CHECKING:
    from adamak.core.plain import PlainGame, PlainPosition

STEP, MOST = 8, 24  # numbers up to 703 are told apart

Teller = Callable[[BytesWriter, "PlainPosition", int], None]


class PlainFacts:
    """Phase, options, whose turn it is, and every number of the table and of each player, one's own first."""

    def __init__(self, game: PlainGame[Any, Any]) -> None:
        self.declared = Declaration()
        self.game = game
        self.most_seats = game.seat_counts[-1]
        self._phases = [*game.phases, "over"]
        self._seats = self.declared.block("players", [str(seats) for seats in game.seat_counts])
        self._phase = self.declared.block("phase", self._phases)
        self._turn = self.declared.block("turn", ["own", *(f"next {k}" for k in range(1, self.most_seats))])
        self._options = [option for option in game.options_type.describe() if isinstance(option["default"], int)]
        self._option = [self.declared.large(f"option {option['name']}", STEP, MOST) for option in self._options]
        self._fields = [
            (name, [self._number(f"{name} {k}" if name in game.position.per_seat else name)
                    for k in range(self.most_seats if name in game.position.per_seat else 1)])
            for name in game.position.fields
        ]  # fmt: skip

    def _number(self, name: str) -> int:
        """A number that may be missing: then the first fact is true."""
        first = self.declared.block(f"no {name}", ["lies there"])
        self.declared.large(name, STEP, MOST)
        return first

    def tell(self, known: BytesWriter, position: PlainPosition, seat: int) -> None:
        seats = int(position.seats)
        tell(known, self._seats + seats - self.game.seat_counts[0])
        tell(known, self._phase + self._phases.index("over" if position.is_over() else position.phase()))
        if not position.is_over():
            tell(known, self._turn + (position.turn - seat) % seats)
        for option, first in zip(self._options, self._option, strict=True):
            tell_large(known, first, int(getattr(position.options, str(option["name"]))), STEP, MOST)
        for name, firsts in self._fields:
            value = getattr(position, name)
            numbers = [value[(seat + k) % seats] for k in range(seats)] if len(firsts) > 1 else [value]
            for number, first in zip(numbers, firsts, strict=False):
                if number is None:
                    tell(known, first)
                else:
                    tell_large(known, first + 1, int(number), STEP, MOST)


def all_numbers(game: PlainGame[Any, Any]) -> bool:
    """Can everything this game declares be told as numbers?"""
    kinds = (kind for name, kind in game.position.fields.items() if name not in game.position.per_seat)
    return not game.secrets and all(_is_number(kind) for kind in kinds)


def _is_number(kind: Any) -> bool:
    if kind in (int, bool, type(None)):
        return True
    inner = [part for part in get_args(kind) if isinstance(part, type) or get_args(part)]
    return bool(inner) and all(_is_number(part) for part in inner)
