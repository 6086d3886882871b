"""Everything that can be set about a server."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, then so many a second."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class ServerConfig:
    """A server's settings; `from_environment` reads those a host may want to change."""

    home: Path
    database_url: str = ""  # "": SQLite at home/adamak.db
    secret_key: str = ""  # "": a file in home, made at the first start
    web: Path | None = None  # the built page; None: the one inside the package
    allowed_origins: tuple[str, ...] = ()  # beside our own
    secure_cookies: bool = False  # behind https

    bot_delay: float = 0.6  # a bot's decision takes at least this long: people want to see what happens
    bot_seconds: float = 3.0  # the longest a bot may think
    bot_grace: float = 2.0  # beyond that it is stopped and a legal move drawn
    hint_seconds: float = 1.5  # as long the house thinks for whoever asks
    analysis_seconds: float = 8.0  # and about a whole finished game
    bot_workers: int = 1
    bot_command: tuple[str, ...] = ()  # (): our own worker
    outside_bots: Mapping[str, str] = field(default_factory=dict)  # name and command line of programs that may play
    takeover: float = 5.0  # seconds before a worker plays bots that another worker should have played

    live_tables: int = 500  # kept in memory; the others lie in the database
    idle_seconds: float = 120.0  # a table nobody looks at leaves the memory after this
    lock_seconds: float = 5.0  # how long a write waits for a locked database

    hello_seconds: float = 10.0
    largest_message: int = 65_536
    largest_body: int = 65_536
    message_rate: Rate | None = Rate(60, 20)  # per connection
    request_rate: Rate | None = Rate(300, 50)  # per address
    making_rate: Rate | None = Rate(40, 0.5)  # tables made and seats claimed, per address
    sockets_per_address: int = 200
    quiet: bool = False

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] | None = None) -> ServerConfig:
        """ADAMAK_HOME, ADAMAK_DATABASE_URL, ADAMAK_SECRET_KEY, ADAMAK_ORIGINS, ADAMAK_SECURE, ADAMAK_BOT_WORKERS,
        ADAMAK_BOT_DELAY, ADAMAK_LIMITS=off."""
        env = os.environ if environ is None else environ
        config = cls(
            home=Path(env["ADAMAK_HOME"]) if env.get("ADAMAK_HOME") else default_home(),
            database_url=env.get("ADAMAK_DATABASE_URL", ""),
            secret_key=env.get("ADAMAK_SECRET_KEY", ""),
            allowed_origins=tuple(env.get("ADAMAK_ORIGINS", "").split()),
            secure_cookies=env.get("ADAMAK_SECURE") == "1",
            bot_workers=int(env.get("ADAMAK_BOT_WORKERS", "1")),
            bot_delay=float(env.get("ADAMAK_BOT_DELAY", "0.6")),
        )
        return config.without_limits() if env.get("ADAMAK_LIMITS") == "off" else config

    def without_limits(self) -> ServerConfig:
        """No limits of rate: for benchmarks and tests."""
        return replace(self, message_rate=None, request_rate=None, making_rate=None, sockets_per_address=1_000_000)


def default_home() -> Path:
    from platformdirs import user_data_dir

    return Path(user_data_dir("adamak", appauthor=False))
