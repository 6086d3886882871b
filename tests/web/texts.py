"""What the page says, from the catalogues it is built of: a test asks for a button by the message on it."""

from __future__ import annotations

from functools import cache

from adamak.words import Catalogue, Words

from .serving import ROOT

WEB = ROOT / "web" / "src"
PY = ROOT / "src" / "adamak"
FOLDERS = {
    "page": WEB / "text",
    "around": WEB / "lib" / "table" / "text",
    "tournaments": WEB / "lib" / "tournaments" / "text",
    "board": WEB / "games" / "condottiere" / "text",
    "game": PY / "games" / "condottiere" / "text",
    "words": PY / "words" / "text",
}


@cache
def catalogue(name: str, lang: str) -> Catalogue:
    return Catalogue(lang, (FOLDERS[name] / f"{lang}.ftl").read_text("utf-8"))


class Texts:
    """`texts("home-new")`, `texts("new-chat.text")`, `texts("seat-kind-of", number=1)`: in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, message: str, /, **args: object) -> str:
        name, _, attribute = message.partition(".")
        for folder in FOLDERS:
            said = catalogue(folder, self.lang).format(name, args, attribute)
            if said is not None:
                assert not said[1], (message, said[1])
                return said[0]
        raise KeyError(message)

    def number(self, value: int) -> str:
        return Words(self.lang).number(value)

    def thing(self, kind: str, name: str) -> str:
        return self(f"{kind}-{name}")

    def move(self, words: str) -> str:
        """A move in words, as its button says it."""
        kind, *values = words.split(" ")
        if kind == "draw":
            return self("move-draw", number=int(values[0]))
        family = "region" if kind in ("site", "favor") else "card"
        return self(f"move-{kind}", **({family: self.thing(family, values[0])} if values else {}))
