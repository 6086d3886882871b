"""The ASGI application: all HTTP operations, their OpenAPI description, and the guard in front."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from adamak import __version__
from adamak.server import errors
from adamak.server.club import club_pages
from adamak.server.config import ServerConfig
from adamak.server.gate import pages
from adamak.server.gate.middleware import Guard
from adamak.server.host import about, admin, health, moderation, reach, reporting
from adamak.server.learning import exercises, option_forms, puzzles, rulebooks, shelf
from adamak.server.lobby import meeting, open_tables, seeking
from adamak.server.notices import notice_pages, premove_pages
from adamak.server.people import devices, guests, my_data, signing_in
from adamak.server.services import Services
from adamak.server.tables import access, files, table_pages
from adamak.server.tournaments import tournament_pages

OPERATIONS: list[Any] = [
    health.health, health.ready, about.wire_schema, about.what_runs_here, reach.reach,
    about.me, about.change_me, about.my_tables,
    shelf.shelf, shelf.covers, shelf.all_games, shelf.words, shelf.lesson_words,
    rulebooks.rules, rulebooks.summary, rulebooks.figures, rulebooks.clauses,
    option_forms.form_entries, option_forms.read_form,
    exercises.all_exercises, exercises.one_exercise, exercises.why_not,
    table_pages.make_table, table_pages.make_lesson, table_pages.table_info, table_pages.claim, table_pages.reissue,
    table_pages.renew_invite, table_pages.start, table_pages.abandon, table_pages.rematch, table_pages.links,
    table_pages.invite_code, files.save, files.import_save, files.fork, files.replay, files.analysis,
    club_pages.profile, club_pages.club, club_pages.outcome,
    puzzles.puzzles, puzzles.puzzle, puzzles.why,
    *signing_in.OPERATIONS, *my_data.OPERATIONS, *notice_pages.OPERATIONS, *premove_pages.OPERATIONS,
    *tournament_pages.OPERATIONS,
    *open_tables.OPERATIONS, *seeking.OPERATIONS, *meeting.OPERATIONS, *reporting.OPERATIONS,
]  # fmt: skip


def make_app(config: ServerConfig, services: Services | None = None) -> Guard:
    """The application of one server process. Whoever serves it opens and closes `app.services`."""
    services = services or Services(config)
    app = Litestar(
        route_handlers=[*OPERATIONS, *admin.OPERATIONS, *moderation.OPERATIONS, health.metrics, openapi, pages.page],
        dependencies={"services": Provide(lambda: services, sync_to_thread=False, use_cache=True)},
        exception_handlers=errors.HANDLERS,
        openapi_config=None,
        request_max_body_size=config.largest_body,
        logging_config=None,
        debug=False,
    )
    return Guard(app, services)


@asynccontextmanager
async def opened(config: ServerConfig) -> AsyncIterator[Guard]:
    """An application ready to be called, without a network: `async with opened(config) as app`."""
    app = make_app(config)
    await app.services.open()
    try:
        yield app
    finally:
        await app.services.close()


# --- the description -------------------------------------------------------------------------------------------------


@get("/api/openapi.json", include_in_schema=False, security=access.ANYBODY, sync_to_thread=False)
def openapi() -> Response[dict[str, Any]]:
    """The OpenAPI 3.1 description of the HTTP part."""
    return Response(description(), headers={"cache-control": "no-cache"})


@cache
def description() -> dict[str, Any]:
    """Made when first asked for: a server that starts need not wait for it."""
    secret = SecurityScheme(type="http", scheme="bearer", description="the secret of a seat, of the host, or to watch")
    guest = SecurityScheme(type="apiKey", name=guests.COOKIE, security_scheme_in="cookie", description="who I am")
    device = SecurityScheme(
        type="apiKey", name=devices.COOKIE, security_scheme_in="cookie", description="a device of a person"
    )
    config = OpenAPIConfig(
        title="Adamak",
        version=__version__,
        description="An open table for board games. The table socket is told in docs/protocol.md.",
        components=Components(security_schemes={"secret": secret, "guest": guest, "device": device}),
        use_handler_docstrings=True,
    )
    app = Litestar(
        route_handlers=OPERATIONS,
        dependencies={"services": Provide(lambda: None, sync_to_thread=False)},
        openapi_config=config,
        logging_config=None,
    )
    return _exact(app.openapi_schema.to_schema())


def _exact(told: dict[str, Any]) -> dict[str, Any]:
    """The description with what Litestar does not carry over from the Structs: bounds of what may also be missing or
    lies in a list, and that unknown fields are refused."""
    from adamak.server.wire import subjects
    from adamak.table import messages

    modules = (*subjects(), messages)
    named = {name: kind for module in modules for name, kind in vars(module).items() if isinstance(kind, type)}
    for name, shape in told["components"]["schemas"].items():
        kind = named.get(name.rsplit("_", 1)[-1])
        if kind is None or not getattr(getattr(kind, "__struct_config__", None), "forbid_unknown_fields", False):
            continue
        shape["additionalProperties"] = False
        _, parts = msgspec.json.schema_components([kind])
        for field, exact in parts[kind.__name__]["properties"].items():
            if field in shape["properties"] and "$ref" not in str(exact):
                shape["properties"][field] = exact
    return told
