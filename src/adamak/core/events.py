"""Events: what an apply did, declared once for each event, and told to each seat as far as it may know.

The trail of a position holds each step as the event's name and three numbers, `A`, `B` and `C`. A game's table says
which named arguments they stand for, and who may not see which:

    EVENTS = Events({
        "card_drawn": {"seat": A.number(), "card": B.of(CARD_IDS).only_for(A)},
        "passed turn_begun": {"seat": A.number()},  # several that are about the same
    })

From the table come `events_for`, the types of the page, and the list of sentences that the words must have. Beside it
the game says how a page tells its events to people (`Telling`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Literal

from adamak.core.naming import seats_of
from adamak.core.position import Position

Decode = Callable[[int, int], Any]  # the number and the number of seats
Join = Literal["sum", "last"]  # of equal events in a row: the numbers added up, or where it stood in the end
RECALLED = 10_000  # steps of a game: previews of a move ago told most of them already
SUM: Join = "sum"
LAST: Join = "last"


@dataclass(frozen=True)
class Telling:
    """How events are told to people who were not there, step by step; a page asks for it, the rules do not."""

    announced: Sequence[str] = ()  # a phase, a round, a battle: what begins or ends here is called out
    clearing: Sequence[str] = ()  # takes away what lay on the table; until then the table is shown as it was before
    # Told as one where they follow each other, with `times`; the arguments named may differ, all others are equal.
    joined: Mapping[str, Mapping[str, Join]] = field(default_factory=dict)
    # By which somebody takes something for themselves, and the argument that names it: what people have favourites of.
    taken: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Argument:
    """A named argument of an event: which of the numbers holds it, how it is read, and who alone may see it."""

    slot: Slot
    decode: Decode
    schema: Mapping[str, Any]
    owners: tuple[Slot, ...] = ()  # the numbers that hold the only seats that may see it; none: everybody may
    public: Slot | None = None  # unless this number is not 0

    def only_for(self, *seats: Slot, unless: Slot | None = None) -> Argument:
        """Only these seats may see it, the others see that there is something; unless a number says it was open."""
        return replace(self, owners=seats, public=unless, schema={"anyOf": [self.schema, {"type": "null"}]})

    def or_nothing(self) -> Argument:
        """0 is nothing; else the number less one."""
        decode = self.decode
        return replace(
            self,
            decode=lambda number, seats: decode(number - 1, seats) if number else None,
            schema={"anyOf": [self.schema, {"type": "null"}]},
        )

    def if_any(self) -> Argument:
        """A number below 0 is nothing."""
        decode = self.decode
        return replace(
            self,
            decode=lambda number, seats: decode(number, seats) if number >= 0 else None,
            schema={"anyOf": [self.schema, {"type": "null"}]},
        )

    def value_for(self, numbers: Sequence[int], viewer: int, seats: int) -> Any:
        """As this viewer may know it."""
        shown = self.public is not None and self.public.of_step(numbers) != 0
        if self.owners and not shown and all(viewer != owner.of_step(numbers) for owner in self.owners):
            return None
        return self.decode(self.slot.of_step(numbers), seats)


@dataclass(frozen=True)
class Slot:
    """One of the three numbers of a step, or some bits of it."""

    index: int
    shift: int = 0
    width: int = 0  # 0: all that is left

    def of_step(self, numbers: Sequence[int]) -> int:
        number = int(numbers[self.index]) >> self.shift
        return number & (1 << self.width) - 1 if self.width else number

    def bits(self, shift: int, width: int = 0) -> Slot:
        """The bits from `shift` on."""
        return Slot(self.index, shift, width)

    def seats(self) -> Argument:
        """A set of seats."""
        return Argument(self, lambda number, seats: seats_of(number), {"type": "array", "items": {"type": "integer"}})

    def size(self, write: Callable[[int], list[str]] | None = None) -> Argument:
        """How many things a packed number holds; without `write` it is a set."""
        count = int.bit_count if write is None else (lambda number: len(write(number)))
        return Argument(self, lambda number, seats: count(number), {"type": "integer"})

    def number(self) -> Argument:
        return Argument(self, lambda number, seats: number, {"type": "integer"})

    def text(self) -> Argument:
        """A number that sentences know by a name: a place, a space of a track."""
        return Argument(self, lambda number, seats: str(number), {"type": "string"})

    def flag(self) -> Argument:
        return Argument(self, lambda number, seats: bool(number), {"type": "boolean"})

    def of(self, names: Sequence[str]) -> Argument:
        """A thing by its number."""
        return Argument(self, lambda number, seats: names[number], {"enum": list(dict.fromkeys(names))})

    def each(self, write: Callable[[int], list[str]]) -> Argument:
        """Several things in a packed number."""
        return Argument(self, lambda number, seats: write(number), {"type": "array", "items": {"type": "string"}})

    def members(self, things: Sequence[Any]) -> Argument:
        """The things of a set."""
        return Argument(
            self,
            lambda number, seats: [thing for k, thing in enumerate(things) if number >> k & 1],
            {"type": "array", "items": {"enum": list(things)}},
        )

    def value(self, values: Iterable[int]) -> Argument:
        """What a table says of the thing with this number."""
        table = [int(value) for value in values]
        return Argument(self, lambda number, seats: table[number], {"type": "integer"})

    def seat_or(self, other: str) -> Argument:
        """A seat, or a player of the game's own (an automa), who is numbered after the last seat."""
        return Argument(
            self,
            lambda number, seats: other if number == seats else number,
            {"anyOf": [{"type": "integer"}, {"const": other}]},
        )

    def seat_set(self) -> Argument:
        """A set of seats without a player of the game's own, who may be in the number too."""
        return Argument(
            self,
            lambda number, seats: [seat for seat in range(seats) if number >> seat & 1],
            {"type": "array", "items": {"type": "integer"}},
        )

    def seat_order(self) -> Argument:
        """Every seat, in nibbles."""
        return Argument(
            self,
            lambda number, seats: [number >> 4 * k & 15 for k in range(seats)],
            {"type": "array", "items": {"type": "integer"}},
        )


