"""What a notice says: whose turn it is and where, never what lies on the table.

All of it is made from the kind of the notice, the game's name and the table's id; nothing here can see a position.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from msgspec import Struct

from adamak.core import Problem, find
from adamak.server.notices.outbox import Notice
from adamak.words import Words
from adamak.words.words import FSI, PDI

CODE = 4  # letters by which people call a table


class Told(Struct, frozen=True):
    """A notice in somebody's language."""

    title: str
    text: str
    path: str  # of the page it leads to
    lang: str

    @property
    def direction(self) -> str:
        return "rtl" if self.lang == "fa" else "ltr"


class Said(Words):
    """Words as they leave the house: where all is written from the left, nothing need be held apart by marks."""

    def say(self, message: str, /, **args: Any) -> str:
        said = super().say(message, **args)
        return said if self.lang == "fa" else said.replace(FSI, "").replace(PDI, "")


def code_of(table: str) -> str:
    """As the page calls a table.

    >>> code_of("-a9_bQz1")
    'A9BQ'
    """
    return "".join(letter for letter in table if letter.isalnum())[:CODE].upper()


def said(notice: Notice, lang: str) -> Told:
    words = Said(lang)
    game = notice.game
    with suppress(Problem):  # a game that is not installed any more goes by its id
        game = words.game(find(notice.game)).name()
    facts: dict[str, Any] = {"game": game, "name": notice.name}
    text = words.say("notice-table", code=code_of(notice.table)) if notice.table else notice.name
    nowhere = "/lobby" if notice.kind == "invitation" else "/"  # where one may say yes
    path = f"/t/{notice.table}" if notice.table else nowhere
    return Told(words.say(f"notice-{notice.kind}", **facts), text, path, lang)


def letter(told: Told, link: str, settings: str) -> str:
    return Said(told.lang).say("notice-mail", text=told.text, link=link, settings=settings)


def code_told(code: str, lang: str) -> tuple[str, str]:
    """The subject and the text that bring a code."""
    words = Said(lang)
    return words.say("notice-code-subject"), words.say("notice-code", code=code)
