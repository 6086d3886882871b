"""`adamak admin`: what the host of a server does with it while it runs, through the server itself."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime
from getpass import getuser
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

from adamak.cli.output import print_json, say
from adamak.core.errors import Problem

Call = Callable[..., Any]
# What can be done, how many words it takes, and how it is asked of the server.
ACTIONS: dict[str, tuple[int, str, str]] = {
    "list": (0, "GET", "tables"),
    "show": (1, "GET", "tables/{0}"),
    "close": (1, "POST", "tables/{0}/close"),
    "delete": (1, "DELETE", "tables/{0}"),
    "give-back": (2, "POST", "tables/{0}/seats/{1}/give-back"),
    "ban": (1, "POST", "bans"),
    "mute": (1, "POST", "bans"),
    "lift": (1, "DELETE", "bans/{0}"),
    "bans": (0, "GET", "bans"),
    "find": (1, "GET", "people?name={0}"),
    "rename": (2, "POST", "people/{0}/rename"),
    "reports": (0, "GET", "reports"),
    "settle": (1, "POST", "reports/{0}/close"),
    "log": (0, "GET", "deeds"),
    "expire": (0, "POST", "expire"),
    "key": (0, "", ""),
}


def administer(action: str, what: list[str], server: str, days: float, why: str, as_json: bool) -> None:
    """Asks the running server of this home, or the one named."""
    from adamak.server import ServerConfig
    from adamak.server.people.keys import Keys
    from adamak.server.storage.home import HomeLock

    if action not in ACTIONS or len(what) != ACTIONS[action][0]:
        raise Problem("admin-action", given=" ".join([action, *what])[:60], known=", ".join(ACTIONS))
    config = ServerConfig.from_environment()
    key = Keys.of(config.home, config.secret_key).host()
    if action == "key":
        print(key)
        return
    address = server or HomeLock(config.home).read().get("address", "")
    if not address:
        raise Problem("admin-no-server", path=str(config.home))
    _, method, path = ACTIONS[action]
    body: dict[str, Any] | None = None
    if action in ("ban", "mute"):
        body = {"what": what[0], "kind": action, "days": days, "why": why}
    elif action == "rename":
        body = {"name": what[1], "days": days, "why": why}
    path = path.format(*(quote(word, safe="") for word in what))
    answer = ask(f"{address.rstrip('/')}/api/admin/{path}", method, key, body)
    if as_json:
        print_json(answer)
    else:
        _print(action, answer)


def ask(address: str, method: str, key: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"authorization": f"Bearer {key}", "content-type": "application/json", "x-adamak-by": quote(_who())}
    try:
        with urlopen(Request(address, data, headers, method=method), timeout=30) as answer:
            return json.load(answer)
    except HTTPError as refused:
        try:
            answer = json.load(refused)
            raise Problem(str(answer["code"]), **answer.get("facts", {})) from None
        except (ValueError, KeyError):
            raise Problem("admin-no-answer", where=address, why=str(refused.code)) from None
    except (URLError, OSError) as error:
        raise Problem("admin-no-answer", where=address, why=str(getattr(error, "reason", error))) from None


def _who() -> str:
    """For the server's log: whoever types."""
    try:
        return getuser()
    except (OSError, KeyError):  # a user without a name, as in some containers
        return ""


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")


def _print(action: str, answer: Any) -> None:
    if action == "list":
        for table in answer["tables"]:
            names = ", ".join(seat["name"] or "?" for seat in table["seats"])
            print(f"{table['id']}  {table['game']:<12} {table['status']:<10} {names}")
        print(say("admin-tables", number=sum(answer["counts"].values())))
    elif "bans" in answer:
        for ban in answer["bans"]:
            print(f"{ban['kind']:<5} {ban['what']}  {ban['why']}")
        print(say("admin-bans", number=len(answer["bans"])))
    elif "reports" in answer:
        for report in answer["reports"]:
            about, by = report["about"], report["reporter"]
            whom = f"{about['name'] or '?'} ({about['handle']})"
            print(f"{report['id']}  {_day(report['at'])}  {report['reason']:<8} {whom}")
            print(f"    {by['name'] or by['handle']}: {report['words']}  {report['table']}".rstrip())
        print(say("admin-reports", number=len(answer["reports"])))
    elif "deeds" in answer:
        for deed in answer["deeds"]:
            done = f"{deed['what']:<12} {deed['about']}  {deed['why']}".rstrip()
            print(f"{_day(deed['at'])}  {deed['by'] or '?':<12} {done}")
    elif "people" in answer:
        for person in answer["people"]:
            print(f"{person['person']}  {person['handle']}  {person['name']}")
    elif "done" in answer:
        print(say("admin-done", number=sum(answer["done"].values())))
    else:
        print(json.dumps(answer, ensure_ascii=False, indent=1))