A, B, C = Slot(0), Slot(1), Slot(2)


class Events:
    """The events of a game by name."""

    def __init__(self, table: Mapping[str, Mapping[str, Argument]], telling: Telling | None = None) -> None:
        self.table = table = {event: about for events, about in table.items() for event in events.split()}
        self.telling = telling or Telling()
        unknown = {*self.telling.announced, *self.telling.clearing, *self.telling.joined} - set(table)
        unknown |= {
            f"{event}.{name}"
            for event, names in self.telling.joined.items()
            for name in names
            if name not in table.get(event, {})
        }
        unknown |= {f"{event}.{name}" for event, name in self.telling.taken.items() if name not in table.get(event, {})}
        if unknown:
            raise TypeError(f"told, but no events: {', '.join(sorted(unknown))}")
        self._recalled = lru_cache(maxsize=RECALLED)(self._told)

    def events_for(self, position: Position, viewer: int) -> list[dict[str, Any]]:
        """What the last apply did, step by step, as this viewer may see it. Equal steps are told by the same object."""
        seats = int(position.seats)
        return [self._recalled(tuple(step), viewer, seats) for step in position.trail or ()]

    def _told(self, step: tuple[Any, ...], viewer: int, seats: int) -> dict[str, Any]:
        event, *numbers = step
        arguments = self.table[event].items()
        return {"event": event} | {name: argument.value_for(numbers, viewer, seats) for name, argument in arguments}

    def schema(self) -> dict[str, Any]:
        """A JSON Schema of any one event."""
        return {"title": "GameEvent", "anyOf": [self._schema(event) for event in self.table]}

    def _schema(self, event: str) -> dict[str, Any]:
        properties = {name: dict(argument.schema) for name, argument in self.table[event].items()}
        return {
            "type": "object",
            "additionalProperties": False,
            "required": ["event", *properties],
            "properties": {"event": {"const": event}, **properties},
        }
