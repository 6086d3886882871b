"""What crosses the wire about learning a game: figures of the rulebook, exercises, puzzles."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from adamak.core.preview import Preview
from adamak.table.messages import OptionValue

# --- the rulebook -----------------------------------------------------------------------------------------------------


class Callout(Struct):
    """A number in a figure: what it points at on the board, and what it says."""

    at: str
    ring: bool  # else the number stands on the thing itself
    text: str


class Figure(Struct):
    """A picture in a rulebook: a part of the board, drawn from the view of a position."""

    id: str
    clause: str
    caption: str
    callouts: list[Callout]
    show: list[str]  # the things and places that must be seen: the part that is cut out
    size: list[int]  # of the whole board, in pixels
    around: int  # so many more around what is shown
    tab: str
    seat: int  # who looks; -1: a spectator
    names: list[str]
    options: dict[str, OptionValue]
    view: Any


class Teaching(Struct):
    """Where a clause can be seen or tried: a figure, an exercise, a lesson."""

    kind: str
    id: str
    title: str
    path: str  # on the page


# --- exercises --------------------------------------------------------------------------------------------------------


class ExerciseLine(Struct):
    """An exercise in the list."""

    id: str
    title: str
    level: int  # 1: easy, 3: hard
    clauses: list[str]


class ExerciseSubject(Struct):
    """The exercises about one thing, from easy to hard."""

    id: str
    name: str
    exercises: list[ExerciseLine]


class ExerciseList(Struct):
    """All exercises of a game, in one language."""

    game: str
    subjects: list[ExerciseSubject]


class ExerciseChoice(Struct):
    """An answer to choose; of a move that is not allowed, why not."""

    id: str
    text: str
    right: bool
    why: str | None = None
    clause: str | None = None


class ExercisePage(Struct):
    """A position to solve, as the seat that is asked may see it, with its solution."""

    id: str
    title: str
    subject: str
    level: int
    kind: Literal["number", "who", "outcomes", "allowed", "find"]
    question: str
    why: str  # the explanation
    clauses: list[str]
    points: list[str]  # what of the board is asked about
    seat: int  # who is asked
    names: list[str]  # by seat
    options: dict[str, Any]  # those that differ from the defaults
    view: dict[str, Any]
    after: dict[str, Any]  # what the seat sees when the story has been played
    told: list[str]  # the story, in words
    legal: list[str]  # moves to choose from on the board; none where no move is asked for
    choices: list[ExerciseChoice]
    number: int | None = None  # where a number is asked for
    moves: list[str] | None = None  # where a move is asked for: those that are right


class ExerciseRefusal(Struct):
    """Why a move is not allowed in the position of an exercise."""

    legal: bool
    clause: str = ""
    reason: str = ""
    facts: dict[str, Any] = {}


# --- puzzles ----------------------------------------------------------------------------------------------------------


class PuzzleNamed(Struct):
    """A puzzle by its game and its number, from 1."""

    game: str
    number: int


class Puzzles(Struct):
    """All there are: the difficulty (1 to 4) of each, by game; and the one of the day, the same for everybody."""

    games: dict[str, list[int]]
    day: PuzzleNamed | None = None


class PuzzleShown(Struct):
    """A decision to solve, as its seat sees it, with what a long search found there from that seat's knowledge."""

    game: str
    number: int
    difficulty: int
    seats: int
    seat: int
    options: dict[str, OptionValue]
    view: dict[str, Any]
    legal: list[str]
    previews: list[Preview]
    turn: list[str]  # the best turn; its first move is the solution
    chances: dict[str, float]  # to win after each legal move
    found: dict[str, float]  # how often levels of the house find the solution


ROOTS: list[Any] = [Figure, Teaching, ExerciseList, ExercisePage, ExerciseRefusal, Puzzles, PuzzleShown]
