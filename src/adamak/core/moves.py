"""MoveSpace: a game's finite alphabet of moves, as small ints and as words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from adamak.core.errors import Problem


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of move: what it may be about, which decisions it answers, and the clause that says when it is asked."""

    name: str
    things: tuple[tuple[str, tuple[str, ...]], ...] = ()
    answers: tuple[str, ...] = ()
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Move:
    """A move in words: what is done, and to what. `str(move)` is the form of save files: "play drummer"."""

    kind: str
    args: tuple[tuple[str, str], ...] = ()
    of: Kind = field(default=Kind(""), compare=False, repr=False)

    @property
    def things(self) -> list[str]:
        """What it is about, without saying what each thing is."""
        return [thing for _, thing in self.args]

    def __str__(self) -> str:
        return " ".join([self.kind, *self.things])


class MoveSpace:
    """Numbers every move of a game once, kind after kind, so that one int serves search, masks, files and wire.

    >>> space = MoveSpace([kind("play", card=["king", "queen"]), kind("pass")])
    >>> len(space), str(space.move(1)), space.number("pass")
    (3, 'play queen', 2)
    """

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds = kinds
        self.first: dict[str, int] = {}
        self._moves: list[Move] = []
        for kind in kinds:
            self.first[kind.name] = len(self._moves)
            names = [name for name, _ in kind.things]
            for things in product(*(choices for _, choices in kind.things)):
                self._moves.append(Move(kind.name, tuple(zip(names, things, strict=True)), kind))
        self._numbers = {str(move): number for number, move in enumerate(self._moves)}

    def agree_with(self, numbers: type) -> None:
        """Does the class by which compiled code knows the moves name the first of every kind, with its number?"""
        known = {name.lower(): value for name, value in vars(numbers).items() if type(value) is int}
        wrong = [name for name, number in self.first.items() if known.get(name) != number]
        if wrong:
            raise TypeError(f"{numbers.__name__} numbers other moves than the move space: {', '.join(wrong)}")

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and 0 <= number < len(self._moves)

    def move(self, number: int) -> Move:
        """The move with this number, in words."""
        if number not in self:
            raise Problem("no-such-move", move=str(number))
        return self._moves[number]

    def number(self, words: str) -> int:
        """The number of a move written in words."""
        try:
            return self._numbers[words]
        except KeyError:
            raise Problem("no-such-move", move=words[:60]) from None

    def words(self, number: int) -> str:
        return str(self.move(number))


def kind(name: str, answers: str = "", clause: str = "", /, **things: list[str]) -> Kind:
    """`kind("keep", "draft discard", "AB-2.1", card=CARDS)`: the decisions it answers are words with spaces between."""
    about = tuple((thing, tuple(choices)) for thing, choices in things.items())
    return Kind(name, about, tuple(answers.split()), clause)
