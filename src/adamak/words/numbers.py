"""Numbers in the digits of the language: `fluent.runtime` alone prints Latin ones in Persian text."""

from __future__ import annotations

from typing import Any

from babel import Locale
from fluent.runtime.types import FluentFloat, FluentInt, FluentNone, FluentNumber

DIGITS = str.maketrans("0123456789,.", "۰۱۲۳۴۵۶۷۸۹٬٫")
LATIN = str.maketrans("۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩", "01234567890123456789")


class _Local(FluentNumber):
    """A number that takes the digits of the language it is said in."""

    def format(self, locale: Locale) -> str:
        text = super().format(locale).replace("-", "\N{MINUS SIGN}")
        if locale.language != "fa":
            return text
        # A sign stands before the number in Persian too: a mark keeps it there, as browsers do.
        plain = text.translate(DIGITS).replace("\N{LEFT-TO-RIGHT MARK}", "")
        return plain.replace("\N{MINUS SIGN}", "\N{LEFT-TO-RIGHT MARK}\N{MINUS SIGN}")


class LocalInt(_Local, FluentInt):
    """A whole number."""


class LocalFloat(_Local, FluentFloat):
    """A number with a fraction."""


def NUMBER(value: Any, **options: Any) -> Any:
    """`{ NUMBER($n) }`. A bare `{ $n }` never comes here, which is why the lint forbids it."""
    if isinstance(value, FluentNone):
        return value
    if not isinstance(value, int | float):
        raise TypeError(f"not a number: {value!r}")
    return (LocalInt if isinstance(value, int) else LocalFloat)(value, **options)


def local_digits(text: str, lang: str) -> str:
    """A text made of digits and marks alone ("2–6") in the language's digits; any other text as it is."""
    if lang != "fa" or any(letter.isalpha() for letter in text):
        return text
    return text.translate(DIGITS)


def latin_digits(text: str) -> str:
    """What a person typed, with the digits that `int` and the move space expect."""
    return text.translate(LATIN)
