"""A rulebook page: Markdown whose clauses begin with an anchor of their id."""

from __future__ import annotations

import re
from dataclasses import dataclass

ANCHOR = re.compile(r'<a id="([A-Z]+-\d+\.\d+)"></a>')
HEADING = re.compile(r"^#", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    """A chapter: its heading, its own text, and the ids of its clauses."""

    title: str
    text: str
    clauses: tuple[str, ...]


class Rulebook:
    """The page, its chapters and its clauses.

    >>> book = Rulebook('# Tea' + chr(10) + '## 1. Cups' + chr(10) + '<a id="TE-1.1"></a>**TE-1.1** One each.')
    >>> book.clauses["TE-1.1"], book.sections[0].title
    ('**TE-1.1** One each.', '1. Cups')
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.sections: list[Section] = []
        self.clauses: dict[str, str] = {}
        for chapter in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
            title, _, body = chapter.partition("\n")
            pieces = ANCHOR.split(body)
            ids = tuple(pieces[1::2])
            for clause, said in zip(ids, pieces[2::2], strict=True):
                # A heading after a clause belongs to the next one. Of two clauses with one id the first counts.
                self.clauses.setdefault(clause, HEADING.split(said)[0].strip())
            self.sections.append(Section(title.strip(), ANCHOR.sub("", body).strip(), ids))

    @property
    def anchors(self) -> list[str]:
        """The ids in the order of the page, repeated ones included."""
        return ANCHOR.findall(self.text)
