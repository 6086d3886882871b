"""Lessons: guided games as data. A file `lessons/<name>.toml` in a game's folder tells a prepared game step by step.

    minutes = 8
    seats = 3
    seed = "lesson-1"                   # or [deal], or [setup]; and `moves`, a record to begin with
    options = { first_player = "1" }

    [[step]]
    name = "goal"                       # its words are the message `lesson-<lesson>-goal`
    clauses = ["CO-11.1"]               # of the rulebook, that it teaches
    points = ["region:roma"]            # what the board marks: `data-thing` or `data-at`
    facts = { number = "goals.total" }  # numbers and names of its words: see `claims.py`
    holds = ["goals.adjacent < goals.total"]

    [[step]]
    name = "first-card"
    asks = ["play *"]                   # the kinds of move that are wanted; a step without them is left by "go on"
    shows = ["play heroine"]            # what the lesson plays for whoever skips the step
    until = ["#players.0.line = 1"]     # or an event, "event battle_won seat=0"
    others = ["1 play 3", "2 pass"]     # what the others do before the step comes up

A step comes up when the learner is asked (`at_once`: even before), and stays passed over where a claim of its words
(`holds`) is not so, or nothing that it asks for is legal. So no sentence is ever false, whatever was played.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from adamak.core.always import always
from adamak.core.claims import at, evaluate, holds
from adamak.core.errors import Problem
from adamak.core.match import AnyGame, Match, Played
from adamak.core.options import package_of


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea of a lesson: what is explained, what is asked, and when it is done."""

    name: str
    clauses: list[str] = []
    points: list[str] = []
    facts: dict[str, str] = {}  # numbers and names of the sentence, as sums of the scene
    holds: list[str] = []
    asks: list[str] = []
    shows: list[str] = []
    until: list[str] = []  # nothing: one move that was asked for
    others: list[str] = []
    free: bool = False  # other legal moves are played as well
    at_once: bool = False
    optional: bool = False  # one of several ways to go on: the told story may pass it over


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game."""

    name: str
    minutes: int
    seats: int
    step: list[Step]
    options: dict[str, bool | int | str] = {}
    seat: int = 0  # the learner's
    place: int = 0  # among the lessons of its game: the first comes first
    level: str = "easy"  # of the others, where their script does not fit
    seed: str | None = None
    deal: dict[str, Any] | None = None
    setup: dict[str, Any] | None = None
    moves: list[str] = []

    def begin(self, game: AnyGame) -> Match:
        """The prepared game, where the lesson begins."""
        if self.setup is not None:
            match = Match.from_setup(game, self.setup)
        else:
            match = Match.start(game, self.seats, self.options, seed=self.seed, deal=self.deal)
        for line in self.moves:
            match.replay(Played.read(line, game, self.seats))
        return match

    def message(self, step: Step) -> str:
        """The words of a step."""
        return f"lesson-{self.name}-{step.name}"


@cache
def lessons(game: AnyGame) -> dict[str, Lesson]:
    """The lessons that lie in a game's folder, ours or anybody's, in the order in which they are to be taken."""
    try:
        folder = files(package_of(type(game))).joinpath("lessons")
    except (TypeError, ModuleNotFoundError):  # a game in a lone module has no folder to lie in
        return {}
    if not folder.is_dir():
        return {}
    texts = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".toml")}
    found = [read(name.removesuffix(".toml"), text) for name, text in sorted(texts.items())]
    return {lesson.name: lesson for lesson in sorted(found, key=lambda lesson: lesson.place)}


def read(name: str, text: str) -> Lesson:
    """A lesson from its file."""
    return msgspec.convert({"name": name, **tomllib.loads(text)}, Lesson)


def find_lesson(game: AnyGame, name: str) -> Lesson:
    """The lesson with this name."""
    try:
        return lessons(game)[name]
    except KeyError:
        raise Problem("no-such-lesson", name=name[:40]) from None


# --- facts of a position -----------------------------------------------------------------------------------------


def known_to(match: Match, seat: int) -> dict[str, Any]:
    """The scene of a lesson: what its seat sees, how the game stands, and what is the same in every game of it."""
    position, game, origin = match.position, match.game, match.origin
    given = origin["setup"].get("options", {}) if "setup" in origin else origin.get("options", {})
    return {
        "options": game.read_options(match.seats, given).to_json(),
        **position.view(seat),
        "scores": position.scores(),
        **always(game),
        "legal": [game.moves.words(move) for move in position.legal(seat)] if seat in position.actors() else [],
    }


def true(known: Mapping[str, Any], claim: str) -> bool:
    """Is it so? What does not lie there is not so, whatever is claimed of it."""
    try:
        return holds(known, claim)
    except (Problem, TypeError):
        return False


def fits(move: str, patterns: Sequence[str], known: Mapping[str, Any]) -> bool:
    """Is this move one of the wanted kind? Patterns are as of files, "play *"; "site @free" names what lies there.

    >>> fits("site roma", ["site @free"], {"free": ["roma", "siena"]})
    True
    """
    return any(
        fnmatchcase(move, f"{pattern.partition('@')[0]}{thing}")
        for pattern in patterns
        for thing in _things(pattern.partition("@")[2], known)
    )


def _things(path: str, known: Mapping[str, Any]) -> Sequence[str]:
    if not path:
        return [""]
    try:
        return [str(thing) for thing in at(known, path)]
    except (Problem, TypeError):
        return []


def told_facts(step: Step, known: Mapping[str, Any]) -> dict[str, Any] | None:
    """The numbers and names of a step's sentence, as they are now; None where one of them is not there."""
    try:
        return {name: evaluate(known, sum_) for name, sum_ in step.facts.items()}
    except (Problem, TypeError):
        return None
