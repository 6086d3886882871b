"""Parts of a view, made once and shown to everybody: kept for as long as the numbers they are made of stay the same.

A move changes little of what lies on the table, and everybody at it is told all of the rest once more. Nobody may
change what such a part returns, for others are shown the same.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, TypeVar

T = TypeVar("T")
MOST = 2_000  # parts of one kind that are kept: those of the tables that are played at
Parts = dict[Hashable, Any]  # of one position, by function and arguments


class _Moment:
    """The position that several viewers are shown now, and what was made for one of them already."""

    position: object = None
    parts: Parts = {}  # noqa: RUF012  (replaced, never changed)


@contextmanager
def moment(position: object, parts: Parts) -> Iterator[None]:
    """What is alike for all viewers of this position is put into `parts` and taken from there.

    For whoever shows a position to several; with the next change of it they begin with other parts.
    """
    before = _Moment.position, _Moment.parts
    _Moment.position, _Moment.parts = position, parts
    try:
        yield
    finally:
        _Moment.position, _Moment.parts = before


def alike(make: Callable[..., T]) -> Callable[..., T]:
    """Decorates a function of a position and some arguments that is the same for every viewer: see `moment`."""

    @wraps(make)
    def shared(p: Any, *arguments: Any) -> T:
        if p is not _Moment.position:
            return make(p, *arguments)
        parts, key = _Moment.parts, (make, arguments)
        found: T | None = parts.get(key)
        if found is None:
            found = parts[key] = make(p, *arguments)
        return found

    return shared


def kept_by(numbers: Callable[..., Hashable]) -> Callable[[Callable[..., T]], Callable[..., T]]:
    """Decorates a function of a position and some arguments; `numbers(p, *arguments)` is all that it looks at, beside
    the variant and the number of seats. So it is made anew only when one of them has changed.

    The contract compares views with those of a memory that is empty (`views_are_fresh`).
    """

    def decorate(make: Callable[..., T]) -> Callable[..., T]:
        memory: dict[Hashable, T] = {}
        MEMORIES.append(memory)

        @alike
        @wraps(make)
        def kept(p: Any, *arguments: Any) -> T:
            key = (p.variant, int(p.seats), arguments, numbers(p, *arguments))
            found = memory.get(key)
            if found is None:
                if len(memory) >= MOST:
                    memory.clear()
                found = memory[key] = make(p, *arguments)
            return found

        return kept

    return decorate


MEMORIES: list[dict[Any, Any]] = []


def forget() -> None:
    """Empties every memory."""
    for memory in MEMORIES:
        memory.clear()
