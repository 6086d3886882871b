"""Parts of a view, made once and shown to everybody at a table, for as long as the numbers they are made of stay.

A move changes little of what lies on the table, and everybody at it is told all of the rest once more. Whoever shows a
table to several keeps its `ViewCache` and shows it within `moment`; elsewhere a view is simply made. Nobody may change
what a part returns, for others are shown the same.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")
Asked = tuple[Callable[..., Any], tuple[Any, ...]]  # a function and its arguments, beside the position


class Part:
    """What a function last made of a position."""

    def __init__(self, made: Any, numbers: object, moment: i64) -> None:
        self.made = made
        self.numbers = numbers  # those it was made of
        self.moment = moment  # when it was last asked for
        self.told: Any = None  # as it is sent, where whoever shows it keeps that


class ViewCache:
    """What was last shown of one table."""

    def __init__(self) -> None:
        self.now: dict[Asked, Any] = {}  # alike for all viewers of the position as it is
        self.lasting: dict[Asked, Part] = {}
        self.by_id: dict[int, Part] = {}  # the same by `id` of what was made
        self.moment: i64 = 0

    def changed(self) -> None:
        """The position is another now."""
        self.now = {}
        self.moment += 1

    def keep(self, asked: Asked, numbers: object, made: Any) -> None:
        """`made` takes the place of what was made before."""
        before = self.lasting.get(asked)
        if before is not None:
            self.by_id.pop(id(before.made), None)
        part = self.lasting[asked] = Part(made, numbers, self.moment)
        self.by_id[id(made)] = part


class Shown:
    """The position that several are shown now, with its parts."""

    def __init__(self) -> None:
        self.position: object = None
        self.parts = ViewCache()


SHOWN: Final = Shown()


class moment:
    """What is alike for all viewers of this position is put into `parts` and taken from there.

    A class of its own: every move passes here several times, and `contextmanager` costs as much as a small part.
    """

    def __init__(self, position: object, parts: ViewCache) -> None:
        self._position, self._parts = position, parts

    def __enter__(self) -> None:
        self._before = SHOWN.position, SHOWN.parts
        SHOWN.position, SHOWN.parts = self._position, self._parts

    def __exit__(self, *_: object) -> None:
        SHOWN.position, SHOWN.parts = self._before


def alike(make: Callable[..., T]) -> Callable[..., T]:
    """Decorates a function of a position and some arguments that is the same for every viewer: made once a moment."""

    @wraps(make)
    def shared(p: Any, *arguments: Any) -> T:
        if p is not SHOWN.position:
            return make(p, *arguments)
        now, asked = SHOWN.parts.now, (make, arguments)
        found: T | None = now.get(asked)
        if found is None:
            found = now[asked] = make(p, *arguments)
        return found

    return shared


def cached_by(numbers: Callable[..., object]) -> Callable[[Callable[..., T]], Callable[..., T]]:
    """Decorates a function of a position and some arguments; `numbers(p, *arguments)` is all that it looks at and that
    may change at a table (other parts may stand for what they are made of). So it is made anew only when one of them
    has changed.

    The contract compares views with those that are made anew (`views_are_fresh`).
    """

    def decorate(make: Callable[..., T]) -> Callable[..., T]:
        @wraps(make)
        def kept(p: Any, *arguments: Any) -> T:
            if p is not SHOWN.position:
                return make(p, *arguments)
            parts, asked = SHOWN.parts, (make, arguments)
            part = parts.lasting.get(asked)
            if part is not None and part.moment == parts.moment:
                found: T = part.made
                return found
            present = numbers(p, *arguments)
            if part is not None and part.numbers == present:
                part.moment = parts.moment
                found = part.made
            else:
                found = make(p, *arguments)
                parts.keep(asked, present, found)
            return found

        return kept

    return decorate
