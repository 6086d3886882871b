"""What several commands read from the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from adamak.core.errors import Problem

if TYPE_CHECKING:
    from adamak.core.game import Game


def read_option_words(given: Sequence[str]) -> dict[str, object]:
    """`--option name=value`, as often as wanted; a bare name switches an optional rule on."""
    options: dict[str, object] = {}
    for word in given:
        name, equals, value = word.partition("=")
        name = name.strip().replace("-", "_")
        if not name or (equals and not value.strip()):
            raise Problem("bad-option-form", given=word[:60])
        options[name] = value.strip() if equals else "true"
    return options


def read_seats(game: Game[Any, Any], given: str) -> int:
    """A number of seats that this game knows."""
    word = given.strip()
    number = int(word) if word.isdecimal() and len(word) < 6 else word
    game.read_options(number)  # type: ignore[arg-type]  # the game itself complains about anything else
    return int(number)
