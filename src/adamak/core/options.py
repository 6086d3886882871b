"""Options: every variant of a game, typed, explained, and checked before a game starts."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import Field, dataclass, field, fields
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

from adamak.core.errors import Problem
from adamak.core.forms import Form

LONGEST_TEXT = 8000  # characters of a text option


def _declared(default: object, clause: str, needs: str, confidence: str, **more: Any) -> Any:
    return field(default=default, metadata={"clause": clause, "needs": needs, "confidence": confidence, **more})


def switch(default: bool, *, clause: str, needs: str = "", confidence: str = "high", **more: Any) -> Any:
    """An optional rule: on or off."""
    return _declared(default, clause, needs, confidence, **more)


def number(
    default: int, low: int, high: int, *, clause: str, needs: str = "", confidence: str = "high", **more: Any
) -> Any:
    """A number within bounds."""
    return _declared(default, clause, needs, confidence, low=low, high=high, **more)


def choice(
    default: str, choices: Sequence[str], *, clause: str, needs: str = "", confidence: str = "high", **more: Any
) -> Any:
    """One of several words."""
    return _declared(default, clause, needs, confidence, choices=tuple(choices), **more)


def text(
    default: str, read: Callable[[str], str], *, clause: str, needs: str = "", confidence: str = "high", **more: Any
) -> Any:
    """Free text with a meaning of the game's own: `read` gives its canonical form or complains by a Problem."""
    return _declared(default, clause, needs, confidence, read=read, **more)


T = TypeVar("T", bound="Options")
V = TypeVar("V")


def absent(named: str, seats: int) -> bool:
    """Is a player named who does not sit at the table? ("random" names nobody.)"""
    return named != "random" and int(named) > seats


_OPTIONS: dict[str, type[Options]] = {}


def package_of(kind: type) -> str:
    """The package a class lives in: the folder of its game."""
    module = sys.modules[kind.__module__]
    return module.__package__ or kind.__module__


@dataclass(frozen=True, slots=True)
class Options:
    """Base of a game's options: a frozen dataclass whose fields are made by `switch`, `number`, `choice` and `text`.

    `core/option_file.py` makes the fields of a file `options.toml`, words included; otherwise the words stand in the
    game's catalogue: `option-<name>`, `.explain`, and `option-<name>-<choice>`. What compiled code reads is the game's
    `Variant`, whose fields have the options' names.
    """

    def __init_subclass__(cls) -> None:
        _OPTIONS[package_of(cls)] = cls

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """The fields of a file."""

    def derive(self, variant: Any, seats: int) -> None:
        """Sets the fields of a variant that follow from several options or from the number of seats."""

    @classmethod
    def infer(cls, variant: Any, seats: int) -> None:
        """Sets the options that bytes leave out, from what follows from them (`State.options_implied`)."""

    # What networks are told of the options: `name`, `no name`, `name=choice`, or what the variant derives.
    facts: ClassVar[Sequence[str]] = ()

    # Text options that people fill in entry by entry.
    forms: ClassVar[Mapping[str, Form]] = {}

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
        return [_describe(f) | ({"form": True} if f.name in cls.forms else {}) for f in fields(cls)]


# --- what people read -----------------------------------------------------------------------------


def option_messages(package: str, lang: str) -> str:
    """The Fluent messages of the options whose words are declared with them, in one language; "" where none are."""
    lines = []
    for f in fields(_OPTIONS[package]) if package in _OPTIONS else ():
        words = f.metadata.get("words", {}).get(lang)
        if words is not None:
            lines += [f"option-{f.name} = {words['name']}", f"    .explain = {words['explain']}"]
            lines += [f"option-{f.name}-{choice} = {name}" for choice, name in words.get("choices", {}).items()]
    return "\n".join([*lines, ""])


# --- what compiled code reads -----------------------------------------------------------------------


def variant_of(options: Options, seats: int, kind: type[V]) -> V:
    """The options as the engine reads them: each field of the variant that has an option's name."""
    variant = kind()
    for name, choices in _read_by(kind, type(options)):
        value = getattr(options, name)
        setattr(variant, name, choices.index(value) if choices else value)
    options.derive(variant, seats)
    if options.facts:
        _set_facts(variant, options)
    return variant


def _set_facts(variant: Any, options: Options) -> None:
    """Which of `Options.facts` are true: never that of an option which another one leaves without meaning."""
    variant.facts = 0
    for k, (name, wanted, needs) in enumerate(_conditions(type(options))):
        value = getattr(options if hasattr(options, name) else variant, name)
        holds = value == wanted if isinstance(wanted, str) else bool(value) == wanted
        if holds and (not needs or getattr(options, needs)):
            variant.facts |= 1 << k


def _conditions(kind: type[Options]) -> list[tuple[str, str | bool, str]]:
    """Each of `Options.facts` as an option, what it must be, and the option that must be on for it to mean anything."""
    if kind not in _CONDITIONS:
        needs = {f.name: f.metadata["needs"] for f in fields(kind)}
        split = [(fact, *fact.removeprefix("no ").partition("=")) for fact in kind.facts]
        _CONDITIONS[kind] = [
            (name, choice or not fact.startswith("no "), needs.get(name, "")) for fact, name, _, choice in split
        ]
    return _CONDITIONS[kind]


_CONDITIONS: dict[type[Options], list[tuple[str, str | bool, str]]] = {}  # likewise


def _read_by(variant: type[Any], kind: type[Options]) -> list[tuple[str, Sequence[str]]]:
    """The options a variant reads, and the choices of those that are one."""
    if (variant, kind) not in _READ_BY:
        has = variant()
        read = [(f.name, f.metadata.get("choices", ())) for f in fields(kind) if hasattr(has, f.name)]
        _READ_BY[variant, kind] = read
    return _READ_BY[variant, kind]


_READ_BY: dict[tuple[type[Any], type[Options]], list[tuple[str, Sequence[str]]]] = {}  # so that a start is quick


def options_of(variant: object, kind: type[T]) -> T:
    """Back from `variant_of`. What the engine does not read (who begins) has its default."""
    values: dict[str, Any] = {}
    for f in fields(kind):
        if hasattr(variant, f.name):
            value = getattr(variant, f.name)
            values[f.name] = f.metadata["choices"][value] if "choices" in f.metadata else value
    return kind(**values)


def variant_fields(variant: object, kind: type[Options], first: tuple[str, ...]) -> list[str]:
    """The numbers of a variant in the order of a position's bytes: some first, then the options as declared."""
    rest = [f.name for f in fields(kind) if hasattr(variant, f.name) and _kind(f) != "text"]
    return [*first, *(name for name in rest if name not in first)]


def _describe(f: Field[Any]) -> dict[str, object]:
    entry = {"name": f.name, "kind": _kind(f), "default": f.default, **f.metadata}
    entry.pop("read", None)
    entry.pop("words", None)
    if "choices" in entry:
        entry["choices"] = list(entry["choices"])
    return entry


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
