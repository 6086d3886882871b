"""The pages of the documents and the blocks in them: one reader for all tests."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "SECURITY.md",
    ROOT / "web" / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "reference").glob("*.md")),
]
FENCE = re.compile(
    r"^(?:<!-- shown: (?P<why>.+?) -->\n)?```(?P<kind>\S*)(?: (?P<rest>[^\n]*))?\n(?P<code>.*?)^```$", re.M | re.S
)


@dataclass(frozen=True)
class Block:
    """A block of a page; `why` says why it is shown and not run."""

    page: Path
    number: int
    kind: str
    rest: str
    code: str
    why: str

    def __str__(self) -> str:
        return f"{name_of(self.page)}-{self.number}"

    @property
    def commands(self) -> list[str]:
        """Of a console: what stands after the prompts, without remarks."""
        lines = [line.removeprefix("$ ") for line in self.code.splitlines() if line.startswith("$ ")]
        return [re.sub(r"\s+# .*$", "", line) for line in lines]

    @property
    def file(self) -> str:
        """The file it is to be written into, where it says so: `file=linear.py`."""
        return self.rest.removeprefix("file=") if self.rest.startswith("file=") else ""


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks_of(page: Path) -> list[Block]:
    found = FENCE.finditer(page.read_text(encoding="utf-8"))
    return [
        Block(page, number, one["kind"], one["rest"] or "", one["code"], one["why"] or "")
        for number, one in enumerate(found, 1)
    ]


BLOCKS = [block for page in PAGES for block in blocks_of(page)]
