"""HTTP for whoever watches over the server: is it alive, can it keep what is played, and its figures."""

from __future__ import annotations

import asyncio
import sys
import time

from litestar import Response, get

from adamak.server.errors import Asked, may_answer
from adamak.server.services import Services
from adamak.server.tables import access

TRUSTED_FOR = 1.0  # seconds: readiness writes to the database, so it is asked at most so often


@get("/api/health", security=access.ANYBODY, tags=["server"], sync_to_thread=False)
def health() -> dict[str, bool]:
    """Whether the process answers."""
    return {"ok": True}


@get("/api/ready", security=access.ANYBODY, responses=may_answer(), tags=["server"])
async def ready(services: access.TheServices) -> Response[dict[str, object]]:
    """Whether moves can be kept now: something is written to the database. 503 and why not, otherwise."""
    why = await _why_not_ready(services)
    return Response({"ok": not why, "why": why}, status_code=503 if why else 200)


async def _why_not_ready(services: Services) -> str:
    """One question at a time, and its answer for whoever else asks within a second."""
    asked = services.readiness
    if asked is None or (asked[1].done() and time.monotonic() - asked[0] > TRUSTED_FOR):
        asked = (time.monotonic(), asyncio.get_running_loop().create_task(_ask(services)))
        services.readiness = asked
    return await asyncio.shield(asked[1])


async def _ask(services: Services) -> str:
    if services.rooms.closing:
        return "closing"
    try:
        async with asyncio.timeout(services.config.lock_seconds + 1):
            await services.rooms.heartbeat.beat()
    except TimeoutError:
        return "storage-busy"
    if not services.rooms.heartbeat.healthy:
        return services.rooms.heartbeat.trouble
    return "" if services.listening else "not-listening"


@get("/api/metrics", include_in_schema=False, sync_to_thread=False, media_type="text/plain")
def metrics(request: Asked, services: access.TheServices) -> Response[str]:
    """Figures for Prometheus: for the host's key, or for everybody where the host says so (ADAMAK_METRICS)."""
    if not services.config.metrics:
        access.server_host(request, services)
    return Response(services.metrics.text(gauges(services)), media_type="text/plain; version=0.0.4")


def most_memory() -> dict[str, tuple[str, float]]:
    """What the system knows of this process' memory; nothing where it is not a Unix."""
    try:
        import resource
    except ImportError:
        return {}
    unit = 1 if sys.platform == "darwin" else 1024
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit
    return {"adamak_memory_bytes": ("most memory used so far", most)}


def gauges(services: Services) -> dict[str, tuple[str, float]]:
    """What can simply be looked at."""
    rooms, thinkers, door = services.rooms, services.thinkers, services.door
    playing = sum(room.table.playing for room in rooms.all_live())
    return {
        "adamak_up_seconds": ("since the start", time.monotonic() - services.started_at),
        "adamak_cpu_seconds_total": ("processor time", time.process_time()),
        **most_memory(),
        "adamak_live_tables": ("tables in memory", len(rooms)),
        "adamak_live_games": ("games going on among them", playing),
        "adamak_sockets": ("table sockets", len(services.connections)),
        "adamak_http_connections": ("connections of all kinds", door.total),
        "adamak_refused_connections_total": ("connections turned away at the door", door.refused),
        "adamak_commits_total": ("transactions", services.store.commits),
        "adamak_storage_failing": ("1: the last transaction failed", float(services.store.failing)),
        "adamak_damaged_tables": ("tables whose record was found damaged", services.metrics.damaged),
        "adamak_bot_thoughts_total": ("decisions of bots, hints and analyses", thinkers.thoughts),
        "adamak_bot_seconds_total": ("time they took", thinkers.seconds),
        "adamak_bot_failures_total": ("bots that crashed or overran", thinkers.failures),
        "adamak_bot_queue": ("thoughts that wait", thinkers.turns.waiting),
        "adamak_loop_lag_seconds": ("how late the event loop was last", services.metrics.lag),
    }
