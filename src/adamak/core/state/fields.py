"""Fields: where the numbers of a position lie, what they stand for, and under which name a setup holds them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.core.errors import Problem
from adamak.core.position import Position
from adamak.core.state.kinds import Kind, OneOf
from adamak.core.state.shapes import (
    check_dict,
    check_entries,
    check_list,
    check_name,
    check_names,
    check_number,
    pieces_in,
)
from adamak.core.state.stock import Stock

if TYPE_CHECKING:
    from adamak.core.state.reading import Reading

T = TypeVar("T")
REQUIRED: Final = object()  # a field without a default
REST: Final = object()  # a default: the pieces of the stock that lie nowhere else
TABLE: Final = -1  # in place of a seat: not a player's


class Part:
    """Something a `State` declares under a name."""

    name = ""
    holds: Sequence[str] = ()  # the position's attributes that hold a number of this field, where they never differ

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def attributes(self) -> Sequence[str]:
        """The position's attributes that hold a number of this field, in the order of the bytes."""
        return self.holds

    def all_attributes(self) -> Sequence[str]:
        """Those and the ones that hold more than a number."""
        return self.attributes()


class Field(Part, Generic[T]):
    """One entry of a setup. Most are a `Single`; a game writes its own where an entry is made of several numbers.

    `key` is its name in a setup (else the name under which it is declared), `default` what is meant where it is left
    out: a value, a function of the rest of the setup, or `REST`. `of` is the stock its pieces come from. With
    `fact=False` it is not among the game's facts, though it can be seen: networks know nothing of it.
    """

    per_seat = False

    def __init__(self, *, key: str = "", default: Any = REQUIRED, of: Stock | None = None, fact: bool = True) -> None:
        self.key, self.default, self.stock, self.fact = key, default, of, fact

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        self.key = self.key or name

    def read(self, p: Position, seat: int = TABLE) -> T:
        """What lies there, in words."""
        raise NotImplementedError

    def check(self, value: object, where: str, reading: Reading) -> T:
        """A value of a setup, if it can be; else a Problem."""
        raise NotImplementedError

    def put(self, p: Position, value: T, seat: int = TABLE) -> None:
        """Back from `read`."""
        raise NotImplementedError

    def pieces(self, value: T) -> Iterator[str]:
        """The pieces of the stock in it."""
        return pieces_in(value)


class Single(Field[T]):
    """A number of the position: an attribute of the same name, unless another one is named."""

    def __init__(
        self,
        kind: Kind[T],
        attribute: str = "",
        *,
        key: str = "",
        default: Any = REQUIRED,
        of: Stock | None = None,
        fact: bool = True,
    ) -> None:
        super().__init__(key=key, default=default, of=of, fact=fact)
        self.kind, self.attribute = kind, attribute

    def __set_name__(self, owner: type, name: str) -> None:
        super().__set_name__(owner, name)
        self.attribute = self.attribute or name

    def attributes(self) -> Sequence[str]:
        return (self.attribute,)

    def read(self, p: Position, seat: int = TABLE) -> T:
        return self.kind.write(getattr(p, self.attribute), int(p.seats))

    def check(self, value: object, where: str, reading: Reading) -> T:
        return self.kind.check(value, where, reading.seats)

    def put(self, p: Position, value: T, seat: int = TABLE) -> None:
        number = self.kind.pack(value)
        flag = isinstance(getattr(p, self.attribute), bool)
        setattr(p, self.attribute, bool(number) if flag else number)


class Later(Single[T]):
    """A number that came after the first saves: at the end of the bytes, where `State.options_later` ask for it."""

    def attributes(self) -> Sequence[str]:
        return ()

    def all_attributes(self) -> Sequence[str]:
        return (self.attribute,)


class PerSeat(Field[T]):
    """A number for each seat: `vec[start + seat]`. In a setup it stands with its player."""

    per_seat = True

    def __init__(
        self,
        kind: Kind[T],
        numbers: str,
        start: int = 0,
        *,
        key: str = "",
        default: Any = REQUIRED,
        of: Stock | None = None,
    ) -> None:
        super().__init__(key=key, default=default, of=of)
        self.kind, self.numbers, self.start = kind, numbers, start

    def all_attributes(self) -> Sequence[str]:
        return (self.numbers,)

    def read(self, p: Position, seat: int = TABLE) -> T:
        return self.kind.write(getattr(p, self.numbers)[self.start + seat], int(p.seats))

    def check(self, value: object, where: str, reading: Reading) -> T:
        return self.kind.check(value, where, reading.seats)

    def put(self, p: Position, value: T, seat: int = TABLE) -> None:
        self.lay(p, self.kind.pack(value), seat)

    def lay(self, p: Position, number: int, seat: int) -> None:
        numbers, at = getattr(p, self.numbers), self.start + seat
        if isinstance(numbers, tuple):
            setattr(p, self.numbers, (*numbers[:at], number, *numbers[at + 1 :]))
        else:
            numbers[at] = number


