"""Faults of catalogues and rulebooks, found before a player does.

`python -m adamak.words.lint` looks at the general catalogue and at every installed game; exit status 1 on a fault.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Set
from functools import lru_cache
from typing import Any

from fluent.syntax import ast

from adamak.core.game import Game
from adamak.core.lesson import lessons
from adamak.core.registry import find, games
from adamak.words.catalogue import GENERAL, LANGUAGES, Catalogue, Uses, entries, shipped, source
from adamak.words.exercises import SEATS, catalogue_of, needed_by_exercises
from adamak.words.figure_words import figures_of, needed_by_figures
from adamak.words.game_words import lesson_part, package_of, rulebook
from adamak.words.persian import catalogue_faults, rulebook_faults
from adamak.words.required_messages import (
    cited_clauses,
    needed_by_cli,
    needed_by_game,
    needed_by_lessons,
    needed_problems,
    problem_calls,
)

# Every variable is either a number, and then stands inside NUMBER(), or a text. A new name is declared here,
# or in the catalogue itself by Fluent's own convention: a comment `# $name (Number)` or `# $name (String)`.
NUMBERS = frozenset({
    "adjacent", "answer", "at", "bonus", "count", "faults", "found", "games", "groups", "high", "length", "limit",
    "longest", "low", "mean", "most", "moves", "number", "p50", "p99", "point", "points", "position", "rest", "rounds",
    "seconds", "share", "speed", "tables", "total", "value", "version", "wanted", "written",
})  # fmt: skip
TEXTS = frozenset({
    "allowed", "bot", "card", "cards", "clause", "command", "discard", "divinity", "ending", "exercise", "fault",
    "file", "flag", "game", "given", "group", "host", "kind", "known", "lang", "language", "level", "line", "loser",
    "move", "name", "names", "needs", "option", "other", "parameter", "part", "parts", "path", "phase", "pid", "player",
    "port", "reason", "region", "release", "seat", "seats", "seed", "showing", "slot", "table", "thing", "to", "token",
    "typed", "what", "where", "who", "why", "wonder", *SEATS,
})  # fmt: skip
# The same word may be a number in one family of messages and a text in another.
EXCEPTIONS: Mapping[tuple[str, str], str] = {
    ("problem", "seats"): "number",
    ("problem", "seat"): "number",
    ("problem-bad-seats", "seats"): "text",  # whatever was typed there
    ("problem-bad-option-value", "value"): "text",
    ("problem-option-contradicts", "value"): "text",
    ("problem-setup-unknown", "found"): "text",
    ("problem-setup-other-game", "found"): "text",
    ("problem-save-other-game", "found"): "text",
    ("problem-save-other-format", "found"): "text",
    ("problem-save-other-rules", "known"): "number",
    ("problem-storage-newer", "found"): "text",
    ("doctor-schema", "found"): "text",
    ("problem-backup-not-migrated", "found"): "text",
    ("play-which", "moves"): "text",
    ("sim-title", "seats"): "number",
}


# --- one catalogue ------------------------------------------------------------------------------------------------


def junk(text: str) -> Iterator[str]:
    """Lines the parser could not read: the browser's library drops them in silence."""
    for entry in entries(text):
        if isinstance(entry, ast.Junk):
            yield f"cannot be parsed: {str(entry.content).strip()[:60]!r}"


def twice(text: str) -> Iterator[str]:
    """A message written twice: the first one wins here, the last one elsewhere."""
    seen: set[str] = set()
    for entry in entries(text):
        if isinstance(entry, ast.Message):
            if entry.id.name in seen:
                yield f"{entry.id.name} is written twice"
            seen.add(entry.id.name)


