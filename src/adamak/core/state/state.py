"""State: a position declared once. Bytes, setups, reading with checks and equality follow from the declaration."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from adamak.core.options import Options, options_of, variant_fields, variant_of
from adamak.core.position import Position
from adamak.core.state.fields import Board, Field, Later, Part, Pile, Row
from adamak.core.state.generator import read_generator, write_generator
from adamak.core.state.reading import Reading
from adamak.core.state.shapes import check_number

if TYPE_CHECKING:
    from adamak.core.game import Game

P = TypeVar("P", bound=Position)
GENERAL = ("horizon", "key_a", "key_b", "drawn")  # what every position has, first in the bytes


class State(Generic[P]):
    """The fields of a game's position: a subclass lists them in its body, in the order of the bytes.

    The bytes hold seats, options, every number in the order of the declaration, rows, the lengths of piles, and then
    a byte for each thing in piles and on boards.
    """

    game: Game[Any, Any]  # set by the game itself
    parts: ClassVar[dict[str, Part]] = {}
    options_first: ClassVar[tuple[str, ...]] = ()  # how the bytes order the options; others follow as declared
    worked_out: ClassVar[tuple[str, ...]] = ()  # attributes that are no part of a position: copies work them out anew
    options_implied: ClassVar[tuple[str, ...]] = ()  # not in the bytes: `Options.infer` knows them from the others
    options_later: ClassVar[tuple[str, ...]] = ()  # came after the first saves: last in the bytes, unless all are off

    def __init_subclass__(cls) -> None:
        cls.parts = {name: part for name, part in vars(cls).items() if isinstance(part, Part)}

    def __reduce__(self) -> tuple[Any, ...]:
        return _state_of, (type(self.game),)

    def new(self, seats: int, options: Options) -> P:
        """An empty position."""
        position: P = self.game.empty(seats, variant_of(options, seats, self.game.variant_type))
        return position

    def variant_of(self, p: P) -> Any:
        """What the engine reads of the options."""
        return p.variant  # type: ignore[attr-defined]

    def options_of(self, p: P) -> Options:
        """The options a position is played under (who begins is not one of them any more)."""
        options: Options = options_of(self.variant_of(p), self.game.options_type)
        return options

    def _options_in_bytes(self, variant: object) -> list[str]:
        names = variant_fields(variant, self.game.options_type, self.options_first)
        return [name for name in names if name not in (*self.options_implied, *self.options_later)]

    # --- the parts --------------------------------------------------------------------------------

    def numbers(self) -> list[str]:
        """The attributes that hold a number, in the order of the bytes."""
        return [*GENERAL, *(name for part in self.parts.values() for name in part.attributes())]

    def attributes(self) -> set[str]:
        """Every attribute of a position that is declared."""
        return {*GENERAL, *(name for part in self.parts.values() for name in part.all_attributes())}

    def _of(self, kind: type[Part]) -> Iterator[Any]:
        return (part for part in self.parts.values() if isinstance(part, kind))

    def _fields(self, *, per_seat: bool) -> Iterator[Field[Any]]:
        return (field for field in self._of(Field) if field.per_seat == per_seat)

    def no_facts(self) -> list[str]:
        """The entries of a setup that can be seen and are no fact."""
        return [field.key for field in self._of(Field) if not field.fact]

    # --- bytes ------------------------------------------------------------------------------------

    def to_bytes(self, p: P) -> bytes:
        """Everything that decides the future, exactly."""
        variant = self.variant_of(p)
        numbers = [int(p.seats)]
        numbers += [int(getattr(variant, name)) for name in self._options_in_bytes(variant)]
        numbers += [int(getattr(p, name)) for name in self.numbers()]
        for row in self._of(Row):
            cells = row.left(p)
            numbers += cells if row.size is not None else [len(cells), *cells]
        piles = [pile.left(p) for pile in self._of(Pile)]
        numbers += map(len, piles)
        things = [thing for pile in [*piles, *(board.left(p) for board in self._of(Board))] for thing in pile]
        later = self._later(p)
        return struct.pack(f"<{len(numbers)}q", *numbers) + bytes(things) + struct.pack(f"<{len(later)}q", *later)

    def _later(self, p: P) -> list[int]:
        """What came after the first saves; nothing where no table asks for it, so that old bytes stay as they are."""
        options = [int(getattr(self.variant_of(p), name)) for name in self.options_later]
        return [*options, *(int(getattr(p, field.attribute)) for field in self._of(Later))] if any(options) else []

    def from_bytes(self, data: bytes) -> P:
        """Back from `to_bytes`. Pickles name this method, so no game replaces it: see `unpacked`."""
        return self.unpacked(data)

    def unpacked(self, data: bytes) -> P:
        """The position in these bytes; a game whose bytes begin in a way of their own overrides it with `to_bytes`."""
        rest = Unpacking(data)
        seats = rest.number()
        p: P = self.new(seats, self._options_from(rest, seats))
        self._put_numbers(p, rest)
        for row in self._of(Row):
            row.lay(p, rest.take(rest.number() if row.size is None else row.size))
        piles = list(self._of(Pile))
        for pile, size in zip(piles, rest.take(len(piles)), strict=True):
            pile.lay(p, rest.things(size))
        for board in self._of(Board):
            board.lay(p, rest.things(board.size))
        if rest.at < len(data):
            for name in self.options_later:
                _set(self.variant_of(p), name, rest.number())
            for field in self._of(Later):
                _set(p, field.attribute, rest.number())
        return p

    def _put_numbers(self, p: P, rest: Unpacking) -> None:
        for name in self.numbers():
            _set(p, name, rest.number())

    def _options_from(self, rest: Unpacking, seats: int) -> Options:
        variant = self.game.variant_type()
        for name in self._options_in_bytes(variant):
            _set(variant, name, rest.number())
        self.game.options_type.infer(variant, seats)
        options: Options = options_of(variant, self.game.options_type)
        return options

    def same(self, one: P, other: P) -> bool:
        """Are these the same position?"""
        return self.to_bytes(one) == self.to_bytes(other)

    # --- setups -----------------------------------------------------------------------------------

    def to_setup(self, p: P) -> dict[str, Any]:
        """Everything, hidden things included: for tests, lessons, puzzles; never for a player at the table."""
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "options": self.options_of(p).changed(),
            "players": [
                {field.key: field.read(p, seat) for field in self._fields(per_seat=True)} for seat in range(p.seats)
            ],
            **{field.key: field.read(p) for field in self._fields(per_seat=False) if self._tells(p, field)},
            "horizon": int(p.horizon),
            "generator": write_generator(p),
        }

    def _tells(self, p: P, field: Field[Any]) -> bool:
        return not isinstance(field, Later) or bool(self._later(p))

    def from_setup(self, data: Mapping[str, object]) -> P:
        """A position written down by `to_setup`, or by hand: every entry is checked, and every piece counted."""
        reading = Reading(self.game, self.parts, data)
        for key in reading.fields:
            reading[key]
        for player in reading.players:
            for key in reading.player_fields:
                player[key]
        for stock in reading.stocks():
            stock.check(reading.lying(stock), whole=stock.whole)
        self.game.check_setup(reading)
        p: P = self.new(reading.seats, reading.options)
        p.horizon = check_number(reading.given.get("horizon", 0), 0, 1_000_000, "horizon")
        read_generator(p, reading.given.get("generator"), "setup")
        for key, field in reading.fields.items():
            field.put(p, reading[key])
        for player in reading.players:
            for key, field in reading.player_fields.items():
                field.put(p, player[key], player.seat)
        return p


def _set(thing: object, name: str, number: int) -> None:
    """A number of the bytes, as a flag where it is one."""
    setattr(thing, name, bool(number) if isinstance(getattr(thing, name), bool) else number)


def _state_of(game: type[Game[Any, Any]]) -> State[Any]:
    """For pickles: a position's bytes are read by the state of its game."""
    return game.state


class Unpacking:
    """Bytes being read from the front."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data, self.at = data, at

    def take(self, count: int) -> list[int]:
        numbers = list(struct.unpack_from(f"<{count}q", self.data, self.at))
        self.at += 8 * count
        return numbers

    def number(self) -> int:
        return self.take(1)[0]

    def things(self, count: int) -> list[int]:
        self.at += count
        return list(self.data[self.at - count : self.at])
