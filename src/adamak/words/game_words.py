"""GameWords: a game's moves, events, refusals, options and rules in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from adamak.core.game import Game
from adamak.core.moves import Move
from adamak.core.options import package_of as package_of_class
from adamak.core.refusal import Refusal
from adamak.words.arguments import arguments
from adamak.words.catalogue import FALLBACK, GENERAL, shipped, source
from adamak.words.rulebook import Rulebook
from adamak.words.words import Words


def package_of(game: Game[Any, Any]) -> str:
    """The package a game lives in, ours or anybody's: its `text/` and `rules/` lie there."""
    return package_of_class(type(game))


def game_text(game: Game[Any, Any], lang: str) -> str:
    """Everything a game says in one language, as Fluent text: what the server hands to a page."""
    return source(package_of(game), lang)


def lesson_part(game: Game[Any, Any]) -> str:
    """The catalogue of a game's lessons."""
    return f"{package_of(game)}/lesson"


@cache
def rulebook(package: str, lang: str) -> Rulebook:
    """A package's rulebook, `rules/<lang>.md`; the English one, or an empty one, where there is none."""
    return Rulebook(shipped(package, "rules", f"{lang}.md") or shipped(package, "rules", f"{FALLBACK}.md"))


class GameWords(Words):
    """Says what a game's ids and facts mean.

    >>> from adamak.core import find
    >>> GameWords("en", find("condottiere")).move_words(Move("pass"))
    'Pass'
    """

    def __init__(self, lang: str, game: Game[Any, Any], part: str = "") -> None:
        """With `part`, also what stands in `text/<part>.<lang>.ftl`."""
        package = package_of(game)
        super().__init__(lang, (*([f"{package}/{part}"] if part else []), package, GENERAL))
        self.of = game

    def name(self) -> str:
        return self.say("game-name") if self.has("game-name") else self.of.id

    # --- moves and things ---

    def move(self, number: int) -> str:
        """The move with this number."""
        return self.move_words(self.of.moves.move(number))

    def move_words(self, move: Move) -> str:
        message = f"move-{move.kind}"
        return self.format(message, arguments(self, message, dict(move.args)))

    def thing(self, kind: str, name: str) -> str:
        """A thing of the game by its kind and id: `thing("region", "roma")`."""
        return self.say(f"{kind}-{name}") if self.has(f"{kind}-{name}") else name

    def card(self, name: str) -> str:
        return self.thing("card", name)

    def things(self, kind: str, names: Sequence[str]) -> str:
        """Several things, equal ones counted: "Winter and 2 × Drummer"."""
        return str(arguments(self, "", {f"{kind}s": list(names)})[f"{kind}s"])

    # --- what happens ---

    def event(self, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """One step of what a move did, as told by `Position.events_for`; with `times`: so many equal ones in a row."""
        facts = {key: value for key, value in event.items() if key != "event"}
        message = f"event-{event['event']}"
        if None in facts.values():
            message += "-none"
        if "times" in facts and self.has(f"{message}-many"):
            message += "-many"
        return self.format(message, arguments(self, message, facts, names))

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        """Why a move is not allowed, in one sentence; its clause is `refusal.clause`."""
        message = f"refusal-{refusal.reason}"
        return self.format(message, arguments(self, message, refusal.facts, names))

    def lesson(self, message: str, facts: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """The words of a lesson: "lesson-first-goal" and what it tells of the position."""
        words = GameWords(self.lang, self.of)
        words.packages = (lesson_part(self.of), *self.packages)
        return words.format(message, arguments(words, message, facts, names))

    def ask(self, phase: str) -> str:
        """The question to whoever decides."""
        return self.say(f"ask-{phase}")

    def wait(self, phase: str, seats: Sequence[int], names: Sequence[str]) -> str:
        """What everybody else reads meanwhile."""
        message = f"wait-{phase}"
        facts = {"seats": list(seats), "seat": seats[0] if seats else None}
        return self.format(message, arguments(self, message, facts, names))

    # --- options ---

    def option_name(self, option: str) -> str:
        return self.thing("option", option)

    def option_value(self, option: str, value: object) -> str:
        """A value as a person reads it: a choice's words, a number, on or off."""
        if isinstance(value, bool):
            return self.say("value-on") if value else self.say("value-off")
        if isinstance(value, int):
            return self.number(value)
        return self.thing(f"option-{option}", str(value))

    # --- rules ---

    @property
    def rulebook(self) -> Rulebook:
        return rulebook(package_of(self.of), self.lang)

    def rules_page(self) -> str:
        """The whole rulebook, as Markdown."""
        return self.rulebook.text

    def clause(self, clause: str) -> str:
        """What the rulebook says under this clause, as Markdown; "" for an unknown clause."""
        return self.rulebook.clauses.get(clause, "")
