"""Every error answer: a code and its facts, never a traceback."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from adamak.core import Problem, Refused
from adamak.server.wire import Trouble, facts

log = logging.getLogger("adamak.server")
Asked = Request[Any, Any, Any]

STATUS = {
    "bad-secret": 401,
    "no-secret": 401,
    "not-signed-in": 401,
    "wrong-passkey": 401,
    "wrong-personal-key": 401,
    "wrong-code": 401,
    "watching-off": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "bad-invite": 403,
    "cross-origin": 403,
    "banned": 403,
    "rated-sign-in": 403,
    "not-your-tournament": 403,
    "muted": 403,
    "name-kept": 403,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-game": 404,
    "no-such-rules": 404,
    "no-such-words": 404,
    "no-such-lesson": 404,
    "no-such-exercise": 404,
    "no-such-form": 404,
    "no-such-point": 404,
    "no-such-puzzle": 404,
    "no-such-person": 404,
    "no-such-tournament": 404,
    "no-result": 404,
    "no-such-device": 404,
    "no-such-passkey": 404,
    "no-such-way": 404,
    "no-such-seek": 404,
    "no-such-invitation": 404,
    "no-such-report": 404,
    "no-such-ban": 404,
    "not-found": 404,
    "seat-taken": 409,
    "seat-not-claimed": 409,
    "already-signed-in": 409,
    "already-started": 409,
    "already-your-turn": 409,
    "bot-plays": 409,
    "already-rematched": 409,
    "no-rematch-of-setup": 409,
    "not-over": 409,
    "not-playing": 409,
    "others-play": 409,
    "one-seat-each": 409,
    "already-entered": 409,
    "already-left": 409,
    "not-entered": 409,
    "entries-closed": 409,
    "bracket-full": 409,
    "tournament-full": 409,
    "tournament-over": 409,
    "too-few-entrants": 409,
    "reissue-waits": 409,
    "record-gap": 500,
    "record-altered": 500,
    "record-cut": 500,
    "storage-damaged": 500,
    "storage-readonly": 503,
    "too-large": 413,
    "wrong-host": 421,
    "too-fast": 429,
    "storage-busy": 503,
    "no-thought": 503,
    "storage-full": 503,
    "storage-unreachable": 503,
}
# What the framework itself refuses.
NAMES = {401: "no-secret", 404: "not-found", 405: "no-such-method", 413: "too-large", 415: "not-json"}


def status_of(problem: Problem) -> int:
    return STATUS.get(problem.code, 422)


def on_problem(_: Asked, problem: Problem) -> Response[Trouble]:
    headers = {"WWW-Authenticate": "Bearer"} if status_of(problem) == 401 else {}
    return Response(Trouble(problem.code, facts(problem)), status_code=status_of(problem), headers=headers)


def on_refused(_: Asked, refused: Refused) -> Response[Trouble]:
    because = refused.refusal
    return Response(Trouble("refused", {"clause": because.clause, "reason": because.reason}), status_code=422)


def on_http(_: Asked, error: HTTPException) -> Response[Trouble]:
    """The framework's own refusals; its words for the developer are kept short and hold nothing of ours."""
    code = NAMES.get(error.status_code, "malformed" if error.status_code < 500 else "internal")
    told: dict[str, Any] = {}
    if error.status_code == 400:
        extra = getattr(error, "extra", None)
        first = extra[0] if isinstance(extra, list) and extra else {}
        what = first.get("message", "") if isinstance(first, dict) else ""
        where = first.get("key", "") if isinstance(first, dict) else ""
        told = {"what": str(what or error.detail)[:200], "where": str(where)[:100]}
    return Response(Trouble(code, told), status_code=error.status_code, headers=error.headers)


def on_bytes(_: Asked, __: Exception) -> Response[Trouble]:
    """Bytes that are no text, or nested beyond measure."""
    return Response(Trouble("malformed"), status_code=400)


def on_anything(_: Asked, error: Exception) -> Response[Trouble]:
    log.error("unexpected", exc_info=error)
    return Response(Trouble("internal"), status_code=500)


HANDLERS: dict[Any, Any] = {
    Problem: on_problem,
    Refused: on_refused,
    HTTPException: on_http,
    UnicodeDecodeError: on_bytes,
    RecursionError: on_bytes,
    Exception: on_anything,
}

_WORDS = {
    400: "not understood",
    401: "no secret, or one that opens nothing",
    403: "not this power",
    404: "not there",
    409: "not now",
    413: "too large",
    421: "not a name of this server",
    422: "understood, but against a rule of the game or the lobby",
    429: "too fast",
    500: "what is kept of this table is damaged",
    503: "the database cannot now; nothing was changed",
}


def may_answer(*codes: int) -> dict[int, ResponseSpec]:
    """The error answers of an operation, for its description; 422 where a body can be against the rules."""
    every = {400, 421, 429, 500, 503, *codes}
    return {code: ResponseSpec(Trouble, description=_WORDS[code], generate_examples=False) for code in sorted(every)}