class Cells(Field[dict[str, T]]):
    """A number for each of some names: `vec[start + step * k]`, or with `per_seat` `vec[start + step * k + seat]`.

    One kind for all, or one for each name.
    """

    def __init__(
        self,
        names: Sequence[str],
        kinds: Kind[T] | Sequence[Kind[T]],
        numbers: str,
        start: int,
        step: int = 1,
        *,
        per_seat: bool = False,
        key: str = "",
        default: Any = REQUIRED,
        of: Stock | None = None,
    ) -> None:
        super().__init__(key=key, default=default, of=of)
        self.names, self.numbers, self.start, self.step = list(names), numbers, start, step
        self.kinds = [kinds] * len(names) if isinstance(kinds, Kind) else list(kinds)
        self.per_seat = per_seat

    def cell(self, p: Position, number: int, seat: int = TABLE) -> T:
        """What lies under the name of this number."""
        at = self.start + self.step * number + max(seat, 0)
        return self.kinds[number].write(getattr(p, self.numbers)[at], int(p.seats))

    def read(self, p: Position, seat: int = TABLE) -> dict[str, T]:
        return {name: self.cell(p, k, seat) for k, name in enumerate(self.names)}

    def check(self, value: object, where: str, reading: Reading) -> dict[str, T]:
        given = check_dict(value, where)
        for name in given:
            check_name(name, self.names, where)
        kinds = dict(zip(self.names, self.kinds, strict=True))
        return {name: kinds[name].check(part, name, reading.seats) for name, part in given.items()}

    def put(self, p: Position, value: dict[str, T], seat: int = TABLE) -> None:
        for name, part in value.items():
            k = self.names.index(name)
            getattr(p, self.numbers)[self.start + self.step * k + max(seat, 0)] = self.kinds[k].pack(part)


class Pile(Field[list[str]]):
    """A large pile: a `vec[u8]` shared by clones and never changed, and the place of the next thing in it."""

    def __init__(
        self,
        names: Sequence[str],
        things: str = "",
        at: str = "",
        *,
        key: str = "",
        default: Any = REQUIRED,
        of: Stock | None = None,
    ) -> None:
        super().__init__(key=key, default=default, of=of)
        self.kind, self.things, self.at = OneOf(names), things, at

    def __set_name__(self, owner: type, name: str) -> None:
        super().__set_name__(owner, name)
        self.things = self.things or name
        self.at = self.at or f"{self.things}_at"

    def all_attributes(self) -> Sequence[str]:
        return (self.things, self.at)

    def left(self, p: Position) -> list[int]:
        """The pile from the next thing on, as numbers."""
        return [int(thing) for thing in getattr(p, self.things)][getattr(p, self.at) :]

    def size(self, p: Position) -> int:
        return len(getattr(p, self.things)) - int(getattr(p, self.at))

    def lay(self, p: Position, things: Sequence[int]) -> None:
        setattr(p, self.things, vec[u8]([u8(thing) for thing in things]))
        setattr(p, self.at, 0)

    def read(self, p: Position, seat: int = TABLE) -> list[str]:
        return [self.kind.names[thing] for thing in self.left(p)]

    def check(self, value: object, where: str, reading: Reading) -> list[str]:
        return check_names(value, self.kind.numbers, where)

    def put(self, p: Position, value: list[str], seat: int = TABLE) -> None:
        self.lay(p, [self.kind.pack(thing) for thing in value])


