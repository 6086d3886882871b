"""Words: the general catalogue, and the way any message is said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from adamak.core.errors import Problem
from adamak.words.catalogue import FALLBACK, GENERAL, LANGUAGES, Uses, catalogue
from adamak.words.numbers import NUMBER, local_digits

if TYPE_CHECKING:
    from adamak.core.game import Game
    from adamak.words.game_words import GameWords

FSI, PDI = "\u2068", "\u2069"  # first strong isolate, pop isolate: keep a Latin name whole inside Persian text


class Words:
    """One language's general words.

    >>> Words("en").problem(Problem("nothing-to-undo"))
    'There is nothing to take back.'
    """

    def __init__(self, lang: str = FALLBACK, packages: Sequence[str] = (GENERAL,)) -> None:
        if lang not in LANGUAGES:
            raise Problem("unknown-language", lang=lang[:20], known=list(LANGUAGES))
        self.lang = lang
        self.packages = tuple(packages)

    # --- saying ---

    def say(self, message: str, /, **args: Any) -> str:
        """The message with its arguments; `message` may name an attribute, "help-play.seats"."""
        return self.format(message, args)

    def format(self, message: str, args: Mapping[str, Any]) -> str:
        """Like `say`. A message nobody wrote is said in English, or by its id: a table must not fall over a word."""
        name, _, attribute = message.partition(".")
        for lang in dict.fromkeys((self.lang, FALLBACK)):
            for package in self.packages:
                said = catalogue(package, lang).format(name, args, attribute)
                if said is not None:
                    return said[0]
        return message

    def has(self, message: str) -> bool:
        """Is this message written, in this language or in English?"""
        langs = dict.fromkeys((self.lang, FALLBACK))
        return any(message in catalogue(package, lang) for lang in langs for package in self.packages)

    def uses(self, message: str) -> Uses:
        """How a message uses its variables."""
        for lang in dict.fromkeys((self.lang, FALLBACK)):
            for package in self.packages:
                if message in catalogue(package, lang):
                    return catalogue(package, lang).uses(message)
        return Uses()

    # --- pieces of sentences ---

    def number(self, value: int | float, **options: Any) -> str:
        """A number in the language's digits."""
        from babel import Locale

        return str(NUMBER(value, **options).format(Locale.parse(self.lang)))

    def join(self, items: Sequence[str]) -> str:
        """A list the way the language writes it: "a, b and c". Each item is kept whole among right-to-left words."""
        if len(items) < 2:
            return items[0] if items else ""
        apart = [f"{FSI}{item}{PDI}" for item in items]
        return self.say("list-comma").join(apart[:-1]) + self.say("list-and") + apart[-1]

    def problem(self, problem: Problem) -> str:
        """What went wrong, in one line. Ids stay ids: they are what the person must mend in the file or command."""
        message = f"problem-{problem.code}"
        numbers = self.uses(message).numbers
        args: dict[str, Any] = {}
        for name, value in problem.args_.items():
            if isinstance(value, list | tuple):
                args[name] = self.join([str(one) for one in value])
            elif isinstance(value, int | float) and name in numbers:
                args[name] = value
            else:  # what was typed, or what another part of the program calls a number and the sentence a text
                args[name] = local_digits(" ".join(str(value).split()), self.lang)
        return self.format(message, args)

    def game(self, game: Game[Any, Any]) -> GameWords:
        """The words of one game, with these behind them."""
        from adamak.words.game_words import GameWords

        return GameWords(self.lang, game)
