"""Exercises: small positions to solve, declared as data in a game's folder (`exercises.toml`) and solved by its engine.

    [setup]                               # what all positions of the file have in common, as `Game.from_setup` reads it
    phase = "battle_turn"

    [[exercise]]
    id = "winter"                         # its words: `exercise-winter` of `text/exercises.<lang>.ftl`
    subject = "seasons"                   # `subject-seasons`; exercises of a subject stand from easy to hard
    level = 1
    clauses = ["CO-5.2"]
    setup = { players = [{ line = ["mercenary_10"] }, { hand = ["winter"] }] }
    then = ["1 play winter"]              # what is played before the answer is read off; `played`: before the question
    number = "players.0.strength"         # the question; sums and claims are those of `core/claims.py`

No answer is written down. There are five kinds of question:

| key        | asks for                                      | right is                                             |
|------------|-----------------------------------------------|------------------------------------------------------|
| `number`   | a number                                      | the value of the sum                                 |
| `who`      | a player; nobody, too, where `nobody` is true | the seat at the path, none where there is null       |
| `outcomes` | one of several sentences, each with its claim | the only one whose claim holds                       |
| `allowed`  | all moves of the list that are legal          | those that `why_not` does not refuse                 |
| `find`     | a move on the board                           | those after which, and after `then`, the claim holds |

`[[left_out]]` names clauses of the rulebook that neither lessons nor exercises are about, with the reason (`why`).

`base` names a position of `[base.<name>]`, to which `setup` is added: a setup itself, or a game from its beginning
(`start = { seats = 2, seed = "tea", moves = [...] }`, less the entries in `drop`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from adamak.core.always import always
from adamak.core.claims import at, evaluate, holds
from adamak.core.errors import Problem
from adamak.core.game import Game
from adamak.core.match import Match, Played, Refused
from adamak.core.options import package_of
from adamak.core.position import Position

FILE = "exercises.toml"
AnyGame: TypeAlias = Game[Any, Any]
Kind: TypeAlias = Literal["number", "who", "outcomes", "allowed", "find"]
KINDS: tuple[Kind, ...] = ("number", "who", "outcomes", "allowed", "find")
Answer: TypeAlias = int | str | list[str] | None


class Start(Struct, forbid_unknown_fields=True):
    """A game from its beginning, as far as some moves lead."""

    seats: int
    seed: str
    options: dict[str, Any] = {}
    moves: list[str] = []  # lines of a record: "0 play winter"


class Base(Struct, forbid_unknown_fields=True):
    """A position that several exercises begin with."""

    setup: dict[str, Any] = {}
    start: Start | None = None
    drop: list[str] = []  # entries of the started game that its defaults replace


class Exercise(Struct, forbid_unknown_fields=True, kw_only=True):
    """One question about one position."""

    id: str
    subject: str
    level: Annotated[int, Meta(ge=1, le=3)]
    clauses: Annotated[list[str], Meta(min_length=1)]
    points: list[str] = []  # what is asked about: the board marks it, as in lessons, and turns to where it lies
    seat: int = 0  # who looks and answers
    base: str = ""
    setup: dict[str, Any] = {}
    played: list[str] = []  # moves that lead from there to the question, as lines of a record
    then: list[str] = []
    number: str = ""
    who: str = ""
    nobody: bool = False
    outcomes: dict[str, str] = {}  # the attribute of the message that says it, and its claim
    allowed: list[str] = []
    find: str = ""
    args: dict[str, str] = {}  # numbers and names in the words, as sums
    holds: list[str] = []  # what the words say besides: claims that must be true
    veil: list[str] = []  # lists and tables of the view that would give the answer away

    @property
    def kind(self) -> Kind:
        """Which of the questions is asked."""
        asked = [kind for kind in KINDS if getattr(self, kind)]
        if len(asked) != 1:
            raise Problem("exercise-kind", exercise=self.id, found=len(asked))
        return asked[0]


class LeftOut(Struct, forbid_unknown_fields=True):
    """Clauses that a first game does without, and why: no lesson and no exercise is about them."""

    why: str
    clauses: Annotated[list[str], Meta(min_length=1)]  # "CO-13.*": all of a chapter that nothing is about


class Exercises(Struct, forbid_unknown_fields=True):
    """A game's exercises as its file has them."""

    exercise: list[Exercise] = []
    left_out: list[LeftOut] = []
    setup: dict[str, Any] = {}
    base: dict[str, Base] = {}
    veil: list[str] = []  # of every exercise

    def subjects(self) -> dict[str, list[Exercise]]:
        """By subject, in the order of the file; in each from easy to hard."""
        found: dict[str, list[Exercise]] = {}
        for exercise in self.exercise:
            found.setdefault(exercise.subject, []).append(exercise)
        return {subject: sorted(group, key=lambda exercise: exercise.level) for subject, group in found.items()}


@cache
def exercises_of(game: AnyGame) -> Exercises:
    """The exercises that lie in a game's folder; none where there is no such file."""
    try:
        file = files(package_of(type(game))).joinpath(FILE)
    except (TypeError, ModuleNotFoundError):  # a game in a lone module has no folder to lie in
        return Exercises()
    if not file.is_file():
        return Exercises()
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Exercises)
    except msgspec.ValidationError as wrong:
        raise Problem("setup-shape", what=f"{FILE}: {wrong}") from None


