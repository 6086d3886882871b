"""Receivers, and people who want to be told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from adamak.server.background import Running

from ..clients import Browser, Player
from ..conftest import Serve
from ..people import become, myself, places
from .receivers import Listener, MailServer


@pytest.fixture
def listener() -> Iterator[Listener]:
    there = Listener()
    yield there
    there.close()


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    there = MailServer()
    yield there
    there.close()


@dataclass
class Anna:
    """A person who is told by push, with what they need to play."""

    browser: Browser
    name: str

    def sit(self, url: str, table: str) -> Player:
        seats = {seat: secret for seat, secret in places(self.browser, table).items() if seat >= 0}
        return Player(url, table, secrets=list(seats.values()))

    @property
    def id(self) -> str:
        return str(myself(self.browser)["id"])


Someone = Callable[[Running, str], Anna]


@pytest.fixture
def someone(listener: Listener) -> Someone:
    """A new person whose browser takes pushes at the listener."""

    def make(server: Running, name: str) -> Anna:
        browser = Browser(server.url)
        browser.call("PUT", "/api/me", {"name": name, "language": "en"}, status=200)
        become(browser, name)
        browser.call("POST", "/api/person/notices/push", listener.subscribe(name).body, status=201)
        return Anna(browser, name)

    return make


@pytest.fixture
def telling(serve: Serve) -> Callable[..., Running]:
    """A server that may speak to this machine, and waits for nobody."""

    def start(**changes: Any) -> Running:
        return serve(**({"private_addresses": True, "notice_seconds": 0.0} | changes))

    return start
