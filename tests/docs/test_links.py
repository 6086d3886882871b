"""Links of the documents lead somewhere: to files that are there, and to headings that are in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.docs.pages import FENCE, PAGES, ROOT, name_of

LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
TESTS = re.compile(r"\btest_\w+\.py\b")
PATHS = re.compile(r"`((?:src|tests|docs|bench|web)/[\w/.-]+\.\w+)`")


def prose(page: Path) -> str:
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """As GitHub and the site make them of headings."""
    titles = re.findall(r"^#+ (.+)$", prose(page), re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_links_lead_somewhere(document: Path) -> None:
    for link in LINK.findall(prose(document)):
        if link.startswith(("http://", "https://", "mailto:")):
            continue
        path, _, anchor = link.partition("#")
        there = (document.parent / path).resolve() if path else document
        assert there.exists(), link
        assert not anchor or anchor in anchors(there), link


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_files_that_are_named_are_there(document: Path) -> None:
    assert [path for path in PATHS.findall(prose(document)) if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_tests_that_are_named_are_there(document: Path) -> None:
    there = {file.name for file in (ROOT / "tests").rglob("test_*.py")}
    assert set(TESTS.findall(document.read_text(encoding="utf-8"))) - there == set()


def test_every_picture_is_shown() -> None:
    shown = {(page.parent / link).resolve() for page in PAGES for link in LINK.findall(prose(page))}
    assert [file.name for file in (ROOT / "docs" / "pictures").iterdir() if file not in shown] == []
