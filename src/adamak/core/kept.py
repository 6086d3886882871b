"""Parts of a view, made once and shown to everybody at a table, for as long as the numbers they are made of stay.

A move changes little of what lies on the table, and everybody at it is told all of the rest once more. Whoever shows a
table to several keeps its `Parts` and shows it within `moment`; elsewhere a view is simply made. Nobody may change what
a part returns, for others are shown the same.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, TypeVar

T = TypeVar("T")
Asked = tuple[Callable[..., Any], tuple[Any, ...]]  # a function and its arguments, beside the position


class Parts:
    """What was last shown of one table."""

    def __init__(self) -> None:
        self.now: dict[Asked, Any] = {}  # of the position as it is
        self.lasting: dict[Asked, tuple[Hashable, Any]] = {}  # with the numbers they were made of

    def changed(self) -> None:
        """The position is another now."""
        self.now = {}


class moment:
    """What is alike for all viewers of this position is put into `parts` and taken from there.

    A class of its own: every move passes here several times, and `contextmanager` costs as much as a small part.
    """

    shown: tuple[object, Parts] = (None, Parts())  # the position that several are shown now

    def __init__(self, position: object, parts: Parts) -> None:
        self._now = position, parts

    def __enter__(self) -> None:
        self._before = moment.shown
        moment.shown = self._now

    def __exit__(self, *_: object) -> None:
        moment.shown = self._before


def alike(make: Callable[..., T]) -> Callable[..., T]:
    """Decorates a function of a position and some arguments that is the same for every viewer: made once a moment."""

    @wraps(make)
    def shared(p: Any, *arguments: Any) -> T:
        position, parts = moment.shown
        if p is not position:
            return make(p, *arguments)
        asked = make, arguments
        found: T | None = parts.now.get(asked)
        if found is None:
            found = parts.now[asked] = make(p, *arguments)
        return found

    return shared


def kept_by(numbers: Callable[..., Hashable]) -> Callable[[Callable[..., T]], Callable[..., T]]:
    """Decorates a function of a position and some arguments; `numbers(p, *arguments)` is all that it looks at and that
    may change at a table. So it is made anew only when one of them has changed.

    The contract compares views with those that are made anew (`views_are_fresh`).
    """

    def decorate(make: Callable[..., T]) -> Callable[..., T]:
        @wraps(make)
        def kept(p: Any, *arguments: Any) -> T:
            position, parts = moment.shown
            if p is not position:
                return make(p, *arguments)
            asked = make, arguments
            found: T | None = parts.now.get(asked)
            if found is None:
                present, before = numbers(p, *arguments), parts.lasting.get(asked)
                if before is not None and before[0] == present:
                    found = before[1]
                else:
                    found = make(p, *arguments)
                    parts.lasting[asked] = present, found
                parts.now[asked] = found
            return found

        return kept

    return decorate