class Frames(Field[list[dict[str, Any]]]):
    """A stack of decisions and work not yet done in one number, the next one lowest: its kind, and what it is about.

    `about` gives for each kind the names of what it may be about, or a range of numbers from 0 on; `kind_bits` and
    `bits` are the widths of a frame.
    """

    def __init__(
        self,
        kinds: Sequence[str],
        about: Callable[[str], Sequence[str] | range],
        *,
        kind_bits: int,
        bits: int,
        most: int,
        key: str = "",
        default: Any = (),
    ) -> None:
        super().__init__(key=key, default=default)
        self.kinds, self.about, self.kind_bits, self.bits, self.most = list(kinds), about, kind_bits, bits, most

    def attributes(self) -> Sequence[str]:
        return (self.name,)

    def read(self, p: Position, seat: int = TABLE) -> list[dict[str, Any]]:
        frames, left = [], int(getattr(p, self.name))
        while left:
            kind = self.kinds[left & (1 << self.kind_bits) - 1]
            about = left >> self.kind_bits & (1 << self.bits - self.kind_bits) - 1
            frames.append({"kind": kind, "about": self.about(kind)[about]})
            left >>= self.bits
        return frames

    def check(self, value: object, where: str, reading: Reading) -> list[dict[str, Any]]:
        frames = [check_entries(frame, {"kind": None, "about": REQUIRED}, where) for frame in check_list(value, where)]
        for frame in frames:
            known = self.about(check_name(frame["kind"], self.kinds, where))
            if frame["about"] is REQUIRED:  # left out
                frame["about"] = 0 if isinstance(known, range) else ""
            if isinstance(known, range):
                check_number(frame["about"], 0, known[-1], frame["kind"])
            else:
                check_name(frame["about"], known, frame["kind"])
        if len(frames) > self.most:
            raise Problem("deal-number", where=where, found=len(frames), wanted=self.most)
        return frames

    def put(self, p: Position, value: list[dict[str, Any]], seat: int = TABLE) -> None:
        packed = 0
        for frame in reversed(value):
            about = list(self.about(frame["kind"])).index(frame["about"])
            packed = packed << self.bits | about << self.kind_bits | self.kinds.index(frame["kind"])
        setattr(p, self.name, packed)

    def pieces(self, value: list[dict[str, Any]]) -> Iterator[str]:
        return iter(())


class Packed(Field[Any]):
    """A number whose meaning depends on the position: an attribute, or one for each seat, as the name of a row and
    where theirs begin in it; several fields may share that, and each adds its part.

    `write` is given the position and the number, `check` what a field's is, `pack` the position and the value.
    """

    def __init__(self, at: str | tuple[str, int], write: Any, check: Any, pack: Any, **more: Any) -> None:
        super().__init__(**more)
        self.at, self.write, self.checked, self.pack = at, write, check, pack
        self.per_seat = not isinstance(at, str)
        self.holds = (at,) if isinstance(at, str) else ()

    def read(self, p: Position, seat: int = TABLE) -> Any:
        if isinstance(self.at, str):
            return self.write(p, int(getattr(p, self.at)))
        numbers, start = self.at
        return self.write(p, int(getattr(p, numbers)[start + seat]))

    def check(self, value: object, where: str, reading: Reading) -> Any:
        return self.checked(value, where, reading)

    def put(self, p: Position, value: Any, seat: int = TABLE) -> None:
        if isinstance(self.at, str):
            setattr(p, self.at, self.pack(p, value))
        else:
            numbers, start = self.at
            getattr(p, numbers)[start + seat] += self.pack(p, value)


class Row(Part):
    """A `vec[i64]` of any length, in whose cells other fields lie; in the bytes its length stands before it."""

    size: int | None = None

    def all_attributes(self) -> Sequence[str]:
        return (self.name,)

    def left(self, p: Position) -> list[int]:
        return [int(number) for number in getattr(p, self.name)]

    def lay(self, p: Position, numbers: Sequence[int]) -> None:
        setattr(p, self.name, vec[i64](cast("list[i64]", list(numbers))))


class Block(Row):
    """A row of this size."""

    def __init__(self, size: int) -> None:
        self.size = size


class Board(Part):
    """A `vec[u8]` with a thing on each of so many spaces; `gone` stands where it no longer matters what lay."""

    def __init__(self, size: int, lies: Callable[[Any, int], bool], gone: int = 255) -> None:
        self.size, self.lies, self.gone = size, lies, gone

    def all_attributes(self) -> Sequence[str]:
        return (self.name,)

    def left(self, p: Position) -> list[int]:
        return [int(thing) if self.lies(p, k) else self.gone for k, thing in enumerate(getattr(p, self.name))]

    def lay(self, p: Position, things: Sequence[int]) -> None:
        setattr(p, self.name, vec[u8]([u8(thing) for thing in things]))


class Plain(Part):
    """A number that no setup holds because it follows from others; `derive` sets it when a setup is read."""

    def attributes(self) -> Sequence[str]:
        return (self.name,)
