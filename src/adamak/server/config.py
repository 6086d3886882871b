"""Everything that can be set about a server. What a host may set in the environment is declared in `settings.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

DAY = 24 * 3600.0
COOKIE_DAYS = 365  # a browser is remembered so long; a device of a person so long from when it was last seen


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
    allowed_hosts: tuple[str, ...] = ()  # names of this server, beside localhost and plain addresses; "*": any
    proxies: tuple[str, ...] = ()  # reverse proxies: they alone are believed when they say for whom they ask
    secure_cookies: bool = False  # behind https
    log_level: str = "warning"
    log_format: str = "text"  # or "json"
    access_log: bool = False
    metrics: bool = False  # /api/metrics without the host's key

    bot_delay: float = 0.6  # a bot's decision takes at least this long: people want to see what happens
    bot_seconds: float = 3.0  # the longest a bot may think
    bot_grace: float = 2.0  # beyond that it is stopped and a legal move drawn
    bot_allowance: Rate | None = Rate(120, 0.5)  # seconds of thinking per address; beyond it bots think `hurried` long
    bot_hurried: float = 0.2  # seconds
    hint_seconds: float = 1.5  # as long the house thinks for whoever asks
    analysis_seconds: float = 8.0  # and about a whole finished game
    bot_workers: int = 1
    bot_command: tuple[str, ...] = ()  # (): our own worker
    outside_bots: Mapping[str, str] = field(default_factory=dict)  # name and command line of programs that may play
    takeover: float = 5.0  # seconds before a worker plays bots that another worker should have played

    live_tables: int = 500  # kept in memory; the others lie in the database
    idle_seconds: float = 120.0  # a table nobody looks at leaves the memory after this
    lock_seconds: float = 5.0  # how long a write waits for a locked database
    connect_seconds: int = 5  # how long PostgreSQL may take to answer a new connection

    hello_seconds: float = 10.0
    request_seconds: float = 15.0  # a whole request, headers and body, must have come by then
    keep_alive_seconds: float = 20.0  # between two requests of a connection
    stalled_seconds: float = 30.0  # a client that reads nothing of its answer is dropped after this
    largest_message: int = 65_536
    largest_body: int = 65_536
    message_rate: Rate | None = Rate(60, 20)  # per connection
    request_rate: Rate | None = Rate(300, 50)  # per address, table sockets included
    making_rate: Rate | None = Rate(40, 0.5)  # POST requests, per address
    table_rate: Rate | None = Rate(60, 1 / 30)  # tables made, imported or forked, per address
    guest_rate: Rate | None = Rate(60, 1 / 30)  # new guests kept, per address
    report_rate: Rate | None = Rate(20, 1 / 300)  # reports about others, per address
    byte_rate: Rate | None = Rate(64e6, 1e6)  # bytes in and out, per address
    connection_rate: Rate | None = Rate(400, 20)  # connections opened, per address
    connections_per_address: int = 300
    unready_per_address: int = 60  # connections whose request has not come whole
    most_connections: int = 0  # 0: as many as the system lets this process have open, less a reserve
    sockets_per_address: int = 200

    waiting_days: float = 14  # a table nobody came to
    abandoned_days: float = 30  # a table that was given up
    unplayed_days: float = 365  # a game nobody has touched; 0: never, for all of these
    guests_days: float = 90  # a guest without a table
    reseat_minutes: float = 10  # a seat may object so long before the host can give it a new key
    quiet: bool = False

    push: bool = True  # browsers may be told of what they miss
    mail_server: str = ""  # smtp://user:password@host:port, or smtps://; "": no mail
    mail_from: str = ""
    webhooks: bool = False
    private_addresses: bool = False  # push services and webhooks may lie in the host's own network
    notice_seconds: float = 5.0  # nobody is told before: whoever is about to look need not be
    code_rate: Rate | None = Rate(5, 5 / 3600)  # codes sent to one address, or for one person
    vacation_days: int = 30  # a person may be away so many in a year, and their clocks stand; 0: none

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] | None = None) -> ServerConfig:
        """From ADAMAK_... variables, each checked; see `settings.SETTINGS`."""
        from adamak.server.settings import read

        return read(environ)

    def without_limits(self) -> ServerConfig:
        """No limits of rate: for benchmarks and tests."""
        return replace(
            self, message_rate=None, request_rate=None, making_rate=None, table_rate=None, guest_rate=None,
            byte_rate=None, connection_rate=None, bot_allowance=None, sockets_per_address=1_000_000,
            connections_per_address=1_000_000, unready_per_address=1_000_000, code_rate=None,
            report_rate=None,
        )  # fmt: skip


def default_home() -> Path:
    from platformdirs import user_data_dir

    return Path(user_data_dir("adamak", appauthor=False))