def bare_numbers(text: str) -> Iterator[str]:
    """Numbers outside NUMBER() come out in Latin digits; variables nobody declared may be numbers too."""
    declared: dict[str, str] = {}
    messages = [entry for entry in entries(text) if isinstance(entry, ast.Message)]
    for entry in messages:
        if entry.comment is not None:
            for name, kind in re.findall(r"\$(\w+) \((Number|String)\)", entry.comment.content or ""):
                declared[name] = "number" if kind == "Number" else "text"
    for entry in messages:
        found = Uses.of(entry)
        for name in sorted(found.all):
            kind = declared.get(name) or kind_of(entry.id.name, name)
            if kind is None:
                yield f"{entry.id.name}: ${name} is declared neither a number nor a text"
            elif kind == "number" and name in found.bare:
                yield f"{entry.id.name}: ${name} is a number and stands outside NUMBER()"
            elif kind == "text" and name in found.numbers:
                yield f"{entry.id.name}: ${name} is a text and stands inside NUMBER()"
        for name in sorted(found.styled):
            yield f"{entry.id.name}: NUMBER({name}, style: ...) differs between terminal and browser"


def kind_of(message: str, variable: str) -> str | None:
    """ "number", "text", or None for a variable nobody declared."""
    for family in (message, message.partition("-")[0]):
        if (family, variable) in EXCEPTIONS:
            return EXCEPTIONS[family, variable]
    if variable in NUMBERS or variable.endswith("_count"):
        return "number"
    return "text" if variable in TEXTS else None


def unsayable(lang: str, text: str) -> Iterator[str]:
    """Every message and attribute formats without an error."""
    catalogue = Catalogue(lang, text)
    for name, entry in catalogue.entries.items():
        uses = Uses.of(entry)
        args: dict[str, Any] = dict.fromkeys(uses.bare, "x") | dict.fromkeys(uses.numbers, 2)
        for attribute in ["", *(one.id.name for one in entry.attributes)]:
            said = catalogue.format(name, args, attribute)
            if said is None and (attribute or entry.value is not None):
                yield f"{name}: cannot be said"
            elif said is not None and said[1]:
                yield f"{name}: {said[1][0]}"


# --- languages against each other ---------------------------------------------------------------------------------


def unequal(one_text: str, other_text: str) -> Iterator[str]:
    """Both languages have the same messages, attributes and variables."""
    one, other = _shape(one_text), _shape(other_text)
    for name in sorted(one.keys() ^ other.keys()):
        yield f"{name} is missing in one language"
    for name in sorted(one.keys() & other.keys()):
        if one[name][0] != other[name][0]:
            yield f"{name}: attributes differ: {sorted(one[name][0] ^ other[name][0])}"
        if one[name][1] != other[name][1]:
            yield f"{name}: variables differ: {sorted(one[name][1] ^ other[name][1])}"


@lru_cache(maxsize=16)
def _shape(text: str) -> dict[str, tuple[set[str], set[str]]]:
    shape = {}
    for entry in entries(text):
        if isinstance(entry, ast.Message):
            shape[entry.id.name] = ({one.id.name for one in entry.attributes}, Uses.of(entry).all)
    return shape


def missing(text: str, needed: Iterable[str]) -> Iterator[str]:
    """What the code can say and the catalogue cannot; "help-play.seats" names an attribute."""
    shape = _shape(text)
    for message in sorted(set(needed)):
        name, _, attribute = message.partition(".")
        if name not in shape or (attribute and attribute not in shape[name][0]):
            yield f"{message} is missing"


def not_given(text: str, calls: Iterable[tuple[str, Set[str]]]) -> Iterator[str]:
    """A problem raised somewhere without an argument that its sentence needs."""
    shape = _shape(text)
    for code, given in calls:
        lacking = shape.get(f"problem-{code}", (set(), set()))[1] - given
        if lacking:
            yield f"problem-{code} is raised without {', '.join(sorted(lacking))}"


# --- rulebooks ----------------------------------------------------------------------------------------------------


def rulebooks(books: Mapping[str, Any], cited: Iterable[str]) -> Iterator[str]:
    """The same clauses in the same order in every language, each once, and every cited clause among them."""
    first, *others = books
    for lang, book in books.items():
        for clause in dict.fromkeys(clause for clause in book.anchors if book.anchors.count(clause) > 1):
            yield f"{lang}: {clause} stands there twice"
        for clause in sorted(set(cited) - set(book.anchors)):
            yield f"{lang}: {clause} is cited and stands nowhere"
    for lang in others:
        one, other = books[first].anchors, books[lang].anchors
        if one != other:
            equal = [a == b for a, b in zip(one, other, strict=False)]
            at = equal.index(False) if False in equal else len(equal)
            yield f"{first} and {lang} differ from clause {max(one, other, key=len)[at]} on"