def find_exercise(game: AnyGame, name: str) -> Exercise:
    """The exercise with this id."""
    for exercise in exercises_of(game).exercise:
        if exercise.id == name:
            return exercise
    raise Problem("no-such-exercise", exercise=name[:40])


# --- the position -----------------------------------------------------------------------------------


def pose(game: AnyGame, exercise: Exercise) -> Match:
    """The position of an exercise, as it lies when the question is asked."""
    file = exercises_of(game)
    setup: dict[str, Any] = {"game": game.id, **file.setup}
    if exercise.base:
        setup = _added(setup, _base(game, file.base[exercise.base]))
    match = Match.from_setup(game, _added(setup, exercise.setup))
    for line in exercise.played:
        match.replay(Played.read(line, game, match.seats))
    return match


def _base(game: AnyGame, base: Base) -> dict[str, Any]:
    started: dict[str, Any] = {}
    if base.start is not None:
        match = Match.start(game, base.start.seats, base.start.options, seed=base.start.seed)
        for line in base.start.moves:
            match.replay(Played.read(line, game, match.seats))
        started = match.position.to_setup()
    return _added({key: value for key, value in started.items() if key not in base.drop}, base.setup)


def _added(whole: Mapping[str, Any], part: Mapping[str, Any]) -> dict[str, Any]:
    """One setup with the entries of another, player by player."""
    both = dict(whole)
    for key, value in part.items():
        if key == "players" and key in both:
            both[key] = [{**old, **new} for old, new in zip(both[key], value, strict=True)]
        else:
            both[key] = value
    return both


def scene(position: Position, seat: int, game: AnyGame) -> dict[str, Any]:
    """What sums and claims read: the seat's view, the scores, what is always so, and what the seat may do."""
    legal = [game.moves.words(int(move)) for move in position.legal(seat)] if seat in position.actors() else []
    return {**position.view(seat), "scores": position.scores(), **always(game), "legal": legal}


# --- the answer -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Solved:
    """An exercise with its answer, and how it comes about."""

    exercise: Exercise
    before: Position
    after: Position
    scene: Mapping[str, Any]
    answer: Answer
    events: Sequence[Mapping[str, Any]]  # of what was played, as the seat may read them
    veil: Sequence[str]  # what of the view would say the answer

    def arguments(self) -> dict[str, Any]:
        """What the words of the exercise speak of."""
        args = {name: evaluate(self.scene, sum_) for name, sum_ in self.exercise.args.items()}
        return args | ({"answer": self.answer} if self.exercise.kind == "number" else {})

    def view(self) -> dict[str, Any]:
        """What the seat sees before it answers, less what would say the answer."""
        view = msgspec.json.decode(msgspec.json.encode(self.before.view(self.exercise.seat)))
        for path in self.veil:
            at(view, path).clear()
        return dict(view)


def solve(game: AnyGame, exercise: Exercise) -> Solved:
    """What is right, by the rules of the engine."""
    match = pose(game, exercise)
    before = match.position.clone()
    veil = [*exercises_of(game).veil, *exercise.veil]
    answer: Answer
    if exercise.kind == "allowed":
        numbers = {move: game.moves.number(move) for move in exercise.allowed}
        answer = [move for move, number in numbers.items() if before.why_not(exercise.seat, number) is None]
        return Solved(exercise, before, before, _both(game, exercise, before, before), answer, [], veil)
    if exercise.kind == "find":
        legal = [game.moves.words(int(move)) for move in before.legal(exercise.seat)]
        answer = [move for move in legal if _succeeds(match.twin(), exercise, move)]
        events = _played(match, exercise, [f"{exercise.seat} {answer[0]}"] if answer else [])
        events += _played(match, exercise, exercise.then, as_far_as_legal=True)
    else:
        events = _played(match, exercise, exercise.then)
    seen = _both(game, exercise, before, match.position)
    if exercise.kind == "number":
        answer = int(evaluate(seen, exercise.number))
    elif exercise.kind == "who":
        answer = evaluate(seen, exercise.who)
    elif exercise.kind == "outcomes":
        true = [name for name, claim in exercise.outcomes.items() if holds(seen, claim)]
        answer = true[0] if len(true) == 1 else true
    return Solved(exercise, before, match.position, seen, answer, events, veil)


def _both(game: AnyGame, exercise: Exercise, before: Position, after: Position) -> dict[str, Any]:
    return {**scene(after, exercise.seat, game), "was": scene(before, exercise.seat, game)}


def _succeeds(match: Match, exercise: Exercise, move: str) -> bool:
    before = match.position.clone()
    match.play(exercise.seat, move)
    _played(match, exercise, exercise.then, as_far_as_legal=True)
    return holds(_both(match.game, exercise, before, match.position), exercise.find)


def _played(
    match: Match, exercise: Exercise, lines: Sequence[str], *, as_far_as_legal: bool = False
) -> list[Mapping[str, Any]]:
    """Plays the lines of a record, and tells the seat what happened."""
    events: list[Mapping[str, Any]] = []
    for line in lines:
        try:
            match.replay(Played.read(line, match.game, match.seats))
        except Refused:
            if as_far_as_legal:
                break
            raise
        events += match.position.events_for(exercise.seat)
    return events
