"""The settings a host may make in the environment: each with its name, what it may be, and what it does.

A value that cannot be read is refused at the start, with the name of the variable; so is a name nobody knows, for a
setting that is silently ignored is worse than none. `docs/hosting.md` lists them all.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from adamak.core import Problem
from adamak.server.config import ServerConfig, default_home

SECRETS = ("secret_key", "mail_server")  # never shown
SHORTEST_KEY = 32  # characters of ADAMAK_SECRET_KEY
HOST_NAME = re.compile(r"\*|[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?")
MAIL_SERVER = re.compile(r"smtps?://([^\s/@]+@)?(\[[0-9A-Fa-f:.]+\]|[^\s/@:\[\]]+)(:[0-9]{1,5})?/?")
MAIL_ADDRESS = re.compile(r"[^\s@]+@[^\s@]+")
ORIGIN = re.compile(r"https?://[^/\s]+")


@dataclass(frozen=True, slots=True)
class Setting:
    """One variable: which field of the config it sets, how it is read, what it may be, and what it is for."""

    name: str
    field: str
    read: Callable[[str], Any]
    allowed: str
    about: str


class Unreadable(Exception):
    """The text of a variable is not what it should be."""


def _switch(text: str) -> bool:
    known = {"1": True, "on": True, "yes": True, "true": True, "0": False, "off": False, "no": False, "false": False}
    if text.lower() not in known:
        raise Unreadable
    return known[text.lower()]


def _number(low: float, high: float) -> Callable[[str], float]:
    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            raise Unreadable from None
        if not low <= value <= high:
            raise Unreadable
        return value

    return read


def _whole(low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 20 and low <= int(text) <= high):
            raise Unreadable
        return int(text)

    return read


def _choice(*known: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text.lower() not in known:
            raise Unreadable
        return text.lower()

    return read


def _all_match(shape: re.Pattern[str]) -> Callable[[str], tuple[str, ...]]:
    def read(text: str) -> tuple[str, ...]:
        parts = tuple(text.replace(",", " ").split())
        if not all(shape.fullmatch(part) for part in parts):
            raise Unreadable
        return tuple(part.lower() for part in parts)

    return read


def _matches(shape: re.Pattern[str]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if not shape.fullmatch(text):
            raise Unreadable
        return text

    return read


def _addresses(text: str) -> tuple[str, ...]:
    try:
        return tuple(str(ip_address(part)) for part in text.replace(",", " ").split())
    except ValueError:
        raise Unreadable from None


def _folder(text: str) -> Path:
    try:
        return Path(text).expanduser()
    except RuntimeError:  # ~ of somebody who is not known here
        raise Unreadable from None


def _key(text: str) -> str:
    if len(text) < SHORTEST_KEY:
        raise Unreadable
    return text


SETTINGS = (
    Setting("ADAMAK_HOME", "home", _folder, "a folder", "where everything is kept"),
    Setting("ADAMAK_DATABASE_URL", "database_url", str, "postgresql://user:password@host/name",
            "the database; without it SQLite in the home"),
    Setting("ADAMAK_SECRET_KEY", "secret_key", _key, f"at least {SHORTEST_KEY} characters",
            "what cookies and links are signed with; without it secret.key in the home"),
    Setting("ADAMAK_HOSTS", "allowed_hosts", _all_match(HOST_NAME), "names, or *",
            "the names this server is reached by, beside localhost and plain addresses"),
    Setting("ADAMAK_ORIGINS", "allowed_origins", _all_match(ORIGIN), "https://name ...",
            "other sites whose pages may speak for a guest"),
    Setting("ADAMAK_PROXIES", "proxies", _addresses, "addresses",
            "reverse proxies that are believed when they say for whom they ask (X-Forwarded-For, -Proto)"),
    Setting("ADAMAK_SECURE", "secure_cookies", _switch, "on or off", "cookies for https alone"),
    Setting("ADAMAK_LOG_LEVEL", "log_level", _choice("debug", "info", "warning", "error"),
            "debug, info, warning, error", "how much is logged"),
    Setting("ADAMAK_LOG_FORMAT", "log_format", _choice("text", "json"), "text or json", "one line of either each"),
    Setting("ADAMAK_ACCESS_LOG", "access_log", _switch, "on or off", "one line for each request"),
    Setting("ADAMAK_METRICS", "metrics", _switch, "on or off", "/api/metrics for everybody; else for the host's key"),
    Setting("ADAMAK_BOT_WORKERS", "bot_workers", _whole(1, 256), "1 to 256", "processes in which bots think"),
    Setting("ADAMAK_BOT_DELAY", "bot_delay", _number(0, 60), "0 to 60", "seconds a bot's decision takes at least"),
    Setting("ADAMAK_BOT_SECONDS", "bot_seconds", _number(0.05, 600), "0.05 to 600", "seconds a bot may think at most"),
    Setting("ADAMAK_LIVE_TABLES", "live_tables", _whole(1, 1_000_000), "1 to 1000000", "tables kept in memory"),
    Setting("ADAMAK_CONNECTIONS", "most_connections", _whole(0, 1_000_000), "0 to 1000000",
            "connections in all; 0: what the system allows"),
    Setting("ADAMAK_CONNECTIONS_PER_ADDRESS", "connections_per_address", _whole(1, 1_000_000), "1 to 1000000",
            "connections of one address"),
    Setting("ADAMAK_WAITING_DAYS", "waiting_days", _number(0, 36_500), "0 to 36500",
            "days after which a table nobody came to is deleted; 0: never"),
    Setting("ADAMAK_ABANDONED_DAYS", "abandoned_days", _number(0, 36_500), "0 to 36500",
            "days after which a table that was given up is deleted; 0: never"),
    Setting("ADAMAK_UNPLAYED_DAYS", "unplayed_days", _number(0, 36_500), "0 to 36500",
            "days after which a game nobody goes on with is deleted; 0: never"),
    Setting("ADAMAK_GUESTS_DAYS", "guests_days", _number(0, 36_500), "0 to 36500",
            "days after which a guest without a table is forgotten; 0: never"),
    Setting("ADAMAK_RESEAT_MINUTES", "reseat_minutes", _number(0, 10_080), "0 to 10080",
            "minutes in which a seat may object before the host can give it a new key"),
    Setting("ADAMAK_PUSH", "push", _switch, "on or off", "notices by push, to browsers that want them"),
    Setting("ADAMAK_MAIL_SERVER", "mail_server", _matches(MAIL_SERVER), "smtp:// or smtps://user:password@host:port",
            "sends notices by mail; without it there are none"),
    Setting("ADAMAK_MAIL_FROM", "mail_from", _matches(MAIL_ADDRESS), "name@host", "the sender of such mail"),
    Setting("ADAMAK_WEBHOOKS", "webhooks", _switch, "on or off", "persons may have notices posted to an address"),
    Setting("ADAMAK_PRIVATE_ADDRESSES", "private_addresses", _switch, "on or off",
            "also to addresses in this machine's own network, and without https"),
    Setting("ADAMAK_NOTICE_SECONDS", "notice_seconds", _number(0, 3600), "0 to 3600",
            "seconds after which somebody who does not look is told"),
    Setting("ADAMAK_VACATION_DAYS", "vacation_days", _whole(0, 365), "0 to 365",
            "days a year for which a person's clocks may stand; 0: none"),
    Setting("ADAMAK_LIMITS", "", _choice("on", "off"), "on or off", "off lifts all limits of rate: for tests alone"),
)  # fmt: skip
# Read elsewhere: the terminal's language, the engine's sources instead of compiled modules, programs of the checkout.
OTHERS = frozenset((
    "ADAMAK_LANG", "ADAMAK_PURE", "ADAMAK_ENGINE", "ADAMAK_SOCKET", "ADAMAK_COMPILE", "ADAMAK_CHROMIUM", "ADAMAK_PAGE",
    "ADAMAK_PYTHON", "ADAMAK_SEED", "ADAMAK_ROUNDS", "ADAMAK_SECONDS", "ADAMAK_TABLES",
))  # fmt: skip


def read(environ: Mapping[str, str] | None = None) -> ServerConfig:
    """The config the environment describes; a Problem names the variable that cannot be."""
    env = os.environ if environ is None else environ
    known = {setting.name for setting in SETTINGS}
    for name in sorted(env):
        if name.startswith("ADAMAK_") and name not in known | OTHERS:
            raise Problem("unknown-setting", name=name[:60], known=", ".join(sorted(known)))
    values: dict[str, Any] = {}
    for setting in SETTINGS:
        given = env.get(setting.name, "").strip()
        if not given:
            continue
        try:
            value = setting.read(given)
        except Unreadable:
            shown = "…" if setting.field in SECRETS else given[:60]
            raise Problem("bad-setting", name=setting.name, given=shown, allowed=setting.allowed) from None
        if setting.field:
            values[setting.field] = value
    config = replace(ServerConfig(home=values.pop("home", None) or default_home()), **values)
    if config.mail_server and not config.mail_from:  # without a sender nothing would be sent, and nobody told why
        raise Problem("bad-setting", name="ADAMAK_MAIL_FROM", given="", allowed="name@host")
    return config.without_limits() if env.get("ADAMAK_LIMITS", "").strip().lower() == "off" else config
