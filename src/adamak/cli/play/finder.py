"""From what a person types to a move: by number, in words, half a word, or nearly right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from typing import Any

from adamak.words import LANGUAGES, GameWords
from adamak.words.numbers import latin_digits

# Arabic letters that Persian keyboards of old produce, and marks that nobody types.
ALIKE = str.maketrans({"ي": "ی", "ك": "ک", "ة": "ه", "أ": "ا", "\u200c": " ", "_": " ", "-": " ", ",": " ", "،": " "})
MARKS = dict.fromkeys(map(ord, "\u200e\u200f\u2066\u2067\u2068\u2069\u064b\u064c\u064d\u064e\u064f\u0650\u0651.!?؟"))
CLOSE = 0.6  # how much of a word must be right to be guessed


def plain(text: str) -> str:
    """Text as it is compared: case, marks, digits and spaces made one."""
    return " ".join(latin_digits(text).translate(MARKS).translate(ALIKE).casefold().split())


class Finder:
    """Knows every move of a game under all its names, in every language of the house.

    A move is called by its sentence ("Play Drummer"), its save-file form ("play drummer"), what it is about
    ("drummer"), or, where it names a place, by what lies there now ("activate miller" for "activate yellow_1").
    """

    def __init__(self, wording: GameWords) -> None:
        self._moves = wording.of.moves
        self._languages = [wording, *(GameWords(lang, wording.of) for lang in LANGUAGES if lang != wording.lang)]
        self._kinds: dict[str, set[str]] = {}
        for kind in self._moves.kinds:
            for thing, values in kind.things:
                self._kinds.setdefault(thing, set()).update(values)
        self._names = [self._usual(number) for number in range(len(self._moves))]

    def find(self, typed: str, among: Iterable[int], view: Mapping[str, Any] | None = None) -> list[int]:
        """The moves meant: exactly so called, else so beginning, else with words so beginning, in that order."""
        wanted = plain(typed)
        if not wanted:
            return []
        named = self._named(among, view)
        for fits in (_same, _begins, _words_begin):
            found = [number for number, names in named if any(fits(wanted, name) for name in names)]
            if found:
                return found
        return []

    def nearest(self, typed: str, among: Iterable[int], view: Mapping[str, Any] | None = None) -> int | None:
        """The move whose name is most like what was typed, if any is like it at all."""
        wanted = plain(typed)
        best, likeness = None, CLOSE
        for number, names in self._named(among, view):
            for name in names:
                alike = SequenceMatcher(None, wanted, name).ratio()
                if alike > likeness:
                    best, likeness = number, alike
        return best

    def _named(self, among: Iterable[int], view: Mapping[str, Any] | None) -> list[tuple[int, list[str]]]:
        lying = dict(self._lying(view)) if view is not None else {}
        return [(number, [*self._names[number], *self._by_what_lies_there(number, lying)]) for number in among]

    def _usual(self, number: int) -> list[str]:
        """The names a move has wherever things lie."""
        move = self._moves.move(number)
        names = []
        counted_anew = False  # a place the words count from 1 is not called by its id, which counts from 0
        for wording in self._languages:
            things = [wording.thing(kind, value) for kind, value in move.args]
            names += [wording.move(number), " ".join([move.kind, *things]), " ".join(things)]
            for (_, value), thing in zip(move.args, things, strict=True):
                counted_anew |= value.isdigit() and plain(thing).isdigit() and plain(thing) != value
        if not counted_anew:
            names += [str(move), " ".join(value for _, value in move.args)]
        return list(dict.fromkeys(plain(name) for name in names if name))

    def _lying(self, view: object) -> Iterator[tuple[tuple[str, str], list[str]]]:
        """What a seat sees in the places that moves name: a part of its view that has a place and something in it."""
        if isinstance(view, Mapping):
            for kind, values in self._kinds.items():
                place = str(view.get(kind))
                if place in values:
                    beside = [(key, value) for key, value in view.items() if key != kind and isinstance(value, str)]
                    things = [self._called(key, value) for key, value in beside if value not in place.split("_")]
                    yield (kind, place), [name for names in things for name in names]
        if isinstance(view, Mapping | list):
            for part in view.values() if isinstance(view, Mapping) else view:
                yield from self._lying(part)

    def _called(self, key: str, value: str) -> list[str]:
        """A thing in every language, by the key it lies under or by the kind of thing a move takes it for."""
        kinds = [key, *(kind for kind, values in self._kinds.items() if value in values)]
        names = [value, *(wording.thing(kind, value) for wording in self._languages for kind in kinds)]
        return list(dict.fromkeys(plain(name) for name in names))

    def _by_what_lies_there(self, number: int, lying: Mapping[tuple[str, str], list[str]]) -> Iterator[str]:
        move = self._moves.move(number)
        for at, place in enumerate(move.args):
            for name in lying.get(place, ()):
                for wording in self._languages:
                    things = [plain(wording.thing(kind, value)) for kind, value in move.args]
                    things[at] = name
                    yield " ".join([plain(move.kind), *things])
                    yield " ".join(things)
                    yield plain(f"{wording.move(number)} {name}")


def _same(wanted: str, name: str) -> bool:
    return wanted == name


def _begins(wanted: str, name: str) -> bool:
    return name.startswith(wanted)


def _words_begin(wanted: str, name: str) -> bool:
    """Each typed word begins a word of the name, in order: "fav rom" for "Put the Favor of the Pope on Roma"."""
    left = iter(name.split())
    return all(any(word.startswith(typed) for word in left) for typed in wanted.split())


def find_things(typed: str, wording: GameWords, wanted_kinds: Sequence[str]) -> list[str]:
    """Ids of things named in a list: "drummer, mercenary 3" or "drummer winter". Unknown words come back as typed."""
    named = {}
    for kind in wording.of.moves.kinds:
        for thing, values in kind.things:
            if thing in wanted_kinds:
                for value in values:
                    named[plain(value)] = value
                    named[plain(wording.thing(thing, value))] = value
    found = []
    for piece in typed.replace("،", ",").split(","):
        words = [word for word in plain(piece).split() if word not in {"and", plain(wording.say("list-and"))}]
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
