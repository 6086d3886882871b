"""HTTP: the games on the shelf, ours and anybody's: what the page shows of them before and while they are played."""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import cache
from typing import Any, cast

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from adamak.core import Problem, games
from adamak.core.lesson import lessons
from adamak.core.match import AnyGame
from adamak.server.errors import Asked, may_answer
from adamak.server.host.preferences import preferred
from adamak.server.learning import game_wire as wire
from adamak.server.tables import access
from adamak.words import LANGUAGES, Words
from adamak.words.catalogue import shipped, source
from adamak.words.game_words import game_text, lesson_part, package_of

LASTING = "public, max-age=31536000, immutable"
TAGS = re.compile(r"<svg[^>]*>|</svg>|<\?xml[^>]*\?>")


def on_the_shelf() -> list[AnyGame]:
    """Every installed game, in the order in which people are shown them."""
    return sorted(games().values(), key=lambda game: (game.place, game.id))


def _cover(game: AnyGame) -> str:
    """The drawing of a game's own `cover.svg`, 320 by 180; empty where it has none."""
    return TAGS.sub("", shipped(package_of(game), ".", "cover.svg")).strip()


@cache
def _sprite() -> tuple[bytes, str]:
    """All covers in one file, each a symbol by the game's id; and its address, which changes with it."""
    covers = {game.id: drawing for game in on_the_shelf() if (drawing := _cover(game))}
    symbols = [f'<symbol id="{name}" viewBox="0 0 320 180">{drawing}</symbol>' for name, drawing in covers.items()]
    text = "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *symbols, "</svg>"]).encode()
    return text, f"/api/covers.svg?v={hashlib.sha256(text).hexdigest()[:8]}"


@cache
def shelf_now() -> wire.Shelf:
    """Names, lines and covers: enough for the page to show the shelf before it has asked for anything else."""
    return wire.Shelf(_sprite()[1], [_shelved(game) for game in on_the_shelf()])


def _shelved(game: AnyGame) -> wire.ShelvedGame:
    told = {lang: Words(lang).game(game) for lang in LANGUAGES}
    return wire.ShelvedGame(
        id=game.id,
        names={lang: words.name() for lang, words in told.items()},
        lines={lang: words.say("game-tagline") for lang, words in told.items() if words.has("game-tagline")},
        seats=[game.seat_counts[0], game.seat_counts[-1]],
        minutes=game.minutes,
        icon=game.icon,
        hue=game.hue,
        cover=bool(_cover(game)),
        lessons=[
            wire.ShelvedLesson(
                name, {lang: words.lesson(f"lesson-{name}", {}) for lang, words in told.items()}, lesson.minutes
            )
            for name, lesson in lessons(game).items()
        ],
    )


@get("/api/shelf", security=access.ANYBODY, responses=may_answer(), tags=["games"], sync_to_thread=False)
def shelf() -> wire.Shelf:
    """Every game of this server as its cover shows it. The page is served with this inside."""
    return shelf_now()


@get(
    "/api/covers.svg",
    security=access.ANYBODY, responses=may_answer(), tags=["games"], sync_to_thread=False, media_type="image/svg+xml",
)  # fmt: skip
def covers(request: Asked) -> Response[bytes]:
    """The covers that games bring, as symbols of one drawing."""
    return packed(request, _sprite()[0], "image/svg+xml", {"cache-control": LASTING})


@get(
    "/api/games",
    security=access.ANYBODY,
    responses=may_answer() | {200: ResponseSpec(list[wire.GameInfo], generate_examples=False)},
    tags=["games"],
    sync_to_thread=False,
)
def all_games(request: Asked, services: access.TheServices) -> Response[bytes]:
    """Every game of this server, with every option."""
    told = [_game_info(game, services.thinkers.levels()) for game in on_the_shelf()]
    return packed(request, msgspec.json.encode(told), "application/json", {"cache-control": "no-cache"})


def _game_info(game: AnyGame, levels: list[str]) -> wire.GameInfo:
    chosen = preferred(game.id)
    options = [
        wire.OptionInfo(**cast("dict[str, Any]", told), preferred=chosen.get(cast("str", told["name"])))
        for told in game.options_type.describe()
    ]
    advised = cast("dict[str, dict[str, Any]]", game.options_type.advised_against)
    return wire.GameInfo(
        game.id, game.rules_version, list(game.seat_counts), options, levels, game.showing,
        list(game.endings),
        [language for language in LANGUAGES if has_rules(game, language)],
        [wire.WarningInfo(name, when) for name, when in advised.items()],
        {kind.name: [thing for thing, _ in kind.things] for kind in game.moves.kinds},
        msgspec.convert(game.telling(), wire.Telling, from_attributes=True),
    )  # fmt: skip


@get(
    "/api/games/{game_id:str}/words/{language:str}", security=access.ANYBODY, responses=may_answer(404),
    tags=["games"], sync_to_thread=False, media_type="text/plain",
)  # fmt: skip
def words(request: Asked, game_id: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """Everything a game says in one language, in the format of Fluent. A browser that has it is told so (304)."""
    return _told_words(request, game_text(found(game_id), language) if language in LANGUAGES else "", language)


@get(
    "/api/games/{game_id:str}/lesson-words/{language:str}", security=access.ANYBODY, responses=may_answer(404),
    tags=["games"], sync_to_thread=False, media_type="text/plain",
)  # fmt: skip
def lesson_words(request: Asked, game_id: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """What the lessons of a game say in one language, in the format of Fluent."""
    part = lesson_part(found(game_id))
    return _told_words(request, source(part, language) if language in LANGUAGES else "", language)


def _told_words(request: Asked, said: str, language: str) -> Response[bytes]:
    if not said:
        raise Problem("no-such-words", language=language[:10])
    text = said.encode()
    tag = f'"{hashlib.sha256(text).hexdigest()[:16]}"'
    headers = {"cache-control": "no-cache", "etag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return packed(request, text, "text/plain; charset=utf-8", headers)


def has_rules(game: AnyGame, language: str) -> bool:
    """Does a game bring a rulebook in this language?"""
    return bool(shipped(package_of(game), "rules", f"{language}.md"))


def found(game_id: str) -> AnyGame:
    game = games().get(game_id)
    if game is None:
        raise Problem("no-such-game", game=game_id[:40])
    return game


def packed(request: Asked, body: bytes, kind: str, headers: dict[str, str]) -> Response[bytes]:
    headers = headers | {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = _gzipped(body), "gzip"
    return Response(body, media_type=kind, headers=headers)


@cache
def _gzipped(body: bytes) -> bytes:
    return gzip.compress(body, 9)
