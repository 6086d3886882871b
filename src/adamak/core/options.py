"""Options: every variant of a game, typed, explained, and checked before a game starts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, ClassVar, Self

from adamak.core.errors import Problem

LONGEST_TEXT = 8000  # characters of a text option


def switch(default: bool, *, clause: str, needs: str = "", confidence: str = "high") -> Any:
    """An optional rule: on or off."""
    return field(default=default, metadata={"clause": clause, "needs": needs, "confidence": confidence})


def number(default: int, low: int, high: int, *, clause: str, needs: str = "", confidence: str = "high") -> Any:
    """A number within bounds."""
    told = {"clause": clause, "needs": needs, "confidence": confidence, "low": low, "high": high}
    return field(default=default, metadata=told)


def choice(default: str, choices: tuple[str, ...], *, clause: str, needs: str = "", confidence: str = "high") -> Any:
    """One of several words."""
    told = {"clause": clause, "needs": needs, "confidence": confidence, "choices": choices}
    return field(default=default, metadata=told)


def text(default: str, *, read: Callable[[str], str], clause: str, needs: str = "", confidence: str = "high") -> Any:
    """Free text with a meaning of the game's own: `read` gives its canonical form or complains by a Problem."""
    return field(default=default, metadata={"clause": clause, "needs": needs, "confidence": confidence, "read": read})


def absent(named: str, seats: int) -> bool:
    """Is a player named who does not sit at the table? ("random" names nobody.)"""
    return named != "random" and int(named) > seats


@dataclass(frozen=True, slots=True)
class Options:
    """Base of a game's options: a frozen dataclass whose fields are made by `switch`, `number`, `choice` and `text`.

    Words for people are in the game's catalogue: `option-<name>`, `.explain`, and `option-<name>-<choice>`.
    """

    # Allowed but advised against: the id of `warning-<id>` in the game's catalogue, and the values it warns of.
    advised_against: ClassVar[Mapping[str, Mapping[str, object]]] = {}

    @classmethod
    def read(cls, given: Mapping[str, object], seats: int) -> Self:
        """Options from JSON values or command-line strings; a Problem names the first thing wrong."""
        known = {f.name: f for f in fields(cls)}
        values: dict[str, object] = {}
        for name, value in given.items():
            if name not in known:
                raise Problem("unknown-option", option=name, known=sorted(known))
            values[name] = _read_value(known[name], value)
        options = cls(**values)
        options.check(seats)
        return options

    def check(self, seats: int) -> None:
        """Contradictions: an option changed from its default that another option leaves without meaning."""
        for f in fields(self):
            needs = f.metadata["needs"]
            if needs and getattr(self, f.name) != f.default and not getattr(self, needs):
                raise Problem("option-needs", option=f.name, needs=needs)
        wrong = self.contradiction(seats)
        if wrong is not None:
            raise Problem("option-contradicts", option=wrong[0], value=wrong[1], seats=seats)

    def contradiction(self, seats: int) -> tuple[str, str] | None:
        """A game's own check: the option and value that cannot be, with this number of seats."""
        return None

    def warnings(self) -> list[str]:
        """The ids of what is advised against and chosen all the same."""
        return [
            warning
            for warning, values in self.advised_against.items()
            if all(getattr(self, name) == value for name, value in values.items())
        ]

    def to_json(self) -> dict[str, object]:
        return {f.name: getattr(self, f.name) for f in fields(self)}

    def changed(self) -> dict[str, object]:
        """What differs from the defaults: all that a save file needs to name."""
        return {f.name: getattr(self, f.name) for f in fields(self) if getattr(self, f.name) != f.default}

    @classmethod
    def describe(cls) -> list[dict[str, object]]:
        """Every option as data, for forms and catalogues."""
        return [_describe(f) for f in fields(cls)]


def _describe(f: Field[Any]) -> dict[str, object]:
    told = {"name": f.name, "kind": _kind(f), "default": f.default, **f.metadata}
    told.pop("read", None)
    if "choices" in told:
        told["choices"] = list(told["choices"])
    return told


def _kind(f: Field[Any]) -> str:
    if "read" in f.metadata:
        return "text"
    return "switch" if isinstance(f.default, bool) else "number" if isinstance(f.default, int) else "choice"


def _read_value(f: Field[Any], value: object) -> object:
    wrong = Problem("bad-option-value", option=f.name, value=str(value)[:60], allowed=_allowed(f))
    if isinstance(f.default, bool):
        words = {
            "true": True,
            "yes": True,
            "on": True,
            "1": True,
            "false": False,
            "no": False,
            "off": False,
            "0": False,
        }
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in words:
            return words[value.lower()]
        raise wrong
    if isinstance(f.default, int):
        if isinstance(value, str) and value.isascii() and value.lstrip("-").isdigit() and len(value) < 10:
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            raise wrong
        if not f.metadata["low"] <= value <= f.metadata["high"]:
            raise wrong
        return value
    if _kind(f) == "text":
        if not isinstance(value, str) or len(value) > LONGEST_TEXT:
            raise wrong
        return f.metadata["read"](value)
    if not isinstance(value, str) or value not in f.metadata["choices"]:
        raise wrong
    return value


def _allowed(f: Field[Any]) -> str:
    if isinstance(f.default, bool):
        return "true, false"
    if isinstance(f.default, int):
        return f"{f.metadata['low']}–{f.metadata['high']}"
    if _kind(f) == "text":
        return f"≤ {LONGEST_TEXT}"
    return ", ".join(f.metadata["choices"])
