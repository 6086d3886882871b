"""Deals: everything random that is decided before the first move, chosen by somebody instead of by chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from adamak.core.errors import Problem
from adamak.core.position import Position
from adamak.core.state.fields import Field
from adamak.core.state.generator import read_generator, write_generator
from adamak.core.state.shapes import check_dict, check_entries, check_list, check_names
from adamak.core.state.stock import Stock

if TYPE_CHECKING:
    from adamak.core.options import Options
    from adamak.core.state.state import State

P = TypeVar("P", bound=Position)
T = TypeVar("T")


class Deal(Generic[P]):
    """The shape of a game's deals: piles that must each be a whole stock, and other entries with their defaults."""

    def __init__(self, state: State[P], piles: Mapping[str, Stock], **others: Any) -> None:
        self.state, self.piles, self.others = state, piles, others

    def write(self, p: P, **entries: Any) -> dict[str, Any]:
        """The deal that was played, with the generator as it stood after the shuffles."""
        options = self.state.options_of(p).changed()
        return {"game": self.state.game.id, "options": options, **entries, "generator": write_generator(p)}

    def read(self, seats: int, options: Options, data: Mapping[str, object]) -> tuple[P, Dealt]:
        """An empty position with its generator, and the checked entries to fill it with."""
        game = self.state.game
        known = {"game": None, "options": None, "generator": None, **dict.fromkeys(self.piles), **self.others}
        given = check_entries(data, known, "")
        if given["game"] != game.id:
            raise Problem("setup-other-game", game=game.id, found=str(given["game"])[:40])
        for where, stock in self.piles.items():
            given[where] = self.pile(given[where], where, stock)
        p = self.state.new(seats, options)
        read_generator(p, given["generator"], "deal")
        return p, Dealt(given, seats)

    @staticmethod
    def pile(value: object, where: str, stock: Stock) -> list[str]:
        """A whole stock in some order."""
        found = check_names(value, stock.counts, where)
        stock.check(found, whole=True)
        return found


class Dealt:
    """The entries of a deal."""

    def __init__(self, given: dict[str, Any], seats: int) -> None:
        self.given, self.seats = given, seats

    def __getitem__(self, key: str) -> Any:
        return self.given[key]

    def value(self, field: Field[T]) -> T:
        """An entry that a setup holds under the same name."""
        return field.check(self.given[field.key], field.key, self)  # type: ignore[arg-type]

    def dict(self, key: str) -> dict[str, Any]:
        return check_dict(self.given[key], key)

    def list(self, key: str) -> list[Any]:
        return check_list(self.given[key], key)
