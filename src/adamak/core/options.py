"""Options: every variant of a game, typed, explained, and checked before a game starts."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, ClassVar, Self, TypeVar

from adamak.core.errors import Problem
from adamak.core.naming import ids

LONGEST_TEXT = 8000  # characters of a text option
LANGUAGES = ("en", "fa")


@dataclass(frozen=True, slots=True)
class Said:
    """An option in one language: its name, one or two sentences about it, and a name for each choice."""

    name: str
    explain: str
    choices: Mapping[str, str] = field(default_factory=dict)


def _declared(
    default: object, clause: str, needs: str, confidence: str, said: tuple[Said | None, ...], **more: Any
) -> Any:
    words = {lang: words for lang, words in zip(LANGUAGES, said, strict=True) if words is not None}
    told = {"clause": clause, "needs": needs, "confidence": confidence, **more}
    return field(default=default, metadata={**told, "words": words} if words else told)


def switch(
    default: bool,
    *,
    clause: str,
    needs: str = "",
    confidence: str = "high",
    en: Said | None = None,
    fa: Said | None = None,
) -> Any:
    """An optional rule: on or off."""
    return _declared(default, clause, needs, confidence, (en, fa))


def number(
    default: int,
    low: int,
    high: int,
    *,
    clause: str,
    needs: str = "",
    confidence: str = "high",
    en: Said | None = None,
    fa: Said | None = None,
) -> Any:
    """A number within bounds."""
    return _declared(default, clause, needs, confidence, (en, fa), low=low, high=high)


def choice(
    default: str,
    choices: tuple[str, ...] = (),
    *,
    clause: str,
    needs: str = "",
    confidence: str = "high",
    numbers: type | None = None,
    en: Said | None = None,
    fa: Said | None = None,
) -> Any:
    """One of several words; `numbers` is the class by which compiled code knows them."""
    choices = choices or tuple(en.choices if en is not None else ())
    if numbers is not None and ids(numbers) != list(choices):
        raise TypeError(f"{numbers.__name__} does not number the choices {', '.join(choices)}")
    return _declared(default, clause, needs, confidence, (en, fa), choices=choices)


def text(
    default: str,
    *,
    read: Callable[[str], str],
    clause: str,
    needs: str = "",
    confidence: str = "high",
    en: Said | None = None,
    fa: Said | None = None,
) -> Any:
    """Free text with a meaning of the game's own: `read` gives its canonical form or complains by a Problem."""
    return _declared(default, clause, needs, confidence, (en, fa), read=read)


def first_player(seats: int, *, clause: str, en: str, fa: str) -> Any:
    """Who begins: drawn by lot, or the player named. The texts explain what beginning means."""
    named = [str(seat) for seat in range(1, seats + 1)]
    persian = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
    return choice(
        "random",
        clause=clause,
        en=Said("First player", en, {"random": "Drawn by lot"} | {seat: f"Seat {seat}" for seat in named}),
        fa=Said("نفر اول", fa, {"random": "با قرعه"} | {seat: f"صندلی {seat.translate(persian)}" for seat in named}),
    )


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

    What people read of them is declared with them; from there the catalogue has `option-<name>`, `.explain`, and
    `option-<name>-<choice>`. What compiled code reads is the game's `Variant`, whose fields have the options' names.
    """

    def __init_subclass__(cls) -> None:
        _OPTIONS[package_of(cls)] = cls

    def derive(self, variant: Any, seats: int) -> None:
        """Sets the fields of a variant that follow from several options or from the number of seats."""

    @classmethod
    def infer(cls, variant: Any, seats: int) -> None:
        """Sets the options that bytes leave out, from what follows from them (`State.options_implied`)."""

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


# --- what people read -----------------------------------------------------------------------------


def option_messages(package: str, lang: str) -> str:
    """The Fluent messages of the options that a package declares, in one language; "" where it declares none."""
    lines = []
    for f in fields(_OPTIONS[package]) if package in _OPTIONS else ():
        words = f.metadata.get("words", {}).get(lang)
        if words is not None:
            lines += [f"option-{f.name} = {words.name}", f"    .explain = {words.explain}"]
            lines += [f"option-{f.name}-{choice} = {name}" for choice, name in words.choices.items()]
    return "\n".join([*lines, ""])


# --- what compiled code reads -----------------------------------------------------------------------


def variant_of(options: Options, seats: int, kind: type[V]) -> V:
    """The options as the engine reads them: each field of the variant that has an option's name."""
    variant = kind()
    for f in fields(options):
        if hasattr(variant, f.name):
            value = getattr(options, f.name)
            setattr(variant, f.name, f.metadata["choices"].index(value) if "choices" in f.metadata else value)
    options.derive(variant, seats)
    return variant


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
    told = {"name": f.name, "kind": _kind(f), "default": f.default, **f.metadata}
    told.pop("read", None)
    told.pop("words", None)
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
