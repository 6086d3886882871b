"""From what a person types to a move: by number, in words, half a word, or nearly right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher

from adamak.words import GameWords
from adamak.words.numbers import latin_digits

# Arabic letters that Persian keyboards of old produce, and marks that nobody types.
ALIKE = str.maketrans({"ي": "ی", "ك": "ک", "ة": "ه", "أ": "ا", "\u200c": " ", "_": " ", "-": " ", ",": " ", "،": " "})
MARKS = dict.fromkeys(map(ord, "\u200e\u200f\u2066\u2067\u2068\u2069\u064b\u064c\u064d\u064e\u064f\u0650\u0651.!?؟"))
CLOSE = 0.6  # how much of a word must be right to be guessed


def plain(text: str) -> str:
    """Text as it is compared: case, marks, digits and spaces made one."""
    return " ".join(latin_digits(text).translate(MARKS).translate(ALIKE).casefold().split())


class Finder:
    """Knows every move of a game under all its names.

    A move is called by its sentence ("Play Drummer"), its save-file form ("play drummer"), or what it is about
    ("drummer").
    """

    def __init__(self, said: GameWords) -> None:
        self._names: list[list[str]] = []
        for number in range(len(said.of.moves)):
            move = said.of.moves.move(number)
            things = [said.thing(kind, value) for kind, value in move.args]
            names = [said.move(number), str(move), " ".join(things), " ".join(value for _, value in move.args)]
            self._names.append(list(dict.fromkeys(plain(name) for name in names if name)))

    def find(self, typed: str, among: Iterable[int]) -> list[int]:
        """The moves meant: exactly so called, else so beginning, else with words so beginning, in that order."""
        wanted = plain(typed)
        if not wanted:
            return []
        numbers = list(among)
        for fits in (_same, _begins, _words_begin):
            found = [number for number in numbers if any(fits(wanted, name) for name in self._names[number])]
            if found:
                return found
        return []

    def nearest(self, typed: str, among: Iterable[int]) -> int | None:
        """The move whose name is most like what was typed, if any is like it at all."""
        wanted = plain(typed)
        best, likeness = None, CLOSE
        for number in among:
            for name in self._names[number]:
                alike = SequenceMatcher(None, wanted, name).ratio()
                if alike > likeness:
                    best, likeness = number, alike
        return best


def _same(wanted: str, name: str) -> bool:
    return wanted == name


def _begins(wanted: str, name: str) -> bool:
    return name.startswith(wanted)


def _words_begin(wanted: str, name: str) -> bool:
    """Each typed word begins a word of the name, in order: "fav rom" for "Put the Favor of the Pope on Roma"."""
    left = iter(name.split())
    return all(any(word.startswith(typed) for word in left) for typed in wanted.split())


def find_things(typed: str, said: GameWords, wanted_kinds: Sequence[str]) -> list[str]:
    """Ids of things named in a list: "drummer, mercenary 3" or "drummer winter". Unknown words come back as typed."""
    named = {}
    for kind in said.of.moves.kinds:
        for thing, values in kind.things:
            if thing in wanted_kinds:
                for value in values:
                    named[plain(value)] = value
                    named[plain(said.thing(thing, value))] = value
    found = []
    for piece in typed.replace("،", ",").split(","):
        words = [word for word in plain(piece).split() if word not in {"and", plain(said.say("list-and"))}]
        while words:
            # The longest name first: "mercenary 10" before "mercenary 1".
            for length in range(len(words), 0, -1):
                name = " ".join(words[:length])
                if name in named:
                    break
            else:
                length, name = 1, words[0]
            found.append(named.get(name, name.replace(" ", "_")))
            words = words[length:]
    return found
