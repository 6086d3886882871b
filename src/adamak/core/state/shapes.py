"""The shape of what people write into setups and deals, checked piece by piece; whatever does not fit is a Problem."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from adamak.core.errors import Problem, problem_if

MOST = 1_000_000  # a count without a bound of its own


def misshapen(where: str, value: object) -> Problem:
    """The value has not the shape that belongs there."""
    return Problem("setup-shape", what=f"{where} = {str(value)[:40]}")


def check_list(value: object, where: str) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise misshapen(where, value)
    return list(value)


def check_dict(value: object, where: str) -> dict[str, Any]:
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise misshapen(where, value)
    return dict(value)


def check_entries(value: object, known: Mapping[str, object], where: str) -> dict[str, Any]:
    """An object with these entries; what is left out has the default of `known`."""
    given = check_dict(value, where)
    for name in given:
        if name not in known:
            raise Problem("setup-shape", what=f"{where}.{name[:40]}" if where else name[:40])
    return {**known, **given}


def check_number(value: object, low: int, high: int, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise misshapen(where, value)
    if not low <= value <= high:
        raise Problem("setup-shape", what=f"{where} = {str(value)[:20]} ({low}–{high})")
    return value


def check_name(value: object, names: Sequence[str] | Mapping[str, int], where: str) -> str:
    if not isinstance(value, str):
        raise misshapen(where, value)
    if value not in names:
        raise Problem("setup-unknown", where=where, found=value[:40])
    return value


def check_names(value: object, names: Sequence[str] | Mapping[str, int], where: str) -> list[str]:
    return [check_name(name, names, where) for name in check_list(value, where)]


def check_different(value: object, known: Sequence[str] | Mapping[str, int], number: int, where: str) -> list[str]:
    """So many different ones of these names."""
    found = check_names(value, known, where)
    different = len(set(found))
    problem_if(len(found) != number or different != number, "deal-number", where=where, found=different, wanted=number)
    return found


def check_seat(value: object, seats: int, where: str) -> int:
    seat = check_number(value, -MOST, MOST, where)
    if not 0 <= seat < seats:
        raise Problem("setup-seat", where=where, seat=seat)
    return seat


def check_once(found: Sequence[Any], where: str) -> None:
    """Nothing is named twice."""
    for thing in found:
        if found.count(thing) > 1:
            raise Problem("setup-pieces", what=f"{where}: {thing}", found=found.count(thing), wanted=1)


def pieces_in(value: object) -> Iterator[str]:
    """The names of pieces anywhere in a value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from pieces_in(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from pieces_in(part)
