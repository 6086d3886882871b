"""HTTP: rulebooks, and what makes them easy to use: the summary, figures, and where each clause can be tried."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from adamak.core import Problem
from adamak.core.exercises import exercises_of
from adamak.core.figures import position_of
from adamak.core.lesson import lessons
from adamak.core.match import AnyGame
from adamak.server.errors import Asked, may_answer
from adamak.server.learning import learning_wire as wire
from adamak.server.learning.shelf import found, packed
from adamak.server.tables import access
from adamak.words import LANGUAGES
from adamak.words.catalogue import shipped
from adamak.words.exercises import ExerciseWords
from adamak.words.figure_words import FigureWords, figures_of
from adamak.words.game_words import GameWords, package_of


@get(
    "/api/games/{game_id:str}/rules/{language:str}", security=access.ANYBODY, responses=may_answer(404), tags=["games"],
    sync_to_thread=False, media_type="text/markdown",
)  # fmt: skip
def rules(game_id: FromPath[str], language: FromPath[str]) -> Response[str]:
    """The rulebook of a game, clause by clause."""
    return _page(found(game_id), language, "")


@get(
    "/api/games/{game_id:str}/summary/{language:str}", security=access.ANYBODY, responses=may_answer(404),
    tags=["games"], sync_to_thread=False, media_type="text/markdown",
)  # fmt: skip
def summary(game_id: FromPath[str], language: FromPath[str]) -> Response[str]:
    """The game on one page: turn, actions, scoring, end."""
    return _page(found(game_id), language, "summary.")


@get(
    "/api/games/{game_id:str}/figures/{language:str}", security=access.ANYBODY,
    responses=may_answer(404) | {200: ResponseSpec(list[wire.Figure], generate_examples=False)},
    tags=["games"], sync_to_thread=False,
)  # fmt: skip
def figures(request: Asked, game_id: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The figures of a rulebook, each with the view that the board draws it from; a list of `Figure`."""
    game = found(game_id)
    _check(language)
    body = _figures(game, language)
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = {"cache-control": "no-cache", "etag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return packed(request, body, "application/json", headers)


@get(
    "/api/games/{game_id:str}/clauses/{language:str}", security=access.ANYBODY, responses=may_answer(404),
    tags=["games"], sync_to_thread=False,
)  # fmt: skip
def clauses(game_id: FromPath[str], language: FromPath[str]) -> dict[str, list[wire.Teaching]]:
    """Where each clause can be seen or tried; a clause that nothing shows is not listed."""
    game = found(game_id)
    _check(language)
    return _clauses(game, language)


def _page(game: AnyGame, language: str, part: str) -> Response[str]:
    text = shipped(package_of(game), "rules", f"{part}{language}.md") if language in LANGUAGES else ""
    if not text:
        raise Problem("no-such-rules", language=language[:10])
    return Response(text, media_type="text/markdown", headers={"cache-control": "no-cache"})


def _check(language: str) -> None:
    if language not in LANGUAGES:
        raise Problem("no-such-rules", language=language[:10])


@cache
def _figures(game: AnyGame, language: str) -> bytes:
    words = FigureWords(language, game)
    every = figures_of(game)
    told = []
    for name, figure in every.items():
        position = position_of(game, every, figure)
        view = position.view(figure.seat)
        caption, notes = words.tell(name, figure, view)
        callouts = [wire.Callout(one.at, one.ring, text) for one, text in zip(figure.callouts, notes, strict=True)]
        told.append(
            wire.Figure(
                name, figure.clause, caption, callouts, figure.show, list(figure.size), figure.around,
                figure.tab, figure.seat, words.names[: position.seats], position.to_setup()["options"], view,
            )
        )  # fmt: skip
    return msgspec.json.encode(told)


@cache
def _clauses(game: AnyGame, language: str) -> dict[str, list[wire.Teaching]]:
    index: dict[str, list[wire.Teaching]] = {}
    for shown, link in (*_drawn(game, language), *_taught(game, language), *_asked(game, language)):
        for clause in dict.fromkeys(shown):
            index.setdefault(clause, []).append(link)
    return index


Shows = Iterator[tuple[list[str], wire.Teaching]]


def _drawn(game: AnyGame, language: str) -> Shows:
    words = FigureWords(language, game)
    for at, (name, figure) in enumerate(figures_of(game).items(), 1):
        title = words.say("figure-number", number=at)
        yield [figure.clause], wire.Teaching("figure", name, title, f"/rules/{game.id}#figure-{name}")


def _taught(game: AnyGame, language: str) -> Shows:
    words = GameWords(language, game, "lesson")
    for name, lesson in lessons(game).items():
        taught = [clause for step in lesson.step for clause in step.clauses]
        yield taught, wire.Teaching("lesson", name, words.say(f"lesson-{name}"), f"/learn/{game.id}")


def _asked(game: AnyGame, language: str) -> Shows:
    words = ExerciseWords(language, game)
    for group in exercises_of(game).subjects().values():
        for exercise in group:
            path = f"/learn/{game.id}/{exercise.id}"
            yield exercise.clauses, wire.Teaching("exercise", exercise.id, words.title(exercise), path)
