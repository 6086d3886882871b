"""The language of this run, and what goes to the terminal in it."""

from __future__ import annotations

import os
import re
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console

    from adamak.words import Words

ISOLATES = str.maketrans("", "", "\u2066\u2067\u2068\u2069")
NEEDLESS = re.compile("\u2068([^\u2066\u2068\u2069A-Za-z]*)\u2069")
SIGNED = re.compile("\u2066([^\u2066-\u2069]*)\u2069")  # a sign and its number, a formula
RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufefc]")

_lang = "en"


def take_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """Takes `--lang fa` or `--lang=fa` out of the command line, wherever it stands before a bare `--`."""
    rest: list[str] = []
    lang: str | None = None
    waiting = iter(arguments)
    for word in waiting:
        if word == "--":
            return lang, [*rest, word, *waiting]
        if word == "--lang":
            lang = next(waiting, "")
        elif word.startswith("--lang="):
            lang = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return lang, rest


def usual_language() -> str:
    """ADAMAK_LANG, else the language of the user's system, else English."""
    for name in ("ADAMAK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "fa" if value.lower().split("_")[0].split("-")[0] == "fa" else "en"
    return "en"


def speak(lang: str) -> None:
    """From now on everything is said in this language."""
    global _lang
    _lang = lang


def words() -> Words:
    """The general words of the chosen language (imported on first use: `--version` needs none)."""
    from adamak.words import Words

    return Words(_lang)


def say(message: str, /, **args: Any) -> str:
    """A message of the general catalogue, ready for the terminal."""
    return tidy(words().say(message, **args))


def tidy(text: str) -> str:
    """Drops the isolating marks that isolate nothing: some terminals print them as boxes.

    Left-to-right text needs none; right-to-left text only those round Latin letters. A formula keeps its direction by
    a mark alone, which no terminal prints.
    """
    if not RIGHT_TO_LEFT.search(text):
        return text.translate(ISOLATES)
    dropped = 1
    while dropped:  # from the innermost outwards
        text, dropped = NEEDLESS.subn(r"\1", text)
        text, signed = SIGNED.subn("\N{LEFT-TO-RIGHT MARK}\\1", text)
        dropped += signed
    return text


def complain(text: str) -> None:
    """One line to the person who must act."""
    print(f"adamak: {tidy(' '.join(text.split()))}", file=sys.stderr)


def console(**options: Any) -> Console:
    """Where pictures are drawn: plain text unless it is a terminal."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False, **options)


def print_json(data: object) -> None:
    """One object on one line, for programs."""
    import json

    print(json.dumps(data, ensure_ascii=False))
