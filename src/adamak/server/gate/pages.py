"""The built page: its files, and index.html for every address that is the page's own business."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import lru_cache
from pathlib import Path

import msgspec
from litestar import Response, get

from adamak.core import Problem
from adamak.server.errors import Asked
from adamak.server.learning.shelf import LASTING, shelf_now
from adamak.server.services import Services
from adamak.server.tables import access

HASHED = "assets/"  # the build puts a digest into these names: they never change
PACKED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".map", ".ftl")
MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Adamak</title>
<h1>The page is not built yet</h1><p>Run <code>./adamak serve</code> in the checkout: it builds the page,
then serves it. The server itself is running: <a href="/api/games">/api/games</a>.</p></html>"""


def folder(services: Services) -> Path:
    return services.config.web or Path(__file__).parents[2] / "_web"


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Asked, services: access.TheServices) -> Response[bytes]:
    """A file of the page, or the page itself."""
    wanted = request.scope["path"].strip("/")
    if wanted == "api" or wanted.startswith("api/"):
        raise Problem("not-found")
    base = folder(services).resolve()
    file = _inside(base, wanted)
    if file is None:
        if mimetypes.guess_type(wanted)[0] is not None:  # a file of the page (not a clause: /rules/.../CO-4.2)
            raise Problem("not-found")
        wanted, file = "index.html", _inside(base, "index.html")
    if file is None:
        return Response(MISSING, media_type="text/html", headers={"cache-control": "no-store"})
    headers = {"cache-control": LASTING if wanted.startswith(HASHED) else "no-cache", "vary": "accept-encoding"}
    body, packed_by = _packed(base, wanted, file, request.headers.get("accept-encoding", ""))
    if packed_by:
        headers["content-encoding"] = packed_by
    return Response(body, media_type=_kind(file), headers=headers)


def _packed(base: Path, wanted: str, file: Path, accepted: str) -> tuple[bytes, str]:
    """A file as it travels, and how it is packed: the build has laid some beside themselves."""
    if file.suffix in PACKED and "br" in accepted and (beside := _inside(base, f"{wanted}.br")):
        return _read(beside, beside.stat().st_mtime_ns, False), "br"
    packed = file.suffix in PACKED and "gzip" in accepted
    return _read(file, file.stat().st_mtime_ns, packed), "gzip" if packed else ""


def _inside(base: Path, wanted: str) -> Path | None:
    """A file below the folder; never one beside it."""
    if not wanted or "\0" in wanted:
        return None
    try:
        file = (base / wanted).resolve()
        return file if file.is_relative_to(base) and file.is_file() else None
    except (OSError, ValueError):
        return None


@lru_cache(maxsize=256)
def _read(file: Path, changed: int, packed: bool) -> bytes:
    body = file.read_bytes()
    if file.name == "index.html":
        body = body.replace(b"</head>", _shelf() + b"</head>")
    return gzip.compress(body, 9) if packed else body


def _shelf() -> bytes:
    """The games of this server, inside the page: it shows them with its first picture."""
    told = re.sub(rb"[<>&]", lambda sign: b"\\u%04x" % ord(sign[0]), msgspec.json.encode(shelf_now()))
    return b'<script type="application/json" id="shelf">' + told + b"</script>"


def _kind(file: Path) -> str:
    known = {".js": "text/javascript", ".ftl": "text/plain", ".webmanifest": "application/manifest+json"}
    kind = known.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return kind