def figure_faults(game: Game[Any, Any], anchors: list[str]) -> Iterator[str]:
    """Figures stand beside clauses that there are, in the order of the book; each of their messages belongs to one."""
    before = 0
    for name, figure in figures_of(game).items():
        if figure.clause not in anchors:
            yield f"{name}: there is no clause {figure.clause}"
            continue
        at = anchors.index(figure.clause)
        if at < before:
            yield f"{name}: the clause of the figure before it comes later"
        before = at
    for message in _shape(source(f"{package_of(game)}/figures", LANGUAGES[0])):
        if message.removeprefix("figure-") not in figures_of(game):
            yield f"{message} belongs to no figure"


def summary_faults(summaries: Mapping[str, str], anchors: list[str]) -> Iterator[str]:
    """The game on one page: in every language or in none, pointing at the same clauses, all of which there are."""
    cited = {lang: re.findall(r"\b[A-Z]{2}-\d[\d.]*\d", text) for lang, text in summaries.items()}
    for lang, clauses in cited.items():
        yield from (f"{lang}: there is no clause {clause}" for clause in clauses if clause not in anchors)
    if len({tuple(clauses) for clauses in cited.values()}) > 1 or len({bool(text) for text in summaries.values()}) > 1:
        yield "the languages differ"
    yield from (f"fa: {fault}" for fault in rulebook_faults(summaries["fa"]))


# --- all together -------------------------------------------------------------------------------------------------


def lint_package(package: str, needed: Iterable[str]) -> list[str]:
    """Every fault of one package's catalogues."""
    faults = []
    texts = {lang: source(package, lang) for lang in LANGUAGES}
    for lang, text in texts.items():
        found = [*junk(text), *twice(text), *bare_numbers(text), *unsayable(lang, text), *missing(text, needed)]
        if lang == "fa":
            found += catalogue_faults(text)
        faults += [f"{package}, {lang}: {fault}" for fault in found]
    first, *others = LANGUAGES
    for lang in others:
        faults += [f"{package}: {first}, {lang}: {fault}" for fault in unequal(texts[first], texts[lang])]
    return faults


def lint_game(game: Game[Any, Any]) -> list[str]:
    """A game's catalogues and rulebooks."""
    package = package_of(game)
    exercises = lint_package(catalogue_of(game), needed_by_exercises(game))
    books = {lang: rulebook(package, lang) for lang in LANGUAGES}
    pages = [f"{package}/rules: {fault}" for fault in rulebooks(books, cited_clauses(game))]
    pages += [f"{package}/rules/fa.md: {fault}" for fault in rulebook_faults(books["fa"].text)]
    pages += [f"{package}/figures.toml: {fault}" for fault in figure_faults(game, books["en"].anchors)]
    summaries = {lang: shipped(package, "rules", f"summary.{lang}.md") for lang in LANGUAGES}
    pages += [f"{package}/rules/summary: {fault}" for fault in summary_faults(summaries, books["en"].anchors)]
    figures = lint_package(f"{package}/figures", needed_by_figures(game))
    taught = lint_package(lesson_part(game), needed_by_lessons(game)) if lessons(game) else []
    return lint_package(package, needed_by_game(game)) + exercises + taught + figures + pages


def lint() -> list[str]:
    """Everything installed."""
    faults = lint_package(GENERAL, {*needed_problems(), *needed_by_cli()})
    for lang in LANGUAGES:
        faults += [f"{lang}: {fault}" for fault in not_given(source(GENERAL, lang), problem_calls())]
    for game in games().values():
        faults += lint_game(game)
    return faults


if __name__ == "__main__":
    found = [fault for name in sys.argv[1:] for fault in lint_game(find(name))] if sys.argv[1:] else lint()
    print("\n".join(found) or "No faults.")
    sys.exit(1 if found else 0)
