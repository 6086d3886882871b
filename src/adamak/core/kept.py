"""Parts of a view, kept for as long as the numbers they are made of stay the same.

A move changes little of what lies on the table, and everybody at it is told all of the rest once more.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, TypeVar

T = TypeVar("T")
MOST = 2_000  # parts of one kind that are kept: those of the tables that are played at


def kept_by(numbers: Callable[..., Hashable]) -> Callable[[Callable[..., T]], Callable[..., T]]:
    """Decorates a function of a position and some arguments; `numbers(p, *arguments)` is all that it looks at, beside
    the variant and the number of seats. What it returns is shared, so nobody may change it.

    The contract compares views with those of a memory that is empty (`views_are_fresh`).
    """

    def decorate(make: Callable[..., T]) -> Callable[..., T]:
        memory: dict[Hashable, T] = {}
        MEMORIES.append(memory)

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
