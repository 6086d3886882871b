"""Options declared in a file: `options.toml` beside the class, a section for each option, with all its words.

    [larger_empires]                    # a switch, for its default is true or false
    default = false
    clause = "CO-16.1"
    en.name = "Larger empires"
    en.explain = "…"

A number has `low` and `high`, a choice a name for each of its `choices` in every language, a text `kind = "text"` and
the method `read_<name>` of the class. `numbers` names the class of the game's `variant.py` by which compiled code knows
the choices. Who begins is the same question in every game: `kind = "first player"`, with the number of `seats`.
"""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, TypeVar

from adamak.core.naming import ids
from adamak.core.options import Options, choice, number, package_of, switch, text

O = TypeVar("O", bound=Options)  # noqa: E741
PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


def from_file(kind: type[O]) -> type[O]:
    """Class decorator: the fields of `options.toml`, in its order, as a frozen dataclass."""
    package = package_of(kind)
    declared = tomllib.loads(files(package).joinpath("options.toml").read_text(encoding="utf-8"))
    for name, section in declared.items():
        option = _option(kind, name, dict(section))
        setattr(kind, name, option)
        kind.__annotations__ = {**kind.__annotations__, name: type(option.default).__name__}
        _check_numbers(package, section.get("numbers"), option.metadata)
    return dataclass(frozen=True, slots=True)(kind)


def _option(kind: type[Options], name: str, section: dict[str, Any]) -> Any:
    words = {lang: section.pop(lang) for lang in ("en", "fa")}
    section.pop("numbers", None)
    sort, seats = section.pop("kind", ""), section.pop("seats", 0)
    if sort == "first player":
        words = {lang: _first_player(lang, seats) | word for lang, word in words.items()}
        section["default"] = "random"
    default, more = section.pop("default"), {"words": words, **section}
    if sort == "text":
        return text(default, getattr(kind, f"read_{name}"), **more)
    if isinstance(default, bool):
        return switch(default, **more)
    return (
        number(default, **more) if isinstance(default, int) else choice(default, list(words["en"]["choices"]), **more)
    )


def _first_player(lang: str, seats: int) -> dict[str, Any]:
    numbered = [str(seat) for seat in range(1, seats + 1)]
    if lang == "fa":
        named = {seat: f"صندلی {seat.translate(PERSIAN)}" for seat in numbered}
        return {"name": "نفر اول", "choices": {"random": "با قرعه"} | named}
    return {"name": "First player", "choices": {"random": "Drawn by lot"} | {seat: f"Seat {seat}" for seat in numbered}}


def _check_numbers(package: str, numbers: str | None, option: Mapping[str, Any]) -> None:
    if numbers is not None:
        counted = ids(getattr(importlib.import_module(f"{package}.variant"), numbers))
        if counted != list(option["choices"]):
            raise TypeError(f"{numbers} does not number the choices {', '.join(option['choices'])}")
