"""One language's messages, read from Fluent files that lie in the packages they speak for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from adamak.core.options import option_messages
from adamak.words.numbers import NUMBER

LANGUAGES = ("en", "fa")
FALLBACK = "en"
GENERAL = "adamak.words"


def shipped(package: str, folder: str, name: str) -> str:
    """The text of a file that lies in a package; empty where there is none."""
    try:
        file = files(package).joinpath(folder, name)
    except (TypeError, ModuleNotFoundError):  # a game in a lone module has no folder to lie in
        return ""
    return file.read_text("utf-8") if file.is_file() else ""


def source(package: str, lang: str) -> str:
    """A package's catalogue: `text/<lang>.ftl`, and what its options declare of themselves.

    "pig/exercises" is a catalogue of its own, `text/exercises.<lang>.ftl`: what only some pages need.
    """
    package, _, part = package.partition("/")
    if part:
        return shipped(package, "text", f"{part}.{lang}.ftl")
    return shipped(package, "text", f"{lang}.ftl") + "\n" + option_messages(package, lang)


@lru_cache(maxsize=16)
def entries(text: str) -> tuple[Any, ...]:
    """What a catalogue holds: messages, comments, and what could not be read. Many checks ask for the same text."""
    return tuple(FluentParser().parse(text).body)


class Catalogue:
    """The messages of one package in one language."""

    def __init__(self, lang: str, text: str) -> None:
        self.lang = lang
        self.entries: dict[str, ast.Message] = {}
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self.entries[entry.id.name] = entry
        self._bundle = FluentBundle([lang], functions={"NUMBER": NUMBER}, use_isolating=True)
        self._bundle.add_resource(resource)
        self._uses: dict[str, Uses] = {}

    def __contains__(self, message: str) -> bool:
        return message in self.entries

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def format(self, message: str, args: Mapping[str, Any], attribute: str = "") -> tuple[str, list[Exception]] | None:
        """The sentence and what went wrong in it; None when there is no such message or attribute."""
        if message not in self.entries:
            return None
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), errors

    def uses(self, message: str) -> Uses:
        """How this message uses its variables."""
        if message not in self._uses:
            self._uses[message] = Uses.of(self.entries[message])
        return self._uses[message]


class Uses(Visitor):
    """The variables of one message, by how they stand in it."""

    def __init__(self) -> None:
        self.bare: set[str] = set()  # as they come: texts
        self.numbers: set[str] = set()  # inside NUMBER()
        self.styled: set[str] = set()  # inside NUMBER() with a style of their own
        self.selected: set[str] = set()  # compared with ids: they must arrive as ids, not as words

    @classmethod
    def of(cls, entry: ast.Message) -> Uses:
        uses = cls()
        uses.visit(entry)
        return uses

    @property
    def all(self) -> set[str]:
        return self.bare | self.numbers

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.selected.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.numbers.add(argument.id.name)
                if any(option.name.name == "style" for option in node.arguments.named):
                    self.styled.add(argument.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.bare.add(node.id.name)


@cache
def catalogue(package: str, lang: str) -> Catalogue:
    """A package's catalogue, parsed once."""
    return Catalogue(lang, source(package, lang))
